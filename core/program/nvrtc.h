// Compiles a program with NVRTC: turns source into code, a log and lowered names.
#ifndef CUBIND_CORE_NVRTC_H
#define CUBIND_CORE_NVRTC_H

#include "base/state.h"

#include "nvrtc/types.h"

// Functions of cubind.nvrtc, whatever CUDA release it was made from. core_nvrtc_start() fills the
// table when it opens the library.
typedef struct core_nvrtc_functions {
#define CORE_ENTRY(function, params) nvrtcResult(*function) params;
#define CORE_ENTRY_TEXT(function, params) const char *(*function)params;
#include "program/nvrtc.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_TEXT
} core_nvrtc_functions;

extern core_nvrtc_functions core_nvrtc_table;
static core_nvrtc_functions *const core_nvrtc = &core_nvrtc_table;

// Opens the library unless it is already open. Returns 0, or -1 with LibraryNotFoundError.
int core_nvrtc_start(core_state *st);
bool core_nvrtc_is_started(core_state *st);

// Returns 13050 for release 13.5, or -1 with an exception.
int core_nvrtc_version(core_state *st);

// Unpacks the headers that NVRTC 13.3 and later contain into a folder, which NVRTC creates. Returns
// 0, or -1 with an exception. An older NVRTC has no headers, and headers of another release in the
// folder are not replaced.
int core_nvrtc_unpack_headers(core_state *st, const char *folder);

// Enlarges NVRTC's heap for precompiled headers to `size` bytes. Does nothing if it is as large, if
// this NVRTC has none, or if a program with its own options has made a precompiled header, because
// NVRTC would discard that. Returns 0, or -1 with an exception if there is no NVRTC.
int core_nvrtc_enlarge_pch_heap(core_state *st, size_t size);

// The input of a compilation. All references are borrowed, and the objects outlive the call.
typedef struct core_nvrtc_job {
    PyObject *source;   // bytes
    PyObject *name;     // bytes: the source's name in diagnostics
    PyObject *options;  // list of bytes
    PyObject *names;    // tuple of str or bytes: name expressions
    const char *target; // "ptx", "cubin", "ltoir"
    bool makes_pch;     // an option for precompiled headers is set
} core_nvrtc_job;

// The output of a compilation. All references are owned; they are NULL if there is no such output.
typedef struct core_nvrtc_output {
    nvrtcProgram program;
    PyObject *code;           // bytes
    PyObject *log;            // str
    PyObject *symbol_mapping; // dict: name expression -> bytes
    PyObject *entries;        // bytes: the kernels' declarations (signature.h)
    const char *pch_status;   // "created", "not_attempted", "failed", or NULL
} core_nvrtc_output;

// Compiles. Returns 0, or -1 with an exception. An NVRTCError has the log, and the source lines to
// which the log's errors point. On failure `out` is unchanged.
int core_nvrtc_compile(core_state *st, const core_nvrtc_job *job, core_nvrtc_output *out);

// Creates a program without compiling it, for callers that need its handle. Returns 0, or -1 with
// an exception.
int core_nvrtc_create(core_state *st, const core_nvrtc_job *job, nvrtcProgram *out);

// Returns an array of the texts in a list of bytes, which is the form in which compilers and
// linkers take options. The texts are borrowed; free the array with PyMem_Free(). Returns NULL with
// an exception, for example if a text contains a NUL.
const char **core_option_texts(PyObject *options);

// Destroys a program, which may be NULL. A pending exception stays pending.
void core_nvrtc_destroy(nvrtcProgram program);

#endif
