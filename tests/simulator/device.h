// A little device for the tests: allocations that the engine is asked about, modules from texts, launches.
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
// What kernels of the last launch printed.
extern char printed[4096];

// Zeroed memory that kernels may use; all of it is freed by free_device.
void *device_alloc(size_t size);
void free_device(void);

// The module of a text, which has to be right.
cubind_sim_module *loaded(const char *text);
// Runs a kernel over `blocks` blocks of `threads`; `count` 8-byte parameters.
cubind_sim_status launched(cubind_sim_module *module, const char *kernel, uint32_t blocks,
                           uint32_t threads, size_t count, ...);
// The same as `config` says, whose memory is filled in.
cubind_sim_status launched_as(cubind_sim_module *module, const char *kernel,
                              cubind_sim_launch_config *config);
// As launched, and it has to end well.
#define RUN(...) run_well(launched(__VA_ARGS__))
void run_well(cubind_sim_status status);

#endif
