// Lists the element types and modes of tensor maps by name, and converts arguments to them.
#include "array/tensor_map_values.h"

#include "array/view_dtype.h"

#include <strings.h>

// --- names ---------------------------------------------------------------------------------------

#define ENUM(parameter, class, driver_class, prefix, names) \
    {parameter, class, driver_class, prefix, names, sizeof names / sizeof *names}

static const char *const interleaves[] = {"NONE", "INTERLEAVE_16B", "INTERLEAVE_32B"};
static const char *const swizzles[] = {"NONE",
                                       "SWIZZLE_32B",
                                       "SWIZZLE_64B",
                                       "SWIZZLE_128B",
                                       "SWIZZLE_128B_ATOM_32B",
                                       "SWIZZLE_128B_ATOM_32B_FLIP_8B",
                                       "SWIZZLE_128B_ATOM_64B"};
static const char *const promotions[] = {"NONE", "L2_64B", "L2_128B", "L2_256B"};
static const char *const fills[] = {"NONE", "NAN_REQUEST_ZERO_FMA"};
static const char *const modes[] = {"W", "W128"};
static const char *const types[] = {"UINT8",       "UINT16",   "UINT32",      "INT32",   "UINT64",
                                    "INT64",       "FLOAT16",  "FLOAT32",     "FLOAT64", "BFLOAT16",
                                    "FLOAT32_FTZ", "TFLOAT32", "TFLOAT32_FTZ"};

const tensor_map_enum core_tensor_map_interleave =
    ENUM("interleave", "TensorMapInterleave", "CUtensorMapInterleave", "INTERLEAVE_", interleaves);
const tensor_map_enum core_tensor_map_swizzle =
    ENUM("swizzle", "TensorMapSwizzle", "CUtensorMapSwizzle", "SWIZZLE_", swizzles);
const tensor_map_enum core_tensor_map_promotion =
    ENUM("l2_promotion", "TensorMapL2Promotion", "CUtensorMapL2promotion", "L2_", promotions);
const tensor_map_enum core_tensor_map_fill =
    ENUM("oob_fill", "TensorMapOOBFill", "CUtensorMapFloatOOBfill", "", fills);
const tensor_map_enum core_tensor_map_mode =
    ENUM("mode", "TensorMapIm2ColWideMode", "CUtensorMapIm2ColWideMode", "", modes);
const tensor_map_enum core_tensor_map_type =
    ENUM("data_type", "TensorMapDataType", "CUtensorMapDataType", "", types);

// --- members -------------------------------------------------------------------------------------

static bool
is_of_class(const tensor_map_enum *kind, PyObject *o)
{
    const char *name = core_class_name(o);
    return strcmp(name, kind->class) == 0 || strcmp(name, kind->driver_class) == 0;
}

static int
number_of_name(const tensor_map_enum *kind, const char *name)
{
    size_t prefix = strlen(kind->prefix);
    for (int i = 0; i < kind->count; i++) {
        const char *own = kind->names[i];
        bool prefixed = prefix != 0 && strncmp(own, kind->prefix, prefix) == 0;
        if (strcasecmp(name, own) == 0 || (prefixed && strcasecmp(name, own + prefix) == 0))
            return i;
    }
    return -1;
}

static int
wrong_name(const tensor_map_enum *kind, PyObject *o)
{
    PyObject *names = PyUnicode_FromString(kind->names[0]);
    for (int i = 1; names != NULL && i < kind->count; i++)
        Py_SETREF(names, PyUnicode_FromFormat("%U, %s", names, kind->names[i]));
    if (names != NULL)
        PyErr_Format(PyExc_ValueError, "%s must be a %s or one of %U, got %R", kind->parameter,
                     kind->class, names, o);
    Py_XDECREF(names);
    return -1;
}

// Returns 1 if the object is a member or the name of one, 0 if it is neither, -1 with an exception.
static int
find_member(const tensor_map_enum *kind, PyObject *o, int *value)
{
    if (PyUnicode_Check(o)) {
        const char *text = PyUnicode_AsUTF8(o);
        int found = text != NULL ? number_of_name(kind, text) : -1;
        if (found >= 0)
            *value = found;
        return text == NULL ? -1 : found >= 0;
    }
    if (!is_of_class(kind, o))
        return 0;
    long number = PyLong_Check(o) ? PyLong_AsLong(o) : -1;
    if (number == -1 && PyErr_Occurred())
        return -1;
    if (number >= 0 && number < kind->count)
        *value = (int)number;
    return number >= 0 && number < kind->count;
}

int
core_tensor_map_member(const tensor_map_enum *kind, PyObject *o, int *value)
{
    if (o == NULL || o == Py_None)
        return 0;
    int found = find_member(kind, o, value);
    if (found != 0)
        return found < 0 ? -1 : 0;
    if (PyUnicode_Check(o))
        return wrong_name(kind, o);
    PyErr_Format(PyExc_TypeError, "%s must be a %s, got %R", kind->parameter, kind->class,
                 Py_TYPE(o));
    return -1;
}

// --- element types -------------------------------------------------------------------------------

typedef struct type_row {
    dl_type dl;
    int type;
} type_row;

static const type_row rows[] = {
    {{DL_FLOAT, 32, 1}, CU_TENSOR_MAP_DATA_TYPE_FLOAT32},
    {{DL_FLOAT, 16, 1}, CU_TENSOR_MAP_DATA_TYPE_FLOAT16},
    {{DL_BFLOAT, 16, 1}, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16},
    {{DL_FLOAT, 64, 1}, CU_TENSOR_MAP_DATA_TYPE_FLOAT64},
    {{DL_UINT, 8, 1}, CU_TENSOR_MAP_DATA_TYPE_UINT8},
    {{DL_UINT, 16, 1}, CU_TENSOR_MAP_DATA_TYPE_UINT16},
    {{DL_UINT, 32, 1}, CU_TENSOR_MAP_DATA_TYPE_UINT32},
    {{DL_INT, 32, 1}, CU_TENSOR_MAP_DATA_TYPE_INT32},
    {{DL_UINT, 64, 1}, CU_TENSOR_MAP_DATA_TYPE_UINT64},
    {{DL_INT, 64, 1}, CU_TENSOR_MAP_DATA_TYPE_INT64},
};

int
core_tensor_map_itemsize(int type)
{
    static const uint8_t sizes[] = {1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4};
    return sizes[type];
}

bool
core_tensor_map_is_floating(int type)
{
    return type >= CU_TENSOR_MAP_DATA_TYPE_FLOAT16 && type <= CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ;
}

static int
type_of_dtype(const view_dtype *dtype)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].dl.code == dtype->dl.code && rows[i].dl.bits == dtype->dl.bits &&
            dtype->dl.lanes == 1)
            return rows[i].type;
    return -1;
}

static int
unsupported(core_state *st, const view_dtype *dtype, const char *more)
{
    PyObject *object = core_dtype_object(st, dtype);
    PyObject *name = object != NULL ? core_dtype_text(dtype, object) : NULL;
    if (name != NULL)
        PyErr_Format(
            PyExc_ValueError,
            "Unsupported dtype %U for TMA; supported dtypes: uint8, uint16, uint32, int32, "
            "uint64, int64, float16, float32, float64, bfloat16.%s",
            name, more);
    Py_XDECREF(name);
    Py_XDECREF(object);
    return -1;
}

static int
type_of_view(ViewObject *view, int *type)
{
    *type = type_of_dtype(&view->dtype);
    if (*type >= 0)
        return 0;
    if (view->dtype.dl.bits != 0 || view->dtype.given != NULL)
        return unsupported(view->st, &view->dtype, " You may also specify data_type explicitly.");
    PyErr_SetString(PyExc_ValueError, "Cannot infer TMA data type from the tensor; please specify "
                                      "data_type explicitly");
    return -1;
}

// Converts an array's element type, in any form that core_dtype_from_object() accepts.
static int
type_of_object(core_state *st, PyObject *o, int *type)
{
    view_dtype dtype;
    if (PyLong_Check(o) || core_dtype_from_object(st, o, &dtype) < 0) {
        if (PyErr_Occurred() && !PyErr_ExceptionMatches(PyExc_TypeError))
            return -1;
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError,
                     "data_type must be a TensorMapDataType or a numpy/ml_dtypes dtype, got %R",
                     Py_TYPE(o));
        return -1;
    }
    *type = type_of_dtype(&dtype);
    int result = *type >= 0 ? 0 : unsupported(st, &dtype, "");
    Py_XDECREF(dtype.given);
    return result;
}

int
core_tensor_map_take_type(ViewObject *view, PyObject *given, int *type)
{
    if (given == NULL || given == Py_None)
        return type_of_view(view, type);
    int found = find_member(&core_tensor_map_type, given, type);
    if (found == 0 && type_of_object(view->st, given, type) < 0)
        return -1;
    if (found < 0)
        return -1;
    if (core_tensor_map_itemsize(*type) == view->dtype.itemsize || view->dtype.itemsize == 1)
        return 0;
    PyErr_Format(PyExc_ValueError, "data_type %s has %d bytes per element, the tensor %lld",
                 types[*type], core_tensor_map_itemsize(*type), (long long)view->dtype.itemsize);
    return -1;
}
