// Declares copies.
#ifndef CUBIND_DRIVER_TRANSFER_COPY_H
#define CUBIND_DRIVER_TRANSFER_COPY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "stream/stream.h"
#include "types.h"

// The source or the destination of a copy. Device memory is checked against the allocations.
typedef struct drv_end {
    uintptr_t address;
    bool device;
} drv_end;

CUresult drv_copy_check_ends(drv_end to, drv_end from, size_t size);
// Returns the id of the allocation with an address; 0: it is in none.
uint64_t drv_allocation_id(uintptr_t address);
CUresult drv_copy(drv_end to, drv_end from, size_t size, drv_stream *stream, bool read_at_once);
// Returns whether a call waits for its copy to end. It does for copies into pageable memory, and
// for copies from pageable memory to other memory of the host.
bool drv_copy_is_awaited(drv_end to, drv_end from);
// Waits for a copy that drv_copy_is_awaited(), and returns the context's status afterwards.
CUresult drv_copy_wait(drv_stream *stream);
// Ends a call that copies without a stream, which returns after the copy is done. If `status` is
// success, waits for the legacy stream. Returns the resulting status.
CUresult drv_wait_for_legacy(CUresult status);

// Returns whether the allocation at `address` still has this id; an id of 0 always matches. Each
// call that returns false is counted (functional_stale_count()).
bool drv_still_there(uintptr_t address, uint64_t id);

#endif
