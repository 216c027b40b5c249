// Counts the pools and pointers of other processes that this process has imported. The functions
// need no GIL. Do not call them in a forked child of a process that has imported something.
#ifndef CUBIND_CORE_IMPORTS_H
#define CUBIND_CORE_IMPORTS_H

#include "base/ref.h"

// Places of pools other than devices.
enum { CORE_PLACE_HOST = -1, CORE_PLACE_UNKNOWN = -2 };

// Imports the pool that a file descriptor stands for; the caller closes the descriptor. Stores in
// `*place` the device of the pool, or one of CORE_PLACE_…. Sets `*function` to the name of the
// driver function that it called last.
CUresult core_imports_pool(int fd, int device_count, CUmemoryPool *out, int *place,
                           const char **function);
// Ends one import of the pool; the last one destroys it, or if threads call
// core_imports_synchronize(), the last of these. Its pointers must be gone.
CUresult core_imports_drop_pool(CUmemoryPool pool, const char **function);

// Calls cuCtxSynchronize(). Meanwhile no pool is destroyed; this is done at the end.
CUresult core_imports_synchronize(void);

// Imports a pointer. Each import needs a call of core_imports_free(), whose `stream` may be NULL
// for the legacy stream. The last call frees the pointer, after the work that the streams of all
// calls had queued. A call that fails ends no import.
CUresult core_imports_pointer(CUmemoryPool pool, const CUmemPoolPtrExportData *data,
                              CUdeviceptr *out, const char **function);
CUresult core_imports_free(CUdeviceptr ptr, const core_ref *stream);

#endif
