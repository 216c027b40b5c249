// Implements StridedMemoryView.copy_from() and copy_to() by one copy of bytes. Both views must have
// the same layout, without gaps. Any other copy would need a kernel, and cubind has no kernels of
// its own.
#include "array/view_copy.h"

#include "array/view_layout.h"
#include "memory/copy.h"
#include "stream/capture.h"
#include "stream/pending.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

// The arguments of one call. `blocking` is 1, 0, or -1 for None.
typedef struct view_copy {
    const char *method;
    ViewObject *dst, *src;
    StreamObject *stream;
    int blocking;
} view_copy;

// --- layouts -------------------------------------------------------------------------------------

static bool
same_layout(const ViewObject *a, const ViewObject *b)
{
    if (a->ndim != b->ndim || a->dtype.itemsize != b->dtype.itemsize)
        return false;
    for (int i = 0; i < a->ndim; i++) {
        bool same_step = a->extents[i] <= 1 || a->extents[a->ndim + i] == b->extents[b->ndim + i];
        if (a->extents[i] != b->extents[i] || !same_step)
            return false;
    }
    return true;
}

static bool
same_type(const view_dtype *a, const view_dtype *b)
{
    bool known = a->dl.bits != 0 && b->dl.bits != 0;
    return !known ||
           (a->dl.code == b->dl.code && a->dl.bits == b->dl.bits && a->dl.lanes == b->dl.lanes);
}

// Returns whether the elements lie next to one another, in any order of the dimensions.
static bool
is_dense(const ViewObject *view)
{
    const int64_t *shape = view->extents, *strides = view->extents + view->ndim;
    int64_t next = 1;
    for (int left = view->ndim; left > 0; left--) {
        int found = 0;
        while (found < view->ndim && (shape[found] <= 1 || strides[found] != next))
            found++;
        if (found < view->ndim)
            next *= shape[found];
    }
    int64_t count = core_view_count(shape, view->ndim);
    return count == 0 || next == count;
}

static int
refuse(const view_copy *c, const char *why)
{
    PyErr_Format(PyExc_NotImplementedError, "Sorry, not supported: %s between views %s", c->method,
                 why);
    return -1;
}

static int
check_views(const view_copy *c)
{
    if (c->dst->readonly) {
        PyErr_Format(PyExc_ValueError, "%s(): the view to copy to is read-only", c->method);
        return -1;
    }
    if (!same_layout(c->dst, c->src))
        return refuse(c, "of different shapes, strides or item sizes");
    if (!same_type(&c->dst->dtype, &c->src->dtype))
        return refuse(c, "of different types");
    if (!is_dense(c->dst))
        return refuse(c, "with gaps between their elements");
    if (!c->dst->device_accessible && !c->src->device_accessible)
        return refuse(c, "that are both in host memory");
    return 0;
}

// --- the copy ------------------------------------------------------------------------------------

static bool
is_on_device(const ViewObject *view)
{
    return view->kind == DL_CUDA || view->kind == DL_CUDA_MANAGED;
}

// Makes a graph that captures the copy keep the view's memory alive. Refuses memory that only the
// host can access, because that would have to outlive the graph.
static int
note_capture(const view_copy *c, ViewObject *view)
{
    BufferObject *buffer = core_view_buffer(view);
    if (!view->device_accessible) {
        int captures = core_stream_captures(view->st, c->stream->ref);
        if (captures > 0)
            PyErr_Format(PyExc_TypeError,
                         "%s() of host memory cannot be captured; copy between views of Buffers "
                         "(PinnedMemoryResource) instead",
                         c->method);
        return captures == 0 ? 0 : -1;
    }
    if (buffer != NULL)
        return core_stream_captured(c->stream, buffer);
    core_capture *capture = c->stream->capture;
    return capture != NULL ? core_capture_keep(capture, view, (PyObject *)view) : 0;
}

// Keeps host memory alive until a copy that still runs when the call returns has used it.
static int
hold(const view_copy *c, ViewObject *view, core_ref *stream, Py_ssize_t size)
{
    Py_buffer held;
    if (is_on_device(view))
        return 0;
    PyBuffer_FillInfo(&held, (PyObject *)view, (void *)(uintptr_t)view->ptr, size, 1, PyBUF_SIMPLE);
    return core_hold_export(view->st, &held, c->stream, stream);
}

static int
copy(const view_copy *c)
{
    if (core_view_check(c->dst) < 0 || core_view_check(c->src) < 0 || check_views(c) < 0 ||
        core_stream_check(c->stream) < 0)
        return -1;
    Py_ssize_t size =
        core_view_count(c->dst->extents, c->dst->ndim) * (Py_ssize_t)c->dst->dtype.itemsize;
    bool both = is_on_device(c->dst) && is_on_device(c->src);
    bool wait = c->blocking >= 0 ? c->blocking : !both;
    CUdeviceptr dst = c->dst->ptr, src = c->src->ptr;
    core_ref *stream = core_ref_take(c->stream->ref);
    // Making objects for a capture may start a collection, which may close the stream and views.
    int result = note_capture(c, c->dst) < 0 || note_capture(c, c->src) < 0 ||
                         core_view_check(c->dst) < 0 || core_view_check(c->src) < 0
                     ? -1
                     : core_copy_bytes(c->dst->st, dst, src, (size_t)size, stream, wait);
    if (result == 0 && !wait && size > 0)
        result = hold(c, c->dst, stream, size) < 0 ? -1 : hold(c, c->src, stream, size);
    core_ref_drop(stream);
    return result;
}

// --- methods -------------------------------------------------------------------------------------

static PyObject *
copy_between(view_copy *c, PyObject *self, PyObject *other, PyObject *stream, PyObject *blocking)
{
    core_state *st = ((ViewObject *)self)->st;
    c->blocking = blocking == NULL || blocking == Py_None ? -1 : PyObject_IsTrue(blocking);
    if (c->blocking < 0 && PyErr_Occurred())
        return NULL;
    if (!core_is_view(st, other))
        return PyErr_Format(PyExc_TypeError, "%s() takes a StridedMemoryView, not %.200s",
                            c->method, Py_TYPE(other)->tp_name);
    *(c->dst == NULL ? &c->dst : &c->src) = (ViewObject *)other;
    c->stream = core_stream_take(st, stream != NULL ? stream : Py_None);
    if (c->stream == NULL)
        return NULL;
    core_release_exports(st, false);
    int result = copy(c);
    Py_DECREF(c->stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// `allocator` is not used: only a copy between different layouts would need it.
PyObject *
core_view_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"other", "stream", "allocator", "blocking", NULL};
    static const cb_signature call = {"copy_from", params, .positional = 4, .required = 1 | 1 << 1};
    CB_SLOTS(PyObject * other, *stream, *allocator, *blocking) given;
    view_copy c = {.method = "copy_from", .dst = (ViewObject *)self};
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return copy_between(&c, self, given.other, given.stream, given.blocking);
}

PyObject *
core_view_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"other", "stream", "allocator", "blocking", NULL};
    static const cb_signature call = {"copy_to", params, .positional = 4, .required = 1};
    CB_SLOTS(PyObject * other, *stream, *allocator, *blocking) given;
    view_copy c = {.method = "copy_to", .src = (ViewObject *)self};
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return copy_between(&c, self, given.other, given.stream, given.blocking);
}
