// classes.c of cubind for cuFFT, API version 13.5.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cufft.yaml.
// clang-format off

#include "classes.h"

#define ITEMS_cudaDataType(ITEM) \
    ITEM(CUDA_R_16F, 2) \
    ITEM(CUDA_C_16F, 6) \
    ITEM(CUDA_R_16BF, 14) \
    ITEM(CUDA_C_16BF, 15) \
    ITEM(CUDA_R_32F, 0) \
    ITEM(CUDA_C_32F, 4) \
    ITEM(CUDA_R_64F, 1) \
    ITEM(CUDA_C_64F, 5) \
    ITEM(CUDA_R_4I, 16) \
    ITEM(CUDA_C_4I, 17) \
    ITEM(CUDA_R_4U, 18) \
    ITEM(CUDA_C_4U, 19) \
    ITEM(CUDA_R_8I, 3) \
    ITEM(CUDA_C_8I, 7) \
    ITEM(CUDA_R_8U, 8) \
    ITEM(CUDA_C_8U, 9) \
    ITEM(CUDA_R_16I, 20) \
    ITEM(CUDA_C_16I, 21) \
    ITEM(CUDA_R_16U, 22) \
    ITEM(CUDA_C_16U, 23) \
    ITEM(CUDA_R_32I, 10) \
    ITEM(CUDA_C_32I, 11) \
    ITEM(CUDA_R_32U, 12) \
    ITEM(CUDA_C_32U, 13) \
    ITEM(CUDA_R_64I, 24) \
    ITEM(CUDA_C_64I, 25) \
    ITEM(CUDA_R_64U, 26) \
    ITEM(CUDA_C_64U, 27) \
    ITEM(CUDA_R_8F_E4M3, 28) \
    ITEM(CUDA_R_8F_UE4M3, 28) \
    ITEM(CUDA_R_8F_E5M2, 29) \
    ITEM(CUDA_R_8F_UE8M0, 30) \
    ITEM(CUDA_R_6F_E2M3, 31) \
    ITEM(CUDA_R_6F_E3M2, 32) \
    ITEM(CUDA_R_4F_E2M1, 33) \
    ITEM(CUDA_R_8F_UE5M3, 34)
CB_ENUM_TABLE(cudaDataType, .c_name = "enum cudaDataType_t");

#define ITEMS_libraryPropertyType(ITEM) \
    ITEM(MAJOR_VERSION, 0) \
    ITEM(MINOR_VERSION, 1) \
    ITEM(PATCH_LEVEL, 2)
CB_ENUM_TABLE(libraryPropertyType, .c_name = "enum libraryPropertyType_t");

#define ITEMS_cudaLibXtCopyType(ITEM) \
    ITEM(LIB_XT_COPY_HOST_TO_DEVICE, 0) \
    ITEM(LIB_XT_COPY_DEVICE_TO_HOST, 1) \
    ITEM(LIB_XT_COPY_DEVICE_TO_DEVICE, 2)
CB_ENUM_TABLE(cudaLibXtCopyType, .c_name = "enum cudaXtCopyType_t");

#define ITEMS_libFormat(ITEM) \
    ITEM(LIB_FORMAT_CUFFT, 0) \
    ITEM(LIB_FORMAT_UNDEFINED, 1)
CB_ENUM_TABLE(libFormat, .c_name = "enum libFormat_t");

#define ITEMS_cufftResult(ITEM) \
    ITEM(CUFFT_SUCCESS, 0) \
    ITEM(CUFFT_INVALID_PLAN, 1) \
    ITEM(CUFFT_ALLOC_FAILED, 2) \
    ITEM(CUFFT_INVALID_TYPE, 3) \
    ITEM(CUFFT_INVALID_VALUE, 4) \
    ITEM(CUFFT_INTERNAL_ERROR, 5) \
    ITEM(CUFFT_EXEC_FAILED, 6) \
    ITEM(CUFFT_SETUP_FAILED, 7) \
    ITEM(CUFFT_INVALID_SIZE, 8) \
    ITEM(CUFFT_UNALIGNED_DATA, 9) \
    ITEM(CUFFT_INVALID_DEVICE, 11) \
    ITEM(CUFFT_NO_WORKSPACE, 13) \
    ITEM(CUFFT_NOT_IMPLEMENTED, 14) \
    ITEM(CUFFT_NOT_SUPPORTED, 16) \
    ITEM(CUFFT_MISSING_DEPENDENCY, 17) \
    ITEM(CUFFT_NVRTC_FAILURE, 18) \
    ITEM(CUFFT_NVJITLINK_FAILURE, 19) \
    ITEM(CUFFT_NVSHMEM_FAILURE, 20)
CB_ENUM_TABLE(cufftResult, .c_name = "enum cufftResult_t");

#define ITEMS_cufftType(ITEM) \
    ITEM(CUFFT_R2C, 42) \
    ITEM(CUFFT_C2R, 44) \
    ITEM(CUFFT_C2C, 41) \
    ITEM(CUFFT_D2Z, 106) \
    ITEM(CUFFT_Z2D, 108) \
    ITEM(CUFFT_Z2Z, 105)
CB_ENUM_TABLE(cufftType, .c_name = "enum cufftType_t");

#define ITEMS_cufftCompatibility(ITEM) \
    ITEM(CUFFT_COMPATIBILITY_FFTW_PADDING, 1)
CB_ENUM_TABLE(cufftCompatibility, .c_name = "enum cufftCompatibility_t");

#define ITEMS_cufftProperty(ITEM) \
    ITEM(NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT, 1) \
    ITEM(NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS, 2) \
    ITEM(NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY, 3) \
    ITEM(NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA, 4)
CB_ENUM_TABLE(cufftProperty, .c_name = "enum cufftProperty_t");

#define ITEMS_cufftXtSubFormat(ITEM) \
    ITEM(CUFFT_XT_FORMAT_INPUT, 0) \
    ITEM(CUFFT_XT_FORMAT_OUTPUT, 1) \
    ITEM(CUFFT_XT_FORMAT_INPLACE, 2) \
    ITEM(CUFFT_XT_FORMAT_INPLACE_SHUFFLED, 3) \
    ITEM(CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED, 4) \
    ITEM(CUFFT_XT_FORMAT_DISTRIBUTED_INPUT, 5) \
    ITEM(CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT, 6) \
    ITEM(CUFFT_FORMAT_UNDEFINED, 7)
CB_ENUM_TABLE(cufftXtSubFormat, .c_name = "enum cufftXtSubFormat_t");

#define ITEMS_cufftXtCopyType(ITEM) \
    ITEM(CUFFT_COPY_HOST_TO_DEVICE, 0) \
    ITEM(CUFFT_COPY_DEVICE_TO_HOST, 1) \
    ITEM(CUFFT_COPY_DEVICE_TO_DEVICE, 2) \
    ITEM(CUFFT_COPY_UNDEFINED, 3)
CB_ENUM_TABLE(cufftXtCopyType, .c_name = "enum cufftXtCopyType_t");

#define ITEMS_cufftXtQueryType(ITEM) \
    ITEM(CUFFT_QUERY_1D_FACTORS, 0) \
    ITEM(CUFFT_QUERY_UNDEFINED, 1)
CB_ENUM_TABLE(cufftXtQueryType, .c_name = "enum cufftXtQueryType_t");

#define ITEMS_cufftXtWorkAreaPolicy(ITEM) \
    ITEM(CUFFT_WORKAREA_MINIMAL, 0) \
    ITEM(CUFFT_WORKAREA_USER, 1) \
    ITEM(CUFFT_WORKAREA_PERFORMANCE, 2)
CB_ENUM_TABLE(cufftXtWorkAreaPolicy, .c_name = "enum cufftXtWorkAreaPolicy_t");

#define ITEMS_cufftXtCallbackType(ITEM) \
    ITEM(CUFFT_CB_LD_COMPLEX, 0) \
    ITEM(CUFFT_CB_LD_COMPLEX_DOUBLE, 1) \
    ITEM(CUFFT_CB_LD_REAL, 2) \
    ITEM(CUFFT_CB_LD_REAL_DOUBLE, 3) \
    ITEM(CUFFT_CB_ST_COMPLEX, 4) \
    ITEM(CUFFT_CB_ST_COMPLEX_DOUBLE, 5) \
    ITEM(CUFFT_CB_ST_REAL, 6) \
    ITEM(CUFFT_CB_ST_REAL_DOUBLE, 7) \
    ITEM(CUFFT_CB_UNDEFINED, 8)
CB_ENUM_TABLE(cufftXtCallbackType, .c_name = "enum cufftXtCallbackType_t");

static const cb_field fields_float2[] = {
    CB_NUMBER("x", FLOAT, 0, 4, "float"),
    CB_NUMBER("y", FLOAT, 4, 4, "float"),
};
CB_RECORD_TABLE(float2, .size = 8);

static const cb_field fields_double2[] = {
    CB_NUMBER("x", FLOAT, 0, 8, "double"),
    CB_NUMBER("y", FLOAT, 8, 8, "double"),
};
CB_RECORD_TABLE(double2, .size = 16);

static const cb_field fields_cudaXtDesc[] = {
    CB_SIGNED("version", INT, 0, 4, "int"),
    CB_SIGNED("nGPUs", INT, 4, 4, "int"),
    CB_ITEMS("GPUs", LIST_INT, 8, 4, 64, CB_NO_CLASS, true, "int"),
    CB_ITEMS("data", LIST_INT, 264, 8, 64, CB_NO_CLASS, false, "void *"),
    CB_ITEMS("size", LIST_INT, 776, 8, 64, CB_NO_CLASS, false, "size_t"),
    CB_KEPT("cudaXtState", ADDRESS, 1288, 8, CB_NO_CLASS, 0, "void *"),
};
CB_RECORD_TABLE(cudaXtDesc, .size = 1296, .slot_count = 1);

static const cb_field fields_cudaLibXtDesc[] = {
    CB_SIGNED("version", INT, 0, 4, "int"),
    CB_KEPT("descriptor", RECORD_REF, 8, 8, T_cudaXtDesc, 0, "cudaXtDesc *"),
    CB_VALUE("library", ENUM, 16, 4, T_libFormat, "libFormat"),
    CB_SIGNED("subFormat", INT, 20, 4, "int"),
    CB_KEPT("libDescriptor", ADDRESS, 24, 8, CB_NO_CLASS, 1, "void *"),
};
CB_RECORD_TABLE(cudaLibXtDesc, .size = 32, .slot_count = 2);

static const cb_field fields_cufftXt1dFactors[] = {
    CB_SIGNED("size", INT, 0, 8, CB_LONG_LONG),
    CB_SIGNED("stringCount", INT, 8, 8, CB_LONG_LONG),
    CB_SIGNED("stringLength", INT, 16, 8, CB_LONG_LONG),
    CB_SIGNED("substringLength", INT, 24, 8, CB_LONG_LONG),
    CB_SIGNED("factor1", INT, 32, 8, CB_LONG_LONG),
    CB_SIGNED("factor2", INT, 40, 8, CB_LONG_LONG),
    CB_SIGNED("stringMask", INT, 48, 8, CB_LONG_LONG),
    CB_SIGNED("substringMask", INT, 56, 8, CB_LONG_LONG),
    CB_SIGNED("factor1Mask", INT, 64, 8, CB_LONG_LONG),
    CB_SIGNED("factor2Mask", INT, 72, 8, CB_LONG_LONG),
    CB_SIGNED("stringShift", INT, 80, 4, "int"),
    CB_SIGNED("substringShift", INT, 84, 4, "int"),
    CB_SIGNED("factor1Shift", INT, 88, 4, "int"),
    CB_SIGNED("factor2Shift", INT, 92, 4, "int"),
};
CB_RECORD_TABLE(cufftXt1dFactors, .size = 96, .is_plain = true);

CB_CLASS_DOC(cudaLibXtCopyType,
    "Directions in which data of several GPUs are copied.\n\n"
    "enum cudaXtCopyType_t.\n\n"
    "Members\n"
    "    LIB_XT_COPY_HOST_TO_DEVICE = 0, LIB_XT_COPY_DEVICE_TO_HOST = 1,\n"
    "    LIB_XT_COPY_DEVICE_TO_DEVICE = 2\n");
CB_CLASS_DOC(libFormat,
    "The library that a descriptor belongs to.\n\n"
    "enum libFormat_t.\n\n"
    "Members\n"
    "    LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1\n\n"
    "Field of\n"
    "    cudaLibXtDesc.library\n");
CB_CLASS_DOC(cufftResult,
    "Statuses that functions of cuFFT return.\n\n"
    "enum cufftResult_t.\n\n"
    "Members\n"
    "    CUFFT_SUCCESS = 0, CUFFT_INVALID_PLAN = 1, CUFFT_ALLOC_FAILED = 2,\n"
    "    CUFFT_INVALID_TYPE = 3, CUFFT_INVALID_VALUE = 4, CUFFT_INTERNAL_ERROR = 5,\n"
    "    CUFFT_EXEC_FAILED = 6, CUFFT_SETUP_FAILED = 7, CUFFT_INVALID_SIZE = 8,\n"
    "    CUFFT_UNALIGNED_DATA = 9, CUFFT_INVALID_DEVICE = 11, CUFFT_NO_WORKSPACE = 13,\n"
    "    CUFFT_NOT_IMPLEMENTED = 14, CUFFT_NOT_SUPPORTED = 16, CUFFT_MISSING_DEPENDENCY = 17,\n"
    "    CUFFT_NVRTC_FAILURE = 18, CUFFT_NVJITLINK_FAILURE = 19, CUFFT_NVSHMEM_FAILURE = 20\n\n"
    "Any function may return\n"
    "    CUFFT_INVALID_PLAN, CUFFT_ALLOC_FAILED, CUFFT_INVALID_VALUE, CUFFT_INTERNAL_ERROR,\n"
    "    CUFFT_EXEC_FAILED, CUFFT_SETUP_FAILED, CUFFT_INVALID_SIZE\n");
CB_CLASS_DOC(cufftType,
    "Types of elements from which and to which a plan transforms.\n\n"
    "enum cufftType_t.\n\n"
    "Members\n"
    "    CUFFT_R2C = 42, CUFFT_C2R = 44, CUFFT_C2C = 41, CUFFT_D2Z = 106, CUFFT_Z2D = 108,\n"
    "    CUFFT_Z2Z = 105\n\n"
    "Taken by\n"
    "    cufftPlan1d, cufftPlan2d, cufftPlan3d, cufftPlanMany, cufftMakePlan1d,\n"
    "    cufftMakePlan2d, cufftMakePlan3d, cufftMakePlanMany, cufftMakePlanMany64,\n"
    "    cufftGetSizeMany64, cufftEstimate1d, cufftEstimate2d and 6 more\n");
CB_CLASS_DOC(cufftCompatibility,
    "Choice of whether data are laid out as FFTW does.\n\n"
    "enum cufftCompatibility_t.\n\n"
    "Members\n"
    "    CUFFT_COMPATIBILITY_FFTW_PADDING = 1\n");
CB_CLASS_DOC(cufftProperty,
    "Settings of a plan.\n\n"
    "enum cufftProperty_t. Since CUDA 12.4.\n\n"
    "Members\n"
    "    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,\n"
    "    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2,\n"
    "    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3,\n"
    "    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4\n\n"
    "Taken by\n"
    "    cufftSetPlanPropertyInt64, cufftGetPlanPropertyInt64, cufftResetPlanProperty\n");
CB_CLASS_DOC(cufftXtSubFormat,
    "Orders of the data on several GPUs.\n\n"
    "enum cufftXtSubFormat_t.\n\n"
    "Members\n"
    "    CUFFT_XT_FORMAT_INPUT = 0, CUFFT_XT_FORMAT_OUTPUT = 1, CUFFT_XT_FORMAT_INPLACE = 2,\n"
    "    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3, CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,\n"
    "    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5, CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6,\n"
    "    CUFFT_FORMAT_UNDEFINED = 7\n\n"
    "Taken by\n"
    "    cufftXtMalloc\n");
CB_CLASS_DOC(cufftXtCopyType,
    "Directions in which cufftXtMemcpy copies.\n\n"
    "enum cufftXtCopyType_t.\n\n"
    "Members\n"
    "    CUFFT_COPY_HOST_TO_DEVICE = 0, CUFFT_COPY_DEVICE_TO_HOST = 1,\n"
    "    CUFFT_COPY_DEVICE_TO_DEVICE = 2, CUFFT_COPY_UNDEFINED = 3\n\n"
    "Taken by\n"
    "    cufftXtMemcpy\n");
CB_CLASS_DOC(cufftXtQueryType,
    "Facts that cufftXtQueryPlan can return.\n\n"
    "enum cufftXtQueryType_t.\n\n"
    "Members\n"
    "    CUFFT_QUERY_1D_FACTORS = 0, CUFFT_QUERY_UNDEFINED = 1\n\n"
    "Taken by\n"
    "    cufftXtQueryPlan\n");
CB_CLASS_DOC(cufftXtWorkAreaPolicy,
    "Limits on the work area of a plan.\n\n"
    "enum cufftXtWorkAreaPolicy_t.\n\n"
    "Members\n"
    "    CUFFT_WORKAREA_MINIMAL = 0, CUFFT_WORKAREA_USER = 1, CUFFT_WORKAREA_PERFORMANCE = 2\n\n"
    "Taken by\n"
    "    cufftXtSetWorkAreaPolicy\n");
CB_CLASS_DOC(cufftXtCallbackType,
    "Kinds of element callbacks, which load or store a certain type.\n\n"
    "enum cufftXtCallbackType_t.\n\n"
    "Members\n"
    "    CUFFT_CB_LD_COMPLEX = 0, CUFFT_CB_LD_COMPLEX_DOUBLE = 1, CUFFT_CB_LD_REAL = 2,\n"
    "    CUFFT_CB_LD_REAL_DOUBLE = 3, CUFFT_CB_ST_COMPLEX = 4,\n"
    "    CUFFT_CB_ST_COMPLEX_DOUBLE = 5, CUFFT_CB_ST_REAL = 6, CUFFT_CB_ST_REAL_DOUBLE = 7,\n"
    "    CUFFT_CB_UNDEFINED = 8\n\n"
    "Taken by\n"
    "    cufftXtSetCallback, cufftXtClearCallback, cufftXtSetCallbackSharedSize,\n"
    "    cufftXtSetJITCallback\n");
CB_CLASS_DOC(cufftHandle,
    "The number of a plan, from cufftPlan1d, cufftCreate and their like to cufftDestroy.\n\n"
    "int\n\n"
    "Taken by\n"
    "    cufftMakePlan1d, cufftMakePlan2d, cufftMakePlan3d, cufftMakePlanMany,\n"
    "    cufftMakePlanMany64, cufftGetSizeMany64, cufftGetSize1d, cufftGetSize2d,\n"
    "    cufftGetSize3d, cufftGetSizeMany, cufftGetSize, cufftSetWorkArea and 32 more\n\n"
    "Given by\n"
    "    cufftPlan1d, cufftPlan2d, cufftPlan3d, cufftPlanMany, cufftCreate\n");
CB_CLASS_DOC(cufftCallbackLoadC,
    "The address of a device function that loads each element of a transform.\n\n"
    "cufftComplex (*)(void *, size_t, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackLoadZ,
    "The address of a device function that loads each element of a transform.\n\n"
    "cufftDoubleComplex (*)(void *, size_t, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackLoadR,
    "The address of a device function that loads each element of a transform.\n\n"
    "cufftReal (*)(void *, size_t, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackLoadD,
    "The address of a device function that loads each element of a transform.\n\n"
    "cufftDoubleReal (*)(void *, size_t, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackStoreC,
    "The address of a device function that stores each element of a transform.\n\n"
    "void (*)(void *, size_t, cufftComplex, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackStoreZ,
    "The address of a device function that stores each element of a transform.\n\n"
    "void (*)(void *, size_t, cufftDoubleComplex, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackStoreR,
    "The address of a device function that stores each element of a transform.\n\n"
    "void (*)(void *, size_t, cufftReal, void *, void *)\n");
CB_CLASS_DOC(cufftCallbackStoreD,
    "The address of a device function that stores each element of a transform.\n\n"
    "void (*)(void *, size_t, cufftDoubleReal, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackLoadC,
    "The type of a device function that loads each element, linked in at run time.\n\n"
    "cufftComplex (*)(void *, unsigned long long, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackLoadZ,
    "The type of a device function that loads each element, linked in at run time.\n\n"
    "cufftDoubleComplex (*)(void *, unsigned long long, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackLoadR,
    "The type of a device function that loads each element, linked in at run time.\n\n"
    "cufftReal (*)(void *, unsigned long long, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackLoadD,
    "The type of a device function that loads each element, linked in at run time.\n\n"
    "cufftDoubleReal (*)(void *, unsigned long long, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackStoreC,
    "The type of a device function that stores each element, linked in at run time.\n\n"
    "void (*)(void *, unsigned long long, cufftComplex, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackStoreZ,
    "The type of a device function that stores each element, linked in at run time.\n\n"
    "void (*)(void *, unsigned long long, cufftDoubleComplex, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackStoreR,
    "The type of a device function that stores each element, linked in at run time.\n\n"
    "void (*)(void *, unsigned long long, cufftReal, void *, void *)\n");
CB_CLASS_DOC(cufftJITCallbackStoreD,
    "The type of a device function that stores each element, linked in at run time.\n\n"
    "void (*)(void *, unsigned long long, cufftDoubleReal, void *, void *)\n");
CB_CLASS_DOC(cudaXtDesc_t,
    "The struct of cudaXtDesc, which derives from it.\n");
CB_CLASS_DOC(cudaXtDesc,
    "Addresses of the data on each GPU.\n\n"
    "struct cudaXtDesc_t, 1296 bytes.\n\n"
    "Fields\n"
    "    version, nGPUs : int\n"
    "    GPUs : sequence of int (int [64])\n"
    "    data : sequence of int (void *[64])\n"
    "    size : sequence of int (size_t [64]); bytes on each GPU\n"
    "    cudaXtState : int (address), buffer or None, kept (void *)\n\n"
    "Field of\n"
    "    cudaLibXtDesc.descriptor\n");
CB_CLASS_DOC(cudaLibXtDesc_t,
    "The struct of cudaLibXtDesc, which derives from it.\n");
CB_CLASS_DOC(cudaLibXtDesc,
    "Data of a plan on its GPUs, from cufftXtMalloc to cufftXtFree.\n\n"
    "struct cudaLibXtDesc_t, 32 bytes.\n\n"
    "Fields\n"
    "    version : int\n"
    "    descriptor : cudaXtDesc or None, kept\n"
    "    library : libFormat or int\n"
    "    subFormat : int\n"
    "    libDescriptor : int (address), buffer or None, kept (void *)\n\n"
    "Taken by\n"
    "    cufftXtFree, cufftXtExecDescriptorC2C, cufftXtExecDescriptorR2C,\n"
    "    cufftXtExecDescriptorC2R, cufftXtExecDescriptorZ2Z, cufftXtExecDescriptorD2Z,\n"
    "    cufftXtExecDescriptorZ2D, cufftXtExecDescriptor\n\n"
    "Given by\n"
    "    cufftXtMalloc\n");
CB_CLASS_DOC(cufftXt1dFactors_t,
    "The struct of cufftXt1dFactors, which derives from it.\n");
CB_CLASS_DOC(cufftXt1dFactors,
    "Division of a transform over several GPUs.\n\n"
    "struct cufftXt1dFactors_t, 96 bytes, without pointers: can be compared, copied, pickled,\n"
    "made by from_bytes() and read as a buffer.\n\n"
    "Fields\n"
    "    size, stringCount, stringLength, substringLength, factor1, factor2 : int (long long)\n"
    "    stringMask, substringMask, factor1Mask, factor2Mask : int (long long)\n"
    "    stringShift, substringShift, factor1Shift, factor2Shift : int\n");

const cb_class cufft_classes[] = {
    [T_cudaDataType] = CB_CLASS("cudaDataType", ENUM, .enumeration = &enum_cudaDataType,
        .foreign = "cubind.runtime.cudaDataType"),
    [T_cudaDataType_t] = CB_CLASS_LIKE("cudaDataType_t", ENUM, CB_NO_CLASS, T_cudaDataType,
        .enumeration = &enum_cudaDataType, .foreign = "cubind.runtime.cudaDataType_t"),
    [T_libraryPropertyType] = CB_CLASS("libraryPropertyType", ENUM,
        .enumeration = &enum_libraryPropertyType, .foreign = "cubind.runtime.libraryPropertyType"),
    [T_libraryPropertyType_t] = CB_CLASS_LIKE("libraryPropertyType_t", ENUM, CB_NO_CLASS,
        T_libraryPropertyType, .enumeration = &enum_libraryPropertyType,
        .foreign = "cubind.runtime.libraryPropertyType_t"),
    [T_cudaLibXtCopyType] = CB_CLASS("cudaLibXtCopyType", ENUM,
        .enumeration = &enum_cudaLibXtCopyType, .doc = CB_DOC_OF(cudaLibXtCopyType)),
    [T_libFormat] = CB_CLASS("libFormat", ENUM, .enumeration = &enum_libFormat,
        .doc = CB_DOC_OF(libFormat)),
    [T_cufftResult] = CB_CLASS("cufftResult", ENUM, .enumeration = &enum_cufftResult,
        .doc = CB_DOC_OF(cufftResult)),
    [T_cufftType] = CB_CLASS("cufftType", ENUM, .enumeration = &enum_cufftType,
        .doc = CB_DOC_OF(cufftType)),
    [T_cufftCompatibility] = CB_CLASS("cufftCompatibility", ENUM,
        .enumeration = &enum_cufftCompatibility, .doc = CB_DOC_OF(cufftCompatibility)),
    [T_cufftProperty] = CB_CLASS("cufftProperty", ENUM, .enumeration = &enum_cufftProperty,
        .doc = CB_DOC_OF(cufftProperty)),
    [T_cufftXtSubFormat] = CB_CLASS("cufftXtSubFormat", ENUM,
        .enumeration = &enum_cufftXtSubFormat, .doc = CB_DOC_OF(cufftXtSubFormat)),
    [T_cufftXtCopyType] = CB_CLASS("cufftXtCopyType", ENUM, .enumeration = &enum_cufftXtCopyType,
        .doc = CB_DOC_OF(cufftXtCopyType)),
    [T_cufftXtQueryType] = CB_CLASS("cufftXtQueryType", ENUM,
        .enumeration = &enum_cufftXtQueryType, .doc = CB_DOC_OF(cufftXtQueryType)),
    [T_cufftXtWorkAreaPolicy] = CB_CLASS("cufftXtWorkAreaPolicy", ENUM,
        .enumeration = &enum_cufftXtWorkAreaPolicy, .doc = CB_DOC_OF(cufftXtWorkAreaPolicy)),
    [T_cufftXtCallbackType] = CB_CLASS("cufftXtCallbackType", ENUM,
        .enumeration = &enum_cufftXtCallbackType, .doc = CB_DOC_OF(cufftXtCallbackType)),
    [T_cudaStream_t] = CB_CLASS("cudaStream_t", HANDLE, .size = 8, .c_type = CB_UNSIGNED_LONG_LONG,
        .foreign = "cubind.runtime.cudaStream_t"),
    [T_cufftHandle] = CB_CLASS("cufftHandle", SCALAR, .size = 4, .is_signed = true,
        .c_type = "int", .doc = CB_DOC_OF(cufftHandle)),
    [T_cufftCallbackLoadC] = CB_CLASS("cufftCallbackLoadC", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackLoadC)),
    [T_cufftCallbackLoadZ] = CB_CLASS("cufftCallbackLoadZ", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackLoadZ)),
    [T_cufftCallbackLoadR] = CB_CLASS("cufftCallbackLoadR", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackLoadR)),
    [T_cufftCallbackLoadD] = CB_CLASS("cufftCallbackLoadD", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackLoadD)),
    [T_cufftCallbackStoreC] = CB_CLASS("cufftCallbackStoreC", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackStoreC)),
    [T_cufftCallbackStoreZ] = CB_CLASS("cufftCallbackStoreZ", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackStoreZ)),
    [T_cufftCallbackStoreR] = CB_CLASS("cufftCallbackStoreR", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackStoreR)),
    [T_cufftCallbackStoreD] = CB_CLASS("cufftCallbackStoreD", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftCallbackStoreD)),
    [T_cufftJITCallbackLoadC] = CB_CLASS("cufftJITCallbackLoadC", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackLoadC)),
    [T_cufftJITCallbackLoadZ] = CB_CLASS("cufftJITCallbackLoadZ", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackLoadZ)),
    [T_cufftJITCallbackLoadR] = CB_CLASS("cufftJITCallbackLoadR", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackLoadR)),
    [T_cufftJITCallbackLoadD] = CB_CLASS("cufftJITCallbackLoadD", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackLoadD)),
    [T_cufftJITCallbackStoreC] = CB_CLASS("cufftJITCallbackStoreC", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackStoreC)),
    [T_cufftJITCallbackStoreZ] = CB_CLASS("cufftJITCallbackStoreZ", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackStoreZ)),
    [T_cufftJITCallbackStoreR] = CB_CLASS("cufftJITCallbackStoreR", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackStoreR)),
    [T_cufftJITCallbackStoreD] = CB_CLASS("cufftJITCallbackStoreD", CALLBACK, .size = 8,
        .c_type = CB_UNSIGNED_LONG_LONG, .doc = CB_DOC_OF(cufftJITCallbackStoreD)),
    [T_float2] = CB_CLASS("float2", RECORD, .record = &record_float2,
        .foreign = "cubind.runtime.float2"),
    [T_double2] = CB_CLASS("double2", RECORD, .record = &record_double2,
        .foreign = "cubind.runtime.double2"),
    [T_cudaXtDesc_t] = CB_CLASS("cudaXtDesc_t", RECORD, .record = &record_cudaXtDesc,
        .doc = CB_DOC_OF(cudaXtDesc_t)),
    [T_cudaXtDesc] = CB_CLASS_LIKE("cudaXtDesc", RECORD, T_cudaXtDesc_t, CB_NO_CLASS,
        .record = &record_cudaXtDesc, .doc = CB_DOC_OF(cudaXtDesc)),
    [T_cudaLibXtDesc_t] = CB_CLASS("cudaLibXtDesc_t", RECORD, .record = &record_cudaLibXtDesc,
        .doc = CB_DOC_OF(cudaLibXtDesc_t)),
    [T_cudaLibXtDesc] = CB_CLASS_LIKE("cudaLibXtDesc", RECORD, T_cudaLibXtDesc_t, CB_NO_CLASS,
        .record = &record_cudaLibXtDesc, .doc = CB_DOC_OF(cudaLibXtDesc)),
    [T_cufftXt1dFactors_t] = CB_CLASS("cufftXt1dFactors_t", RECORD,
        .record = &record_cufftXt1dFactors, .doc = CB_DOC_OF(cufftXt1dFactors_t)),
    [T_cufftXt1dFactors] = CB_CLASS_LIKE("cufftXt1dFactors", RECORD, T_cufftXt1dFactors_t,
        CB_NO_CLASS, .record = &record_cufftXt1dFactors, .doc = CB_DOC_OF(cufftXt1dFactors)),
};
