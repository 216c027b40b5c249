// Reads the element types of arrays, by the protocols through which array.c finds their pointers.
#include "array/element_type.h"

#include "array/torch.h"
#include "array/view_dtype.h"
#include "base/object.h"
#include "base/steps.h"

#include "cubind/dlpack_import.h"
#include "cubind/interop.h"

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

// An array's description of itself. If `dl` has no bits, the type is unknown.
typedef struct array_type {
    dl_type dl;
    bool readonly;
} array_type;

static inline int
number_of(dl_type dl, bool readonly)
{
    return (int)element_of(dl) + CORE_ELEMENT_READONLY * readonly;
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

// The cache is a Python list: a dtype object, then an int with its type. CuPy and PyTorch have one
// object per type, so that it is found by identity.
enum { PLACES = 16 };

static inline Py_ssize_t
place_of(PyObject *dtype)
{
    uintptr_t bits = (uintptr_t)dtype >> 4;
    return (Py_ssize_t)(2 * ((bits ^ bits >> 4 ^ bits >> 8) % PLACES));
}

static bool
is_of_module(PyTypeObject *type, core_state *st, const char *name)
{
    PyObject *module = cb_type_lookup(type, st->interop->str_module);
    return module != NULL && PyUnicode_Check(module) &&
           PyUnicode_CompareWithASCIIString(module, name) == 0;
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

// Returns the text for core_dtype_from_object(): the name without "torch." of a torch.dtype, or the
// object itself if it is a numpy.dtype or a str. NULL without an exception for all others, which
// may change their meaning.
static PyObject *
lasting_dtype(core_state *st, PyObject *o)
{
    if (PyUnicode_CheckExact(o))
        return Py_NewRef(o);
    if (strcmp(core_class_name(o), "dtype") == 0 && is_of_module(Py_TYPE(o), st, "torch")) {
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

static CB_NOINLINE int
learn_dtype(core_state *st, PyObject *dtype, array_type *out)
{
    PyObject *lasting = lasting_dtype(st, dtype);
    if (lasting == NULL)
        return PyErr_Occurred() ? forgive() : 0;
    view_dtype known = {.itemsize = 0};
    if (core_dtype_from_object(st, lasting, &known) < 0 && forgive() < 0) {
        Py_DECREF(lasting);
        return -1;
    }
    Py_DECREF(lasting);
    if (known.given != NULL)
        known.dl = (dl_type){.bits = 0};
    Py_XDECREF(known.given);
    if (known.dl.lanes != 1)
        known.dl.bits = 0;
    out->dl = known.dl;
    return keep_dtype(st, dtype, known.dl);
}

// Reads `dtype`, and remembers the class, of which the next array probably is, too.
static int
element_of_dtype(core_state *st, PyObject *o, array_type *out)
{
    PyObject *dtype;
    int found = cb_get_optional_attribute(o, st->str_dtype, &dtype);
    if (found <= 0)
        return found;
    if (CB_UNLIKELY((PyObject *)Py_TYPE(o) != st->dtype_class))
        Py_XSETREF(st->dtype_class, Py_NewRef(Py_TYPE(o)));
    Py_ssize_t place = place_of(dtype), number;
    int result = 0;
    if (CB_LIKELY(PyList_GET_ITEM(st->element_dtypes, place) == dtype) &&
        cb_small_int_unchecked(PyList_GET_ITEM(st->element_dtypes, place + 1), &number))
        out->dl = (dl_type){(uint8_t)(number >> 8), (uint8_t)number, 1};
    else
        result = learn_dtype(st, dtype, out);
    Py_DECREF(dtype);
    return result;
}

int
core_element_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->element_dtypes = PyList_New(2 * PLACES);
    for (Py_ssize_t i = 0; st->element_dtypes != NULL && i < 2 * PLACES; i++)
        PyList_SET_ITEM(st->element_dtypes, i, Py_NewRef(Py_None));
    return st->element_dtypes != NULL ? 0 : -1;
}

// --- the array interface -------------------------------------------------------------------------

// Reads a typestr such as "<f4". The type is unknown if the bytes are in another order than the
// machine's.
static dl_type
type_of_typestr(const char *text)
{
    static const char kinds[] = "iufcb";
    static const uint8_t codes[] = {DL_INT, DL_UINT, DL_FLOAT, DL_COMPLEX, DL_BOOL};
    const char *kind = text[0] != '\0' && text[1] != '\0' ? strchr(kinds, text[1]) : NULL;
    if (kind == NULL || strchr("<>|=", text[0]) == NULL)
        return (dl_type){.bits = 0};
    int size = 0;
    const char *at = text + 2;
    for (; *at >= '0' && *at <= '9' && size <= 16; at++)
        size = size * 10 + (*at - '0');
    if (*at != '\0' || size > 16 || (text[0] == '>' && size != 1))
        return (dl_type){.bits = 0};
    return (dl_type){codes[kind - kinds], (uint8_t)(size * 8), 1};
}

static int
element_of_items(PyObject *interface, array_type *out)
{
    PyObject *typestr = PyDict_GetItemString(interface, "typestr"); // borrowed
    const char *text =
        typestr != NULL && PyUnicode_Check(typestr) ? PyUnicode_AsUTF8(typestr) : NULL;
    if (text != NULL)
        out->dl = type_of_typestr(text);
    PyObject *data = PyDict_GetItemString(interface, "data");
    if (data != NULL && PyTuple_Check(data) && PyTuple_GET_SIZE(data) >= 2)
        out->readonly = PyTuple_GET_ITEM(data, 1) == Py_True;
    return PyErr_Occurred() ? -1 : 0;
}

// Returns 1, or 0 if the object has no array interface, or -1 with an exception.
static int
element_of_interface(core_state *st, PyObject *o, array_type *out)
{
    PyObject *interface;
    int found = cb_get_optional_attribute(o, st->interop->str_cuda_array, &interface);
    if (found <= 0)
        return found;
    if (PyDict_Check(interface) && element_of_items(interface, out) < 0)
        found = -1;
    Py_DECREF(interface);
    return found;
}

// --- DLPack --------------------------------------------------------------------------------------

static int
element_of_exchange(const dl_exchange_api *api, PyObject *o, array_type *out)
{
    dl_tensor tensor = {0};
    if (api->tensor_from_object(o, &tensor) != 0)
        return PyErr_Occurred() ? -1 : 0;
    out->dl = tensor.dtype;
    return 0;
}

static int
element_of_capsule(core_state *st, PyObject *o, array_type *out)
{
    dl_import import;
    if (cb_dlpack_import(st->interop, o, st->interop->minus_one, &import) < 0)
        return -1;
    out->dl = import.tensor->dtype;
    out->readonly = (import.flags & DL_READ_ONLY) != 0;
    cb_dlpack_release(import.managed, import.versioned);
    return 0;
}

// --- all protocols -------------------------------------------------------------------------------

static int
ask_instance(core_state *st, PyObject *o, array_type *out)
{
    PyObject *method;
    int found = element_of_interface(st, o, out);
    if (found != 0)
        return found;
    found = cb_get_optional_attribute(o, st->interop->str_data_ptr, &method);
    if (found < 0)
        return -1;
    if (found == 0)
        return element_of_capsule(st, o, out);
    Py_DECREF(method);
    return element_of_dtype(st, o, out);
}

// Asks in the order of core_array_pointer(). PyTorch's own function is cheaper than the others.
static CB_NOINLINE int
ask(core_state *st, PyObject *o, array_type *out)
{
    PyTypeObject *type = Py_TYPE(o);
    dl_type dl;
    int found = core_torch_type(st, o, &dl);
    if (found > 0)
        out->dl = dl;
    if (found != 0)
        return found;
    const dl_exchange_api *api = cb_dlpack_exchange(st->interop, type);
    if (api != NULL && api->tensor_from_object != NULL)
        return element_of_exchange(api, o, out);
    if (cb_type_has(type, st->interop->str_data_ptr))
        return element_of_dtype(st, o, out);
    if (cb_type_has(type, st->interop->str_cuda_array)) {
        if (is_of_module(type, st, "cupy"))
            return element_of_dtype(st, o, out);
        found = element_of_interface(st, o, out);
        if (found != 0)
            return found;
    }
    return cb_type_has(type, st->interop->str_dlpack) ? element_of_capsule(st, o, out)
                                                      : ask_instance(st, o, out);
}

// Reads the type of an array that is no view. Returns 0, or -1 with an exception.
static int
read_type(core_state *st, PyObject *o, array_type *out)
{
    *out = (array_type){.readonly = false};
    bool has_dtype = (PyObject *)Py_TYPE(o) == st->dtype_class;
    if (CB_LIKELY((has_dtype ? element_of_dtype(st, o, out) : ask(st, o, out)) >= 0))
        return 0;
    *out = (array_type){.readonly = false};
    return forgive();
}

static CB_NOINLINE int
ask_element(core_state *st, PyObject *o)
{
    array_type type;
    return CB_LIKELY(read_type(st, o, &type) == 0) ? number_of(type.dl, type.readonly) : -1;
}

int
core_array_element(core_state *st, PyObject *o)
{
    if (core_is_view(st, o))
        return number_of(((ViewObject *)o)->dtype.dl, ((ViewObject *)o)->readonly);
    return ask_element(st, o);
}

PyObject *
core_array_element_text(core_state *st, PyObject *o)
{
    array_type type;
    if (core_is_view(st, o))
        type.dl = ((ViewObject *)o)->dtype.dl;
    else if (read_type(st, o, &type) < 0)
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
