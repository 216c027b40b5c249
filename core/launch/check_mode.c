// Reads what a launch checks. A Kernel holds its mode, so that launches without check= pass nothing
// on.
#include "launch/check_mode.h"

#include <stdlib.h>
#include <string.h>

// Sets `*sizes_alone`. Returns false if the text is neither mode.
static bool
read_mode(const char *text, bool *sizes_alone)
{
    *sizes_alone = strcmp(text, "sizes") == 0;
    return *sizes_alone || strcmp(text, "types") == 0;
}

int
core_check_mode_start(core_state *st)
{
    const char *text = getenv("CUBIND_CHECK");
    if (text == NULL || *text == '\0' || read_mode(text, &st->checks_sizes_alone))
        return 0;
    PyObject *shown = PyUnicode_DecodeFSDefault(text);
    if (shown != NULL)
        PyErr_Format(PyExc_ValueError, "CUBIND_CHECK must be 'types' or 'sizes', not %R", shown);
    Py_XDECREF(shown);
    return -1;
}

KernelObject *
core_check_mode_kernel(KernelObject *kernel, PyObject *check)
{
    bool sizes_alone;
    if (check == NULL || check == Py_None)
        return (KernelObject *)Py_NewRef(kernel);
    const char *text = PyUnicode_Check(check) ? PyUnicode_AsUTF8(check) : NULL;
    if (text == NULL || !read_mode(text, &sizes_alone)) {
        PyErr_Clear(); // a str with a lone surrogate
        PyErr_Format(PyExc_ValueError, "check must be 'types' or 'sizes', not %R", check);
        return NULL;
    }
    if (kernel->checks_types == !sizes_alone)
        return (KernelObject *)Py_NewRef(kernel);
    KernelObject *copy = core_kernel_copy(kernel);
    if (copy != NULL)
        copy->checks_types = !sizes_alone;
    return copy;
}

PyObject *
core_check_mode_keyword(PyObject *const *values, PyObject *kwnames)
{
    bool is_only = PyTuple_GET_SIZE(kwnames) == 1 &&
                   PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(kwnames, 0), "check") == 0;
    return is_only ? values[0] : NULL;
}
