// Declares the accessors of record fields. record_fields.c has those of single values,
// record_lists.c those of bytes and lists, record_arrays.c those of arrays behind a pointer. Each
// getter and setter gets the field's table entry as its closure.
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
// Convert a value to the field's type. Return 0, or -1 with an exception; then nothing is written.

int cb__store_integer(const cb_field *f, PyObject *o, void *out);
int cb__store_float(const cb_field *f, PyObject *o, void *out);
int cb__store_enum(cb_module *m, const cb_field *f, PyObject *o, void *out);
// For handles, scalars and callbacks.
int cb__store_cell(cb_module *m, const cb_field *f, PyObject *o, void *out);
// Returns `o` as a record, for assigning to a member of class f->cls; NULL with E12. Borrowed.
cb_record *cb__field_record(cb_module *m, const cb_field *f, PyObject *o);
// Stores a pointer to memory that `object` owns. `object` is NULL if no Python object owns it.
int cb__store_pointer(PyObject *self, char *at, const void *value, PyObject *object);

// --- arrays that the record owns -----------------------------------------------------------------

// Stores a copy of the converted array. `sources` has the objects that own the memory to which
// pointers in the array point, and stays alive with the copy. It is None for arrays without such
// pointers.
int cb__store_array(PyObject *self, const cb_field *f, const cb_array *a, PyObject *sources);

// --- many items ----------------------------------------------------------------------------------

// Returns whether `o` is a list or tuple of objects of exactly the field's class, which are records
// or cells, and nothing is kept for pointers in them. Such a list can be copied at once.
static inline bool
is_ready(PyObject *self, const cb_field *f, PyObject *o, bool records)
{
    if (!CB_LIST_IS_EXACT(o) && !PyTuple_CheckExact(o))
        return false;
    const PyTypeObject *type = CB_LOAD_POINTER(&module_of(self)->types[f->cls]);
    Py_ssize_t count = PySequence_Fast_GET_SIZE(o);
    PyObject **items = PySequence_Fast_ITEMS(o);
    for (Py_ssize_t i = 0; i < count; i++)
        if (Py_TYPE(items[i]) != type || (records && cb__keep_any((cb_record *)items[i])))
            return false;
    return count > 0;
}

static inline void
copy_ready(const cb_field *f, PyObject *o, char *to, bool records)
{
    size_t count = (size_t)PySequence_Fast_GET_SIZE(o), size = f->size;
    PyObject **items = PySequence_Fast_ITEMS(o);
    if (records)
        for (size_t i = 0; i < count; i++) // memmove, because a view may look into the array itself
            memmove(to + i * size, ((cb_record *)items[i])->data, size);
    else
        for (size_t i = 0; i < count; i++)
            cb_copy_small(to + i * size, ((cb_cell *)items[i])->at, size);
}

// Copies the keeps of the `count` records that were copied to `at`, one after the other. (If a
// sequence gives other items when it is read again, their keeps are not copied.)
int cb__copy_keeps(PyObject *self, PyObject *items, size_t count, char *at, size_t size);
// Returns a list of the `count` items of the field's kind at `at`. New reference.
PyObject *cb__list_items(PyObject *self, const cb_field *f, void *at, size_t count);

// --- accessors of record_lists.c and record_arrays.c ---------------------------------------------

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
// The setter of a coupled field: always raises AttributeError.
int cb__refuse_alone(PyObject *self, PyObject *o, void *closure);
// Sets both arrays from two sequences of equal length, and their count. 0, or -1 with an exception.
int cb__set_coupled(PyObject *self, const cb_field *first, const cb_field *second,
                    PyObject *const *values);

// --- fields by attribute name, record_names.c ----------------------------------------------------

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

static inline size_t
hash_name(const cb__names *names, const PyObject *name)
{
    return (size_t)((uintptr_t)name * names->factor >> names->shift);
}

// Makes the table. NULL with MemoryError.
cb__names *cb__names_make(const cb_record_table *table);

#endif
