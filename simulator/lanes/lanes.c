// Finds loops and movers by name or size, in the build that is fastest on this processor.
#include "lanes/lanes.h"

#include <pthread.h>
#include <string.h>

#include "lanes/move.h"
#include "lanes/table.h"
#include "lanes/watch.h"

#define LISTS(X, build) \
    X(integer, build) X(single, build) X(compare, build) X(half, build) X(convert, build)
#define DECLARE(list, build) extern const sim_loop_table sim_loops_##list##_##build;
#define ADDRESS(list, build) &sim_loops_##list##_##build,

LISTS(DECLARE, baseline)
static const sim_loop_table *const baseline[] = {LISTS(ADDRESS, baseline) NULL};
#ifdef SIM_HAS_V3
LISTS(DECLARE, v3)
extern const sim_movers sim_movers_v3;
extern const sim_watchers sim_watchers_v3;
static const sim_loop_table *const v3[] = {LISTS(ADDRESS, v3) NULL};
#endif

enum { PLACES = 4096 }; // several times as many as there are loops

typedef struct loop_index {
    const sim_named_loop *places[PLACES];
} loop_index;

// The loops that every processor can run, and the loops that were chosen for this processor.
static loop_index plain, chosen;
static const sim_movers *movers = &sim_movers_baseline;
static const sim_watchers *watchers = &sim_watchers_baseline;
static const sim_named_loop *by_address[PLACES]; // the rows of the chosen loops
static pthread_once_t once = PTHREAD_ONCE_INIT;

static unsigned
place_of(const loop_index *index, const char *name)
{
    unsigned h = 5381;
    for (const char *at = name; *at != '\0'; at++)
        h = h * 33 ^ (unsigned char)*at;
    unsigned place = (h ^ h >> 13) % PLACES;
    while (index->places[place] != NULL && strcmp(index->places[place]->name, name) != 0)
        place = (place + 1) % PLACES;
    return place;
}

static size_t
place_of_address(sim_loop *loop)
{
    size_t place = (uintptr_t)loop / 16 % PLACES;
    while (by_address[place] != NULL && by_address[place]->loop != loop)
        place = (place + 1) % PLACES;
    return place;
}

static void
fill_by_address(const sim_loop_table *const *tables)
{
    for (; *tables != NULL; tables++)
        for (size_t i = 0; i < (*tables)->count; i++)
            by_address[place_of_address((*tables)->rows[i].loop)] = &(*tables)->rows[i];
}

static void
fill(loop_index *index, const sim_loop_table *const *tables)
{
    for (; *tables != NULL; tables++)
        for (size_t i = 0; i < (*tables)->count; i++)
            index->places[place_of(index, (*tables)->rows[i].name)] = &(*tables)->rows[i];
}

static void
fill_both(void)
{
    const sim_loop_table *const *tables = baseline;
#ifdef SIM_HAS_V3
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
        __builtin_cpu_supports("bmi2"))
        tables = v3;
    if (tables == v3) {
        movers = &sim_movers_v3;
        watchers = &sim_watchers_v3;
    }
#endif
    fill(&plain, baseline);
    fill(&chosen, tables);
    fill_by_address(tables);
}

static sim_loop *
find(const loop_index *index, const char *name)
{
    pthread_once(&once, fill_both);
    const sim_named_loop *found = index->places[place_of(index, name)];
    return found == NULL ? NULL : found->loop;
}

sim_loop *
sim_loop_find(const char *name)
{
    return find(&chosen, name);
}

sim_loop *
sim_loop_find_baseline(const char *name)
{
    return find(&plain, name);
}

const sim_named_loop *
sim_loop_row(sim_loop *loop)
{
    return by_address[place_of_address(loop)];
}

sim_mover *
sim_load_find(uint32_t base_size, uint32_t size, bool is_signed, uint32_t lane_size)
{
    pthread_once(&once, fill_both);
    if (base_size > 8 || size > 8 || lane_size > 8)
        return NULL;
    bool extends = is_signed && size < lane_size;
    return movers->loads[base_size == 0 ? 0 : __builtin_ctz(base_size)][__builtin_ctz(size)]
                        [extends][__builtin_ctz(lane_size)];
}

sim_mover *
sim_store_find(uint32_t base_size, uint32_t size, uint32_t lane_size)
{
    pthread_once(&once, fill_both);
    if (base_size > 8 || size > 8 || lane_size > 8)
        return NULL;
    return movers->stores[base_size == 0 ? 0 : __builtin_ctz(base_size)][__builtin_ctz(size)]
                         [__builtin_ctz(lane_size)];
}

sim_chooser *const *
sim_choosers(void)
{
    pthread_once(&once, fill_both);
    return movers->choosers;
}

const sim_watchers *
sim_watchers_find(void)
{
    pthread_once(&once, fill_both);
    return watchers;
}
