// The C API of cubind.core, for extension modules that use or create its objects.
//
// All functions are members of one table, which cubind_core_import() returns:
//
//   static const cubind_core_api *core;            // once: core = cubind_core_import();
//   CUstream stream;
//   if (core->stream_handle(object, &stream) < 0)
//       return NULL;
//
// Threads: call every function with the GIL held. Functions that call CUDA release the GIL during
// that call. Once you have a handle, you may use it without the GIL.
//
// Ownership: functions that return PyObject * return a new reference. Handles and pointers taken
// from an object are borrowed: they are valid until the object is closed or destroyed, so keep a
// reference to it while you use them. If you pass in handles or memory to create an object,
// you still own them, unless the function says that it takes them over.
//
// Errors: functions return -1 or NULL and set a Python exception. A CUDA error raises
// cubind.CUDAError. Functions that return int return 0 on success.
//
// <cubind/driver_api.h> declares CUDA's types and functions. If you include cuda.h first, the types
// are those of cuda.h.
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

// A function that you provide to free the memory of a Buffer (see buffer_from_callback). cubind
// calls it once, with the GIL held, when the last Buffer or slice on the memory is gone. Work that
// was queued on `stream` may still use the memory, so free the memory in stream order
// (cuMemFreeAsync), or wait for the stream first. The function is not called after the interpreter
// has begun to shut down, nor in a forked child.
typedef void (*cubind_core_free)(CUdeviceptr pointer, size_t size, CUstream stream, void *context);

enum { CUBIND_CORE_MAX_DIMS = 64 };

// The description of a StridedMemoryView. The view owns `shape` and `strides`.
typedef struct cubind_core_array {
    CUdeviceptr pointer; // address of the first element
    const int64_t *shape;
    const int64_t *strides; // in elements
    int64_t itemsize;       // bytes
    int ndim;
    int device;            // ordinal; -1: host memory
    int device_accessible; // whether kernels can access the memory
    int readonly;
    uint8_t type_code; // element type in DLPack's terms; type_bits is 0 if DLPack has no such type
    uint8_t type_bits;
    uint16_t type_lanes;
} cubind_core_array;

// The table of functions. While `layout` stays the same, new members are only added at the end.
typedef struct cubind_core_api {
    int layout;  // CUBIND_CORE_API_LAYOUT
    size_t size; // size of the table in bytes

    // Raises CUDAError for `status`, which must not be CUDA_SUCCESS. `function` is the name of the
    // CUDA function that returned it. Always returns -1.
    int (*raise)(CUresult status, const char *function);

    // --- handles from objects --------------------------------------------------------------------
    //
    // These functions store a borrowed handle in *out. They raise TypeError for an object of
    // another type, and RuntimeError for one that is closed or was inherited through a fork.

    // `stream` is any stream argument: a Stream, a GraphBuilder, or an object with __cuda_stream__.
    int (*stream_handle)(PyObject *stream, CUstream *out);
    int (*event_handle)(PyObject *event, CUevent *out);
    int (*context_handle)(PyObject *context, CUcontext *out);
    int (*kernel_handle)(PyObject *kernel, CUkernel *out);
    int (*device_ordinal)(PyObject *device, int *out);

    // Stores the start address of a Buffer or slice, and its size in bytes. `size` may be NULL.
    int (*buffer_pointer)(PyObject *buffer, CUdeviceptr *out, size_t *size);

    // Stores the device address of an array from any library, or of a Buffer, as launch() would
    // pass it. Raises TypeError for other objects and for host memory. Does no stream ordering.
    int (*array_pointer)(PyObject *array, CUdeviceptr *out);

    // --- arrays ----------------------------------------------------------------------------------

    // Returns a StridedMemoryView of an array, through DLPack or the CUDA array interface. Work
    // that the array's producer has queued is ordered before later work on `stream`. NULL is the
    // legacy default stream; (CUstream)-1 means no ordering. Raises BufferError if the object
    // supports neither protocol.
    PyObject *(*view_from_any)(PyObject *array, CUstream stream);

    // Describes a StridedMemoryView. `out->shape` and `out->strides` are valid for as long as the
    // view exists.
    int (*view_describe)(PyObject *view, cubind_core_array *out);

    // --- objects from handles --------------------------------------------------------------------

    // Returns the calling thread's Device with this ordinal. Raises ValueError if there is none.
    PyObject *(*device_from_ordinal)(int ordinal);

    // Returns a Stream that does not own `handle`. It keeps `owner` (may be NULL) alive.
    PyObject *(*stream_from_handle)(CUstream handle, PyObject *owner);

    // Returns a Buffer on memory that it does not own: it never frees the memory, and keeps `owner`
    // (may be NULL) alive.
    PyObject *(*buffer_from_pointer)(CUdeviceptr pointer, size_t size, PyObject *owner);

    // Returns a Buffer that takes over the memory. When the last Buffer or slice on the memory is
    // gone, cubind calls `free` with `context` and with the stream on which to order the free: the
    // one that was passed to the Buffer's close(), or else `stream` (any stream argument). On
    // failure `free` is not called and the memory is still yours.
    PyObject *(*buffer_from_callback)(CUdeviceptr pointer, size_t size, PyObject *stream,
                                      cubind_core_free free, void *context);

    // --- launches --------------------------------------------------------------------------------

    // Calls launch(stream, config, kernel, *arguments) with all its checks. `arguments` holds
    // `count` borrowed references.
    int (*launch)(PyObject *stream, PyObject *config, PyObject *kernel, PyObject *const *arguments,
                  Py_ssize_t count);

    // Launches with raw values: parameters[i] is the address of the i-th parameter's value, as for
    // cuLaunchKernel. cubind cannot check them, so their number and sizes must be right.
    int (*launch_raw)(PyObject *stream, PyObject *config, PyObject *kernel, void **parameters);
} cubind_core_api;

// Imports cubind and returns its table, which is valid as long as the process runs. Returns NULL
// with ImportError if cubind is missing, is older than this header or has another layout.
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
