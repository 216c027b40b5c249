// Keeps the accesses of the last kernels.
#include "memory/traces.h"

#include <pthread.h>
#include <string.h>

// The oldest kernel is dropped if there are more, or if all take more memory.
enum { MOST = 64, MOST_BYTES = 256 << 20 };

static struct {
    pthread_mutex_t lock;
    drv_traced list[MOST];
    size_t count, bytes;
} kept = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void
drop(size_t i)
{
    kept.bytes -= cubind_sim_trace_bytes(kept.list[i].trace);
    cubind_sim_trace_free(kept.list[i].trace);
    drv_order_free(&kept.list[i].before);
    kept.count--;
    memmove(&kept.list[i], &kept.list[i + 1], (kept.count - i) * sizeof *kept.list);
}

static bool
are_ordered(const drv_traced *a, const drv_traced *b)
{
    return drv_order_has(&a->before, b->stream, b->kernel) ||
           drv_order_has(&b->before, a->stream, a->kernel);
}

void
drv_traces_add(drv_traced *traced, void (*found)(void *, const cubind_sim_finding *), void *data)
{
    if (traced->trace == NULL) {
        drv_order_free(&traced->before);
        return;
    }
    pthread_mutex_lock(&kept.lock);
    for (size_t i = 0; i < kept.count; i++)
        if (!are_ordered(&kept.list[i], traced))
            cubind_sim_trace_compare(kept.list[i].trace, traced->trace, found, data);
    kept.bytes += cubind_sim_trace_bytes(traced->trace);
    while (kept.count > 0 && (kept.count == MOST || kept.bytes > MOST_BYTES))
        drop(0);
    kept.list[kept.count++] = *traced;
    pthread_mutex_unlock(&kept.lock);
}

void
drv_traces_forget_memory(uintptr_t start, size_t size)
{
    pthread_mutex_lock(&kept.lock);
    for (size_t i = 0; i < kept.count; i++)
        cubind_sim_trace_forget(kept.list[i].trace, start, size);
    pthread_mutex_unlock(&kept.lock);
}

void
drv_traces_forget_module(const cubind_sim_module *module)
{
    pthread_mutex_lock(&kept.lock);
    for (size_t i = kept.count; i-- > 0;)
        if (cubind_sim_trace_is_of(kept.list[i].trace, module))
            drop(i);
    pthread_mutex_unlock(&kept.lock);
}
