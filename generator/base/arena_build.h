// Defines struct arena. Private to arena.c and intern.c.
#ifndef CUBIND_GENERATOR_ARENA_BUILD_H
#define CUBIND_GENERATOR_ARENA_BUILD_H

#include "base/arena.h"
#include "base/table.h"

struct arena {
    struct block *blocks; // the first one is the one being filled
    table strings;        // the interned strings, by their text
};

#endif
