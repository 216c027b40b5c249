// Frees the callbacks that a binding has registered.
#ifndef CUBIND_CALLS_CALLBACK_H
#define CUBIND_CALLS_CALLBACK_H

#include "calls/state.h"

// Frees the list. The callbacks themselves stay, because the library may still call them.
void cb__registrations_free(cb_calls *calls);

#endif
