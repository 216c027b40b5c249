// Shares device memory between processes: cuIpcGetMemHandle and related functions.
//
// When a program first asks for the handle of an allocation, the pages of an anonymous file replace
// the allocation's own; its address stays. Another process opens that file through /proc, by the
// number of this process's descriptor. So both processes must be on one host and in one PID
// namespace. Nothing is left behind, whichever process ends.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/call.h"
#include "base/lock.h"
#include "base/simulates.h"
#include "device/context.h"
#include "device/device.h"
#include "memory/ranges.h"
#include "memory/sharing.h"
#include "memory/written.h"
#include "stream/capture.h"
#include "stream/queue.h"

// The contents of a handle's 64 bytes.
typedef struct handle_data {
    char kind[8];
    int32_t process, descriptor, device, reserved;
    uint64_t file, size;
} handle_data;

_Static_assert(sizeof(handle_data) <= sizeof(CUipcMemHandle), "a handle has 64 bytes");

static const char kind[8] = "cubind 1";

// --- the process that has the memory -------------------------------------------------------------

static bool
can_be_shared(const drv_range *r)
{
    return r != NULL && r->space == DRV_DEVICE && r->pool == NULL && r->graph == NULL &&
           r->padded && !r->internal && !r->borrowed && r->opened == 0;
}

static bool
write_all(int file, const unsigned char *data, size_t size)
{
    while (size > 0) {
        ssize_t written = write(file, data, size);
        if (written <= 0)
            return false;
        data += written;
        size -= (size_t)written;
    }
    return true;
}

// Replaces the pages of an allocation by the file, with the same contents.
static bool
put_file(int file, const drv_range *r)
{
    size_t size = drv_whole_pages(r->size);
    void *at = (void *)r->start;
    return write_all(file, at, size) &&
           mmap(at, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == at;
}

// Moves an allocation to a file. It first waits for everything that uses the memory, because a
// write during the move would be lost.
static CUresult
share(CUdeviceptr address, drv_range **out)
{
    drv_context *context;
    struct stat info;
    DRV_TRY(drv_current(&context));
    if (!can_be_shared(drv_range_of((uintptr_t)address)))
        return CUDA_ERROR_INVALID_VALUE;
    if (drv_range_of((uintptr_t)address)->shared == 0)
        drv_drain_users(drv_range_of((uintptr_t)address));
    drv_range *r = *out = drv_range_of((uintptr_t)address);
    if (!can_be_shared(r) || r->shared != 0)
        return r != NULL && r->shared != 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    int file = drv_file_new("cubind device memory");
    if (file < 0 || !put_file(file, r) || fstat(file, &info) != 0) {
        if (file >= 0)
            close(file);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    drv_end_unwritten(r->start, r->size); // another process may write to it
    r->shared = file;
    r->file = (uint64_t)info.st_ino;
    return CUDA_SUCCESS;
}

CUresult
functional_cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)
{
    DRV_ENTER();
    drv_range *r;
    if (pHandle == NULL)
        return CUDA_ERROR_INVALID_VALUE;
    if (!drv_simulates())
        return CUDA_ERROR_NOT_SUPPORTED;
    drv_lock();
    CUresult status = share(dptr, &r);
    handle_data data = {.process = (int32_t)getpid()};
    if (status == CUDA_SUCCESS) {
        memcpy(data.kind, kind, sizeof kind);
        data.descriptor = r->shared;
        data.device = r->device;
        data.file = r->file;
        data.size = r->size;
        memset(pHandle, 0, sizeof *pHandle);
        memcpy(pHandle, &data, sizeof data);
    }
    drv_unlock();
    return status;
}

// --- another process -----------------------------------------------------------------------------

typedef struct search {
    const handle_data *data;
    const drv_range *found;
} search;

static void
look_for_file(const drv_range *r, void *arg)
{
    search *s = arg;
    if (r->opened != 0 && r->file == s->data->file)
        s->found = r;
}

// Opens the file of a handle; -1 if the file is gone or is a different one.
static int
open_file(const handle_data *data)
{
    char path[64];
    struct stat info;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)data->process, (int)data->descriptor);
    int file = open(path, O_RDWR | O_CLOEXEC);
    bool same = file >= 0 && fstat(file, &info) == 0 && (uint64_t)info.st_ino == data->file &&
                (uint64_t)info.st_size >= drv_whole_pages(data->size) && data->size > 0;
    if (file >= 0 && !same)
        close(file);
    return same ? file : -1;
}

static CUresult
open_first(const handle_data *data, drv_context *context, CUdeviceptr *out)
{
    int file = open_file(data);
    if (file < 0)
        return CUDA_ERROR_INVALID_VALUE;
    void *memory = drv_map_opened(file, 0, data->size);
    close(file);
    if (memory == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    int device = drv_device_valid(data->device) ? data->device : context->device;
    CUresult status = drv_import(&(drv_range){.start = (uintptr_t)memory,
                                              .size = data->size,
                                              .space = DRV_DEVICE,
                                              .device = device,
                                              .context = context,
                                              .file = data->file});
    if (status != CUDA_SUCCESS)
        drv_unmap_opened(memory, data->size);
    *out = (CUdeviceptr)(uintptr_t)memory;
    return status;
}

// Opens a handle. If a context opens a handle twice, both calls return the same address, which must
// then be closed twice.
static CUresult
open_locked(const handle_data *data, CUdeviceptr *out)
{
    drv_context *context;
    search s = {.data = data};
    DRV_TRY(drv_current(&context));
    DRV_TRY(drv_capture_forbids());
    if (data->process == (int32_t)getpid())
        return CUDA_ERROR_INVALID_CONTEXT;
    drv_each_range(context, look_for_file, &s);
    if (s.found == NULL)
        return open_first(data, context, out);
    drv_range_of(s.found->start)->opened++;
    *out = (CUdeviceptr)s.found->start;
    return CUDA_SUCCESS;
}

CUresult
functional_cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)
{
    DRV_ENTER();
    handle_data data;
    memcpy(&data, &handle, sizeof data);
    if (!drv_simulates())
        return CUDA_ERROR_NOT_SUPPORTED;
    if (pdptr == NULL || Flags != CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS ||
        memcmp(data.kind, kind, sizeof kind) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    drv_lock();
    CUresult status = open_locked(&data, pdptr);
    drv_unlock();
    return status;
}

static CUresult
close_locked(CUdeviceptr address)
{
    drv_context *context;
    DRV_TRY(drv_current(&context));
    DRV_TRY(drv_capture_forbids());
    drv_range *r = drv_range_of((uintptr_t)address);
    if (r == NULL || r->opened == 0 || r->start != address || r->context != context)
        return CUDA_ERROR_INVALID_VALUE;
    if (r->opened > 1) {
        r->opened--;
        return CUDA_SUCCESS;
    }
    drv_drain_before_freeing(context);
    r = drv_range_of((uintptr_t)address); // another thread may have closed the memory
    if (r != NULL && r->opened == 1 && r->start == address)
        drv_take_out(r);
    return CUDA_SUCCESS;
}

CUresult
functional_cuIpcCloseMemHandle(CUdeviceptr dptr)
{
    DRV_ENTER();
    if (!drv_simulates())
        return CUDA_ERROR_NOT_SUPPORTED;
    drv_lock();
    CUresult status = close_locked(dptr);
    drv_unlock();
    return status;
}
