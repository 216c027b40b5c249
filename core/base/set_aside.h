// An exception that waits while something else is done.
#ifndef CUBIND_CORE_SET_ASIDE_H
#define CUBIND_CORE_SET_ASIDE_H

#include <Python.h>

// The pending exception taken aside, and set again with a note, which is taken over; NULL where it
// could not be made. In between Python functions can be called.
typedef struct core_pending {
    PyObject *type, *value, *traceback;
} core_pending;

core_pending core_pending_take(void);
void core_pending_restore(core_pending pending, PyObject *note);

// Sets it again with another text, which is taken over. NULL keeps the exception as it was.
void core_pending_reword(core_pending pending, PyObject *text);

#endif
