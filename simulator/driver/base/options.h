// Declares the options of the simulated device. They are read once, from
// CUBIND_SIMULATOR="key=value,…" in the environment:
//
//     devices=2                   number of devices: 1 to 8
//     compute_capability=9.0
//     memory=17179869184          bytes of each device; also 512K, 64M, 16G
//     threads=4                   CPU threads that run a kernel; 0: all
//     check=memory,sync           memory, sync, race, init, all or none; leaks, which `all` does
//                                 not include
//     seed=7                      another order of warps and blocks; 0: the usual one
//     poison=7                    fills memory that nothing has written with a pattern that follows
//                                 from this number; 0: memory that is not filled
//     timeout=2.5                 seconds that a kernel may take; 0: no limit
//     translate=never             never or auto; kernels are not translated yet with either
//     report=FILE                 file to which reports are appended; default: standard error
//     annotate=auto               whether reports are annotations of GitHub, too: always, never, or
//                                 auto: in its jobs
//
// A value extends to the next ",key=", so it may contain commas.
#ifndef CUBIND_DRIVER_BASE_OPTIONS_H
#define CUBIND_DRIVER_BASE_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct drv_options {
    int devices;
    int major, minor; // compute capability
    uint64_t memory;
    uint32_t threads;
    unsigned int checks; // CUBIND_SIM_CHECK_ of cubind_sim.h
    uint64_t seed;
    uint64_t poison;
    bool leaks; // they are reported when a context or the process ends
    double timeout;
    char report[4096]; // empty: standard error
    enum { DRV_AUTO, DRV_ALWAYS, DRV_NEVER } annotate;
} drv_options;

// Returns the options of this process, which only a test can change. If the options in the
// environment are invalid, they are the defaults.
const drv_options *drv_options_get(void);
// Returns a sentence about the first error in the environment's options; NULL: there is no error.
const char *drv_options_error(void);
// Returns whether reports are annotations, too.
bool drv_annotates(void);

#endif
