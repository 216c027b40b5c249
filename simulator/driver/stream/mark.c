// Implements marks: points in a stream's work that other streams and threads can wait for.
#include <stdlib.h>
#include <time.h>

#include "base/interrupt.h"
#include "base/lock.h"
#include "stream/before.h"
#include "stream/queue.h"

drv_mark *
drv_mark_new(void)
{
    drv_mark *mark = calloc(1, sizeof *mark);
    if (mark != NULL)
        mark->references = 1;
    return mark;
}

drv_mark *
drv_mark_keep(drv_mark *mark)
{
    if (mark != NULL)
        mark->references++;
    return mark;
}

void
drv_mark_drop(drv_mark *mark)
{
    if (mark == NULL || --mark->references > 0)
        return;
    drv_order_free(&mark->order);
    free(mark);
}

void
drv_mark_wait(drv_mark *mark)
{
    drv_wait_begin();
    while (!mark->done)
        drv_wait();
    drv_wait_end();
    drv_host_saw_mark(mark);
}

void
drv_mark_set(drv_mark *mark)
{
    if (mark == NULL)
        return;
    mark->done = true;
    clock_gettime(CLOCK_MONOTONIC, &mark->when);
}
