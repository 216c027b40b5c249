// Declares the files by which processes share physical memory. A file has the memory's bytes, and
// after them a page that says what they are.
#ifndef CUBIND_DRIVER_MEMORY_MEMORY_FILE_H
#define CUBIND_DRIVER_MEMORY_MEMORY_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/driver.h"

// Returns the descriptor of a new file with a copy of the memory; -1: none could be made.
int drv_memory_file_new(const void *memory, size_t size, const CUmemAllocationProp *prop);
// Replaces the pages at an address by those of the file.
bool drv_memory_file_show(int file, void *at, size_t size);
// Returns another descriptor of the file, or -1.
int drv_memory_file_again(int file);
// Checks that a descriptor of the program is such a file, and returns another descriptor of it; -1:
// it is not.
int drv_memory_file_open(int file, CUmemAllocationProp *prop, size_t *size);

#endif
