// Sentences about what went wrong in a kernel.
#ifndef SIM_EXECUTE_REPORT_H
#define SIM_EXECUTE_REPORT_H

#include "execute/state.h"

// Appends what fits.
__attribute__((format(printf, 2, 3))) void sim_say(cubind_sim_report *report, const char *format,
                                                   ...);
// The thread of the first of these lanes: into the report's members, and as a line.
void sim_say_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes);
// The instruction and its source line; with the values that lead a lane's operation somewhere, where lane >= 0.
void sim_say_place(cubind_sim_report *report, const sim_warp *warp, const sim_op *op, int lane);
// Lines for each warp that waits, or as many as are read; for one warp.
void sim_say_waiters(cubind_sim_report *report, const sim_set *set);

void sim_say_waiting_lanes(cubind_sim_report *report, const sim_warp *warp);

#endif
