// Lists work that streams had queued at some time, by an event on each stream. The functions need
// no GIL. They serve frees that have to wait for work on more than one stream.
#ifndef CUBIND_CORE_WORK_LIST_H
#define CUBIND_CORE_WORK_LIST_H

#include "base/ref.h"

#include <stdbool.h>

typedef struct core_work core_work;

typedef struct core_work_list {
    core_work *first, *last; // NULL: empty
} core_work_list;

// Stores in `*out` the work that the stream has queued so far. Fails with
// CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED if the stream is being captured. `stream` may be NULL for
// the legacy stream of the current context.
CUresult core_work_record(const core_ref *stream, core_work **out);

// Adds work to a list, which takes it over. Drops work at the head of the list that is done, so
// that the list does not grow without end.
void core_work_append(core_work_list *l, core_work *work);

// Makes the stream wait for all work of the list, and empties the list. After a failure, the list
// holds the rest.
CUresult core_work_precede(core_work_list *l, CUstream stream);

// Returns whether all work of the list is done; then the list is empty. Does not wait.
bool core_work_is_done(core_work_list *l);

#endif
