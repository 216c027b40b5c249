// Passes arguments of ctypes' types. This file never imports ctypes: if it is not loaded, no object
// has such a type.
#include "base/object.h"
#include "launch/internal.h"

// Returns whether `type` derives from a class of ctypes that `names` lists: 1 or 0, or -1 with an
// exception.
static int
derives(PyTypeObject *type, const char *const *names)
{
    for (; *names != NULL; names++) {
        PyObject *base;
        int found = core_loaded_attribute("ctypes", *names, &base);
        if (found < 0)
            return -1;
        bool is_one =
            found > 0 && PyType_Check(base) && PyType_IsSubtype(type, (PyTypeObject *)base);
        Py_XDECREF(base);
        if (is_one)
            return 1;
    }
    return 0;
}

// Returns whether a simple type has the opposite byte order. If not, the type's attribute for
// native byte order is the type itself. Values of swapped types count as plain bytes.
static bool
is_swapped(PyTypeObject *type)
{
    const char *name = PY_LITTLE_ENDIAN ? "__ctype_le__" : "__ctype_be__";
    PyObject *here = PyObject_GetAttrString((PyObject *)type, name);
    bool swapped = here != NULL && here != (PyObject *)type;
    Py_XDECREF(here);
    PyErr_Clear(); // types of one byte, and some others, have no order
    return swapped;
}

// Finds the meaning of a simple type by its type code, which is a code of the module `struct`.
static core_meaning
meaning_of_letter(PyTypeObject *type, char letter)
{
    if (is_swapped(type))
        return CORE_MEANS_BYTES;
    if (strchr("bhilq", letter) != NULL)
        return CORE_MEANS_SIGNED;
    if (strchr("?BHILQ", letter) != NULL)
        return CORE_MEANS_UNSIGNED;
    if (strchr("fdg", letter) != NULL)
        return CORE_MEANS_FLOAT;
    return strchr("FDG", letter) != NULL ? CORE_MEANS_COMPLEX : CORE_MEANS_BYTES;
}

// Stores the meaning of a simple type; does nothing for other types. Returns 0, or -1 with an
// exception.
static int
find_meaning(PyTypeObject *type, core_scalar *out)
{
    static const char *const simple[] = {"_SimpleCData", NULL};
    int is_simple = derives(type, simple);
    if (is_simple <= 0)
        return is_simple;
    PyObject *code = PyObject_GetAttrString((PyObject *)type, "_type_");
    const char *letter = code != NULL && PyUnicode_Check(code) ? PyUnicode_AsUTF8(code) : NULL;
    if (letter != NULL && *letter != '\0')
        *out = core_scalar_make(meaning_of_letter(type, *letter), 0);
    Py_XDECREF(code);
    PyErr_Clear(); // a class without _type_ has no instances
    return 0;
}

// All data types of ctypes export their memory as a buffer. The buffer of a pointer is the address
// that it holds.
int
core_way_ctypes(PyTypeObject *type, core_scalar *scalar)
{
    static const char *const data[] = {"_SimpleCData", "Structure", "Union",
                                       "Array",        "_Pointer",  NULL};
    // Pointers to objects of the host, which no kernel can use.
    static const char *const refused[] = {"_CFuncPtr", "c_char_p", "c_wchar_p", "py_object", NULL};
    if (type->tp_as_buffer == NULL || type->tp_as_buffer->bf_getbuffer == NULL)
        return CORE_WAY_UNKNOWN;
    int is_data = derives(type, data);
    int is_refused = is_data > 0 ? derives(type, refused) : 0;
    if (is_data < 0 || is_refused < 0)
        return -1;
    if (!is_data || is_refused)
        return CORE_WAY_UNKNOWN;
    return find_meaning(type, scalar) < 0 ? -1 : CORE_WAY_BYTES;
}
