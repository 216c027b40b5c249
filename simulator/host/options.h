// Options of the simulated device: CUBIND_SIMULATOR="key=value,…" in the environment, read once.
//
//     devices=2                   number of devices: 1 to 8
//     compute_capability=9.0
//     memory=17179869184          bytes of each device; also 512K, 64M, 16G
//     threads=4                   CPU threads that run a kernel; 0: all
//     check=memory,sync           memory, sync; all, none; leaks, which all does not include
//     seed=7                      another order of warps and blocks; 0: the usual one
//     timeout=2.5                 seconds that a kernel may take; 0: no limit
//     translate=never             never or auto, which do the same: kernels are not translated yet
//     report=FILE                 file that reports are added to; default: the standard error
//
// A value ends where the next ",key=" begins.
#ifndef CUBIND_HOST_OPTIONS_H
#define CUBIND_HOST_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct fd_options {
    int devices;
    int major, minor; // compute capability
    uint64_t memory;
    uint32_t threads;
    unsigned int checks; // CUBIND_SIM_CHECK_ of cubind_sim.h
    uint64_t seed;
    bool leaks; // reported when a context or the process ends
    double timeout;
    char report[4096]; // empty: the standard error
} fd_options;

// Parses a text on top of the defaults. False: `error` has the sentence that says why, and the
// options are the defaults.
bool fd_options_read(const char *text, fd_options *options, char *error, size_t room);

// Returns the options of this process, which only a test can change. If the environment's are
// wrong, they are the defaults.
const fd_options *fd_options_get(void);
// Returns what is wrong with the environment's options, or NULL.
const char *fd_options_error(void);

// Adds a report, with an end of line, to the file that the options name, or else to the standard
// error. Any thread may call it.
void fd_report(const char *text);

#endif
