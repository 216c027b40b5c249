// cuLogsRegisterCallback, cuLogsDumpToMemory and related functions. Failures that tests ask for do
// not apply to them, because a program reads the log after another call has failed.
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

#include "base/lock.h"
#include "base/log.h"

static const char lost_text[] = "[older messages are lost]\n";

// --- callbacks -----------------------------------------------------------------------------------

CUresult
functional_cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData,
                                  CUlogsCallbackHandle *callback_out)
{
    if (callbackFunc == NULL || callback_out == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUlogsCallbackHandle added = drv_log_add_callback(callbackFunc, userData);
    drv_unlock();
    if (added == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    *callback_out = added;
    return CUDA_SUCCESS;
}

CUresult
functional_cuLogsUnregisterCallback(CUlogsCallbackHandle callback)
{
    drv_lock();
    bool removed = drv_log_remove_callback(callback);
    drv_unlock();
    return removed ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// --- reading -------------------------------------------------------------------------------------

CUresult
functional_cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)
{
    if (iterator_out == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    *iterator_out = drv_log_end();
    drv_unlock();
    return CUDA_SUCCESS;
}

CUresult
functional_cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)
{
    if (pathToFile == NULL || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    FILE *file = fopen(pathToFile, "we");
    if (file == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    size_t size;
    bool lost;
    drv_lock();
    const char *text = drv_log_from(iterator, &size, &lost);
    if (lost)
        fputs(lost_text, file);
    fwrite(text, 1, size, file);
    if (iterator != NULL)
        *iterator = drv_log_end();
    drv_unlock();
    return fclose(file) == 0 ? CUDA_SUCCESS : CUDA_ERROR_OPERATING_SYSTEM;
}

// Copies the newest lines that fit and returns their length; 0 if there are lines but none fits.
static size_t
copy_newest(char *buffer, size_t room, const char *text, size_t size, bool lost)
{
    size_t whole = size;
    text = drv_log_fit(text, &size, room);
    lost = lost || size < whole;
    bool fits = size > 0 && size + sizeof lost_text - 1 < room;
    size_t head = lost && fits ? sizeof lost_text - 1 : 0;
    memcpy(buffer, lost_text, head);
    memcpy(buffer + head, text, size);
    buffer[head + size] = '\0';
    return head + size;
}

CUresult
functional_cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size,
                              unsigned int flags)
{
    if (buffer == NULL || size == NULL || *size == 0 || flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    size_t there;
    bool lost;
    drv_lock();
    const char *text = drv_log_from(iterator, &there, &lost);
    *size = copy_newest(buffer, *size, text, there, lost);
    bool none_fits = there > 0 && *size == 0;
    if (iterator != NULL && !none_fits)
        *iterator = drv_log_end();
    drv_unlock();
    return none_fits ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}
