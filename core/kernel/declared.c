// Finds the declarations of a kernel's parameters in its source, by calling cubind.core._declared.
#include "kernel/declared.h"

#include "base/errors.h"
#include "kernel/foreign.h"

static PyObject *
ask_source(PyObject *source, PyObject *name, int count)
{
    PyObject *module = PyImport_ImportModule("cubind.core._declared");
    PyObject *found = module != NULL
                          ? PyObject_CallMethod(module, "parameters", "OOi", source, name, count)
                          : NULL;
    Py_XDECREF(module);
    return found;
}

PyObject *
core_kernel_declared(KernelObject *kernel, int count)
{
    PyObject *source = core_kernel_source(kernel);
    if (source == NULL)
        return NULL;
    core_pending pending = core_pending_take();
    PyObject *name = core_kernel_name(kernel);
    PyObject *found = name != NULL ? ask_source(source, name, count) : NULL;
    if (found != NULL && (!PyTuple_CheckExact(found) || PyTuple_GET_SIZE(found) != count))
        Py_CLEAR(found);
    PyErr_Clear();
    PyErr_Restore(pending.type, pending.value, pending.traceback);
    return found;
}
