// Publishes the C functions of a module to other modules, as a capsule.
#ifndef CUBIND_CAPSULE_H
#define CUBIND_CAPSULE_H

#include "cubind/module.h"

// The header of every C function table; the functions follow it.
typedef struct cb_api {
    // CB_API_LAYOUT, plus CB_API_BREAK for each release that broke the table's layout.
    int layout;
    int api_version; // 13050
    size_t size;     // bytes of the table
    void *(*find)(const char *function, const char *symbol);
} cb_api;

enum { CB_API_LAYOUT = 3, CB_API_BREAK = 100 };

// Implements a table's `find`: returns the entry of the function with that public name and that
// exported symbol. A NULL name or symbol matches any. Returns NULL if no function matches.
// `symbols` is in the order of the table's functions. `*last` holds the index of the previous hit,
// so lookups in table order need no search.
void *cb_api_entry(const cb_api *api, const cb_symbol *symbols, int count, _Atomic(int) *last,
                   const char *function, const char *symbol);
// Publishes binding->api as a capsule, under the name after the last dot of binding->api_name.
// Returns 0, or -1 with an exception.
int cb_api_publish(PyObject *module, const cb_binding *binding);
// Imports the C function table of another module. Returns NULL with an exception (ImportError).
const void *cb_api_import(const char *name);

#endif
