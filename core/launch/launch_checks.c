// Checks launches before the driver is called: the configuration against its device, and the
// kernel's own limits. If a launch needs more dynamic shared memory than the kernel's limit, the
// limit is raised.
#include "launch/launch_checks.h"

#include "base/errors.h"
#include "device/device_facts.h"
#include "kernel/kernel_attributes.h"
#include "launch/occupancy.h"
#include "launch/refusal.h"

// --- the configuration on a device ---------------------------------------------------------------

static int
raise_dimensions(core_state *st, const char *name, const unsigned int given[3], int device,
                 const int limits[3])
{
    CORE_REFUSE(st, value,
                "LaunchConfig.%s: (%u, %u, %u) exceeds what device %d allows, (%d, %d, %d)", name,
                given[0], given[1], given[2], device, limits[0], limits[1], limits[2]);
    return -1;
}

static int
check_dimensions(core_state *st, const LaunchConfigObject *config, int device,
                 const core_device_facts *facts)
{
    const CUlaunchConfig *n = &config->native;
    const unsigned int grid[3] = {n->gridDimX, n->gridDimY, n->gridDimZ};
    const unsigned int block[3] = {n->blockDimX, n->blockDimY, n->blockDimZ};
    for (int i = 0; i < 3; i++) {
        if (grid[i] > (unsigned int)facts->max_grid[i])
            return raise_dimensions(st, config->cluster[0] != 0 ? "grid, in blocks" : "grid", grid,
                                    device, facts->max_grid);
        if (block[i] > (unsigned int)facts->max_block[i])
            return raise_dimensions(st, "block", block, device, facts->max_block);
    }
    if (config->threads <= (uint64_t)facts->max_threads_per_block)
        return 0;
    CORE_REFUSE(st, value,
                "LaunchConfig.block: (%u, %u, %u) is %llu threads, device %d allows %d in a block",
                block[0], block[1], block[2], (unsigned long long)config->threads, device,
                facts->max_threads_per_block);
    return -1;
}

static int
check_priority(core_state *st, const LaunchConfigObject *config, const core_device_facts *facts)
{
    long priority = PyLong_AsLong(config->extras[0]);
    if (priority <= facts->least_priority && priority >= facts->greatest_priority)
        return 0;
    CORE_REFUSE(st, value, "priority=%ld is out of range [%d, %d]", priority,
                facts->greatest_priority, facts->least_priority);
    return -1;
}

int
core_launch_check_device(core_state *st, LaunchConfigObject *config, int device)
{
    const core_device_facts *facts = core_device_facts_of(st, device);
    if (facts == NULL)
        return -1;
    if (config->cluster[0] != 0 && facts->major < 9)
        return core_launch_refuse(st, st->cuda_error, CUDA_ERROR_INVALID_VALUE,
                                  "thread block clusters are not supported on devices with compute "
                                  "capability < 9.0 (got ComputeCapability(major=%d, minor=%d))",
                                  facts->major, facts->minor);
    if (config->is_cooperative && !facts->cooperative_launch)
        return core_launch_refuse(st, st->cuda_error, CUDA_ERROR_INVALID_VALUE,
                                  "cooperative kernels are not supported on this device");
    if (check_dimensions(st, config, device, facts) < 0 ||
        (config->has_priority && check_priority(st, config, facts) < 0))
        return -1;
    atomic_fetch_or_explicit(&config->checked, (uint64_t)1 << device, memory_order_relaxed);
    return 0;
}

// --- the kernel ----------------------------------------------------------------------------------

int
core_launch_refuse_threads(KernelObject *kernel, const core_kernel_device *on,
                           const LaunchConfigObject *config)
{
    const CUlaunchConfig *n = &config->native;
    PyObject *name = core_kernel_name(kernel);
    if (name != NULL)
        CORE_REFUSE(kernel->st, value,
                    "LaunchConfig.block: (%u, %u, %u) is %llu threads, kernel '%U' allows %d in a "
                    "block on device %d",
                    n->blockDimX, n->blockDimY, n->blockDimZ, (unsigned long long)config->threads,
                    name, on->values[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK], on->device);
    return -1;
}

static int
raise_shared(KernelObject *kernel, const core_kernel_device *on, unsigned int wanted, int most)
{
    PyObject *name = core_kernel_name(kernel);
    if (name != NULL)
        CORE_REFUSE(
            kernel->st, value,
            "LaunchConfig.shmem_size: kernel '%U' cannot have %u bytes of dynamic shared memory in "
            "addition to its %d static bytes; device %d allows %d bytes in a block",
            name, wanted, on->values[CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES], on->device, most);
    return -1;
}

// Never lowers the limit: it queries the driver first, because another Kernel object or other code
// may have raised the limit further.
int
core_launch_raise_limit(KernelObject *kernel, core_kernel_device *on, unsigned int wanted)
{
    const CUfunction_attribute limit = CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    const core_device_facts *facts = core_device_facts_of(kernel->st, on->device);
    int now;
    if (facts == NULL)
        return -1;
    int room = facts->max_shared_optin - on->values[CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES];
    if (room < 0 || wanted > (unsigned int)room)
        return raise_shared(kernel, on, wanted, facts->max_shared_optin);
    on->known &= ~(1u << limit);
    if (core_kernel_attribute(kernel, on->device, limit, &now) < 0)
        return -1;
    if (now >= 0 && wanted <= (unsigned int)now)
        return 0;
    return core_kernel_set_attribute(kernel, on->device, limit, (int)wanted);
}

int
core_launch_check_cooperative(KernelObject *kernel, core_kernel_device *on,
                              const LaunchConfigObject *config, CUcontext context)
{
    const CUlaunchConfig *n = &config->native;
    uint64_t most = core_cooperative_limit_known(on, config->threads, n->sharedMemBytes);
    if (CB_UNLIKELY(most == 0) && core_cooperative_limit_ask(kernel, on, config->threads,
                                                             n->sharedMemBytes, context, &most) < 0)
        return -1;
    if (config->blocks <= most)
        return 0;
    core_state *st = kernel->st;
    core_launch_refuse(st, st->launch_value_error, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
                       "The specified grid size (%u * %u * %u) exceeds the limit (%llu)",
                       n->gridDimX, n->gridDimY, n->gridDimZ, (unsigned long long)most);
    return -1;
}
