// Arguments of ctypes types. The module is never imported here: if it is not loaded, no object is
// one of its.
#include "arguments.h"

// Whether `type` derives from the class `name` of the module. -1 with an exception.
static int
derives(PyObject *module, PyTypeObject *type, const char *name)
{
    PyObject *base = PyObject_GetAttrString(module, name);
    if (base == NULL)
        return -1;
    int result = PyType_Check(base) && PyType_IsSubtype(type, (PyTypeObject *)base);
    Py_DECREF(base);
    return result;
}

// Pointers to things of the host's that no kernel can mean.
static int
is_refused(PyObject *ctypes, PyTypeObject *type)
{
    static const char *const names[] = {"_CFuncPtr", "c_char_p", "c_wchar_p", "py_object"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        int result = derives(ctypes, type, names[i]);
        if (result != 0)
            return result;
    }
    return 0;
}

static int
is_data(PyObject *ctypes, PyTypeObject *type)
{
    static const char *const names[] = {"_SimpleCData", "Structure", "Union", "Array", "_Pointer"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        int result = derives(ctypes, type, names[i]);
        if (result != 0)
            return result;
    }
    return 0;
}

// All of them export the memory they stand for: a pointer's is the address that it holds.
int
core_way_ctypes(PyTypeObject *type)
{
    PyObject *modules = PyImport_GetModuleDict(); // borrowed
    PyObject *ctypes = PyDict_GetItemString(modules, "ctypes");
    if (ctypes == NULL || type->tp_as_buffer == NULL || type->tp_as_buffer->bf_getbuffer == NULL)
        return CORE_WAY_UNKNOWN;
    Py_INCREF(ctypes);
    int is_one = is_data(ctypes, type);
    int refused = is_one > 0 ? is_refused(ctypes, type) : 0;
    Py_DECREF(ctypes);
    if (is_one < 0 || refused < 0)
        return -1;
    return is_one && !refused ? CORE_WAY_BYTES : CORE_WAY_UNKNOWN;
}
