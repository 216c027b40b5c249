// Declares the list of the kinds of nodes.
#ifndef CUBIND_DRIVER_GRAPH_KINDS_H
#define CUBIND_DRIVER_GRAPH_KINDS_H

#include "types.h"

typedef struct fd_node_kind fd_node_kind;
typedef struct fd_operation fd_operation;

// An operation owns all of its memory. Functions that fail leave `to` empty.
CUresult fd_operation_read(fd_operation *to, const CUgraphNodeParams *given);

// Sets new parameters; the type must stay. A kernel keeps its attributes.
CUresult fd_operation_replace(fd_operation *operation, const CUgraphNodeParams *given);
const fd_node_kind *fd_node_kind_of(CUgraphNodeType type); // NULL: there is none

#endif
