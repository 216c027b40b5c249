// Adds notes to exceptions (PEP 678).
#ifndef CUBIND_NOTE_H
#define CUBIND_NOTE_H

#include "cubind/compat.h"

// Adds `note` to `error` and steals the note. NULL for either does nothing, so a note that could
// not be made for lack of memory does not lose the exception. No exception may be pending.
void cb_add_note(PyObject *error, PyObject *note);

#endif
