// Describes device addresses that are in no allocation, and reports memory that was never freed.
#include "memory/describe.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "base/handles.h"
#include "base/lock.h"
#include "base/options.h"
#include "base/report.h"
#include "base/simulates.h"
#include "memory/freed.h"
#include "memory/heap.h"
#include "memory/ranges.h"
#include "memory/virtual.h"

// Returns whether a new allocation has some of the memory. Then the new allocation is described,
// not the freed one. Memory that is kept unused is never allocated again.
static bool
is_taken_again(const drv_freed *f, const drv_range *r)
{
    return f->release == NULL && r->start < f->start + f->size && f->start < r->start + r->size;
}

// --- sentences ---------------------------------------------------------------------------------

// Stores the name under which programs know an entry point: cuMemAlloc for
// functional_cuMemAlloc_v2.
static int
name_of(const char *entry, char name[64])
{
    static const char before[] = "functional_";
    const char *at = entry != NULL ? entry : "the program";
    at += strncmp(at, before, sizeof before - 1) == 0 ? sizeof before - 1 : 0;
    const char *version = strstr(at, "_v");
    return snprintf(name, 64, "%.*s", (int)(version != NULL ? version - at : (int)strlen(at)), at);
}

static void
say_allocation(size_t size, uintptr_t start, const char *made_by, char *text, size_t room)
{
    char name[64];
    name_of(made_by, name);
    snprintf(text, room, "%zu byte%s at 0x%zx made by %s", size, size == 1 ? "" : "s",
             (size_t)start, name);
}

static void
say_distance(uint64_t address, uint64_t size, const drv_range *r, char *text, size_t room)
{
    uint64_t end = r->start + r->size;
    unsigned long long off = address < r->start ? r->start - address : address - end;
    if (address == end)
        snprintf(text, room, "right at the end");
    else if (address < r->start || address > end)
        snprintf(text, room, "%llu byte%s %s", off, off == 1 ? "" : "s",
                 address > end ? "after the end" : "before the start");
    else
        snprintf(text, room, "%llu of them after the end",
                 (unsigned long long)(address + size - end));
}

static bool
is_of_the_host(uint64_t address)
{
    unsigned char there;
    uintptr_t page = (uintptr_t)address & ~(uintptr_t)4095;
    return mincore((void *)page, 1, &there) == 0;
}

static void
describe_range(const drv_context *context, const drv_range *r, uint64_t address, uint64_t size,
               char *text, size_t room)
{
    char what[160], distance[64];
    say_allocation(r->size, r->start, r->made_by, what, sizeof what);
    bool inside = address - r->start < r->size && size <= r->size - (address - r->start);
    if (inside && drv_is_read_only(context, r))
        snprintf(text, room,
                 "in %zu bytes at 0x%zx that cuMemMap mapped, which device %d may only read by "
                 "cuMemSetAccess",
                 r->size, (size_t)r->start, context->device);
    else if (inside && drv_reaches(context, r)) // the address itself is fine
        snprintf(text, room, "in an allocation of %s", what);
    else if (inside && r->physical != NULL)
        snprintf(
            text, room,
            "in %zu bytes at 0x%zx that cuMemMap mapped, which device %d may not access before "
            "cuMemSetAccess",
            r->size, (size_t)r->start, context->device);
    else if (inside && r->device != context->device)
        snprintf(text, room, "in an allocation of %s on device %d, which device %d cannot reach",
                 what, r->device, context->device);
    else if (inside)
        snprintf(text, room, "in an allocation of %s in another context", what);
    else
        say_distance(address, size, r, distance, sizeof distance);
    if (!inside)
        snprintf(text, room, "%s of an allocation of %s", distance, what);
}

// Returns whether an address outside all allocations was probably meant for this allocation. In
// host memory, something else may be nearer.
static bool
is_beside(uint64_t address, const drv_range *r)
{
    enum { NEAR = 4096 };
    uint64_t far = r->size > NEAR ? r->size : NEAR;
    uint64_t end = r->start + r->size;
    return address < r->start ? r->start - address <= far : address < end || address - end <= far;
}

// Describes reserved addresses where nothing is mapped.
static bool
describe_reserved(uint64_t address, char *text, size_t room)
{
    const drv_reservation *r = drv_reservation_of((uintptr_t)address);
    if (r != NULL)
        snprintf(text, room,
                 "in %zu bytes at 0x%zx that cuMemAddressReserve reserved, where nothing is mapped",
                 r->size, (size_t)r->start);
    return r != NULL;
}

static bool
describe(const drv_context *context, uint64_t address, uint64_t size, char *text, size_t room)
{
    const drv_range *r = drv_range_of((uintptr_t)address);
    const drv_range *near = r != NULL ? r : drv_range_near((uintptr_t)address);
    const drv_freed *f = drv_freed_at(address);
    char what[160], name[64];
    if (r == NULL && describe_reserved(address, text, room))
        return true;
    if (r == NULL && f != NULL && (near == NULL || !is_taken_again(f, near))) {
        say_allocation(f->size, f->start, f->made_by, what, sizeof what);
        name_of(f->freed_by, name);
        snprintf(text, room, "in an allocation of %s, which %s freed", what, name);
        return true;
    }
    if (r == NULL && context->heap != NULL &&
        drv_heap_describe(context->heap, address, size, text, room))
        return true;
    if (near != NULL && (is_beside(address, near) || !is_of_the_host(address))) {
        describe_range(context, near, address, size, text, room);
        return true;
    }
    if (!is_of_the_host(address))
        return false;
    snprintf(text, room, "host memory, which the device cannot reach before cuMemHostRegister");
    return true;
}

// Describes an address for the engine. Threads that run kernels call it.
bool
drv_simulated_describe(void *data, uint64_t address, uint64_t size, char *text, size_t room)
{
    drv_lock();
    bool known = describe(data, address, size, text, room);
    drv_unlock();
    return known;
}

bool
drv_simulated_range(const drv_context *context, uint64_t address, cubind_sim_range *out)
{
    bool to_the_byte = drv_options_get()->checks & CUBIND_SIM_CHECK_MEMORY;
    drv_stretch r;
    if (!drv_range_look(context, (uintptr_t)address, !to_the_byte, &r))
        return false;
    size_t size = r.padded && !to_the_byte ? (r.size + 511) / 512 * 512 : r.size;
    *out = (cubind_sim_range){r.start, size, (void *)r.start, r.read_only};
    return address - r.start < size;
}

// --- leaks -------------------------------------------------------------------------------------

typedef struct leaks {
    char text[2048];
    size_t used, count, bytes;
} leaks;

static void
add_leak(const drv_range *r, void *data)
{
    enum { MOST = 10 };
    leaks *l = data;
    char what[160];
    if (r->internal || r->space == DRV_REGISTERED || r->physical != NULL)
        return;
    say_allocation(r->size, r->start, r->made_by, what, sizeof what);
    l->bytes += r->size;
    if (l->count++ < MOST)
        l->used += (size_t)snprintf(l->text + l->used, sizeof l->text - l->used,
                                    "\n  an allocation of %s", what);
}

static void
add_physical(void *object, void *data)
{
    const drv_physical *p = object;
    const drv_range r = {.size = p->size, .start = (uintptr_t)p, .made_by = p->made_by};
    if (!p->imported)
        add_leak(&r, data);
}

void
drv_report_leaks(const drv_context *context)
{
    leaks l = {.used = 0};
    char text[2400];
    // In a forked child, allocations of the parent are not leaks.
    if (!drv_simulates() || !drv_options_get()->leaks || drv_forked())
        return;
    drv_each_range(context, add_leak, &l);
    if (context == NULL) // physical memory belongs to no context
        drv_each(DRV_PHYSICAL, add_physical, &l);
    if (l.count == 0)
        return;
    snprintf(text, sizeof text, "Leak: %zu allocation%s, %zu bytes in all, %s never freed%s%s",
             l.count, l.count == 1 ? "" : "s", l.bytes, l.count == 1 ? "was" : "were", l.text,
             l.count > 10 ? "\n  and others" : "");
    drv_report(&(drv_message){.check = "leaks", .text = text, .count = l.count});
}

void
drv_report_leaks_at_exit(void)
{
    drv_report_leaks(NULL);
}
