// Defines the module cubind_failing, with which Python tests make allocations fail. Python's own
// module, _testcapi, lets the allocations of all threads fail.
#include "failing.h"

static PyObject *
fail(PyObject *Py_UNUSED(module), PyObject *n)
{
    long number = PyLong_AsLong(n);
    if (number == -1 && PyErr_Occurred() != NULL)
        return NULL;
    fail_allocation(number);
    Py_RETURN_NONE;
}

static PyObject *
restore(PyObject *Py_UNUSED(module), PyObject *Py_UNUSED(nothing))
{
    restore_allocation();
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"fail", fail, METH_O, "Make the n-th allocation of this thread fail, once; 1 is the next."},
    {"restore", restore, METH_NOARGS, "Make no more allocations fail."},
    {NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "cubind_failing",
    .m_methods = functions,
};

PyMODINIT_FUNC
PyInit_cubind_failing(void)
{
    return PyModule_Create(&definition);
}
