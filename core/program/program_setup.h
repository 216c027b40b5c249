// Makes Programs: reads their arguments, and calls the Python code that helps with them.
#ifndef CUBIND_CORE_PROGRAM_SETUP_H
#define CUBIND_CORE_PROGRAM_SETUP_H

#include "program/program.h"

// Fills a new object from (code, code_type, options). `options` is NULL or None for the defaults.
// Returns 0, or -1 with an exception.
int core_program_init(ProgramObject *self, PyObject *code, PyObject *code_type, PyObject *options);

// Returns the truth value of an option; -1 with an exception.
int core_program_has_option(PyObject *options, const char *name);

// Calls a function of cubind.core._program_cache. Returns a new reference.
PyObject *core_program_call(core_state *st, const char *function, PyObject *const *args,
                            size_t count);

// Returns the str() of an enum or text in lower case (new reference).
PyObject *core_program_lower(PyObject *o);

#endif
