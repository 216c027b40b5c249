// Compiling a Program.
#ifndef CUBIND_CORE_PROGRAM_COMPILE_H
#define CUBIND_CORE_PROGRAM_COMPILE_H

#include "program/program.h"

// What diagnostics call the source. Owned bytes.
PyObject *core_program_name(ProgramObject *self);

// A linker with the source as its only input; `options` is a LinkerOptions. Both owned.
PyObject *core_program_linker(ProgramObject *self, PyObject *options, PyObject **inputs);

// A compiled program takes the last one's place; one that comes in after close() is destroyed.
// Takes `program`.
void core_program_keep(ProgramObject *self, nvrtcProgram program);

// The same for PTX; the caller keeps its reference.
void core_program_keep_linker(ProgramObject *self, PyObject *linker);

// The same for NVVM IR. Takes `program`.
void core_program_keep_nvvm(ProgramObject *self, nvvmProgram program);

// A program of libNVVM with the modules in it, as _nvvm_input() of ProgramOptions gives them.
int core_program_create_nvvm(ProgramObject *self, PyObject *rendered, nvvmProgram *out);

// RuntimeError where it is closed or was made before a fork.
int core_program_check(ProgramObject *self);

// What the target is called, of those that the backend makes; NULL with ValueError.
const char *core_program_target(ProgramObject *self, PyObject *target_type);

PyObject *core_program_compile(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);
PyObject *core_program_compile_now(PyObject *self, PyObject *const *args, Py_ssize_t nargs);

#endif
