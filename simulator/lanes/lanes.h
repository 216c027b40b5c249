// Loops over the 32 lanes of a warp. They compute the results of instructions, and know nothing
// about lookup or masks.
//
// A register is an array of 32 lanes of 2, 4, 8 or 16 bytes (8-bit values lie in 2). A loop
// computes all lanes, whatever the mask is; the caller keeps the lanes that it wants. The
// destination and a source must be the same array or not overlap.
#ifndef SIM_LANES_LANES_H
#define SIM_LANES_LANES_H

#include <stdint.h>

enum { SIM_WARP = 32 };

// Unused sources are ignored. Loops of comparisons write 32 bytes of 0 or 1 to `d`.
typedef void sim_loop(void *d, const void *a, const void *b, const void *c, const void *e);

// Finds a loop by the name that a template of the instruction table gives; NULL: there is none. The
// processor decides, once for all, which build of the loops is used.
sim_loop *sim_loop_find(const char *name);
// The same, in the build that every processor can run.
sim_loop *sim_loop_find_baseline(const char *name);

#endif
