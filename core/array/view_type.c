// Implements the StridedMemoryView type: its constructor, attributes and methods.
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

#include <stddef.h>
#include <structmember.h>

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

// Caches the value that the first access has made, unless another thread was faster. Returns
// `made`.
static PyObject *
kept_attribute(PyObject **slot, PyObject *made)
{
    PyObject *nothing = NULL;
    if (made != NULL && __atomic_compare_exchange_n(slot, &nothing, made, false, __ATOMIC_ACQ_REL,
                                                    __ATOMIC_ACQUIRE))
        Py_INCREF(made);
    return made;
}

static PyObject *
View_shape(PyObject *self, void *Py_UNUSED(closure))
{
    ViewObject *view = (ViewObject *)self;
    PyObject *shape = CB_LOAD_POINTER(&view->shape);
    if (CB_LIKELY(shape != NULL))
        return Py_NewRef(shape);
    return kept_attribute(&view->shape, core_layout_tuple(view->extents, view->ndim));
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
    return kept_attribute(&view->strides,
                          core_layout_tuple(view->extents + view->ndim, view->ndim));
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
    return kept_attribute(&view->layout, core_layout_new(view->st, &layout));
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
    return kept_attribute(&view->dtype_object, dtype);
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

PyDoc_STRVAR(
    view_doc,
    "view($self, /, layout=None, dtype=None)\n--\n\n"
    "Return the same memory with another layout, element type or both.\n\n"
    "`layout` is a StridedLayout, a shape (in C order), or any object with shape and strides\n"
    "in elements and, if they differ, itemsize and slice_offset. A StridedLayout counts from\n"
    "the origin of this view's own layout, even if that was sliced; any other layout counts\n"
    "from the first element. `dtype` is as in from_buffer().\n\n"
    "The memory lives as long as either view. Raises ValueError if the item sizes differ.\n"
    "Raises ValueError, too, if the layout reaches beyond the Buffer or, for other memory,\n"
    "beyond the memory that this view reaches.");

#define COPY_DOC \
    "This is one copy in the order of `stream`, to or from the host or on the device. Both\n" \
    "views must have the same shape, strides and type, and no gaps. `blocking` says whether\n" \
    "to wait for the end; None waits unless both views are on the device. `allocator` is not\n" \
    "used. Raises NotImplementedError for other pairs of views and for two views of host\n" \
    "memory, ValueError for a read-only destination."

PyDoc_STRVAR(copy_from_doc,
             "copy_from($self, /, other, stream, allocator=None, blocking=None)\n--\n\n"
             "Copy the elements of another view into this one.\n\n" COPY_DOC);

PyDoc_STRVAR(copy_to_doc,
             "copy_to($self, /, other, stream=None, allocator=None, blocking=None)\n--\n\n"
             "Copy the elements into another view; `stream` is required.\n\n" COPY_DOC);

PyDoc_STRVAR(
    as_tensor_map_doc,
    "as_tensor_map($self, /, box_dim=None, *, options=None, element_strides=None, data_type=None,\n"
    "              interleave=None, swizzle=None, l2_promotion=None, oob_fill=None)\n--\n\n"
    "Make a TensorMapDescriptor, by which kernels copy boxes of this tensor.\n\n"
    "`box_dim` is the size of a box in elements per dimension, at most 256, in the order of\n"
    "the shape. `element_strides` copies every n-th element, n up to 8. `data_type` is a type\n"
    "of the tensor's item size, by default the tensor's own. The modes are members of the\n"
    "enumerations of cubind.core.typing, or their names. `options` replaces all these\n"
    "arguments: a TensorMapDescriptorOptions or a dict.\n\n"
    "The call leaves the current context as it is and waits for nothing. Raises TypeError for\n"
    "wrong types. Raises ValueError, which names the dimension, for host memory and for\n"
    "anything that the hardware cannot do: a rank outside 1 to 5, an address or stride that\n"
    "is not a multiple of 16 bytes, a last dimension that is not contiguous, a box whose\n"
    "lines do not fit the swizzle. The CUDA function is cuTensorMapEncodeTiled.");

PyDoc_STRVAR(
    dlpack_doc,
    "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
    "Return a DLPack capsule of the view.\n\n"
    "The view lives until the consumer is done. The capsule is versioned, and then reports\n"
    "whether the view is read-only, if `max_version` is (1, 0) or more. `stream` is ignored,\n"
    "because a view knows of no work. Raises BufferError for copies, for other devices, and\n"
    "for element types that DLPack does not have.");

PyDoc_STRVAR(dlpack_device_doc,
             "__dlpack_device__($self, /)\n--\n\n"
             "Return DLPack's device type and the ordinal as a tuple.\n\n"
             "The types are 1 for host, 2 for CUDA, 3 for pinned and 13 for managed memory.");

#define STREAM_DOC \
    "`stream_ptr` is the stream on which the view will be used: an int (0 or 1 for the legacy\n" \
    "default stream, 2 for the per-thread one) or an object with a stream. Work that is\n" \
    "queued there from now on runs after the work that the producer has queued. -1 orders\n" \
    "nothing.\n\n"

PyDoc_STRVAR(
    from_any_doc,
    "from_any_interface($type, /, obj, stream_ptr=None)\n--\n\n"
    "Make a view of an array by DLPack or by the CUDA array interface.\n\n"
    "DLPack comes first if the array has both.\n\n" STREAM_DOC
    "The view keeps `obj` alive. Raises BufferError if `obj` has neither protocol, and the\n"
    "errors of from_dlpack() and from_cuda_array_interface().");

PyDoc_STRVAR(
    from_dlpack_doc,
    "from_dlpack($type, /, obj, stream_ptr=None)\n--\n\n"
    "Make a view of an array by DLPack (0.x or 1.x), on the host or on CUDA.\n\n" STREAM_DOC
    "Host memory needs no order, but the stream must be given. The view keeps `obj` and the\n"
    "tensor alive. Raises BufferError for other devices, for elements that are not whole\n"
    "bytes, and without a stream. Passes on the errors of __dlpack__().");

PyDoc_STRVAR(
    from_cuda_array_doc,
    "from_cuda_array_interface($type, /, obj, stream_ptr=None)\n--\n\n"
    "Make a view of an array by its __cuda_array_interface__.\n\n"
    "The interface must be of version 3 or 2. Version 2 knows no streams, so the caller must\n"
    "order the work that the producer has queued.\n\n" STREAM_DOC
    "The driver reports where the memory is (cuPointerGetAttributes). The view keeps `obj`\n"
    "alive. Raises BufferError for older versions, for masks, for memory that CUDA does not\n"
    "know, and without a stream. Raises KeyError, TypeError or ValueError for entries of the\n"
    "interface that are missing or wrong.");

PyDoc_STRVAR(from_array_doc,
             "from_array_interface($type, /, obj)\n--\n\n"
             "Make a view of an array in host memory by its __array_interface__.\n\n"
             "The call needs neither driver nor stream. It accepts all types of NumPy, structured\n"
             "ones, too. The view keeps `obj` alive.");

PyDoc_STRVAR(
    from_buffer_doc,
    "from_buffer($type, /, buffer, shape, strides=None, *, itemsize=None, dtype=None,\n"
    "            is_readonly=False)\n--\n\n"
    "Make a view of a Buffer's memory.\n\n"
    "`shape` and `strides` are in elements; without strides the order is C. `dtype` is a name\n"
    "('float32'), a typestr, a DType or, if NumPy is loaded, anything that NumPy takes for a\n"
    "type. `itemsize`, in bytes, without `dtype` leaves the type open. Nothing is ordered on\n"
    "a stream. The view keeps the Buffer alive. Raises ValueError for a layout that does not\n"
    "fit in the Buffer.");

static PyMethodDef View_methods[] = {
    {"from_any_interface", CORE_KEYWORDS(core_view_from_any_method) | METH_CLASS, from_any_doc},
    {"from_dlpack", CORE_KEYWORDS(core_view_from_dlpack) | METH_CLASS, from_dlpack_doc},
    {"from_cuda_array_interface", CORE_KEYWORDS(core_view_from_cuda_array) | METH_CLASS,
     from_cuda_array_doc},
    {"from_array_interface", CORE_KEYWORDS(core_view_from_array) | METH_CLASS, from_array_doc},
    {"from_buffer", CORE_KEYWORDS(core_view_from_buffer) | METH_CLASS, from_buffer_doc},
    {"view", CORE_KEYWORDS(core_view_cast), view_doc},
    {"copy_from", CORE_KEYWORDS(core_view_copy_from), copy_from_doc},
    {"copy_to", CORE_KEYWORDS(core_view_copy_to), copy_to_doc},
    {"as_tensor_map", CORE_KEYWORDS(core_view_as_tensor_map), as_tensor_map_doc},
    {"__dlpack__", CORE_KEYWORDS(core_view_dlpack), dlpack_doc},
    {"__dlpack_device__", core_view_dlpack_device, METH_NOARGS, dlpack_device_doc},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef View_getset[] = {
    {"ptr", View_ptr, NULL, "Address of the first element.", NULL},
    {"shape", View_shape, NULL, "Number of elements per dimension, a tuple.", NULL},
    {"strides", View_strides, NULL,
     "Elements (not bytes) from one index to the next, a tuple or None.\n\n"
     "None means C order: the source gave no strides.",
     NULL},
    {"_layout", View_layout, NULL, "Shape, strides and item size as a StridedLayout.", NULL},
    {"dtype", View_dtype, NULL,
     "Element type: a NumPy dtype, a DType or None.\n\n"
     "It is a NumPy dtype if NumPy is loaded and has the type, perhaps by ml_dtypes (bfloat16\n"
     "and the like). Otherwise it is a DType with name, format and itemsize. None means that\n"
     "only the size is known.",
     NULL},
    {"itemsize", View_itemsize, NULL, "Size of an element in bytes.", NULL},
    {"size", View_size, NULL, "Number of elements.", NULL},
    {"device_id", View_device_id, NULL, "Ordinal of the device; -1 for host memory.", NULL},
    {"is_device_accessible", View_is_device_accessible, NULL,
     "Whether kernels can access the memory.", NULL},
    {"readonly", View_readonly, NULL, "Whether the source forbids writing.", NULL},
    {"exporting_obj", View_exporting_obj, NULL,
     "The object that made the memory available; the view keeps it alive.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef View_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(ViewObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(
    View_doc,
    "StridedMemoryView(obj=None, stream_ptr=None)\n--\n\n"
    "Memory and layout of an array, whichever library made it.\n\n"
    "A view has the address, shape, strides and type. from_any_interface(), from_dlpack(),\n"
    "from_cuda_array_interface(), from_array_interface() and from_buffer() make views;\n"
    "calling the type is deprecated. A view owns no memory and keeps its exporter alive. It\n"
    "is itself a kernel argument and a DLPack exporter. It is immutable, so threads may share\n"
    "it.");

static PyType_Slot View_slots[] = {
    {Py_tp_doc, (void *)View_doc}, {Py_tp_new, View_new},
    {Py_tp_dealloc, View_dealloc}, {Py_tp_traverse, View_traverse},
    {Py_tp_clear, View_clear},     {Py_tp_repr, View_repr},
    {Py_tp_methods, View_methods}, {Py_tp_members, View_members},
    {Py_tp_getset, View_getset},   {0, NULL},
};

PyType_Spec core_view_spec = {
    .name = "cubind.core.utils.StridedMemoryView",
    .basicsize = sizeof(ViewObject),
    .itemsize = sizeof(int64_t),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = View_slots,
};
