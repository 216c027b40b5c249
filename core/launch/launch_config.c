// Makes LaunchConfigs: checks their fields and fills the driver's struct.
#include "launch/launch_config.h"

#include "launch/launch_dimensions.h"

// --- fields --------------------------------------------------------------------------------------

const char *const core_launch_config_names[] = {
    "grid",
    "cluster",
    "block",
    "shmem_size",
    "is_cooperative",
    "programmatic_stream_serialization",
    "priority",
    "cluster_scheduling_policy_preference",
    "preferred_cluster_dimension",
    "preferred_shared_memory_carveout",
    "portable_cluster_size_mode",
    "shared_memory_mode",
    "nvlink_util_centric_scheduling",
    "mem_sync_domain",
    "mem_sync_domain_map",
    "access_policy_window",
    "programmatic_event",
    "launch_completion_event",
    NULL,
};
static int
take_shared_size(PyObject *o, unsigned int *out)
{
    *out = 0;
    if (o == NULL || o == Py_None)
        return 0;
    Py_ssize_t small;
    if (cb_small_int(o, &small) && small >= 0) {
        *out = (unsigned int)small;
        return 0;
    }
    if (!PyIndex_Check(o)) {
        PyErr_Format(PyExc_TypeError, "LaunchConfig.shmem_size must be an int, not %s",
                     Py_TYPE(o)->tp_name);
        return -1;
    }
    PyObject *index = PyNumber_Index(o);
    int overflow = 0;
    long long value = index != NULL ? PyLong_AsLongLongAndOverflow(index, &overflow) : -1;
    Py_XDECREF(index);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (overflow < 0 || (overflow == 0 && value < 0))
        return core_dimensions_refuse("shmem_size", o, ">= 0");
    if (overflow > 0 || value > UINT32_MAX)
        return core_dimensions_refuse("shmem_size", o, "<= 4294967295");
    *out = (unsigned int)value;
    return 0;
}

static int
take_flag(PyObject *o, bool *out)
{
    int truth = o != NULL ? PyObject_IsTrue(o) : 0;
    *out = truth > 0;
    return truth < 0 ? -1 : 0;
}

static int
take_fields(LaunchConfigObject *self, PyObject *const *slots)
{
    PyObject *grid = slots[CORE_CONFIG_GRID] != NULL ? slots[CORE_CONFIG_GRID] : Py_None;
    PyObject *block = slots[CORE_CONFIG_BLOCK] != NULL ? slots[CORE_CONFIG_BLOCK] : Py_None;
    unsigned int threads[3];
    if (core_dimensions("grid", grid, self->grid) < 0)
        return -1;
    if (slots[CORE_CONFIG_CLUSTER] != NULL && slots[CORE_CONFIG_CLUSTER] != Py_None &&
        core_dimensions("cluster", slots[CORE_CONFIG_CLUSTER], self->cluster) < 0)
        return -1;
    if (core_dimensions("block", block, threads) < 0 ||
        take_shared_size(slots[CORE_CONFIG_SHMEM_SIZE], &self->native.sharedMemBytes) < 0 ||
        take_flag(slots[CORE_CONFIG_IS_COOPERATIVE], &self->is_cooperative) < 0 ||
        take_flag(slots[CORE_CONFIG_SERIALIZATION], &self->programmatic_stream_serialization) < 0)
        return -1;
    self->native.blockDimX = threads[0];
    self->native.blockDimY = threads[1];
    self->native.blockDimZ = threads[2];
    return 0;
}

// --- the native structure ------------------------------------------------------------------------

static bool
is_given(PyObject *value)
{
    return value != NULL && value != Py_None;
}

static uint64_t
capped_product(uint64_t a, uint64_t b)
{
    uint64_t result;
    return __builtin_mul_overflow(a, b, &result) ? UINT64_MAX : result;
}

static int
set_grid(LaunchConfigObject *self)
{
    unsigned int blocks[3];
    for (int i = 0; i < 3; i++) {
        unsigned int factor = self->cluster[0] != 0 ? self->cluster[i] : 1;
        if (__builtin_mul_overflow(self->grid[i], factor, &blocks[i])) {
            PyErr_Format(PyExc_ValueError,
                         "LaunchConfig.grid times LaunchConfig.cluster must be <= 4294967295 (got "
                         "%u * %u)",
                         self->grid[i], factor);
            return -1;
        }
    }
    self->native.gridDimX = blocks[0];
    self->native.gridDimY = blocks[1];
    self->native.gridDimZ = blocks[2];
    const CUlaunchConfig *n = &self->native;
    self->blocks = capped_product(capped_product(blocks[0], blocks[1]), blocks[2]);
    self->threads = capped_product(capped_product(n->blockDimX, n->blockDimY), n->blockDimZ);
    return 0;
}

static CUlaunchAttribute *
next_attribute(LaunchConfigObject *self, CUlaunchAttributeID id)
{
    CUlaunchAttribute *attribute = &self->native.attrs[self->native.numAttrs++];
    *attribute = (CUlaunchAttribute){.id = id};
    return attribute;
}

static void
set_attributes(LaunchConfigObject *self)
{
    if (self->cluster[0] != 0) {
        CUlaunchAttribute *a = next_attribute(self, CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION);
        a->value.clusterDim.x = self->cluster[0];
        a->value.clusterDim.y = self->cluster[1];
        a->value.clusterDim.z = self->cluster[2];
    }
    if (self->is_cooperative)
        next_attribute(self, CU_LAUNCH_ATTRIBUTE_COOPERATIVE)->value.cooperative = 1;
    if (self->programmatic_stream_serialization)
        next_attribute(self, CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION)
            ->value.programmaticStreamSerializationAllowed = 1;
}

// Reads the optional fields.
static int
take_extras(LaunchConfigObject *self, PyObject *const *values)
{
    self->extras = PyMem_Calloc(CORE_EXTRAS, sizeof *self->extras);
    if (self->extras == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (int i = 0; i < CORE_EXTRAS; i++) {
        if (!is_given(values[i]))
            continue;
        CUlaunchAttribute *attribute = next_attribute(self, 0);
        self->extras[i] = core_extra_take(self->st, i, values[i], attribute);
        if (self->extras[i] == NULL)
            return -1;
        self->has_priority |= attribute->id == CU_LAUNCH_ATTRIBUTE_PRIORITY;
    }
    return 0;
}

static int
fill_config(LaunchConfigObject *self, PyObject *const *slots, bool has_extras)
{
    if (take_fields(self, slots) < 0 || set_grid(self) < 0)
        return -1;
    self->native.attrs = self->attributes;
    set_attributes(self);
    return has_extras ? take_extras(self, &slots[CORE_FIELDS]) : 0;
}

// Returns whether a flag may be true. Asking the object twice could give two answers.
static bool
may_be_true(PyObject *flag)
{
    return flag != NULL && flag != Py_False;
}

PyObject *
core_launch_config_make(core_state *st, PyObject *const *slots, int count)
{
    PyTypeObject *type = st->launch_config_type;
    Py_ssize_t extras = 0;
    for (int i = CORE_FIELDS; i < count; i++)
        extras += is_given(slots[i]);
    Py_ssize_t room = extras + is_given(slots[CORE_CONFIG_CLUSTER]) +
                      may_be_true(slots[CORE_CONFIG_IS_COOPERATIVE]) +
                      may_be_true(slots[CORE_CONFIG_SERIALIZATION]);
    LaunchConfigObject *self = PyObject_GC_NewVar(LaunchConfigObject, type, room);
    if (self == NULL)
        return NULL;
    const size_t head = offsetof(LaunchConfigObject, st);
    memset((char *)self + head, 0, sizeof *self - head);
    self->st = st;
    if (fill_config(self, slots, extras > 0) == 0) {
        self->is_special = self->is_cooperative;
        // Without optional fields it refers to no object that could be in a reference cycle.
        self->is_tracked = self->extras != NULL;
        if (self->is_tracked)
            PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    Py_DECREF(self);
    return NULL;
}

LaunchConfigObject *
core_launch_config_take_slow(core_state *st, PyObject *o)
{
    if (Py_IS_TYPE(o, st->launch_config_type))
        return (LaunchConfigObject *)Py_NewRef(o);
    if (PyDict_Check(o)) {
        PyObject *none = PyTuple_New(0);
        PyObject *made =
            none != NULL ? PyObject_Call((PyObject *)st->launch_config_type, none, o) : NULL;
        Py_XDECREF(none);
        return (LaunchConfigObject *)made;
    }
    PyErr_Format(PyExc_TypeError,
                 "config must be a LaunchConfig, or a dict with its fields, not %s",
                 Py_TYPE(o)->tp_name);
    return NULL;
}
