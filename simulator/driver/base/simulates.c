// Says whether kernels run, which is the case on the simulated device.
#include "base/simulates.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/control.h"
#include "base/steering.h"

static atomic_int told = -1; // set by a test; -1: the environment decides

void
functional_simulate(int on)
{
    atomic_store(&told, on);
}

bool
drv_simulates(void)
{
    int on = atomic_load(&told);
    const char *device = on < 0 ? getenv("CUBIND_DEVICE") : NULL;
    return on > 0 || (device != NULL && strcmp(device, "simulated") == 0);
}

int
cubind_simulates(void)
{
    return drv_simulates();
}
