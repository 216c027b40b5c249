// Implements the driver calls of VirtualMemoryResource (python/cubind/core/_virtual_memory.py).
// Each function takes back everything that it did if one of its calls fails.
//
// A mapping keeps its physical memory alive. So the functions release each handle as soon as the
// memory is mapped, and freeing takes only the addresses.
#include "base/errors.h"
#include "base/relax.h"
#include "base/start.h"
#include "base/steps.h"
#include "memory/buffer.h"
#include "stream/stream_protocol.h"

#include <string.h>

// The properties and the access of new memory.
typedef struct wish {
    CUmemAllocationProp prop;
    CUmemAccessDesc access[64];
    size_t access_count;
} wish;

// The first call that failed.
typedef struct outcome {
    CUresult status;
    const char *function;
} outcome;

#define TRY(o, function_, ...) \
    ((o)->status = core_driver->function_(__VA_ARGS__), (o)->function = #function_, \
     (o)->status == CUDA_SUCCESS)

// --- arguments -----------------------------------------------------------------------------------

// Reads (type, location type, location id, handle types, RDMA).
static int
read_prop(PyObject *o, CUmemAllocationProp *out)
{
    int type, location, id, handles, rdma;
    if (!PyArg_ParseTuple(o, "iiiii", &type, &location, &id, &handles, &rdma))
        return -1;
    memset(out, 0, sizeof *out);
    out->type = (CUmemAllocationType)type;
    out->location.type = (CUmemLocationType)location;
    out->location.id = id;
    out->requestedHandleTypes = (CUmemAllocationHandleType)handles;
    out->allocFlags.gpuDirectRDMACapable = (unsigned char)rdma;
    return 0;
}

// Reads [(location type, location id, flags), …].
static int
read_access(PyObject *list, wish *out)
{
    out->access_count = (size_t)PyTuple_GET_SIZE(list);
    if (out->access_count > sizeof out->access / sizeof *out->access) {
        PyErr_SetString(PyExc_ValueError, "at most 63 peers can get access");
        return -1;
    }
    for (size_t i = 0; i < out->access_count; i++) {
        int location, id, flags;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(list, (Py_ssize_t)i), "iii", &location, &id, &flags))
            return -1;
        out->access[i].location.type = (CUmemLocationType)location;
        out->access[i].location.id = id;
        out->access[i].flags = (CUmemAccess_flags)flags;
    }
    return 0;
}

typedef struct stretch {
    CUdeviceptr start;
    size_t size;
} stretch;

// Reads ((address, size), …) into a new array.
static stretch *
read_stretches(PyObject *list)
{
    size_t count = (size_t)PyTuple_GET_SIZE(list);
    stretch *out = PyMem_Calloc(count > 0 ? count : 1, sizeof *out);
    if (out == NULL)
        return (stretch *)PyErr_NoMemory();
    for (size_t i = 0; i < count; i++) {
        unsigned long long start, size;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(list, (Py_ssize_t)i), "KK", &start, &size)) {
            PyMem_Free(out);
            return NULL;
        }
        out[i] = (stretch){start, size};
    }
    return out;
}

static PyObject *
result_of(core_state *st, outcome o, CUdeviceptr address)
{
    return core_check(st, o.status, o.function) == 0 ? PyLong_FromUnsignedLongLong(address) : NULL;
}

// --- transactions, without the GIL ---------------------------------------------------------------

static bool
allow(const wish *w, CUdeviceptr at, size_t size, outcome *o)
{
    return w->access_count == 0 || TRY(o, cuMemSetAccess, at, size, w->access, w->access_count);
}

// Maps new physical memory at reserved addresses.
static bool
map_new(const wish *w, CUmemGenericAllocationHandle handle, CUdeviceptr at, size_t size, outcome *o)
{
    if (!TRY(o, cuMemMap, at, size, 0, handle, 0))
        return false;
    if (allow(w, at, size, o))
        return true;
    core_driver->cuMemUnmap(at, size);
    return false;
}

// Allocates memory at new addresses. The order of the calls is that of cuda.core.
static CUdeviceptr
allocate(const wish *w, size_t size, size_t align, CUdeviceptr hint, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    CUdeviceptr at;
    if (!TRY(o, cuMemCreate, &handle, size, &w->prop, 0))
        return 0;
    bool reserved = TRY(o, cuMemAddressReserve, &at, size, align, hint, 0);
    bool mapped = reserved && map_new(w, handle, at, size, o);
    core_driver->cuMemRelease(handle);
    if (reserved && !mapped)
        core_driver->cuMemAddressFree(at, size);
    return mapped ? at : 0;
}

// Appends memory at the address `at`. Returns 0 with success if others use addresses there.
static CUdeviceptr
extend(const wish *w, size_t size, size_t align, CUdeviceptr at, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    CUdeviceptr got;
    if (!TRY(o, cuMemAddressReserve, &got, size, align, at, 0)) {
        if (o->status == CUDA_ERROR_OUT_OF_MEMORY) // other addresses may be found for all of it
            o->status = CUDA_SUCCESS;
        return 0;
    }
    bool mapped = got == at && TRY(o, cuMemCreate, &handle, size, &w->prop, 0);
    if (mapped) {
        mapped = map_new(w, handle, at, size, o);
        core_driver->cuMemRelease(handle);
    }
    if (!mapped)
        core_driver->cuMemAddressFree(got, size);
    return mapped ? at : 0;
}

// Maps the memory of a chunk at other addresses, too.
static bool
repeat(stretch chunk, CUdeviceptr at, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    if (!TRY(o, cuMemRetainAllocationHandle, &handle, (void *)(uintptr_t)chunk.start))
        return false;
    bool mapped = TRY(o, cuMemMap, at, chunk.size, 0, handle, 0);
    core_driver->cuMemRelease(handle);
    return mapped;
}

// Maps all chunks and new memory behind them at new addresses. The old mappings stay until the
// caller frees them, so a failure changes nothing.
static CUdeviceptr
move(const wish *w, const stretch *chunks, size_t count, size_t added, size_t align, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    CUdeviceptr at;
    size_t total = added, done = 0;
    for (size_t i = 0; i < count; i++)
        total += chunks[i].size;
    if (!TRY(o, cuMemAddressReserve, &at, total, align, 0, 0))
        return 0;
    bool ok = true;
    for (size_t i = 0; ok && i < count; i++) {
        ok = repeat(chunks[i], at + done, o);
        done += ok ? chunks[i].size : 0;
    }
    if (ok && TRY(o, cuMemCreate, &handle, added, &w->prop, 0)) {
        ok = TRY(o, cuMemMap, at + done, added, 0, handle, 0);
        done += ok ? added : 0;
        core_driver->cuMemRelease(handle);
        ok = ok && allow(w, at, total, o);
    } else {
        ok = false;
    }
    if (ok)
        return at;
    if (done > 0)
        core_driver->cuMemUnmap(at, done);
    core_driver->cuMemAddressFree(at, total);
    return 0;
}

// Unmaps memory and frees its addresses. Goes on after a failure.
static void
free_all(CUdeviceptr at, size_t size, const stretch *reserved, size_t count, outcome *o)
{
    if (!TRY(o, cuMemUnmap, at, size))
        return;
    for (size_t i = 0; i < count; i++) {
        outcome one;
        if (!TRY(&one, cuMemAddressFree, reserved[i].start, reserved[i].size))
            *o = one;
    }
}

// --- functions -----------------------------------------------------------------------------------

// _virtual_granularity(prop, option)
static PyObject *
virtual_granularity(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    CUmemAllocationProp prop;
    PyObject *given;
    int option;
    size_t granularity = 0;
    if (!PyArg_ParseTuple(args, "O!i", &PyTuple_Type, &given, &option) ||
        read_prop(given, &prop) < 0 || core_start(st) < 0)
        return NULL;
    CUresult status = CORE_NOGIL(core_driver->cuMemGetAllocationGranularity(
        &granularity, &prop, (CUmemAllocationGranularity_flags)option));
    return result_of(st, (outcome){status, "cuMemGetAllocationGranularity"}, granularity);
}

// _virtual_allocate(prop, access, size, align, hint, exactly): an address; with `exactly`, the
// hint, or 0 if others use addresses there
static PyObject *
virtual_allocate(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *prop, *access;
    unsigned long long size, align, hint;
    int exactly;
    wish w;
    outcome o = {CUDA_SUCCESS, ""};
    CUdeviceptr at;
    if (!PyArg_ParseTuple(args, "O!O!KKKp", &PyTuple_Type, &prop, &PyTuple_Type, &access, &size,
                          &align, &hint, &exactly) ||
        read_prop(prop, &w.prop) < 0 || read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    at = exactly ? extend(&w, size, align, hint, &o) : allocate(&w, size, align, hint, &o);
    Py_END_ALLOW_THREADS
    return result_of(st, o, at);
}

// _virtual_move(prop, access, chunks, added, align): the new address
static PyObject *
virtual_move(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *prop, *access, *list;
    unsigned long long added, align;
    wish w;
    outcome o = {CUDA_SUCCESS, ""};
    CUdeviceptr at;
    if (!PyArg_ParseTuple(args, "O!O!O!KK", &PyTuple_Type, &prop, &PyTuple_Type, &access,
                          &PyTuple_Type, &list, &added, &align) ||
        read_prop(prop, &w.prop) < 0 || read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    stretch *chunks = read_stretches(list);
    size_t count = (size_t)PyTuple_GET_SIZE(list);
    if (chunks == NULL)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    at = move(&w, chunks, count, added, align, &o);
    Py_END_ALLOW_THREADS
    PyMem_Free(chunks);
    return result_of(st, o, at);
}

// _virtual_access(access, address, size)
static PyObject *
virtual_access(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *access;
    unsigned long long at, size;
    wish w;
    outcome o = {CUDA_SUCCESS, ""};
    if (!PyArg_ParseTuple(args, "O!KK", &PyTuple_Type, &access, &at, &size) ||
        read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS(void)
    allow(&w, at, size, &o);
    Py_END_ALLOW_THREADS
    return result_of(st, o, at);
}

// _virtual_free(address, size, reserved)
static PyObject *
virtual_free(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *list;
    unsigned long long at, size;
    outcome o = {CUDA_SUCCESS, ""};
    if (!PyArg_ParseTuple(args, "KKO!", &at, &size, &PyTuple_Type, &list) || core_start(st) < 0)
        return NULL;
    stretch *reserved = read_stretches(list);
    if (reserved == NULL)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    CUstreamCaptureMode before = core_relax();
    free_all(at, size, reserved, (size_t)PyTuple_GET_SIZE(list), &o);
    core_unrelax(before);
    Py_END_ALLOW_THREADS
    PyMem_Free(reserved);
    return result_of(st, o, at);
}

// _virtual_stream(stream): the Stream behind an object that has one
static PyObject *
virtual_stream(PyObject *module, PyObject *given)
{
    return (PyObject *)core_stream_take(PyModule_GetState(module), given);
}

// _buffer_resize(buffer, size): the memory of a Buffer has grown in place; size 0: it has moved, so
// the Buffer is closed and frees nothing.
static PyObject *
buffer_resize(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    BufferObject *b;
    unsigned long long size;
    if (!PyArg_ParseTuple(args, "O!K", st->buffer_type, &b, &size) || core_buffer_check(b) < 0)
        return NULL;
    core_allocation *a = b->allocation;
    b->size = size;
    if (size > 0) {
        a->size = size;
        Py_RETURN_NONE;
    }
    a->resource = NULL;
    b->allocation = NULL;
    b->ptr = 0;
    core_allocation_drop(a);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"_virtual_granularity", virtual_granularity, METH_VARARGS, NULL},
    {"_virtual_allocate", virtual_allocate, METH_VARARGS, NULL},
    {"_virtual_move", virtual_move, METH_VARARGS, NULL},
    {"_virtual_access", virtual_access, METH_VARARGS, NULL},
    {"_virtual_free", virtual_free, METH_VARARGS, NULL},
    {"_virtual_stream", virtual_stream, METH_O, NULL},
    {"_buffer_resize", buffer_resize, METH_VARARGS, NULL},
    {NULL},
};

int
core_virtual_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
