// Implements the operations of CachingMemoryResource, as a table of functions (resource.h).
//
// A capturing stream gets no memory, as with pools, because memory that a graph uses must not be
// reused between the graph's launches. So each allocation queries whether the stream is capturing;
// a flag of core's would not suffice, because other packages begin captures, too. The query is
// cheap, because it keeps the GIL (the rule for locking calls in cubind/gil.h).
#include "memory/caching_resource.h"

#include "base/errors.h"
#include "memory/buffer.h"
#include "memory/cache_reuse.h"
#include "stream/stream_context.h"

#include "cubind/gil.h"

// Checks that the resource is usable: not closed, not inherited through a fork. Returns 0, or -1
// with RuntimeError.
static int
check_resource(CachingObject *c)
{
    if (CB_UNLIKELY(c->upstream == NULL || c->cache.closed))
        return core_raise_closed((PyObject *)c);
    return core_check_process((PyObject *)c, c->process);
}

// --- from the upstream ---------------------------------------------------------------------------

// Returns whether the pending exception means that memory is short, on the device or in Python.
static bool
is_out_of_memory(const core_state *st)
{
    if (PyErr_ExceptionMatches(PyExc_MemoryError))
        return true;
    if (!PyErr_ExceptionMatches(st->cuda_error))
        return false;
    core_pending pending = core_pending_take();
    PyObject *code = PyObject_GetAttrString(pending.value, "code");
    long number = code != NULL ? PyLong_AsLong(code) : -1;
    Py_XDECREF(code);
    PyErr_Clear(); // if the code of a user's class is no number
    core_pending_restore(pending, NULL);
    return number == CUDA_ERROR_OUT_OF_MEMORY;
}

static PyObject *
ask_upstream(CachingObject *c, size_t size, StreamObject *s)
{
    PyObject *buffer = NULL;
    if (Py_EnterRecursiveCall(" in CachingMemoryResource.allocate()") != 0)
        return NULL;
    buffer = core_allocate(c->upstream, size, s);
    Py_LeaveRecursiveCall();
    return buffer;
}

// Allocates from the upstream. If memory is short, gives back the kept blocks and tries once more.
static PyObject *
allocate_upstream(CachingObject *c, size_t size, StreamObject *s)
{
    PyObject *buffer = ask_upstream(c, size, s);
    if (buffer != NULL || !is_out_of_memory(c->base.st))
        return buffer;
    core_pending pending = core_pending_take();
    size_t bytes = core_cache_trim(&c->cache, 0, true, false);
    if (bytes == 0) {
        core_pending_restore(pending, NULL);
        return NULL;
    }
    Py_XDECREF(pending.type);
    Py_XDECREF(pending.value);
    Py_XDECREF(pending.traceback);
    return ask_upstream(c, size, s);
}

static int
check_buffer(const CachingObject *c, BufferObject *b, size_t size)
{
    if (core_buffer_check(b) < 0)
        return -1;
    if (b->size < size || b->ptr == 0) {
        PyErr_Format(PyExc_ValueError, "%.200s.allocate(%zu) returned a Buffer of %zu bytes",
                     Py_TYPE(c->upstream)->tp_name, size, b->ptr != 0 ? b->size : 0);
        return -1;
    }
    return 0;
}

// Makes a block from a new Buffer of the upstream. The Buffer is dropped, because the block holds
// its allocation.
static cache_block *
new_block(CachingObject *c, size_t size, int size_class, StreamObject *s)
{
    core_state *st = c->base.st;
    BufferObject *b = (BufferObject *)allocate_upstream(c, size, s);
    if (b == NULL || check_buffer(c, b, size) < 0) {
        Py_XDECREF(b);
        return NULL;
    }
    core_allocation *memory = core_allocation_take(b->allocation);
    CUdeviceptr ptr = b->ptr;
    size_t got = b->size;
    bool managed = PyObject_TypeCheck((PyObject *)b, st->managed_buffer_type);
    Py_DECREF(b);
    return core_cache_block(&c->cache, memory, ptr, got, size_class, managed);
}

// --- allocating ----------------------------------------------------------------------------------

static int
refuse_capturing(core_state *st, const core_ref *stream)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    PyThreadState *thread = cb_gil_begin_locking(st->gil);
    CUresult status = core_driver->cuStreamIsCapturing(stream->handle, &capture);
    cb_gil_end(thread);
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return core_raise(st, status, "cuStreamIsCapturing");
    if (CB_LIKELY(capture == CU_STREAM_CAPTURE_STATUS_NONE))
        return 0;
    PyErr_SetString(PyExc_RuntimeError, "CachingMemoryResource cannot allocate on a capturing "
                                        "stream: allocate before the capture begins");
    return -1;
}

// Records the line of Python that is running.
static void
record_line(cache_block *b)
{
    PyFrameObject *frame = PyThreadState_GetFrame(PyThreadState_Get());
    if (frame == NULL) // called from C alone
        return;
    b->code = (PyObject *)PyFrame_GetCode(frame);
    b->line = PyFrame_GetLineNumber(frame);
    Py_DECREF(frame);
}

static PyObject *
hand_out(CachingObject *c, cache_block *b, size_t asked, core_ref *stream)
{
    core_state *st = c->base.st;
    PyTypeObject *type = b->managed ? st->managed_buffer_type : st->buffer_type;
    if (CB_UNLIKELY(c->records_lines)) // before the block can be found: it may run Python code
        record_line(b);
    core_cache_use(&c->cache, b, asked, stream);
    return core_buffer_new(st, type, b->ptr, asked, (PyObject *)c, NULL, stream);
}

static cache_block *
find_block(CachingObject *c, size_t size, StreamObject *s, core_ref *stream)
{
    size_t rounded;
    int size_class = core_size_class(size, &rounded);
    if (CB_LIKELY(size_class >= 0)) {
        cache_queue *q = core_cache_find(&c->cache, stream);
        cache_block *b = NULL;
        if (CB_LIKELY(q != NULL && q->lists[size_class] != NULL))
            b = core_cache_take(&c->cache, q, &q->lists[size_class]);
        else if (c->cache.statistics.kept_count > 0)
            b = core_cache_take_elsewhere(&c->cache, stream, size_class);
        if (CB_LIKELY(b != NULL)) {
            c->cache.statistics.hits++;
            return b;
        }
        if (PyErr_Occurred() != NULL)
            return NULL;
    }
    return new_block(c, rounded, size_class, s);
}

static PyObject *
empty_buffer(CachingObject *c, core_ref *stream)
{
    core_state *st = c->base.st;
    int managed = core_caching_fact((PyObject *)c, CORE_FACT_MANAGED);
    if (managed == CORE_FACT_FAILED)
        return NULL;
    PyTypeObject *type = managed ? st->managed_buffer_type : st->buffer_type;
    return core_buffer_new(st, type, 0, 0, (PyObject *)c, NULL, stream);
}

// Allocation may run code that closes the resource, so check again after each step that can run
// other code.
static PyObject *
allocate_on(CachingObject *c, size_t size, StreamObject *s, core_ref *stream)
{
    if (refuse_capturing(c->base.st, stream) < 0 || check_resource(c) < 0)
        return NULL;
    if (CB_UNLIKELY(size == 0))
        return empty_buffer(c, stream);
    cache_block *b = find_block(c, size, s, stream);
    return b != NULL ? hand_out(c, b, size, stream) : NULL;
}

static PyObject *
allocate_block(PyObject *mr, size_t size, StreamObject *s)
{
    CachingObject *c = (CachingObject *)mr;
    if (CB_UNLIKELY(check_resource(c) < 0))
        return NULL;
    core_ref *stream = core_stream_record(c->base.st, s);
    if (CB_UNLIKELY(stream == NULL))
        return NULL;
    Py_INCREF(mr);
    PyObject *b = allocate_on(c, size, s, stream);
    Py_DECREF(mr);
    core_ref_drop(stream);
    return b;
}

// --- freeing -------------------------------------------------------------------------------------

static void
warn_of_stranger(const core_allocation *a)
{
    core_pending pending = core_pending_take();
    if (PyErr_WarnFormat(a->st->cuda_warning, 1,
                         "CachingMemoryResource was asked to free %p, which is not in use: it is "
                         "not an address of this resource, or was freed before",
                         (void *)(uintptr_t)a->ptr) < 0)
        PyErr_WriteUnraisable(a->mr);
    core_pending_restore(pending, NULL);
}

static void
give_back(const core_allocation *a)
{
    if (CB_UNLIKELY(!core_cache_free(&((CachingObject *)a->mr)->cache, a->ptr, a->stream)) &&
        a->ptr != 0)
        warn_of_stranger(a);
}

// --- the table -----------------------------------------------------------------------------------

int
core_caching_fact(PyObject *mr, core_memory_fact fact)
{
    PyObject *upstream = ((CachingObject *)mr)->upstream;
    if (upstream == NULL) {
        core_raise_closed(mr);
        return CORE_FACT_FAILED;
    }
    if (Py_EnterRecursiveCall(" in CachingMemoryResource") != 0)
        return CORE_FACT_FAILED;
    Py_INCREF(upstream);
    int value = core_resource_of(upstream)->fact(upstream, fact);
    Py_DECREF(upstream);
    Py_LeaveRecursiveCall();
    return value;
}

// The upstream may be a Python class, and memory may go back to it at any time.
const core_resource core_caching_resource = {
    .allocate = allocate_block,
    .give_back = give_back,
    .any_context = true,
    .runs_python = true,
    .may_be_managed = true,
    .fact = core_caching_fact,
};

// --- holders of blocks ---------------------------------------------------------------------------

// A copy of a block's data, because the block may be gone when Python objects are made from the
// data.
typedef struct holder {
    CUdeviceptr ptr;
    size_t asked;
    core_ref *stream;
    PyObject *code;
    int line;
} holder;

static void
drop_holders(holder *holders, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        core_ref_drop(holders[i].stream);
        Py_XDECREF(holders[i].code);
    }
    PyMem_RawFree(holders);
}

// Returns NULL with MemoryError.
static holder *
list_holders(const core_cache *cache, size_t *count)
{
    holder *holders = PyMem_RawMalloc((cache->statistics.in_use_count + 1) * sizeof *holders);
    if (holders == NULL)
        return (void *)PyErr_NoMemory();
    *count = 0;
    for (size_t i = 0; cache->used != NULL && i >> (64 - cache->used_shift) == 0; i++)
        for (const cache_block *b = cache->used[i]; b != NULL; b = b->next)
            holders[(*count)++] = (holder){
                b->ptr,
                b->asked,
                core_ref_take(b->queue != NULL ? b->queue->stream : b->stream),
                Py_XNewRef(b->code),
                b->line,
            };
    return holders;
}

// Owned.
static PyObject *
line_of(const holder *h)
{
    if (h->code == NULL)
        Py_RETURN_NONE;
    return PyUnicode_FromFormat("%U:%d", ((PyCodeObject *)h->code)->co_filename, h->line);
}

static PyObject *
holder_tuple(core_state *st, PyObject *cls, const holder *h)
{
    PyObject *stream = core_stream_object(st, h->stream);
    PyObject *line = stream != NULL ? line_of(h) : NULL;
    PyObject *result = NULL;
    if (line != NULL)
        result = PyObject_CallFunction(cls, "KnOO", (unsigned long long)h->ptr,
                                       (Py_ssize_t)h->asked, stream, line);
    Py_XDECREF(line);
    Py_XDECREF(stream);
    return result;
}

PyObject *
core_caching_holders(CachingObject *c)
{
    size_t count = 0;
    PyObject *cls = core_named_tuple_class("CacheHolder");
    holder *holders = cls != NULL ? list_holders(&c->cache, &count) : NULL;
    PyObject *list = NULL;
    if (holders != NULL) {
        list = PyList_New(0);
        for (size_t i = 0; list != NULL && i < count; i++) {
            PyObject *item = holder_tuple(c->base.st, cls, &holders[i]);
            if (item == NULL || PyList_Append(list, item) < 0)
                Py_CLEAR(list);
            Py_XDECREF(item);
        }
        drop_holders(holders, count);
    }
    Py_XDECREF(cls);
    return list;
}
