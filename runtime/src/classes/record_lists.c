// Reads and sets record fields with many items inside the record: bytes and lists (rule B12.2 of
// docs/compatibility-bindings.md).
#include "classes/fields.h"

#include "cubind/sequence.h"

// --- bytes -------------------------------------------------------------------------------------

static size_t
total_size(const cb_field *f)
{
    return (size_t)f->size * (f->count > 0 ? f->count : 1);
}

PyObject *
cb__get_chars(PyObject *self, void *closure)
{
    const char *text = place(self, closure);
    return PyBytes_FromStringAndSize(text, (Py_ssize_t)strnlen(text, total_size(closure)));
}

PyObject *
cb__get_bytes(PyObject *self, void *closure)
{
    return PyBytes_FromStringAndSize(place(self, closure), (Py_ssize_t)total_size(closure));
}

// Stores one item of a byte array. `char` takes the values of both signed and unsigned char.
static int
store_byte(const cb_field *f, PyObject *o, void *out)
{
    if (!f->is_signed)
        return cb_as_uint8(o, "unsigned char", out);
    int16_t value;
    if (cb_as_int16(o, "char", &value) < 0)
        return -1;
    if (value < INT8_MIN || value > UINT8_MAX) {
        PyErr_SetString(PyExc_OverflowError, "value too large to convert to char");
        return -1;
    }
    *(uint8_t *)out = (uint8_t)value;
    return 0;
}

// --- arrays inside the record ------------------------------------------------------------------

static void
store_real(const cb_field *f, double value, void *out)
{
    float single = (float)value;
    if (f->size == sizeof value)
        memcpy(out, &value, sizeof value);
    else
        memcpy(out, &single, sizeof single);
}

// Stores a number that has exactly the field's kind; returns false if it needs a conversion.
static inline bool
store_plain(const cb_field *f, PyObject *o, void *out)
{
    Py_ssize_t small;
    if (f->kind == CB_FIELD_LIST_FLOAT && PyFloat_CheckExact(o)) {
        store_real(f, PyFloat_AS_DOUBLE(o), out);
        return true;
    }
    bool fits = f->kind == CB_FIELD_LIST_INT && f->size >= 4 && cb_small_int(o, &small) &&
                (small >= 0 || f->is_signed);
    if (fits)
        cb_copy_small(out, &small, f->size); // little-endian
    return fits;
}

static int
store_item(PyObject *self, const cb_field *f, PyObject *o, void *out)
{
    cb_module *m = module_of(self);
    cb_record *from;
    switch (f->kind) {
    case CB_FIELD_LIST_FLOAT:
        return cb__store_float(f, o, out);
    case CB_FIELD_LIST_ENUM:
        return cb__store_enum(m, f, o, out);
    case CB_FIELD_LIST_HANDLE:
    case CB_FIELD_LIST_SCALAR:
        return cb__store_cell(m, f, o, out);
    case CB_FIELD_CHARS:
    case CB_FIELD_BLOB:
        return store_byte(f, o, out);
    case CB_FIELD_LIST_RECORD:
        from = cb__field_record(m, f, o);
        if (from != NULL)
            cb_copy_small(out, from->data, f->size);
        return from != NULL ? 0 : -1;
    default:
        return cb__store_integer(f, o, out);
    }
}

static int
refuse_few(size_t wanted, size_t found)
{
    PyErr_Format(PyExc_IndexError,
                 "not enough values found during array assignment, expected %zu, got %zu", wanted,
                 found);
    return -1;
}

static int
refuse_many(size_t wanted)
{
    PyErr_Format(PyExc_IndexError, "too many values found during array assignment, expected %zu",
                 wanted);
    return -1;
}

// Stores the items of a list or tuple. The list may change during the conversions.
static int
store_listed(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count, char *out)
{
    for (size_t i = 0; i < count; i++, out += size) {
        if (CB_UNLIKELY((size_t)PySequence_Fast_GET_SIZE(o) <= i))
            return refuse_few(count, i);
        PyObject *item = PySequence_Fast_GET_ITEM(o, (Py_ssize_t)i);
        if (store_plain(f, item, out))
            continue;
        Py_INCREF(item);
        int result = store_item(self, f, item, out);
        Py_DECREF(item);
        if (result < 0)
            return -1;
    }
    return (size_t)PySequence_Fast_GET_SIZE(o) > count ? refuse_many(count) : 0;
}

// Stores exactly `count` items of any iterable at `out`. If `kept` (a list) is given, the items are
// appended to it.
static int
store_items(PyObject *self, const cb_field *f, PyObject *iterable, size_t size, size_t count,
            char *out, PyObject *kept)
{
    if (kept == NULL && (CB_LIST_IS_EXACT(iterable) || PyTuple_CheckExact(iterable)))
        return store_listed(self, f, iterable, size, count, out);
    PyObject *iterator = PyObject_GetIter(iterable);
    if (iterator == NULL)
        return -1;
    size_t found = 0;
    int result = 0;
    PyObject *item;
    while (result == 0 && (item = PyIter_Next(iterator)) != NULL) {
        if (found == count)
            result = refuse_many(count);
        else
            result = store_item(self, f, item, out + size * found++);
        if (result == 0 && kept != NULL)
            result = PyList_Append(kept, item);
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
    if (result == 0 && PyErr_Occurred())
        return -1;
    if (result == 0 && found < count)
        return refuse_few(count, found);
    return result;
}

int
cb__copy_keeps(PyObject *self, PyObject *items, size_t count, char *at, size_t size)
{
    for (size_t i = 0; i < count && i < (size_t)PyList_GET_SIZE(items); i++, at += size) {
        cb_record *from = (cb_record *)PyList_GET_ITEM(items, (Py_ssize_t)i);
        if (cb__record_check((PyObject *)from) &&
            cb__keep_copy((cb_record *)self, at, from, from->data, size) < 0)
            return -1;
    }
    return 0;
}

static int
assign_items(PyObject *self, const cb_field *f, PyObject *o, size_t size, size_t count)
{
    char small[256] __attribute__((aligned(16)));
    char *scratch = size * count <= sizeof small ? small : PyMem_Malloc(size * count);
    PyObject *kept = f->kind == CB_FIELD_LIST_RECORD ? PyList_New(0) : NULL;
    int result = -1;
    if (scratch == NULL || (kept == NULL && f->kind == CB_FIELD_LIST_RECORD)) {
        PyErr_NoMemory();
    } else if (store_items(self, f, o, size, count, scratch, kept) == 0 &&
               (kept == NULL || cb__copy_keeps(self, kept, count, place(self, f), size) == 0)) {
        memcpy(place(self, f), scratch, size * count);
        result = 0;
    }
    if (scratch != small)
        PyMem_Free(scratch);
    Py_XDECREF(kept);
    return result;
}

int
cb__set_list(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    return o == NULL ? refuse_delete() : assign_items(self, f, o, f->size, f->count);
}

// Stores a bytes object of the right length, which needs no conversion.
static bool
set_bytes(PyObject *self, PyObject *o, const cb_field *f)
{
    bool fits = PyBytes_CheckExact(o) && (size_t)PyBytes_GET_SIZE(o) == total_size(f);
    if (fits)
        memcpy(place(self, f), PyBytes_AS_STRING(o), total_size(f));
    return fits;
}

int
cb__set_chars(PyObject *self, PyObject *o, void *closure)
{
    if (o == NULL)
        return refuse_delete();
    return set_bytes(self, o, closure) ? 0 : assign_items(self, closure, o, 1, total_size(closure));
}

int
cb__set_blob(PyObject *self, PyObject *o, void *closure)
{
    const cb_field *f = closure;
    if (o == NULL)
        return refuse_delete();
    if (set_bytes(self, o, f))
        return 0;
    Py_ssize_t length = PyObject_Size(o);
    if (length < 0)
        return -1;
    if ((size_t)length != total_size(f)) {
        PyErr_Format(PyExc_ValueError, "%s length must be %zu, is %zd", f->name, total_size(f),
                     length);
        return -1;
    }
    return assign_items(self, f, o, 1, total_size(f));
}

// --- lists out of C arrays ---------------------------------------------------------------------

// Returns copies of the records, with the keeps of the copied bytes.
static PyObject *
list_records(PyObject *self, const cb_field *f, char *at, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++, at += f->size) {
        PyObject *item = cb_record_copy(module_of(self), f->cls, at);
        if (item == NULL || cb__keep_copy((cb_record *)item, ((cb_record *)item)->data,
                                          (cb_record *)self, at, f->size) < 0) {
            Py_XDECREF(item);
            Py_CLEAR(list);
            break;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

static PyObject *
list_strings(const char *const *at, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = at[i] == NULL ? Py_NewRef(Py_None) : PyBytes_FromString(at[i]);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

PyObject *
cb__list_items(PyObject *self, const cb_field *f, void *at, size_t count)
{
    cb_module *m = module_of(self);
    switch (f->kind) {
    case CB_FIELD_LIST_FLOAT:
        return cb_float_list(at, count, (int)f->size);
    case CB_FIELD_LIST_ENUM:
        return cb_enum_list(m, f->cls, at, count);
    case CB_FIELD_LIST_HANDLE:
    case CB_FIELD_ARRAY_HANDLE:
    case CB_FIELD_ARRAY_HANDLE_OUT:
        return cb_handle_list(m, f->cls, at, count);
    case CB_FIELD_LIST_SCALAR:
    case CB_FIELD_ARRAY_SCALAR:
        return cb_scalar_list(m, f->cls, at, count);
    case CB_FIELD_LIST_RECORD:
    case CB_FIELD_ARRAY_RECORD:
        return list_records(self, f, at, count);
    case CB_FIELD_ARRAY_STRING:
        return list_strings(at, count);
    default:
        return cb_int_list(at, count, (int)f->size, f->is_signed);
    }
}

PyObject *
cb__get_list(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb__list_items(self, f, place(self, f), f->count);
}

PyObject *
cb__get_ints(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb_int_list(place(self, f), f->count, (int)f->size, f->is_signed);
}

PyObject *
cb__get_floats(PyObject *self, void *closure)
{
    const cb_field *f = closure;
    return cb_float_list(place(self, f), f->count, (int)f->size);
}
