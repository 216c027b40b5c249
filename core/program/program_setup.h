// A Program's arguments, and the Python side of it.
#ifndef CUBIND_CORE_PROGRAM_SETUP_H
#define CUBIND_CORE_PROGRAM_SETUP_H

#include "program/program.h"

// Fills a new object from (code, code_type, options), `options` NULL or None for the defaults. -1
// with an exception.
int core_program_init(ProgramObject *self, PyObject *code, PyObject *code_type, PyObject *options);

// Whether an option is neither None nor false; -1 with an exception.
int core_program_has_option(PyObject *options, const char *name);

// A function of cubind.core._program_cache, called. Owned.
PyObject *core_program_call(core_state *st, const char *function, PyObject *const *args,
                            size_t count);

// str() of an enum or text, in lower case. Owned.
PyObject *core_program_lower(PyObject *o);

#endif
