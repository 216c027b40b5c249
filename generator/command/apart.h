// Work in processes of its own, so that headers that bring libclang down are told of.
#ifndef CUBIND_GENERATOR_COMMAND_APART_H
#define CUBIND_GENERATOR_COMMAND_APART_H

#include "base/workers.h"
#include "command/inputs.h"

// What a task gets as its data.
typedef struct order {
    arena *a;
    const options *o;
    job *jobs; // one per task where there are several, else NULL
} order;

// One task, whose result is `out`. False after an error.
bool apart_run(order *c, worker_task *task, text *out);

// One task per job, side by side; their results, lists of changes, are made on disk once all of them
// are there: an error leaves everything as it was.
bool apart_change(order *c, int count, worker_task *task);

#endif
