// Sets an exception aside while other code runs.
#ifndef CUBIND_CORE_SET_ASIDE_H
#define CUBIND_CORE_SET_ASIDE_H

#include <Python.h>

// core_pending_take() takes the pending exception; Python functions can then be called.
// core_pending_restore() sets it again and adds `note`, which it takes over; `note` may be NULL.
typedef struct core_pending {
    PyObject *type, *value, *traceback;
} core_pending;

core_pending core_pending_take(void);
void core_pending_restore(core_pending pending, PyObject *note);

// Sets the exception again with another text, which the function takes over. If `text` is NULL, the
// exception stays as it was.
void core_pending_reword(core_pending pending, PyObject *text);

#endif
