// Declares the StridedMemoryView type, which describes the memory and the layout of an array of any
// library.
#ifndef CUBIND_CORE_VIEW_H
#define CUBIND_CORE_VIEW_H

#include "cubind/dlpack.h"
#include "layout/layout.h"
#include "memory/buffer.h"

enum { VIEW_MAX_DIMS = CORE_MAX_DIMS };

// An element type. It may be one of DLPack's types, a type that only an array interface can name,
// or unknown. If `given` is NULL, `dl` describes the type, or only the item size is known.
typedef struct view_dtype {
    dl_type dl;       // bits is 0 if DLPack has no such type
    int64_t itemsize; // bytes
    PyObject *
        given; // owned: the typestr, or the NumPy dtype, that the type was made from; NULL for none
} view_dtype;

typedef struct ViewObject {
    PyObject_VAR_HEAD // ob_size: 2 * ndim
        core_state *st;
    CUdeviceptr ptr; // address of the element at index (0, …)
    int device;      // ordinal; -1: only the host can access the memory
    int kind;        // dl_device_type
    bool device_accessible, readonly, has_strides, versioned;
    int ndim;
    int64_t offset; // the slice_offset of _layout: elements from the layout's origin to `ptr`
    view_dtype dtype;
    PyObject *exporter; // kept alive; NULL if only `managed` keeps the memory alive
    PyObject *base;     // view on which view() was first called (it has `managed`), or NULL
    void *
        managed; // dl_managed or, `versioned`, dl_managed_versioned; deleted with the view; or NULL
    int process;
    // Cached at the first access, NULL before that. dtype_object is cached only if it is a NumPy
    // dtype.
    PyObject *shape, *strides, *layout, *dtype_object;
    PyObject *weakrefs;
    int64_t extents[]; // shape, then strides in elements
} ViewObject;

static inline bool
core_is_view(core_state *st, PyObject *o)
{
    return Py_IS_TYPE(o, st->view_type) || PyObject_TypeCheck(o, st->view_type);
}

// The description that a view is made from. dtype.given is owned, and core_view_new takes it over;
// the other references are borrowed.
typedef struct view_source {
    CUdeviceptr ptr;
    int device, kind;
    bool readonly;
    view_dtype dtype;
    PyObject *exporter, *base;
    int ndim;
    int64_t offset; // see ViewObject; 0 unless the view was made from a layout
    bool has_strides;
    int64_t shape[VIEW_MAX_DIMS];   // `ndim` elements are set
    int64_t strides[VIEW_MAX_DIMS]; // `ndim` elements are set, even if has_strides is false
} view_source;

// Sets the exporter, and clears the other members except shape and strides: that kilobyte stays
// uninitialized.
static inline void
core_view_source_begin(view_source *source, PyObject *exporter)
{
    memset(source, 0, offsetof(view_source, shape));
    source->exporter = exporter;
}

// Makes a view of the type `cls`, StridedMemoryView or a subclass. Takes over source->dtype.given,
// even on failure. Returns a new reference.
ViewObject *core_view_new(core_state *st, PyTypeObject *cls, const view_source *source);

// Returns the Buffer to which the view's memory belongs (borrowed), or NULL if the memory belongs
// to another object.
BufferObject *core_view_buffer(ViewObject *view);

// Checks that the view's Buffer, if it has one, is not closed. Returns 0, or -1 with RuntimeError.
int core_view_check(ViewObject *view);

#endif
