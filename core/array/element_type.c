// Converts the element types of arrays to those that a kernel's pointers distinguish.
#include "array/element_type.h"

#include "array/array.h"
#include "array/view_dtype.h"
#include "base/object.h"
#include "base/steps.h"

// --- element types -------------------------------------------------------------------------------

#define E(element) CORE_ELEMENT_##element
#define INTEGERS {[8] = E(BYTE), [16] = E(INT16), [32] = E(INT32), [64] = E(INT64)}

// By code and bits. All other types are unknown. The rows are long so that they need no test.
static const uint8_t elements[][256] = {
    [DL_INT] = INTEGERS,
    [DL_UINT] = INTEGERS,
    [DL_FLOAT] = {[16] = E(HALF), [32] = E(FLOAT), [64] = E(DOUBLE)},
    [DL_BFLOAT] = {[16] = E(HALF)},
    [DL_COMPLEX] = {[32] = E(COMPLEX32), [64] = E(COMPLEX64), [128] = E(COMPLEX128)},
    [DL_BOOL] = {[8] = E(BYTE)},
    [DL_FLOAT8_E3M4] = {[8] = E(FP8)},
    [DL_FLOAT8_E4M3] = {[8] = E(FP8)},
    [DL_FLOAT8_E4M3B11FNUZ] = {[8] = E(FP8)},
    [DL_FLOAT8_E4M3FN] = {[8] = E(FP8)},
    [DL_FLOAT8_E4M3FNUZ] = {[8] = E(FP8)},
    [DL_FLOAT8_E5M2] = {[8] = E(FP8)},
    [DL_FLOAT8_E5M2FNUZ] = {[8] = E(FP8)},
    [DL_FLOAT8_E8M0FNU] = {[8] = E(FP8)},
};

static inline core_element
element_of(dl_type dl)
{
    if (CB_UNLIKELY(dl.code >= sizeof elements / sizeof elements[0] || dl.lanes != 1))
        return CORE_ELEMENT_UNKNOWN;
    return (core_element)elements[dl.code][dl.bits];
}

// Forgets the pending exception, so that the type is unknown. Others than Exceptions stay pending.
static int
forgive(void)
{
    if (!PyErr_ExceptionMatches(PyExc_Exception))
        return -1;
    PyErr_Clear();
    return 0;
}

// --- dtype objects -------------------------------------------------------------------------------

// The cache of objects is a Python list: a dtype object, then an int with its type. CuPy and
// PyTorch have one object per type, so that it is found by identity.
enum { PLACES = 16 };

static inline Py_ssize_t
place_of(PyObject *dtype)
{
    uintptr_t bits = (uintptr_t)dtype >> 4;
    return (Py_ssize_t)(2 * ((bits ^ bits >> 4 ^ bits >> 8) % PLACES));
}

// Returns 1 if the object is a numpy.dtype, else 0, or -1 with an exception.
static int
is_numpy_dtype(PyObject *o)
{
    PyObject *cls = NULL;
    int found = core_loaded_attribute("numpy", "dtype", &cls);
    if (found > 0)
        found = PyType_Check(cls) && PyObject_TypeCheck(o, (PyTypeObject *)cls);
    Py_XDECREF(cls);
    return found;
}

// Returns the object for core_dtype_from_object(): the name without "torch." of a torch.dtype, or
// the object itself if it is a numpy.dtype. NULL without an exception for all others, which may
// change their meaning.
static PyObject *
lasting_dtype(core_state *st, PyObject *o)
{
    if (strcmp(core_class_name(o), "dtype") == 0 &&
        cb_type_is_of_module(st->interop, Py_TYPE(o), "torch")) {
        PyObject *text = PyObject_Str(o);
        PyObject *name =
            text != NULL ? PyObject_CallMethod(text, "removeprefix", "s", "torch.") : NULL;
        Py_XDECREF(text);
        return name;
    }
    return is_numpy_dtype(o) > 0 ? Py_NewRef(o) : NULL;
}

static int
keep_dtype(core_state *st, PyObject *dtype, dl_type dl)
{
    PyObject *number = PyLong_FromLong(dl.code << 8 | dl.bits);
    if (number == NULL)
        return -1;
    Py_ssize_t place = place_of(dtype);
    PyObject *old_dtype = PyList_GET_ITEM(st->element_dtypes, place);
    PyObject *old_number = PyList_GET_ITEM(st->element_dtypes, place + 1);
    PyList_SET_ITEM(st->element_dtypes, place, Py_NewRef(dtype));
    PyList_SET_ITEM(st->element_dtypes, place + 1, number);
    Py_DECREF(old_dtype);
    Py_DECREF(old_number);
    return 0;
}

// Converts a text or a NumPy dtype. Types that have no DLPack type of one lane are unknown.
static int
convert_dtype(core_state *st, PyObject *o, dl_type *out)
{
    view_dtype known;
    if (core_dtype_from_object(st, o, &known) < 0)
        return forgive();
    if (known.given == NULL && known.dl.lanes == 1)
        *out = known.dl;
    Py_XDECREF(known.given);
    return 0;
}

static CB_NOINLINE int
learn_dtype(core_state *st, PyObject *dtype, dl_type *out)
{
    PyObject *lasting = lasting_dtype(st, dtype);
    if (lasting == NULL)
        return PyErr_Occurred() ? forgive() : 0;
    int result = convert_dtype(st, lasting, out);
    Py_DECREF(lasting);
    return result == 0 ? keep_dtype(st, dtype, *out) : -1;
}

// Reads a typestr such as "<f4", or a type's name. Typestrs are new objects at each call, so those
// of three characters are cached by their text.
static int
read_text(core_state *st, PyObject *o, dl_type *out)
{
    if (!PyUnicode_IS_COMPACT_ASCII(o) || PyUnicode_GET_LENGTH(o) != 3)
        return convert_dtype(st, o, out);
    const unsigned char *at = PyUnicode_DATA(o);
    uint32_t text = (uint32_t)at[0] << 16 | (uint32_t)at[1] << 8 | at[2];
    core_typestr *known = &st->typestrs[(at[1] ^ at[2]) % CORE_TYPESTRS];
    if (CB_LIKELY(known->text == text)) {
        *out = known->dl;
        return 0;
    }
    int result = convert_dtype(st, o, out);
    if (out->bits != 0)
        *known = (core_typestr){text, *out};
    return result;
}

static int
read_dtype(core_state *st, PyObject *dtype, dl_type *out)
{
    if (PyUnicode_CheckExact(dtype))
        return read_text(st, dtype, out);
    Py_ssize_t place = place_of(dtype), number;
    if (CB_UNLIKELY(PyList_GET_ITEM(st->element_dtypes, place) != dtype) ||
        !cb_small_int_unchecked(PyList_GET_ITEM(st->element_dtypes, place + 1), &number))
        return learn_dtype(st, dtype, out);
    *out = (dl_type){(uint8_t)(number >> 8), (uint8_t)number, 1};
    return 0;
}

int
core_element_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->element_dtypes = PyList_New(2 * PLACES);
    for (Py_ssize_t i = 0; st->element_dtypes != NULL && i < 2 * PLACES; i++)
        PyList_SET_ITEM(st->element_dtypes, i, Py_NewRef(Py_None));
    return st->element_dtypes != NULL ? 0 : -1;
}

// --- arrays --------------------------------------------------------------------------------------

// Reads `dtype` into `dl`, and drops the reference. Returns 0, or -1 with an exception.
static int
settle(core_state *st, cb_array_type *type)
{
    if (type->dtype == NULL)
        return 0;
    int result = read_dtype(st, type->dtype, &type->dl);
    Py_CLEAR(type->dtype);
    return result;
}

static inline int
number_of(dl_type dl, bool readonly)
{
    return (int)element_of(dl) + CORE_ELEMENT_READONLY * readonly;
}

int
core_element_of(core_state *st, cb_array_type *type)
{
    return CB_LIKELY(settle(st, type) == 0) ? number_of(type->dl, type->readonly) : -1;
}

int
core_element_of_view(PyObject *view)
{
    return number_of(((ViewObject *)view)->dtype.dl, ((ViewObject *)view)->readonly);
}

PyObject *
core_element_text(core_state *st, PyObject *o)
{
    CUdeviceptr address;
    cb_array_type type;
    if (core_array_pointer(st, o, &address, &type) < 0 || settle(st, &type) < 0)
        return NULL;
    switch (element_of(type.dl)) {
    case CORE_ELEMENT_UNKNOWN: // the array says something else than before
        return PyUnicode_FromString("an unknown type");
    case CORE_ELEMENT_COMPLEX32: // view_dtype.c has no name for it
        return PyUnicode_FromString("complex32");
    default:
        return core_dtype_text(&(view_dtype){.dl = type.dl}, NULL);
    }
}
