// Builds the text of reports about kernels that went wrong.
#ifndef SIM_EXECUTE_REPORT_H
#define SIM_EXECUTE_REPORT_H

#include "execute/state.h"

// Appends formatted text to the report's text, as much as fits.
__attribute__((format(printf, 2, 3))) void sim_say(cubind_sim_report *report, const char *format,
                                                   ...);
// Stores block and thread of the first of these lanes in the report, and appends a line that names
// them.
void sim_say_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes);
// Fills in the PTX line and the source lines of an instruction.
void sim_fill_lines(cubind_sim_party *party, const sim_module *module, const sim_op *op);
// Appends the instruction and its source line, and makes the thread of the last line a party of the
// report. If `lane` is not negative, also appends the values
// from which that lane computed its address.
void sim_say_place(cubind_sim_report *report, const sim_warp *warp, const sim_op *op, int lane);
// Appends the instruction and its source lines, each after `indent`.
void sim_say_lines(cubind_sim_report *report, const sim_module *module, const sim_op *op,
                   const char *indent);
// Appends what repeats the launch, if it is not the usual one.
void sim_say_repeat(cubind_sim_report *report, sim_repeat repeat);
// Append a line for each warp of a set that waits, up to a readable number of lines, or the lines
// for one warp.
void sim_say_waiters(cubind_sim_report *report, const sim_set *set);
void sim_say_waiting_lanes(cubind_sim_report *report, const sim_warp *warp);

#endif
