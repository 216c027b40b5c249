// Implements DeviceMemoryResource.peer_accessible_by. The set itself is written in Python
// (python/cubind/core/_memory_sets.py); here are the two calls that it makes. core keeps no copy of
// the access, because several resources may share a pool.
#include "memory/pool_peers.h"

#include "base/errors.h"
#include "base/object.h"
#include "memory/location.h"
#include "memory/pool_access.h"
#include "memory/pool_reuse.h"

#include "cubind/sequence.h"

// --- the calls -----------------------------------------------------------------------------------

static int
append_if_accessing(const PoolObject *p, core_ref *pool, int device, PyObject *list)
{
    bool has_access;
    CUresult status = CORE_NOGIL(
        core_pool_can_access(pool->handle, CU_MEM_LOCATION_TYPE_DEVICE, device, &has_access));
    if (core_check(p->base.st, status, "cuMemPoolGetAccess") < 0)
        return -1;
    if (!has_access)
        return 0;
    PyObject *number = PyLong_FromLong(device);
    int result = number != NULL ? PyList_Append(list, number) : -1;
    Py_XDECREF(number);
    return result;
}

PyObject *
core_pool_peers(PyObject *self, PyObject *Py_UNUSED(unused))
{
    PoolObject *p = (PoolObject *)self;
    int count;
    if (core_pool_check(p) < 0)
        return NULL;
    core_ref *pool = core_ref_take(p->base.pool); // another thread may close the resource
    int result = core_check(p->base.st, CORE_NOGIL(core_driver->cuDeviceGetCount(&count)),
                            "cuDeviceGetCount");
    PyObject *list = result == 0 ? PyList_New(0) : NULL;
    result = list != NULL ? 0 : -1;
    for (int i = 0; result == 0 && i < count; i++)
        if (i != p->device)
            result = append_if_accessing(p, pool, i, list);
    core_ref_drop(pool);
    if (result < 0)
        Py_CLEAR(list);
    return list;
}

// Appends descriptions of the devices in a tuple of ordinals. Returns 0, or -1 with an exception.
static int
describe(PyObject *ordinals, CUmemAccess_flags flags, CUmemAccessDesc *out)
{
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(ordinals); i++) {
        out[i] = (CUmemAccessDesc){.location.type = CU_MEM_LOCATION_TYPE_DEVICE, .flags = flags};
        out[i].location.id = (int)PyLong_AsLong(PyTuple_GET_ITEM(ordinals, i));
        if (out[i].location.id == -1 && PyErr_Occurred())
            return -1;
    }
    return 0;
}

static int
change(PoolObject *p, PyObject *add, PyObject *remove)
{
    size_t added = (size_t)PyTuple_GET_SIZE(add);
    size_t count = added + (size_t)PyTuple_GET_SIZE(remove);
    CUmemAccessDesc *map = PyMem_Calloc(count, sizeof *map);
    if (map == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    int result = describe(add, CU_MEM_ACCESS_FLAGS_PROT_READWRITE, map);
    if (result == 0)
        result = describe(remove, CU_MEM_ACCESS_FLAGS_PROT_NONE, map + added);
    core_ref *pool = core_ref_take(p->base.pool);
    if (result == 0 && added > 0)
        core_pool_note_peers(pool->handle);
    if (result == 0)
        result = core_check(p->base.st,
                            CORE_NOGIL(core_driver->cuMemPoolSetAccess(pool->handle, map, count)),
                            "cuMemPoolSetAccess");
    core_ref_drop(pool);
    PyMem_Free(map);
    return result;
}

// _change_peers(ordinals to add, ordinals to remove), in one call of the driver: that is slow,
// because it changes all mappings of the pool.
PyObject *
core_pool_change_peers(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PoolObject *p = (PoolObject *)self;
    if (nargs != 2)
        return PyErr_Format(PyExc_TypeError, "_change_peers() takes 2 arguments (%zd given)",
                            nargs);
    PyObject *add = cb_items_of(args[0]), *remove = add != NULL ? cb_items_of(args[1]) : NULL;
    int result = remove != NULL ? core_pool_check(p) : -1;
    if (result == 0)
        result = change(p, add, remove);
    Py_XDECREF(remove);
    Py_XDECREF(add);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

// --- the property --------------------------------------------------------------------------------

PyObject *
core_pool_get_peers(PyObject *self, void *Py_UNUSED(unused))
{
    if (core_pool_check((PoolObject *)self) < 0)
        return NULL;
    core_state *st = ((PoolObject *)self)->base.st;
    return core_set_of(st, &st->peers_set, "PeerAccessibleBySetProxy", self);
}

int
core_pool_set_peers(PyObject *self, PyObject *value, void *Py_UNUSED(unused))
{
    if (value == NULL) {
        PyErr_SetString(PyExc_NotImplementedError, "__del__");
        return -1;
    }
    if (core_pool_check((PoolObject *)self) < 0)
        return -1;
    return core_set_replace("replace_peer_accessible_by", self, value);
}
