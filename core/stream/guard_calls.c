// The index of a count is a hash of the handle.
#include "stream/guard_calls.h"

#include <stdint.h>
#include <time.h>

enum { PLACES = 1024 };
static core_calls under_way[PLACES], syncs[PLACES];

static int
place_of(const void *handle)
{
    uintptr_t bits = (uintptr_t)handle; // 0 to 2 for default streams
    return (int)((bits ^ bits >> 4 ^ bits >> 14) % PLACES);
}

static core_calls *
count(core_calls *place)
{
    atomic_fetch_add(place, 1);
    return place;
}

core_calls *
core_count_call(const void *handle)
{
    return count(&under_way[place_of(handle)]);
}

core_calls *
core_count_sync(const void *handle)
{
    return count(&syncs[place_of(handle)]);
}

void
core_wait_for_calls_with(const void *handle)
{
    static const struct timespec pause = {.tv_nsec = 10000};
    while (atomic_load(&under_way[place_of(handle)]) > 0)
        nanosleep(&pause, NULL);
}

void
core_wait_for_syncs_of(const void *handle)
{
    static const struct timespec pause = {.tv_nsec = 100000};
    for (int i = 0; i < 500 && atomic_load(&syncs[place_of(handle)]) > 0; i++)
        nanosleep(&pause, NULL);
}

void
core_forget_calls(void)
{
    for (int i = 0; i < PLACES; i++) {
        atomic_store(&under_way[i], 0);
        atomic_store(&syncs[i], 0);
    }
}
