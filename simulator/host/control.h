// The package's interface to the simulated device, beyond what programs call. Each library that
// contains this driver exports it.
#ifndef CUBIND_HOST_CONTROL_H
#define CUBIND_HOST_CONTROL_H

#include "functional.h"

// Returns whether kernels run: 1 or 0.
FD_EXPORT int cubind_simulates(void);
// Returns whether cuInit has been called, which reads the options.
FD_EXPORT int cubind_simulator_is_initialized(void);
// Checks a text of the form of CUBIND_SIMULATOR. Returns the sentence that says what is wrong,
// which begins with that name; NULL: nothing. It is valid until the thread's next call.
FD_EXPORT const char *cubind_simulator_check_options(const char *text);
// From now on waits react to interrupts (SIGINT). `handle` runs the program's handlers on the
// thread that waits, which may be any thread. It returns 1 if the wait must end, and then kernels
// end, too. NULL: there are no handlers besides the one that the signal itself runs.
FD_EXPORT void cubind_simulator_listen(int (*handle)(void));
// Makes contexts whose kernel has failed usable again, with everything that was made in them, and
// returns how many. Work in progress is waited for, at most `patience` seconds.
FD_EXPORT int cubind_simulator_recover(double patience);
// Copies the reports since the last call to `out`, with a NUL, and returns their length. The first
// call makes the driver keep reports, as many as fit into CUBIND_SIMULATOR_REPORTS bytes. Reports
// also go where the option says.
enum { CUBIND_SIMULATOR_REPORTS = 1 << 16 };
FD_EXPORT size_t cubind_simulator_take_reports(char out[CUBIND_SIMULATOR_REPORTS]);
// Queues a host function of the simulated NCCL. It is called even after a fault, since other ranks
// wait for it. If it will never be called because its context ends first, `dropped` is called once
// instead; that must not call the driver. If this returns an error, neither is called.
FD_EXPORT CUresult cubind_simulator_launch(CUstream stream, CUhostFn function, CUhostFn dropped,
                                           void *data);

#endif
