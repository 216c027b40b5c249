// Makes and ends the state of cubind/interop.h, for cubind._runtime.
#ifndef CUBIND_INTEROP_STATE_H
#define CUBIND_INTEROP_STATE_H

#include "cubind/interop.h"

// Returns a new state; NULL with an exception.
cb_interop *cb__interop_new(void);
// Drops the Python objects of a state. The state itself stays, because modules use it to the end.
void cb__interop_end(cb_interop *interop);

#endif
