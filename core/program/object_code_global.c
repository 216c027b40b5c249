// Looks up the variables of an ObjectCode, and lists its kernels.
#include "program/object_code_global.h"

#include "base/errors.h"
#include "kernel/kernel.h"
#include "memory/buffer.h"
#include "program/object_code_symbols.h"

// --- variables -----------------------------------------------------------------------------------

static PyObject *
find_global(ObjectCodeObject *self, core_ref *library, const char *symbol, PyObject *name)
{
    CUdeviceptr ptr = 0;
    size_t size = 0;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuLibraryGetGlobal(&ptr, &size, library->handle, symbol);
    Py_END_ALLOW_THREADS
    if (status == CUDA_SUCCESS)
        return core_buffer_borrow(self->st, self->st->buffer_type, ptr, size, (PyObject *)self);
    core_object_code_raise_missing(self, status, "cuLibraryGetGlobal", "variable", name, NULL);
    return NULL;
}

PyObject *
core_object_code_get_global(PyObject *op, PyObject *name)
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    PyObject *symbol = core_object_code_symbol(self, "get_global", name);
    core_ref *library = symbol != NULL ? core_object_code_library(self) : NULL;
    PyObject *made =
        library != NULL ? find_global(self, library, PyBytes_AS_STRING(symbol), name) : NULL;
    Py_XDECREF(symbol);
    return made;
}

// --- kernels -------------------------------------------------------------------------------------

static int
enumerate_kernels(ObjectCodeObject *self, CUlibrary library, CUkernel *kernels, unsigned count)
{
    CUresult status = CORE_NOGIL(core_driver->cuLibraryEnumerateKernels(kernels, count, library));
    return status == CUDA_SUCCESS
               ? 0
               : core_object_code_raise(self, status, "cuLibraryEnumerateKernels");
}

static PyObject *
kernel_tuple(ObjectCodeObject *self, core_ref *library, CUkernel *kernels, unsigned count)
{
    PyObject *tuple = PyTuple_New(count);
    for (unsigned i = 0; tuple != NULL && i < count; i++) {
        PyObject *kernel = core_kernel_new(self->st, kernels[i], library, (PyObject *)self, NULL);
        if (kernel != NULL) {
            PyTuple_SET_ITEM(tuple, i, kernel);
            core_kernel_learn_name((KernelObject *)kernel);
        } else {
            Py_CLEAR(tuple);
        }
    }
    return tuple;
}

PyObject *
core_object_code_kernels(PyObject *op, void *Py_UNUSED(closure))
{
    ObjectCodeObject *self = (ObjectCodeObject *)op;
    core_ref *library = core_object_code_library(self);
    if (library == NULL)
        return NULL;
    unsigned count = 0;
    CUresult status = CORE_NOGIL(core_driver->cuLibraryGetKernelCount(&count, library->handle));
    if (status != CUDA_SUCCESS) {
        core_object_code_raise(self, status, "cuLibraryGetKernelCount");
        return NULL;
    }
    CUkernel *kernels = PyMem_New(CUkernel, count > 0 ? count : 1);
    if (kernels == NULL)
        return PyErr_NoMemory();
    PyObject *tuple = NULL;
    if (count == 0 || enumerate_kernels(self, library->handle, kernels, count) == 0)
        tuple = kernel_tuple(self, library, kernels, count);
    PyMem_Free(kernels);
    return tuple;
}

static PyObject *
kernel_names(PyObject *kernels)
{
    PyObject *names = PyList_New(PyTuple_GET_SIZE(kernels));
    for (Py_ssize_t i = 0; names != NULL && i < PyTuple_GET_SIZE(kernels); i++) {
        PyObject *name = core_kernel_name((KernelObject *)PyTuple_GET_ITEM(kernels, i));
        if (name != NULL)
            PyList_SET_ITEM(names, i, Py_NewRef(name));
        else
            Py_CLEAR(names);
    }
    return names;
}

static PyObject *
make_hint(ObjectCodeObject *self, PyObject *name)
{
    PyObject *kernels = core_object_code_kernels((PyObject *)self, NULL);
    PyObject *names = kernels != NULL ? kernel_names(kernels) : NULL;
    PyObject *mapping = names != NULL && self->symbol_mapping != NULL
                            ? Py_NewRef(self->symbol_mapping)
                            : PyDict_New();
    PyObject *module = names != NULL ? PyImport_ImportModule("cubind.core._missing") : NULL;
    PyObject *hint = module != NULL && mapping != NULL
                         ? PyObject_CallMethod(module, "describe", "OOO", name, mapping, names)
                         : NULL;
    Py_XDECREF(module);
    Py_XDECREF(mapping);
    Py_XDECREF(names);
    Py_XDECREF(kernels);
    return hint;
}

// Clears errors: the caller reports the missing kernel, and the hint is only an addition to that
// report. For example, a driver before 12.4 cannot list kernels.
PyObject *
core_object_code_kernel_hint(ObjectCodeObject *self, PyObject *name)
{
    PyObject *hint = make_hint(self, name);
    if (hint == NULL)
        PyErr_Clear();
    return hint;
}
