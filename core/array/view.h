// The StridedMemoryView type: an array's memory with its layout, whoever made it.
#ifndef CUBIND_CORE_VIEW_H
#define CUBIND_CORE_VIEW_H

#include "array/dlpack.h"
#include "memory/buffer.h"

enum { VIEW_MAX_DIMS = 64 };

// An element type: one that DLPack knows, one that only an array interface can name, or none at
// all.
typedef struct view_dtype {
    dl_type dl;       // bits is 0 where DLPack has no such type
    int64_t itemsize; // bytes
    PyObject *
        given; // owned: a typestr, or a NumPy dtype as it was given; NULL: `dl` says it all, or (itemsize alone
    // known) nothing does
} view_dtype;

typedef struct ViewObject {
    PyObject_VAR_HEAD // ob_size: 2 * ndim
        core_state *st;
    CUdeviceptr ptr; // of the element at index 0, ...
    int device;      // ordinal; -1: only the host reaches it
    int kind;        // dl_device_type
    bool device_accessible, readonly, has_strides, versioned;
    int ndim;
    view_dtype dtype;
    PyObject *exporter; // kept alive; NULL where `managed` alone keeps the memory
    PyObject *base;     // the view that view() was first called on, which has `managed`; or NULL
    void *
        managed; // dl_managed or, `versioned`, dl_managed_versioned: deleted with the view; or NULL
    int process;
    PyObject *shape, *strides,
        *dtype_object; // kept from the first look; NULL before, and where dtype is no NumPy dtype
    PyObject *weakrefs;
    int64_t extents[]; // shape, then strides in elements
} ViewObject;

static inline bool
core_is_view(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->view_type) || PyObject_TypeCheck(o, st->view_type);
}

// What a view is made from. dtype.given is owned (core_view_new takes it over), the rest borrowed.
typedef struct view_source {
    CUdeviceptr ptr;
    int device, kind;
    bool readonly;
    view_dtype dtype;
    PyObject *exporter, *base;
    int ndim;
    int64_t shape[VIEW_MAX_DIMS];
    int64_t strides[VIEW_MAX_DIMS]; // set even where has_strides is false
    bool has_strides;
} view_source;

// --- view.c --------------------------------------------------------------------------------------

// A view of the type `cls`, StridedMemoryView or derived from it. dtype.given is gone even on
// failure. Owned.
ViewObject *core_view_new(core_state *st, PyTypeObject *cls, const view_source *source);

// The Buffer that the view's memory belongs to, NULL where it is another object's. Borrowed.
BufferObject *core_view_buffer(ViewObject *view);

// That this Buffer is not closed. 0, or -1 with RuntimeError.
int core_view_check(ViewObject *view);

// --- view_buffer.c -------------------------------------------------------------------------------

// Buffer.view(shape, dtype): a view in C order over the buffer, which it keeps alive. Owned.
PyObject *core_view_of_buffer(core_state *st, PyObject *buffer, PyObject *shape, PyObject *dtype);

// The classmethod from_buffer().
PyObject *core_view_from_buffer(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);

// --- view_from.c ---------------------------------------------------------------------------------

// From whatever protocol the object has; `stream` is the consumer's, -1 opts out. Owned.
PyObject *core_view_from_any(core_state *st, PyTypeObject *cls, PyObject *o, PyObject *stream);

// From a tensor that becomes the view's; on failure it stays the caller's. Owned.
PyObject *core_view_of_managed(core_state *st, dl_managed_versioned *managed);

// Which protocol: 'd' DLPack, 'c' the CUDA array interface; -1 with BufferError for neither.
int core_view_protocol(core_state *st, PyObject *o);

// The classmethods.
PyObject *core_view_from_any_method(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_dlpack(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames);
PyObject *core_view_from_cuda_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                                    PyObject *kwnames);
PyObject *core_view_from_array(PyObject *cls, PyObject *const *args, Py_ssize_t nargs,
                               PyObject *kwnames);

// --- view_cast.c, view_export.c ------------------------------------------------------------------

// The methods.
PyObject *core_view_cast(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                         PyObject *kwnames);
PyObject *core_view_dlpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs,
                           PyObject *kwnames);
PyObject *core_view_dlpack_device(PyObject *self, PyObject *ignored);

// --- view_layout.c -------------------------------------------------------------------------------

// A shape out of a sequence (or an int) and strides out of a sequence or None; `divisor`: strides
// are in bytes and divided by it, 1: they are in elements. 0, or -1 with TypeError or ValueError.
int core_view_layout(view_source *source, PyObject *shape, PyObject *strides, int64_t divisor);

// The same from C arrays; strides may be NULL.
int core_view_layout_from(view_source *source, int ndim, const int64_t *shape,
                          const int64_t *strides);

int64_t core_view_count(const int64_t *shape, int ndim); // of elements

int core_view_too_large(void); // ValueError, always -1

// Bytes before and after the first element's address that the layout reaches.
int core_view_reach(const view_source *source, int64_t *before, int64_t *after);

// --- view_dtype.c --------------------------------------------------------------------------------

// From DLPack; BufferError where elements are no whole bytes.
int core_dtype_from_dl(dl_type type, view_dtype *out);

// From a typestr of an array interface ("<f4"); TypeError.
int core_dtype_from_typestr(PyObject *typestr, view_dtype *out);

// From what a user gives: a typestr or a name ("float32"), a DType, a NumPy dtype or what NumPy
// makes one of.
int core_dtype_from_object(core_state *st, PyObject *o, view_dtype *out);

// What `view.dtype` is: NumPy's where NumPy is loaded and has it, a DType, or None where only a
// size is known. Owned.
PyObject *core_dtype_object(core_state *st, const view_dtype *dtype);

// What str() says of a NumPy dtype (or of any other `object`) that stands for `dtype`. Owned.
PyObject *core_dtype_text(const view_dtype *dtype, PyObject *object);

#endif
