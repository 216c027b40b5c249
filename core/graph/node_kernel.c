// Makes the parameters of kernels in graphs: does the checks of launch(), and converts the
// parameters to the form that nodes take.
#include "graph/node_kernel.h"

#include "base/errors.h"
#include "device/device_facts.h"
#include "kernel/kernel_attributes.h"
#include "launch/fixed.h"
#include "launch/launch_checks.h"

#include "cubind/sequence.h"
#include "cubind/signature.h"

// --- checks --------------------------------------------------------------------------------------

static int
find_device(core_state *st, int *out)
{
    *out = 0;
    return st->device_count == 1 ? 0 : core_current_device(st, out);
}

static int
check_config(core_state *st, LaunchConfigObject *config, int device)
{
    uint64_t checked = atomic_load_explicit(&config->checked, memory_order_relaxed);
    return CB_LIKELY((checked >> device & 1) != 0) ? 0
                                                   : core_launch_check_device(st, config, device);
}

static int
check_kernel(LaunchConfigObject *config, KernelObject *kernel, int device)
{
    core_kernel_device *on =
        kernel->on->ready_on == device ? kernel->on : core_kernel_on(kernel, device);
    if (on == NULL)
        return -1;
    if (config->threads > (uint64_t)on->values[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK])
        return core_launch_refuse_threads(kernel, on, config);
    int limit = on->values[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES];
    unsigned int wanted = config->native.sharedMemBytes;
    if (wanted > (unsigned int)(limit > 0 ? limit : 0) &&
        core_launch_raise_limit(kernel, on, wanted) < 0)
        return -1;
    return config->is_cooperative ? core_launch_check_cooperative(kernel, on, config, NULL) : 0;
}

static int
check(core_state *st, LaunchConfigObject *config, KernelObject *kernel)
{
    int device;
    return core_check_process((PyObject *)kernel, kernel->process) == 0 &&
                   (kernel->fixed == NULL || core_fixed_check(kernel, config) == 0) &&
                   find_device(st, &device) == 0 && check_config(st, config, device) == 0 &&
                   check_kernel(config, kernel, device) == 0
               ? 0
               : -1;
}

// --- parameters ----------------------------------------------------------------------------------

// Copies the attributes that nodes can have. Programmatic serialization is an attribute of the
// edge, not of the node.
static void
copy_attributes(const CUlaunchConfig *native, core_kernel_call *out)
{
    out->count = 0;
    out->programmatic = false;
    for (unsigned int i = 0; i < native->numAttrs && i < CORE_MOST_ATTRIBUTES; i++)
        if (native->attrs[i].id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
            out->programmatic = true;
        else
            out->attributes[out->count++] = native->attrs[i];
}

int
core_kernel_call_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                      PyObject *const *args, Py_ssize_t count, core_kernel_call *out)
{
    if (check(st, config, kernel) < 0)
        return -1;
    const core_plan *plan = core_plan_made(kernel);
    if (plan == NULL)
        plan = core_plan_make(kernel, NULL);
    if (plan == NULL || core_arguments_pack(kernel, plan, args, count, &out->pack) < 0)
        return -1;
    core_pack_point(&out->pack, plan);
    const CUlaunchConfig *native = &config->native;
    copy_attributes(native, out);
    out->params = (CUDA_KERNEL_NODE_PARAMS){
        .gridDimX = native->gridDimX,
        .gridDimY = native->gridDimY,
        .gridDimZ = native->gridDimZ,
        .blockDimX = native->blockDimX,
        .blockDimY = native->blockDimY,
        .blockDimZ = native->blockDimZ,
        .sharedMemBytes = native->sharedMemBytes,
        .kernelParams = out->pack.values.params,
    };
    if (CB_UNLIKELY(core_kernel_is_function(kernel)))
        out->params.func = (CUfunction)kernel->handle;
    else
        out->params.kern = kernel->handle;
    return 0;
}

int
core_kernel_shape_make(core_state *st, LaunchConfigObject *config, KernelObject *kernel,
                       core_kernel_call *out)
{
    if (check(st, config, kernel) < 0)
        return -1;
    copy_attributes(&config->native, out);
    return 0;
}

int
core_kernel_things(core_state *st, PyObject *const *args, Py_ssize_t count, core_things *things)
{
    *things = (core_things){NULL, NULL};
    for (Py_ssize_t i = 0; i < count; i++)
        if (core_things_add(st, things, args[i]) < 0) {
            core_things_drop(things);
            return -1;
        }
    return 0;
}

// --- arguments of update() -----------------------------------------------------------------------

// Returns `o` if it is a tuple, else a tuple of the present items of the sequence. New reference;
// NULL with an exception.
static PyObject *
take_args(PyObject *o)
{
    if (PyTuple_Check(o))
        return Py_NewRef(o);
    if (!PySequence_Check(o)) {
        PyErr_Format(PyExc_TypeError, "args must be a sequence of kernel arguments, not %.200s",
                     Py_TYPE(o)->tp_name);
        return NULL;
    }
    return cb_items_of(o);
}

static PyObject *
or_null(PyObject *o)
{
    return o == Py_None ? NULL : o;
}

static int
take_wish(core_state *st, PyObject *config, PyObject *kernel, PyObject *args, core_kernel_wish *out)
{
    if (kernel != NULL && !Py_IS_TYPE(kernel, st->kernel_type)) {
        PyErr_Format(PyExc_TypeError, "kernel must be a Kernel, not %.200s",
                     Py_TYPE(kernel)->tp_name);
        return -1;
    }
    out->kernel = (KernelObject *)Py_XNewRef(kernel);
    if (config != NULL && (out->config = core_launch_config_take(st, config)) == NULL)
        return -1;
    if (args != NULL && (out->args = take_args(args)) == NULL)
        return -1;
    return 0;
}

int
core_kernel_wish_take(core_state *st, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames,
                      bool all, core_kernel_wish *out)
{
    static const char *const params[] = {"config", "kernel", "args", NULL};
    const cb_signature call = {"update", params, .required = all ? 7 : 0};
    CB_SLOTS(PyObject * config, *kernel, *args) given;
    *out = (core_kernel_wish){NULL, NULL, NULL};
    if (cb_bind_vector(&call, args, nargs, kwnames, given.slots) < 0)
        return -1;
    if (!all) {
        given.config = or_null(given.config);
        given.kernel = or_null(given.kernel);
        given.args = or_null(given.args);
    }
    if (take_wish(st, given.config, given.kernel, given.args, out) == 0)
        return 0;
    core_kernel_wish_drop(out);
    return -1;
}

void
core_kernel_wish_drop(core_kernel_wish *wish)
{
    Py_CLEAR(wish->config);
    Py_CLEAR(wish->kernel);
    Py_CLEAR(wish->args);
}
