// Stands in for NVRTC, and adds the program's PTX to the cubins that it returns.
#include <stdlib.h>
#include <stub.h>

#include "carry.h"
#include "types.h"

STUB_EXPORT nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
STUB_EXPORT nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size);
STUB_EXPORT nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx);
STUB_EXPORT nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *size);
nvrtcResult interposed_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin);
nvrtcResult interposed_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size);

typedef struct result {
    char *cubin;
    size_t size;
    texts ptx;
} result;

static void
release(result *r)
{
    free(r->cubin);
    texts_free(&r->ptx);
}

// Adds the program's PTX to the list, if there is any.
static void
read_ptx(nvrtcProgram prog, texts *list)
{
    __typeof__(nvrtcGetPTXSize) *get_size = INTERPOSE_REAL(nvrtcGetPTXSize);
    __typeof__(nvrtcGetPTX) *get = INTERPOSE_REAL(nvrtcGetPTX);
    size_t size = 0;
    if (get_size == NULL || get == NULL || get_size(prog, &size) != NVRTC_SUCCESS || size <= 1)
        return;
    char *text = malloc(size);
    if (text != NULL && get(prog, text) == NVRTC_SUCCESS)
        texts_add(list, text, size);
    free(text);
}

static nvrtcResult
read_result(nvrtcProgram prog, result *r)
{
    *r = (result){0};
    __typeof__(nvrtcGetCUBINSize) *get_size = INTERPOSE_REAL(nvrtcGetCUBINSize);
    __typeof__(nvrtcGetCUBIN) *get = INTERPOSE_REAL(nvrtcGetCUBIN);
    if (get_size == NULL || get == NULL)
        return NVRTC_ERROR_INTERNAL_ERROR;
    nvrtcResult status = get_size(prog, &r->size);
    if (status != NVRTC_SUCCESS || r->size == 0)
        return status;
    r->cubin = malloc(r->size);
    if (r->cubin == NULL)
        return NVRTC_ERROR_OUT_OF_MEMORY;
    status = get(prog, r->cubin);
    if (status == NVRTC_SUCCESS)
        read_ptx(prog, &r->ptx);
    return status;
}

nvrtcResult
interposed_nvrtcGetCUBINSize(nvrtcProgram prog, size_t *size)
{
    result r;
    if (size == NULL)
        return NVRTC_ERROR_INVALID_INPUT;
    nvrtcResult status = read_result(prog, &r);
    if (status == NVRTC_SUCCESS)
        *size = carry_size(r.cubin, r.size, &r.ptx);
    release(&r);
    return status;
}

nvrtcResult
interposed_nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)
{
    result r;
    if (cubin == NULL)
        return NVRTC_ERROR_INVALID_INPUT;
    nvrtcResult status = read_result(prog, &r);
    if (status == NVRTC_SUCCESS && r.size > 0)
        carry(cubin, r.cubin, r.size, &r.ptx);
    release(&r);
    return status;
}
