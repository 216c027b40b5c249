// Provides a small device to the tests: allocations that the engine looks up, modules made from
// PTX, and launches.
#ifndef TESTS_SIMULATOR_DEVICE_H
#define TESTS_SIMULATOR_DEVICE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "cubind_sim.h"

#define HEAD ".version 8.0\n.target sm_90\n.address_size 64\n"

// The report of the last load or launch.
extern cubind_sim_report report;
// The output of printf() in kernels of the last launch.
extern char printed[4096];
// The findings of the last launch, except notes.
extern char findings[1 << 14];

// Zeroed memory that kernels may use. free_device frees all of it.
void *device_alloc(size_t size);
void free_device(void);

// Loads PTX. Fails the test if the PTX is refused.
cubind_sim_module *loaded(const char *text);
// Runs a kernel over `blocks` blocks of `threads` threads each. The arguments after `count` are
// `count` kernel parameters of 8 bytes each.
cubind_sim_status launched(cubind_sim_module *module, const char *kernel, uint32_t blocks,
                           uint32_t threads, size_t count, ...);
// Runs a kernel with `config`, in which it sets the memory functions, the printer and the checks,
// and also `found` unless the caller has set it.
cubind_sim_status launched_as(cubind_sim_module *module, const char *kernel,
                              cubind_sim_launch_config *config);
// Calls launched() with these arguments, and fails the test unless the launch succeeds without
// findings.
#define RUN(...) run_well(launched(__VA_ARGS__))
void run_well(cubind_sim_status status);

#endif
