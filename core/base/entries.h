// Finds functions of a binding, such as cubind.driver, by name. The order of functions in a
// binding's C table depends on the CUDA release that it was made from, but its look-up by name does
// not. So one build of core works with the bindings of any release.
#ifndef CUBIND_CORE_ENTRIES_H
#define CUBIND_CORE_ENTRIES_H

#include "base/state.h"

typedef struct core_entry {
    const char *function;  // its name in the binding; NULL: any
    const char *symbol;    // the name that the library exports; NULL: any
    const char *or_symbol; // symbol for releases without `symbol`; NULL: none
    void (*missing)(void); // function for releases with neither
} core_entry;

// Fills `table` from the capsule of that name: one address for each of `count` entries. Returns 0,
// or -1 with ImportError.
int core_entries_import(const char *capsule, const core_entry *entries, int count, void *table);

#endif
