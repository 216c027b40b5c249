// What a program or its user asks of the simulated device: CUBIND_SIMULATOR="key=value,…" in the environment, read once.
//
//     devices=2                   how many there are: 1 to 8
//     compute_capability=9.0
//     memory=17179869184          bytes of each device; also 512K, 64M, 16G
//     threads=4                   CPU threads that run a kernel; 0: all
//     check=memory,sync           memory, sync; all, none; leaks beside them
//     seed=7                      another order of warps and blocks; 0: theirs
//     timeout=2.5                 seconds that a kernel may take; 0: for ever
//     translate=never             never, auto, which is never: nothing makes machine code of kernels yet
//     report=FILE                 where reports are added; else they go to the standard error
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
    bool leaks; // told when a context or the process ends
    double timeout;
    char report[4096]; // empty: the standard error
} fd_options;

// Reads a text over the defaults. False: *error has the sentence that says why, and options are the defaults.
bool fd_options_read(const char *text, fd_options *options, char *error, size_t room);

// Those of this process, which never change but by a test. Where the environment's were wrong: the defaults.
const fd_options *fd_options_get(void);
// Why the environment's cannot be used, or NULL.
const char *fd_options_error(void);

// Adds a report, with an end of line, to the file that the options name or the standard error. Any thread may call it.
void fd_report(const char *text);

#endif
