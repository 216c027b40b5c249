// Writes the messages of a load to the caller's buffers.
#include "code/logs.h"

#include <stdio.h>

drv_logs
drv_find_logs(unsigned int count, const CUjit_option *options, void **values)
{
    drv_logs logs = {0};
    for (unsigned int i = 0; options != NULL && values != NULL && i < count; i++) {
        switch (options[i]) {
        case CU_JIT_ERROR_LOG_BUFFER:
            logs.error = values[i];
            break;
        case CU_JIT_INFO_LOG_BUFFER:
            logs.info = values[i];
            break;
        case CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES:
            logs.error_size = (unsigned int)(uintptr_t)values[i];
            logs.error_slot = &values[i];
            break;
        case CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES:
            logs.info_size = (unsigned int)(uintptr_t)values[i];
            logs.info_slot = &values[i];
            break;
        default:
            break;
        }
    }
    return logs;
}

static void
write_log(char *buffer, size_t size, void **slot, const char *text)
{
    if (buffer == NULL || size == 0)
        return;
    int length = snprintf(buffer, size, "%s", text);
    size_t written = (size_t)length < size ? (size_t)length : size - 1;
    *slot = (void *)(uintptr_t)written;
}

void
drv_write_logs(const drv_logs *logs, const char *error, const char *info)
{
    write_log(logs->error, logs->error_size, logs->error_slot, error);
    write_log(logs->info, logs->info_size, logs->info_slot, info);
}
