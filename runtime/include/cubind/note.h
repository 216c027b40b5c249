// Notes of exceptions (PEP 678).
#ifndef CUBIND_NOTE_H
#define CUBIND_NOTE_H

#include "cubind/compat.h"

// Takes the note over. NULL is none, or says that memory was short: no reason to lose the exception.
// `error` may be NULL. No exception may be pending.
void cb_add_note(PyObject *error, PyObject *note);

#endif
