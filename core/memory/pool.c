// Implements _MemPool, the common part of DeviceMemoryResource, PinnedMemoryResource and
// ManagedMemoryResource. They use the driver's stream-ordered memory pools.
#include "memory/pool.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/steps.h"
#include "memory/buffer.h"
#include "memory/imports.h"
#include "memory/out_of_memory.h"
#include "memory/pool_attributes.h"
#include "memory/pool_reuse.h"
#include "stream/stream_context.h"

static bool
is_imported(const PoolObject *p)
{
    return p->base.table == &core_imported_resource;
}

// --- allocating ----------------------------------------------------------------------------------

typedef struct request {
    CUmemoryPool pool;
    CUstream stream;
    size_t size;
    CUdeviceptr ptr;
    const char *function;
    bool capturing;
} request;

// Refuses a capturing stream: the graph would own memory that is allocated during the capture.
static CUresult
allocate_now(request *r)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    r->function = "cuStreamIsCapturing";
    CUresult status = core_driver->cuStreamIsCapturing(r->stream, &capture);
    r->capturing = capture != CU_STREAM_CAPTURE_STATUS_NONE;
    if (status != CUDA_SUCCESS || r->capturing || r->size == 0)
        return status;
    r->function = "cuMemAllocFromPoolAsync";
    return core_driver->cuMemAllocFromPoolAsync(&r->ptr, r->size, r->pool, r->stream);
}

static int
allocate_from(core_state *st, const PoolObject *p, request *r)
{
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = allocate_now(r);
    Py_END_ALLOW_THREADS
    if (CB_UNLIKELY(status != CUDA_SUCCESS))
        return core_raise_allocation(st, status, r->function, r->size, p->device, r->pool);
    if (CB_LIKELY(!r->capturing))
        return 0;
    PyErr_SetString(PyExc_RuntimeError,
                    "_MemPool cannot perform memory operations on a capturing stream "
                    "(consider using GraphMemoryResource).");
    return -1;
}

static PyObject *
allocate_from_pool(PyObject *mr, size_t size, StreamObject *s)
{
    PoolObject *p = (PoolObject *)mr;
    core_state *st = p->base.st;
    if (CB_UNLIKELY(core_pool_check(p) < 0))
        return NULL;
    if (CB_UNLIKELY(is_imported(p))) {
        PyErr_SetString(PyExc_TypeError,
                        "Cannot allocate from a mapped IPC-enabled memory resource");
        return NULL;
    }
    core_ref *pool = core_ref_take(p->base.pool); // others may close it, or the stream
    core_ref *stream = core_stream_record(st, s);
    if (CB_UNLIKELY(stream == NULL)) {
        core_ref_drop(pool);
        return NULL;
    }
    request r = {.pool = pool->handle, .stream = stream->handle, .size = size};
    PyTypeObject *type = p->kind == CORE_MEMORY_MANAGED ? st->managed_buffer_type : st->buffer_type;
    PyObject *b = NULL;
    if (CB_LIKELY(allocate_from(st, p, &r) == 0))
        b = core_buffer_new(st, type, r.ptr, size, mr, pool, stream);
    core_ref_drop(pool);
    core_ref_drop(stream);
    return b;
}

// --- the table -----------------------------------------------------------------------------------

// Frees in stream order, so it does not wait.
static CUresult
free_in_order(const core_allocation *a)
{
    if (CB_UNLIKELY(core_pools_tracked()))
        return core_pool_free(a->pool != NULL ? a->pool->handle : NULL, a->ptr, a->stream);
    return core_driver->cuMemFreeAsync(a->ptr, a->stream != NULL ? a->stream->handle : NULL);
}

static int
pool_fact(PyObject *mr, core_memory_fact fact)
{
    const PoolObject *p = (PoolObject *)mr;
    return core_fact_of_kind((core_memory_kind)p->kind, p->device, fact);
}

const core_resource core_pool_resource = {
    .allocate = allocate_from_pool,
    .free = free_in_order,
    .free_name = "cuMemFreeAsync",
    .fact = pool_fact,
};

static CUresult
free_import(const core_allocation *a)
{
    return core_imports_free(a->ptr, a->stream);
}

const core_resource core_imported_resource = {
    .allocate = allocate_from_pool,
    .free = free_import,
    .free_name = "cuMemFreeAsync",
    .fact = pool_fact,
};

// --- methods -------------------------------------------------------------------------------------

static PyObject *
Pool_allocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return core_resource_allocate(self, allocate_from_pool, true, args, nargs, kwnames);
}

static PyObject *
Pool_deallocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    bool imported = is_imported((PoolObject *)self);
    if (!imported && !core_pools_tracked())
        return core_resource_deallocate_async(self, args, nargs, kwnames);
    return core_resource_deallocate_by(
        self, imported ? &core_imported_resource : &core_pool_resource, args, nargs, kwnames);
}

// --- life ----------------------------------------------------------------------------------------

CORE_RESOURCE_NEW(Pool_new, mem_pool, &core_pool_resource)

// Closes the resource. The pool itself lives until its last buffer is gone.
static PyObject *
Pool_close(PyObject *self, PyObject *Py_UNUSED(ignored))
{
    core_ref *pool = ((MemoryResourceObject *)self)->pool;
    ((MemoryResourceObject *)self)->pool = NULL;
    Py_CLEAR(((PoolObject *)self)->attributes);
    Py_CLEAR(((PoolObject *)self)->shared);
    Py_CLEAR(((PoolObject *)self)->allocation_handle);
    core_ref_drop(pool);
    Py_RETURN_NONE;
}

void
core_pool_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_CLEAR(((PoolObject *)self)->attributes);
    Py_CLEAR(((PoolObject *)self)->shared);
    Py_CLEAR(((PoolObject *)self)->allocation_handle);
    core_resource_dealloc(self);
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
Pool_get_attributes(PyObject *self, void *Py_UNUSED(unused))
{
    PoolObject *p = (PoolObject *)self;
    if (CB_UNLIKELY(core_pool_check(p) < 0))
        return NULL;
    if (CB_LIKELY(p->attributes != NULL))
        return Py_NewRef(p->attributes);
    PyObject *made = core_pool_attributes(p->base.st, p->base.pool);
    if (p->base.pool == NULL) // code that ran during the allocation has closed the resource
        return made;
    return Py_XNewRef(core_keep_first(&p->attributes, made));
}

static PyObject *
Pool_get_handle(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    core_state *st = p->base.st;
    void *handle = p->base.pool != NULL ? p->base.pool->handle : NULL;
    return core_handle(st, &st->cu_memory_pool, "CUmemoryPool", handle);
}

static PyObject *
Pool_get_is_handle_owned(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    return PyBool_FromLong(p->base.pool != NULL && p->base.pool->destroy != NULL);
}

static PyObject *
Pool_get_is_closed(PyObject *self, void *Py_UNUSED(unused))
{
    return PyBool_FromLong(((MemoryResourceObject *)self)->pool == NULL);
}

static PyObject *
Pool_get_shared(PyObject *self, void *Py_UNUSED(unused))
{
    PoolObject *p = (PoolObject *)self;
    if (p->base.pool != NULL && core_check_process(self, p->base.pool->process) < 0)
        return NULL;
    return Py_NewRef(p->shared != NULL ? p->shared : Py_None);
}

static PyObject *
Pool_get_is_ipc_enabled(PyObject *self, void *Py_UNUSED(unused))
{
    return PyBool_FromLong(((PoolObject *)self)->shared != NULL);
}

static PyObject *
Pool_get_is_mapped(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    return PyBool_FromLong(p->shared != NULL && is_imported(p));
}

static PyObject *
Pool_get_uuid(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    if (p->shared == NULL)
        Py_RETURN_NONE;
    PyObject *shared = Py_NewRef(p->shared); // the attribute may run Python code
    PyObject *name = core_name(&p->base.st->name_uuid, "uuid");
    PyObject *uuid = name != NULL ? PyObject_GetAttr(shared, name) : NULL;
    Py_DECREF(shared);
    return uuid;
}

PyObject *
core_pool_get_fact(PyObject *self, void *closure)
{
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    return core_fact_object(fact, pool_fact(self, fact));
}

static PyGetSetDef Pool_getset[] = {
    {"attributes", Pool_get_attributes, NULL, CORE_DOC(_MemPool, attributes), NULL},
    {"handle", Pool_get_handle, NULL, CORE_DOC(_MemPool, handle), NULL},
    {"is_handle_owned", Pool_get_is_handle_owned, NULL, CORE_DOC(_MemPool, is_handle_owned), NULL},
    {"is_closed", Pool_get_is_closed, NULL, CORE_DOC(_MemPool, is_closed), NULL},
    {"is_ipc_enabled", Pool_get_is_ipc_enabled, NULL, CORE_DOC(_MemPool, is_ipc_enabled), NULL},
    {"is_mapped", Pool_get_is_mapped, NULL, CORE_DOC(_MemPool, is_mapped), NULL},
    {"uuid", Pool_get_uuid, NULL, CORE_DOC(_MemPool, uuid), NULL},
    {"_shared", Pool_get_shared, NULL, CORE_DOC(_MemPool, _shared), NULL},
    CORE_POOL_FACTS,
    {NULL, NULL, NULL, NULL, NULL},
};

// --- the type ------------------------------------------------------------------------------------

static PyMethodDef Pool_methods[] = {
    {"allocate", CORE_KEYWORDS(Pool_allocate), CORE_DOC(_MemPool, allocate)},
    {"deallocate", CORE_KEYWORDS(Pool_deallocate), CORE_DOC(_MemPool, deallocate)},
    {"close", Pool_close, METH_NOARGS, CORE_DOC(_MemPool, close)},
    {NULL, NULL, 0, NULL},
};

// One call makes the text, because each call costs as much as all the rest.
static PyObject *
Pool_repr(PyObject *self)
{
    PoolObject *p = (PoolObject *)self;
    const char *name = core_class_name(self);
    char handle[40] = "closed";
    if (p->base.pool != NULL) // %p is "(nil)" for the null handle
        PyOS_snprintf(handle, sizeof handle, "handle=0x%zx", (size_t)p->base.pool->handle);
    if (p->location == CU_MEM_LOCATION_TYPE_HOST_NUMA)
        return PyUnicode_FromFormat("<%s numa_id=%d %s>", name, p->location_id, handle);
    if (p->location == CU_MEM_LOCATION_TYPE_DEVICE)
        return PyUnicode_FromFormat("<%s device=%d %s>", name, p->location_id, handle);
    return PyUnicode_FromFormat("<%s %s>", name, handle);
}

static PyType_Slot Pool_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(_MemPool)},
    {Py_tp_new, Pool_new},
    {Py_tp_dealloc, core_pool_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_repr, Pool_repr},
    {Py_tp_methods, Pool_methods},
    {Py_tp_getset, Pool_getset},
    {0, NULL},
};

PyType_Spec core_mem_pool_spec = {
    .name = "cubind.core._MemPool",
    .basicsize = sizeof(PoolObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = Pool_slots,
};
