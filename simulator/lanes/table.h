// Defines tables of loops by name. Only files of lanes/ include it.
#ifndef SIM_LANES_TABLE_H
#define SIM_LANES_TABLE_H

#include <stddef.h>

#include "lanes/lanes.h"

typedef struct sim_named_loop {
    const char *name;
    sim_loop *loop;
    uint8_t sizes[4]; // bytes of a lane of each source; 0: there is no such source
} sim_named_loop;

typedef struct sim_loop_table {
    const sim_named_loop *rows;
    size_t count;
} sim_loop_table;

// Returns the row of a loop, which must be from sim_loop_find().
const sim_named_loop *sim_loop_row(sim_loop *loop);

// The files of loops are compiled twice: for every processor, and for processors with AVX2 and FMA.
// CMake defines SIM_BUILD differently for each build, so that the names of their tables differ.
#ifndef SIM_BUILD
#define SIM_BUILD baseline
#endif
#define SIM_JOIN_(a, b) a##_##b
#define SIM_JOIN(a, b) SIM_JOIN_(a, b)
#define SIM_LOOPS(list) SIM_JOIN(sim_loops_##list, SIM_BUILD)

#endif
