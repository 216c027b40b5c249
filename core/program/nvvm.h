// Compiles a program with libNVVM: turns modules of NVVM IR, as text or bitcode, into code and a
// log.
#ifndef CUBIND_CORE_NVVM_H
#define CUBIND_CORE_NVVM_H

#include "base/state.h"

#include "nvvm/types.h"

// Opens the library unless it is already open. Returns 0, or -1 with LibraryNotFoundError.
int core_nvvm_start(core_state *st);
bool core_nvvm_is_started(core_state *st);

// Returns the version of libNVVM, which differs from CUDA's: 2000 for libNVVM 2.0. Returns -1 with
// an exception.
int core_nvvm_version(core_state *st);

// The input of a compilation. All references are borrowed, and the objects outlive the call.
typedef struct core_nvvm_job {
    PyObject *source;    // bytes: text or bitcode
    PyObject *name;      // bytes without a NUL: the source's name in diagnostics
    PyObject *modules;   // tuple of (name, source), both bytes: further modules, in order
    PyObject *libdevice; // bytes: bitcode, of which only functions in use are linked; or None
    PyObject *options;   // list of bytes
} core_nvvm_job;

// The output of a compilation. All references are owned.
typedef struct core_nvvm_output {
    nvvmProgram program;
    PyObject *code; // bytes
    PyObject *log;  // str
} core_nvvm_output;

// Verifies and compiles. Returns 0, or -1 with an exception. The text of an nvvmError is "<NAME>
// (<code>)", followed by " NVVM program log: " and the log if there is one. On failure `out` is
// unchanged.
int core_nvvm_compile(core_state *st, const core_nvvm_job *job, core_nvvm_output *out);

// Creates a program and adds its modules, but does not compile it, for callers that need its
// handle. Returns 0, or -1 with an exception.
int core_nvvm_create(core_state *st, const core_nvvm_job *job, nvvmProgram *out);

// Destroys a program, which may be NULL. A pending exception stays pending.
void core_nvvm_destroy(nvvmProgram program);

#endif
