// Passes arguments that are NumPy scalars, including those of ml_dtypes. This file never imports
// NumPy: if it is not loaded, no object has such a type.
#include "base/object.h"
#include "launch/internal.h"

#include <stdlib.h>
#include <string.h>

// A scalar of these types is a PyObject_HEAD followed by the value (PyArray scalar ABI, part of
// NumPy's C API).
static const char *const plain_names[] = {
    "numpy.bool",     "numpy.bool_",     "numpy.int8",    "numpy.int16",     "numpy.int32",
    "numpy.int64",    "numpy.uint8",     "numpy.uint16",  "numpy.uint32",    "numpy.uint64",
    "numpy.float16",  "numpy.float32",   "numpy.float64", "numpy.complex64", "numpy.complex128",
    "numpy.longlong", "numpy.ulonglong", "numpy.intc",    "numpy.uintc",
};

static bool
is_plain(PyTypeObject *type)
{
    if ((type->tp_flags & Py_TPFLAGS_HEAPTYPE) != 0)
        return false;
    for (size_t i = 0; i < sizeof plain_names / sizeof plain_names[0]; i++)
        if (strcmp(type->tp_name, plain_names[i]) == 0)
            return true;
    return false;
}

static core_meaning
plain_meaning(const char *name)
{
    if (name[0] == 'u' || strncmp(name, "bool", 4) == 0)
        return CORE_MEANS_UNSIGNED;
    if (name[0] == 'i' || name[0] == 'l')
        return CORE_MEANS_SIGNED;
    return name[0] == 'f' ? CORE_MEANS_FLOAT : CORE_MEANS_COMPLEX;
}

// Returns the size of a plain NumPy scalar's value in bytes, which it reads from the name of the
// type.
static uint32_t
plain_size(const char *name)
{
    if (strncmp(name, "bool", 4) == 0)
        return 1;
    if (strcmp(name, "intc") == 0 || strcmp(name, "uintc") == 0)
        return sizeof(int);
    const char *digits = name + strcspn(name, "0123456789");
    return *digits != '\0' ? (uint32_t)atoi(digits) / 8 : sizeof(long long);
}

int
core_way_numpy(PyTypeObject *type, core_scalar *scalar)
{
    PyObject *generic;
    int found = core_loaded_attribute("numpy", "generic", &generic);
    if (found <= 0) // not loaded, half imported, or another module of that name
        return found < 0 ? -1 : CORE_WAY_UNKNOWN;
    bool is_scalar = PyType_Check(generic) && PyType_IsSubtype(type, (PyTypeObject *)generic);
    Py_DECREF(generic);
    if (!is_scalar)
        return CORE_WAY_UNKNOWN;
    if (!is_plain(type))
        return CORE_WAY_NUMPY_COPY;
    const char *name = type->tp_name + strlen("numpy.");
    *scalar = core_scalar_make(plain_meaning(name), plain_size(name));
    return CORE_WAY_NUMPY;
}
