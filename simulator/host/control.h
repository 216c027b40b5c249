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
// From now on an interrupt (SIGINT) ends the kernels that run, before whoever handled it until now is called.
FD_EXPORT void cubind_simulator_listen(void);

#endif
