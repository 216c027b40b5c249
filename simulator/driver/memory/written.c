// Marks device memory that nothing has written, and fills it.
#include "memory/written.h"

#include "base/options.h"
#include "base/simulates.h"
#include "cubind_sim.h"

void
drv_begin_unwritten(const drv_range *r)
{
    enum { MOST = 64 << 20 }; // bytes of an allocation that are filled; more would take too long
    if (!drv_simulates() || r->space != DRV_DEVICE)
        return;
    const drv_options *options = drv_options_get();
    if (options->checks & CUBIND_SIM_CHECK_INIT)
        cubind_sim_mark_unwritten((void *)r->start, r->size);
    if (options->poison != 0)
        cubind_sim_poison((void *)r->start, r->size < MOST ? r->size : MOST, options->poison);
}

void
drv_end_unwritten(uintptr_t start, size_t size)
{
    cubind_sim_mark_written((void *)start, size);
}
