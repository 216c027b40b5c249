// Runs independent tasks, each in its own process, as many at once as there are processors (at most
// four).
//
// A worker sees its parent's memory as of the fork; changes that it makes there are lost when it
// ends. Its result is a text. Messages are held back and printed in the order of the workers, so
// the output looks as if the tasks had run one after another.
#ifndef CUBIND_GENERATOR_WORKERS_H
#define CUBIND_GENERATOR_WORKERS_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "base/text.h"

typedef struct worker {
    const char *name; // for messages
    int seconds;      // time limit, after which it is killed; 0: ten minutes
    long long weight; // amount of work; the heaviest start first, so that none ends late

    // private to workers.c
    pid_t process;
    int status;
    FILE *output;
    FILE *messages;
} worker;

// Runs in the worker's process. Returns false after an error that it has reported.
typedef bool worker_task(int index, void *data, text *result);

// Runs all workers and returns whether all succeeded. Each worker must be zeroed except its name,
// weight and seconds. The caller frees the results; a failed worker has none.
bool workers_run(worker *workers, int count, worker_task *task, void *data, text *results);

#endif
