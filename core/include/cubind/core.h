// The C interface of cubind.core, for extension modules that take and make its objects.
//
//   static const cubind_core_api *core;            // once: core = cubind_core_import();
//   CUstream stream;
//   if (core->stream_handle(object, &stream) < 0)
//       return NULL;
//
// Threads: every function wants the GIL; those that call CUDA release it meanwhile. Handles that
// they give may be used without it. Ownership: functions that return PyObject * give a new
// reference. Handles and pointers that come out of an object are borrowed: they are good as long as
// the object is (and is not closed), so keep a reference while you use them. What goes into a new
// object stays yours, unless the function says that it takes it over. Errors: -1 or NULL with a
// Python exception, an error status of CUDA as cubind.CUDAError.
//
// The types of CUDA are those of <cubind/driver_api.h>, which also has its functions; where cuda.h
// has been included before, they are those of cuda.h.
#ifndef CUBIND_CORE_H
#define CUBIND_CORE_H

#include <Python.h>

#include <stddef.h>
#include <stdint.h>

#include <cubind/driver_api.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CUBIND_CORE_API_NAME "cubind._core._C_API"
#define CUBIND_CORE_API_LAYOUT 1

// Frees memory that a Buffer was made of. It is called once, with the GIL, when the last Buffer or
// slice of it is gone; work on the memory that was queued on `stream` may still run, so free in its
// order (cuMemFreeAsync) or wait. Not called once the interpreter goes away, nor in a forked child.
typedef void (*cubind_core_free)(CUdeviceptr pointer, size_t size, CUstream stream, void *context);

enum { CUBIND_CORE_MAX_DIMS = 64 };

// What a StridedMemoryView tells. shape and strides are the view's own.
typedef struct cubind_core_array {
    CUdeviceptr pointer; // of the first element
    const int64_t *shape;
    const int64_t *strides; // in elements
    int64_t itemsize;       // bytes
    int ndim;
    int device;            // ordinal; -1: memory of the host
    int device_accessible; // whether kernels reach it
    int readonly;
    uint8_t type_code; // element type as DLPack has it; type_bits is 0 where it has none
    uint8_t type_bits;
    uint16_t type_lanes;
} cubind_core_array;

// Members are only ever added at the end, while `layout` stays what it is.
typedef struct cubind_core_api {
    int layout;  // CUBIND_CORE_API_LAYOUT
    size_t size; // bytes of the table

    // Always -1: CUDAError for a status that is no success. `function` is the name of the CUDA
    // function.
    int (*raise)(CUresult status, const char *function);

    // --- handles out of objects ------------------------------------------------------------------

    // Of anything that is a stream argument: a Stream, or an object with __cuda_stream__.
    int (*stream_handle)(PyObject *stream, CUstream *out);
    int (*event_handle)(PyObject *event, CUevent *out);
    int (*context_handle)(PyObject *context, CUcontext *out);
    int (*kernel_handle)(PyObject *kernel, CUkernel *out);
    int (*device_ordinal)(PyObject *device, int *out);

    // Of a Buffer or a slice: where it begins, and its bytes. `size` may be NULL.
    int (*buffer_pointer)(PyObject *buffer, CUdeviceptr *out, size_t *size);

    // The device address of an array of any library, as launch() takes it; a Buffer's, too.
    // TypeError for other objects and for host memory. Nothing is ordered on a stream.
    int (*array_pointer)(PyObject *array, CUdeviceptr *out);

    // --- arrays ----------------------------------------------------------------------------------

    // A StridedMemoryView of an array, by DLPack or the CUDA array interface. Work that its
    // producer has queued is ordered before what comes on `stream`; NULL is the legacy default
    // stream, (CUstream)-1 orders nothing.
    PyObject *(*view_from_any)(PyObject *array, CUstream stream);
    int (*view_describe)(PyObject *view, cubind_core_array *out);

    // --- objects out of handles ------------------------------------------------------------------

    // A Device, the calling thread's.
    PyObject *(*device_from_ordinal)(int ordinal);

    // A Stream that does not own `handle`; it keeps `owner` (may be NULL) alive.
    PyObject *(*stream_from_handle)(CUstream handle, PyObject *owner);

    // A Buffer on memory of somebody else; it keeps `owner` (may be NULL) alive and frees nothing.
    PyObject *(*buffer_from_pointer)(CUdeviceptr pointer, size_t size, PyObject *owner);

    // A Buffer that takes over memory, to be freed by `free` in the order of `stream`, a stream
    // argument (or of the stream that its close() is given). On failure nothing is freed: the
    // memory is still yours.
    PyObject *(*buffer_from_callback)(CUdeviceptr pointer, size_t size, PyObject *stream,
                                      cubind_core_free free, void *context);

    // --- launches --------------------------------------------------------------------------------

    // launch(stream, config, kernel, *arguments) with all its checks.
    int (*launch)(PyObject *stream, PyObject *config, PyObject *kernel, PyObject *const *arguments,
                  Py_ssize_t count);

    // The same with parameters[i] the address of the i-th parameter's value, as cuLaunchKernel
    // takes them. They cannot be checked: count and sizes are the caller's to get right.
    int (*launch_raw)(PyObject *stream, PyObject *config, PyObject *kernel, void **parameters);
} cubind_core_api;

// The table, NULL with an exception. It is good as long as the process runs.
static inline const cubind_core_api *
cubind_core_import(void)
{
    PyObject *module = PyImport_ImportModule("cubind._core");
    if (module == NULL)
        return NULL;
    const cubind_core_api *api = (const cubind_core_api *)PyCapsule_Import(CUBIND_CORE_API_NAME, 0);
    Py_DECREF(module);
    if (api != NULL && (api->layout != CUBIND_CORE_API_LAYOUT || api->size < sizeof *api)) {
        PyErr_SetString(PyExc_ImportError, CUBIND_CORE_API_NAME
                        " has another layout or is older; rebuild against this cubind");
        return NULL;
    }
    return api;
}

#ifdef __cplusplus
}
#endif

#endif
