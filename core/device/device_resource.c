// Makes resources of devices, and checks what their calls need.
#include "device/device_resource.h"

#include "base/errors.h"
#include "base/options_take.h"
#include "base/start.h"

// --- what the driver supports --------------------------------------------------------------------

enum { GREEN_CONTEXTS = 12040, WORK_QUEUES = 13010 };

// Returns the driver's version, or -1 with an exception: RuntimeError if it is older than `least`.
static int
check_driver(core_state *st, int least)
{
    int version;
    if (core_start(st) < 0 || // a forked child, too
        core_check(st, core_driver->cuDriverGetVersion(&version), "cuDriverGetVersion") < 0)
        return -1;
    if (version >= least)
        return version;
    const char *what = version < GREEN_CONTEXTS ? "Green context support requires CUDA driver 12.4"
                                                : "WorkqueueResource requires CUDA driver 13.1";
    PyErr_Format(PyExc_RuntimeError, "%s or newer (current driver: %d.%d.%d)", what, version / 1000,
                 version / 10 % 100, version % 10);
    return -1;
}

int
core_check_green_driver(core_state *st)
{
    return check_driver(st, GREEN_CONTEXTS);
}

int
core_check_queue_driver(core_state *st)
{
    return check_driver(st, WORK_QUEUES);
}

PyObject *
core_resource_options(core_state *st, PyObject *o, const char *name)
{
    PyObject *options = NULL;
    bool is_none_or_dict = o == Py_None || PyDict_Check(o);
    if (!is_none_or_dict && core_take_options(st, o, name, "options", &options) == 0)
        return options;
    if (is_none_or_dict || PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Format(PyExc_TypeError,
                     "Argument 'options' has incorrect type (expected cubind.core.%s, got %.200s)",
                     name, Py_TYPE(o)->tp_name);
    return NULL;
}

// --- objects -------------------------------------------------------------------------------------

ResourceObject *
core_device_resource_new(core_state *st, PyTypeObject *type, const CUdevResource *resource)
{
    ResourceObject *self = (ResourceObject *)type->tp_alloc(type, 0);
    if (self != NULL) {
        self->st = st;
        self->process = core_process_now();
        self->is_usable = true;
        self->resource = *resource;
    }
    return self;
}

ResourceObject *
core_sm_resource(core_state *st, const CUdevResource *resource, const ResourceObject *parent)
{
    ResourceObject *self = core_device_resource_new(st, st->sm_resource_type, resource);
    if (self != NULL) {
        // Drivers fill in the sizes of queried sets, but not of all that a split makes.
        self->least = resource->sm.minSmPartitionSize;
        self->step = resource->sm.smCoscheduledAlignment;
        if (self->least == 0 && parent != NULL)
            self->least = parent->least;
        if (self->step == 0 && parent != NULL)
            self->step = parent->step;
    }
    return self;
}
