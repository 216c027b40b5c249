// Computes from the device's attributes how many blocks of a kernel fit on a multiprocessor.
#include "launch/occupancy.h"

#include <limits.h>

#include "code/image.h"
#include "cubind_size.h"
#include "device/attributes.h"

static int
round_up(uint64_t value, int step)
{
    uint64_t rounded;
    return size_round_up(value, (uint64_t)step, &rounded) ? drv_number(rounded) : INT_MAX;
}

// Returns how many blocks the registers allow. A multiprocessor allocates registers to each warp in
// units of 256.
static int
blocks_by_registers(const drv_function *f, int warps)
{
    uint64_t registers = (uint64_t)drv_registers(f->entry);
    int64_t per_block = (int64_t)round_up(registers * 32, 256) * warps;
    int blocks = (int)(drv_limit(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR) / per_block);
    // A launch must not fail because of an estimate.
    return blocks == 0 && f->entry->registers == 0 ? 1 : blocks;
}

int
drv_blocks_per_multiprocessor(drv_function *f, int device, int threads, size_t dynamic)
{
    // As in the driver, the kernel's own limit does not matter here.
    int most = drv_limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    if (threads > most || dynamic > (size_t)drv_settings_of(f, device)->dynamic_shared)
        return 0;
    int warp = drv_limit(CU_DEVICE_ATTRIBUTE_WARP_SIZE);
    int warps = (threads + warp - 1) / warp;
    int blocks = drv_limit(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR) / (warps * warp);
    blocks = drv_smaller(blocks, drv_limit(CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR));
    blocks = drv_smaller(blocks, blocks_by_registers(f, warps));
    uint64_t reserved = (uint64_t)drv_limit(CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK);
    uint64_t shared;
    if (!size_add(f->entry->shared_bytes, dynamic + reserved, &shared))
        return 0;
    int all = drv_limit(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
    return drv_smaller(blocks, all / round_up(shared, 128));
}
