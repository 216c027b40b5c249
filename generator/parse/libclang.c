#include "parse/libclang.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

// The library that the build found; "": a wheel, which runs on other machines.
#ifndef CUBIND_BUILT_LIBCLANG
#define CUBIND_BUILT_LIBCLANG ""
#endif

enum { OLDEST = 14, NEWEST = 30 }; // versions whose names are tried; no 30 exists yet

libclang_functions libclang;

static const struct {
    const char *name;
    size_t at;
} rows[] = {
#define FUNCTION(name) {"clang_" #name, offsetof(libclang_functions, name)},
#include "parse/libclang.def"
#undef FUNCTION
};

// ---- finding ----

static void *
open_file(const char *path)
{
    return dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

// The newest one that the system has. libclang.so may be any version, so it comes last.
static void *
open_systems(void)
{
    for (int version = NEWEST; version >= OLDEST; version--) {
        char name[32];
        snprintf(name, sizeof name, "libclang-%d.so.1", version);
        void *library = open_file(name);
        if (library == NULL) { // the name of LLVM's own builds
            snprintf(name, sizeof name, "libclang.so.%d", version);
            library = open_file(name);
        }
        if (library != NULL)
            return library;
    }
    return open_file("libclang.so");
}

static void *
find_library(void)
{
    const char *named = getenv("CUBIND_LIBCLANG");
    if (named != NULL && *named != '\0') {
        void *library = open_file(named);
        if (library == NULL) {
            const char *why = dlerror();
            diag_error((location){0}, "CUBIND_LIBCLANG names no libclang: %s", why);
        }
        return library;
    }
    void *library = *CUBIND_BUILT_LIBCLANG != '\0' ? open_file(CUBIND_BUILT_LIBCLANG) : NULL;
    if (library == NULL)
        library = open_systems();
    if (library == NULL) {
        diag_error((location){0},
                   "libclang, which reads headers, is not installed; run pip install libclang, or "
                   "name its file with CUBIND_LIBCLANG");
    }
    return library;
}

// ---- opening ----

static bool
fill_table(void *library)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        void *function = dlsym(library, rows[i].name);
        if (function == NULL) {
            diag_error((location){0}, "this libclang is older than %d: it has no %s", OLDEST,
                       rows[i].name);
            return false;
        }
        memcpy((char *)&libclang + rows[i].at, &function, sizeof function);
    }
    return true;
}

bool
libclang_open(void)
{
    static bool filled;
    if (filled)
        return true;
    void *library = find_library(); // it stays open: its threads and handlers may outlive a call
    filled = library != NULL && fill_table(library);
    return filled;
}
