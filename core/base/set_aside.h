// An exception that is set aside while other code runs.
#ifndef CUBIND_CORE_SET_ASIDE_H
#define CUBIND_CORE_SET_ASIDE_H

#include <Python.h>

// core_pending_take() takes the pending exception; Python functions can then be called.
// core_pending_restore() sets it again with `note`, which it takes over; NULL if the note could not
// be made.
typedef struct core_pending {
    PyObject *type, *value, *traceback;
} core_pending;

core_pending core_pending_take(void);
void core_pending_restore(core_pending pending, PyObject *note);

// Sets it again with another text, which is taken over. NULL keeps the exception unchanged.
void core_pending_reword(core_pending pending, PyObject *text);

#endif
