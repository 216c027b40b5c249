// Converts options (rule B10.2 of docs/compatibility-bindings.md): a list of enum members and a
// list of values. Each value goes into a slot of a `void **`, converted as its option requires. One
// list keeps alive the slots and all objects that they point into. The caller drops the list after
// the call, or gives it to the object that the call returned.
#include "calls/convert.h"
#include "calls/refuse.h"
#include "calls/value_rows.h"
#include "objects/enums.h"

#include "cubind/number.h"
#include "cubind/options.h"
#include "cubind/sequence.h"
#include "cubind/text.h"

int
cb_options_keys(cb_module *m, int index, PyObject *keys, const char *param, cb_options *o)
{
    return cb_array_enums(m, index, keys, param, &o->keys);
}

void
cb_options_done(cb_options *o)
{
    cb_array_done(&o->keys);
    Py_XDECREF(o->items);
    Py_XDECREF(o->keep);
    cb_options_init(o);
}

// Returns the slot of an option among the first `count`; NULL if it is not given.
static void *const *
find_value(const cb_options *o, size_t count, int64_t key)
{
    for (size_t i = 0; i < count; i++)
        if (((const int32_t *)o->keys.data)[i] == key)
            return &o->values[i];
    return NULL;
}

// Checks that a log buffer is as long as the option for its size says.
static int
check_buffer(const cb_options *o, size_t count, size_t i, const char *function, const char *param)
{
    const cb_value_row *row = cb__value_row_find(o->table, ((const int32_t *)o->keys.data)[i]);
    if (row == NULL || row->kind != CB_VALUE_BUFFER || row->size == 0)
        return 0;
    PyObject *buffer = PyTuple_GET_ITEM(o->items, (Py_ssize_t)i); // bytes, or a held bytearray
    size_t given =
        (size_t)(PyBytes_Check(buffer) ? PyBytes_GET_SIZE(buffer) : PyByteArray_GET_SIZE(buffer));
    void *const *size = find_value(o, count, row->size);
    if (size == NULL || (uint32_t)(uintptr_t)*size <= given)
        return 0;
    char item[128];
    PyOS_snprintf(item, sizeof item, "%s[%zu]", param, i);
    return cb__refuse_short(function, item, given, (uint32_t)(uintptr_t)*size);
}

int
cb_options_check(const cb_options *o, size_t count, const char *function, const char *param)
{
    if (count > o->keys.length || count > o->count)
        return cb_refuse_short_list(count > o->keys.length ? o->keys.length : o->count, count,
                                    param);
    for (size_t i = 0; i < count; i++)
        if (check_buffer(o, count, i, function, param) < 0)
            return -1;
    return 0;
}

void
cb_options_give(cb_options *o, PyObject *cell)
{
    cb_cell *c = (cb_cell *)cell;
    PyObject *former = c->keep;
    c->keep = o->keep;
    o->keep = NULL;
    Py_XDECREF(former);
}

// --- one value -----------------------------------------------------------------------------------

// Appends the object and drops the caller's reference. NULL passes the exception on.
static int
keep_stolen(cb_options *o, PyObject *object)
{
    int result = object != NULL ? PyList_Append(o->keep, object) : -1;
    Py_XDECREF(object);
    return result;
}

// Returns zeroed memory for `count` pointers, which the list keeps; NULL with an exception.
static void **
keep_pointers(cb_options *o, size_t count)
{
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(count * sizeof(void *)));
    if (bytes == NULL)
        return NULL;
    void **pointers = (void **)PyBytes_AS_STRING(bytes);
    memset(pointers, 0, count * sizeof(void *));
    return keep_stolen(o, bytes) == 0 ? pointers : NULL;
}

// Keeps an export of the buffer, so that a bytearray cannot be resized as long as the list lives.
static int
put_exported(cb_options *o, PyObject *value, void **slot)
{
    PyObject *memory = PyMemoryView_FromObject(value);
    if (memory != NULL)
        *slot = PyMemoryView_GET_BUFFER(memory)->buf;
    return keep_stolen(o, memory);
}

// Bytes objects that all of Python shares are replaced by other memory.
static int
put_buffer(cb_options *o, PyObject *value, void **slot)
{
    cb_chars chars;
    cb_chars_init(&chars);
    if (cb_as_char_buffer(value, &chars) < 0)
        return -1;
    bool shared = chars.data == chars.scratch;
    cb_chars_release(&chars);
    if (!shared)
        return put_exported(o, value, slot);
    memset(chars.scratch, 0, sizeof chars.scratch);
    PyObject *scratch = PyByteArray_FromStringAndSize(chars.scratch, sizeof chars.scratch);
    *slot = scratch != NULL ? PyByteArray_AS_STRING(scratch) : NULL;
    return keep_stolen(o, scratch);
}

static int
put_string(cb_options *o, PyObject *value, void **slot)
{
    cb_address text;
    if (cb_as_text(value, &text) < 0)
        return -1;
    *slot = text.value;
    if (!text.held)
        return 0;
    int result = put_exported(o, value, slot);
    cb_address_release(&text);
    *slot = text.value; // the view of an empty bytearray may have no address
    return result;
}

static int
put_strings(cb_options *o, PyObject *value, void **slot)
{
    PyObject *items = cb_items_of(value);
    if (keep_stolen(o, items) < 0)
        return -1;
    Py_ssize_t count = PyTuple_GET_SIZE(items); // valid, since the list keeps it
    void **pointers = count > 0 ? keep_pointers(o, (size_t)count) : NULL;
    if (count > 0 && pointers == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++)
        if (put_string(o, PyTuple_GET_ITEM(items, i), &pointers[i]) < 0)
            return -1;
    *slot = pointers;
    return 0;
}

// Stores the address of an object. A buffer stays exported as long as the list lives.
static int
put_address(cb_module *m, cb_options *o, PyObject *value, void **slot)
{
    cb_address address;
    if (cb_as_address(m, value, &address) < 0)
        return -1;
    *slot = address.value;
    if (!address.held)
        return 0;
    int result = put_exported(o, value, slot);
    cb_address_release(&address);
    return result;
}

static int
put_addresses(cb_module *m, cb_options *o, PyObject *value, void **slot)
{
    PyObject *items = cb_items_of(value);
    if (keep_stolen(o, items) < 0)
        return -1;
    Py_ssize_t count = PyTuple_GET_SIZE(items);
    void **pointers = count > 0 ? keep_pointers(o, (size_t)count) : NULL;
    if (count > 0 && pointers == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++)
        if (put_address(m, o, PyTuple_GET_ITEM(items, i), &pointers[i]) < 0)
            return -1;
    *slot = pointers;
    return 0;
}

// The slot points to a float. This is right for libraries that read a float there, and for those
// that write into the slot.
static int
put_float(cb_options *o, PyObject *value, void **slot)
{
    float number;
    if (cb_as_float(value, &number) < 0)
        return -1;
    void **at = keep_pointers(o, 1);
    if (at == NULL)
        return -1;
    memcpy(at, &number, sizeof number);
    *slot = at;
    return 0;
}

static int
put_object(cb_options *o, PyObject *value, void **slot)
{
    *slot = cb__storage_of(value);
    if (*slot == NULL && cb__get_ptr(value, slot) < 0)
        return -1;
    return PyList_Append(o->keep, value);
}

static int
put_signed(PyObject *value, int size, const char *type, void **slot)
{
    int64_t wide;
    if (cb_as_signed_slow(value, size, type, &wide) < 0)
        return -1;
    *slot = (void *)wide;
    return 0;
}

static int
put_unsigned(PyObject *value, int size, const char *type, void **slot)
{
    uint64_t wide;
    if (cb_as_unsigned_slow(value, size, type, &wide) < 0)
        return -1;
    *slot = (void *)wide;
    return 0;
}

static int
put_truth(PyObject *value, void **slot)
{
    int truth = PyObject_IsTrue(value);
    *slot = (void *)(intptr_t)(truth == 1);
    return truth < 0 ? -1 : 0;
}

static int
put_enum(const cb_form *s, int index, PyObject *value, const char *param, void **slot)
{
    int64_t number;
    // None has no `.value`: raise what looking for it would.
    if (value == Py_None) {
        PyErr_SetString(PyExc_AttributeError, "'NoneType' object has no attribute 'value'");
        return -1;
    }
    if (cb__enum_from(s->module, index, value, param, !s->checked, &number) < 0)
        return -1;
    *slot = NULL;
    cb_copy_small(slot, &number, cb__enum_size(s->module->binding->classes[index].enumeration));
    return 0;
}

static int
put_value(const cb_form *s, const cb_value_row *row, PyObject *value, const char *param,
          cb_options *o, void **slot)
{
    switch (row->kind) {
    case CB_VALUE_INT8:
        return put_signed(value, 1, "int8_t", slot);
    case CB_VALUE_UINT8:
        return put_unsigned(value, 1, "uint8_t", slot);
    case CB_VALUE_INT16:
        return put_signed(value, 2, "int16_t", slot);
    case CB_VALUE_UINT16:
        return put_unsigned(value, 2, "uint16_t", slot);
    case CB_VALUE_INT32:
        return put_signed(value, 4, "int", slot);
    case CB_VALUE_INT64:
        return put_signed(value, 8, "PY_LONG_LONG", slot);
    case CB_VALUE_UINT32:
        return put_unsigned(value, 4, "unsigned int", slot);
    case CB_VALUE_UINT64:
        return put_unsigned(value, 8, "unsigned PY_LONG_LONG", slot);
    case CB_VALUE_SIZE:
        return put_unsigned(value, 8, "size_t", slot);
    case CB_VALUE_FLOAT:
        return put_float(o, value, slot);
    case CB_VALUE_BOOL:
    case CB_VALUE_FLAG:
        return put_truth(value, slot);
    case CB_VALUE_BYTES:
    case CB_VALUE_BUFFER:
        return put_buffer(o, value, slot);
    case CB_VALUE_HANDLE:
    case CB_VALUE_SCALAR:
        return cb_as_cell_slow(s->module, row->cls, value, NULL, slot);
    case CB_VALUE_RECORD:
        return put_object(o, value, slot);
    case CB_VALUE_ENUM:
        return put_enum(s, row->cls, value, param, slot);
    case CB_VALUE_ADDRESS:
        return put_address(s->module, o, value, slot);
    case CB_VALUE_LIST_STRING:
        return put_strings(o, value, slot);
    case CB_VALUE_LIST_ADDRESS:
        return put_addresses(s->module, o, value, slot);
    default:
        return 0;
    }
}

// --- all values ----------------------------------------------------------------------------------

static int
put_all(const cb_form *s, const cb_value_table *t, PyObject *items, const char *param,
        cb_options *o)
{
    for (size_t i = 0; i < o->count && i < o->keys.length; i++) {
        const cb_value_row *row = cb__value_row(s->module, t, ((int32_t *)o->keys.data)[i]);
        PyObject *value = PyTuple_GET_ITEM(items, (Py_ssize_t)i);
        if (row == NULL || put_value(s, row, value, param, o, &o->values[i]) < 0)
            return -1;
    }
    return 0;
}

int
cb_options_values(const cb_form *s, const cb_value_table *t, PyObject *values, const char *param,
                  cb_options *o)
{
    if (values == Py_None)
        return 0;
    if (PyObject_Size(values) < 0) // a generator has none
        return -1;
    o->items = cb_items_of(values);
    if (o->items == NULL)
        return -1;
    o->table = t;
    o->count = (size_t)PyTuple_GET_SIZE(o->items);
    o->keep = PyList_New(0);
    if (o->keep == NULL || o->count == 0)
        return o->keep != NULL ? 0 : -1;
    o->values = keep_pointers(o, o->count);
    return o->values != NULL ? put_all(s, t, o->items, param, o) : -1;
}
