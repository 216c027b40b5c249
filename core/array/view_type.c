// Implements the StridedMemoryView type: its constructor, attributes and methods.
#include "base/doc.h"
#include "cubind/dlpack_import.h"
#include "array/tensor_map_arguments.h"
#include "array/view_buffer.h"
#include "array/view_cast.h"
#include "array/view_copy.h"
#include "array/view_dtype.h"
#include "array/view_export.h"
#include "array/view_from.h"
#include "array/view_layout.h"
#include "base/text.h"
#include "layout/layout_arguments.h"

#include "cubind/signature.h"

// --- life ----------------------------------------------------------------------------------------

static int
View_traverse(PyObject *self, visitproc visit, void *arg)
{
    ViewObject *view = (ViewObject *)self;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(view->dtype.given);
    Py_VISIT(view->dtype_object);
    Py_VISIT(view->shape);
    Py_VISIT(view->strides);
    Py_VISIT(view->layout);
    Py_VISIT(view->exporter);
    Py_VISIT(view->base);
    return 0;
}

// Releases the imported tensor. In a forked child the tensor leaks, because a child must not touch
// device memory of its parent.
static void
release_tensor(ViewObject *view)
{
    void *managed = view->managed;
    view->managed = NULL;
    if (!view->device_accessible || view->process == core_process_now())
        cb_dlpack_release(managed, view->versioned);
}

static int
View_clear(PyObject *self)
{
    ViewObject *view = (ViewObject *)self;
    Py_CLEAR(view->exporter);
    Py_CLEAR(view->base);
    Py_CLEAR(view->dtype.given);
    Py_CLEAR(view->dtype_object);
    Py_CLEAR(view->shape);
    Py_CLEAR(view->strides);
    Py_CLEAR(view->layout);
    return 0;
}

static void
View_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_TRASHCAN_BEGIN(self, View_dealloc) // views of views of …
    if (((ViewObject *)self)->weakrefs != NULL)
        PyObject_ClearWeakRefs(self);
    release_tensor((ViewObject *)self);
    View_clear(self);
    core_object_free(self);
    Py_TRASHCAN_END
}

// --- the constructor -----------------------------------------------------------------------------

static int
warn_direct(int protocol)
{
    const char *text =
        protocol == 'd'
            ? "Constructing a StridedMemoryView directly from a DLPack-supporting object is "
              "deprecated; Use `StridedMemoryView.from_dlpack` or "
              "`StridedMemoryView.from_any_interface` instead."
            : "Constructing a StridedMemoryView directly from a CUDA-array-interface-supporting "
              "object is deprecated; Use `StridedMemoryView.from_cuda_array_interface` or "
              "`StridedMemoryView.from_any_interface` instead.";
    return PyErr_WarnEx(PyExc_DeprecationWarning, text, 1);
}

static int
warn_empty(void)
{
    return PyErr_WarnEx(PyExc_DeprecationWarning,
                        "Constructing an empty StridedMemoryView is deprecated; use one of the "
                        "classmethods `from_dlpack`, `from_cuda_array_interface` or "
                        "`from_any_interface` to construct a StridedMemoryView from an object",
                        1);
}

static PyObject *
View_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"obj", "stream_ptr", NULL};
    static const cb_signature call = {"StridedMemoryView", params, .positional = 2};
    core_state *st = core_state_of(type);
    CB_SLOTS(PyObject * obj, *stream_ptr) given;
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, given.slots) < 0)
        return NULL;
    if (given.obj == NULL || given.obj == Py_None) {
        if (warn_empty() == 0)
            PyErr_SetString(PyExc_ValueError, "Cannot infer layout from the exporting object");
        return NULL;
    }
    int protocol = core_view_protocol(st, given.obj);
    if (protocol < 0 || warn_direct(protocol) < 0)
        return NULL;
    return core_view_from_any(st, type, given.obj, given.stream_ptr);
}

// --- attributes ----------------------------------------------------------------------------------

static PyObject *
View_ptr(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLongLong(((ViewObject *)self)->ptr);
}

static PyObject *
View_shape(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    PyObject *shape = CB_LOAD_POINTER(&view->shape);
    if (CB_LIKELY(shape != NULL))
        return Py_NewRef(shape);
    return Py_XNewRef(core_keep_first(&view->shape, core_layout_tuple(view->extents, view->ndim)));
}

static PyObject *
View_strides(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    if (!view->has_strides)
        Py_RETURN_NONE;
    PyObject *strides = CB_LOAD_POINTER(&view->strides);
    if (CB_LIKELY(strides != NULL))
        return Py_NewRef(strides);
    return Py_XNewRef(
        core_keep_first(&view->strides, core_layout_tuple(view->extents + view->ndim, view->ndim)));
}

static PyObject *
View_layout(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    PyObject *kept = CB_LOAD_POINTER(&view->layout);
    if (CB_LIKELY(kept != NULL))
        return Py_NewRef(kept);
    core_layout layout = {.ndim = view->ndim,
                          .has_strides = view->has_strides,
                          .itemsize = view->dtype.itemsize,
                          .offset = view->offset,
                          .shape = view->extents,
                          .strides = view->extents + view->ndim};
    return Py_XNewRef(core_keep_first(&view->layout, core_layout_new(view->st, &layout)));
}

static PyObject *
View_dtype(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    PyObject *dtype = CB_LOAD_POINTER(&view->dtype_object);
    if (CB_LIKELY(dtype != NULL))
        return Py_NewRef(dtype);
    dtype = core_dtype_object(view->st, &view->dtype);
    // Do not cache a DType or None: NumPy may be loaded later.
    if (dtype == NULL || dtype == Py_None || Py_IS_TYPE(dtype, view->st->dtype_type))
        return dtype;
    return Py_XNewRef(core_keep_first(&view->dtype_object, dtype));
}

static PyObject *
View_itemsize(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLongLong(((ViewObject *)self)->dtype.itemsize);
}

static PyObject *
View_size(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    return PyLong_FromLongLong(core_view_count(view->extents, view->ndim));
}

static PyObject *
View_device_id(PyObject *self, void *Py_UNUSED(closure))
{
    return PyLong_FromLong(((ViewObject *)self)->device);
}

static PyObject *
View_is_device_accessible(PyObject *self, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((ViewObject *)self)->device_accessible);
}

static PyObject *
View_readonly(PyObject *self, void *Py_UNUSED(closure))
{
    return PyBool_FromLong(((ViewObject *)self)->readonly);
}

static PyObject *
View_exporting_obj(PyObject *self, void *Py_UNUSED(closure))
{
    PyObject *exporter = ((ViewObject *)self)->exporter;
    return Py_NewRef(exporter != NULL ? exporter : Py_None);
}

// Writes ints as Python prints a tuple, and returns the end of the text.
static char *
write_tuple(char *at, const int64_t *values, int count)
{
    *at++ = '(';
    for (int i = 0; i < count; i++)
        at = core_put_int(i > 0 ? stpcpy(at, ", ") : at, values[i]);
    return stpcpy(at, count == 1 ? ",)" : ")");
}

enum { TUPLE_TEXT = 24 * VIEW_MAX_DIMS + 8 };

#define NEXT(name) ",\n                  " name "="

static PyObject *
repr_of(ViewObject *view, PyObject *dtype)
{
    PyObject *exporter = view->exporter != NULL ? view->exporter : Py_None;
    char head[2 * TUPLE_TEXT + 256], tail[256];
    char *at = core_put_digits(stpcpy(head, "StridedMemoryView(ptr="), (uint64_t)view->ptr, 10);
    at = write_tuple(stpcpy(at, NEXT("shape")), view->extents, view->ndim);
    at = stpcpy(at, NEXT("strides"));
    if (view->has_strides)
        at = write_tuple(at, view->extents + view->ndim, view->ndim);
    else
        at = stpcpy(at, "None");
    at = core_put_int(stpcpy(at, NEXT("itemsize")), view->dtype.itemsize);
    stpcpy(at, NEXT("dtype"));
    at = core_put_int(stpcpy(tail, NEXT("device_id")), view->device);
    at = stpcpy(stpcpy(at, NEXT("is_device_accessible")),
                view->device_accessible ? "True" : "False");
    at = stpcpy(stpcpy(at, NEXT("readonly")), view->readonly ? "True" : "False");
    stpcpy(at, NEXT("exporting_obj"));
    return PyUnicode_FromFormat("%s%S%s%s)", head, dtype, tail, Py_TYPE(exporter)->tp_name);
}

#undef NEXT

static PyObject *
View_repr(PyObject *self)
{
    ViewObject *view = (ViewObject *)self;
    PyObject *dtype = View_dtype(self, NULL);
    if (dtype != NULL && !Py_IS_TYPE(dtype, view->st->dtype_type))
        Py_SETREF(dtype, core_dtype_text(&view->dtype, dtype));
    PyObject *text = dtype != NULL ? repr_of(view, dtype) : NULL;
    Py_XDECREF(dtype);
    return text;
}

// --- type ----------------------------------------------------------------------------------------

#define COPY_DOC \
    "This is one copy in the order of `stream`, to or from the host or on the device. Both\n" \
    "views must have the same shape, strides and type, and no gaps. `blocking` says whether\n" \
    "to wait for the end; None waits unless both views are on the device. `allocator` is not\n" \
    "used. Raises NotImplementedError for other pairs of views and for two views of host\n" \
    "memory, ValueError for a read-only destination."

#define STREAM_DOC \
    "`stream_ptr` is the stream on which the view will be used: an int (0 or 1 for the legacy\n" \
    "default stream, 2 for the per-thread one) or an object with a stream. Work that is\n" \
    "queued there from now on runs after the work that the producer has queued. -1 orders\n" \
    "nothing.\n\n"

static PyMethodDef View_methods[] = {
    {"from_any_interface", CORE_KEYWORDS(core_view_from_any_method) | METH_CLASS,
     CORE_DOC(StridedMemoryView, from_any_interface)},
    {"from_dlpack", CORE_KEYWORDS(core_view_from_dlpack) | METH_CLASS,
     CORE_DOC(StridedMemoryView, from_dlpack)},
    {"from_cuda_array_interface", CORE_KEYWORDS(core_view_from_cuda_array) | METH_CLASS,
     CORE_DOC(StridedMemoryView, from_cuda_array_interface)},
    {"from_array_interface", CORE_KEYWORDS(core_view_from_array) | METH_CLASS,
     CORE_DOC(StridedMemoryView, from_array_interface)},
    {"from_buffer", CORE_KEYWORDS(core_view_from_buffer) | METH_CLASS,
     CORE_DOC(StridedMemoryView, from_buffer)},
    {"view", CORE_KEYWORDS(core_view_cast), CORE_DOC(StridedMemoryView, view)},
    {"copy_from", CORE_KEYWORDS(core_view_copy_from), CORE_DOC(StridedMemoryView, copy_from)},
    {"copy_to", CORE_KEYWORDS(core_view_copy_to), CORE_DOC(StridedMemoryView, copy_to)},
    {"as_tensor_map", CORE_KEYWORDS(core_view_as_tensor_map),
     CORE_DOC(StridedMemoryView, as_tensor_map)},
    {"__dlpack__", CORE_KEYWORDS(core_view_dlpack), CORE_DOC(StridedMemoryView, __dlpack__)},
    {"__dlpack_device__", core_view_dlpack_device, METH_NOARGS,
     CORE_DOC(StridedMemoryView, __dlpack_device__)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef View_getset[] = {
    {"ptr", View_ptr, NULL, CORE_DOC(StridedMemoryView, ptr), NULL},
    {"shape", View_shape, NULL, CORE_DOC(StridedMemoryView, shape), NULL},
    {"strides", View_strides, NULL, CORE_DOC(StridedMemoryView, strides), NULL},
    {"_layout", View_layout, NULL, CORE_DOC(StridedMemoryView, _layout), NULL},
    {"dtype", View_dtype, NULL, CORE_DOC(StridedMemoryView, dtype), NULL},
    {"itemsize", View_itemsize, NULL, CORE_DOC(StridedMemoryView, itemsize), NULL},
    {"size", View_size, NULL, CORE_DOC(StridedMemoryView, size), NULL},
    {"device_id", View_device_id, NULL, CORE_DOC(StridedMemoryView, device_id), NULL},
    {"is_device_accessible", View_is_device_accessible, NULL,
     CORE_DOC(StridedMemoryView, is_device_accessible), NULL},
    {"readonly", View_readonly, NULL, CORE_DOC(StridedMemoryView, readonly), NULL},
    {"exporting_obj", View_exporting_obj, NULL, CORE_DOC(StridedMemoryView, exporting_obj), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(View_members, ViewObject);

static PyType_Slot View_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(StridedMemoryView)},
    {Py_tp_new, View_new},
    {Py_tp_dealloc, View_dealloc},
    {Py_tp_traverse, View_traverse},
    {Py_tp_clear, View_clear},
    {Py_tp_repr, View_repr},
    {Py_tp_methods, View_methods},
    {Py_tp_members, View_members},
    {Py_tp_getset, View_getset},
    {0, NULL},
};

PyType_Spec core_view_spec = {
    .name = "cubind.core.utils.StridedMemoryView",
    .basicsize = sizeof(ViewObject),
    .itemsize = sizeof(int64_t),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = View_slots,
};
