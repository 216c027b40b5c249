// The parts of an arena: private to arena.c and intern.c.
#ifndef CUBIND_GENERATOR_ARENA_BUILD_H
#define CUBIND_GENERATOR_ARENA_BUILD_H

#include "base/arena.h"
#include "base/table.h"

struct arena {
    struct block *blocks; // the first one is carved
    table strings;        // those that were interned, by themselves
};

// Ends the program when there is no memory.
void *arena_must(void *memory);

#endif
