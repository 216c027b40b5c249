// The devices of the functional NVML: two GPUs, and two MIG devices of the second.
#ifndef CUBIND_STUB_NVML_DEVICES_H
#define CUBIND_STUB_NVML_DEVICES_H

#include <stdbool.h>
#include <stddef.h>

#include "types.h"

// What a function of NVML does, until a test says otherwise: the prototype is the library's own.
#define STUB_NVML(symbol, parameters) \
    nvmlReturn_t functional_##symbol parameters; \
    nvmlReturn_t functional_##symbol parameters

enum { GPU_COUNT = 2, MIG_COUNT = 2 };

struct nvmlDevice_st {
    unsigned int index; // among its like
    const char *uuid;
    const char *bus_id; // NULL: of MIG devices
    const char *name;
    nvmlDevice_t parent; // of MIG devices
};

// NULL where there is none.
nvmlDevice_t stub_gpu(unsigned int index);

// Copies a text as NVML does: NVML_ERROR_INSUFFICIENT_SIZE where there is no room for it.
nvmlReturn_t stub_text(const char *text, char *room, unsigned int length);

// Copies a list as NVML does: *count is the room in items, and is the number of items then.
nvmlReturn_t stub_list(const void *items, unsigned int item_count, size_t item_size,
                       unsigned int *count, void *room);

#endif
