// Implements the methods and properties of ManagedBuffer: advice to the driver about its memory,
// and work on it. core keeps nothing of the advice; each read queries the driver.
#include "memory/managed.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/object.h"
#include "memory/location.h"
#include "memory/managed_work.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

// --- work on a stream ----------------------------------------------------------------------------

// Does the work on the whole Buffer. `location` may be NULL if the work has none.
static PyObject *
work_on(PyObject *self, const core_managed_work *work, PyObject *location, PyObject *stream_given)
{
    BufferObject *b = (BufferObject *)self;
    CUmemLocation place = {.type = CU_MEM_LOCATION_TYPE_HOST};
    size_t first = 0;
    if (core_buffer_check(b) < 0 ||
        (work->located && core_location_of(b->st, location, &place) < 0))
        return NULL;
    StreamObject *stream = core_stream_take(b->st, stream_given);
    if (stream == NULL)
        return NULL;
    int result = core_buffer_check(b); // taking the arguments may have run Python code
    CUdeviceptr pointer = b->ptr;
    size_t size = b->size;
    core_managed_ranges r = {1, &pointer, &size, &place, &first, 1};
    if (result == 0)
        result = core_managed_do(work, work->name, &b, &r, stream);
    Py_DECREF(stream);
    return result == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
located_work(PyObject *self, const core_managed_work *work, PyObject *const *args, Py_ssize_t nargs,
             PyObject *kwnames)
{
    static const char *const params[] = {"location", "stream", NULL};
    const cb_signature call = {work->name, params, .positional = 1, .required = 1 | 1 << 1};
    CB_SLOTS(PyObject * location, *stream) given;
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return work_on(self, work, given.location, given.stream);
}

static PyObject *
Managed_prefetch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return located_work(self, &core_prefetch_work, args, nargs, kwnames);
}

static PyObject *
Managed_discard_prefetch(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return located_work(self, &core_discard_prefetch_work, args, nargs, kwnames);
}

static PyObject *
Managed_discard(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"stream", NULL};
    static const cb_signature call = {"discard", params, .positional = 0, .required = 1};
    PyObject *stream;
    if (cb_bind_vector(&call, args, nargs, kwnames, &stream) < 0)
        return NULL;
    return work_on(self, &core_discard_work, NULL, stream);
}

// --- advice --------------------------------------------------------------------------------------

static int
advise(BufferObject *b, CUmem_advise advice, CUmemLocation location)
{
    if (core_buffer_check(b) < 0)
        return -1;
    core_allocation *held = core_allocation_take(b->allocation);
    CUdeviceptr pointer = b->ptr;
    size_t size = b->size;
    CUresult status = CORE_NOGIL(core_driver->cuMemAdvise(pointer, size, advice, location));
    core_allocation_drop(held);
    return CB_LIKELY(status == CUDA_SUCCESS)
               ? 0
               : core_managed_raise(&b, 1, status, "cuMemAdvise", "advise");
}

// Queries an attribute of the whole range of an open Buffer.
static CUresult
query_range(BufferObject *b, CUmem_range_attribute attribute, void *out, size_t size)
{
    core_allocation *held = core_allocation_take(b->allocation);
    CUdeviceptr pointer = b->ptr;
    size_t bytes = b->size;
    CUresult status =
        CORE_NOGIL(core_driver->cuMemRangeGetAttribute(out, size, attribute, pointer, bytes));
    core_allocation_drop(held);
    return status;
}

// Does the same, and checks the Buffer. Returns 0, or -1 with an exception.
static int
read_range(BufferObject *b, CUmem_range_attribute attribute, void *out, size_t size)
{
    if (core_buffer_check(b) < 0)
        return -1;
    return core_check(b->st, query_range(b, attribute, out, size), "cuMemRangeGetAttribute");
}

static int
refuse_delete(const PyObject *value, const char *name)
{
    if (value != NULL)
        return 0;
    PyErr_Format(PyExc_AttributeError, "%s cannot be deleted", name);
    return -1;
}

static PyObject *
Managed_get_read_mostly(PyObject *self, void *Py_UNUSED(unused))
{
    int value;
    if (read_range((BufferObject *)self, CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, &value, sizeof value) <
        0)
        return NULL;
    return PyBool_FromLong(value);
}

static int
Managed_set_read_mostly(PyObject *self, PyObject *value, void *Py_UNUSED(unused))
{
    static const CUmemLocation ignored = {.type = CU_MEM_LOCATION_TYPE_HOST};
    if (refuse_delete(value, "read_mostly") < 0)
        return -1;
    int wanted = PyObject_IsTrue(value);
    if (wanted < 0)
        return -1;
    return advise((BufferObject *)self,
                  wanted ? CU_MEM_ADVISE_SET_READ_MOSTLY : CU_MEM_ADVISE_UNSET_READ_MOSTLY,
                  ignored);
}

// Drivers before CUDA 12.2 know devices and the host, but no NUMA nodes.
static int
read_old_location(BufferObject *b, CUmemLocation *out)
{
    int ordinal;
    if (read_range(b, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, &ordinal, sizeof ordinal) < 0)
        return -1;
    *out = (CUmemLocation){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = ordinal};
    if (ordinal == CU_DEVICE_CPU)
        out->type = CU_MEM_LOCATION_TYPE_HOST;
    if (ordinal == CU_DEVICE_INVALID)
        out->type = CU_MEM_LOCATION_TYPE_INVALID;
    return 0;
}

static int
read_location(BufferObject *b, CUmemLocation *out)
{
    int type, id;
    if (core_buffer_check(b) < 0)
        return -1;
    CUresult status =
        query_range(b, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, &type, sizeof type);
    if (status == CUDA_ERROR_INVALID_VALUE)
        return read_old_location(b, out);
    if (core_check(b->st, status, "cuMemRangeGetAttribute") < 0 ||
        read_range(b, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, &id, sizeof id) < 0)
        return -1;
    *out = (CUmemLocation){.type = (CUmemLocationType)type, .id = id};
    return 0;
}

static PyObject *
Managed_get_preferred_location(PyObject *self, void *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    CUmemLocation location;
    return read_location(b, &location) == 0 ? core_location_object(b->st, location) : NULL;
}

static int
Managed_set_preferred_location(PyObject *self, PyObject *value, void *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    CUmemLocation location = {.type = CU_MEM_LOCATION_TYPE_HOST};
    if (refuse_delete(value, "preferred_location") < 0 || core_buffer_check(b) < 0)
        return -1;
    if (value == Py_None)
        return advise(b, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, location);
    if (core_location_of(b->st, value, &location) < 0)
        return -1;
    return advise(b, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location);
}

// --- accessed_by: a set that is written in Python ------------------------------------------------

// Returns a list of the places that access the memory, as the driver reports them. Owned.
static PyObject *
Managed_accessing(PyObject *self, PyObject *Py_UNUSED(unused))
{
    BufferObject *b = (BufferObject *)self;
    int count;
    if (core_check(b->st, CORE_NOGIL(core_driver->cuDeviceGetCount(&count)), "cuDeviceGetCount") <
        0)
        return NULL;
    size_t bytes = ((size_t)count + 1) * sizeof(int); // the devices and the host
    int *ordinals = PyMem_Malloc(bytes);
    PyObject *list = ordinals != NULL ? PyList_New(0) : PyErr_NoMemory();
    bool ok =
        list != NULL && read_range(b, CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, ordinals, bytes) == 0;
    for (int i = 0; ok && i <= count; i++) {
        if (ordinals[i] == CU_DEVICE_INVALID)
            continue;
        CUmemLocation location = {.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = ordinals[i]};
        if (ordinals[i] == CU_DEVICE_CPU)
            location.type = CU_MEM_LOCATION_TYPE_HOST;
        PyObject *place = core_location_object(b->st, location);
        ok = place != NULL && PyList_Append(list, place) == 0;
        Py_XDECREF(place);
    }
    PyMem_Free(ordinals);
    if (!ok)
        Py_CLEAR(list);
    return list;
}

// Sets or takes back the advice that a place accesses the memory: _set_access(place, bool).
static PyObject *
Managed_set_access(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    BufferObject *b = (BufferObject *)self;
    CUmemLocation location;
    if (nargs != 2)
        return PyErr_Format(PyExc_TypeError, "_set_access() takes 2 arguments (%zd given)", nargs);
    if (core_buffer_check(b) < 0 || core_location_of(b->st, args[0], &location) < 0)
        return NULL;
    CUmem_advise advice =
        args[1] == Py_True ? CU_MEM_ADVISE_SET_ACCESSED_BY : CU_MEM_ADVISE_UNSET_ACCESSED_BY;
    return advise(b, advice, location) == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
Managed_get_accessed_by(PyObject *self, void *Py_UNUSED(unused))
{
    if (core_buffer_check((BufferObject *)self) < 0)
        return NULL;
    core_state *st = ((BufferObject *)self)->st;
    return core_set_of(st, &st->accessed_set, "AccessedBySetProxy", self);
}

static int
Managed_set_accessed_by(PyObject *self, PyObject *value, void *Py_UNUSED(unused))
{
    if (refuse_delete(value, "accessed_by") < 0 || core_buffer_check((BufferObject *)self) < 0)
        return -1;
    return core_set_replace("replace_accessed_by", self, value);
}

// --- the tables ----------------------------------------------------------------------------------

PyMethodDef core_managed_buffer_methods[] = {
    {"prefetch", CORE_KEYWORDS(Managed_prefetch), CORE_DOC(ManagedBuffer, prefetch)},
    {"discard", CORE_KEYWORDS(Managed_discard), CORE_DOC(ManagedBuffer, discard)},
    {"discard_prefetch", CORE_KEYWORDS(Managed_discard_prefetch),
     CORE_DOC(ManagedBuffer, discard_prefetch)},
    {"_accessing", Managed_accessing, METH_NOARGS, CORE_DOC(ManagedBuffer, _accessing)},
    {"_set_access", CORE_FUNCTION(Managed_set_access), METH_FASTCALL,
     CORE_DOC(ManagedBuffer, _set_access)},
    {NULL, NULL, 0, NULL},
};

PyGetSetDef core_managed_buffer_getset[] = {
    {"read_mostly", Managed_get_read_mostly, Managed_set_read_mostly,
     CORE_DOC(ManagedBuffer, read_mostly), NULL},
    {"preferred_location", Managed_get_preferred_location, Managed_set_preferred_location,
     CORE_DOC(ManagedBuffer, preferred_location), NULL},
    {"accessed_by", Managed_get_accessed_by, Managed_set_accessed_by,
     CORE_DOC(ManagedBuffer, accessed_by), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
