// Changes kernel nodes in executable graphs.
#ifndef CUBIND_CORE_NODE_KERNEL_EXEC_H
#define CUBIND_CORE_NODE_KERNEL_EXEC_H

#include "graph/exec_change.h"

core_exec_take core_exec_take_kernel;
core_exec_apply core_exec_apply_kernel;

#endif
