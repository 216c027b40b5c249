// Implements prefetch_batch(), discard_batch() and discard_prefetch_batch() of cubind.core.utils.
#include "base/doc.h"
#include "base/errors.h"
#include "base/steps.h"
#include "memory/buffer_list.h"
#include "memory/location.h"
#include "memory/managed_work.h"
#include "stream/stream_protocol.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// The arguments of a call, read into arrays. `items` keeps the Buffers alive.
typedef struct batch {
    const core_managed_work *work;
    PyObject *items;
    BufferObject **buffers;
    core_managed_ranges ranges;
} batch;

// --- buffers -------------------------------------------------------------------------------------

static int
make_arrays(batch *c)
{
    core_managed_ranges *r = &c->ranges;
    r->count = (size_t)PyTuple_GET_SIZE(c->items);
    c->buffers = PyMem_Calloc(r->count, sizeof *c->buffers);
    r->pointers = PyMem_Calloc(r->count, sizeof *r->pointers);
    r->sizes = PyMem_Calloc(r->count, sizeof *r->sizes);
    r->locations = PyMem_Calloc(r->count, sizeof *r->locations);
    r->indices = PyMem_Calloc(r->count, sizeof *r->indices);
    if (c->buffers == NULL || r->pointers == NULL || r->sizes == NULL || r->locations == NULL ||
        r->indices == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

static void
free_batch(batch *c)
{
    PyMem_Free(c->ranges.indices);
    PyMem_Free(c->ranges.locations);
    PyMem_Free(c->ranges.sizes);
    PyMem_Free(c->ranges.pointers);
    PyMem_Free(c->buffers);
    Py_XDECREF(c->items);
}

// Reads the addresses. Nothing may run Python code between this and the driver's call, because that
// could close a Buffer.
static int
read_ranges(batch *c)
{
    for (size_t i = 0; i < c->ranges.count; i++) {
        BufferObject *b = (BufferObject *)PyTuple_GET_ITEM(c->items, (Py_ssize_t)i);
        if (core_buffer_check(b) < 0)
            return -1;
        c->buffers[i] = b;
        c->ranges.pointers[i] = b->ptr;
        c->ranges.sizes[i] = b->size;
    }
    return 0;
}

// --- locations -----------------------------------------------------------------------------------

static bool
same_location(const CUmemLocation *a, const CUmemLocation *b)
{
    return a->type == b->type && a->id == b->id;
}

// Reads one location for each range. Equal neighbours are one location for the driver.
static int
take_each_location(core_state *st, core_managed_ranges *r, PyObject *items)
{
    for (size_t i = 0; i < r->count; i++) {
        CUmemLocation next = {.type = CU_MEM_LOCATION_TYPE_HOST};
        if (core_location_of(st, PyTuple_GET_ITEM(items, (Py_ssize_t)i), &next) < 0)
            return -1;
        if (i > 0 && same_location(&r->locations[r->location_count - 1], &next))
            continue;
        r->locations[r->location_count] = next;
        r->indices[r->location_count++] = i;
    }
    return 0;
}

static int
take_locations(core_state *st, batch *c, PyObject *given)
{
    core_managed_ranges *r = &c->ranges;
    if (!PySequence_Check(given)) {
        r->location_count = 1;
        return core_location_of(st, given, r->locations);
    }
    PyObject *items = cb_items_of(given);
    if (items == NULL)
        return -1;
    int result = 0;
    if ((size_t)PyTuple_GET_SIZE(items) != r->count) {
        PyErr_Format(PyExc_ValueError, "%s: location length %zd does not match targets length %zu",
                     c->work->batch_name, PyTuple_GET_SIZE(items), r->count);
        result = -1;
    }
    if (result == 0)
        result = take_each_location(st, r, items);
    Py_DECREF(items);
    return result;
}

// --- the functions -------------------------------------------------------------------------------

static PyObject *
run(PyObject *module, const core_managed_work *work, PyObject *stream_given, PyObject *buffers,
    PyObject *locations)
{
    core_state *st = PyModule_GetState(module);
    batch c = {.work = work};
    StreamObject *stream = core_stream_take(st, stream_given);
    if (stream == NULL)
        return NULL;
    c.items = core_take_buffers(st, work->batch_name, "the ManagedBuffer instance method", buffers);
    int result = c.items != NULL ? make_arrays(&c) : -1;
    if (result == 0 && work->located)
        result = take_locations(st, &c, locations);
    if (result == 0)
        result = read_ranges(&c);
    if (result == 0)
        result = core_managed_do(work, work->batch_name, c.buffers, &c.ranges, stream);
    free_batch(&c);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
run_located(PyObject *module, const core_managed_work *work, PyObject *const *args,
            Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", "buffers", "locations", NULL};
    const cb_signature call = {work->batch_name, params, .positional = 3, .required = 7};
    CB_SLOTS(PyObject * stream, *buffers, *locations) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return run(module, work, given.stream, given.buffers, given.locations);
}

static PyObject *
prefetch_batch(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return run_located(module, &core_prefetch_work, args, nargs, kwnames);
}

static PyObject *
discard_prefetch_batch(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return run_located(module, &core_discard_prefetch_work, args, nargs, kwnames);
}

static PyObject *
discard_batch(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", "buffers", NULL};
    static const cb_signature call = {"discard_batch", params, .positional = 2, .required = 3};
    CB_SLOTS(PyObject * stream, *buffers) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return run(module, &core_discard_work, given.stream, given.buffers, NULL);
}

static PyMethodDef functions[] = {
    {"prefetch_batch", CORE_KEYWORDS(prefetch_batch), CORE_FUNCTION_DOC(prefetch_batch)},
    {"discard_batch", CORE_KEYWORDS(discard_batch), CORE_FUNCTION_DOC(discard_batch)},
    {"discard_prefetch_batch", CORE_KEYWORDS(discard_prefetch_batch),
     CORE_FUNCTION_DOC(discard_prefetch_batch)},
    {NULL},
};

int
core_managed_batch_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
