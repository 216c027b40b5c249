// Implements the three kinds of work, and submits them to a stream.
#include "memory/managed_work.h"

#include "base/errors.h"
#include "memory/buffer_facts.h"
#include "stream/stream_context.h"

// --- the driver's functions ----------------------------------------------------------------------

// Drivers before CUDA 13 have no batches, so they get one call for each range.
static CUresult
prefetch_one_by_one(const core_managed_ranges *r, CUstream stream)
{
    size_t at = 0;
    for (size_t i = 0; i < r->count; i++) {
        while (at + 1 < r->location_count && r->indices[at + 1] <= i)
            at++;
        CUresult status = core_driver->cuMemPrefetchAsync(r->pointers[i], r->sizes[i],
                                                          r->locations[at], 0, stream);
        if (status != CUDA_SUCCESS)
            return status;
    }
    return CUDA_SUCCESS;
}

static CUresult
prefetch(const core_managed_ranges *r, CUstream stream)
{
    CUresult status = CUDA_ERROR_NOT_FOUND;
    if (r->count > 1)
        status = core_driver->cuMemPrefetchBatchAsync(r->pointers, r->sizes, r->count, r->locations,
                                                      r->indices, r->location_count, 0, stream);
    return status == CUDA_ERROR_NOT_FOUND ? prefetch_one_by_one(r, stream) : status;
}

static CUresult
discard(const core_managed_ranges *r, CUstream stream)
{
    return core_driver->cuMemDiscardBatchAsync(r->pointers, r->sizes, r->count, 0, stream);
}

static CUresult
discard_and_prefetch(const core_managed_ranges *r, CUstream stream)
{
    return core_driver->cuMemDiscardAndPrefetchBatchAsync(
        r->pointers, r->sizes, r->count, r->locations, r->indices, r->location_count, 0, stream);
}

const core_managed_work core_prefetch_work = {"prefetch", "prefetch_batch", "cuMemPrefetchAsync",
                                              true, prefetch};
const core_managed_work core_discard_work = {"discard", "discard_batch", "cuMemDiscardBatchAsync",
                                             false, discard};
const core_managed_work core_discard_prefetch_work = {"discard_prefetch", "discard_prefetch_batch",
                                                      "cuMemDiscardAndPrefetchBatchAsync", true,
                                                      discard_and_prefetch};

// --- doing it ------------------------------------------------------------------------------------

int
core_managed_raise(BufferObject *const *buffers, size_t count, CUresult status,
                   const char *function, const char *name)
{
    for (size_t i = 0; status == CUDA_ERROR_INVALID_VALUE && i < count; i++) {
        int managed = core_buffer_fact(buffers[i], CORE_FACT_MANAGED);
        if (!managed)
            PyErr_Format(PyExc_ValueError, "%s requires a managed-memory allocation", name);
        if (!managed || managed == CORE_FACT_FAILED)
            return -1;
    }
    return core_raise(buffers[0]->st, status, function);
}

int
core_managed_do(const core_managed_work *work, const char *name, BufferObject *const *buffers,
                const core_managed_ranges *r, StreamObject *stream)
{
    core_ref *ref = core_stream_ref(stream);
    core_allocation **held = PyMem_Malloc(r->count * sizeof *held);
    if (ref == NULL || held == NULL) {
        core_ref_drop(ref);
        PyMem_Free(held);
        if (held == NULL)
            PyErr_NoMemory();
        return -1;
    }
    // Another thread, or a collection that the capture starts, may close a Buffer meanwhile.
    for (size_t i = 0; i < r->count; i++)
        held[i] = core_allocation_take(buffers[i]->allocation);
    int result = 0;
    for (size_t i = 0; i < r->count && result == 0; i++)
        result = core_stream_captured(stream, buffers[i]);
    CUresult status = CUDA_SUCCESS;
    if (result == 0)
        status = CORE_NOGIL(work->submit(r, ref->handle));
    core_ref_drop(ref);
    for (size_t i = 0; i < r->count; i++)
        core_allocation_drop(held[i]);
    PyMem_Free(held);
    if (CB_LIKELY(status == CUDA_SUCCESS))
        return result;
    return core_managed_raise(buffers, r->count, status, work->function, name);
}
