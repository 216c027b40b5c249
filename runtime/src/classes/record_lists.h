// Gets and sets fields of bytes and lists.
#ifndef CUBIND_CLASSES_RECORD_LISTS_H
#define CUBIND_CLASSES_RECORD_LISTS_H

#include "classes/fields.h"
#include "objects/keeps.h"

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

PyObject *cb__get_chars(PyObject *self, void *closure);
int cb__set_chars(PyObject *self, PyObject *o, void *closure);
PyObject *cb__get_bytes(PyObject *self, void *closure);
int cb__set_blob(PyObject *self, PyObject *o, void *closure);
PyObject *cb__get_list(PyObject *self, void *closure);
PyObject *cb__get_ints(PyObject *self, void *closure);
PyObject *cb__get_floats(PyObject *self, void *closure);
int cb__set_list(PyObject *self, PyObject *o, void *closure);

#endif
