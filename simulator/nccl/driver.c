// Resolves the functions of the simulated driver by name. No other driver will do, because the host
// could not read the memory of a real GPU.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

#include "nccl.h"

static nc_driver driver;
static const nc_driver *found;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const struct {
    const char *name;
    size_t at;
} functions[] = {
    {"cuInit", offsetof(nc_driver, init)},
    {"cuCtxGetCurrent", offsetof(nc_driver, ctx_get_current)},
    {"cuCtxGetDevice", offsetof(nc_driver, ctx_get_device)},
    {"cuCtxPushCurrent_v2", offsetof(nc_driver, ctx_push)},
    {"cuCtxPopCurrent_v2", offsetof(nc_driver, ctx_pop)},
    {"cuDevicePrimaryCtxRetain", offsetof(nc_driver, primary_retain)},
    {"cuDevicePrimaryCtxRelease_v2", offsetof(nc_driver, primary_release)},
    {"cuPointerGetAttribute", offsetof(nc_driver, pointer_attribute)},
    {"cuStreamIsCapturing", offsetof(nc_driver, is_capturing)},
    {"cubind_simulator_launch", offsetof(nc_driver, launch)},
    {"cubind_simulator_wrote", offsetof(nc_driver, wrote)},
    {"cuEventCreate", offsetof(nc_driver, event_create)},
    {"cuEventRecord", offsetof(nc_driver, event_record)},
    {"cuEventDestroy_v2", offsetof(nc_driver, event_destroy)},
    {"cuStreamWaitEvent", offsetof(nc_driver, stream_wait)},
    {"cuMemAlloc_v2", offsetof(nc_driver, allocate)},
    {"cuMemFree_v2", offsetof(nc_driver, release)},
};

static bool
simulates(void *library)
{
    int (*asked)(void) = (int (*)(void))dlsym(library, "cubind_simulates");
    return asked != NULL && asked() == 1;
}

static void
find(void)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    bool all = library != NULL && simulates(library);
    for (size_t i = 0; all && i < sizeof functions / sizeof *functions; i++) {
        void *address = dlsym(library, functions[i].name);
        *(void **)((char *)&driver + functions[i].at) = address;
        all = address != NULL;
    }
    found = all && driver.init(0) == 0 ? &driver : NULL;
    if (!all)
        fprintf(stderr, "cubind simulated NCCL: it works only on cubind's simulated device; set "
                        "CUBIND_DEVICE=simulated\n");
}

const nc_driver *
nc_driver_get(void)
{
    pthread_once(&once, find);
    return found;
}

bool
nc_is_memory(const void *at, size_t size)
{
    enum { RANGE_START = 11, RANGE_SIZE = 12 }; // CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, _SIZE
    uint64_t start;
    size_t bytes;
    if (size == 0)
        return true;
    if (driver.pointer_attribute(&start, RANGE_START, (uintptr_t)at) != 0 ||
        driver.pointer_attribute(&bytes, RANGE_SIZE, (uintptr_t)at) != 0)
        return false;
    return size <= bytes - ((uintptr_t)at - start);
}

bool
nc_is_target(void *at, size_t size)
{
    if (!nc_is_memory(at, size))
        return false;
    driver.wrote(at, size);
    return true;
}
