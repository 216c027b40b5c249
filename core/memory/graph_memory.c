// Implements GraphMemoryResource: graphs allocate its memory when they are launched, for work that
// was captured from streams.
//
// An allocation on a capturing stream becomes a node of the graph, and so does a free during the
// capture. The memory belongs to the graph from the allocation on. A capture keeps the memory of
// other Buffers alive, but not this memory. When the program closes or drops the Buffer, this
// resource adds the node that frees the memory.
#include "base/doc.h"
#include "base/errors.h"
#include "device/device.h"
#include "memory/buffer.h"
#include "memory/graph_memory_attributes.h"
#include "memory/out_of_memory.h"
#include "memory/resource.h"
#include "stream/stream_context.h"

#include "cubind/signature.h"

typedef struct GraphMemoryObject {
    MemoryResourceObject base;
    int device;
    int process;
    PyObject *attributes; // made on first use
} GraphMemoryObject;

// --- allocating ----------------------------------------------------------------------------------

typedef struct request {
    CUstream stream;
    int device; // the device of the memory, if it is not the stream's; else -1
    size_t size;
    CUdeviceptr ptr;
    const char *function;
    bool capturing;
} request;

static CUresult
allocate_elsewhere(request *r)
{
    CUmemoryPool pool;
    r->function = "cuDeviceGetMemPool";
    CUresult status = core_driver->cuDeviceGetMemPool(&pool, r->device);
    if (status != CUDA_SUCCESS)
        return status;
    r->function = "cuMemAllocFromPoolAsync";
    return core_driver->cuMemAllocFromPoolAsync(&r->ptr, r->size, pool, r->stream);
}

// Refuses a stream whose capture was invalidated, like one that is not being captured.
static CUresult
allocate_now(request *r)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    r->function = "cuStreamIsCapturing";
    CUresult status = core_driver->cuStreamIsCapturing(r->stream, &capture);
    r->capturing = capture == CU_STREAM_CAPTURE_STATUS_ACTIVE;
    if (status != CUDA_SUCCESS || !r->capturing || r->size == 0)
        return status;
    if (r->device >= 0)
        return allocate_elsewhere(r);
    r->function = "cuMemAllocAsync";
    return core_driver->cuMemAllocAsync(&r->ptr, r->size, r->stream);
}

static int
allocate_node(core_state *st, int device, request *r)
{
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = allocate_now(r);
    Py_END_ALLOW_THREADS
    if (status != CUDA_SUCCESS)
        return core_raise_allocation(st, status, r->function, r->size, device, NULL);
    if (r->capturing)
        return 0;
    PyErr_SetString(
        PyExc_RuntimeError,
        "GraphMemoryResource cannot perform memory operations on a non-capturing stream.");
    return -1;
}

static PyObject *
allocate_captured(PyObject *mr, size_t size, StreamObject *s)
{
    const GraphMemoryObject *m = (GraphMemoryObject *)mr;
    core_state *st = m->base.st;
    if (core_check_process(mr, m->process) < 0)
        return NULL;
    core_ref *context = core_stream_context(s);
    core_ref *stream = context != NULL ? core_stream_record(st, s) : NULL;
    PyObject *b = NULL;
    if (stream != NULL) {
        request r = {.stream = stream->handle, .size = size, .device = -1};
        if (context->device != m->device)
            r.device = m->device;
        if (allocate_node(st, m->device, &r) == 0)
            b = core_buffer_new(st, st->buffer_type, r.ptr, size, mr, NULL, stream);
    }
    core_ref_drop(stream);
    core_ref_drop(context);
    return b;
}

// --- the tables ----------------------------------------------------------------------------------

static bool
is_capturing(CUstream stream)
{
    CUstreamCaptureStatus capture = CU_STREAM_CAPTURE_STATUS_NONE;
    return core_driver->cuStreamIsCapturing(stream, &capture) == CUDA_SUCCESS &&
           capture != CU_STREAM_CAPTURE_STATUS_NONE;
}

// After the capture the memory may not exist: no launch has allocated it yet, or the graph has
// freed it already. Memory that an invalidated capture allocated never exists.
static CUresult
free_in_order(const core_allocation *a)
{
    CUstream stream = a->stream != NULL ? a->stream->handle : NULL;
    CUresult status = core_driver->cuMemFreeAsync(a->ptr, stream);
    bool is_gone = status == CUDA_ERROR_STREAM_CAPTURE_INVALIDATED ||
                   (status == CUDA_ERROR_INVALID_VALUE && !is_capturing(stream));
    return is_gone ? CUDA_SUCCESS : status;
}

static int
graph_memory_fact(PyObject *mr, core_memory_fact fact)
{
    return core_fact_of_kind(CORE_MEMORY_DEVICE, ((GraphMemoryObject *)mr)->device, fact);
}

static const core_resource graph_resource = {
    .allocate = allocate_captured,
    .free = free_in_order,
    .free_name = "cuMemFreeAsync",
    .of_graph = true,
    .fact = graph_memory_fact,
};

// --- methods -------------------------------------------------------------------------------------

static PyObject *
GraphMemory_allocate(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    return core_resource_allocate(self, allocate_captured, true, args, nargs, kwnames);
}

static PyObject *
GraphMemory_trim(PyObject *self, PyObject *Py_UNUSED(unused))
{
    const GraphMemoryObject *m = (GraphMemoryObject *)self;
    if (core_check_process(self, m->process) < 0)
        return NULL;
    CUresult status;
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuDeviceGraphMemTrim(m->device);
    Py_END_ALLOW_THREADS
    return core_check(m->base.st, status, "cuDeviceGraphMemTrim") == 0 ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
GraphMemory_close(PyObject *Py_UNUSED(self), PyObject *Py_UNUSED(unused))
{
    Py_RETURN_NONE;
}

// --- properties ----------------------------------------------------------------------------------

static PyObject *
GraphMemory_get_attributes(PyObject *self, void *Py_UNUSED(unused))
{
    GraphMemoryObject *m = (GraphMemoryObject *)self;
    if (core_check_process(self, m->process) < 0)
        return NULL;
    if (m->attributes == NULL)
        core_keep_first(&m->attributes, core_graph_memory_attributes(m->base.st, m->device));
    return Py_XNewRef(m->attributes);
}

static PyObject *
GraphMemory_get_fact(PyObject *self, void *closure)
{
    core_memory_fact fact = (core_memory_fact)(uintptr_t)closure;
    return core_fact_object(fact, graph_memory_fact(self, fact));
}

// --- life ----------------------------------------------------------------------------------------

// Makes a separate resource, for example for a Python class.
static PyObject *
new_resource(PyTypeObject *type, int device)
{
    PyObject *self =
        core_resource_new(type, offsetof(core_state, graph_memory_resource_type), &graph_resource);
    if (self == NULL)
        return NULL;
    ((GraphMemoryObject *)self)->device = device;
    ((GraphMemoryObject *)self)->process = core_process_now();
    if (((MemoryResourceObject *)self)->table != &graph_resource)
        ((MemoryResourceObject *)self)->table = &core_python_graph_resource;
    return self;
}

// Returns the shared resource of a device.
static PyObject *
shared_resource(core_state *st, int device)
{
    PyObject *number = PyLong_FromLong(device), *found = NULL;
    if (number == NULL || core_keep_first(&st->graph_memory_resources, PyDict_New()) == NULL)
        goto done;
    found = Py_XNewRef(PyDict_GetItemWithError(st->graph_memory_resources, number));
    if (found != NULL || PyErr_Occurred())
        goto done;
    PyObject *made = new_resource(st->graph_memory_resource_type, device);
    if (made != NULL)
        found = Py_XNewRef(PyDict_SetDefault(st->graph_memory_resources, number, made));
    Py_XDECREF(made);
done:
    Py_XDECREF(number);
    return found;
}

static PyObject *
GraphMemory_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static const char *const params[] = {"device_id", NULL};
    static const cb_signature call = {"GraphMemoryResource", params, .positional = 1,
                                      .required = 1};
    core_state *st = core_state_of(type);
    PyObject *given;
    if (st == NULL || cb_bind_tuple(&call, args, kwargs, &given) < 0)
        return NULL;
    if (given == Py_None) {
        PyErr_SetString(PyExc_TypeError, "device_id must be a Device or an int, not None");
        return NULL;
    }
    DeviceObject *device = (DeviceObject *)core_device_by_id(st, given);
    if (device == NULL)
        return NULL;
    int ordinal = device->ordinal;
    Py_DECREF(device);
    return type == st->graph_memory_resource_type ? shared_resource(st, ordinal)
                                                  : new_resource(type, ordinal);
}

static void
GraphMemory_dealloc(PyObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_CLEAR(((GraphMemoryObject *)self)->attributes);
    core_resource_dealloc(self);
}

// --- the type ------------------------------------------------------------------------------------

static PyMethodDef GraphMemory_methods[] = {
    {"allocate", CORE_KEYWORDS(GraphMemory_allocate), CORE_DOC(GraphMemoryResource, allocate)},
    {"deallocate", CORE_KEYWORDS(core_resource_deallocate_async),
     CORE_DOC(GraphMemoryResource, deallocate)},
    {"trim", GraphMemory_trim, METH_NOARGS, CORE_DOC(GraphMemoryResource, trim)},
    {"close", GraphMemory_close, METH_NOARGS, CORE_DOC(GraphMemoryResource, close)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef GraphMemory_getset[] = {
    {"attributes", GraphMemory_get_attributes, NULL, CORE_DOC(GraphMemoryResource, attributes),
     NULL},
    {"device_id", GraphMemory_get_fact, NULL, CORE_DOC(GraphMemoryResource, device_id),
     CORE_FACT(CORE_FACT_DEVICE)},
    {"is_device_accessible", GraphMemory_get_fact, NULL,
     CORE_DOC(GraphMemoryResource, is_device_accessible), CORE_FACT(CORE_FACT_DEVICE_ACCESSIBLE)},
    {"is_host_accessible", GraphMemory_get_fact, NULL,
     CORE_DOC(GraphMemoryResource, is_host_accessible), CORE_FACT(CORE_FACT_HOST_ACCESSIBLE)},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyObject *
GraphMemory_repr(PyObject *self)
{
    return core_resource_text(
        self, PyUnicode_FromFormat(" device=%d", ((GraphMemoryObject *)self)->device));
}

static PyType_Slot GraphMemory_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(GraphMemoryResource)},
    {Py_tp_new, GraphMemory_new},
    {Py_tp_dealloc, GraphMemory_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_clear, core_resource_clear},
    {Py_tp_repr, GraphMemory_repr},
    {Py_tp_methods, GraphMemory_methods},
    {Py_tp_getset, GraphMemory_getset},
    {0, NULL},
};

PyType_Spec core_graph_memory_resource_spec = {
    .name = "cubind.core.GraphMemoryResource",
    .basicsize = sizeof(GraphMemoryObject),
    .flags =
        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = GraphMemory_slots,
};
