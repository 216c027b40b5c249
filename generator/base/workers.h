// Independent tasks, each in a process of its own, as many at once as there are processors.
//
// A worker sees the memory of its parent as it was; what it changes there is lost when it ends. It
// gives back a text. What it reports is held back and printed in the order of the workers, so that
// a run looks as if they had come one after the other.
#ifndef CUBIND_GENERATOR_WORKERS_H
#define CUBIND_GENERATOR_WORKERS_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

#include "base/text.h"

typedef struct worker {
    const char *name; // for messages
    int seconds;      // after which it is ended; 0: ten minutes
    long long weight; // how much there is to do: the longest start first, none ends long after all

    // of workers.c
    pid_t process;
    int status;
    FILE *output;
    FILE *messages;
} worker;

// Runs in the worker's process; false after an error, which it has reported.
typedef bool worker_task(int index, void *data, text *result);

// Whether all went well. A worker begins as zeros but for its name and weight. The caller frees the
// results; one that failed has none.
bool workers_run(worker *workers, int count, worker_task *task, void *data, text *results);

#endif
