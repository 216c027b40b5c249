// The Program type: between program.c and its parts.
#ifndef CUBIND_CORE_PROGRAM_H
#define CUBIND_CORE_PROGRAM_H

#include "program/linker.h"
#include "program/nvrtc.h"

typedef enum source_kind { SOURCE_CPP, SOURCE_PTX } source_kind;

typedef struct ProgramObject {
    PyObject_HEAD core_state *st;
    source_kind kind;
    const char *backend;    // as CompilerBackendType has it
    PyObject *code;         // bytes without a NUL
    PyObject *options;      // ProgramOptions
    PyObject *file;         // bytes: the source's temporary file, removed with the program; or NULL
    nvrtcProgram program;   // of the last compile, or one for the handle; NULL before
    PyObject *linker;       // the same for PTX
    const char *pch_status; // as PCHStatusType has it, or NULL
    int process;
    bool closed;
    PyObject *weakrefs;
} ProgramObject;

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

// What diagnostics call the source. Owned bytes.
PyObject *core_program_name(ProgramObject *self);

// A linker with the source as its only input; `options` is a LinkerOptions. Both owned.
PyObject *core_program_linker(ProgramObject *self, PyObject *options, PyObject **inputs);

// A compiled program takes the last one's place; one that comes in after close() is destroyed.
// Takes `program`.
void core_program_keep(ProgramObject *self, nvrtcProgram program);

// The same for PTX; the caller keeps its reference.
void core_program_keep_linker(ProgramObject *self, PyObject *linker);

// RuntimeError where it is closed or was made before a fork.
int core_program_check(ProgramObject *self);

// What the target is called, of those that the backend makes; NULL with ValueError.
const char *core_program_target(ProgramObject *self, PyObject *target_type);

PyObject *core_program_compile(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);
PyObject *core_program_compile_now(PyObject *self, PyObject *const *args, Py_ssize_t nargs);

#endif
