// Counts the pools and pointers of other processes that this process has imported. The functions
// need no GIL. Do not call them in a forked child of a process that has imported something.
#ifndef CUBIND_CORE_IMPORTS_H
#define CUBIND_CORE_IMPORTS_H

#include "base/driver.h"

// Imports the pool that a file descriptor stands for; the caller closes the descriptor. Sets
// `*function` to the name of the driver function that it called last.
CUresult core_imports_pool(int fd, CUmemoryPool *out, const char **function);
// Ends one import of the pool; the last one destroys it. Its pointers must be gone.
CUresult core_imports_drop_pool(CUmemoryPool pool, const char **function);

// Imports a pointer. Each import needs a call of core_imports_free(), of which the last frees the
// pointer in the order of the stream.
CUresult core_imports_pointer(CUmemoryPool pool, const CUmemPoolPtrExportData *data,
                              CUdeviceptr *out, const char **function);
CUresult core_imports_free(CUdeviceptr ptr, CUstream stream);

#endif
