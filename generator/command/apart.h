// Work in processes of its own, so that headers that bring libclang down are told of.
#ifndef CUBIND_GENERATOR_COMMAND_APART_H
#define CUBIND_GENERATOR_COMMAND_APART_H

#include "base/workers.h"
#include "command/inputs.h"

// What a task gets as its data.
typedef struct order {
    arena *a;
    const options *o;
    job *jobs; // one per module
    int job_count;
} order;

// Finds the jobs of the command, and runs one task per job, side by side. Their results, or NULL after
// an error in any of them.
text *apart_run(order *c, worker_task *task);
void apart_free(const order *c, text *results);

#endif
