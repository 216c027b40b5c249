// Implements Buffer.copy_to() and copy_from(), which copy between buffers, or between a buffer and
// a host object.
//
// If a copy still uses a host object when the call returns, the object is held until the copy is
// done (stream/pending.c).
#include "memory/copy.h"

#include "base/errors.h"
#include "base/steps.h"
#include "memory/buffer.h"
#include "memory/copy_options.h"
#include "memory/resource.h"
#include "stream/pending.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

// --- the copy ------------------------------------------------------------------------------------

int
core_copy_bytes(core_state *st, CUdeviceptr dst, CUdeviceptr src, size_t size,
                const core_ref *stream, bool wait)
{
    CUresult status = CUDA_SUCCESS;
    const char *function = "cuMemcpyAsync";
    Py_BEGIN_ALLOW_THREADS
    if (size > 0)
        status = core_driver->cuMemcpyAsync(dst, src, size, stream->handle);
    if (status == CUDA_SUCCESS && wait) {
        function = "cuStreamSynchronize";
        status = core_driver->cuStreamSynchronize(stream->handle);
    }
    Py_END_ALLOW_THREADS
    return core_check(st, status, function);
}

static int
check_sizes(size_t src, size_t dst)
{
    if (src == dst)
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "buffer sizes mismatch between src and dst (sizes are: src=%zu, dst=%zu)", src,
                 dst);
    return -1;
}

// Sets `*blocking` to 1 or 0, or to -1 for None.
static int
take_blocking(PyObject *o, int *blocking)
{
    *blocking = -1;
    if (o == NULL || o == Py_None)
        return 0;
    *blocking = PyObject_IsTrue(o);
    return *blocking < 0 ? -1 : 0;
}

// --- host objects --------------------------------------------------------------------------------

static int
refuse_capture(core_state *st, StreamObject *stream, const char *method)
{
    if (stream->ref == NULL)
        return core_raise_closed((PyObject *)stream);
    int captures = core_stream_captures(st, stream->ref);
    if (captures <= 0)
        return captures;
    PyErr_Format(PyExc_TypeError,
                 "%s() of a host object cannot be captured, because its memory would have to "
                 "outlive the graph; copy between Buffers (PinnedMemoryResource) instead",
                 method);
    return -1;
}

// The arguments of one call that copies to or from a host object.
typedef struct host_copy {
    const char *method;
    BufferObject *buffer;
    StreamObject *stream;
    int blocking;
    bool to_host;
} host_copy;

static int
get_view(const host_copy *c, PyObject *host, Py_buffer *view)
{
    if (!PyObject_CheckBuffer(host)) {
        PyErr_Format(PyExc_TypeError,
                     "%s() takes a Buffer or a host object with the buffer protocol, not %.200s",
                     c->method, Py_TYPE(host)->tp_name);
        return -1;
    }
    int flags = PyBUF_C_CONTIGUOUS | (c->to_host ? PyBUF_WRITABLE : 0);
    return PyObject_GetBuffer(host, view, flags);
}

// Returns whether to wait for the copy: 1 or 0, or -1 with an exception. The driver is queried
// whether the host memory is pinned.
static int
must_wait(const host_copy *c, const Py_buffer *view)
{
    if (c->blocking >= 0)
        return c->blocking;
    core_memory_kind kind;
    int device;
    if (view->len == 0)
        return 0;
    if (core_memory_classify(c->buffer->st, (CUdeviceptr)(uintptr_t)view->buf, &kind, &device) < 0)
        return -1;
    return kind == CORE_MEMORY_HOST;
}

// Copies, and in any case releases the view or hands it to stream/pending.c. `stream` is the ref of
// c->stream.
static int
copy_view(const host_copy *c, Py_buffer *view, core_ref *stream)
{
    BufferObject *b = c->buffer;
    CUdeviceptr host = (CUdeviceptr)(uintptr_t)view->buf;
    size_t size = (size_t)view->len;
    // Exporting may have run Python code.
    int wait = core_buffer_check(b);
    CUdeviceptr device = b->ptr; // another thread may close the Buffer from here on
    if (wait == 0)
        wait = c->to_host ? check_sizes(b->size, size) : check_sizes(size, b->size);
    if (wait == 0)
        wait = must_wait(c, view);
    if (wait >= 0 && core_copy_bytes(b->st, c->to_host ? host : device, c->to_host ? device : host,
                                     size, stream, wait) == 0) {
        if (!wait && size > 0)
            return core_hold_export(b->st, view, c->stream, stream);
    } else {
        wait = -1;
    }
    PyBuffer_Release(view);
    return wait < 0 ? -1 : 0;
}

static int
copy_host(const host_copy *c, PyObject *host)
{
    Py_buffer view;
    if (get_view(c, host, &view) < 0)
        return -1;
    if (refuse_capture(c->buffer->st, c->stream, c->method) < 0) {
        PyBuffer_Release(&view);
        return -1;
    }
    // Exporting may have run Python code. Memory and stream stay, even if other code closes them
    // meanwhile.
    if (core_buffer_check(c->buffer) < 0 || core_stream_check(c->stream) < 0) {
        PyBuffer_Release(&view);
        return -1;
    }
    core_allocation *held = core_allocation_take(c->buffer->allocation);
    core_ref *stream = core_ref_take(c->stream->ref);
    int result = copy_view(c, &view, stream);
    core_ref_drop(stream);
    core_allocation_drop(held);
    return result;
}

// How to copy: the arguments of a call, apart from the two ends.
typedef struct how {
    StreamObject *stream;
    int blocking;
    PyObject *options; // NULL: none
} how;

static int
copy_buffers(const char *method, BufferObject *dst, BufferObject *src, const how *h)
{
    StreamObject *stream = h->stream;
    if (core_buffer_check(dst) < 0 || core_buffer_check(src) < 0 || core_stream_check(stream) < 0 ||
        check_sizes(src->size, dst->size) < 0)
        return -1;
    if (CB_UNLIKELY(h->options != NULL))
        return core_copy_with_options(method, dst, src, stream, h->options, h->blocking == 1);
    // Stream and memory stay, even if other code closes them meanwhile.
    CUdeviceptr target = dst->ptr, source = src->ptr;
    size_t size = src->size;
    core_ref *ref = core_ref_take(stream->ref);
    core_allocation *to = core_allocation_take(dst->allocation);
    core_allocation *from = core_allocation_take(src->allocation);
    int result = core_stream_captured(stream, src) < 0 || core_stream_captured(stream, dst) < 0
                     ? -1
                     : core_copy_bytes(dst->st, target, source, size, ref, h->blocking == 1);
    core_allocation_drop(from);
    core_allocation_drop(to);
    core_ref_drop(ref);
    return result;
}

// Takes the keyword arguments of a copy. `h->stream` is owned.
static int
take_how(BufferObject *b, PyObject *stream, PyObject *blocking, PyObject *options, how *h)
{
    h->options = options != Py_None ? options : NULL;
    if (take_blocking(blocking, &h->blocking) < 0)
        return -1;
    h->stream = core_stream_take(b->st, stream);
    return h->stream != NULL ? 0 : -1;
}

// --- methods -------------------------------------------------------------------------------------

// Allocates a new Buffer on the stream, from the resource of `b`. Owned.
static PyObject *
allocate_destination(BufferObject *b, StreamObject *stream)
{
    PyObject *mr = b->allocation->mr;
    if (mr == NULL) {
        PyErr_SetString(PyExc_ValueError,
                        "a destination buffer must be provided (this buffer does not have a "
                        "memory_resource)");
        return NULL;
    }
    Py_INCREF(mr);
    PyObject *dst = core_allocate(mr, b->size, stream);
    Py_DECREF(mr);
    return dst;
}

// Copies to or from a host object. Options are for Buffers: the driver's hints say nothing more
// about memory that the call itself reads or writes.
static int
copy_with_host(const char *method, BufferObject *b, PyObject *host, const how *h, bool to_host)
{
    host_copy c = {method, b, h->stream, h->blocking, to_host};
    if (h->options == NULL)
        return copy_host(&c, host);
    PyErr_Format(PyExc_TypeError, "%s: options are for copies between Buffers, got %.200s", method,
                 Py_TYPE(host)->tp_name);
    return -1;
}

static PyObject *
copy_to(BufferObject *b, PyObject *given, const how *h)
{
    bool make = given == NULL || given == Py_None;
    PyObject *dst = make ? allocate_destination(b, h->stream) : Py_NewRef(given);
    if (dst == NULL)
        return NULL;
    int result = core_is_buffer(b->st, dst) ? copy_buffers("copy_to", (BufferObject *)dst, b, h)
                                            : copy_with_host("copy_to", b, dst, h, true);
    if (result < 0)
        Py_CLEAR(dst);
    return dst;
}

PyObject *
core_buffer_copy_to(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"dst", "stream", "blocking", "options", NULL};
    static const cb_signature call = {"copy_to", params, .positional = 1, .required = 1 << 1};
    BufferObject *b = (BufferObject *)self;
    CB_SLOTS(PyObject * dst, *stream, *blocking, *options) given;
    how h;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        take_how(b, given.stream, given.blocking, given.options, &h) < 0)
        return NULL;
    core_release_exports(b->st, false);
    PyObject *dst = core_buffer_check(b) == 0 ? copy_to(b, given.dst, &h) : NULL;
    Py_DECREF(h.stream);
    return dst;
}

PyObject *
core_buffer_copy_from(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"src", "stream", "blocking", "options", NULL};
    static const cb_signature call = {"copy_from", params, .positional = 1, .required = 1 | 1 << 1};
    BufferObject *b = (BufferObject *)self;
    CB_SLOTS(PyObject * src, *stream, *blocking, *options) given;
    int result;
    how h;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0 ||
        take_how(b, given.stream, given.blocking, given.options, &h) < 0)
        return NULL;
    core_release_exports(b->st, false);
    if (core_buffer_check(b) < 0)
        result = -1;
    else if (core_is_buffer(b->st, given.src))
        result = copy_buffers("copy_from", b, (BufferObject *)given.src, &h);
    else
        result = copy_with_host("copy_from", b, given.src, &h, false);
    Py_DECREF(h.stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}
