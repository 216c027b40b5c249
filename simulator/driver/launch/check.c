// Checks launches, and refuses those that the driver refuses.
#include "launch/check.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/log.h"
#include "base/report.h"
#include "base/simulates.h"
#include "code/image.h"
#include "device/attributes.h"
#include "device/green.h"
#include "launch/launch.h"
#include "launch/occupancy.h"

// Returns `status`. On the simulated device, also reports the reason, because the status alone says
// too little.
static __attribute__((format(printf, 3, 4))) CUresult
refuse(const drv_entry *entry, CUresult status, const char *format, ...)
{
    char text[400], why[300];
    if (!drv_simulates())
        return status;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    snprintf(text, sizeof text, "Launch of kernel %.60s: %s", entry->name, why);
    drv_report(
        &(drv_message){.check = "fault", .text = text, .kernel = entry->name, .is_fault = true});
    drv_log(status, text);
    return status;
}

static unsigned int
limit(CUdevice_attribute attribute)
{
    return (unsigned int)drv_limit(attribute);
}

static CUresult
check_shape(const functional_launch *l, const drv_entry *entry)
{
    static const CUdevice_attribute grid_limits[] = {CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
                                                     CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
                                                     CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z};
    static const CUdevice_attribute block_limits[] = {CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
                                                      CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
                                                      CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z};
    uint64_t threads = 1;
    for (int i = 0; i < 3; i++) {
        if (l->grid[i] == 0 || l->grid[i] > limit(grid_limits[i]))
            return refuse(entry, CUDA_ERROR_INVALID_VALUE,
                          "the grid has %u blocks along %c, but must have 1 to %u", l->grid[i],
                          "xyz"[i], limit(grid_limits[i]));
        if (l->block[i] == 0 || l->block[i] > limit(block_limits[i]))
            return refuse(entry, CUDA_ERROR_INVALID_VALUE,
                          "the block has %u threads along %c, but must have 1 to %u", l->block[i],
                          "xyz"[i], limit(block_limits[i]));
        threads *= l->block[i];
    }
    uint64_t most = limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    bool bounded = entry->max_threads > 0 && (uint64_t)entry->max_threads < most;
    most = bounded ? (uint64_t)entry->max_threads : most;
    if (threads > most)
        return refuse(entry, CUDA_ERROR_INVALID_VALUE, "the block has %llu threads, but %s %llu",
                      (unsigned long long)threads,
                      bounded ? "its launch bounds (.maxntid, .reqntid) allow"
                              : "a block may have at most",
                      (unsigned long long)most);
    uint64_t registers = threads * (uint64_t)entry->registers;
    return registers > limit(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK)
               ? CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
               : CUDA_SUCCESS;
}

// Checks the shape of a cluster. Eight blocks are portable; this device allows sixteen for kernels
// that permit a non-portable size.
static CUresult
check_cluster(const functional_launch *l, const drv_entry *entry, const drv_settings *settings)
{
    uint64_t blocks = 1;
    for (int i = 0; i < 3; i++) {
        unsigned int width = l->cluster[i];
        bool required = settings->cluster[i] > 0;
        if (width == 0 || l->grid[i] % width != 0)
            return refuse(entry, CUDA_ERROR_INVALID_CLUSTER_SIZE,
                          "the grid of %u blocks along %c is not a multiple of the cluster's %u",
                          l->grid[i], "xyz"[i], width);
        if (required && (unsigned int)settings->cluster[i] != width)
            return refuse(entry, CUDA_ERROR_INVALID_CLUSTER_SIZE,
                          "the cluster has %u blocks along %c, but the kernel requires %d", width,
                          "xyz"[i], settings -> cluster[i]);
        blocks *= width;
    }
    unsigned int most = settings->non_portable ? 16 : 8;
    return blocks <= most ? CUDA_SUCCESS
                          : refuse(entry, CUDA_ERROR_INVALID_CLUSTER_SIZE,
                                   "the cluster has %llu blocks, but may have at most %u",
                                   (unsigned long long)blocks, most);
}

static CUresult
check_cooperative(const functional_launch *l, drv_function *f, const drv_green *green)
{
    int threads = (int)(l->block[0] * l->block[1] * l->block[2]);
    int at_once = drv_blocks_per_multiprocessor(f, l->device, threads, l->shared_bytes) *
                  drv_multiprocessors_of(green);
    uint64_t blocks = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2];
    return blocks <= (uint64_t)at_once
               ? CUDA_SUCCESS
               : refuse(
                     f->entry, CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE,
                     "the cooperative grid has %llu blocks, but the device holds only %d at once",
                     (unsigned long long)blocks, at_once);
}

CUresult
drv_check_launch(const functional_launch *l, drv_function *f, const drv_green *green)
{
    const drv_settings *settings = drv_settings_of(f, l->device);
    DRV_TRY(check_shape(l, f->entry));
    if (l->shared_bytes > (unsigned int)settings->dynamic_shared)
        return refuse(f->entry, CUDA_ERROR_INVALID_VALUE,
                      "it asks for %u bytes of dynamic shared memory, but at most %d are allowed; "
                      "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES raises the limit",
                      l->shared_bytes, settings->dynamic_shared);
    DRV_TRY(check_cluster(l, f->entry, settings));
    return l->cooperative ? check_cooperative(l, f, green) : CUDA_SUCCESS;
}
