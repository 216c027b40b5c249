// Declares the list of kernels that run, and how memory that they may use is freed.
#ifndef CUBIND_DRIVER_MEMORY_RUNNING_H
#define CUBIND_DRIVER_MEMORY_RUNNING_H

#include <stddef.h>
#include <stdint.h>

// A kernel that runs. drv_run_begin() and drv_run_end() enclose the run (running.c).
typedef struct drv_run {
    uint64_t since; // when it began, as drv_next_id(); 0: it has not begun
    struct drv_run *next;
} drv_run;

void drv_run_begin(drv_run *run);
void drv_run_end(drv_run *run);
void drv_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size));

#endif
