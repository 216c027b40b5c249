// Implements the driver calls of VirtualMemoryResource (python/cubind/core/_virtual_memory.py).
// Each function takes back everything that it did if one of its calls fails.
//
// A mapping keeps its physical memory alive. So the functions release each handle as soon as the
// memory is mapped, and freeing takes only the addresses.
//
// A Buffer gets more addresses than it has memory, so that it can grow in place: addresses behind
// it are rarely free later. Driver 580 takes no memory for addresses, and 3 us for any number.
#include "base/errors.h"
#include "base/relax.h"
#include "base/start.h"
#include "base/steps.h"
#include "memory/buffer.h"
#include "stream/stream_protocol.h"

#include <stdatomic.h>
#include <string.h>

// The addresses without memory that all Buffers may have together: a quarter of what a process has.
#define MOST_ROOM ((size_t)1 << 45)
static atomic_size_t room_taken;

// The properties and the access of new memory.
typedef struct wish {
    CUmemAllocationProp prop;
    CUmemAccessDesc access[64];
    size_t access_count;
} wish;

// The first call that failed, and the end of a handle: if that fails, its memory stays.
typedef struct outcome {
    CUresult status;
    const char *function;
    CUresult release_status;
    CUmemGenericAllocationHandle released;
} outcome;

#define TRY(o, function_, ...) \
    ((o)->status = core_driver->function_(__VA_ARGS__), (o)->function = #function_, \
     (o)->status == CUDA_SUCCESS)

// --- arguments -----------------------------------------------------------------------------------

// A converter of PyArg_ParseTuple() for sizes and addresses. Unlike the format K, it refuses
// numbers that do not fit.
static int
read_u64(PyObject *o, void *out)
{
    unsigned long long value = PyLong_AsUnsignedLongLong(o);
    if (value == (unsigned long long)-1 && PyErr_Occurred())
        return 0;
    *(unsigned long long *)out = value;
    return 1;
}

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
        if (!PyArg_Parse(PyTuple_GET_ITEM(list, (Py_ssize_t)i), "(iii)", &location, &id, &flags))
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
        if (!PyArg_Parse(PyTuple_GET_ITEM(list, (Py_ssize_t)i), "(KK)", &start, &size)) {
            PyMem_Free(out);
            return NULL;
        }
        out[i] = (stretch){start, size};
    }
    return out;
}

static void
release(CUmemGenericAllocationHandle handle, outcome *o)
{
    CUresult status = core_driver->cuMemRelease(handle);
    if (status == CUDA_SUCCESS)
        return;
    o->release_status = status;
    o->released = handle;
}

// --- transactions, without the GIL ---------------------------------------------------------------

static bool
allow(const wish *w, CUdeviceptr at, size_t size, outcome *o)
{
    return w->access_count == 0 || TRY(o, cuMemSetAccess, at, size, w->access, w->access_count);
}

// Maps new memory at reserved addresses, and sets the access of everything from `first` on.
static bool
map_new(const wish *w, CUmemGenericAllocationHandle handle, CUdeviceptr at, size_t size,
        CUdeviceptr first, outcome *o)
{
    if (!TRY(o, cuMemMap, at, size, 0, handle, 0))
        return false;
    if (allow(w, first, at + size - first, o))
        return true;
    core_driver->cuMemUnmap(at, size);
    return false;
}

// Reserves `whole` bytes of addresses for `size` bytes of memory. If there are too few, it reserves
// only as many as the memory has.
static bool
reserve(size_t size, size_t whole, size_t align, CUdeviceptr hint, stretch *out, outcome *o)
{
    size_t room = whole > size ? whole - size : 0;
    if (room > 0 && room <= MOST_ROOM) {
        bool left = atomic_fetch_add(&room_taken, room) <= MOST_ROOM - room;
        out->size = whole;
        if (left && TRY(o, cuMemAddressReserve, &out->start, whole, align, hint, 0))
            return true;
        atomic_fetch_sub(&room_taken, room);
    }
    out->size = size;
    return TRY(o, cuMemAddressReserve, &out->start, size, align, hint, 0);
}

static void
free_addresses(stretch reserved, size_t size)
{
    core_driver->cuMemAddressFree(reserved.start, reserved.size);
    atomic_fetch_sub(&room_taken, reserved.size - size);
}

// Allocates memory at new addresses. The order of the calls is that of cuda.core.
static stretch
allocate(const wish *w, size_t size, size_t whole, size_t align, CUdeviceptr hint, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    stretch got = {0, 0};
    if (!TRY(o, cuMemCreate, &handle, size, &w->prop, 0))
        return got;
    bool reserved = reserve(size, whole, align, hint, &got, o);
    bool mapped = reserved && map_new(w, handle, got.start, size, got.start, o);
    release(handle, o);
    if (reserved && !mapped)
        free_addresses(got, size);
    return got;
}

// Adds memory at reserved addresses.
static void
append(const wish *w, CUdeviceptr at, size_t size, CUdeviceptr first, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    if (!TRY(o, cuMemCreate, &handle, size, &w->prop, 0))
        return;
    map_new(w, handle, at, size, first, o);
    release(handle, o);
}

// Maps the memory of a chunk at other addresses, too.
static bool
repeat(stretch chunk, CUdeviceptr at, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    if (!TRY(o, cuMemRetainAllocationHandle, &handle, (void *)(uintptr_t)chunk.start))
        return false;
    bool mapped = TRY(o, cuMemMap, at, chunk.size, 0, handle, 0);
    release(handle, o);
    return mapped;
}

// Maps all chunks and new memory behind them, together `size` bytes, at new addresses. The old
// mappings stay until the caller frees them, so a failure changes nothing.
static stretch
move(const wish *w, const stretch *chunks, size_t count, size_t added, size_t size, size_t whole,
     size_t align, outcome *o)
{
    CUmemGenericAllocationHandle handle;
    size_t done = 0;
    stretch got;
    if (!reserve(size, whole, align, 0, &got, o))
        return got;
    bool ok = true;
    for (size_t i = 0; ok && i < count; i++) {
        ok = repeat(chunks[i], got.start + done, o);
        done += ok ? chunks[i].size : 0;
    }
    if (ok && TRY(o, cuMemCreate, &handle, added, &w->prop, 0)) {
        ok = TRY(o, cuMemMap, got.start + done, added, 0, handle, 0);
        done += ok ? added : 0;
        release(handle, o);
        ok = ok && allow(w, got.start, size, o);
    } else {
        ok = false;
    }
    if (ok)
        return got;
    if (done > 0)
        core_driver->cuMemUnmap(got.start, done);
    free_addresses(got, size);
    return got;
}

// --- results -------------------------------------------------------------------------------------

static void
warn_of_release(core_state *st, const outcome *o)
{
    core_warn(st, o->release_status, "cuMemRelease", (void *)(uintptr_t)o->released);
}

static PyObject *
none_or_error(core_state *st, outcome o)
{
    warn_of_release(st, &o);
    return core_check(st, o.status, o.function) == 0 ? Py_NewRef(Py_None) : NULL;
}

// Returns the address and how many bytes are reserved there. If Python has no memory for that, the
// `size` bytes at the address are freed.
static PyObject *
stretch_of(core_state *st, outcome o, stretch got, size_t size)
{
    warn_of_release(st, &o);
    if (core_check(st, o.status, o.function) < 0)
        return NULL;
    PyObject *made =
        Py_BuildValue("KK", (unsigned long long)got.start, (unsigned long long)got.size);
    if (made == NULL) {
        Py_BEGIN_ALLOW_THREADS
        CUstreamCaptureMode before = core_relax();
        core_driver->cuMemUnmap(got.start, size);
        free_addresses(got, size);
        core_unrelax(before);
        Py_END_ALLOW_THREADS
    }
    return made;
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
    if (core_check(st, status, "cuMemGetAllocationGranularity") < 0)
        return NULL;
    return PyLong_FromSize_t(granularity);
}

// _virtual_total(device): the bytes of a device's memory
static PyObject *
virtual_total(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    int device;
    size_t total = 0;
    if (!PyArg_ParseTuple(args, "i", &device) || core_start(st) < 0)
        return NULL;
    CUresult status = core_driver->cuDeviceTotalMem(&total, device);
    return core_check(st, status, "cuDeviceTotalMem") == 0 ? PyLong_FromSize_t(total) : NULL;
}

// _virtual_allocate(prop, access, size, whole, align, hint): (address, bytes reserved there)
static PyObject *
virtual_allocate(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *prop, *access;
    unsigned long long size, whole, align, hint;
    wish w;
    outcome o = {.function = ""};
    stretch got;
    if (!PyArg_ParseTuple(args, "O!O!O&O&O&O&", &PyTuple_Type, &prop, &PyTuple_Type, &access,
                          read_u64, &size, read_u64, &whole, read_u64, &align, read_u64, &hint) ||
        read_prop(prop, &w.prop) < 0 || read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    got = allocate(&w, size, whole, align, hint, &o);
    Py_END_ALLOW_THREADS
    return stretch_of(st, o, got, size);
}

// _virtual_append(prop, access, address, size, first)
static PyObject *
virtual_append(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *prop, *access;
    unsigned long long at, size, first;
    wish w;
    outcome o = {.function = ""};
    if (!PyArg_ParseTuple(args, "O!O!O&O&O&", &PyTuple_Type, &prop, &PyTuple_Type, &access,
                          read_u64, &at, read_u64, &size, read_u64, &first) ||
        read_prop(prop, &w.prop) < 0 || read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    append(&w, at, size, first, &o);
    Py_END_ALLOW_THREADS
    return none_or_error(st, o);
}

// _virtual_move(prop, access, chunks, added, whole, align): (new address, bytes reserved there)
static PyObject *
virtual_move(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *prop, *access, *list;
    unsigned long long added, whole, align;
    wish w;
    outcome o = {.function = ""};
    stretch got;
    if (!PyArg_ParseTuple(args, "O!O!O!O&O&O&", &PyTuple_Type, &prop, &PyTuple_Type, &access,
                          &PyTuple_Type, &list, read_u64, &added, read_u64, &whole, read_u64,
                          &align) ||
        read_prop(prop, &w.prop) < 0 || read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    stretch *chunks = read_stretches(list);
    size_t count = (size_t)PyTuple_GET_SIZE(list);
    if (chunks == NULL)
        return NULL;
    size_t size = added;
    for (size_t i = 0; i < count; i++)
        size += chunks[i].size;
    Py_BEGIN_ALLOW_THREADS
    got = move(&w, chunks, count, added, size, whole, align, &o);
    Py_END_ALLOW_THREADS
    PyMem_Free(chunks);
    return stretch_of(st, o, got, size);
}

// _virtual_access(access, address, size)
static PyObject *
virtual_access(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    PyObject *access;
    unsigned long long at, size;
    wish w;
    outcome o = {.function = ""};
    if (!PyArg_ParseTuple(args, "O!O&O&", &PyTuple_Type, &access, read_u64, &at, read_u64, &size) ||
        read_access(access, &w) < 0 || core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS(void)
    allow(&w, at, size, &o);
    Py_END_ALLOW_THREADS
    return none_or_error(st, o);
}

// _virtual_free(address, size, reserved, room): frees `size` bytes of memory and the addresses.
// `room` is how many of them had no memory at first.
static PyObject *
virtual_free(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    unsigned long long at, size, reserved, room;
    outcome o = {.function = ""};
    if (!PyArg_ParseTuple(args, "O&O&O&O&", read_u64, &at, read_u64, &size, read_u64, &reserved,
                          read_u64, &room) ||
        core_start(st) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    CUstreamCaptureMode before = core_relax();
    if (TRY(&o, cuMemUnmap, at, size) && TRY(&o, cuMemAddressFree, at, reserved))
        atomic_fetch_sub(&room_taken, room);
    core_unrelax(before);
    Py_END_ALLOW_THREADS
    return none_or_error(st, o);
}

// _virtual_stream(stream): the Stream behind an object that has one
static PyObject *
virtual_stream(PyObject *module, PyObject *given)
{
    return (PyObject *)core_stream_take(PyModule_GetState(module), given);
}

// _buffer_memory(buffer): (how many objects share its memory, itself included; address; size)
static PyObject *
buffer_memory(PyObject *module, PyObject *o)
{
    core_state *st = PyModule_GetState(module);
    BufferObject *b = (BufferObject *)o;
    if (!PyObject_TypeCheck(o, st->buffer_type))
        return PyErr_Format(PyExc_TypeError, "buffer must be a Buffer, got %.200s",
                            Py_TYPE(o)->tp_name);
    if (core_buffer_check(b) < 0)
        return NULL;
    const core_allocation *a = b->allocation;
    return Py_BuildValue("iKK", a->count, (unsigned long long)a->ptr, (unsigned long long)a->size);
}

// _buffer_resize(buffer, size): the memory of a Buffer has grown in place.
static PyObject *
buffer_resize(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    BufferObject *b;
    unsigned long long size;
    if (!PyArg_ParseTuple(args, "O!O&", st->buffer_type, &b, read_u64, &size) ||
        core_buffer_check(b) < 0)
        return NULL;
    b->size = size;
    b->allocation->size = size;
    Py_RETURN_NONE;
}

// _buffer_move(buffer, address, size): a Buffer with the same stream and resource, whose memory has
// moved to the address. The other one is closed and frees nothing.
static PyObject *
buffer_move(PyObject *module, PyObject *args)
{
    core_state *st = PyModule_GetState(module);
    BufferObject *b;
    unsigned long long at, size;
    if (!PyArg_ParseTuple(args, "O!O&O&", st->buffer_type, &b, read_u64, &at, read_u64, &size) ||
        core_buffer_check(b) < 0)
        return NULL;
    core_allocation *a = b->allocation;
    PyObject *moved = core_buffer_new(st, st->buffer_type, at, size, a->mr, NULL, a->stream);
    if (moved != NULL && b->allocation != a) { // another thread has closed it
        Py_DECREF(moved);
        core_raise_closed((PyObject *)b);
        return NULL;
    }
    if (moved == NULL)
        return NULL;
    a->resource = NULL;
    b->allocation = NULL;
    b->ptr = 0;
    b->size = 0;
    core_allocation_drop(a);
    return moved;
}

static PyMethodDef functions[] = {
    {"_virtual_granularity", virtual_granularity, METH_VARARGS, NULL},
    {"_virtual_total", virtual_total, METH_VARARGS, NULL},
    {"_virtual_append", virtual_append, METH_VARARGS, NULL},
    {"_virtual_allocate", virtual_allocate, METH_VARARGS, NULL},
    {"_virtual_move", virtual_move, METH_VARARGS, NULL},
    {"_virtual_access", virtual_access, METH_VARARGS, NULL},
    {"_virtual_free", virtual_free, METH_VARARGS, NULL},
    {"_virtual_stream", virtual_stream, METH_O, NULL},
    {"_buffer_resize", buffer_resize, METH_VARARGS, NULL},
    {"_buffer_memory", buffer_memory, METH_O, NULL},
    {"_buffer_move", buffer_move, METH_VARARGS, NULL},
    {NULL},
};

int
core_virtual_init(core_state *Py_UNUSED(st), PyObject *module)
{
    return PyModule_AddFunctions(module, functions);
}
