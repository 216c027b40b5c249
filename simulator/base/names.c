// Implements the table of names (base/names.h) as a hash table with open addressing.
#include "base/names.h"

static size_t
hash(sim_text name)
{
    uint64_t h = 1469598103934665603u;
    for (size_t i = 0; i < name.length; i++)
        h = (h ^ (unsigned char)name.at[i]) * 1099511628211u;
    return (size_t)(h ^ h >> 29);
}

static sim_name *
place_of(const sim_names *names, sim_text name)
{
    for (size_t i = hash(name);; i++) {
        sim_name *place = &names->places[i & (names->size - 1)];
        if (place->name.length == 0 || sim_text_equal(place->name, name))
            return place;
    }
}

void *
sim_names_find(const sim_names *names, sim_text name)
{
    return names->size == 0 || name.length == 0 ? NULL : place_of(names, name)->thing;
}

static void
grow(sim_names *names, sim_arena *arena)
{
    sim_names wider = {.size = names->size == 0 ? 16 : 2 * names->size, .count = names->count};
    wider.places = sim_alloc(arena, wider.size, sizeof *wider.places);
    for (size_t i = 0; i < names->size; i++)
        if (names->places[i].name.length != 0)
            *place_of(&wider, names->places[i].name) = names->places[i];
    *names = wider;
}

bool
sim_names_add(sim_names *names, sim_arena *arena, sim_text name, void *thing)
{
    if (4 * (names->count + 1) > 3 * names->size)
        grow(names, arena);
    sim_name *place = place_of(names, name);
    if (place->name.length != 0)
        return false;
    *place = (sim_name){name, thing};
    names->count++;
    return true;
}
