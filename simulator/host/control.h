// What the package asks the simulated device, beside what programs call: exported by every library that this driver is in.
#ifndef CUBIND_HOST_CONTROL_H
#define CUBIND_HOST_CONTROL_H

#include "functional.h"

// Whether kernels run: 1 or 0.
FD_EXPORT int cubind_simulates(void);
// Whether cuInit has been called, which reads the options.
FD_EXPORT int cubind_simulator_is_initialized(void);
// The sentence about what is wrong in a text like that of CUBIND_SIMULATOR, which begins with that name; NULL: nothing. It
// lives until the thread's next call.
FD_EXPORT const char *cubind_simulator_check_options(const char *text);
// From now on waits look for interrupts (SIGINT). `handle` runs the program's handlers on the thread that waits, which may be any,
// and is 1 if the wait has to end: then kernels end. NULL: there are none but those that the signal has run already.
FD_EXPORT void cubind_simulator_listen(int (*handle)(void));
// Contexts whose kernel has failed compute again, with all that was made in them: how many there were. Work that goes on is
// waited for, so many seconds at most.
FD_EXPORT int cubind_simulator_recover(double patience);
// The reports since the last call, with a NUL behind them; their length. From the first call on they are kept for the next, as many
// as fit into CUBIND_SIMULATOR_REPORTS bytes. They go where the option says as well.
enum { CUBIND_SIMULATOR_REPORTS = 1 << 16 };
FD_EXPORT size_t cubind_simulator_take_reports(char out[CUBIND_SIMULATOR_REPORTS]);
// A host function of the simulated NCCL's: it is called after a fault, too, as other ranks wait for it. Where it never will be,
// as its context ends before, `dropped` is, once, which must call nothing of the driver. Neither, where the status is an error.
FD_EXPORT CUresult cubind_simulator_launch(CUstream stream, CUhostFn function, CUhostFn dropped,
                                           void *data);

#endif
