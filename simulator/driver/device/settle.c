// Writes the output of kernels, and tells of their faults, when a call waits.
#include "device/settle.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "device/context.h"

enum { MOST_PRINTED = 1 << 20 };

static struct {
    pthread_mutex_t lock;
    char *text;
    size_t size, capacity;
} printed = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void
show_printed(void)
{
    if (printed.size == 0)
        return;
    fwrite(printed.text, 1, printed.size, stdout);
    fflush(stdout);
    printed.size = 0;
}

// Keeps the output of kernels until a call waits, unless there is too much.
void
drv_keep_output(void *data, const char *text, size_t length)
{
    (void)data;
    pthread_mutex_lock(&printed.lock);
    if (printed.size > MOST_PRINTED)
        show_printed();
    if (printed.size + length > printed.capacity) {
        size_t wanted = 2 * (printed.size + length);
        char *grown = realloc(printed.text, wanted);
        if (grown == NULL)
            length = 0;
        printed.text = grown != NULL ? grown : printed.text;
        printed.capacity = grown != NULL ? wanted : printed.capacity;
    }
    if (length > 0)
        memcpy(printed.text + printed.size, text, length);
    printed.size += length;
    pthread_mutex_unlock(&printed.lock);
}

CUresult
drv_settle(drv_context *context)
{
    pthread_mutex_lock(&printed.lock);
    show_printed();
    pthread_mutex_unlock(&printed.lock);
    if (context->sticky == CUDA_SUCCESS && context->fault != CUDA_SUCCESS)
        drv_log(context->fault, context->said);
    context->sticky = context->fault;
    return context->sticky;
}
