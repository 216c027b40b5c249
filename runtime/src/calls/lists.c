// Converts C arrays to Python lists (cubind/convert.h).
#include "calls/lists.h"

#include "objects/enums.h"

#include "cubind/cells.h"
#include "cubind/convert.h"
#include "cubind/enums.h"
#include "cubind/lists.h"
#include "cubind/records.h"

PyObject *
cb__make_list(cb_module *m, int index, const void *items, size_t count, size_t size,
              cb__make_item *make)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    if (list == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        PyObject *item = make(m, index, (const char *)items + i * size);
        if (item == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

PyObject *
cb_handle_list(cb_module *m, int index, const void *items, size_t count)
{
    return cb__make_list(m, index, items, count, sizeof(void *), cb_cell_new);
}

PyObject *
cb_scalar_list(cb_module *m, int index, const void *items, size_t count)
{
    return cb__make_list(m, index, items, count, m->binding->classes[index].size, cb_cell_new);
}

PyObject *
cb_record_list(cb_module *m, int index, const void *items, size_t count)
{
    return cb__make_list(m, index, items, count, m->binding->classes[index].record->size,
                         cb_record_copy);
}

static PyObject *
make_enum(cb_module *m, int index, const void *at)
{
    return cb_enum_member(m, index, cb__enum_load(m->binding->classes[index].enumeration, at));
}

PyObject *
cb_enum_list(cb_module *m, int index, const void *items, size_t count)
{
    size_t size = cb__enum_size(m->binding->classes[index].enumeration);
    return cb__make_list(m, index, items, count, size, make_enum);
}

static PyObject *
make_int(const void *at, int size, bool is_signed)
{
    uint64_t bits = cb_load_small(at, (size_t)size);
    if (!is_signed)
        return PyLong_FromUnsignedLongLong(bits);
    int unused = 64 - 8 * size;
    return PyLong_FromLongLong((int64_t)(bits << unused) >> unused);
}

// The most common list of numbers.
static PyObject *
int32_list(const int32_t *items, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = PyLong_FromLong(items[i]);
        if (CB_LIKELY(item != NULL))
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
        else
            Py_CLEAR(list);
    }
    return list;
}

PyObject *
cb_int_list(const void *items, size_t count, int size, bool is_signed)
{
    if (size == sizeof(int32_t) && is_signed)
        return int32_list(items, count);
    PyObject *list = PyList_New((Py_ssize_t)count);
    if (list == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        PyObject *item = make_int((const char *)items + i * (size_t)size, size, is_signed);
        if (item == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

PyObject *
cb_float_list(const void *items, size_t count, int size)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    if (list == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        double value = size == 4 ? ((const float *)items)[i] : ((const double *)items)[i];
        PyObject *item = PyFloat_FromDouble(value);
        if (item == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}
