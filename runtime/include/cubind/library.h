// Shared libraries and their symbols, each resolved at its first use.
//
// One cb_library per bound library and one cb_symbol per function, both static, process-wide,
// filled once, idempotent: two threads that race resolve to the same address. Nothing is opened at
// import.
#ifndef CUBIND_LIBRARY_H
#define CUBIND_LIBRARY_H

#include "cubind/compat.h"

typedef struct cb_library {
    const char *name;           // cuda-pathfinder's name: "cuda", "nvrtc"
    const char *soname;         // with the major version: libcuda.so.1
    bool is_driver;             // comes with the system, so that only its loader finds it
    const char *wheel;          // "nvidia-cuda-nvrtc==13.*": what to install; NULL: nothing known
    const char *const *folders; // where wheels have it, below an entry of sys.path; NULL: nowhere
    const char *const *needs;   // file patterns of libraries that it opens itself; NULL: none
    const char *const *roots;   // environment variables that name a toolkit's folder; NULL: none
    const char *resolver;       // "cuGetProcAddress_v2": symbols come from it, with versions;
                                // NULL: dlsym
    bool resolver_is_first;     // "cuGetProcAddress" of CUDA 11, which does not tell a status
    const char *per_thread_env; // environment variable that selects per-thread default streams;
                                // NULL: none
    const char *release;        // "13.5": what the binding was generated from
    const char *version_symbol; // exported int f(int *version) that tells the loaded version as
                                // 1000 * major + 10 * minor, for messages; NULL: none
    // State.
    _Atomic(void *) handle;
    _Atomic(void *) resolve;    // the resolver's address
    _Atomic(int) per_thread;    // 0 unknown, 1 no, 2 yes
    _Atomic(const char *) path; // of the opened library, for messages; set before `handle` is
                                // published
} cb_library;

typedef struct cb_symbol {
    cb_library *library;
    const char *function;   // public name: cuMemAlloc
    const char *symbol;     // exported name: cuMemAlloc_v2
    const char *base;       // what the resolver is asked for: cuMemAlloc
    const char *per_thread; // exported name of the per-thread entry point, NULL: none
    int version;            // for the resolver: 3020
    int since;              // release that introduced it, 0 unknown
    _Atomic(void *) address;
} cb_symbol;

// The address, or NULL with LibraryNotFoundError or FunctionNotFoundError set. GIL needed.
void *cb_symbol_resolve(cb_symbol *s);
// The address, or NULL without touching Python (GIL not needed): for C callers. Never imports
// pathfinder.
void *cb_symbol_find(cb_symbol *s);

// The library's handle, opened if need be; NULL with LibraryNotFoundError. GIL needed.
void *cb_library_open(cb_library *l);
// The file that opening the library would take, without opening it: a str, or None where nothing
// was found or only opening can tell. The file of an opened library once there is one. GIL needed;
// NULL with an exception only without memory.
PyObject *cb_library_file(cb_library *l);
// The path of the library if the process has loaded it; NULL if not. Borrowed, for ever.
const char *cb_library_loaded_path(cb_library *l);
// A function of a library that the process has loaded from that file, or of one that it needs; NULL
// where there is none. Nothing is loaded.
void *cb_loaded_symbol(const char *path, const char *symbol);
// Forgets what was opened and resolved, so that tests can start over. No other thread may use them
// meanwhile.
void cb_library_reset(cb_library *l);
void cb_symbol_reset(cb_symbol *s);

CB_INLINE void *
cb_symbol_address(cb_symbol *s)
{
    void *address = atomic_load_explicit(&s->address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_resolve(s);
}

// For C callers, likewise.
CB_INLINE void *
cb_symbol_address_or_null(cb_symbol *s)
{
    void *address = atomic_load_explicit(&s->address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(s);
}

#endif
