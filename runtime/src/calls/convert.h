// Converts ints and handles, for the other files in calls/.
#ifndef CUBIND_CALLS_CONVERT_H
#define CUBIND_CALLS_CONVERT_H

#include "objects/info.h"

// Converts an int, or an instance of a subclass. Returns 0; if the value needs more than 64 bits,
// returns its sign instead.
int cb__int_wide(PyObject *v, int64_t *out);
// Convert an int to a C integer of `size` bytes. Return 0, or -1 with E28.
int cb__int_signed(PyObject *v, int size, const char *type, int64_t *out);
int cb__int_unsigned(PyObject *v, int size, const char *type, uint64_t *out);
// Like cb_as_enum_wide(). If `members` is true, only members of the enum are accepted.
int cb__enum_from(cb_module *m, int index, PyObject *o, const char *param, bool members,
                  int64_t *out);

// True for handles, callbacks and scalars of eight unsigned bytes.
static inline bool
cb__is_pointer_cell(const cb_class *cls)
{
    bool cell = cls->kind == CB_HANDLE || cls->kind == CB_SCALAR || cls->kind == CB_CALLBACK;
    return cell && cls->size == sizeof(void *) && !cls->is_signed;
}

// Returns the storage of a handle, scalar, callback or record of any binding; NULL for any other
// object. Returns NULL also for an instance of a Python subclass, because the subclass's methods
// may override the value.
static inline void *
cb__storage_of(PyObject *o)
{
    cb_info *info = cb__class_of(o);
    if (info == NULL || info->cls->kind == CB_ENUM)
        return NULL;
    return info->cls->kind == CB_RECORD ? (void *)((cb_record *)o)->data : ((cb_cell *)o)->at;
}

// Calls o.getPtr(). AttributeError if it is missing.
int cb__get_ptr(PyObject *o, void **out);
// Raises ValueError because o.getPtr() is 0 but the call must read memory there. Always returns -1.
int cb__refuse_null_ptr(PyObject *o);

#endif
