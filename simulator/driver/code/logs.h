// Declares the messages of loads.
#ifndef CUBIND_DRIVER_CODE_LOGS_H
#define CUBIND_DRIVER_CODE_LOGS_H

#include <stddef.h>

#include "types.h"

// The caller's buffers for the messages of a load.
typedef struct drv_logs {
    char *error, *info;
    size_t error_size, info_size;
    void **error_slot, **info_slot; // option values to replace by the length written
} drv_logs;

drv_logs drv_find_logs(unsigned int count, const CUjit_option *options, void **values);
void drv_write_logs(const drv_logs *logs, const char *error, const char *info);

#endif
