// Declarations for the accessors of record fields: record_fields.c has single values,
// record_arrays.c bytes, lists and arrays. The closure of a field's accessors is its table entry.
#ifndef CUBIND_FIELDS_H
#define CUBIND_FIELDS_H

#include "classes/classes.h"

#include "cubind/array.h"

static inline const cb_field *
field_of(void *closure)
{
    return closure;
}

static inline char *
place(PyObject *self, const cb_field *f)
{
    return ((cb_record *)self)->data + f->offset;
}

static inline cb_module *
module_of(PyObject *self)
{
    return ((cb_record *)self)->module;
}

static inline int
refuse_delete(void)
{
    PyErr_SetString(PyExc_NotImplementedError, "__del__");
    return -1;
}

// --- one value to C ------------------------------------------------------------------------------
//
// Convert by the field's type. 0, or -1 with an exception; then nothing is written.

int cb__store_integer(const cb_field *f, PyObject *o, void *out);
int cb__store_float(const cb_field *f, PyObject *o, void *out);
int cb__store_enum(cb_module *m, const cb_field *f, PyObject *o, void *out);
// Handles, scalars, callbacks.
int cb__store_cell(cb_module *m, const cb_field *f, PyObject *o, void *out);
// Returns `o` as a record, for assigning to a member of class f->cls; NULL with E12. Borrowed.
cb_record *cb__field_record(cb_module *m, const cb_field *f, PyObject *o);
// Stores a pointer into memory that `object` holds; NULL: no object of ours holds it.
int cb__store_pointer(PyObject *self, char *at, const void *value, PyObject *object);

// --- arrays that the record owns -----------------------------------------------------------------

// Stores a copy of the converted array and keeps `sources` with it: the objects that keep the
// targets of pointers in the array alive. None for arrays without such pointers.
int cb__store_array(PyObject *self, const cb_field *f, const cb_array *a, PyObject *sources);

// --- accessors of record_arrays.c --------------------------------------------------------------

PyObject *cb__get_chars(PyObject *self, void *closure);
int cb__set_chars(PyObject *self, PyObject *o, void *closure);
PyObject *cb__get_bytes(PyObject *self, void *closure);
int cb__set_blob(PyObject *self, PyObject *o, void *closure);
PyObject *cb__get_list(PyObject *self, void *closure);
PyObject *cb__get_ints(PyObject *self, void *closure);
PyObject *cb__get_floats(PyObject *self, void *closure);
int cb__set_list(PyObject *self, PyObject *o, void *closure);
PyObject *cb__get_array(PyObject *self, void *closure);
int cb__set_array(PyObject *self, PyObject *o, void *closure);

// --- coupled arrays, record_coupled.c ------------------------------------------------------------

// Returns the array field that can only be set together with `f`; NULL if there is none.
const cb_field *cb__find_coupled(const cb_record_table *table, const cb_field *f);
// The setter of such a field: always raises AttributeError.
int cb__refuse_alone(PyObject *self, PyObject *o, void *closure);
// Sets both arrays from two sequences of equal length, and their count. 0, or -1 with an exception.
int cb__set_coupled(PyObject *self, const cb_field *first, const cb_field *second,
                    PyObject *const *values);

// --- fields by attribute name, record_names.c ----------------------------------------------------

// Fields by attribute name, looked up by the address of the interned string: code that stores an
// attribute has its name interned. This costs a third less than finding the descriptor. A name that
// is not found goes to the descriptors. (Reading always does, because a getattro of our own would
// slow down method calls.)
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

static inline size_t
hash_name(const cb__names *names, const PyObject *name)
{
    return (size_t)((uintptr_t)name * names->factor >> names->shift);
}

// Makes the table. NULL with MemoryError.
cb__names *cb__names_make(const cb_record_table *table);

#endif
