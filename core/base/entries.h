// Functions of a binding by name. What stands where in a module's C table depends on the release it
// was made from; its look-up does not, so one core works on the modules of any release.
#ifndef CUBIND_CORE_ENTRIES_H
#define CUBIND_CORE_ENTRIES_H

#include "base/state.h"

typedef struct core_entry {
    const char *function;  // what the module calls it; NULL: whatever it calls it
    const char *symbol;    // what the library exports; NULL: whatever that is
    const char *or_symbol; // for releases that lack the first; NULL: none
    void (*missing)(void); // for those that lack both
} core_entry;

// Fills `table`, one address for each of `count` entries, from the capsule of that name. -1 with
// ImportError.
int core_entries_import(const char *capsule, const core_entry *entries, int count, void *table);

#endif
