// Makes members of a binding's enums.
#ifndef CUBIND_ENUMS_H
#define CUBIND_ENUMS_H

#include "cubind/module.h"

// Returns the member for a value, as a new reference; NULL with an exception. An unknown value
// gives an unregistered member that prints as <Cls.unknown: v> (B17.1).
PyObject *cb_enum_member_slow(cb_module *m, int index, int64_t value);

static inline PyObject *
cb_enum_member(cb_module *m, int index, int64_t value)
{
    cb_enum *e = CB_LOAD_POINTER(&m->enums[index]);
    if (CB_LIKELY(e != NULL) && value >= 0 && value < e->count && e->values[value] == value)
        return Py_NewRef(e->members[value]); // most enums number their values from 0 without gaps
    return cb_enum_member_slow(m, index, value);
}

#endif
