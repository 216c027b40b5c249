// Implements the types SMResource, WorkqueueResource and DeviceResources.
#include "base/doc.h"
#include "base/errors.h"
#include "base/options.h"
#include "device/device.h"
#include "device/device_resource_split.h"
#include "device/device_resource_type.h"

#include "cubind/signature.h"

#include <limits.h>

// --- resources -----------------------------------------------------------------------------------

// Resources refer to no other objects, so the garbage collector has nothing to do with them.
static void
Resource_dealloc(PyObject *o)
{
    if (((ResourceObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_object_free(o);
}

static PyObject *
Resource_get_handle(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromVoidPtr(&((ResourceObject *)o)->resource);
}

static CORE_WEAKREFS(Resource_members, ResourceObject);

// --- SMResource ----------------------------------------------------------------------------------

static PyObject *
SMResource_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
               PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError, "SMResource cannot be instantiated directly. Use "
                                        "dev.resources.sm or SMResource.split().");
    return NULL;
}

static PyObject *
SMResource_get_sm_count(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((ResourceObject *)o)->resource.sm.smCount);
}

static PyObject *
SMResource_get_min_partition_size(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((ResourceObject *)o)->least);
}

static PyObject *
SMResource_get_coscheduled_alignment(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((ResourceObject *)o)->step);
}

static PyObject *
SMResource_get_flags(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((ResourceObject *)o)->resource.sm.flags);
}

static PyMethodDef SMResource_methods[] = {
    {"split", CORE_KEYWORDS(core_sm_split), CORE_DOC(SMResource, split)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef SMResource_getset[] = {
    {"handle", Resource_get_handle, NULL, CORE_DOC(SMResource, handle), NULL},
    {"sm_count", SMResource_get_sm_count, NULL, CORE_DOC(SMResource, sm_count), NULL},
    {"min_partition_size", SMResource_get_min_partition_size, NULL,
     CORE_DOC(SMResource, min_partition_size), NULL},
    {"coscheduled_alignment", SMResource_get_coscheduled_alignment, NULL,
     CORE_DOC(SMResource, coscheduled_alignment), NULL},
    {"flags", SMResource_get_flags, NULL, CORE_DOC(SMResource, flags), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot SMResource_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(SMResource)},
    {Py_tp_new, SMResource_new},
    {Py_tp_dealloc, Resource_dealloc},
    {Py_tp_methods, SMResource_methods},
    {Py_tp_getset, SMResource_getset},
    {Py_tp_members, Resource_members},
    {0, NULL},
};

PyType_Spec core_sm_resource_spec = {
    .name = "cubind.core.SMResource",
    .basicsize = sizeof(ResourceObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = SMResource_slots,
};

// --- WorkqueueResource ---------------------------------------------------------------------------

static PyObject *
WorkqueueResource_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                      PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError, "WorkqueueResource cannot be instantiated directly. Use "
                                        "dev.resources.workqueue.");
    return NULL;
}

static const char *const scopes[] = {"device_ctx", "green_ctx_balanced"};

static PyObject *
WorkqueueResource_get_sharing_scope(PyObject *o, void *Py_UNUSED(closure))
{
    ResourceObject *self = (ResourceObject *)o;
    bool balanced = self->resource.wqConfig.sharingScope == CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED;
    PyObject **known = balanced ? &self->st->scope_balanced : &self->st->scope_device;
    PyObject *member = *known;
    if (member == NULL)
        member = core_keep_first(
            known, core_typing_member(self->st, "WorkqueueSharingScopeType", scopes[balanced]));
    return Py_XNewRef(member);
}

static PyObject *
WorkqueueResource_get_concurrency_limit(PyObject *o, void *Py_UNUSED(closure))
{
    return PyLong_FromUnsignedLong(((ResourceObject *)o)->resource.wqConfig.wqConcurrencyLimit);
}

static PyObject *
WorkqueueResource_get_device(PyObject *o, void *Py_UNUSED(closure))
{
    ResourceObject *self = (ResourceObject *)o;
    return core_device(self->st, self->resource.wqConfig.device);
}

// Changes what the options name: a pair of the scope's number and the limit, each None or an int.
static int
configure(ResourceObject *self, PyObject *numbers)
{
    PyObject *scope, *limit;
    CUdevWorkqueueConfigResource changed = self->resource.wqConfig;
    if (!PyTuple_Check(numbers)) { // of a subclass
        PyErr_Format(PyExc_TypeError, "the numbers must be a tuple, got %.200s",
                     Py_TYPE(numbers)->tp_name);
        return -1;
    }
    if (!PyArg_ParseTuple(numbers, "OO", &scope, &limit))
        return -1;
    if (scope != Py_None)
        changed.sharingScope = (CUdevWorkqueueConfigScope)PyLong_AsLong(scope);
    if (limit != Py_None)
        changed.wqConcurrencyLimit = (unsigned int)PyLong_AsUnsignedLong(limit);
    if (PyErr_Occurred() != NULL)
        return -1;
    self->resource.wqConfig = changed;
    return 0;
}

// Changes only the limit, without Python code. Returns 1; 0: ask Python; -1 with an exception.
static int
configure_plain(ResourceObject *self, PyObject *options)
{
    if (!Py_IS_TYPE(options, self->st->workqueue_resource_options_type))
        return 0;
    PyObject *scope = core_option(options, CORE_OPTION(workqueue_resource, sharing_scope));
    PyObject *limit = core_option(options, CORE_OPTION(workqueue_resource, concurrency_limit));
    int overflow = 0, result = scope != NULL && limit != NULL ? 0 : -1;
    long value = result == 0 && scope == Py_None && PyLong_CheckExact(limit)
                     ? PyLong_AsLongAndOverflow(limit, &overflow)
                     : -1;
    if (overflow == 0 && value >= 1 && value <= UINT_MAX) {
        self->resource.wqConfig.wqConcurrencyLimit = (unsigned int)value;
        result = 1;
    }
    Py_XDECREF(limit);
    Py_XDECREF(scope);
    return result;
}

static PyObject *
WorkqueueResource_configure(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    static const char *const params[] = {"options", NULL};
    static const cb_signature call = {"configure", params, .positional = 1, .required = 1};
    ResourceObject *self = (ResourceObject *)o;
    PyObject *given, *options;
    if (cb_bind_vector(&call, args, nargs, kwnames, &given) < 0)
        return NULL;
    options = core_resource_options(self->st, given, "WorkqueueResourceOptions");
    if (options == NULL)
        return NULL;
    int result = core_check_queue_driver(self->st) >= 0 ? configure_plain(self, options) : -1;
    PyObject *numbers = result == 0 ? PyObject_CallMethod(options, "_numbers", NULL) : NULL;
    if (result == 0)
        result = numbers != NULL ? configure(self, numbers) : -1;
    Py_XDECREF(numbers);
    Py_DECREF(options);
    return result >= 0 ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef WorkqueueResource_methods[] = {
    {"configure", CORE_KEYWORDS(WorkqueueResource_configure),
     CORE_DOC(WorkqueueResource, configure)},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef WorkqueueResource_getset[] = {
    {"handle", Resource_get_handle, NULL, CORE_DOC(WorkqueueResource, handle), NULL},
    {"sharing_scope", WorkqueueResource_get_sharing_scope, NULL,
     CORE_DOC(WorkqueueResource, sharing_scope), NULL},
    {"concurrency_limit", WorkqueueResource_get_concurrency_limit, NULL,
     CORE_DOC(WorkqueueResource, concurrency_limit), NULL},
    {"device", WorkqueueResource_get_device, NULL, CORE_DOC(WorkqueueResource, device), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot WorkqueueResource_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(WorkqueueResource)},
    {Py_tp_new, WorkqueueResource_new},
    {Py_tp_dealloc, Resource_dealloc},
    {Py_tp_methods, WorkqueueResource_methods},
    {Py_tp_getset, WorkqueueResource_getset},
    {Py_tp_members, Resource_members},
    {0, NULL},
};

PyType_Spec core_workqueue_resource_spec = {
    .name = "cubind.core.WorkqueueResource",
    .basicsize = sizeof(ResourceObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = WorkqueueResource_slots,
};

// --- DeviceResources -----------------------------------------------------------------------------

typedef struct DeviceResourcesObject {
    PyObject_HEAD core_state *st;
    core_ref *context; // NULL: all of the device
    int device, process;
    PyObject *weakrefs;
} DeviceResourcesObject;

static PyObject *
DeviceResources_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                    PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "DeviceResources cannot be instantiated directly. Use dev.resources or "
                    "ctx.resources.");
    return NULL;
}

PyObject *
core_device_resources(core_state *st, int device, core_ref *context)
{
    core_ref_take(context); // first: allocating may run Python code
    PyTypeObject *type = st->device_resources_type;
    DeviceResourcesObject *self = (DeviceResourcesObject *)type->tp_alloc(type, 0);
    if (self == NULL) {
        core_ref_drop(context);
        return NULL;
    }
    self->st = st;
    self->context = context;
    self->device = device;
    self->process = context != NULL ? context->process : core_process_now();
    return (PyObject *)self;
}

static void
DeviceResources_dealloc(PyObject *o)
{
    DeviceResourcesObject *self = (DeviceResourcesObject *)o;
    PyObject_GC_UnTrack(o);
    if (self->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    core_ref_drop(self->context);
    core_object_free(o);
}

static inline CUresult
read_resource(const DeviceResourcesObject *self, CUdevResourceType type, CUdevResource *out)
{
    return self->context == NULL
               ? core_driver->cuDeviceGetDevResource(self->device, out, type)
               : core_driver->cuCtxGetDevResource(self->context->handle, out, type);
}

static CUresult
read_queues(const DeviceResourcesObject *self, CUdevResource *config, CUdevResource *queue)
{
    CUresult status = read_resource(self, CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG, config);
    return status == CUDA_SUCCESS ? read_resource(self, CU_DEV_RESOURCE_TYPE_WORKQUEUE, queue)
                                  : status;
}

static inline int
check_read(const DeviceResourcesObject *self, CUresult status)
{
    return core_check(self->st, status,
                      self->context == NULL ? "cuDeviceGetDevResource" : "cuCtxGetDevResource");
}

// Stores the sizes that CUDA's manual gives, for drivers that do not say them.
static int
complete_sizes(DeviceResourcesObject *self, ResourceObject *set)
{
    int major = 0;
    CUresult status = core_driver->cuDeviceGetAttribute(
        &major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, self->device);
    set->least = set->step = major >= 9 ? 8 : 2;
    return core_check(self->st, status, "cuDeviceGetAttribute");
}

static PyObject *
DeviceResources_get_sm(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceResourcesObject *self = (DeviceResourcesObject *)o;
    CUdevResource resource = {0}; // drivers for CUDA 12 fill only a part
    if (core_check_green_driver(self->st) < 0 || core_check_process(o, self->process) < 0)
        return NULL;
    CUresult status = CORE_NOGIL(read_resource(self, CU_DEV_RESOURCE_TYPE_SM, &resource));
    if (check_read(self, status) < 0)
        return NULL;
    ResourceObject *set = core_sm_resource(self->st, &resource, NULL);
    if (set != NULL && set->step == 0 && complete_sizes(self, set) < 0)
        Py_CLEAR(set);
    return (PyObject *)set;
}

static PyObject *
DeviceResources_get_workqueue(PyObject *o, void *Py_UNUSED(closure))
{
    DeviceResourcesObject *self = (DeviceResourcesObject *)o;
    CUdevResource config = {0}, queue = {0};
    if (core_check_queue_driver(self->st) < 0 || core_check_process(o, self->process) < 0)
        return NULL;
    CUresult status = CORE_NOGIL(read_queues(self, &config, &queue));
    if (check_read(self, status) < 0)
        return NULL;
    ResourceObject *result =
        core_device_resource_new(self->st, self->st->workqueue_resource_type, &config);
    if (result != NULL)
        result->queue = queue;
    return (PyObject *)result;
}

static PyGetSetDef DeviceResources_getset[] = {
    {"sm", DeviceResources_get_sm, NULL, CORE_DOC(DeviceResources, sm), NULL},
    {"workqueue", DeviceResources_get_workqueue, NULL, CORE_DOC(DeviceResources, workqueue), NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static CORE_WEAKREFS(DeviceResources_members, DeviceResourcesObject);

static PyType_Slot DeviceResources_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(DeviceResources)},
    {Py_tp_new, DeviceResources_new},
    {Py_tp_dealloc, DeviceResources_dealloc},
    {Py_tp_traverse, core_object_traverse},
    {Py_tp_getset, DeviceResources_getset},
    {Py_tp_members, DeviceResources_members},
    {0, NULL},
};

PyType_Spec core_device_resources_spec = {
    .name = "cubind.core.DeviceResources",
    .basicsize = sizeof(DeviceResourcesObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = DeviceResources_slots,
};
