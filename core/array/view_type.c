// Implements the StridedMemoryView type: its constructor, attributes and methods.
#include "array/dlpack_import.h"
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
        core_dlpack_release(managed, view->versioned);
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
    "The same memory with another layout, another element type, or both.\n\n"
    "`layout` is a StridedLayout, a shape (in C order then), or any object with shape and strides\n"
    "in elements and, where they differ, itemsize and slice_offset. A StridedLayout counts from\n"
    "where this view's own does, even where that was sliced; anything else from the first "
    "element.\n"
    "`dtype` is as in from_buffer(). The memory lives as long as either view. Raises ValueError "
    "where item\n"
    "sizes differ, and where the layout reaches beyond the Buffer or, for other memory, beyond\n"
    "what this view reaches.");

#define COPY_DOC \
    "One copy in the order of `stream`, to or from the host or on the device. Both views have " \
    "the\n" \
    "same shape, strides and type, and no gaps: anything else is NotImplementedError, as are " \
    "two\n" \
    "views of host memory. `blocking`: whether to wait for the end; None waits unless both are " \
    "on\n" \
    "the device. `allocator` is not used. ValueError for a read-only destination."

PyDoc_STRVAR(copy_from_doc,
             "copy_from($self, /, other, stream, allocator=None, blocking=None)\n--\n\n"
             "Copies the elements of another view into this one.\n\n" COPY_DOC);

PyDoc_STRVAR(copy_to_doc,
             "copy_to($self, /, other, stream=None, allocator=None, blocking=None)\n--\n\n"
             "Copies the elements into another view. The stream has to be given.\n\n" COPY_DOC);

PyDoc_STRVAR(
    as_tensor_map_doc,
    "as_tensor_map($self, /, box_dim=None, *, options=None, element_strides=None, data_type=None,\n"
    "              interleave=None, swizzle=None, l2_promotion=None, oob_fill=None)\n--\n\n"
    "A TensorMapDescriptor by which kernels copy boxes of this tensor (TMA).\n\n"
    "`box_dim` has the elements of a box per dimension, at most 256, in the order of the shape;\n"
    "`element_strides` takes every n-th element, n up to 8. `data_type` is a type of the tensor's\n"
    "item size, by default its own. Modes are members of the enumerations of cubind.core.typing "
    "or\n"
    "their names. `options` stands for all of them: a TensorMapDescriptorOptions or a dict. Makes\n"
    "nothing current and waits for nothing. Raises ValueError, which names the dimension, for "
    "host\n"
    "memory and for what the hardware cannot do: ranks beyond 1 to 5, addresses and strides that\n"
    "are no multiples of 16 bytes, a last dimension that is not contiguous, boxes whose lines do\n"
    "not fit the swizzle; TypeError for wrong types.");

PyDoc_STRVAR(
    dlpack_doc,
    "__dlpack__($self, /, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\n"
    "A DLPack capsule on the view, which lives until the consumer is done.\n\n"
    "Versioned (and then telling readonly) where max_version is (1, 0) or more. `stream` is\n"
    "ignored: a view knows of no work. Raises BufferError for copies, other devices, and\n"
    "element types that DLPack does not have.");

PyDoc_STRVAR(dlpack_device_doc,
             "__dlpack_device__($self, /)\n--\n\n"
             "(device type, ordinal) as DLPack has them: 1 host, 2 CUDA, 3 pinned, 13 managed.");

#define STREAM_DOC \
    "`stream_ptr` is the stream that the view will be used on: an int (0 or 1: the legacy " \
    "default\n" \
    "stream, 2: the per-thread one), or an object with a stream; work that the producer has " \
    "queued\n" \
    "is ordered before what is queued on it from now on. -1 orders nothing.\n\n"

PyDoc_STRVAR(
    from_any_doc,
    "from_any_interface($type, /, obj, stream_ptr=None)\n--\n\n"
    "A view of an array, by DLPack where it has that, else by the CUDA array "
    "interface.\n\n" STREAM_DOC
    "The view keeps `obj` alive. Raises BufferError where there is no protocol, and what the\n"
    "two other methods raise.");

PyDoc_STRVAR(
    from_dlpack_doc,
    "from_dlpack($type, /, obj, stream_ptr=None)\n--\n\n"
    "A view of an array by DLPack, versions 0.x and 1.x, on the host or on CUDA.\n\n" STREAM_DOC
    "For host memory the stream means nothing, but has to be given. The view keeps `obj` and\n"
    "the tensor alive. Raises BufferError for other devices, for elements that are no whole\n"
    "bytes, and without a stream; and whatever __dlpack__() raises.");

PyDoc_STRVAR(
    from_cuda_array_doc,
    "from_cuda_array_interface($type, /, obj, stream_ptr=None)\n--\n\n"
    "A view of an array by its __cuda_array_interface__, version 3, or 2, which knows no streams:\n"
    "what the producer has queued is the caller's to order then.\n\n" STREAM_DOC
    "Asks the driver where the memory is (cuPointerGetAttributes). The view keeps `obj` alive.\n"
    "Raises BufferError for older versions, masks, memory that CUDA does not know, and without\n"
    "a stream; KeyError, TypeError or ValueError for what is missing or wrong in the interface.");

PyDoc_STRVAR(
    from_array_doc,
    "from_array_interface($type, /, obj)\n--\n\n"
    "A view of an array in host memory by its __array_interface__.\n\n"
    "Needs neither driver nor stream; all of NumPy's types pass, structured ones too. The view\n"
    "keeps `obj` alive.");

PyDoc_STRVAR(
    from_buffer_doc,
    "from_buffer($type, /, buffer, shape, strides=None, *, itemsize=None, dtype=None,\n"
    "            is_readonly=False)\n--\n\n"
    "A view of a Buffer's memory.\n\n"
    "`shape` and `strides` are in elements, no strides mean C order. `dtype` is a name\n"
    "('float32'), a typestr, a DType or, where NumPy is loaded, anything it takes for a type;\n"
    "`itemsize` bytes alone leave the type open. Nothing is ordered on a stream. The view keeps\n"
    "the Buffer alive. Raises ValueError for a layout that does not fit in the buffer.");

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
    {"ptr", View_ptr, NULL, "The address of the first element.", NULL},
    {"shape", View_shape, NULL, "Elements per dimension, a tuple.", NULL},
    {"strides", View_strides, NULL,
     "Elements (not bytes) from one index to the next, a tuple; None where the source gave none,\n"
     "which means C order.",
     NULL},
    {"_layout", View_layout, NULL, "Shape, strides and item size, a StridedLayout.", NULL},
    {"dtype", View_dtype, NULL,
     "The element type: a NumPy dtype where NumPy is loaded and has it (bfloat16 and the like by\n"
     "ml_dtypes), else a DType with name, format and itemsize; None where only a size is known.",
     NULL},
    {"itemsize", View_itemsize, NULL, "Bytes per element.", NULL},
    {"size", View_size, NULL, "The number of elements.", NULL},
    {"device_id", View_device_id, NULL, "The device's ordinal; -1 for memory of the host.", NULL},
    {"is_device_accessible", View_is_device_accessible, NULL,
     "Whether a kernel can reach the memory.", NULL},
    {"readonly", View_readonly, NULL, "Whether the source forbids writing.", NULL},
    {"exporting_obj", View_exporting_obj, NULL, "The object that the view is of; kept alive.",
     NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMemberDef View_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(ViewObject, weakrefs), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

PyDoc_STRVAR(
    View_doc,
    "StridedMemoryView(obj=None, stream_ptr=None)\n--\n\n"
    "An array's memory and layout, whichever library made it: address, shape, strides, type.\n\n"
    "Made by from_any_interface(), from_dlpack(), from_cuda_array_interface(),\n"
    "from_array_interface() and from_buffer(); calling the type is deprecated. A view owns\n"
    "nothing, keeps its exporter alive, and is itself a kernel argument and a DLPack exporter.\n"
    "Immutable, so that threads may share it.");

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
