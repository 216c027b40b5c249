// Compiles a Program. Declares the methods compile() and _compile() at the end.
#ifndef CUBIND_CORE_PROGRAM_COMPILE_H
#define CUBIND_CORE_PROGRAM_COMPILE_H

#include "program/program.h"

// Returns the source's name in diagnostics, as bytes (new reference).
PyObject *core_program_name(ProgramObject *self);

// Makes a Linker with the source as its only input; `options` is a LinkerOptions. The result and
// `*inputs` are new references.
PyObject *core_program_linker(ProgramObject *self, PyObject *options, PyObject **inputs);

// Stores a newly compiled program in place of the last one, or destroys it if close() was called
// meanwhile. Takes over `program`.
void core_program_keep(ProgramObject *self, nvrtcProgram program);

// Does the same for the linker of a PTX program, to which it takes a new reference.
void core_program_keep_linker(ProgramObject *self, PyObject *linker);

// Does the same for NVVM IR. Takes over `program`.
void core_program_keep_nvvm(ProgramObject *self, nvvmProgram program);

// Creates a program of libNVVM with the modules that ProgramOptions._nvvm_input() returned. Returns
// 0, or -1 with an exception.
int core_program_create_nvvm(ProgramObject *self, PyObject *rendered, nvvmProgram *out);

PyObject *core_program_compile(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);
PyObject *core_program_compile_now(PyObject *self, PyObject *const *args, Py_ssize_t nargs);

#endif
