// Opens shared libraries and resolves their symbols, each at its first use.
//
// There is one static cb_library per bound library and one static cb_symbol per function. They
// belong to the process and are filled at first use. Filling is idempotent: if two threads resolve
// the same symbol at once, they store the same address. Importing a module opens no library.
#ifndef CUBIND_LIBRARY_H
#define CUBIND_LIBRARY_H

#include "cubind/compat.h"

typedef struct cb_library {
    const char *name;           // cuda-pathfinder's name: "cuda", "nvrtc"
    const char *soname;         // with the major version: libcuda.so.1
    bool is_driver;             // comes with the system, so only the system's loader is asked
    const char *wheel;          // package to install: "nvidia-cuda-nvrtc==13.*"; NULL: unknown
    const char *const *folders; // folders in wheels, relative to an entry of sys.path; NULL: none
    const char *const *needs;   // file patterns of libraries that this one opens; NULL: none
    const char *const *roots;   // environment variables that name a toolkit's folder; NULL: none
    const char *resolver;       // function that finds symbols by version, "cuGetProcAddress_v2";
                                // NULL: dlsym
    bool resolver_is_first;     // the resolver is the first version, "cuGetProcAddress" of CUDA 11,
                                // which reports no status
    const char *per_thread_env; // environment variable that selects per-thread default streams;
                                // NULL: none
    const char *release;        // release that the binding was generated from: "13.5"
    const char *version_symbol; // exported int f(int *version) that gives the loaded version as
                                // 1000 * major + 10 * minor, for messages; NULL: none
    // State.
    _Atomic(void *) handle;
    _Atomic(void *) resolve;    // address of the resolver
    _Atomic(int) per_thread;    // 0 unknown, 1 no, 2 yes
    _Atomic(const char *) path; // path of the opened library, for messages; set before `handle`
} cb_library;

typedef struct cb_symbol {
    cb_library *library;
    const char *function;   // public name: cuMemAlloc
    const char *symbol;     // exported name: cuMemAlloc_v2
    const char *base;       // name to ask the resolver for: cuMemAlloc
    const char *per_thread; // exported name of the per-thread entry point; NULL: none
    int version;            // version to ask the resolver for: 3020
    int since;              // release that introduced it; 0: unknown
    _Atomic(void *) address;
} cb_symbol;

// Returns the symbol's address; NULL with LibraryNotFoundError or FunctionNotFoundError. Needs the
// GIL.
void *cb_symbol_resolve(cb_symbol *s);
// For C callers: returns the symbol's address, or NULL without an exception. Does not touch Python
// and needs no GIL, so it never imports cuda-pathfinder, which searches more places for libraries.
void *cb_symbol_find(cb_symbol *s);

// Returns the library's handle, and opens the library if necessary. NULL with LibraryNotFoundError.
// Needs the GIL.
void *cb_library_open(cb_library *l);
// Returns the path of the library's file as a str: the open file, or the file that would be opened.
// Opens nothing. Returns None if no file was found, or if the file cannot be determined without
// opening the library. New reference; NULL with an exception only if memory runs out. Needs the
// GIL.
PyObject *cb_library_file(cb_library *l);
// Returns the path of the library if the process has loaded it, else NULL. The string is borrowed
// and stays valid.
const char *cb_library_loaded_path(cb_library *l);
// Looks up the function `symbol` in the library that the process has loaded from the file `path`,
// and in that library's dependencies. Returns its address, or NULL if there is none. Loads nothing.
void *cb_loaded_symbol(const char *path, const char *symbol);
// Reset the library or symbol to its unopened, unresolved state, for tests. No other thread may use
// the library or symbol meanwhile.
void cb_library_reset(cb_library *l);
void cb_symbol_reset(cb_symbol *s);

CB_INLINE void *
cb_symbol_address(cb_symbol *s)
{
    void *address = atomic_load_explicit(&s->address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_resolve(s);
}

// For C callers: like cb_symbol_find(), but needs no function call if the address is known already.
CB_INLINE void *
cb_symbol_address_or_null(cb_symbol *s)
{
    void *address = atomic_load_explicit(&s->address, memory_order_acquire);
    return CB_LIKELY(address != NULL) ? address : cb_symbol_find(s);
}

#endif
