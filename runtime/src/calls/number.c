// Converts numbers that a library takes by pointer (number.h): checks which objects callers may
// pass, and reads and writes types that Python lacks.
#include "calls/number.h"

#include "calls/buffers.h"
#include "calls/convert.h"
#include "calls/device.h"
#include "calls/number_small.h"
#include "calls/refuse.h"
#include "calls/value_rows.h"

#include "cubind/number.h"
#include "cubind/sequence.h"

// --- kinds ---------------------------------------------------------------------------------------

typedef enum family {
    NOT_A_NUMBER,
    SIGNED,
    UNSIGNED,
    REAL,
    COMPLEX,
} family;

static const struct {
    uint8_t family;
    uint8_t size;
    const char *c_type;
} kinds[] = {
    [CB_VALUE_INT8] = {SIGNED, 1, "int8_t"},
    [CB_VALUE_UINT8] = {UNSIGNED, 1, "uint8_t"},
    [CB_VALUE_INT16] = {SIGNED, 2, "int16_t"},
    [CB_VALUE_UINT16] = {UNSIGNED, 2, "uint16_t"},
    [CB_VALUE_INT32] = {SIGNED, 4, "int"},
    [CB_VALUE_UINT32] = {UNSIGNED, 4, "unsigned int"},
    [CB_VALUE_INT64] = {SIGNED, 8, "PY_LONG_LONG"},
    [CB_VALUE_UINT64] = {UNSIGNED, 8, "unsigned PY_LONG_LONG"},
    [CB_VALUE_SIZE] = {UNSIGNED, 8, "size_t"},
    [CB_VALUE_FLOAT16] = {REAL, 2, NULL},
    [CB_VALUE_BFLOAT16] = {REAL, 2, NULL},
    [CB_VALUE_FLOAT] = {REAL, 4, NULL},
    [CB_VALUE_DOUBLE] = {REAL, 8, NULL},
    [CB_VALUE_COMPLEX64] = {COMPLEX, 8, NULL},
    [CB_VALUE_COMPLEX128] = {COMPLEX, 16, NULL},
    [CB_VALUE_RAW] = {NOT_A_NUMBER, 0, NULL}, // the last kind, so that the table covers all
};

size_t
cb__number_size(cb_value_kind kind)
{
    return kinds[kind].size;
}

// --- C values ------------------------------------------------------------------------------------

void
cb__store_real(cb_value_kind kind, double value, void *at)
{
    float single = (float)value;
    uint16_t small = 0;
    if (kind == CB_VALUE_FLOAT16 || kind == CB_VALUE_BFLOAT16)
        small = cb__narrow_double(kind, value);
    switch (kind) {
    case CB_VALUE_DOUBLE:
        memcpy(at, &value, sizeof value);
        break;
    case CB_VALUE_FLOAT:
        memcpy(at, &single, sizeof single);
        break;
    default:
        memcpy(at, &small, sizeof small);
        break;
    }
}

int
cb__store_complex(cb_value_kind kind, PyObject *o, void *at)
{
    Py_complex value = PyComplex_AsCComplex(o);
    if (value.real == -1.0 && PyErr_Occurred())
        return -1;
    cb_value_kind part = kind == CB_VALUE_COMPLEX64 ? CB_VALUE_FLOAT : CB_VALUE_DOUBLE;
    cb__store_real(part, value.real, at);
    cb__store_real(part, value.imag, (char *)at + kinds[part].size);
    return 0;
}

static double
load_real(cb_value_kind kind, const void *at)
{
    double wide;
    float single;
    uint16_t small;
    switch (kind) {
    case CB_VALUE_DOUBLE:
        memcpy(&wide, at, sizeof wide);
        return wide;
    case CB_VALUE_FLOAT:
        memcpy(&single, at, sizeof single);
        return single;
    default:
        memcpy(&small, at, sizeof small);
        return cb__widen_small(kind, small);
    }
}

static PyObject *
load_integer(cb_value_kind kind, const void *at)
{
    uint64_t bits = cb_load_small(at, kinds[kind].size);
    if (kinds[kind].family == UNSIGNED)
        return PyLong_FromUnsignedLongLong(bits);
    int unused = 64 - 8 * kinds[kind].size;
    return PyLong_FromLongLong((int64_t)(bits << unused) >> unused);
}

PyObject *
cb__number_load(cb_value_kind kind, const void *at)
{
    cb_value_kind part = kind == CB_VALUE_COMPLEX64 ? CB_VALUE_FLOAT : CB_VALUE_DOUBLE;
    switch (kinds[kind].family) {
    case REAL:
        return PyFloat_FromDouble(load_real(kind, at));
    case COMPLEX:
        return PyComplex_FromDoubles(load_real(part, at),
                                     load_real(part, (const char *)at + kinds[part].size));
    default:
        return load_integer(kind, at);
    }
}

// --- Python numbers ------------------------------------------------------------------------------

static bool
has_complex(PyObject *o)
{
    PyObject *method = PyObject_GetAttrString((PyObject *)Py_TYPE(o), "__complex__");
    Py_XDECREF(method);
    PyErr_Clear();
    return method != NULL;
}

static int
store_integer(cb_value_kind kind, PyObject *o, const char *param, void *at)
{
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "Argument '%s' must be an integer, not %s", param,
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *number = PyNumber_Index(o);
    if (number == NULL)
        return -1;
    uint64_t bits;
    int result;
    if (kinds[kind].family == SIGNED)
        result = cb__int_signed(number, kinds[kind].size, kinds[kind].c_type, (int64_t *)&bits);
    else
        result = cb__int_unsigned(number, kinds[kind].size, kinds[kind].c_type, &bits);
    Py_DECREF(number);
    if (result == 0)
        cb_copy_small(at, &bits, kinds[kind].size); // little-endian
    return result;
}

int
cb_as_double(PyObject *o, double *out)
{
    double value = PyFloat_CheckExact(o) ? PyFloat_AS_DOUBLE(o) : PyFloat_AsDouble(o);
    if (value == -1.0 && PyErr_Occurred())
        return -1;
    *out = value;
    return 0;
}

int
cb_as_float(PyObject *o, float *out)
{
    double value;
    if (cb_as_double(o, &value) < 0)
        return -1;
    *out = (float)value;
    return 0;
}

static int
refuse_complex(const char *param)
{
    PyErr_Format(PyExc_TypeError, "Argument '%s' is complex, but this call takes a real number",
                 param);
    return -1;
}

// A type that can be both real and complex (numpy has such) passes if its imaginary part is zero.
static int
as_real(PyObject *o, const char *param, double *out)
{
    if (PyComplex_Check(o))
        return refuse_complex(param);
    if (PyFloat_Check(o) || PyLong_Check(o) || !has_complex(o))
        return cb_as_double(o, out);
    Py_complex value = PyComplex_AsCComplex(o);
    if (value.real == -1.0 && PyErr_Occurred())
        return -1;
    *out = value.real;
    return value.imag == 0 ? 0 : refuse_complex(param);
}

static int
store_number(cb_value_kind kind, PyObject *o, const char *param, void *at)
{
    if (kinds[kind].family == REAL) {
        double value;
        if (as_real(o, param, &value) < 0)
            return -1;
        cb__store_real(kind, value, at);
        return 0;
    }
    if (kinds[kind].family == COMPLEX)
        return cb__store_complex(kind, o, at);
    return store_integer(kind, o, param, at);
}

// --- roles of objects ----------------------------------------------------------------------------

typedef enum role {
    ROLE_INT, // a number in host memory, an address in device memory
    ROLE_NUMBER,
    ROLE_ADDRESS,
    ROLE_NEITHER,
} role;

static role
role_of(cb_module *m, PyObject *o)
{
    if (PyFloat_CheckExact(o) || PyComplex_Check(o))
        return ROLE_NUMBER;
    if (PyLong_Check(o))
        return ROLE_INT;
    bool is_buffer = PyObject_CheckBuffer(o);
    cb_info *info = cb__info_nearest(Py_TYPE(o));
    if (info != NULL)
        return info->cls->kind != CB_RECORD || is_buffer ? ROLE_ADDRESS : ROLE_NEITHER;
    if (is_buffer && cb__is_ndarray(m, o))
        return ROLE_ADDRESS;
    PyNumberMethods *number = Py_TYPE(o)->tp_as_number;
    if (PyIndex_Check(o))
        return ROLE_INT;
    if ((number != NULL && number->nb_float != NULL) || (!is_buffer && has_complex(o)))
        return ROLE_NUMBER;
    return is_buffer || (number != NULL && number->nb_int != NULL) ? ROLE_ADDRESS : ROLE_NEITHER;
}

// --- refusals ------------------------------------------------------------------------------------

static int
refuse_number(const char *param, const char *wanted, PyObject *o)
{
    PyErr_Format(PyExc_TypeError, "Argument '%s' must be %s, not %s", param, wanted,
                 Py_TYPE(o)->tp_name);
    return -1;
}

static int
refuse_on_device(const char *param, const char *what)
{
    PyErr_Format(PyExc_TypeError,
                 "Argument '%s' is %s, but this call takes a device address: "
                 "the pointer mode is not host",
                 param, what);
    return -1;
}

// --- room and addresses --------------------------------------------------------------------------

static int
no_storage(size_t count, size_t size)
{
    PyErr_Format(PyExc_MemoryError, "Failed to allocate length x size memory: %zux%zu", count,
                 size);
    return -1;
}

// Makes zeroed room in `n` for its numbers.
static int
make_room(cb_number *n)
{
    size_t size = kinds[n->kind].size;
    n->data = n->storage;
    if (n->count > sizeof n->storage / size) {
        n->heap = n->count <= PY_SSIZE_T_MAX / size ? PyMem_Calloc(n->count, size) : NULL;
        if (n->heap == NULL)
            return no_storage(n->count, size);
        n->data = n->heap;
    } else {
        memset(n->storage, 0, n->count * size);
    }
    n->made = true;
    return 0;
}

static int
take_address(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    if (cb_as_address(m, o, &n->address) < 0)
        return -1;
    n->data = n->address.value;
    size_t needed = n->count <= SIZE_MAX / 16 ? n->count * kinds[n->kind].size : SIZE_MAX;
    if (!n->address.held || (size_t)n->address.buffer.len >= needed)
        return 0;
    PyErr_Format(PyExc_ValueError, "Argument '%s' has %zd bytes, but %zu are needed", param,
                 n->address.buffer.len, needed);
    return -1;
}

// Takes an integer as an address. Only __index__ counts, since floats have __int__ as well.
static int
take_int(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    PyObject *number = PyNumber_Index(o);
    int result = number != NULL ? take_address(m, number, param, n) : -1;
    Py_XDECREF(number);
    return result;
}

// Takes an address and refuses everything else.
static int
take_device_address(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    char other[80];
    int result = PyLong_Check(o) ? 0 : cb__memory_find(m, o, param, 0, true, &n->address);
    if (result != 0) {
        n->data = n->address.value;
        return result < 0 ? -1 : 0;
    }
    switch (role_of(m, o)) {
    case ROLE_NUMBER:
        return refuse_on_device(param, "a number");
    case ROLE_NEITHER:
        PyOS_snprintf(other, sizeof other, "a %s", Py_TYPE(o)->tp_name);
        return refuse_on_device(param, o == Py_None ? "None" : other);
    case ROLE_INT:
        return take_int(m, o, param, n);
    default:
        result = take_address(m, o, param, n);
        return result == 0 && n->address.held ? cb__check_reached(o, (uint64_t)n->data, param)
                                              : result;
    }
}

// --- input ---------------------------------------------------------------------------------------

static int
take_number(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    switch (role_of(m, o)) {
    case ROLE_INT:
    case ROLE_NUMBER:
        return make_room(n) < 0 ? -1 : store_number(n->kind, o, param, n->data);
    case ROLE_ADDRESS:
        return take_address(m, o, param, n);
    default:
        return refuse_number(param, "a number, a buffer or an address", o);
    }
}

// Takes the first n->count items; more are fine, fewer are E7.
static int
take_items(PyObject *items, const char *param, cb_number *n)
{
    size_t length = (size_t)PyTuple_GET_SIZE(items), size = kinds[n->kind].size;
    if (length < n->count)
        return cb_refuse_short_list(length, n->count, param);
    int result = make_room(n);
    for (size_t i = 0; result == 0 && i < n->count; i++)
        result = store_number(n->kind, PyTuple_GET_ITEM(items, (Py_ssize_t)i), param,
                              (char *)n->data + i * size);
    return result;
}

static int
take_sequence(PyObject *o, const char *param, cb_number *n)
{
    if (o == Py_None || PyUnicode_Check(o) || !PySequence_Check(o))
        return refuse_number(param, "a sequence of numbers, a buffer or an address", o);
    PyObject *items = cb_items_of(o); // a copy, since conversions may run code that changes a list
    int result = items != NULL ? take_items(items, param, n) : -1;
    Py_XDECREF(items);
    return result;
}

static int
take_list(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    switch (role_of(m, o)) {
    case ROLE_INT:
        return take_int(m, o, param, n);
    case ROLE_ADDRESS:
        return take_address(m, o, param, n);
    case ROLE_NUMBER:
        return refuse_number(param, "a sequence of numbers, a buffer or an address", o);
    default:
        return take_sequence(o, param, n);
    }
}

static void
start_number(cb_number *n, cb_value_kind kind, size_t count)
{
    n->kind = (uint8_t)kind;
    n->is_list = count > 0;
    n->count = count > 0 ? count : 1;
}

static bool
is_empty_list(PyObject *o)
{
    return (PyList_Check(o) || PyTuple_Check(o)) && Py_SIZE(o) == 0;
}

int
cb_number_in_slow(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                  const char *param, cb_number *n)
{
    start_number(n, kind, count);
    if (!host) // the kind may be unknown here
        return take_device_address(m, o, param, n);
    if (count == 0 && is_empty_list(o)) {
        int result = make_room(n); // one zeroed number, in case the library reads it
        n->is_list = true;
        n->count = 0;
        return result;
    }
    return n->is_list ? take_list(m, o, param, n) : take_number(m, o, param, n);
}

int
cb_as_number(cb_module *m, PyObject *o, cb_value_kind kind, const char *param, void *out)
{
    role is = role_of(m, o);
    if (is != ROLE_INT && is != ROLE_NUMBER)
        return refuse_number(param, "a number", o);
    return store_number(kind, o, param, out);
}

// Refuses a read-only buffer for numbers that the library writes.
static int
check_target(const cb_number *n, const char *param)
{
    return n->address.held ? cb__check_writable(&n->address.buffer, param) : 0;
}

int
cb_number_inout(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
                const char *param, cb_number *n)
{
    int result = cb_number_in(m, o, kind, count, host, param, n);
    return result == 0 ? check_target(n, param) : -1;
}

// --- output --------------------------------------------------------------------------------------

static int
take_result_address(cb_module *m, PyObject *o, const char *param, cb_number *n)
{
    switch (role_of(m, o)) {
    case ROLE_INT:
        return take_int(m, o, param, n);
    case ROLE_ADDRESS:
        return take_address(m, o, param, n);
    default:
        return refuse_number(param, "a buffer or an address", o);
    }
}

int
cb_number_out(cb_module *m, PyObject *o, cb_value_kind kind, size_t count, bool host,
              const char *param, cb_number *n)
{
    start_number(n, kind, count);
    bool is_absent = o == NULL || o == Py_None;
    if (is_absent)
        return host ? make_room(n) : refuse_on_device(param, "missing");
    int result = host ? take_result_address(m, o, param, n) : take_device_address(m, o, param, n);
    return result == 0 ? check_target(n, param) : -1;
}

PyObject *
cb_number_result(const cb_number *n)
{
    if (!n->made)
        Py_RETURN_NONE;
    if (!n->is_list)
        return cb__number_load(n->kind, n->data);
    PyObject *list = PyList_New((Py_ssize_t)n->count);
    for (size_t i = 0; list != NULL && i < n->count; i++) {
        PyObject *item = cb__number_load(n->kind, (char *)n->data + i * kinds[n->kind].size);
        if (item == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

void
cb_number_free(cb_number *n)
{
    cb_address_release(&n->address);
    PyMem_Free(n->heap);
    cb_number_init(n);
}

// --- kinds by tables -----------------------------------------------------------------------------

// Returns the row's kind of number; CB_VALUE_NONE if there is no row or it is not a number's.
static cb_value_kind
row_kind(const cb_value_row *row)
{
    if (row == NULL || kinds[row->kind].family == NOT_A_NUMBER)
        return CB_VALUE_NONE;
    return row->kind == CB_VALUE_FLOAT && row->size == sizeof(double) ? CB_VALUE_DOUBLE : row->kind;
}

static cb_value_kind
complex_of(cb_value_kind kind)
{
    if (kind == CB_VALUE_FLOAT)
        return CB_VALUE_COMPLEX64;
    if (kind == CB_VALUE_DOUBLE)
        return CB_VALUE_COMPLEX128;
    return kinds[kind].family == COMPLEX ? kind : CB_VALUE_NONE;
}

int
cb_number_kind_slow(cb_module *m, const cb_value_table *t, int32_t key, int32_t complex_key,
                    const char *param, cb_value_kind *kind)
{
    const cb_value_row *row = cb__value_row_find(t, key);
    cb_value_kind found = row != NULL && row->is_other ? CB_VALUE_NONE : row_kind(row);
    cb_value_kind by = complex_key == key ? found : row_kind(cb__value_row_find(t, complex_key));
    bool is_complex = kinds[by].family == COMPLEX;
    *kind = is_complex ? complex_of(found) : found;
    if (*kind != CB_VALUE_NONE)
        return 0;
    char name[CB__KEY_SIZE];
    PyErr_Format(PyExc_TypeError, "Argument '%s' has no known %stype for %s", param,
                 is_complex ? "complex " : "", cb__value_key_name(m, t, key, name));
    return -1;
}
