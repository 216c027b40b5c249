// Compilations by libNVVM: modules of NVVM IR, from text or bitcode to code and log.
#ifndef CUBIND_CORE_NVVM_H
#define CUBIND_CORE_NVVM_H

#include "base/state.h"

#include "nvvm/types.h"

// Opens the library. -1 with LibraryNotFoundError.
int core_nvvm_start(core_state *st);
bool core_nvvm_is_started(core_state *st);

// 2000 of libNVVM 2.0, whose versions are not CUDA's. -1 with an exception.
int core_nvvm_version(core_state *st);

// What is compiled. Everything is borrowed and outlives the call.
typedef struct core_nvvm_job {
    PyObject *source;    // bytes: text or bitcode
    PyObject *name;      // bytes without a NUL: what diagnostics call it
    PyObject *modules;   // tuple of (name, source), both bytes: what is compiled with it, in order
    PyObject *libdevice; // bytes: bitcode, of which what the others use is taken; or None
    PyObject *options;   // list of bytes
} core_nvvm_job;

// What comes out; all owned.
typedef struct core_nvvm_output {
    nvvmProgram program;
    PyObject *code; // bytes
    PyObject *log;  // str
} core_nvvm_output;

// nvvmError "<NAME> (<code>)", with a log "\nNVVM program log: " and that. On failure `out` is left
// untouched.
int core_nvvm_compile(core_state *st, const core_nvvm_job *job, core_nvvm_output *out);

// A program that has its modules and is not compiled, for its handle. -1 with an exception.
int core_nvvm_create(core_state *st, const core_nvvm_job *job, nvvmProgram *out);

void core_nvvm_destroy(nvvmProgram program); // NULL is none

#endif
