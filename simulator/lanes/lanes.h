// Provides loops over the 32 lanes of a warp, which compute the results of instructions. The loops
// do not handle masks.
//
// A register is an array of 32 lanes of 2, 4, 8 or 16 bytes; an 8-bit value takes 2 bytes. A loop
// computes all lanes, whatever the mask is, and the caller stores only the lanes in the mask. The
// destination and a source must be the same array or not overlap.
#ifndef SIM_LANES_LANES_H
#define SIM_LANES_LANES_H

#include <stdint.h>

enum { SIM_WARP = 32 };

// Computes `d` from the sources. A loop ignores sources that it does not need. Loops that compare
// write 32 bytes of 0 or 1 to `d`.
typedef void sim_loop(void *d, const void *a, const void *b, const void *c, const void *e);

// Finds a loop by its name, which sim_form_loop_name() makes from the instruction table; NULL:
// there is none. All loops come from one build, which is chosen once for this processor.
sim_loop *sim_loop_find(const char *name);
// Like sim_loop_find(), but in the build that every processor can run.
sim_loop *sim_loop_find_baseline(const char *name);

#endif
