// Implements copy_batch() of cubind.core.utils: many copies in one call of the driver.
#include "memory/copy_options.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/steps.h"
#include "memory/buffer_list.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

static const char function_name[] = "copy_batch";

// The copies of a call. attributes[i] applies from copy starts[i] on.
typedef struct batch {
    PyObject *from, *to; // tuples of Buffers
    size_t count;
    CUdeviceptr *sources, *targets;
    size_t *sizes;
    CUmemcpyAttributes *attributes;
    size_t *starts;
    size_t attribute_count;
} batch;

static void
free_batch(batch *c)
{
    PyMem_Free(c->starts);
    PyMem_Free(c->attributes);
    PyMem_Free(c->sizes);
    PyMem_Free(c->targets);
    PyMem_Free(c->sources);
    Py_XDECREF(c->to);
    Py_XDECREF(c->from);
}

// --- arguments -----------------------------------------------------------------------------------

static int
take_buffers(core_state *st, batch *c, PyObject *srcs, PyObject *dsts)
{
    static const char single[] = "Buffer.copy_to / Buffer.copy_from";
    c->from = core_take_buffers(st, function_name, single, srcs);
    c->to = c->from != NULL ? core_take_buffers(st, function_name, single, dsts) : NULL;
    if (c->to == NULL)
        return -1;
    if (PyTuple_GET_SIZE(c->from) != PyTuple_GET_SIZE(c->to)) {
        PyErr_Format(PyExc_ValueError, "%s: srcs length %zd does not match dsts length %zd",
                     function_name, PyTuple_GET_SIZE(c->from), PyTuple_GET_SIZE(c->to));
        return -1;
    }
    c->count = (size_t)PyTuple_GET_SIZE(c->from);
    c->sources = PyMem_Calloc(c->count, sizeof *c->sources);
    c->targets = PyMem_Calloc(c->count, sizeof *c->targets);
    c->sizes = PyMem_Calloc(c->count, sizeof *c->sizes);
    c->attributes = PyMem_Calloc(c->count, sizeof *c->attributes);
    c->starts = PyMem_Calloc(c->count, sizeof *c->starts);
    if (c->sources == NULL || c->targets == NULL || c->sizes == NULL || c->attributes == NULL ||
        c->starts == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

// Reads options for each copy. Equal neighbours are one attribute for the driver.
static int
take_each_option(core_state *st, batch *c, PyObject *items)
{
    for (size_t i = 0; i < c->count; i++) {
        CUmemcpyAttributes next;
        if (core_copy_options(st, PyTuple_GET_ITEM(items, (Py_ssize_t)i),
                              "copy_batch: each options element must be", &next) < 0)
            return -1;
        if (i > 0 && memcmp(&c->attributes[c->attribute_count - 1], &next, sizeof next) == 0)
            continue;
        c->attributes[c->attribute_count] = next;
        c->starts[c->attribute_count++] = i;
    }
    return 0;
}

static int
take_options(core_state *st, batch *c, PyObject *given)
{
    if (given == NULL || given == Py_None) {
        c->attributes[0].srcAccessOrder = CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
        c->attribute_count = 1;
        return 0;
    }
    if (!PyList_Check(given) && !PyTuple_Check(given)) {
        c->attribute_count = 1;
        return core_copy_options(
            st, given, "copy_batch: options must be CopyOptions or a sequence of", c->attributes);
    }
    PyObject *items = cb_items_of(given);
    if (items == NULL)
        return -1;
    int result = 0;
    if ((size_t)PyTuple_GET_SIZE(items) != c->count) {
        PyErr_Format(PyExc_ValueError, "%s: options length %zd does not match buffers length %zu",
                     function_name, PyTuple_GET_SIZE(items), c->count);
        result = -1;
    }
    if (result == 0)
        result = take_each_option(st, c, items);
    Py_DECREF(items);
    return result;
}

// Reads the addresses. Nothing may run Python code between this and the driver's call, because that
// could close a Buffer.
static int
read_ranges(batch *c)
{
    for (size_t i = 0; i < c->count; i++) {
        BufferObject *from = (BufferObject *)PyTuple_GET_ITEM(c->from, (Py_ssize_t)i);
        BufferObject *to = (BufferObject *)PyTuple_GET_ITEM(c->to, (Py_ssize_t)i);
        if (core_buffer_check(from) < 0 || core_buffer_check(to) < 0)
            return -1;
        if (from->size != to->size) {
            PyErr_Format(PyExc_ValueError,
                         "%s: buffer size mismatch at index %zu (src=%zu, dst=%zu)", function_name,
                         i, from->size, to->size);
            return -1;
        }
        c->sources[i] = from->ptr;
        c->targets[i] = to->ptr;
        c->sizes[i] = from->size;
    }
    return 0;
}

// --- the copies ----------------------------------------------------------------------------------

static CUresult
copy_one_by_one(const batch *c, CUstream stream)
{
    CUresult status = CUDA_SUCCESS;
    for (size_t i = 0; status == CUDA_SUCCESS && i < c->count; i++)
        if (c->sizes[i] > 0)
            status = core_driver->cuMemcpyAsync(c->targets[i], c->sources[i], c->sizes[i], stream);
    return status;
}

static int
copy_all(core_state *st, batch *c, CUstream stream)
{
    static const char function[] = "cuMemcpyBatchAsync";
    CUresult status = CORE_NOGIL(core_driver->cuMemcpyBatchAsync(c->targets, c->sources, c->sizes,
                                                                 c->count, c->attributes, c->starts,
                                                                 c->attribute_count, stream));
    if (status != CUDA_ERROR_NOT_FOUND)
        return core_check(st, status, function);
    for (size_t i = 0; i < c->attribute_count; i++) {
        char where[48];
        PyOS_snprintf(where, sizeof where, " at index %zu", c->starts[i]);
        if (c->attributes[i].srcAccessOrder == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL)
            return core_refuse_early_read(where, function);
    }
    return core_check(st, CORE_NOGIL(copy_one_by_one(c, stream)), "cuMemcpyAsync");
}

// Copies while every Buffer's memory stays, even if another thread closes it.
static int
copy_held(core_state *st, batch *c, core_ref *stream)
{
    core_allocation **held = PyMem_Calloc(2 * c->count, sizeof *held);
    if (held == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (size_t i = 0; i < 2 * c->count; i++) {
        PyObject *side = i < c->count ? c->from : c->to;
        PyObject *b = PyTuple_GET_ITEM(side, (Py_ssize_t)(i % c->count));
        held[i] = core_allocation_take(((BufferObject *)b)->allocation);
    }
    int result = copy_all(st, c, stream->handle);
    for (size_t i = 0; i < 2 * c->count; i++)
        core_allocation_drop(held[i]);
    PyMem_Free(held);
    return result;
}

static int
run(core_state *st, StreamObject *stream, PyObject *srcs, PyObject *dsts, PyObject *options)
{
    batch c = {.count = 0};
    int result = take_buffers(st, &c, srcs, dsts);
    if (result == 0)
        result = take_options(st, &c, options);
    if (result == 0)
        result = core_copy_stream_check(st, stream, function_name, "");
    if (result == 0)
        result = read_ranges(&c);
    if (result == 0) {
        core_ref *ref = core_ref_take(stream->ref);
        result = copy_held(st, &c, ref);
        core_ref_drop(ref);
    }
    free_batch(&c);
    return result;
}

static PyObject *
copy_batch(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", "srcs", "dsts", "options", NULL};
    static const cb_signature call = {function_name, params, .positional = 3, .required = 7};
    core_state *st = PyModule_GetState(module);
    CB_SLOTS(PyObject * stream, *srcs, *dsts, *options) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    StreamObject *stream = core_stream_take_no_builder(st, given.stream);
    if (stream == NULL)
        return NULL;
    int result = run(st, stream, given.srcs, given.dsts, given.options);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef functions[] = {
    {"copy_batch", CORE_KEYWORDS(copy_batch), CORE_FUNCTION_DOC(copy_batch)},
    {NULL},
};

int
core_copy_batch_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
