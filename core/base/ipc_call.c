// Calls the Python code that shares objects between processes.
#include "base/ipc_call.h"

#include "base/object.h"

PyObject *
core_ipc_call(const char *function, PyObject *self, PyObject *args, PyObject *kwargs)
{
    PyObject *module = PyImport_ImportModule("cubind.core._ipc");
    PyObject *callee = module != NULL ? PyObject_GetAttrString(module, function) : NULL;
    PyObject *all = NULL, *result = NULL;
    if (callee != NULL)
        all = self != NULL ? PyTuple_Pack(1, self) : PyTuple_New(0);
    if (all != NULL && args != NULL)
        Py_SETREF(all, PySequence_Concat(all, args));
    if (all != NULL)
        result = PyObject_Call(callee, all, kwargs);
    if (result == NULL)
        core_hide_frames();
    Py_XDECREF(all);
    Py_XDECREF(callee);
    Py_XDECREF(module);
    return result;
}

int
core_ipc_begin(void)
{
    PyObject *module = PyImport_ImportModule("cubind.core._ipc");
    Py_XDECREF(module);
    return module != NULL ? 0 : -1;
}
