// Loops over the 32 lanes of a warp: what instructions compute, and nothing of how they are found or masked.
//
// A register is an array of 32 lanes of 2, 4, 8 or 16 bytes (8-bit values lie in 2). A loop computes all lanes, whatever
// the mask says; who calls it keeps what is wanted. Destination and sources are the same array or do not overlap.
#ifndef SIM_LANES_LANES_H
#define SIM_LANES_LANES_H

#include <stdint.h>

enum { SIM_WARP = 32 };

// Sources that a loop does not have are ignored. Loops of comparisons write 32 bytes of 0 or 1 to `d`.
typedef void sim_loop(void *d, const void *a, const void *b, const void *c, const void *e);

// NULL: there is none of that name. Names are what the instruction table's templates come to. Which build of the loops
// is taken depends on the processor, once for all.
sim_loop *sim_loop_find(const char *name);
// The one that every processor can run.
sim_loop *sim_loop_find_baseline(const char *name);

#endif
