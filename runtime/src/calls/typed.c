// Converts values whose type another argument, an enumerator, selects (chapter B10 of
// docs/compatibility-bindings.md): provides memory for values that a getter writes, and converts
// values for setters.
#include "cubind/typed.h"

#include "calls/buffers.h"
#include "calls/convert.h"
#include "calls/number.h"
#include "calls/value_rows.h"
#include "objects/enums.h"

#include "cubind/cells.h"
#include "cubind/device.h"
#include "cubind/enums.h"
#include "cubind/interop.h"
#include "cubind/lists.h"
#include "cubind/number.h"
#include "cubind/records.h"
#include "cubind/text.h"

enum { BYTES_DEFAULT = 1024 };

// --- tables --------------------------------------------------------------------------------------

bool
cb_value_asks(const cb_value_table *t, int32_t key)
{
    const cb_value_row *row = cb__value_row_find(t, key);
    return row != NULL ? row->kind == CB_VALUE_LIST_UINT32 : t->raw_key;
}

// --- room ----------------------------------------------------------------------------------------

static size_t
kind_size(cb_module *m, const cb_value_row *row)
{
    switch (row->kind) {
    case CB_VALUE_INT32:
    case CB_VALUE_UINT32:
    case CB_VALUE_FLOAT:
    case CB_VALUE_FLAG:
        return 4;
    case CB_VALUE_ENUM:
        return cb__enum_size(m->binding->classes[row->cls].enumeration);
    case CB_VALUE_BOOL:
        return 1; // the library may write up to eight bytes, which are zeroed
    case CB_VALUE_SCALAR:
        return m->binding->classes[row->cls].size;
    case CB_VALUE_RECORD:
        return m->binding->classes[row->cls].record->size;
    case CB_VALUE_BYTES:
        return BYTES_DEFAULT;
    case CB_VALUE_NONE:
    case CB_VALUE_RAW:
        return 0;
    default:
        return cb__number_size(row->kind) != 0 ? cb__number_size(row->kind) : 8;
    }
}

// Makes zeroed room of at least eight bytes.
static int
value_room(cb_value *v)
{
    size_t size = v->size < 8 ? 8 : v->size;
    v->data = v->storage;
    if (size > sizeof v->storage) {
        v->heap = size <= PY_SSIZE_T_MAX ? PyMem_Calloc(1, size) : NULL;
        v->data = v->heap;
        if (v->heap == NULL) {
            PyErr_Format(PyExc_MemoryError, "Failed to allocated length x size memory: 1x%zu",
                         v->size);
            return -1;
        }
        return 0;
    }
    memset(v->storage, 0, sizeof v->storage); // constant size, so a few stores and no loop
    return 0;
}

// Stands for keys without a row, in tables where such values are raw bytes.
static const cb_value_row raw_row = {.kind = CB_VALUE_RAW, .cls = -1};

static bool
is_sized_by_caller(const cb_value_row *row)
{
    return row->kind == CB_VALUE_LIST_INT32 || row->kind == CB_VALUE_LIST_UINT32 ||
           row->kind == CB_VALUE_RAW;
}

CB_INLINE int
value_start(cb_module *m, const cb_value_table *t, int32_t key, size_t bytes, cb_value *v)
{
    const cb_value_row *row = cb__value_row_find(t, key);
    if (row == NULL)
        row = t->raw_key ? &raw_row : cb__refuse_value_key(m, t, key);
    if (row == NULL)
        return -1;
    v->row = row;
    if (is_sized_by_caller(row))
        v->size = bytes;
    else
        v->size = row->size != 0 ? row->size : kind_size(m, row);
    return 0;
}

int
cb_value_prepare(cb_module *m, const cb_value_table *t, int32_t key, size_t bytes, cb_value *v)
{
    if (value_start(m, t, key, bytes, v) < 0)
        return -1;
    if (v->row->kind != CB_VALUE_RECORD)
        return value_room(v);
    v->record = cb_record_new(m, v->row->cls);
    if (v->record == NULL)
        return -1;
    v->data = cb_record_data(v->record);
    return 0;
}

void
cb_value_done_slow(cb_value *v)
{
    cb_address_release(&v->address);
    v->address.held = false;
    PyMem_Free(v->heap);
    v->heap = NULL;
    Py_CLEAR(v->record);
}

// --- results -------------------------------------------------------------------------------------

static PyObject *
int_result(const cb_value *v, bool is_signed)
{
    uint64_t bits = 0;
    if (CB_LIKELY(v->size == sizeof(int32_t) && is_signed)) {
        int32_t narrow;
        memcpy(&narrow, v->data, sizeof narrow);
        return PyLong_FromLong(narrow);
    }
    cb_copy_small(&bits, v->data, v->size < 8 ? v->size : 8);
    if (!is_signed)
        return PyLong_FromUnsignedLongLong(bits);
    int unused = v->size < 8 ? 64 - 8 * (int)v->size : 0;
    return PyLong_FromLongLong((int64_t)(bits << unused) >> unused);
}

static PyObject *
float_result(const cb_value *v)
{
    float narrow;
    double wide;
    if (v->size == sizeof wide) {
        memcpy(&wide, v->data, sizeof wide);
        return PyFloat_FromDouble(wide);
    }
    memcpy(&narrow, v->data, sizeof narrow);
    return PyFloat_FromDouble(narrow);
}

static PyObject *
bool_result(const cb_value *v)
{
    uint64_t bits;
    memcpy(&bits, v->data, sizeof bits);
    return PyBool_FromLong(bits != 0);
}

static PyObject *
bytes_result(const cb_value *v)
{
    const char *end = memchr(v->data, '\0', v->size);
    size_t length = end != NULL ? (size_t)(end - (const char *)v->data) : v->size;
    return PyBytes_FromStringAndSize(v->data, (Py_ssize_t)length);
}

static PyObject *
scalar_result(const cb_form *s, const cb_value *v)
{
    if (s->checked)
        return int_result(v, s->module->binding->classes[v->row->cls].is_signed);
    return cb_cell_new(s->module, v->row->cls, v->data);
}

static PyObject *
enum_result(const cb_form *s, const cb_value *v)
{
    const cb_enum_table *table = s->module->binding->classes[v->row->cls].enumeration;
    return cb_enum_member(s->module, v->row->cls, cb__enum_load(table, v->data));
}

PyObject *
cb_value_result(const cb_form *s, cb_value *v)
{
    switch (v->row->kind) {
    case CB_VALUE_INT32:
    case CB_VALUE_INT64:
        return int_result(v, true);
    case CB_VALUE_UINT32:
    case CB_VALUE_UINT64:
    case CB_VALUE_SIZE:
    case CB_VALUE_ADDRESS:
        return int_result(v, false);
    case CB_VALUE_FLOAT:
        return float_result(v);
    case CB_VALUE_BOOL:
    case CB_VALUE_FLAG:
        return bool_result(v);
    case CB_VALUE_BYTES:
        return bytes_result(v);
    case CB_VALUE_HANDLE:
        return cb_cell_new(s->module, v->row->cls, v->data);
    case CB_VALUE_SCALAR:
        return scalar_result(s, v);
    case CB_VALUE_RECORD:
        return cb_take(&v->record);
    case CB_VALUE_ENUM:
        return enum_result(s, v);
    case CB_VALUE_LIST_INT32:
        return cb_int_list(v->data, v->size / 4, 4, true);
    case CB_VALUE_LIST_UINT32:
        return cb_int_list(v->data, v->size / 4, 4, false);
    case CB_VALUE_RAW:
        return PyBytes_FromStringAndSize(v->data, (Py_ssize_t)v->size);
    case CB_VALUE_INT8:
    case CB_VALUE_UINT8:
    case CB_VALUE_INT16:
    case CB_VALUE_UINT16:
    case CB_VALUE_FLOAT16:
    case CB_VALUE_BFLOAT16:
    case CB_VALUE_DOUBLE:
    case CB_VALUE_COMPLEX64:
    case CB_VALUE_COMPLEX128:
        return cb__number_load(v->row->kind, v->data);
    default:
        Py_RETURN_NONE;
    }
}

// --- setters -------------------------------------------------------------------------------------

// Copies the bytes behind o.getPtr(), whatever its class. The checked form takes plain ints
// instead.
static int
scalar_from(const cb_form *s, PyObject *o, cb_value *v)
{
    if (s->checked)
        return cb_as_cell_slow(s->module, v->row->cls, o, NULL, v->data);
    void *at = cb__storage_of(o);
    if (at == NULL && cb__get_ptr(o, &at) < 0)
        return -1;
    if (at == NULL)
        return cb__refuse_null_ptr(o);
    cb_copy_small(v->data, at, v->size);
    return 0;
}

static int
bytes_from(PyObject *o, cb_value *v)
{
    if (cb_as_text(o, &v->address) < 0)
        return -1;
    v->data = v->address.value;
    if (PyBytes_Check(o))
        v->size = (size_t)PyBytes_GET_SIZE(o);
    else
        v->size = v->address.held ? (size_t)v->address.buffer.len : strlen(v->data);
    return 0;
}

static int
record_from(const cb_form *s, PyObject *o, const char *param, cb_value *v)
{
    if (o == Py_None)
        return cb_as_record_value(s->module, v->row->cls, o, param, v->storage, 0);
    return cb_as_record(s->module, v->row->cls, o, param, &v->data);
}

// In the tuple form, values must be members, as keys must. If keys may be numbers, so may values.
static int
enum_from(const cb_form *s, const cb_value_table *t, PyObject *o, const char *param, cb_value *v)
{
    int64_t value;
    bool members = !s->checked && !t->raw_key;
    if (cb__enum_from(s->module, v->row->cls, o, param, members, &value) < 0)
        return -1;
    cb_copy_small(v->data, &value, v->size); // little-endian
    return 0;
}

static int
address_from(const cb_form *s, PyObject *o, cb_value *v)
{
    if (cb_as_device_address(s, o, "value", CB_HOST_TOO, &v->address) < 0)
        return -1;
    memcpy(v->data, &v->address.value, sizeof(void *));
    return 0;
}

static int
truth_from(PyObject *o, cb_value *v)
{
    int truth = PyObject_IsTrue(o);
    *(uint32_t *)v->data = truth == 1;
    return truth < 0 ? -1 : 0;
}

static int
real_from(PyObject *o, cb_value *v)
{
    double value;
    if (cb_as_double(o, &value) < 0)
        return -1;
    cb__store_real(v->row->kind, value, v->data);
    return 0;
}

static int
copy_bytes(const void *from, size_t size, cb_value *v)
{
    v->size = size;
    if (value_room(v) < 0)
        return -1;
    if (size > 0)
        memcpy(v->data, from, size);
    return 0;
}

static int
list_from(PyObject *o, const char *param, cb_value *v)
{
    cb_array items;
    cb_array_init(&items);
    int result = cb_array_ints(o, param, 4, false, "unsigned int", &items);
    if (result == 0)
        result = copy_bytes(items.data, 4 * items.length, v);
    cb_array_done(&items);
    return result;
}

static int
buffer_from(PyObject *o, cb_value *v)
{
    Py_buffer view;
    if (PyObject_GetBuffer(o, &view, PyBUF_SIMPLE | PyBUF_ANY_CONTIGUOUS) < 0)
        return -1;
    int result = copy_bytes(view.buf, (size_t)view.len, v);
    PyBuffer_Release(&view);
    return result;
}

// True for an object that is only its bytes. Numbers of other packages may export a buffer as well,
// and are excluded.
static bool
is_bytes(cb_module *m, PyObject *o)
{
    if (!PyObject_CheckBuffer(o))
        return false;
    PyNumberMethods *number = Py_TYPE(o)->tp_as_number;
    bool is_number = number != NULL && (number->nb_int != NULL || number->nb_index != NULL ||
                                        number->nb_float != NULL);
    if (is_number)
        return cb__is_ndarray(m, o);
    return cb_guest_find(m->interop, Py_TYPE(o), NULL) == NULL; // a Buffer stands for its address
}

static int
refuse_raw(const cb_form *s, const cb_value_table *t, int32_t key, const char *param)
{
    char name[CB__KEY_SIZE];
    PyErr_Format(PyExc_TypeError, "Argument '%s' must be a buffer: attribute %s has no known type",
                 param, cb__value_key_name(s->module, t, key, name));
    return -1;
}

static int
convert_value(const cb_form *s, const cb_value_table *t, PyObject *o, const char *param,
              cb_value *v)
{
    switch (v->row->kind) {
    case CB_VALUE_INT32:
        return cb_as_int32(o, "int", v->data);
    case CB_VALUE_UINT32:
        return cb_as_uint32(o, "unsigned int", v->data);
    case CB_VALUE_INT64:
        return cb_as_int64(o, "PY_LONG_LONG", v->data);
    case CB_VALUE_UINT64:
        return cb_as_uint64(o, "unsigned PY_LONG_LONG", v->data);
    case CB_VALUE_SIZE:
        return cb_as_uint64(o, "size_t", v->data);
    case CB_VALUE_FLOAT:
        return v->size == sizeof(double) ? cb_as_double(o, v->data) : cb_as_float(o, v->data);
    case CB_VALUE_BOOL:
    case CB_VALUE_FLAG:
        return truth_from(o, v);
    case CB_VALUE_BYTES:
        return bytes_from(o, v);
    case CB_VALUE_HANDLE:
        return cb_as_cell_slow(s->module, v->row->cls, o, NULL, v->data);
    case CB_VALUE_SCALAR:
        return scalar_from(s, o, v);
    case CB_VALUE_RECORD:
        return record_from(s, o, param, v);
    case CB_VALUE_ENUM:
        return enum_from(s, t, o, param, v);
    case CB_VALUE_ADDRESS:
        return address_from(s, o, v);
    case CB_VALUE_INT8:
        return cb_as_int8(o, "int8_t", v->data);
    case CB_VALUE_UINT8:
        return cb_as_uint8(o, "uint8_t", v->data);
    case CB_VALUE_INT16:
        return cb_as_int16(o, "int16_t", v->data);
    case CB_VALUE_UINT16:
        return cb_as_uint16(o, "uint16_t", v->data);
    case CB_VALUE_FLOAT16:
    case CB_VALUE_BFLOAT16:
    case CB_VALUE_DOUBLE:
        return real_from(o, v);
    case CB_VALUE_COMPLEX64:
    case CB_VALUE_COMPLEX128:
        return cb__store_complex(v->row->kind, o, v->data);
    case CB_VALUE_LIST_UINT32:
        return list_from(o, param, v);
    case CB_VALUE_RAW:
        return buffer_from(o, v);
    default:
        return 0;
    }
}

// True for kinds whose data stays in the caller's memory, or gets its room when its size is known.
static bool
makes_own_room(const cb_value_row *row)
{
    return row->kind == CB_VALUE_BYTES || row->kind == CB_VALUE_RECORD ||
           row->kind == CB_VALUE_LIST_UINT32 || row->kind == CB_VALUE_RAW;
}

int
cb_value_from(const cb_form *s, const cb_value_table *t, int32_t key, PyObject *o,
              const char *param, cb_value *v)
{
    if (value_start(s->module, t, key, 0, v) < 0)
        return -1;
    if (t->raw_key && is_bytes(s->module, o))
        return buffer_from(o, v);
    if (v->row == &raw_row)
        return refuse_raw(s, t, key, param);
    if (!makes_own_room(v->row) && value_room(v) < 0)
        return -1;
    return convert_value(s, t, o, param, v);
}

// --- several values ------------------------------------------------------------------------------

static int
values_room(cb_values *v, size_t count)
{
    v->data = v->inline_data;
    v->items = v->inline_items;
    if (count <= CB_VALUES_INLINE)
        return 0;
    size_t each = sizeof(cb_value) + sizeof(void *);
    v->heap = count <= PY_SSIZE_T_MAX / each ? PyMem_Malloc(count * each) : NULL;
    if (v->heap == NULL) {
        PyErr_Format(PyExc_MemoryError, "Failed to allocated length x size memory: %zux%zu", count,
                     sizeof(void *));
        return -1;
    }
    v->items = v->heap;
    v->data = (void **)(v->items + count);
    return 0;
}

// `sizes` (NULL: none) has `count` entries.
static int
fill_values(cb_module *m, const cb_value_table *t, const int32_t *keys, const size_t *sizes,
            size_t count, cb_values *v)
{
    for (size_t i = 0; i < count; i++) {
        cb_value *item = &v->items[i];
        cb_value_init(item);
        v->count = i + 1;
        if (cb_value_prepare(m, t, keys[i], sizes != NULL ? sizes[i] : 0, item) < 0)
            return -1;
        v->data[i] = item->data;
    }
    return 0;
}

int
cb_values_prepare(cb_module *m, const cb_value_table *t, const cb_array *keys,
                  const cb_array *sizes, cb_values *v)
{
    size_t count = sizes != NULL && sizes->length < keys->length ? sizes->length : keys->length;
    if (values_room(v, count) < 0)
        return -1;
    return fill_values(m, t, keys->data, sizes != NULL ? sizes->data : NULL, count, v);
}

void
cb_values_done(cb_values *v)
{
    for (size_t i = 0; i < v->count; i++)
        cb_value_done(&v->items[i]);
    PyMem_Free(v->heap);
    cb_values_init(v);
}

PyObject *
cb_values_result(const cb_form *s, const cb_values *v)
{
    PyObject *list = PyList_New((Py_ssize_t)v->count);
    for (size_t i = 0; list != NULL && i < v->count; i++) {
        PyObject *item = cb_value_result(s, &v->items[i]);
        if (item == NULL) {
            Py_DECREF(list);
            return NULL;
        }
        PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}
