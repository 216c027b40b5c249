// sample_api.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/sample.yaml.
// clang-format off

// C programs on top of the module: `const cubind_sample_api *api = cubind_sample_import();` once,
//     with the GIL held, then
// api->function(...) from any thread. A function that the loaded library lacks returns BAD.
#ifndef CUBIND_SAMPLE_API_H
#define CUBIND_SAMPLE_API_H

#include <Python.h>

#include "prototypes.h"

#define CUBIND_SAMPLE_API_NAME "cubind.sample._C_API"
#define CUBIND_SAMPLE_API_LAYOUT 2

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_sample_api {
    int layout;       // CUBIND_SAMPLE_API_LAYOUT
    int api_version;  // 2000
    size_t size;      // bytes of the table
    // A member by its name here, by the one that the library exports, or by both; NULL: none.
    // For programs that are to work with the tables of several releases.
    void *(*find)(const char *function, const char *symbol);
    fn_sampleSet *sampleSet;
    fn_samplePing *samplePing;
} cubind_sample_api;

extern const cubind_sample_api sample_api_table;

// The table, NULL with an exception. Members beyond its `size` are not there.
static inline const cubind_sample_api *
cubind_sample_import(void)
{
    const cubind_sample_api *api =
        (const cubind_sample_api *)PyCapsule_Import(CUBIND_SAMPLE_API_NAME, 0);
    if (api != NULL && api->layout != CUBIND_SAMPLE_API_LAYOUT) {
        PyErr_SetString(PyExc_ImportError,
            CUBIND_SAMPLE_API_NAME " has another layout; rebuild against this cubind");
        return NULL;
    }
    if (api != NULL && api->api_version / 1000 != 2000 / 1000) {
        PyErr_Format(PyExc_ImportError,
            "%s is of version %d, this was built for 2000: choose that or rebuild",
            CUBIND_SAMPLE_API_NAME, api->api_version);
        return NULL;
    }
    return api;
}

#endif
