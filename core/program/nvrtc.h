// Compilations by NVRTC: one program, from source to code, log and lowered names.
#ifndef CUBIND_CORE_NVRTC_H
#define CUBIND_CORE_NVRTC_H

#include "base/state.h"

#include "nvrtc/types.h"

// Functions of cubind.nvrtc, whatever release that was made from. Filled by core_nvrtc_start(),
// which opens the library.
typedef struct core_nvrtc_functions {
#define CORE_ENTRY(function, params) nvrtcResult(*function) params;
#define CORE_ENTRY_TEXT(function, params) const char *(*function)params;
#include "program/nvrtc.def"
#undef CORE_ENTRY
#undef CORE_ENTRY_TEXT
} core_nvrtc_functions;

extern core_nvrtc_functions core_nvrtc_table;
static core_nvrtc_functions *const core_nvrtc = &core_nvrtc_table;

int core_nvrtc_start(core_state *st); // -1 with LibraryNotFoundError
bool core_nvrtc_is_started(core_state *st);

// 13050 of a release 13.5. -1 with an exception.
int core_nvrtc_version(core_state *st);

// Unpacks the headers that NVRTC 13.3 and later come with into a folder, which NVRTC makes. -1 with an
// exception: an older one has none, and another release's headers stay as they are.
int core_nvrtc_unpack_headers(core_state *st, const char *folder);

// NVRTCError "<code>: <name>", with a log ", compilation log:", an empty line, the log, then `more`
// (str). `log` and `more` may be NULL. Always -1.
int core_nvrtc_raise(core_state *st, nvrtcResult status, const char *function, PyObject *log,
                     PyObject *more);

// What is compiled. Everything is borrowed and outlives the call.
typedef struct core_nvrtc_job {
    PyObject *source;   // bytes
    PyObject *name;     // bytes: what diagnostics call it
    PyObject *options;  // list of bytes
    PyObject *names;    // tuple of str or bytes: name expressions
    const char *target; // "ptx", "cubin", "ltoir"
    bool makes_pch;     // an option for precompiled headers is set
} core_nvrtc_job;

// What comes out; all owned, NULL where there is nothing.
typedef struct core_nvrtc_output {
    nvrtcProgram program;
    PyObject *code;           // bytes
    PyObject *log;            // str
    PyObject *symbol_mapping; // dict: name expression -> bytes
    PyObject *entries;        // bytes: declarations of the kernels (signature.h)
    const char *pch_status;   // "created", "not_attempted", "failed", or NULL
} core_nvrtc_output;

// NVRTCError with the log, and with the lines of the source that it complains of. On failure `out`
// is left untouched.
int core_nvrtc_compile(core_state *st, const core_nvrtc_job *job, core_nvrtc_output *out);

// A program that is not compiled, for its handle. -1 with an exception.
int core_nvrtc_create(core_state *st, const core_nvrtc_job *job, nvrtcProgram *out);

// The texts of a list of bytes, as compiler and linker take options: borrowed, in an array for
// PyMem_Free(). NULL with an exception, also for a NUL in one.
const char **core_option_texts(PyObject *options);

void core_nvrtc_destroy(nvrtcProgram program); // NULL is none

#endif
