// Finds fields by attribute name.
#ifndef CUBIND_CLASSES_RECORD_NAMES_H
#define CUBIND_CLASSES_RECORD_NAMES_H

#include "cubind/class.h"

// Finds a field by the address of its name, when an attribute is set: CPython interns attribute
// names in code. This costs a third less than finding the descriptor. A name that the table lacks
// is left to the descriptors. (Reading always uses the descriptors, because a tp_getattro of
// cubind's own would slow down method calls.)
typedef struct cb__names {
    uint64_t factor; // multiplier of the hash, the best of a few
    int shift;
    size_t mask;
    struct {
        PyObject *name; // owned, so that no other string can have its address
        const cb_field *field;
        setter set;
    } slots[];
} cb__names;

// Returns where the search for a name begins; the caller applies the mask.
static inline size_t
hash_name(const cb__names *names, const PyObject *name)
{
    return (size_t)((uintptr_t)name * names->factor >> names->shift);
}

// Makes the table. NULL with MemoryError.
cb__names *cb__names_make(const cb_record_table *table);
void cb__names_free(cb__names *names);

#endif
