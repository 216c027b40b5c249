// Implements DeviceMemoryResource, PinnedMemoryResource and ManagedMemoryResource, and chooses or
// creates the pool of each.
#include "memory/pool_create.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/ipc_call.h"
#include "base/options_take.h"
#include "base/start.h"
#include "base/steps.h"
#include "device/device_facts.h"
#include "memory/location.h"
#include "memory/pool_ipc.h"
#include "memory/pool_peers.h"
#include "memory/pool_reuse.h"

#include "cubind/signature.h"

// --- pools ---------------------------------------------------------------------------------------

// Describes the pool that is wanted.
typedef struct pool_request {
    core_pool_kind pool;
    int device; // the resource's; -1: none
    int kind;   // core_memory_kind
} pool_request;

// Takes the current pool of the location, which the whole process shares.
static CUresult
current_pool(pool_request *r, CUmemoryPool *pool, const char **function)
{
    if (r->kind == CORE_MEMORY_DEVICE) {
        *function = "cuDeviceGetMemPool";
        return core_driver->cuDeviceGetMemPool(pool, r->device);
    }
    *function = "cuMemGetMemPool";
    return core_driver->cuMemGetMemPool(pool, &r->pool.location, r->pool.type);
}

// Raises the release threshold from 0: with 0, each synchronisation gives the pool's unused memory
// back to the system.
static CUresult
keep_memory(CUmemoryPool pool, const char **function)
{
    uint64_t threshold = 0;
    *function = "cuMemPoolGetAttribute";
    CUresult status =
        core_driver->cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &threshold);
    if (status != CUDA_SUCCESS || threshold != 0)
        return status;
    threshold = UINT64_MAX;
    *function = "cuMemPoolSetAttribute";
    return core_driver->cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &threshold);
}

static int
raise_no_pool(core_state *st, int kind, CUresult status, const char *function)
{
    static const char *const hints[] = {
        [CORE_MEMORY_DEVICE] = "; on a device without memory pools use Device.allocate(), and "
                               "LegacyPinnedMemoryResource for pinned memory",
        [CORE_MEMORY_PINNED] = "; host memory pools need CUDA 13 and a device that supports them; "
                               "without them use LegacyPinnedMemoryResource",
        [CORE_MEMORY_MANAGED] =
            "; managed memory pools need CUDA 13 and a device that supports them; without them use "
            "LegacyPinnedMemoryResource, whose memory host and device share",
    };
    if (status == CUDA_ERROR_OUT_OF_MEMORY)
        return core_raise(st, status, function);
    PyObject *hint = PyUnicode_FromString(hints[kind]);
    if (hint != NULL)
        core_raise_more(st, status, function, hint, NULL);
    Py_XDECREF(hint);
    return -1;
}

static CUresult
retire_pool(void *handle, int Py_UNUSED(device), const char **function)
{
    return core_pool_retire(handle, function);
}

// Sets the resource's pool, and replaces the pool that it may already have.
static int
install_pool(PoolObject *p, pool_request *r, bool create)
{
    core_state *st = p->base.st;
    CUmemoryPool pool = NULL;
    const char *function = NULL;
    CUresult status;
    PyObject *shared = NULL;
    if (r->pool.shared && (shared = core_ipc_call("Shared", NULL, NULL, NULL)) == NULL)
        return -1;
    Py_BEGIN_ALLOW_THREADS
    status = create ? core_pool_take(&r->pool, st->device_count, &pool, &function)
                    : current_pool(r, &pool, &function);
    if (status == CUDA_SUCCESS && !create && r->kind == CORE_MEMORY_DEVICE)
        status = keep_memory(pool, &function);
    Py_END_ALLOW_THREADS
    core_ref *ref = NULL;
    if (status != CUDA_SUCCESS)
        raise_no_pool(st, r->kind, status, function);
    else
        ref = core_ref_new(st, pool, create ? retire_pool : NULL, r->device, NULL, NULL);
    if (ref == NULL) {
        Py_XDECREF(shared);
        return -1;
    }
    core_ref *old = p->base.pool;
    PyObject *of_old[] = {p->shared, p->allocation_handle, p->attributes};
    p->base.pool = ref;
    if (p->base.table == &core_imported_resource)
        p->base.table = &core_pool_resource;
    p->shared = shared;
    p->allocation_handle = p->attributes = NULL;
    p->kind = r->kind;
    p->device = r->device;
    p->location = (int)r->pool.location.type;
    p->location_id = r->pool.location.id;
    for (int i = 0; i < 3; i++)
        Py_XDECREF(of_old[i]);
    core_ref_drop(old); // last: it lets other threads run
    return 0;
}

// --- options -------------------------------------------------------------------------------------

static int
read_max_size(PyObject *options, size_t *out)
{
    PyObject *value = PyObject_GetAttrString(options, "max_size");
    int result = value != NULL ? core_named_size(value, "max_size", out) : -1;
    Py_XDECREF(value);
    return result;
}

static int
read_shared(PyObject *options, bool *out)
{
    PyObject *value = PyObject_GetAttrString(options, "ipc_enabled");
    int truth = value != NULL ? PyObject_IsTrue(value) : -1;
    Py_XDECREF(value);
    *out = truth > 0;
    return truth < 0 ? -1 : 0;
}

static int
location_type(const char *name)
{
    if (strcmp(name, "device") == 0)
        return CU_MEM_LOCATION_TYPE_DEVICE;
    return strcmp(name, "host") == 0 ? CU_MEM_LOCATION_TYPE_HOST : CU_MEM_LOCATION_TYPE_HOST_NUMA;
}

// Finds the NUMA node that is closest to the current device, or to device 0 if no context is
// current.
static int
current_numa_node(core_state *st, int *out)
{
    int device = 0;
    if (core_start(st) < 0)
        return -1;
    CUresult status = core_driver->cuCtxGetDevice(&device);
    if (status != CUDA_ERROR_INVALID_CONTEXT && core_check(st, status, "cuCtxGetDevice") < 0)
        return -1;
    status = core_driver->cuDeviceGetAttribute(out, CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, device);
    if (core_check(st, status, "cuDeviceGetAttribute") < 0)
        return -1;
    if (*out >= 0)
        return 0;
    PyErr_Format(PyExc_RuntimeError,
                 "device %d does not report its NUMA node: specify one explicitly", device);
    return -1;
}

// Reads the location of managed memory. options._location() checks the options and returns a tuple
// (type, id). The type is None, "device", "host" or "host_numa"; the id is a number if the type has
// one.
static int
read_location(core_state *st, PyObject *options, CUmemLocation *out)
{
    PyObject *location = PyObject_CallMethod(options, "_location", NULL);
    const char *type = NULL;
    PyObject *id;
    int result = -1;
    if (location == NULL)
        return -1;
    *out = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_NONE, .id = -1};
    if (PyArg_ParseTuple(location, "zO:_location", &type, &id)) {
        result = 0;
        if (type != NULL)
            out->type = location_type(type);
        if (id != Py_None)
            result = PyArg_Parse(id, "i", &out->id) ? 0 : -1;
        else if (out->type == CU_MEM_LOCATION_TYPE_HOST_NUMA)
            result = current_numa_node(st, &out->id);
    }
    Py_DECREF(location);
    return result;
}

// --- DeviceMemoryResource ------------------------------------------------------------------------

static int
init_device_pool(PoolObject *p, PyObject *device, PyObject *options)
{
    pool_request r = {.pool.type = CU_MEM_ALLOCATION_TYPE_PINNED, .kind = CORE_MEMORY_DEVICE};
    if (core_device_number(p->base.st, device, &r.device) < 0)
        return -1;
    r.pool.location = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = r.device};
    if (options != NULL) {
        if (read_shared(options, &r.pool.shared) < 0 ||
            read_max_size(options, &r.pool.max_size) < 0)
            return -1;
    }
    return install_pool(p, &r, options != NULL);
}

static int
DevicePool_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"device_id", "options", NULL};
    static const cb_signature call = {"DeviceMemoryResource", params, .positional = 2,
                                      .required = 1};
    PoolObject *p = (PoolObject *)self;
    CB_SLOTS(PyObject * device_id, *options) given;
    PyObject *options;
    if (cb_bind_tuple(&call, args, kwargs, given.slots) < 0 ||
        core_take_options(p->base.st, given.options, "DeviceMemoryResourceOptions",
                          "DeviceMemoryResource options", &options) < 0)
        return -1;
    int result = init_device_pool(p, given.device_id, options);
    Py_XDECREF(options);
    return result;
}

PyObject *
core_default_memory_resource(core_state *st, int device)
{
    const core_device_facts *facts = core_device_facts_of(st, device);
    if (facts == NULL)
        return NULL;
    PyTypeObject *type = facts->memory_pools ? st->device_memory_resource_type
                                             : st->synchronous_memory_resource_type;
    return PyObject_CallFunction((PyObject *)type, "i", device);
}

// --- PinnedMemoryResource and ManagedMemoryResource ----------------------------------------------

static int
take_only_options(PyObject *self, const cb_signature *call, const char *name, const char *what,
                  PyObject *args, PyObject *kwargs, PyObject **options)
{
    core_state *st = ((MemoryResourceObject *)self)->st;
    PyObject *given;
    if (cb_bind_tuple(call, args, kwargs, &given) < 0 ||
        core_take_options(st, given, name, what, options) < 0)
        return -1;
    return core_start(st);
}

static int
PinnedPool_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"PinnedMemoryResource", params, .positional = 1};
    PoolObject *p = (PoolObject *)self;
    PyObject *options = NULL;
    int result = take_only_options(self, &call, "PinnedMemoryResourceOptions",
                                   "PinnedMemoryResource options", args, kwargs, &options);
    pool_request r = {
        .pool.location = {.type = CU_MEM_LOCATION_TYPE_HOST, .id = -1},
        .pool.type = CU_MEM_ALLOCATION_TYPE_PINNED,
        .device = -1,
        .kind = CORE_MEMORY_PINNED,
    };
    if (result == 0 && options != NULL)
        result = read_location(p->base.st, options, &r.pool.location);
    if (result == 0 && options != NULL)
        result = read_shared(options, &r.pool.shared);
    if (result == 0 && options != NULL)
        result = read_max_size(options, &r.pool.max_size);
    if (result == 0)
        result = install_pool(p, &r, options != NULL);
    Py_XDECREF(options);
    return result;
}

static int
ManagedPool_init(PyObject *self, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"ManagedMemoryResource", params, .positional = 1};
    PoolObject *p = (PoolObject *)self;
    PyObject *options = NULL;
    int result = take_only_options(self, &call, "ManagedMemoryResourceOptions",
                                   "ManagedMemoryResource options", args, kwargs, &options);
    pool_request r = {
        .pool.location = {.type = CU_MEM_LOCATION_TYPE_NONE, .id = -1},
        .pool.type = CU_MEM_ALLOCATION_TYPE_MANAGED,
        .kind = CORE_MEMORY_MANAGED,
    };
    if (result == 0 && options != NULL)
        result = read_location(p->base.st, options, &r.pool.location);
    r.device = r.pool.location.type == CU_MEM_LOCATION_TYPE_DEVICE ? r.pool.location.id : -1;
    if (result == 0)
        result = install_pool(p, &r, options != NULL);
    Py_XDECREF(options);
    return result;
}

static PyObject *
PinnedPool_get_numa_id(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    return PyLong_FromLong(p->location == CU_MEM_LOCATION_TYPE_HOST_NUMA ? p->location_id : -1);
}

// Returns the tuple (member of ManagedMemoryLocationType, id). Takes over the reference to `id`.
// Owned.
static PyObject *
location_tuple(core_state *st, const char *type, PyObject *id)
{
    PyObject *member =
        id != NULL ? core_typing_member(st, "ManagedMemoryLocationType", type) : NULL;
    PyObject *tuple = member != NULL ? PyTuple_Pack(2, member, id) : NULL;
    Py_XDECREF(member);
    Py_XDECREF(id);
    return tuple;
}

static PyObject *
ManagedPool_get_preferred_location(PyObject *self, void *Py_UNUSED(unused))
{
    const PoolObject *p = (PoolObject *)self;
    switch (p->location) {
    case CU_MEM_LOCATION_TYPE_DEVICE:
        return location_tuple(p->base.st, "device", PyLong_FromLong(p->location_id));
    case CU_MEM_LOCATION_TYPE_HOST:
        return location_tuple(p->base.st, "host", Py_NewRef(Py_None));
    case CU_MEM_LOCATION_TYPE_HOST_NUMA:
        return location_tuple(p->base.st, "host_numa", PyLong_FromLong(p->location_id));
    default:
        Py_RETURN_NONE;
    }
}

// --- the types -----------------------------------------------------------------------------------

#define POOL_TYPE(field, python_name, slots_) \
    PyType_Spec core_##field##_spec = { \
        .name = "cubind.core." python_name, \
        .basicsize = sizeof(PoolObject), \
        .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | \
                 Py_TPFLAGS_IMMUTABLETYPE, \
        .slots = slots_, \
    }

CORE_RESOURCE_NEW(DevicePool_new, device_memory_resource, &core_pool_resource)

static PyMethodDef DevicePool_methods[] = {
    {"_peers", core_pool_peers, METH_NOARGS, CORE_DOC(DeviceMemoryResource, _peers)},
    {"_change_peers", CORE_FUNCTION(core_pool_change_peers), METH_FASTCALL,
     CORE_DOC(DeviceMemoryResource, _change_peers)},
    CORE_POOL_IPC_METHODS(DeviceMemoryResource, core_pool_import_device),
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef DevicePool_getset[] = {
    {"peer_accessible_by", core_pool_get_peers, core_pool_set_peers,
     CORE_DOC(DeviceMemoryResource, peer_accessible_by), NULL},
    CORE_POOL_ALLOCATION_HANDLE(DeviceMemoryResource),
    CORE_POOL_FACTS,
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot DevicePool_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(DeviceMemoryResource)},
    {Py_tp_new, DevicePool_new},
    {Py_tp_init, DevicePool_init},
    {Py_tp_dealloc, core_pool_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_methods, DevicePool_methods},
    {Py_tp_getset, DevicePool_getset},
    {0, NULL},
};

POOL_TYPE(device_memory_resource, "DeviceMemoryResource", DevicePool_slots);

static PyMethodDef PinnedPool_methods[] = {
    CORE_POOL_IPC_METHODS(PinnedMemoryResource, core_pool_import_pinned),
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef PinnedPool_getset[] = {
    CORE_POOL_ALLOCATION_HANDLE(PinnedMemoryResource),
    {"numa_id", PinnedPool_get_numa_id, NULL, CORE_DOC(PinnedMemoryResource, numa_id), NULL},
    CORE_POOL_FACTS,
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_RESOURCE_NEW(PinnedPool_new, pinned_memory_resource, &core_pool_resource)

static PyType_Slot PinnedPool_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(PinnedMemoryResource)},
    {Py_tp_new, PinnedPool_new},
    {Py_tp_init, PinnedPool_init},
    {Py_tp_dealloc, core_pool_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_methods, PinnedPool_methods},
    {Py_tp_getset, PinnedPool_getset},
    {0, NULL},
};

POOL_TYPE(pinned_memory_resource, "PinnedMemoryResource", PinnedPool_slots);

static PyGetSetDef ManagedPool_getset[] = {
    {"preferred_location", ManagedPool_get_preferred_location, NULL,
     CORE_DOC(ManagedMemoryResource, preferred_location), NULL},
    CORE_POOL_FACTS,
    {NULL, NULL, NULL, NULL, NULL},
};

CORE_RESOURCE_NEW(ManagedPool_new, managed_memory_resource, &core_pool_resource)

static PyType_Slot ManagedPool_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(ManagedMemoryResource)},
    {Py_tp_new, ManagedPool_new},
    {Py_tp_init, ManagedPool_init},
    {Py_tp_dealloc, core_pool_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_getset, ManagedPool_getset},
    {0, NULL},
};

POOL_TYPE(managed_memory_resource, "ManagedMemoryResource", ManagedPool_slots);
