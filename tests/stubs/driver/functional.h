// The functional driver: what its files share. Each function `functional_<symbol>` behaves as the
// driver's <symbol> does, on host memory and with no GPU: the generated stub library calls it when
// the stub is in functional mode.
//
// One lock guards every table; `fd_lock` is taken by the functional_ entry points alone, never by
// helpers, and never held while a callback of the caller runs.
#ifndef CUBIND_STUB_FUNCTIONAL_H
#define CUBIND_STUB_FUNCTIONAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "types.h"

#define FD_TRY(call) \
    do { \
        CUresult fd_status_ = (call); \
        if (fd_status_ != CUDA_SUCCESS) \
            return fd_status_; \
    } while (0)

enum { FD_MAX_DEVICES = 8, FD_MAX_STACK = 64, FD_MAX_LIMITS = 16 };

// --- lock and live objects (registry.c) ----------------------------------------------------------

typedef enum fd_kind {
    FD_CONTEXT = 1,
    FD_STREAM,
    FD_EVENT,
    FD_MODULE,
    FD_LIBRARY,
    FD_KERNEL,
    FD_FUNCTION,
    FD_POOL,
    FD_LINKER,
} fd_kind;

void fd_lock(void);
void fd_unlock(void);

// Handles are addresses of objects; a handle that was never given out, or whose object is gone, is
// found out here and never dereferenced.
void *fd_new(fd_kind kind, size_t size); // zeroed; NULL when there is no memory
void fd_delete(void *object);
bool fd_is(const void *handle, fd_kind kind);
// Visits every live object of a kind; the visitor may delete the object it is given.
void fd_each(fd_kind kind, void (*visit)(void *object, void *arg), void *arg);
uint64_t fd_next_id(void);

// --- devices and contexts (device.c, context.c) --------------------------------------------------

typedef struct fd_pool fd_pool;

typedef struct fd_context {
    int device;
    bool primary;
    unsigned int flags;
    uint64_t id;
    size_t limits[FD_MAX_LIMITS];
    CUfunc_cache cache;
    uint64_t default_stream_id;
} fd_context;

typedef struct fd_device {
    fd_context *primary; // made at the first retain
    int primary_uses;
    unsigned int primary_flags;
    fd_pool *default_pool;
    fd_pool *pool; // what cuMemAllocAsync takes from
    size_t used;   // bytes allocated
} fd_device;

extern fd_device fd_devices[FD_MAX_DEVICES];
extern const size_t fd_total_memory;

int fd_device_count(void);
bool fd_device_valid(CUdevice device);
CUresult fd_device_attribute(CUdevice_attribute attribute, CUdevice device, int *value);
CUresult fd_initialized(void);
// The current context, or the status that tells why there is none.
CUresult fd_current(fd_context **context);
fd_context *fd_context_new(CUdevice device, unsigned int flags, bool primary);
void fd_context_delete(fd_context *context);

// --- memory (memory.c) ---------------------------------------------------------------------------

typedef enum fd_space { FD_DEVICE, FD_HOST, FD_MANAGED, FD_REGISTERED } fd_space;

typedef struct fd_range {
    uintptr_t start;
    size_t size;
    fd_space space;
    int device;
    unsigned int flags;
    fd_context *context;
    fd_pool *pool;
    uint64_t id;
    bool sync_memops;
} fd_range;

struct fd_pool {
    int device;
    CUmemAllocationHandleType handle_types;
    uint64_t threshold;
    uint64_t used;
    uint64_t used_high;
    int reuse[3]; // follow event dependencies, opportunistic, internal dependencies
};

// The allocation that holds `address`, or NULL.
fd_range *fd_range_of(uintptr_t address);
CUresult fd_allocate(fd_space space, size_t size, unsigned int flags, fd_pool *pool, void **out);
CUresult fd_release(uintptr_t start, fd_space space);
void fd_release_context(const fd_context *context);
// Success where `size` bytes at a device address may be used: nothing but allocations is ever
// touched.
CUresult fd_check_device_range(CUdeviceptr address, size_t size);

// --- streams (stream.c) --------------------------------------------------------------------------

typedef struct fd_stream {
    fd_context *context;
    unsigned int flags;
    int priority;
    uint64_t id;
} fd_stream;

// The stream itself or, for NULL and the two special handles, the default stream of the current
// context.
CUresult fd_check_stream(CUstream stream);

// --- modules (ptx.c, module.c) -------------------------------------------------------------------

typedef struct fd_param {
    size_t offset;
    size_t size;
} fd_param;

typedef struct fd_entry {
    char *name;
    fd_param *params;
    size_t param_count;
    size_t param_bytes;
    int max_threads;     // .maxntid or .reqntid, 0 when not given
    size_t shared_bytes; // static shared memory
} fd_entry;

typedef struct fd_variable {
    char *name;
    size_t size;
    size_t align;
    unsigned char *initial; // `size` bytes, or NULL for zeros
} fd_variable;

typedef struct fd_ptx {
    int version; // .version 8.7 -> 87
    int target;  // .target sm_90a -> 90
    fd_entry *entries;
    size_t entry_count;
    fd_variable *variables;
    size_t variable_count;
    char error[160]; // why parsing failed
    int references;  // modules and libraries made from it
} fd_ptx;

// Reads PTX text; `size` 0 means NUL-terminated. NULL when there is no memory, `error` is set when
// it is no valid PTX.
fd_ptx *fd_ptx_parse(const char *text, size_t size);
void fd_ptx_release(fd_ptx *ptx);

typedef struct fd_function {
    const fd_entry *entry;
    struct fd_module *module; // NULL for a kernel of a library
    struct fd_library *library;
    int dynamic_shared;
    int carveout;
    CUfunc_cache cache;
} fd_function;

typedef struct fd_module {
    fd_context *context;
    fd_ptx *ptx;
    fd_function **functions;    // one per entry, made at the first request
    void **variables;           // storage of each variable
    struct fd_library *library; // set where the module belongs to one
} fd_module;

typedef struct fd_library {
    fd_ptx *ptx;
    fd_function **kernels;
    fd_module *module; // made for the first context that asks
} fd_library;

// The function behind a CUfunction or a CUkernel, NULL when it is neither.
fd_function *fd_function_of(const void *handle);
void fd_module_delete(fd_module *module);

#endif
