// types.h of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/cufft.yaml.
// clang-format off

#ifndef CUBIND_CUFFT_TYPES_H
#define CUBIND_CUFFT_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifndef CUFFT_VERSION
#include "../runtime/types.h"
#endif

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#ifndef CUFFT_VERSION

#define CUDA_XT_DESCRIPTOR_VERSION 16777216
#define CUFFT_COMPATIBILITY_DEFAULT 1
#define CUFFT_FORWARD (-1)
#define CUFFT_INVERSE 1
#define CUFFT_PLAN_NULL (-1)
#define CUFFT_VER_BUILD 14
#define CUFFT_VER_MAJOR 12
#define CUFFT_VER_MINOR 5
#define CUFFT_VER_PATCH 0
#define MAX_CUDA_DESCRIPTOR_GPUS 64
#define MAX_CUFFT_ERROR 21
#define MAX_SHIM_RANK 3

enum cudaXtCopyType_t {
    LIB_XT_COPY_HOST_TO_DEVICE = 0,
    LIB_XT_COPY_DEVICE_TO_HOST = 1,
    LIB_XT_COPY_DEVICE_TO_DEVICE = 2,
};
typedef enum cudaXtCopyType_t cudaLibXtCopyType;

enum libFormat_t {
    LIB_FORMAT_CUFFT = 0,
    LIB_FORMAT_UNDEFINED = 1,
};
typedef enum libFormat_t libFormat;

enum cufftResult_t {
    CUFFT_SUCCESS = 0,
    CUFFT_INVALID_PLAN = 1,
    CUFFT_ALLOC_FAILED = 2,
    CUFFT_INVALID_TYPE = 3,
    CUFFT_INVALID_VALUE = 4,
    CUFFT_INTERNAL_ERROR = 5,
    CUFFT_EXEC_FAILED = 6,
    CUFFT_SETUP_FAILED = 7,
    CUFFT_INVALID_SIZE = 8,
    CUFFT_UNALIGNED_DATA = 9,
    CUFFT_INVALID_DEVICE = 11,
    CUFFT_NO_WORKSPACE = 13,
    CUFFT_NOT_IMPLEMENTED = 14,
    CUFFT_NOT_SUPPORTED = 16,
    CUFFT_MISSING_DEPENDENCY = 17,
    CUFFT_NVRTC_FAILURE = 18,
    CUFFT_NVJITLINK_FAILURE = 19,
    CUFFT_NVSHMEM_FAILURE = 20,
};
typedef enum cufftResult_t cufftResult;

enum cufftType_t {
    CUFFT_R2C = 42,
    CUFFT_C2R = 44,
    CUFFT_C2C = 41,
    CUFFT_D2Z = 106,
    CUFFT_Z2D = 108,
    CUFFT_Z2Z = 105,
};
typedef enum cufftType_t cufftType;

enum cufftCompatibility_t {
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
};
typedef enum cufftCompatibility_t cufftCompatibility;

enum cufftProperty_t {
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3,
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4,
};
typedef enum cufftProperty_t cufftProperty;

enum cufftXtSubFormat_t {
    CUFFT_XT_FORMAT_INPUT = 0,
    CUFFT_XT_FORMAT_OUTPUT = 1,
    CUFFT_XT_FORMAT_INPLACE = 2,
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5,
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6,
    CUFFT_FORMAT_UNDEFINED = 7,
};
typedef enum cufftXtSubFormat_t cufftXtSubFormat;

enum cufftXtCopyType_t {
    CUFFT_COPY_HOST_TO_DEVICE = 0,
    CUFFT_COPY_DEVICE_TO_HOST = 1,
    CUFFT_COPY_DEVICE_TO_DEVICE = 2,
    CUFFT_COPY_UNDEFINED = 3,
};
typedef enum cufftXtCopyType_t cufftXtCopyType;

enum cufftXtQueryType_t {
    CUFFT_QUERY_1D_FACTORS = 0,
    CUFFT_QUERY_UNDEFINED = 1,
};
typedef enum cufftXtQueryType_t cufftXtQueryType;

enum cufftXtWorkAreaPolicy_t {
    CUFFT_WORKAREA_MINIMAL = 0,
    CUFFT_WORKAREA_USER = 1,
    CUFFT_WORKAREA_PERFORMANCE = 2,
};
typedef enum cufftXtWorkAreaPolicy_t cufftXtWorkAreaPolicy;

enum cufftXtCallbackType_t {
    CUFFT_CB_LD_COMPLEX = 0,
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1,
    CUFFT_CB_LD_REAL = 2,
    CUFFT_CB_LD_REAL_DOUBLE = 3,
    CUFFT_CB_ST_COMPLEX = 4,
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5,
    CUFFT_CB_ST_REAL = 6,
    CUFFT_CB_ST_REAL_DOUBLE = 7,
    CUFFT_CB_UNDEFINED = 8,
};
typedef enum cufftXtCallbackType_t cufftXtCallbackType;

typedef struct cudaXtDesc_t cudaXtDesc;
typedef struct cudaLibXtDesc_t cudaLibXtDesc;
typedef struct cufftXt1dFactors_t cufftXt1dFactors;

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef int cufftHandle;

typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);
typedef cufftComplex (*cufftJITCallbackLoadC)(void *, unsigned long long, void *, void *);
typedef cufftDoubleComplex (*cufftJITCallbackLoadZ)(void *, unsigned long long, void *, void *);
typedef cufftReal (*cufftJITCallbackLoadR)(void *, unsigned long long, void *, void *);
typedef cufftDoubleReal (*cufftJITCallbackLoadD)(void *, unsigned long long, void *, void *);
typedef void (*cufftJITCallbackStoreC)(void *, unsigned long long, cufftComplex, void *, void *);
typedef void (*cufftJITCallbackStoreZ)(void *, unsigned long long, cufftDoubleComplex, void *,
    void *);
typedef void (*cufftJITCallbackStoreR)(void *, unsigned long long, cufftReal, void *, void *);
typedef void (*cufftJITCallbackStoreD)(void *, unsigned long long, cufftDoubleReal, void *, void *);

struct cudaXtDesc_t {
    int version;
    int nGPUs;
    int GPUs[64];
    void *data[64];
    size_t size[64];
    void *cudaXtState;
};
CUBIND_ASSERT(sizeof(struct cudaXtDesc_t) == 1296, "cudaXtDesc_t");

struct cudaLibXtDesc_t {
    int version;
    cudaXtDesc *descriptor;
    libFormat library;
    int subFormat;
    void *libDescriptor;
};
CUBIND_ASSERT(sizeof(struct cudaLibXtDesc_t) == 32, "cudaLibXtDesc_t");

struct cufftXt1dFactors_t {
    long long size;
    long long stringCount;
    long long stringLength;
    long long substringLength;
    long long factor1;
    long long factor2;
    long long stringMask;
    long long substringMask;
    long long factor1Mask;
    long long factor2Mask;
    int stringShift;
    int substringShift;
    int factor1Shift;
    int factor2Shift;
};
CUBIND_ASSERT(sizeof(struct cufftXt1dFactors_t) == 96, "cufftXt1dFactors_t");

#endif // CUFFT_VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
