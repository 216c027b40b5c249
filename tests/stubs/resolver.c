// How programs find the driver's functions: the resolver of versioned symbols, over the generated
// table, and the export tables, which this driver has none of (NVRTC asks for one while compiling,
// and takes an error for an answer).
#include <string.h>

#include "driver/functional.h"
#include "stub.h"

// Of the entries of one base name, the newest whose ABI is not newer than `version`. `known` tells
// that there is any entry.
static const stub_function *
newest(const char *base, int version, bool per_thread, bool *known)
{
    const stub_function *found = NULL;
    for (int i = 0; i < stub_function_count; i++) {
        const stub_function *f = &stub_functions[i];
        if (strcmp(f->base, base) != 0 || f->per_thread != per_thread)
            continue;
        *known = true;
        if (f->version <= version && (found == NULL || f->version > found->version))
            found = f;
    }
    return found;
}

CUresult
functional_cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags,
                               CUdriverProcAddressQueryResult *symbolStatus)
{
    cuuint64_t legacy = CU_GET_PROC_ADDRESS_LEGACY_STREAM;
    cuuint64_t per_thread = CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
    bool valid_flags = (flags & ~(legacy | per_thread)) == 0 && flags != (legacy | per_thread);
    if (symbol == NULL || pfn == NULL || cudaVersion > stub_api_version || !valid_flags)
        return CUDA_ERROR_INVALID_VALUE;
    bool known = false;
    const stub_function *f = flags & per_thread ? newest(symbol, cudaVersion, true, &known) : NULL;
    if (f == NULL)
        f = newest(symbol, cudaVersion, false, &known);
    *pfn = NULL;
    if (f != NULL)
        memcpy(pfn, &f->address, sizeof f->address);
    CUdriverProcAddressQueryResult missing =
        known ? CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    if (symbolStatus != NULL)
        *symbolStatus = f != NULL ? CU_GET_PROC_ADDRESS_SUCCESS : missing;
    return CUDA_SUCCESS;
}

// That of CUDA 11, which does not tell why it found nothing.
CUresult
functional_cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)
{
    CUresult status = functional_cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, NULL);
    return status == CUDA_SUCCESS && *pfn == NULL ? CUDA_ERROR_NOT_FOUND : status;
}

CUresult
functional_cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)
{
    (void)pExportTableId;
    if (ppExportTable != NULL)
        *ppExportTable = NULL;
    return CUDA_ERROR_NOT_FOUND;
}
