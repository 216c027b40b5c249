// What the files about copies share.
#ifndef CUBIND_HOST_COPY_H
#define CUBIND_HOST_COPY_H

#include "functional.h"

// One end of a copy; that in device memory is checked against the allocations.
typedef struct fd_end {
    uintptr_t address;
    bool device;
} fd_end;

CUresult fd_copy_check_ends(fd_end to, fd_end from, size_t size);
CUresult fd_copy(fd_end to, fd_end from, size_t size, fd_stream *stream, bool read_at_once);
// Whether a copy has happened when the call for it returns: into pageable memory, or between it and other memory of the host.
bool fd_copy_is_awaited(fd_end to, fd_end from);
// Waits for it; the status of the context then.
CUresult fd_copy_wait(fd_stream *stream);
// Copies without a stream have happened when they return. Takes and gives the status.
CUresult fd_wait_for_legacy(CUresult status);

#endif
