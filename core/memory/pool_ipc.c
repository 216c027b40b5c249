// Shares memory pools and their Buffers between processes. Handles, descriptors and the transport
// are written in Python (python/cubind/core/_ipc.py); here are the driver's calls.
#include "memory/pool_ipc.h"

#include "base/errors.h"
#include "base/ipc_call.h"
#include "base/start.h"
#include "device/context.h"
#include "memory/buffer.h"
#include "memory/imports.h"
#include "memory/pool_access.h"
#include "memory/pool_reuse.h"
#include "stream/stream_context.h"
#include "stream/stream_protocol.h"

#include <unistd.h>

// --- pools of this process -----------------------------------------------------------------------

// _export(): a descriptor of the pool, which the caller closes.
PyObject *
core_pool_export(PyObject *self, PyObject *Py_UNUSED(unused))
{
    PoolObject *p = (PoolObject *)self;
    int fd = -1;
    if (core_pool_check(p) < 0)
        return NULL;
    core_ref *pool = core_ref_take(p->base.pool);
    core_pool_note_export(pool->handle);
    CUresult status = CORE_NOGIL(core_driver->cuMemPoolExportToShareableHandle(
        &fd, pool->handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
    core_ref_drop(pool);
    if (core_check(p->base.st, status, "cuMemPoolExportToShareableHandle") < 0)
        return NULL;
    PyObject *descriptor = PyLong_FromLong(fd);
    if (descriptor == NULL)
        close(fd);
    return descriptor;
}

PyObject *
core_pool_get_allocation_handle(PyObject *self, void *Py_UNUSED(unused))
{
    PoolObject *p = (PoolObject *)self;
    if (core_pool_check(p) < 0)
        return NULL;
    if (p->allocation_handle != NULL)
        return Py_NewRef(p->allocation_handle);
    PyObject *made = core_ipc_call("handle_of", self, NULL, NULL);
    if (p->base.pool == NULL) // another thread has closed the resource
        return made;
    return Py_XNewRef(core_keep_first(&p->allocation_handle, made));
}

PyObject *
core_pool_register(PyObject *self, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("register", self, args, kwargs);
}

PyObject *
core_pool_from_registry(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("from_registry", cls, args, kwargs);
}

PyObject *
core_pool_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return core_pool_check((PoolObject *)self) == 0 ? core_ipc_call("reduce_pool", self, NULL, NULL)
                                                    : NULL;
}

// --- pools of other processes --------------------------------------------------------------------

static CUresult
drop_pool(void *handle, int Py_UNUSED(device), const char **function)
{
    return core_imports_drop_pool(handle, function);
}

// Checks that the pool is at the place for which it was imported. Returns 0, or -1 with ValueError.
static int
check_place(int place, int wanted)
{
    if (place == wanted)
        return 0;
    if (wanted == CORE_PLACE_HOST)
        PyErr_SetString(PyExc_ValueError, "the allocation handle is of a pool of a device: import "
                                          "it with DeviceMemoryResource");
    else if (place == CORE_PLACE_HOST)
        PyErr_SetString(PyExc_ValueError, "the allocation handle is of a pool of host memory: "
                                          "import it with PinnedMemoryResource");
    else
        PyErr_Format(PyExc_ValueError,
                     "the allocation handle is of a pool of another device than %d", wanted);
    return -1;
}

// Takes over `pool`.
static PyObject *
imported_resource(core_state *st, PyTypeObject *type, core_ref *pool, PyObject *shared)
{
    PoolObject *p = pool != NULL ? (PoolObject *)type->tp_alloc(type, 0) : NULL;
    if (p == NULL) {
        core_ref_drop(pool);
        return NULL;
    }
    p->base.st = st;
    p->base.table = &core_imported_resource;
    p->base.pool = pool;
    p->device = pool->device;
    p->kind = p->device < 0 ? CORE_MEMORY_PINNED : CORE_MEMORY_DEVICE;
    p->location = p->device < 0 ? CU_MEM_LOCATION_TYPE_HOST_NUMA : CU_MEM_LOCATION_TYPE_DEVICE;
    p->location_id = p->device < 0 ? 0 : p->device; // the driver does not tell the node
    p->shared = Py_NewRef(shared);
    return (PyObject *)p;
}

// _import(device, fd, shared): a resource on the pool that the descriptor stands for; `device` is
// CORE_PLACE_HOST for host memory. The caller closes the descriptor.
PyObject *
core_pool_import(PyObject *cls, PyObject *args)
{
    core_state *st = core_state_of((PyTypeObject *)cls);
    int device, fd, place;
    PyObject *shared;
    if (st == NULL || !PyArg_ParseTuple(args, "iiO:_import", &device, &fd, &shared) ||
        core_start(st) < 0)
        return NULL;
    CUmemoryPool handle = NULL;
    const char *function;
    CUresult status =
        CORE_NOGIL(core_imports_pool(fd, st->device_count, &handle, &place, &function));
    if (core_check(st, status, function) < 0)
        return NULL;
    core_ref *pool = core_ref_new(st, handle, drop_pool, device, NULL, NULL);
    PyObject *mr = imported_resource(st, (PyTypeObject *)cls, pool, shared);
    int result = mr != NULL ? check_place(place, device) : -1;
    if (result == 0 && device < 0)
        result = core_check(st, CORE_NOGIL(core_pool_open_to_devices(handle, st->device_count)),
                            "cuMemPoolSetAccess");
    if (result < 0)
        Py_CLEAR(mr);
    return mr;
}

PyObject *
core_pool_import_device(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("import_device_pool", cls, args, kwargs);
}

PyObject *
core_pool_import_pinned(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("import_pinned_pool", cls, args, kwargs);
}

// --- Buffers -------------------------------------------------------------------------------------

// Returns the memory's data for other processes. Each export of one pointer differs in bytes that
// mean nothing, so the first is kept. Memory of another process has the data that it came with.
static CUresult
export_pointer(const BufferObject *b, core_allocation *a, CUmemPoolPtrExportData *out)
{
    const core_exported *known = CB_LOAD_POINTER(&a->exported);
    if (known != NULL && b->ptr == a->ptr) {
        *out = known->data;
        return CUDA_SUCCESS;
    }
    CUresult status = core_driver->cuMemPoolExportPointer(out, b->ptr);
    if (status == CUDA_SUCCESS && b->ptr == a->ptr)
        core_allocation_keep_exported(a, out);
    return status;
}

// _export(): the bytes of a descriptor.
PyObject *
core_buffer_export(PyObject *self, PyObject *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    CUmemPoolPtrExportData data;
    if (core_buffer_check(b) < 0)
        return NULL;
    core_allocation *a = core_allocation_take(b->allocation); // others may close the Buffer
    CUresult status = CORE_NOGIL(export_pointer(b, a, &data));
    core_allocation_drop(a);
    if (core_check(b->st, status, "cuMemPoolExportPointer") < 0)
        return NULL;
    return PyBytes_FromStringAndSize((const char *)&data, sizeof data);
}

PyObject *
core_buffer_get_ipc_descriptor(PyObject *self, void *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    if (core_buffer_check(b) < 0)
        return NULL;
    core_allocation *a = b->allocation;
    bool whole = b->ptr == a->ptr && b->size == a->size;
    core_exported *exported = CB_LOAD_POINTER(&a->exported); // a thread without the GIL sets it
    if (whole && exported != NULL && exported->descriptor != NULL)
        return Py_NewRef(exported->descriptor);
    core_allocation_take(a); // others may close the Buffer
    PyObject *made = core_ipc_call("descriptor_of", self, NULL, NULL);
    exported = CB_LOAD_POINTER(&a->exported);
    if (made != NULL && whole && exported != NULL)
        made = Py_NewRef(core_keep_first(&exported->descriptor, made));
    core_allocation_drop(a);
    return made;
}

PyObject *
core_buffer_get_is_mapped(PyObject *self, void *Py_UNUSED(unused))
{
    const core_allocation *a = ((BufferObject *)self)->allocation;
    return PyBool_FromLong(a != NULL && a->resource == &core_imported_resource);
}

PyObject *
core_buffer_from_ipc_descriptor(PyObject *cls, PyObject *args, PyObject *kwargs)
{
    return core_ipc_call("from_ipc_descriptor", cls, args, kwargs);
}

PyObject *
core_buffer_reduce(PyObject *self, PyObject *Py_UNUSED(unused))
{
    return core_buffer_check((BufferObject *)self) == 0
               ? core_ipc_call("reduce_buffer", self, NULL, NULL)
               : NULL;
}

// Returns the ref of the default stream in the current context, or without one in the primary
// context of the memory's device (of device 0 for host memory). Owned.
static core_ref *
default_stream(core_state *st, int device)
{
    CUcontext current;
    core_scope scope;
    if (core_current_context(st, &current) < 0)
        return NULL;
    core_ref *primary = NULL;
    if (current == NULL && (primary = core_primary_context(st, device < 0 ? 0 : device)) == NULL)
        return NULL;
    if (core_scope_enter(st, current != NULL ? current : primary->handle, &scope) < 0)
        return NULL;
    core_ref *ref = core_stream_record(st, (StreamObject *)core_default_stream(st));
    if (core_scope_leave(st, &scope) == 0)
        return ref;
    core_ref_drop(ref);
    return NULL;
}

static core_ref *
stream_of_import(core_state *st, PyObject *given, int device)
{
    if (given == Py_None)
        return default_stream(st, device);
    StreamObject *stream = core_stream_take(st, given);
    core_ref *ref = stream != NULL ? core_deallocation_stream(st, stream) : NULL;
    Py_XDECREF(stream);
    return ref;
}

// Checks the size, which comes from another process. Returns 0, or -1 with an exception.
static int
check_size(core_state *st, CUdeviceptr ptr, size_t size)
{
    size_t mapped = 0;
    CUresult status = CORE_NOGIL(
        core_driver->cuPointerGetAttribute(&mapped, CU_POINTER_ATTRIBUTE_RANGE_SIZE, ptr));
    if (core_check(st, status, "cuPointerGetAttribute") < 0)
        return -1;
    if (size <= mapped)
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "IPC buffer descriptor size (%zu) exceeds mapped allocation extent (%zu bytes)",
                 size, mapped);
    return -1;
}

static PyObject *
import_buffer(PoolObject *p, const CUmemPoolPtrExportData *data, size_t size, core_ref *stream)
{
    core_state *st = p->base.st;
    const char *function;
    CUdeviceptr ptr = 0;
    core_ref *pool = core_ref_take(p->base.pool); // another thread may close the resource
    CUresult status = CORE_NOGIL(core_imports_pointer(pool->handle, data, &ptr, &function));
    PyObject *b = NULL;
    if (core_check(st, status, function) == 0)
        b = core_buffer_new(st, st->buffer_type, ptr, size, (PyObject *)p, pool, stream);
    core_ref_drop(pool);
    if (b != NULL)
        core_allocation_keep_exported(((BufferObject *)b)->allocation, data);
    if (b != NULL && check_size(st, ptr, size) < 0)
        Py_CLEAR(b);
    return b;
}

// _import_buffer(data, size, stream): the Buffer of another process; None is the default stream.
PyObject *
core_pool_import_buffer(PyObject *self, PyObject *args)
{
    PoolObject *p = (PoolObject *)self;
    core_state *st = p->base.st;
    PyObject *bytes, *size_object, *stream_object;
    CUmemPoolPtrExportData data;
    size_t size;
    if (!PyArg_ParseTuple(args, "SOO:_import_buffer", &bytes, &size_object, &stream_object) ||
        core_named_size(size_object, "size", &size) < 0 || core_pool_check(p) < 0)
        return NULL;
    if (PyBytes_GET_SIZE(bytes) < (Py_ssize_t)sizeof data)
        return PyErr_Format(PyExc_ValueError,
                            "IPC buffer descriptor payload is %zd bytes; expected at least %zu",
                            PyBytes_GET_SIZE(bytes), sizeof data);
    memcpy(&data, PyBytes_AS_STRING(bytes), sizeof data);
    core_ref *stream = stream_of_import(st, stream_object, p->device);
    PyObject *b = NULL;
    if (stream != NULL && core_pool_check(p) == 0) // looking for the stream may have closed it
        b = import_buffer(p, &data, size, stream);
    core_ref_drop(stream);
    return b;
}
