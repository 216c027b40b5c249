// Counts the devices and their memory. There is one device, unless a test, CUBIND_STUB_DEVICES or
// the options of the simulated device ask for more.
#include "device/device.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/options.h"
#include "base/simulates.h"
#include "base/steering.h"

drv_device drv_devices[DRV_MAX_DEVICES];

static atomic_int told_count; // set by a test; 0: the environment decides

size_t
drv_total_memory(void)
{
    return drv_simulates() ? drv_options_get()->memory : (size_t)16 << 30;
}

size_t
drv_free_memory(int device)
{
    size_t total = drv_total_memory(), used = drv_devices[device].used;
    return used < total ? total - used : 0;
}

void
functional_set_devices(int count)
{
    atomic_store(&told_count, count);
}

int
drv_device_count(void)
{
    const char *text = getenv("CUBIND_STUB_DEVICES");
    int count = atomic_load(&told_count);
    if (count == 0)
        count = text != NULL ? atoi(text) : drv_simulates() ? drv_options_get()->devices : 1;
    if (count < 0)
        return 0;
    return count < DRV_MAX_DEVICES ? count : DRV_MAX_DEVICES;
}

bool
drv_device_valid(CUdevice device)
{
    return device >= 0 && device < drv_device_count();
}

// --- primary contexts ----------------------------------------------------------------------------

unsigned int
drv_primary_uses(void)
{
    unsigned int uses = 0;
    for (int i = 0; i < DRV_MAX_DEVICES; i++)
        uses += (unsigned int)drv_devices[i].primary_uses;
    return uses;
}
