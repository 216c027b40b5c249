// Makes and checks the configurations of kernels that were compiled for one form of launch.
#include "launch/fixed.h"

#include "launch/refusal.h"

enum { FIELDS = CORE_FIELDS + CORE_EXTRAS, POLICY = CORE_FIELDS + 1 };

static PyObject *
flag(bool is_set)
{
    return is_set ? Py_True : Py_False;
}

// Asks for clusters that are spread over the device, because Triton does so.
LaunchConfigObject *
core_fixed_config(core_state *st, const core_fixed *fixed, PyObject *grid)
{
    PyObject *slots[FIELDS] = {[CORE_CONFIG_GRID] = grid,
                               [CORE_CONFIG_IS_COOPERATIVE] = flag(fixed->is_cooperative),
                               [CORE_CONFIG_SERIALIZATION] = flag(fixed->serialization)};
    const int places[] = {CORE_CONFIG_BLOCK, CORE_CONFIG_SHMEM_SIZE, CORE_CONFIG_CLUSTER, POLICY};
    const long values[] = {fixed->threads, fixed->shared, fixed->cluster,
                           CU_CLUSTER_SCHEDULING_POLICY_SPREAD};
    int count = fixed->cluster != 0 ? 4 : 2;
    bool is_good = true;
    for (int i = 0; i < count; i++) {
        slots[places[i]] = PyLong_FromLong(values[i]);
        is_good = is_good && slots[places[i]] != NULL;
    }
    PyObject *made = is_good ? core_launch_config_make(st, slots, FIELDS) : NULL;
    for (int i = 0; i < count; i++)
        Py_XDECREF(slots[places[i]]);
    return (LaunchConfigObject *)made;
}

static CB_NOINLINE int
refuse(const KernelObject *kernel)
{
    const core_fixed *fixed = kernel->fixed;
    PyObject *name = core_kernel_name((KernelObject *)kernel);
    if (name != NULL && fixed->threads == 0)
        CORE_REFUSE(kernel->st, value,
                    "kernel '%U' synchronizes its grid: LaunchConfig.is_cooperative must be true",
                    name);
    else if (name != NULL)
        CORE_REFUSE(kernel->st, value,
                    "kernel '%U' was compiled for blocks of %u threads, %u bytes of dynamic shared "
                    "memory and clusters of %u: launch kernel[grid, stream] or with "
                    "kernel[grid].config",
                    name, fixed->threads, fixed->shared, fixed->cluster);
    return -1;
}

int
core_fixed_check(const KernelObject *kernel, const LaunchConfigObject *config)
{
    const core_fixed *fixed = kernel->fixed;
    const CUlaunchConfig *n = &config->native;
    bool fits = !fixed->is_cooperative || config->is_cooperative;
    if (fixed->threads != 0)
        fits = fits && n->blockDimX == fixed->threads && config->threads == fixed->threads &&
               n->sharedMemBytes >= fixed->shared && config->cluster[0] == fixed->cluster &&
               (fixed->cluster == 0 || (config->cluster[1] == 1 && config->cluster[2] == 1));
    return CB_LIKELY(fits) ? 0 : refuse(kernel);
}
