// Converts Python sequences to C arrays (rules B8.3 and B8.4 of docs/compatibility-bindings.md).
// Items are checked one by one before they are used. The array holds references to the objects that
// it points into, because the sequence may change while the library runs without the GIL.
#include "calls/array.h"

#include "calls/convert.h"
#include "calls/guest.h"
#include "calls/note.h"
#include "calls/refuse.h"
#include "objects/class_path.h"
#include "objects/closed.h"
#include "objects/enums.h"
#include "objects/records.h"

#include "cubind/number.h"
#include "cubind/sequence.h"

// --- sequences -----------------------------------------------------------------------------------

static bool
is_sequence(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    bool items = type->tp_as_sequence != NULL && type->tp_as_sequence->sq_item != NULL;
    return items || (type->tp_as_mapping != NULL && type->tp_as_mapping->mp_subscript != NULL);
}

PyObject *
cb__sequence(PyObject *o)
{
    if (o == Py_None)
        return PyTuple_New(0);
    if (PyTuple_Check(o) || CB_LIST_IS_STABLE(o))
        return Py_NewRef(o);
    if (Py_TYPE(o)->tp_iter != NULL && !PyIter_Check(o) && !is_sequence(o)) {
        PyErr_Format(PyExc_TypeError, "'%s' object is not subscriptable", Py_TYPE(o)->tp_name);
        return NULL;
    }
    if (PyIter_Check(o)) { // a generator would be used up by the check for its length
        PyErr_Format(PyExc_TypeError, "object of type '%s' has no len()", Py_TYPE(o)->tp_name);
        return NULL;
    }
    return cb_items_of(o);
}

static size_t
items_count(PyObject *items)
{
    return (size_t)PySequence_Fast_GET_SIZE(items);
}

static PyObject *
items_get(PyObject *items, size_t i)
{
    return PySequence_Fast_GET_ITEM(items, (Py_ssize_t)i);
}

// --- storage -------------------------------------------------------------------------------------

int
cb__array_no_storage(size_t count, size_t size)
{
    PyErr_Format(PyExc_MemoryError, "Failed to allocate length x size memory: %zux%zu", count,
                 size);
    return -1;
}

static int
array_heap(cb_array *a, size_t count, size_t size)
{
    if (count > ((size_t)PY_SSIZE_T_MAX - a->align) / size)
        return cb__array_no_storage(count, size);
    a->heap = PyMem_Malloc(count * size + a->align);
    if (a->heap == NULL)
        return cb__array_no_storage(count, size);
    uintptr_t at = (uintptr_t)a->heap;
    a->data = (void *)(a->align == 0 ? at : (at + a->align - 1) & ~(uintptr_t)(a->align - 1));
    return 0;
}

static inline int
array_storage(cb_array *a, size_t count, size_t size)
{
    if (count == 0 || size == 0)
        return 0;
    if (CB_UNLIKELY(count > CB_ARRAY_INLINE || size > CB_ARRAY_INLINE ||
                    count * size > CB_ARRAY_INLINE || a->align != 0))
        return array_heap(a, count, size);
    a->data = a->storage;
    return 0;
}

int
cb__array_storage(cb_array *a, size_t count, size_t size)
{
    return array_storage(a, count, size);
}

int
cb_array_reserve(cb_array *a, size_t count, size_t size)
{
    a->length = count;
    if (array_storage(a, count, size) < 0)
        return -1;
    if (a->data != NULL)
        memset(a->data, 0, count * size);
    return 0;
}

// The byte that marks an untouched item. No library fills a whole item with it: no count, size or
// pointer is that large, and no float is that odd.
enum { UNTOUCHED = 0xab };

int
cb_array_reserve_marked(cb_array *a, size_t count, size_t size)
{
    if (cb_array_reserve(a, count, size) < 0)
        return -1;
    if (a->data != NULL)
        memset(a->data, UNTOUCHED, count * size);
    return 0;
}

static bool
is_untouched(const unsigned char *item, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (item[i] != UNTOUCHED)
            return false;
    return true;
}

size_t
cb_array_written(const cb_array *a, size_t count, size_t size)
{
    const unsigned char *items = a->data;
    while (count > 1 && is_untouched(items + (count - 1) * size, size))
        count--;
    return count;
}

void
cb_array_done(cb_array *a)
{
    for (size_t i = 0; i < a->buffer_count; i++)
        PyBuffer_Release(&a->buffers[i]);
    PyMem_Free(a->buffers);
    PyMem_Free(a->heap);
    Py_XDECREF(a->keep);
    cb_array_init(a);
}

int
cb_array_check_signed(const cb_array *a, int64_t count, const char *param)
{
    if (CB_LIKELY(count >= 0))
        return cb_array_check(a, (size_t)count, param);
    PyErr_Format(PyExc_ValueError, "Number of items of a list is negative: %lld", (long long)count);
    cb__note("the list is argument '%s'", param);
    return -1;
}

size_t
cb_longest(const cb_array *const *lists, size_t count)
{
    size_t length = 0;
    for (size_t i = 0; i < count; i++)
        length = Py_MAX(length, lists[i]->length);
    return length;
}

// --- refusals ------------------------------------------------------------------------------------

static int
refuse_enums(cb_module *m, int index, const char *param)
{
    char path[CB__PATH_SIZE], type[CB__PATH_SIZE];
    PyOS_snprintf(type, sizeof type, "cy%s", cb__class_short_path(m, index, path));
    return cb__refuse_items(param, type);
}

// The path of the handle class of another binding that `type` derives from; NULL if none. Instances
// of that class pass as well, since they hold the same kind of value.
static const char *
counterpart_path(PyTypeObject *type)
{
    return cb__info_own(type)->cls->foreign_base;
}

// E5: like E4, with a comma inside the brackets, followed by the counterpart if there is one.
static int
refuse_objects(cb_module *m, int index, PyTypeObject *type, const char *param)
{
    const char *other = counterpart_path(type);
    const char *counterpart = other != NULL ? cb__without_package(other) : "";
    char path[CB__PATH_SIZE], text[2 * CB__PATH_SIZE];
    PyOS_snprintf(text, sizeof text, "cy%s,%s", cb__class_short_path(m, index, path), counterpart);
    return cb__refuse_items(param, text);
}

// --- objects of the binding ----------------------------------------------------------------------

// Returns the address of an item's value.
static void *
item_data(const cb_class *cls, PyObject *item)
{
    return cls->kind == CB_RECORD ? (void *)((cb_record *)item)->data : ((cb_cell *)item)->at;
}

// Returns 0 if all items are of the class, 1 if not, or -1 with an exception.
static int
find_stranger(cb_module *m, int index, PyObject *items)
{
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL)
        return -1;
    size_t count = items_count(items);
    for (size_t i = 0; i < count; i++) {
        PyObject *item = items_get(items, i);
        if (CB_LIKELY(Py_TYPE(item) == type))
            continue;
        if (cb__refuse_closed(item) < 0)
            return -1;
        if (!PyObject_TypeCheck(item, cb__item_type(type)))
            return 1;
    }
    return 0;
}

static int
check_objects(cb_module *m, int index, PyObject *items, const char *param)
{
    int result = find_stranger(m, index, items);
    return result > 0 ? refuse_objects(m, index, cb_type(m, index), param) : result;
}

// Returns the items with objects of the class in place of objects of cubind.core, owned; NULL with
// an exception. Steals `items`.
static CB_NOINLINE PyObject *
replace_strangers(cb_module *m, int index, PyObject *items, const char *param)
{
    bool is_record = m->binding->classes[index].kind == CB_RECORD;
    PyObject *cells = is_record ? NULL : cb__guest_items(m, index, items, param);
    if (cells == NULL && !PyErr_Occurred())
        refuse_objects(m, index, cb_type(m, index), param);
    Py_DECREF(items);
    return cells;
}

static int
copy_objects(const cb_class *cls, PyObject *items, size_t size, cb_array *a)
{
    if (a->length == 1) { // the element's own storage, so that the library can write through it
        a->keep = Py_NewRef(items_get(items, 0));
        a->data = item_data(cls, a->keep);
        return 0;
    }
    if (array_storage(a, a->length, size) < 0)
        return -1;
    for (size_t i = 0; i < a->length; i++)
        cb_copy_small((char *)a->data + i * size, item_data(cls, items_get(items, i)), size);
    return 0;
}

static int
array_objects(cb_module *m, int index, PyObject *o, const char *param, size_t size, cb_array *a)
{
    PyObject *items = cb__sequence(o);
    if (items == NULL)
        return -1;
    int result = find_stranger(m, index, items);
    if (CB_UNLIKELY(result > 0)) {
        items = replace_strangers(m, index, items, param);
        result = items != NULL ? 0 : -1;
    }
    if (result == 0) {
        a->length = items_count(items);
        result = copy_objects(&m->binding->classes[index], items, size, a);
    }
    Py_XDECREF(items);
    return result;
}

int
cb_array_handles(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    return array_objects(m, index, o, param, sizeof(void *), a);
}

int
cb_array_scalars(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    return array_objects(m, index, o, param, m->binding->classes[index].size, a);
}

int
cb_array_records(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    return array_objects(m, index, o, param, m->binding->classes[index].record->size, a);
}

// Returns the items of a sequence if all are objects of the class, owned. NULL without an exception
// for anything else.
static PyObject *
objects_of(PyTypeObject *type, PyObject *o)
{
    PyObject *items = PySequence_Check(o) ? cb_items_of(o) : NULL;
    if (items == NULL) {
        PyErr_Clear();
        return NULL;
    }
    for (size_t i = 0; i < items_count(items); i++) {
        if (!PyObject_TypeCheck(items_get(items, i), type)) {
            Py_DECREF(items);
            return NULL;
        }
    }
    return items;
}

// Steals `items`, a tuple of objects of the class, and keeps it with the array.
static int
share_objects(cb_module *m, int index, PyObject *items, cb_array *a)
{
    const cb_class *cls = &m->binding->classes[index];
    a->length = items_count(items);
    int result = copy_objects(cls, items, cls->record->size, a);
    if (a->keep == NULL)
        a->keep = items;
    else
        Py_DECREF(items);
    return result;
}

int
cb_array_shared(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    PyObject *items = cb__sequence(o), *kept = NULL;
    if (items != NULL && check_objects(m, index, items, param) == 0)
        kept = cb_items_of(items);
    Py_XDECREF(items);
    return kept != NULL ? share_objects(m, index, kept, a) : -1;
}

int
cb_array_room(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    PyTypeObject *type = cb_type(m, index);
    if (type == NULL)
        return -1;
    PyObject *items = o != Py_None ? objects_of(type, o) : NULL;
    if (items != NULL && items_count(items) > 0)
        return share_objects(m, index, items, a);
    Py_XDECREF(items);
    if (cb_as_record(m, index, o, param, &a->data) < 0)
        return -1;
    if (a->data != NULL) {
        a->keep = Py_NewRef(o);
        a->length = cb__record_is_foreign(o) ? SIZE_MAX : 1;
    }
    return 0;
}

void
cb_array_copy_back(cb_module *m, int index, const cb_array *a)
{
    const cb_class *cls = &m->binding->classes[index];
    size_t size = cls->record->size;
    bool copied = a->keep != NULL && PyTuple_CheckExact(a->keep);
    for (size_t i = 0; copied && i < a->length; i++)
        memcpy(item_data(cls, items_get(a->keep, i)), (const char *)a->data + i * size, size);
}

// Copies cells of `type`. Returns how many come before the first object that is none.
static inline size_t
copy_cells_of(PyTypeObject *type, PyObject *const *items, size_t count, size_t size, char *to)
{
    size_t i = 0;
    for (; i < count; i++) {
        if (Py_TYPE(items[i]) != type && !PyObject_TypeCheck(items[i], type))
            break;
        cb_copy_small(to + i * size, ((cb_cell *)items[i])->at, size);
    }
    return i;
}

// One loop for each common size: testing the size costs as much as copying an item.
static size_t
copy_cells(PyTypeObject *type, PyObject *const *items, size_t count, size_t size, char *to)
{
    if (size == 8)
        return copy_cells_of(type, items, count, 8, to);
    if (size == 4)
        return copy_cells_of(type, items, count, 4, to);
    return copy_cells_of(type, items, count, size, to);
}

int
cb_array_exact_scalars(cb_module *m, int index, PyObject *o, const char *param, size_t max,
                       cb_array *a)
{
    PyTypeObject *type = cb_type(m, index);
    PyObject *items = type != NULL ? cb__sequence(o) : NULL;
    if (items == NULL)
        return -1;
    const cb_class *cls = &m->binding->classes[index];
    size_t count = items_count(items);
    int result = -1;
    if (count > max) {
        PyErr_Format(PyExc_ValueError, "Argument '%s' too long, must be <= %zu", param, max);
        goto done;
    }
    a->length = count;
    if (array_storage(a, count, cls->size) < 0)
        goto done;
    size_t good = copy_cells(type, PySequence_Fast_ITEMS(items), count, cls->size, a->data);
    if (good < count) {
        char path[CB__PATH_SIZE];
        PyErr_Format(PyExc_TypeError, "Cannot convert %s to %s",
                     Py_TYPE(items_get(items, good))->tp_name, cb__class_path(m, index, path));
        goto done;
    }
    result = 0;
done:
    Py_DECREF(items);
    return result;
}

// --- enums and numbers ---------------------------------------------------------------------------

// `type` is the enum class, so that only its members pass, or int.
static int
array_enums(cb_module *m, int index, PyTypeObject *type, PyObject *o, const char *param,
            cb_array *a)
{
    PyObject *items = cb__sequence(o);
    if (items == NULL)
        return -1;
    a->length = items_count(items);
    size_t size = cb__enum_size(m->binding->classes[index].enumeration);
    int result = array_storage(a, a->length, size);
    for (size_t i = 0; result == 0 && i < a->length; i++) {
        PyObject *item = items_get(items, i);
        int64_t value = 0;
        if (!PyObject_TypeCheck(item, type))
            result = refuse_enums(m, index, param);
        else if (size == sizeof(int32_t))
            result = cb_as_enum(m, index, item, param, (int32_t *)a->data + i);
        else
            result = cb_as_enum_wide(m, index, item, param, &value);
        if (size != sizeof(int32_t))
            cb_copy_small((char *)a->data + i * size, &value, size); // little-endian
    }
    Py_DECREF(items);
    return result;
}

int
cb_array_enums(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    PyTypeObject *type = cb_type(m, index);
    return type != NULL ? array_enums(m, index, type, o, param, a) : -1;
}

// Members and ints pass.
int
cb__array_enum_numbers(cb_module *m, int index, PyObject *o, const char *param, cb_array *a)
{
    return array_enums(m, index, &PyLong_Type, o, param, a);
}

static int
store_int(PyObject *item, int size, bool is_signed, const char *type, void *at)
{
    uint64_t bits;
    int result;
    if (is_signed)
        result = cb__int_signed(item, size, type, (int64_t *)&bits);
    else
        result = cb__int_unsigned(item, size, type, &bits);
    if (result == 0)
        cb_copy_small(at, &bits, (size_t)size); // little-endian
    return result;
}

int
cb_array_ints(PyObject *o, const char *param, int size, bool is_signed, const char *type,
              cb_array *a)
{
    PyObject *items = cb__sequence(o);
    if (items == NULL)
        return -1;
    size_t count = items_count(items);
    a->length = count;
    int result = array_storage(a, count, (size_t)size);
    for (size_t i = 0; result == 0 && i < count; i++) {
        PyObject *item = items_get(items, i);
        if (!PyLong_Check(item))
            result = cb__refuse_items(param, "int");
        else
            result = store_int(item, size, is_signed, type, (char *)a->data + i * (size_t)size);
    }
    Py_DECREF(items);
    return result;
}

static int
store_float(PyObject *item, int size, void *at)
{
    double wide;
    if (cb_as_double(item, &wide) < 0)
        return -1;
    float narrow = (float)wide;
    cb_copy_small(at, size == 4 ? (void *)&narrow : (void *)&wide, (size_t)size);
    return 0;
}

int
cb_array_floats(PyObject *o, const char *param, int size, cb_array *a)
{
    PyObject *sequence = cb__sequence(o);
    // A copy: __float__ of a subclass may change the list.
    PyObject *items = sequence != NULL ? cb_items_of(sequence) : NULL;
    Py_XDECREF(sequence);
    if (items == NULL)
        return -1;
    size_t count = items_count(items);
    a->length = count;
    int result = array_storage(a, count, (size_t)size);
    for (size_t i = 0; result == 0 && i < count; i++) {
        PyObject *item = items_get(items, i);
        if (!PyFloat_Check(item) && !PyLong_Check(item))
            result = cb__refuse_items(param, "float");
        else
            result = store_float(item, size, (char *)a->data + i * (size_t)size);
    }
    Py_DECREF(items);
    return result;
}
