// Finds functions of a binding by name. The order of a module's C table depends on the release it
// was made from, but its look-up does not. So one core works on the modules of any release.
#ifndef CUBIND_CORE_ENTRIES_H
#define CUBIND_CORE_ENTRIES_H

#include "base/state.h"

typedef struct core_entry {
    const char *function;  // the module's name of it; NULL: any
    const char *symbol;    // the name that the library exports; NULL: any
    const char *or_symbol; // for releases that lack `symbol`; NULL: none
    void (*missing)(void); // for releases that lack both
} core_entry;

// Fills `table` from the capsule of that name: one address for each of `count` entries. -1 with
// ImportError.
int core_entries_import(const char *capsule, const core_entry *entries, int count, void *table);

#endif
