// Declarations that the files about copies share.
#ifndef CUBIND_HOST_COPY_H
#define CUBIND_HOST_COPY_H

#include "functional.h"

// One end of a copy. Ends in device memory are checked against the allocations.
typedef struct fd_end {
    uintptr_t address;
    bool device;
} fd_end;

CUresult fd_copy_check_ends(fd_end to, fd_end from, size_t size);
CUresult fd_copy(fd_end to, fd_end from, size_t size, fd_stream *stream, bool read_at_once);
// Returns whether the call waits for the copy: into pageable memory, or from pageable memory to
// other memory of the host.
bool fd_copy_is_awaited(fd_end to, fd_end from);
// Waits for such a copy, and returns the context's status afterwards.
CUresult fd_copy_wait(fd_stream *stream);
// Copies without a stream are done when the call returns: waits for the legacy stream if `status`
// is success. Returns the resulting status.
CUresult fd_wait_for_legacy(CUresult status);

#endif
