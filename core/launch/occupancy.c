// Implements the KernelOccupancy type, and computes the limit of cooperative launches.
#include "launch/occupancy.h"

#include "base/doc.h"
#include "base/errors.h"
#include "base/mapped.h"
#include "base/steps.h"
#include "device/device_facts.h"
#include "kernel/kernel_repr.h"
#include "launch/launch_config.h"
#include "stream/stream_protocol.h"

#include "cubind/signature.h"

typedef struct KernelOccupancyObject {
    PyObject_HEAD KernelObject *kernel;
    PyObject *weakrefs;
} KernelOccupancyObject;

// --- queries -------------------------------------------------------------------------------------

// Raises the error of a query. Queries use the current context; if there is none,
// core_current_device() raises a better text than the driver's.
static int
check_query(core_state *st, CUresult status, const char *function)
{
    int device;
    if (CB_LIKELY(status == CUDA_SUCCESS))
        return 0;
    if (status == CUDA_ERROR_INVALID_CONTEXT && core_current_device(st, &device) < 0)
        return -1;
    return core_raise(st, status, function);
}

// --- cooperative launches ------------------------------------------------------------------------

// Queries how many blocks of that size a multiprocessor can run at once.
static int
ask_active_blocks(KernelObject *kernel, int threads, size_t shared, int *out)
{
    return check_query(kernel->st,
                       CORE_NOGIL(core_driver->cuOccupancyMaxActiveBlocksPerMultiprocessor(
                           out, (CUfunction)kernel->handle, threads, shared)),
                       "cuOccupancyMaxActiveBlocksPerMultiprocessor");
}

static int
ask_in_context(KernelObject *kernel, CUcontext context, int threads, size_t shared, int *out)
{
    core_scope scope;
    if (context == NULL)
        return ask_active_blocks(kernel, threads, shared, out);
    if (core_scope_enter(kernel->st, context, &scope) < 0)
        return -1;
    int result = ask_active_blocks(kernel, threads, shared, out);
    return core_scope_leave(kernel->st, &scope) < 0 ? -1 : result;
}

int
core_cooperative_limit_ask(KernelObject *kernel, core_kernel_device *on, uint64_t threads,
                           unsigned int shared, CUcontext context, uint64_t *out)
{
    int per_multiprocessor;
    const core_device_facts *facts = core_device_facts_of(kernel->st, on->device);
    if (facts == NULL ||
        ask_in_context(kernel, context, (int)threads, shared, &per_multiprocessor) < 0)
        return -1;
    *out = (uint64_t)per_multiprocessor * (uint64_t)facts->multiprocessors;
    on->limits[on->next_limit] = (core_cooperative_limit){threads, shared, *out};
    on->next_limit = (on->next_limit + 1) % CORE_COOPERATIVE_LIMITS;
    return 0;
}

// --- the type ------------------------------------------------------------------------------------

PyObject *
core_occupancy_new(KernelObject *kernel)
{
    PyTypeObject *type = kernel->st->kernel_occupancy_type;
    KernelOccupancyObject *self = (KernelOccupancyObject *)type->tp_alloc(type, 0);
    if (self != NULL)
        self->kernel = (KernelObject *)Py_NewRef(kernel);
    return (PyObject *)self;
}

static PyObject *
KernelOccupancy_new(PyTypeObject *Py_UNUSED(type), PyObject *Py_UNUSED(args),
                    PyObject *Py_UNUSED(kwargs))
{
    PyErr_SetString(PyExc_RuntimeError,
                    "KernelOccupancy cannot be instantiated directly. Please use Kernel APIs.");
    return NULL;
}

static int
KernelOccupancy_traverse(PyObject *o, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(o));
    Py_VISIT(((KernelOccupancyObject *)o)->kernel);
    return 0;
}

// The type has no tp_clear, so that no call ever gets such an object after its kernel is gone. The
// garbage collector can break a reference cycle at another object.
static void
KernelOccupancy_dealloc(PyObject *o)
{
    PyObject_GC_UnTrack(o);
    if (((KernelOccupancyObject *)o)->weakrefs != NULL)
        PyObject_ClearWeakRefs(o);
    Py_CLEAR(((KernelOccupancyObject *)o)->kernel);
    core_object_free(o);
}

// --- arguments -----------------------------------------------------------------------------------

static KernelObject *
usable_kernel(PyObject *o)
{
    KernelObject *kernel = ((KernelOccupancyObject *)o)->kernel;
    return core_check_process((PyObject *)kernel, kernel->process) == 0 ? kernel : NULL;
}

static int
take_int(PyObject *o, const char *name, int *out)
{
    Py_ssize_t small;
    if (CB_LIKELY(cb_small_int(o, &small))) {
        *out = (int)small;
        return 0;
    }
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "%s must be an int, not %s", name, Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *index = PyNumber_Index(o);
    int overflow;
    long value = index != NULL ? PyLong_AsLongAndOverflow(index, &overflow) : -1;
    Py_XDECREF(index);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow != 0 || value != (int)value) {
        PyErr_Format(PyExc_OverflowError, "%s does not fit in a C int", name);
        return -1;
    }
    *out = (int)value;
    return 0;
}

static int
take_size(PyObject *o, const char *name, size_t *out)
{
    Py_ssize_t small;
    if (CB_LIKELY(cb_small_int(o, &small) && small >= 0)) {
        *out = (size_t)small;
        return 0;
    }
    PyObject *index = PyNumber_Index(o);
    *out = index != NULL ? PyLong_AsSize_t(index) : (size_t)-1;
    Py_XDECREF(index);
    if (*out != (size_t)-1 || !PyErr_Occurred())
        return 0;
    if (PyErr_ExceptionMatches(PyExc_TypeError))
        PyErr_Format(PyExc_TypeError, "%s must be an int, not %s", name, Py_TYPE(o)->tp_name);
    return -1;
}

// --- blocks --------------------------------------------------------------------------------------

static const char *const active_blocks_params[] = {"block_size", "dynamic_shared_memory_size",
                                                   NULL};
static const cb_signature active_blocks_call = {
    "max_active_blocks_per_multiprocessor", active_blocks_params, .positional = 2, .required = 3};

static PyObject *
KernelOccupancy_active_blocks(PyObject *o, PyObject *const *args, Py_ssize_t nargs,
                              PyObject *kwnames)
{
    CB_SLOTS(PyObject * block_size, *dynamic_shared_memory_size) given;
    int threads, blocks;
    size_t shared;
    KernelObject *kernel;
    if (cb_bind_vector(&active_blocks_call, args, nargs, kwnames, given.slots) < 0 ||
        take_int(given.block_size, "block_size", &threads) < 0 ||
        take_size(given.dynamic_shared_memory_size, "dynamic_shared_memory_size", &shared) < 0 ||
        (kernel = usable_kernel(o)) == NULL ||
        ask_active_blocks(kernel, threads, shared, &blocks) < 0)
        return NULL;
    return PyLong_FromLong(blocks);
}

// Reads an address and drops the reference to the number. NULL means that an exception is set.
// Returns 0, or -1 with an exception.
static int
take_pointer(PyObject *number, void **out)
{
    *out = number != NULL ? PyLong_AsVoidPtr(number) : NULL;
    Py_XDECREF(number);
    return *out == NULL && PyErr_Occurred() ? -1 : 0;
}

// Reads the function of a CUoccupancyB2DSize, and checks that it can be code, because the driver
// calls it. The object may be a view of other memory (`_ptr=`), so that is checked as well.
static int
check_callback(PyObject *o, void **function)
{
    void *at;
    if (take_pointer(PyObject_CallMethod(o, "getPtr", NULL), &at) < 0)
        return -1;
    if (!core_is_readable(at, sizeof *function)) {
        PyErr_Format(PyExc_ValueError,
                     "dynamic_shared_memory_needed is a CUoccupancyB2DSize at %p, which is not "
                     "readable memory",
                     at);
        return -1;
    }
    if (take_pointer(PyNumber_Long(o), function) < 0)
        return -1;
    if (core_is_code(at)) // a view of the function itself, which cuda.core accepts as the function
        *function = at;
    if (*function == NULL || core_is_code(*function))
        return 0;
    PyErr_Format(PyExc_ValueError,
                 "dynamic_shared_memory_needed is a CUoccupancyB2DSize with %p, which is not the "
                 "address of a function",
                 *function);
    return -1;
}

// Reads a low-level CUoccupancyB2DSize, ours or that of cuda.bindings. Returns 1 with the pointer,
// 0 for another object, or -1 with an exception.
static int
take_callback(PyObject *o, CUoccupancyB2DSize *out)
{
    void *function;
    if (strcmp(core_class_name(o), "CUoccupancyB2DSize") != 0)
        return 0;
    if (check_callback(o, &function) < 0)
        return -1;
    memcpy(out, &function, sizeof function);
    return 1;
}

static int
take_shared_needed(PyObject *o, CUoccupancyB2DSize *callback, size_t *size)
{
    *callback = NULL;
    *size = 0;
    int is_callback = take_callback(o, callback);
    if (is_callback != 0)
        return is_callback < 0 ? -1 : 0;
    if (PyIndex_Check(o))
        return take_size(o, "dynamic_shared_memory_needed", size);
    PyErr_Format(PyExc_TypeError,
                 "dynamic_shared_memory_needed expected to have type int, or CUoccupancyB2DSize, "
                 "got %R",
                 Py_TYPE(o));
    return -1;
}

static const char *const potential_params[] = {"dynamic_shared_memory_needed", "block_size_limit",
                                               NULL};
static const cb_signature potential_call = {"max_potential_block_size", potential_params,
                                            .positional = 2, .required = 3};

static PyObject *
make_pair(core_state *st, int grid, int block)
{
    PyObject *cls = st->block_size_result;
    if (cls == NULL)
        cls = core_keep_first(&st->block_size_result,
                              core_named_tuple_class("MaxPotentialBlockSizeOccupancyResult"));
    return cls != NULL ? core_named_pair(cls, (uint64_t)grid, (uint64_t)block) : NULL;
}

static PyObject *
KernelOccupancy_potential(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    CB_SLOTS(PyObject * dynamic_shared_memory_needed, *block_size_limit) given;
    CUoccupancyB2DSize callback;
    size_t shared;
    int limit, grid = 0, block = 0;
    KernelObject *kernel;
    if (cb_bind_vector(&potential_call, args, nargs, kwnames, given.slots) < 0 ||
        take_shared_needed(given.dynamic_shared_memory_needed, &callback, &shared) < 0 ||
        take_int(given.block_size_limit, "block_size_limit", &limit) < 0 ||
        (kernel = usable_kernel(o)) == NULL)
        return NULL;
    CUresult status;
    CUfunction function = (CUfunction)kernel->handle;
    // The callback may be Python code, which needs the GIL.
    Py_BEGIN_ALLOW_THREADS
    status = core_driver->cuOccupancyMaxPotentialBlockSize(&grid, &block, function, callback,
                                                           shared, limit);
    Py_END_ALLOW_THREADS
    if (check_query(kernel->st, status, "cuOccupancyMaxPotentialBlockSize") < 0)
        return NULL;
    return make_pair(kernel->st, grid, block);
}

static const char *const available_params[] = {"num_blocks_per_multiprocessor", "block_size", NULL};
static const cb_signature available_call = {"available_dynamic_shared_memory_per_block",
                                            available_params, .positional = 2, .required = 3};

static PyObject *
KernelOccupancy_available(PyObject *o, PyObject *const *args, Py_ssize_t nargs, PyObject *kwnames)
{
    CB_SLOTS(PyObject * num_blocks_per_multiprocessor, *block_size) given;
    int blocks, threads;
    size_t size = 0;
    KernelObject *kernel;
    if (cb_bind_vector(&available_call, args, nargs, kwnames, given.slots) < 0 ||
        take_int(given.num_blocks_per_multiprocessor, "num_blocks_per_multiprocessor", &blocks) <
            0 ||
        take_int(given.block_size, "block_size", &threads) < 0 ||
        (kernel = usable_kernel(o)) == NULL ||
        check_query(kernel->st,
                    CORE_NOGIL(core_driver->cuOccupancyAvailableDynamicSMemPerBlock(
                        &size, (CUfunction)kernel->handle, blocks, threads)),
                    "cuOccupancyAvailableDynamicSMemPerBlock") < 0)
        return NULL;
    return PyLong_FromSize_t(size);
}

// --- clusters ------------------------------------------------------------------------------------

typedef CUresult cluster_query(int *out, CUfunction function, const CUlaunchConfig *config);

static const char *const cluster_params[] = {"config", "stream", NULL};

static PyObject *
ask_clusters(PyObject *o, PyObject *config_given, PyObject *stream_given, cluster_query *query,
             const char *function)
{
    KernelObject *kernel = usable_kernel(o);
    if (kernel == NULL)
        return NULL;
    int count = 0;
    CUresult status = CUDA_ERROR_INVALID_VALUE;
    // Making a configuration may run Python code, which may close the stream: take that last.
    LaunchConfigObject *config = core_launch_config_take(kernel->st, config_given);
    StreamObject *stream =
        config != NULL ? core_stream_take_no_builder(kernel->st, stream_given) : NULL;
    if (stream != NULL) {
        CUlaunchConfig native = config->native;
        core_ref *ref = core_ref_take(stream->ref);
        native.hStream = ref->handle;
        core_attributes *block = core_attributes_use(config);
        status = CORE_NOGIL(query(&count, (CUfunction)kernel->handle, &native));
        core_attributes_done(block);
        core_ref_drop(ref);
        check_query(kernel->st, status, function);
    }
    Py_XDECREF(config);
    Py_XDECREF(stream);
    return status == CUDA_SUCCESS ? PyLong_FromLong(count) : NULL;
}

static const cb_signature cluster_size_call = {"max_potential_cluster_size", cluster_params,
                                               .positional = 1, .required = 3};

static PyObject *
KernelOccupancy_cluster_size(PyObject *o, PyObject *const *args, Py_ssize_t nargs,
                             PyObject *kwnames)
{
    CB_SLOTS(PyObject * config, *stream) given;
    if (cb_bind_vector(&cluster_size_call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return ask_clusters(o, given.config, given.stream,
                        core_driver->cuOccupancyMaxPotentialClusterSize,
                        "cuOccupancyMaxPotentialClusterSize");
}

static const cb_signature active_clusters_call = {"max_active_clusters", cluster_params,
                                                  .positional = 1, .required = 3};

static PyObject *
KernelOccupancy_active_clusters(PyObject *o, PyObject *const *args, Py_ssize_t nargs,
                                PyObject *kwnames)
{
    CB_SLOTS(PyObject * config, *stream) given;
    if (cb_bind_vector(&active_clusters_call, args, nargs, kwnames, given.slots) < 0)
        return NULL;
    return ask_clusters(o, given.config, given.stream, core_driver->cuOccupancyMaxActiveClusters,
                        "cuOccupancyMaxActiveClusters");
}

// --- tables --------------------------------------------------------------------------------------

#define METHOD(name, function) {#name, CORE_KEYWORDS(function), CORE_DOC(KernelOccupancy, name)}

static PyMethodDef KernelOccupancy_methods[] = {
    METHOD(max_active_blocks_per_multiprocessor, KernelOccupancy_active_blocks),
    METHOD(max_potential_block_size, KernelOccupancy_potential),
    METHOD(available_dynamic_shared_memory_per_block, KernelOccupancy_available),
    METHOD(max_potential_cluster_size, KernelOccupancy_cluster_size),
    METHOD(max_active_clusters, KernelOccupancy_active_clusters),
    {NULL},
};

static CORE_WEAKREFS(KernelOccupancy_members, KernelOccupancyObject);

static PyObject *
KernelOccupancy_repr(PyObject *o)
{
    PyObject *kernel = core_kernel_repr((PyObject *)((KernelOccupancyObject *)o)->kernel);
    PyObject *text =
        kernel != NULL ? PyUnicode_FromFormat("<KernelOccupancy of %U>", kernel) : NULL;
    Py_XDECREF(kernel);
    return text;
}

static PyType_Slot KernelOccupancy_slots[] = {
    {Py_tp_doc, CORE_TYPE_DOC(KernelOccupancy)}, {Py_tp_new, KernelOccupancy_new},
    {Py_tp_dealloc, KernelOccupancy_dealloc},    {Py_tp_traverse, KernelOccupancy_traverse},
    {Py_tp_repr, KernelOccupancy_repr},          {Py_tp_methods, KernelOccupancy_methods},
    {Py_tp_members, KernelOccupancy_members},    {0, NULL},
};

PyType_Spec core_kernel_occupancy_spec = {
    .name = "cubind.core.KernelOccupancy",
    .basicsize = sizeof(KernelOccupancyObject),
    .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_IMMUTABLETYPE,
    .slots = KernelOccupancy_slots,
};
