// Runs the work on each module in its own process, so that a crash of libclang becomes an error
// message.
#ifndef CUBIND_GENERATOR_COMMAND_APART_H
#define CUBIND_GENERATOR_COMMAND_APART_H

#include "base/workers.h"
#include "command/inputs.h"

// The data that a task gets.
typedef struct order {
    arena *a;
    const options *o;
    job *jobs; // one per module
    int job_count;
} order;

// Finds the jobs of the command and runs one task per job, in parallel. Returns their results, or
// NULL after an error in any of them. Free the results with apart_free().
text *apart_run(order *c, worker_task *task);
void apart_free(const order *c, text *results);

#endif
