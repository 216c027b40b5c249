// Declares the conditions of conditional nodes.
#ifndef CUBIND_DRIVER_GRAPH_CONDITION_H
#define CUBIND_DRIVER_GRAPH_CONDITION_H

#include <stdbool.h>
#include <stdint.h>

#include "device/context.h"
#include "types.h"

typedef struct drv_graph drv_graph;

typedef struct drv_condition {
    _Atomic uint32_t value; // the handle is its address
    uint32_t initial;
    bool has_initial;
    bool is_used; // a node uses it
    unsigned int references;
    unsigned int executables; // number of executable graphs that have a copy of its node
    drv_context *context;
    const drv_graph *graph; // the graph whose nodes may use it; NULL if destroyed
    uint64_t range;         // id of the value's allocation
} drv_condition;

drv_condition *drv_condition_of(CUgraphConditionalHandle handle); // NULL: there is none
CUresult drv_condition_new(drv_condition **out, drv_context *context, unsigned int initial,
                           unsigned int flags);
void drv_condition_drop(drv_condition *condition);

#endif
