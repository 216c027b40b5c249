// The StridedMemoryView type: an array's memory with its layout, whoever made it.
#ifndef CUBIND_CORE_VIEW_H
#define CUBIND_CORE_VIEW_H

#include "array/dlpack.h"
#include "layout/layout.h"
#include "memory/buffer.h"

enum { VIEW_MAX_DIMS = CORE_MAX_DIMS };

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
    int64_t offset; // elements from where layouts count to `ptr`: the slice_offset of _layout
    view_dtype dtype;
    PyObject *exporter; // kept alive; NULL where `managed` alone keeps the memory
    PyObject *base;     // the view that view() was first called on, which has `managed`; or NULL
    void *
        managed; // dl_managed or, `versioned`, dl_managed_versioned: deleted with the view; or NULL
    int process;
    PyObject *shape, *strides, *layout,
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
    int64_t offset; // see ViewObject; 0 but for views by layouts
    bool has_strides;
    int64_t shape[VIEW_MAX_DIMS];   // `ndim` of them are written
    int64_t strides[VIEW_MAX_DIMS]; // the same, even where has_strides is false
} view_source;

// Empty but for the exporter. The kilobyte behind it is left alone.
static inline void
core_view_source_begin(view_source *source, PyObject *exporter)
{
    memset(source, 0, offsetof(view_source, shape));
    source->exporter = exporter;
}

// A view of the type `cls`, StridedMemoryView or derived from it. dtype.given is gone even on
// failure. Owned.
ViewObject *core_view_new(core_state *st, PyTypeObject *cls, const view_source *source);

// The Buffer that the view's memory belongs to, NULL where it is another object's. Borrowed.
BufferObject *core_view_buffer(ViewObject *view);

// That this Buffer is not closed. 0, or -1 with RuntimeError.
int core_view_check(ViewObject *view);

#endif
