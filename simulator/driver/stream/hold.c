// Holds streams for tests: a held stream waits for a mark that only the test sets.
#include "stream/hold.h"

#include <stdlib.h>

#include "base/lock.h"
#include "base/steering.h"
#include "stream/queue.h"
#include "stream/stream.h"

// A held stream. This is separate from the stream, which may be destroyed while it is held.
typedef struct held {
    struct held *next;
    uintptr_t key;
    drv_mark *mark;
} held;

static held *all_held;

// Finds the stream of a handle, and its key. A special handle means a different stream in each
// context and thread, so the stream's address is the key.
static CUresult
key_of(uint64_t handle, drv_stream **stream, uintptr_t *key)
{
    CUstream value = (CUstream)(uintptr_t)handle;
    *key = (uintptr_t)handle;
    CUresult status = drv_find_stream(value, stream);
    if (status == CUDA_SUCCESS)
        *key = (uintptr_t)*stream;
    return status;
}

static CUresult
hold(uint64_t handle)
{
    drv_stream *stream;
    uintptr_t key;
    DRV_TRY(key_of(handle, &stream, &key));
    held *h = malloc(sizeof *h);
    drv_mark *mark = drv_mark_new();
    if (h == NULL || mark == NULL) {
        free(h);
        drv_mark_drop(mark);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *h = (held){all_held, key, drv_mark_keep(mark)};
    all_held = h;
    drv_work work = {.wait = mark};
    return drv_submit(stream, &work);
}

// Releases one stream, or all if the key is 0.
static void
let_go(uintptr_t key)
{
    for (held **link = &all_held; *link != NULL;) {
        held *h = *link;
        if (key != 0 && h->key != key) {
            link = &h->next;
            continue;
        }
        h->mark->done = true;
        drv_mark_drop(h->mark);
        *link = h->next;
        free(h);
    }
    drv_progress();
}

void
drv_let_go_of_all(void)
{
    let_go(0);
}

int
functional_stream_hold(uint64_t stream)
{
    drv_lock();
    CUresult status = hold(stream);
    drv_unlock();
    return (int)status;
}

int
functional_stream_release(uint64_t stream)
{
    drv_stream *found;
    uintptr_t key;
    drv_lock();
    CUresult status = key_of(stream, &found, &key);
    if (key > 2)
        let_go(key);
    drv_unlock();
    return (int)status;
}
