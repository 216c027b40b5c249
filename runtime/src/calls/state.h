// Holds a binding's state for calls: classes of ctypes and registered callbacks.
#ifndef CUBIND_CALLS_STATE_H
#define CUBIND_CALLS_STATE_H

#include <pthread.h>

#include "cubind/callback.h"

enum { CB__CTYPE_SLOTS = 64, CB__QUARANTINE = 64 };

// A hash table by pointer with open addressing. It is filled before it is published, then constant.
typedef struct cb__ctypes {
    PyObject *keys[CB__CTYPE_SLOTS]; // owned
    uint8_t codes[CB__CTYPE_SLOTS];
    PyObject *structure; // ctypes.Structure, owned
} cb__ctypes;

typedef struct cb_calls {
    cb__ctypes *ctypes;   // NULL until the first packed argument that needs them
    pthread_mutex_t lock; // protects the members below
    struct cb__registration *registrations;
    uint64_t registered; // number of registrations so far
    cb_closure *quarantine[CB__QUARANTINE];
    unsigned quarantine_next;
} cb_calls;

// Returns the binding's state, made at first use. NULL with MemoryError.
cb_calls *cb__calls(cb_module *m);

#endif
