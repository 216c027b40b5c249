// Compilations by libNVVM: modules of NVVM IR, from text or bitcode to code and log.
#ifndef CUBIND_CORE_NVVM_H
#define CUBIND_CORE_NVVM_H

#include "base/state.h"

#include "nvvm/types.h"

// Opens the library, unless it is open. Returns 0, or -1 with LibraryNotFoundError.
int core_nvvm_start(core_state *st);
bool core_nvvm_is_started(core_state *st);

// Returns 2000 for libNVVM 2.0, whose versions are not CUDA's; -1 with an exception.
int core_nvvm_version(core_state *st);

// The input of a compile. All references are borrowed and outlive the call.
typedef struct core_nvvm_job {
    PyObject *source;    // bytes: text or bitcode
    PyObject *name;      // bytes without a NUL: the source's name in diagnostics
    PyObject *modules;   // tuple of (name, source), both bytes: further modules, in order
    PyObject *libdevice; // bytes: bitcode, of which only functions in use are linked; or None
    PyObject *options;   // list of bytes
} core_nvvm_job;

// The output of a compile. All references are owned.
typedef struct core_nvvm_output {
    nvvmProgram program;
    PyObject *code; // bytes
    PyObject *log;  // str
} core_nvvm_output;

// Verifies and compiles. Returns 0, or -1 with an exception: nvvmError "<NAME> (<code>)", followed
// by "\nNVVM program log: " and the log if there is one. On failure `out` is untouched.
int core_nvvm_compile(core_state *st, const core_nvvm_job *job, core_nvvm_output *out);

// Creates a program with its modules but does not compile it, for its handle. Returns 0, or -1 with
// an exception.
int core_nvvm_create(core_state *st, const core_nvvm_job *job, nvvmProgram *out);

// Destroys a program; NULL is ignored. A pending exception is kept.
void core_nvvm_destroy(nvvmProgram program);

#endif
