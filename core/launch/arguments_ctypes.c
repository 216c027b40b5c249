// Arguments of ctypes types. The module is never imported here: if it is not loaded, no object is
// one of its.
#include "base/object.h"
#include "launch/internal.h"

// Whether `type` derives from one of the classes. -1 with an exception.
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

// All of them export the memory they stand for: a pointer's is the address that it holds.
int
core_way_ctypes(PyTypeObject *type)
{
    static const char *const data[] = {"_SimpleCData", "Structure", "Union",
                                       "Array",        "_Pointer",  NULL};
    // Pointers to things of the host's that no kernel can mean.
    static const char *const refused[] = {"_CFuncPtr", "c_char_p", "c_wchar_p", "py_object", NULL};
    if (type->tp_as_buffer == NULL || type->tp_as_buffer->bf_getbuffer == NULL)
        return CORE_WAY_UNKNOWN;
    int is_data = derives(type, data);
    int is_refused = is_data > 0 ? derives(type, refused) : 0;
    if (is_data < 0 || is_refused < 0)
        return -1;
    return is_data && !is_refused ? CORE_WAY_BYTES : CORE_WAY_UNKNOWN;
}
