// Fuzzes the simulated device's driver with images of device code. The driver loads each image from
// memory and links it: first as in the tests' stub, then as on the simulated device. The build
// defines INPUT as the linker's constant for the format of the images.
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "base/steering.h"
#include "cubind_size.h"
#include "support.h"

CUresult functional_cuInit(unsigned int flags);
CUresult functional_cuCtxCreate_v4(CUcontext *context, CUctxCreateParams *params,
                                   unsigned int flags, CUdevice device);
CUresult functional_cuLinkCreate_v2(unsigned int count, CUjit_option *options, void **values,
                                    CUlinkState *state);
CUresult functional_cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data,
                                     size_t size, const char *name, unsigned int count,
                                     CUjit_option *options, void **values);
CUresult functional_cuLinkComplete(CUlinkState state, void **cubin, size_t *size);
CUresult functional_cuLinkDestroy(CUlinkState state);
CUresult functional_cuModuleLoadData(CUmodule *module, const void *image);
CUresult functional_cuModuleUnload(CUmodule module);

// The driver calls this to ask whether a call must fail; here none must.
bool
stub_fault(int64_t *status)
{
    (void)status;
    return false;
}

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc, (void)argv;
    CUcontext context;
    setenv("CUBIND_SIMULATOR", "report=/dev/null,threads=1", 1);
    FUZZ_REQUIRE(functional_cuInit(0) == CUDA_SUCCESS);
    FUZZ_REQUIRE(functional_cuCtxCreate_v4(&context, NULL, 0, 0) == CUDA_SUCCESS);
    return 0;
}

static void
link_it(void *data, size_t size)
{
    CUlinkState state;
    void *cubin;
    size_t length;
    FUZZ_REQUIRE(functional_cuLinkCreate_v2(0, NULL, NULL, &state) == CUDA_SUCCESS);
    if (functional_cuLinkAddData_v2(state, INPUT, data, size, "input", 0, NULL, NULL) ==
        CUDA_SUCCESS)
        functional_cuLinkComplete(state, &cubin, &length);
    functional_cuLinkDestroy(state);
}

// Whether an image has all the bytes that it claims. The driver trusts an image without a size.
static bool
is_whole(const void *data, size_t size)
{
    uint64_t head[2];
    uint16_t length;
    uint64_t end;
    Elf64_Ehdr h;
    if (size >= sizeof head && memcmp(data, "\x50\xed\x55\xba", 4) == 0) {
        memcpy(head, data, sizeof head);
        memcpy(&length, (const char *)data + 6, sizeof length);
        return !size_add(length, head[1], &end) || end <= size;
    }
    if (size < sizeof h || memcmp(data, ELFMAG, SELFMAG) != 0)
        return false;
    memcpy(&h, data, sizeof h);
    uint64_t sections = (uint64_t)h.e_shnum * h.e_shentsize;
    uint64_t segments = (uint64_t)h.e_phnum * h.e_phentsize;
    return (!size_add(h.e_shoff, sections, &sections) || sections <= size) &&
           (!size_add(h.e_phoff, segments, &segments) || segments <= size);
}

static void
load_it(const void *data, size_t size)
{
    CUmodule module;
    if (is_whole(data, size) && functional_cuModuleLoadData(&module, data) == CUDA_SUCCESS)
        FUZZ_REQUIRE(functional_cuModuleUnload(module) == CUDA_SUCCESS);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    void *copy = malloc(size); // the exact size, so that a sanitizer sees an overread
    memcpy(copy, data, size);
    for (int on = 0; on < 2; on++) {
        functional_simulate(on);
        link_it(copy, size);
        load_it(copy, size);
    }
    free(copy);
    return 0;
}
