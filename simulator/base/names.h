// Provides a hash table from names to objects, for the symbols of one scope.
#ifndef SIM_BASE_NAMES_H
#define SIM_BASE_NAMES_H

#include "base/arena.h"

typedef struct sim_name {
    sim_text name; // empty: a free slot
    void *thing;
} sim_name;

// A table with all zeros is empty. It stores views of names, so the text of the names must outlive
// the table.
typedef struct sim_names {
    sim_name *places;
    size_t count, size; // a power of two, or 0
} sim_names;

void *sim_names_find(const sim_names *names, sim_text name); // NULL: none
// Adds a name. If the table has the name already, returns false and changes nothing.
bool sim_names_add(sim_names *names, sim_arena *arena, sim_text name, void *thing);

#endif
