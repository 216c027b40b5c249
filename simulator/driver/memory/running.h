// Declares the list of kernels that run, and how memory that they may use is freed.
#ifndef CUBIND_DRIVER_MEMORY_RUNNING_H
#define CUBIND_DRIVER_MEMORY_RUNNING_H

#include <stddef.h>
#include <stdint.h>

// A kernel that runs. fd_run_begin() and fd_run_end() enclose the run (running.c).
typedef struct fd_run {
    uint64_t since; // when it began, as drv_next_id(); 0: it has not begun
    struct fd_run *next;
} fd_run;

void fd_run_begin(fd_run *run);
void fd_run_end(fd_run *run);
void fd_retire_as(void *memory, size_t size, void (*release)(void *memory, size_t size));

#endif
