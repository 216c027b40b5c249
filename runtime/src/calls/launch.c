// Packs kernel arguments: accepts all forms of `kernelParams` (rule B9.1 of
// docs/compatibility-bindings.md) and packs each value by its ctypes class (rule B9.2).
//
// Each value has a slot of eight bytes, and the table of pointers points to the slots. For
// values that are passed by address (objects with getPtr(), ctypes structures) the entry points to
// the object's own memory instead. Exact ints, floats and bools are stored without a call. Other
// values are converted by __index__ or __float__ or, if that fails, by the ctypes class itself, so
// that the errors are those of ctypes.
#include "cubind/launch.h"

#include "calls/convert.h"
#include "calls/ctypes.h"
#include "calls/device.h"

#include "cubind/number.h"

// --- one value -----------------------------------------------------------------------------------

// Copies the bytes of a ctypes instance, at most eight.
static int
copy_instance(PyObject *v, uint64_t *slot)
{
    Py_buffer view;
    if (PyObject_GetBuffer(v, &view, PyBUF_SIMPLE) < 0)
        return -1;
    *slot = 0;
    cb_copy_small(slot, view.buf, view.len < 8 ? (size_t)view.len : 8);
    PyBuffer_Release(&view);
    return 0;
}

// The last resort: calls the ctypes class, which usually raises its own TypeError.
static int
pack_by_class(PyObject *type, PyObject *v, uint64_t *slot)
{
    int same = PyObject_IsInstance(v, type);
    if (same != 0)
        return same < 0 ? -1 : copy_instance(v, slot);
    PyObject *instance = PyObject_CallOneArg(type, v);
    if (instance == NULL)
        return -1;
    int result = copy_instance(instance, slot);
    Py_DECREF(instance);
    return result;
}

typedef struct int_range {
    uint8_t size;
    bool is_narrow; // exact ints are checked against the signed range
    const char *c_type;
} int_range;

static const int_range int_ranges[] = {
    [CTYPE_INT8] = {1, true, "int8_t"},        [CTYPE_UINT8] = {1, false, "unsigned char"},
    [CTYPE_INT16] = {2, false, "short"},       [CTYPE_UINT16] = {2, false, "unsigned short"},
    [CTYPE_INT32] = {4, true, "int"},          [CTYPE_UINT32] = {4, false, "unsigned int"},
    [CTYPE_INT64] = {8, true, "PY_LONG_LONG"}, [CTYPE_UINT64] = {8, false, "unsigned PY_LONG_LONG"},
};

static int
int_too_large(const int_range *range)
{
    PyErr_Format(PyExc_OverflowError, "value too large to convert to %s", range->c_type);
    return -1;
}

// Packs an int between the least value of the signed class of this size and the greatest of the
// unsigned one. -1 for an unsigned class is a common idiom, and signed classes take the values of
// numpy's unsigned scalars.
static int
pack_wide_range(PyObject *v, const int_range *range, uint64_t *slot)
{
    int64_t wide;
    int overflow = cb__int_wide(v, &wide);
    int unused = 64 - 8 * range->size;
    if (overflow == 0 && wide < 0) {
        if (wide < INT64_MIN >> unused)
            return cb__int_unsigned(v, range->size, range->c_type, slot);
        *slot = (uint64_t)wide << unused >> unused;
        return 0;
    }
    if (cb__int_unsigned(v, 8, range->c_type, slot) < 0)
        return -1;
    return *slot > UINT64_MAX >> unused ? int_too_large(range) : 0;
}

// Packs an exact int for a class that holds signed values, within that class's range.
static int
pack_narrow_range(PyObject *v, const int_range *range, uint64_t *slot)
{
    int64_t wide;
    if (cb__int_signed(v, range->size, range->c_type, &wide) < 0)
        return -1;
    int unused = 64 - 8 * range->size;
    *slot = (uint64_t)wide << unused >> unused;
    return 0;
}

static int
pack_integer(PyObject *type, ctype code, PyObject *v, uint64_t *slot)
{
    const int_range *range = &int_ranges[code];
    if (PyLong_CheckExact(v) && range->is_narrow)
        return pack_narrow_range(v, range, slot);
    if (PyLong_Check(v))
        return pack_wide_range(v, range, slot);
    if (!PyIndex_Check(v))
        return pack_by_class(type, v, slot);
    PyObject *number = PyNumber_Index(v);
    if (number == NULL)
        return -1;
    int result = pack_wide_range(number, range, slot);
    Py_DECREF(number);
    return result;
}

static int
pack_bool(PyObject *v, uint64_t *slot)
{
    int truth = PyObject_IsTrue(v);
    *slot = truth == 1;
    return truth < 0 ? -1 : 0;
}

static inline void
store_real(double wide, ctype code, uint64_t *slot)
{
    float narrow = (float)wide;
    *slot = 0;
    if (code == CTYPE_DOUBLE)
        memcpy(slot, &wide, sizeof wide);
    else
        memcpy(slot, &narrow, sizeof narrow);
}

static bool
is_real(PyObject *v)
{
    PyNumberMethods *number = Py_TYPE(v)->tp_as_number;
    return number != NULL && (number->nb_float != NULL || number->nb_index != NULL);
}

// A double also takes an instance of c_float, as ctypes does in its own conversions.
static int
pack_float_instance(cb_module *m, PyObject *type, PyObject *v, bool is_double, uint64_t *slot)
{
    cb__ctypes *ctypes = m->calls->ctypes;
    ctype code = cb__ctypes_recall(ctypes, (PyObject *)Py_TYPE(v));
    if (!is_double || code != CTYPE_FLOAT)
        return pack_by_class(type, v, slot);
    float narrow;
    if (copy_instance(v, slot) < 0)
        return -1;
    memcpy(&narrow, slot, sizeof narrow);
    double wide = narrow;
    memcpy(slot, &wide, sizeof wide);
    return 0;
}

static int
pack_float(cb_module *m, PyObject *type, ctype code, PyObject *v, uint64_t *slot)
{
    if (!is_real(v))
        return pack_float_instance(m, type, v, code == CTYPE_DOUBLE, slot);
    double wide;
    if (cb_as_double(v, &wide) < 0)
        return -1;
    store_real(wide, code, slot);
    return 0;
}

static int
refuse_value(PyObject *v, const char *first)
{
    PyErr_Format(PyExc_TypeError,
                 "Provided argument is of type %R but expected Type <class '%s'>, "
                 "<class 'ctypes.c_void_p'> or CUDA Binding structure with getPtr() attribute",
                 Py_TYPE(v), first);
    return -1;
}

// Calls o.getPtr() of any object: 1 with the address, 0 if it has no such method, -1 with an
// exception.
static int
ask_get_ptr(PyObject *o, void **out)
{
    *out = cb__storage_of(o);
    if (*out != NULL)
        return 1;
    PyObject *method = PyObject_GetAttrString(o, "getPtr");
    if (method == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return -1;
        PyErr_Clear();
        return 0;
    }
    PyObject *result = PyObject_CallNoArgs(method);
    Py_DECREF(method);
    uint64_t value;
    int status = -1;
    if (result != NULL)
        status = cb_as_uint64(result, "unsigned PY_LONG_LONG", &value);
    Py_XDECREF(result);
    if (status < 0)
        return -1;
    *out = (void *)value;
    return 1;
}

// Passes the address of a Buffer or of an array in device memory. Returns 1, 0 for another object,
// or -1 with an exception.
static int
pack_memory(cb_module *m, PyObject *v, uint64_t *slot)
{
    cb_address address = {0};
    int found = cb__memory_find(m, v, "kernelParams", 0, true, &address);
    if (found > 0)
        *slot = (uint64_t)(uintptr_t)address.value;
    return found;
}

// c_void_p: the value is an address, an object with getPtr(), which gives the address, or an object
// in device memory.
static int
pack_pointer(cb_module *m, PyObject *type, PyObject *v, uint64_t *slot)
{
    if (PyLong_Check(v))
        return cb__int_unsigned(v, 8, "unsigned PY_LONG_LONG", slot);
    if (PyObject_TypeCheck(v, (PyTypeObject *)type)) {
        if (copy_instance(v, slot) < 0)
            return -1;
        if (*slot != 0)
            return 0;
        PyErr_SetString(PyExc_TypeError, "an integer is required"); // its .value is None
        return -1;
    }
    void *address;
    int answer = ask_get_ptr(v, &address);
    if (answer < 0)
        return -1;
    if (answer > 0) {
        *slot = (uint64_t)address;
        return 0;
    }
    int found = pack_memory(m, v, slot);
    return found == 0 ? refuse_value(v, "int") : found < 0 ? -1 : 0;
}

static bool
is_structure(cb_module *m, PyObject *v)
{
    cb_calls *calls = cb__calls(m);
    cb__ctypes *ctypes = calls != NULL ? cb__ctypes_load(calls) : NULL;
    return ctypes != NULL && PyObject_TypeCheck(v, (PyTypeObject *)ctypes->structure);
}

static bool
is_enum_member(cb_module *m, PyObject *v)
{
    if (!PyLong_Check(v) || PyLong_CheckExact(v) || m->fast_enum == NULL)
        return false;
    return PyObject_TypeCheck(v, (PyTypeObject *)m->fast_enum);
}

// The ctypes class is None: the object's own bytes are passed in place. The tuple of values keeps
// the object.
static int
pack_object(cb_module *m, PyObject *v, void **pointer, uint64_t *slot)
{
    if (is_enum_member(m, v)) {
        int64_t value;
        if (cb__int_signed(v, 8, "int", &value) < 0)
            return -1;
        *slot = (uint32_t)value;
        return 0;
    }
    int answer = ask_get_ptr(v, pointer);
    if (answer > 0 && *pointer == NULL)
        return cb__refuse_null_ptr(v);
    if (answer != 0)
        return answer < 0 ? -1 : 0;
    int found = pack_memory(m, v, slot);
    if (found != 0)
        return found < 0 ? -1 : 0;
    if (!is_structure(m, v))
        return PyErr_Occurred() ? -1 : refuse_value(v, "_ctypes.Structure");
    Py_buffer view;
    if (PyObject_GetBuffer(v, &view, PyBUF_SIMPLE) < 0)
        return -1;
    *pointer = view.buf;
    PyBuffer_Release(&view);
    return 0;
}

static int
pack_char(PyObject *type, PyObject *v, uint64_t *slot)
{
    Py_ssize_t small;
    if (PyBytes_Check(v) && PyBytes_GET_SIZE(v) == 1)
        *slot = (unsigned char)*PyBytes_AS_STRING(v);
    else if (cb_small_int(v, &small) && small >= 0 && small <= 255)
        *slot = (uint64_t)small;
    else
        return pack_by_class(type, v, slot);
    return 0;
}

static int
pack_wide_char(PyObject *type, PyObject *v, uint64_t *slot)
{
    if (!PyUnicode_Check(v) || PyUnicode_GET_LENGTH(v) != 1)
        return pack_by_class(type, v, slot);
    *slot = PyUnicode_READ_CHAR(v, 0);
    return 0;
}

static CB_NOINLINE int
pack_value(cb_module *m, PyObject *type, ctype code, PyObject *v, void **pointer, uint64_t *slot)
{
    switch (code) {
    case CTYPE_BOOL:
        return pack_bool(v, slot);
    case CTYPE_CHAR:
        return pack_char(type, v, slot);
    case CTYPE_WCHAR:
        return pack_wide_char(type, v, slot);
    case CTYPE_FLOAT:
    case CTYPE_DOUBLE:
        return pack_float(m, type, code, v, slot);
    case CTYPE_POINTER:
        return pack_pointer(m, type, v, slot);
    case CTYPE_NONE:
        return pack_object(m, v, pointer, slot);
    default:
        return pack_integer(type, code, v, slot);
    }
}

// --- all values ----------------------------------------------------------------------------------

// Stores a value that needs no call; returns false for the rest.
static inline bool
pack_fast(ctype code, PyObject *v, uint64_t *slot)
{
    Py_ssize_t small;
    switch (code) {
    case CTYPE_INT32:
    case CTYPE_UINT32: // one digit of an int always fits
        if (!cb_small_int(v, &small))
            return false;
        *slot = (uint32_t)small;
        return true;
    case CTYPE_INT64:
    case CTYPE_UINT64:
        if (!cb_small_int(v, &small))
            return false;
        *slot = (uint64_t)small;
        return true;
    case CTYPE_DOUBLE:
    case CTYPE_FLOAT:
        if (PyFloat_CheckExact(v))
            store_real(PyFloat_AS_DOUBLE(v), code, slot);
        else if (cb_small_int(v, &small))
            store_real((double)small, code, slot);
        else
            return false;
        return true;
    case CTYPE_INT16:
    case CTYPE_UINT16:
        if (!cb_small_int(v, &small) || small < INT16_MIN)
            return false;
        *slot = (uint16_t)small;
        return small <= UINT16_MAX;
    case CTYPE_INT8:
    case CTYPE_UINT8:
        if (!cb_small_int(v, &small) || small < INT8_MIN)
            return false;
        *slot = (uint8_t)small;
        return small <= (code == CTYPE_INT8 ? INT8_MAX : UINT8_MAX);
    case CTYPE_BOOL:
        *slot = v == Py_True;
        return v == Py_True || v == Py_False;
    default:
        return false;
    }
}

static int
pack_all(cb_module *m, PyObject *values, PyObject *types, void **pointers, uint64_t *slots)
{
    Py_ssize_t count = PyTuple_GET_SIZE(values);
    PyObject *last = NULL;
    ctype code = CTYPE_UNKNOWN;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *type = PyTuple_GET_ITEM(types, i);
        PyObject *v = PyTuple_GET_ITEM(values, i);
        if (type != last) {
            code = cb__ctype_of(m, type);
            if (CB_UNLIKELY(code == CTYPE_UNKNOWN))
                return -1;
            last = type;
        }
        pointers[i] = &slots[i];
        if (CB_LIKELY(pack_fast(code, v, &slots[i])))
            continue;
        if (pack_value(m, type, code, v, &pointers[i], &slots[i]) < 0)
            return -1;
    }
    return 0;
}

// --- forms ---------------------------------------------------------------------------------------

typedef enum params_form {
    FORM_ERROR,
    FORM_NULL,
    FORM_ADDRESS,
    FORM_PAIRS,
    FORM_BUFFER,
} params_form;

static bool
is_pair(PyObject *o)
{
    return PyTuple_Check(o) && PyTuple_GET_SIZE(o) == 2 && PyTuple_Check(PyTuple_GET_ITEM(o, 0)) &&
           PyTuple_Check(PyTuple_GET_ITEM(o, 1));
}

static params_form
pair_form(PyObject *o)
{
    Py_ssize_t count = PyTuple_GET_SIZE(PyTuple_GET_ITEM(o, 0));
    if (count == PyTuple_GET_SIZE(PyTuple_GET_ITEM(o, 1)))
        return count == 0 ? FORM_NULL : FORM_PAIRS;
    PyErr_SetString(PyExc_TypeError, "Argument 'kernelParams' has tuples with different length");
    return FORM_ERROR;
}

// Returns the form of `o`. `*address` is set for FORM_ADDRESS.
static params_form
find_form(PyObject *o, uint64_t *address)
{
    if (o == Py_None)
        return FORM_NULL;
    if (is_pair(o))
        return pair_form(o);
    if (PyLong_Check(o)) {
        if (cb__int_unsigned(o, 8, "unsigned PY_LONG_LONG", address) < 0)
            return FORM_ERROR;
        return *address == 0 ? FORM_NULL : FORM_ADDRESS;
    }
    if (PyObject_CheckBuffer(o))
        return FORM_BUFFER;
    PyErr_SetString(PyExc_TypeError,
                    "Argument 'kernelParams' is not a valid type: tuple[tuple[Any, ...], "
                    "tuple[Any, ...]] or PyObject implimenting Buffer Protocol or Int");
    return FORM_ERROR;
}

// Memory for the slots and the table behind them. E8, in the wording of launches.
static void *
new_block(size_t count)
{
    void *block = PyMem_Malloc(count * (sizeof(uint64_t) + sizeof(void *)));
    if (block == NULL)
        PyErr_Format(PyExc_MemoryError, "Failed to allocated length x size memory: %zux%zu", count,
                     sizeof(void *));
    return block;
}

static int
pack_pairs(cb_module *m, PyObject *o, cb_pack *p)
{
    PyObject *values = PyTuple_GET_ITEM(o, 0);
    size_t count = (size_t)PyTuple_GET_SIZE(values);
    uint64_t *slots = p->values;
    p->params = p->pointers;
    if (count > CB_PACK_INLINE) {
        p->heap = new_block(count);
        if (p->heap == NULL)
            return -1;
        slots = p->heap;
        p->params = (void **)(slots + count);
    }
    if (pack_all(m, values, PyTuple_GET_ITEM(o, 1), p->params, slots) == 0)
        return 0;
    cb_pack_done(p);
    return -1;
}

int
cb_pack_params(cb_module *m, PyObject *o, cb_pack *p)
{
    uint64_t address = 0;
    p->params = NULL;
    p->heap = NULL;
    p->keep = NULL;
    p->held = false;
    switch (find_form(o, &address)) {
    case FORM_NULL:
        return 0;
    case FORM_ADDRESS:
        p->params = (void **)address;
        return 0;
    case FORM_PAIRS:
        return pack_pairs(m, o, p);
    case FORM_BUFFER:
        if (PyObject_GetBuffer(o, &p->buffer, PyBUF_SIMPLE | PyBUF_ANY_CONTIGUOUS) < 0)
            return -1;
        p->held = true;
        p->params = p->buffer.buf;
        return 0;
    default:
        return -1;
    }
}

void
cb_pack_done(cb_pack *p)
{
    if (p->held)
        PyBuffer_Release(&p->buffer);
    if (p->heap != NULL)
        PyMem_Free(p->heap);
    Py_CLEAR(p->keep);
    p->held = false;
    p->heap = NULL;
}

static int
own_pairs(cb_module *m, PyObject *o, void ***out, void **out_block, PyObject **out_keep)
{
    PyObject *values = PyTuple_GET_ITEM(o, 0);
    size_t count = (size_t)PyTuple_GET_SIZE(values);
    uint64_t *slots = new_block(count);
    if (slots == NULL)
        return -1;
    void **pointers = (void **)(slots + count);
    if (pack_all(m, values, PyTuple_GET_ITEM(o, 1), pointers, slots) < 0) {
        PyMem_Free(slots);
        return -1;
    }
    *out = pointers;
    *out_block = slots;
    *out_keep = Py_NewRef(values);
    return 0;
}

static int
own_buffer(PyObject *o, void ***out, PyObject **out_keep)
{
    Py_buffer view; // requested only for its errors, which must be the exporter's own
    if (PyObject_GetBuffer(o, &view, PyBUF_SIMPLE | PyBUF_ANY_CONTIGUOUS) < 0)
        return -1;
    PyBuffer_Release(&view);
    PyObject *memory = PyMemoryView_FromObject(o);
    if (memory == NULL)
        return -1;
    *out = PyMemoryView_GET_BUFFER(memory)->buf;
    *out_keep = memory;
    return 0;
}

int
cb_pack_params_owned(cb_module *m, PyObject *o, void ***out, void **out_block, PyObject **out_keep)
{
    uint64_t address = 0;
    params_form form = find_form(o, &address);
    if (form == FORM_PAIRS)
        return own_pairs(m, o, out, out_block, out_keep);
    *out_block = NULL;
    if (form == FORM_BUFFER)
        return own_buffer(o, out, out_keep);
    *out_keep = NULL;
    *out = (void **)address;
    return form == FORM_ERROR ? -1 : 0;
}
