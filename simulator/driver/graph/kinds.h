// Declares the list of the kinds of nodes.
#ifndef CUBIND_DRIVER_GRAPH_KINDS_H
#define CUBIND_DRIVER_GRAPH_KINDS_H

#include "types.h"

typedef struct drv_node_kind drv_node_kind;
typedef struct drv_operation drv_operation;

// An operation owns all of its memory. Functions that fail leave `to` empty.
CUresult drv_operation_read(drv_operation *to, const CUgraphNodeParams *given);

// Sets new parameters; the type must stay. A kernel keeps its attributes.
CUresult drv_operation_replace(drv_operation *operation, const CUgraphNodeParams *given);
const drv_node_kind *drv_node_kind_of(CUgraphNodeType type); // NULL: there is none

#endif
