// Builds the text of reports about kernels that went wrong.
#ifndef SIM_EXECUTE_REPORT_H
#define SIM_EXECUTE_REPORT_H

#include "execute/state.h"

// Appends to the text as much as fits.
__attribute__((format(printf, 2, 3))) void sim_say(cubind_sim_report *report, const char *format,
                                                   ...);
// Names the thread of the first of these lanes, in the report's members and in a line.
void sim_say_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes);
// Names the instruction and its source line. With lane >= 0, also the values from which that lane's
// operation got its address.
void sim_say_place(cubind_sim_report *report, const sim_warp *warp, const sim_op *op, int lane);
// Appends a line for each warp that waits, up to a limit that people can read; the second function
// does so for one warp.
void sim_say_waiters(cubind_sim_report *report, const sim_set *set);

void sim_say_waiting_lanes(cubind_sim_report *report, const sim_warp *warp);

#endif
