// Implements Kernel.from_foreign(). cubind.core._foreign reads the objects of the packages.
#include "launch/kernel_foreign.h"

#include "base/object.h"
#include "base/start.h"
#include "kernel/foreign.h"

// Makes the Kernel from the tuple that _foreign.describe() returned.
static PyObject *
make_kernel(core_state *st, PyObject *described)
{
    core_fixed fixed = {0};
    unsigned long long handle;
    const char *signature;
    PyObject *owner, *source;
    int is_cooperative, serialization;
    if (!PyArg_ParseTuple(described, "KOzOIIIpp", &handle, &owner, &signature, &source,
                          &fixed.threads, &fixed.shared, &fixed.cluster, &is_cooperative,
                          &serialization))
        return NULL;
    fixed.is_cooperative = is_cooperative;
    fixed.serialization = serialization;
    core_foreign *foreign = core_foreign_new(signature, source == Py_None ? NULL : source, &fixed);
    if (foreign == NULL)
        return NULL;
    KernelObject *kernel = core_kernel_borrow(st, (CUkernel)(uintptr_t)handle, NULL, NULL);
    if (kernel == NULL)
        core_foreign_free(foreign);
    else
        core_kernel_adopt(kernel, foreign, owner);
    return (PyObject *)kernel;
}

PyObject *
core_kernel_from_foreign(PyObject *type, PyObject *kernel)
{
    core_state *st = PyType_GetModuleState((PyTypeObject *)type);
    if (st == NULL || core_start(st) < 0)
        return NULL;
    PyObject *module = PyImport_ImportModule("cubind.core._foreign");
    PyObject *described =
        module != NULL ? PyObject_CallMethod(module, "describe", "O", kernel) : NULL;
    PyObject *made = described != NULL ? make_kernel(st, described) : NULL;
    Py_XDECREF(described);
    Py_XDECREF(module);
    if (made == NULL)
        core_hide_frames();
    return made;
}
