// Implements the method that sets two array fields of a record together, because they share one
// count.
#include "classes/record_coupled.h"

#include "classes/fields.h"
#include "classes/record_arrays.h"
#include "classes/record_store.h"
#include "objects/keeps.h"

#include "cubind/sequence.h"

// Coupled arrays have handles or scalars of one class and share the sibling that counts them:
// sources and destinations, say. Setting only one would leave the other shorter or longer than the
// count.
const cb_field *
cb__find_coupled(const cb_record_table *table, const cb_field *f)
{
    bool cells = f->kind == CB_FIELD_ARRAY_HANDLE || f->kind == CB_FIELD_ARRAY_SCALAR;
    if (!cells || f->len_field < 0)
        return NULL;
    for (int i = 0; i < table->field_count; i++) {
        const cb_field *g = &table->fields[i];
        if (g->len_field == f->len_field && g->offset != f->offset && g->kind == f->kind &&
            g->cls == f->cls)
            return g;
    }
    return NULL;
}

int
cb__refuse_alone(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    const cb_record_table *table = ((cb_record *)self)->cls->record;
    const cb_field *coupled = cb__find_coupled(table, f);
    const cb_field *first = f->offset < coupled->offset ? f : coupled;
    const cb_field *second = f->offset < coupled->offset ? coupled : f;
    PyErr_Format(PyExc_AttributeError,
                 "%s shares its count field with %s on this struct and cannot be set "
                 "independently; use set_%s_%s(...) to set them together.",
                 f->name, coupled->name, first->name, second->name);
    return -1;
}

// Unlike an argument list, this makes objects of the items' class from anything convertible (B8.1).
static int
convert_cells(cb_module *m, const cb_field *f, PyObject *o, cb_array *a)
{
    PyObject *items = cb_items_of(o);
    if (items == NULL)
        return -1;
    size_t count = (size_t)PyTuple_GET_SIZE(items);
    int result = cb_array_reserve(a, count, f->size);
    for (size_t i = 0; result == 0 && i < count; i++)
        result = cb__store_cell(m, f, PyTuple_GET_ITEM(items, (Py_ssize_t)i),
                                (char *)a->data + i * f->size);
    Py_DECREF(items);
    return result;
}

static int
store_cells(PyObject *self, const cb_field *f, const cb_array *a)
{
    return a->length == 0 ? cb__store_pointer(self, place(self, f), NULL, NULL)
                          : cb__store_array(self, f, a, Py_None);
}

int
cb__set_coupled(PyObject *self, const cb_field *first, const cb_field *second,
                PyObject *const *values)
{
    Py_ssize_t count = PyObject_Size(values[0]);
    Py_ssize_t other = count < 0 ? -1 : PyObject_Size(values[1]);
    if (other < 0)
        return -1;
    if (count != other) {
        PyErr_Format(PyExc_ValueError, "%s and %s must all have the same length", first->name,
                     second->name);
        return -1;
    }
    cb_module *m = module_of(self);
    cb_array a, b;
    cb_array_init(&a);
    cb_array_init(&b);
    int result = convert_cells(m, first, values[0], &a);
    if (result == 0)
        result = convert_cells(m, second, values[1], &b);
    if (result == 0 && a.length == b.length && store_cells(self, first, &a) == 0 &&
        store_cells(self, second, &b) == 0) {
        const cb_field *sibling = &((cb_record *)self)->cls->record->fields[first->len_field];
        uint64_t length = a.length;
        cb_copy_small(place(self, sibling), &length, sibling->size < 8 ? sibling->size : 8);
    } else {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_RuntimeError, "the length of a list changed while it was read");
        result = -1;
    }
    cb_array_done(&a);
    cb_array_done(&b);
    return result;
}
