// Defines the devices of the stub NVML: two GPUs, and two MIG devices of the second GPU.
#ifndef CUBIND_STUB_NVML_DEVICES_H
#define CUBIND_STUB_NVML_DEVICES_H

#include <stdbool.h>
#include <stddef.h>

#include "types.h"

// Defines a working implementation of a function of NVML, with the library's prototype. It is used
// until a test scripts the function.
#define STUB_NVML(symbol, parameters) \
    nvmlReturn_t functional_##symbol parameters; \
    nvmlReturn_t functional_##symbol parameters

enum { GPU_COUNT = 2, MIG_COUNT = 2 };

struct nvmlDevice_st {
    unsigned int index; // among devices of its kind
    const char *uuid;
    const char *bus_id; // NULL for MIG devices
    const char *name;
    nvmlDevice_t parent; // NULL for GPUs
};

// Returns the GPU with that index; NULL if there is none.
nvmlDevice_t stub_gpu(unsigned int index);

// Copies a text as NVML does. Returns NVML_ERROR_INSUFFICIENT_SIZE if it does not fit.
nvmlReturn_t stub_text(const char *text, char *room, unsigned int length);

// Copies a list as NVML does. On entry *count is the number of items that `room` can hold; on
// return it is the number of items.
nvmlReturn_t stub_list(const void *items, unsigned int item_count, size_t item_size,
                       unsigned int *count, void *room);

#endif
