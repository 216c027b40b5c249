// Traverses and frees a binding's state for calls.
#ifndef CUBIND_CALLS_H
#define CUBIND_CALLS_H

#include "cubind/module.h"

// For the module's traverse and clear.
int cb_calls_traverse(cb_module *m, visitproc visit, void *arg);
void cb_calls_clear(cb_module *m);

#endif
