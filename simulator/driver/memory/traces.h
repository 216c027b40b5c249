// Declares the accesses of kernels that have ended, which the race check compares with those of
// later kernels on other streams.
#ifndef CUBIND_DRIVER_MEMORY_TRACES_H
#define CUBIND_DRIVER_MEMORY_TRACES_H

#include <stddef.h>
#include <stdint.h>

#include "base/order.h"
#include "cubind_sim.h"

// A kernel: the number of its stream or branch, its number there, and what came before it.
typedef struct drv_traced {
    cubind_sim_trace *trace;
    uint64_t stream, kernel;
    drv_order before;
} drv_traced;

// Compares a kernel that has ended with the kept ones that nothing orders, and keeps it. Takes over
// the trace and the order. The caller does not hold the lock.
void drv_traces_add(drv_traced *traced, void (*found)(void *, const cubind_sim_finding *),
                    void *data);
// Forgets the accesses to memory that has a new owner, and the kernels of a module that is being
// unloaded.
void drv_traces_forget_memory(uintptr_t start, size_t size);
void drv_traces_forget_module(const cubind_sim_module *module);

#endif
