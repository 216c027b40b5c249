// Declares the package's own interface to the simulated device, beyond the CUDA functions that
// programs call. Each library that contains this driver exports these functions.
#ifndef CUBIND_DRIVER_BASE_CONTROL_H
#define CUBIND_DRIVER_BASE_CONTROL_H

#include "base/driver.h"

// Returns 1 if kernels run, which is the case on the simulated device, and 0 otherwise.
DRV_EXPORT int cubind_simulates(void);
// Returns whether cuInit has been called. It reads the options, so later changes of them have no
// effect.
DRV_EXPORT int cubind_simulator_is_initialized(void);
// Checks a text of options in the form of CUBIND_SIMULATOR. Returns a sentence about the first
// error, which begins with that name; NULL: there is no error. The sentence is valid until the
// thread's next call.
DRV_EXPORT const char *cubind_simulator_check_options(const char *text);
// Makes waits react to interrupts (SIGINT) from now on. `handle` runs the program's handlers on the
// waiting thread, which may be any thread. It returns 1 if the wait must end; then kernels end,
// too. NULL: the program has no handlers except the one of the signal itself.
DRV_EXPORT void cubind_simulator_listen(int (*handle)(void));
// Makes contexts in which a kernel has failed usable again, with everything that was made in them,
// and returns the number of these contexts. It first waits for work in progress, for at most
// `patience` seconds.
DRV_EXPORT int cubind_simulator_recover(double patience);
// Copies the reports since the last call to `out`, adds a NUL, and returns their length. Each
// report is a line of JSON, as in the file of the option `report`; an annotation is a member of it.
// From the first call on, the driver keeps reports, as many as fit into CUBIND_SIMULATOR_REPORTS
// bytes, and does not print annotations. Reports are still written to their file.
enum { CUBIND_SIMULATOR_REPORTS = 1 << 18 };
DRV_EXPORT size_t cubind_simulator_take_reports(char out[CUBIND_SIMULATOR_REPORTS]);
// Chooses whether reports that the driver keeps are written to the standard error, too, which is
// the default. Those that do not fit are written in any case.
DRV_EXPORT void cubind_simulator_print_kept(int on);
// Returns how many reports of races, unwritten memory and wrong synchronization there were, without
// faults. It first waits for work in progress, for at most `patience` seconds.
DRV_EXPORT unsigned cubind_simulator_findings(double patience);
// Queues a host function of the simulated NCCL. `function` is called even after a fault, because
// other ranks wait for it. If its context is destroyed first, `dropped` is called once instead; it
// must not call the driver. If cubind_simulator_launch() returns an error, neither function is
// called.
DRV_EXPORT CUresult cubind_simulator_launch(CUstream stream, CUhostFn function, CUhostFn dropped,
                                            void *data);
// Says that the simulated NCCL writes to device memory.
DRV_EXPORT void cubind_simulator_wrote(void *start, size_t size);

#endif
