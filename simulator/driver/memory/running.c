// Lists the kernels that run, and keeps memory that was freed while they ran.
#include "memory/running.h"

#include <stdlib.h>

#include "base/handles.h"

static drv_run *running;

void
drv_run_begin(drv_run *run)
{
    *run = (drv_run){drv_next_id(), running};
    running = run;
}

static uint64_t
oldest_kernel(void)
{
    uint64_t oldest = UINT64_MAX;
    for (const drv_run *run = running; run != NULL; run = run->next)
        oldest = run->since < oldest ? run->since : oldest;
    return oldest;
}

// Memory that was freed while kernels ran. It stays mapped, because a kernel that wrongly uses it
// must not crash the process.
typedef struct retired {
    struct retired *next;
    void *memory;
    size_t size;
    void (*release)(void *memory, size_t size);
    uint64_t when;
} retired;

static retired *all_retired;

static void
free_retired(void)
{
    uint64_t oldest = oldest_kernel();
    for (retired **link = &all_retired; *link != NULL;) {
        retired *r = *link;
        if (r->when > oldest) {
            link = &r->next;
            continue;
        }
        *link = r->next;
        r->release(r->memory, r->size);
        free(r);
    }
}

void
drv_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size))
{
    retired *r = oldest_kernel() != UINT64_MAX ? malloc(sizeof *r) : NULL;
    if (r == NULL) {
        release(memory, size);
        return;
    }
    *r = (retired){all_retired, memory, size, release, drv_next_id()};
    all_retired = r;
}

void
drv_run_end(drv_run *run)
{
    drv_run **link = &running;
    while (*link != run)
        link = &(*link)->next;
    *link = run->next;
    free_retired();
}
