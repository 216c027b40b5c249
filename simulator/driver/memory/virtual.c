// Implements virtual memory. Reserved addresses are mappings that nobody can access. Physical
// memory is a shared mapping, its home; mremap() repeats that mapping at other addresses, so all of
// them show the same pages. Only exported memory needs a file and a descriptor.
#define _GNU_SOURCE
#include "memory/virtual.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/call.h"
#include "base/handles.h"
#include "device/device.h"
#include "memory/freed.h"
#include "memory/memory_file.h"
#include "memory/ranges.h"
#include "memory/traces.h"

// --- reserved addresses --------------------------------------------------------------------------

static drv_reservation *reservations;

const drv_reservation *
drv_reservation_of(uintptr_t address)
{
    for (const drv_reservation *r = reservations; r != NULL; r = r->next)
        if (address - r->start < r->size)
            return r;
    return NULL;
}

bool
drv_is_reserved(uintptr_t start, size_t size)
{
    const drv_reservation *r = drv_reservation_of(start);
    while (r != NULL && size > r->start + r->size - start) {
        size -= r->start + r->size - start;
        start = r->start + r->size;
        r = drv_reservation_of(start);
    }
    return r != NULL;
}

static bool
close_addresses(uintptr_t start, size_t size)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    return mmap((void *)start, size, PROT_NONE, flags, -1, 0) != MAP_FAILED;
}

// Reserves exactly these addresses; false if others use some of them.
static bool
reserve_at(uintptr_t start, size_t size)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    void *at = mmap((void *)start, size, PROT_NONE, flags, -1, 0);
    if (at == MAP_FAILED)
        return false;
    if ((uintptr_t)at != start)
        munmap(at, size);
    return (uintptr_t)at == start;
}

// Reserves addresses where the system wants.
static uintptr_t
reserve_anywhere(size_t size, size_t align)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    if (size > SIZE_MAX - align)
        return 0;
    void *at = mmap(NULL, size + align, PROT_NONE, flags, -1, 0);
    if (at == MAP_FAILED)
        return 0;
    uintptr_t first = (uintptr_t)at, start = (first + align - 1) / align * align;
    if (start > first)
        munmap(at, start - first);
    if (start < first + align)
        munmap((void *)(start + size), first + align - start);
    return start;
}

// Reserves addresses with free ones behind them, so that a program can reserve more at the end. The
// first TiB is for the windows of kernels (execute/memory.c), which the first kernel reserves.
static uintptr_t
reserve_with_room(size_t size, size_t align)
{
    static const uintptr_t low = ((uintptr_t)1 << 45) + ((uintptr_t)1 << 40);
    static const uintptr_t high = (uintptr_t)1 << 46;
    static const size_t room = (size_t)16 << 30;
    static uintptr_t next;
    if (size > (high - low) / 4 || align > (high - low) / 4)
        return 0;
    if (next < low || next > high - size - align)
        next = low;
    uintptr_t start = (next + align - 1) / align * align;
    next = start + size + room;
    return reserve_at(start, size) ? start : 0;
}

CUresult
drv_reserve(size_t size, size_t align, uintptr_t wanted, uintptr_t *out)
{
    drv_reservation *made = malloc(sizeof *made);
    if (made == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    align = align > DRV_GRANULE ? align : DRV_GRANULE;
    uintptr_t start = 0;
    if (wanted != 0 && wanted % align == 0 && reserve_at(wanted, size))
        start = wanted;
    if (start == 0)
        start = reserve_with_room(size, align);
    if (start == 0)
        start = reserve_anywhere(size, align);
    if (start == 0) {
        free(made);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *made = (drv_reservation){reservations, start, size, drv_entered()};
    reservations = made;
    *out = start;
    return CUDA_SUCCESS;
}

CUresult
drv_unreserve(uintptr_t start, size_t size)
{
    drv_reservation **link = &reservations;
    while (*link != NULL && (*link)->start != start)
        link = &(*link)->next;
    drv_reservation *r = *link;
    if (r == NULL || r->size != size || drv_range_overlaps(start, size))
        return CUDA_ERROR_INVALID_VALUE;
    drv_range gone = {.start = start, .size = size, .space = DRV_DEVICE, .made_by = r->made_by};
    (void)drv_remember_freed(&gone, NULL);
    *link = r->next;
    free(r);
    munmap((void *)start, size);
    return CUDA_SUCCESS;
}

// --- physical memory -----------------------------------------------------------------------------

static bool
is_of_device(const drv_physical *p)
{
    return p->prop.location.type == CU_MEM_LOCATION_TYPE_DEVICE;
}

static drv_physical *
make_physical(void *home, size_t size, const CUmemAllocationProp *prop)
{
    drv_physical *p = home != NULL ? drv_new(DRV_PHYSICAL, sizeof *p) : NULL;
    if (p == NULL && home != NULL)
        munmap(home, size);
    if (p == NULL)
        return NULL;
    p->size = size;
    p->prop = *prop;
    p->handles = 1;
    p->home = home;
    p->made_by = drv_entered();
    return p;
}

drv_physical *
drv_physical_new(size_t size, const CUmemAllocationProp *prop)
{
    int flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE;
    void *home = mmap(NULL, size, PROT_READ | PROT_WRITE, flags, -1, 0);
    drv_physical *p = make_physical(home != MAP_FAILED ? home : NULL, size, prop);
    if (p != NULL && is_of_device(p))
        drv_devices[prop->location.id].used += size;
    return p;
}

// Repeats the mapping of the home at another address.
static bool
show_again(const drv_physical *p, void *at)
{
    return mremap(p->home, 0, p->size, MREMAP_MAYMOVE | MREMAP_FIXED, at) == at;
}

bool
drv_is_physical(CUmemGenericAllocationHandle handle)
{
    const drv_physical *p = (const drv_physical *)(uintptr_t)handle;
    return drv_is(p, DRV_PHYSICAL) && p->handles > 0;
}

static void
delete_if_unused(drv_physical *p)
{
    if (p->handles > 0 || p->maps > 0)
        return;
    if (is_of_device(p) && !p->imported)
        drv_devices[p->prop.location.id].used -= p->size;
    munmap(p->home, p->size);
    if (p->file > 0)
        close(p->file);
    drv_delete(p);
}

void
drv_physical_release(drv_physical *p)
{
    p->handles--;
    delete_if_unused(p);
}

// --- between processes ---------------------------------------------------------------------------

typedef struct move {
    drv_physical *physical;
    int file;
    bool ok;
} move;

static void
show_file(const drv_range *r, void *arg)
{
    move *m = arg;
    if (r->physical == m->physical)
        m->ok = m->ok && drv_memory_file_show(m->file, (void *)r->start, r->size);
}

static void
show_home(const drv_range *r, void *arg)
{
    const move *m = arg;
    if (r->physical == m->physical)
        (void)show_again(m->physical, (void *)r->start);
}

// Moves memory to a file, and all its mappings with it. The home comes last, because the mappings
// go back to it if one of them fails.
static int
move_to_file(drv_physical *p)
{
    move m = {p, drv_memory_file_new(p->home, p->size, &p->prop), true};
    if (m.file < 0)
        return -1;
    drv_each_range(NULL, show_file, &m);
    if (m.ok && drv_memory_file_show(m.file, p->home, p->size))
        return m.file;
    drv_each_range(NULL, show_home, &m);
    close(m.file);
    return -1;
}

int
drv_physical_export(drv_physical *p)
{
    if (p->file == 0) {
        int file = move_to_file(p);
        if (file < 0)
            return -1;
        p->file = file;
    }
    return drv_memory_file_again(p->file);
}

drv_physical *
drv_physical_import(int file)
{
    CUmemAllocationProp prop;
    size_t size;
    int own = drv_memory_file_open(file, &prop, &size);
    if (own < 0)
        return NULL;
    bool there =
        prop.location.type != CU_MEM_LOCATION_TYPE_DEVICE || drv_device_valid(prop.location.id);
    void *home = there ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, own, 0) : MAP_FAILED;
    drv_physical *p = make_physical(home != MAP_FAILED ? home : NULL, size, &prop);
    if (p == NULL) {
        close(own);
        return NULL;
    }
    p->file = own;
    p->imported = true;
    return p;
}

// --- mappings ------------------------------------------------------------------------------------

CUresult
drv_map(uintptr_t start, drv_physical *p)
{
    drv_range range = {
        .start = start,
        .size = p->size,
        .space = is_of_device(p) ? DRV_DEVICE : DRV_HOST,
        .device = is_of_device(p) ? p->prop.location.id : 0,
        .id = drv_next_id(),
        .made_by = drv_entered(),
        .borrowed = true,
        .physical = p,
        .prefetched = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
        .preferred = {CU_MEM_LOCATION_TYPE_NONE, {CU_DEVICE_INVALID}},
    };
    if (!show_again(p, (void *)start))
        return CUDA_ERROR_OUT_OF_MEMORY;
    if (!drv_range_put(&range)) {
        close_addresses(start, p->size);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    drv_traces_forget_memory(start, p->size);
    p->maps++;
    return CUDA_SUCCESS;
}

void
drv_unmap(drv_range *r)
{
    drv_physical *p = r->physical;
    uintptr_t start = r->start;
    drv_take_out(r);
    close_addresses(start, p->size);
    p->maps--;
    delete_if_unused(p);
}
