// A hash table from names to things, for the symbols of one scope.
#ifndef SIM_BASE_NAMES_H
#define SIM_BASE_NAMES_H

#include "base/arena.h"

typedef struct sim_name {
    sim_text name; // empty: a free place
    void *thing;
} sim_name;

// All zeros is an empty table. Names are views: their text must outlive the table.
typedef struct sim_names {
    sim_name *places;
    size_t count, size; // a power of two, or 0
} sim_names;

void *sim_names_find(const sim_names *names, sim_text name); // NULL: none
// Adds a name. If the table has it already, returns false and changes nothing.
bool sim_names_add(sim_names *names, sim_arena *arena, sim_text name, void *thing);

#endif
