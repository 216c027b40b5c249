// Implements an extension module with the C API of cubind.core (docs/c-api.md): gets the handles of
// streams, kernels and arrays, launches a kernel, and makes buffers. program.py uses the module.
#include <cubind/core.h>

static const cubind_core_api *core;

// --- axpy ----------------------------------------------------------------------------------------

// Describes a vector of float in device memory in `*out`. Returns a new reference to a view, which
// keeps the array alive; NULL with an exception if the array is no such vector.
static PyObject *
take_vector(PyObject *array, CUstream stream, cubind_core_array *out)
{
    PyObject *view = core->view_from_any(array, stream);
    if (view == NULL)
        return NULL;
    int good = core->view_describe(view, out) == 0;
    if (good && (out->ndim != 1 || out->itemsize != sizeof(float) || !out->device_accessible ||
                 (out->shape[0] > 1 && out->strides[0] != 1))) {
        PyErr_SetString(PyExc_ValueError, "a dense vector of float in device memory is needed");
        good = 0;
    }
    if (!good)
        Py_CLEAR(view);
    return view;
}

static int
launch_axpy(PyObject *kernel, PyObject *stream, float a, const cubind_core_array *x,
            const cubind_core_array *y, const cubind_core_array *out)
{
    unsigned int n = (unsigned int)x->shape[0];
    if (y->shape[0] != n || out->shape[0] != n) {
        PyErr_SetString(PyExc_ValueError, "the vectors have different lengths");
        return -1;
    }
    PyObject *config = Py_BuildValue("{s:I,s:I}", "grid", (n + 255) / 256, "block", 256u);
    if (config == NULL)
        return -1;
    void *parameters[] = {&a, (void *)&x->pointer, (void *)&y->pointer, (void *)&out->pointer, &n};
    int result = core->launch_raw(stream, config, kernel, parameters);
    Py_DECREF(config);
    return result;
}

PyDoc_STRVAR(axpy_doc, "axpy(kernel, stream, a, x, y, out)\n--\n\n"
                       "out = a * x + y on a stream; arrays of any library.");

static PyObject *
axpy(PyObject *module, PyObject *args)
{
    PyObject *kernel, *stream, *arrays[3], *views[3] = {NULL, NULL, NULL};
    cubind_core_array vectors[3];
    CUstream handle;
    float a;
    int result = -1;
    if (!PyArg_ParseTuple(args, "OOfOOO:axpy", &kernel, &stream, &a, &arrays[0], &arrays[1],
                          &arrays[2]) ||
        core->stream_handle(stream, &handle) < 0)
        return NULL;
    for (int i = 0; i < 3; i++)
        if ((views[i] = take_vector(arrays[i], handle, &vectors[i])) == NULL)
            goto done;
    result = launch_axpy(kernel, stream, a, &vectors[0], &vectors[1], &vectors[2]);
done:
    for (int i = 0; i < 3; i++)
        Py_XDECREF(views[i]);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- describe ------------------------------------------------------------------------------------

PyDoc_STRVAR(describe_doc, "describe(obj)\n--\n\n"
                           "What is behind an object of cubind.core, as a text.");

static PyObject *
describe(PyObject *module, PyObject *o)
{
    CUdeviceptr pointer;
    CUstream stream;
    CUkernel kernel;
    size_t size;
    int ordinal;
    if (core->device_ordinal(o, &ordinal) == 0)
        return PyUnicode_FromFormat("device %d", ordinal);
    PyErr_Clear();
    if (core->buffer_pointer(o, &pointer, &size) == 0)
        return PyUnicode_FromFormat("%zu bytes at %p", size, (void *)pointer);
    PyErr_Clear();
    if (core->kernel_handle(o, &kernel) == 0)
        return PyUnicode_FromFormat("kernel %p", kernel);
    PyErr_Clear();
    if (core->stream_handle(o, &stream) == 0)
        return PyUnicode_FromFormat("stream %p", stream);
    return NULL; // with the TypeError of the last attempt
}

// --- allocate ------------------------------------------------------------------------------------

static const cubind_driver_api *driver;

static void
give_back(CUdeviceptr pointer, size_t size, CUstream stream, void *context)
{
    driver->cuMemFreeAsync(pointer, stream);
}

PyDoc_STRVAR(allocate_doc, "allocate(size, stream)\n--\n\n"
                           "A Buffer whose memory this module allocates and frees.");

static PyObject *
allocate(PyObject *module, PyObject *args)
{
    PyObject *stream;
    Py_ssize_t size;
    CUstream handle;
    CUdeviceptr pointer;
    if (!PyArg_ParseTuple(args, "nO:allocate", &size, &stream) ||
        core->stream_handle(stream, &handle) < 0)
        return NULL;
    CUresult status = driver->cuMemAllocAsync(&pointer, (size_t)size, handle);
    if (status != CUDA_SUCCESS) {
        core->raise(status, "cuMemAllocAsync");
        return NULL;
    }
    PyObject *buffer = core->buffer_from_callback(pointer, (size_t)size, stream, give_back, NULL);
    if (buffer == NULL)
        driver->cuMemFreeAsync(pointer, handle);
    return buffer;
}

// --- module --------------------------------------------------------------------------------------

static PyMethodDef methods[] = {
    {"axpy", axpy, METH_VARARGS, axpy_doc},
    {"describe", describe, METH_O, describe_doc},
    {"allocate", allocate, METH_VARARGS, allocate_doc},
    {NULL, NULL, 0, NULL},
};

static int
import_tables(PyObject *module)
{
    core = cubind_core_import();
    driver = core != NULL ? cubind_driver_import() : NULL;
    return driver != NULL ? 0 : -1;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, import_tables}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "blas",
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC
PyInit_blas(void)
{
    return PyModuleDef_Init(&definition);
}
