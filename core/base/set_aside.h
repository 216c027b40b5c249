// An exception that waits while something else is done.
#ifndef CUBIND_CORE_SET_ASIDE_H
#define CUBIND_CORE_SET_ASIDE_H

#include <Python.h>

// The pending exception taken aside, and set again with a note, which is taken over; NULL where it
// could not be made. In between Python functions can be called.
typedef struct core_pending {
    PyObject *type, *value, *traceback;
} core_pending;

// Takes the note over. NULL is none, or says that memory was short: no reason to lose the exception.
// `error` may be NULL.
void core_add_note(PyObject *error, PyObject *note);

core_pending core_pending_take(void);
void core_pending_restore(core_pending pending, PyObject *note);

#endif
