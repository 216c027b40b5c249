// classes.c of cubind's binding of the cuFFT, API version 12.9.
// Do not edit: made by cubind-gen from templates/classes.c.in and generator/specs/cufft.yaml.
// Header: cufft.h
// Header: cufftXt.h
// Header: cudalibxt.h
// clang-format off

#include "classes.h"

static const cb_enumerator items_cudaDataType[] = {
    {.name = "CUDA_R_16F", .value = 2},
    {.name = "CUDA_C_16F", .value = 6},
    {.name = "CUDA_R_16BF", .value = 14},
    {.name = "CUDA_C_16BF", .value = 15},
    {.name = "CUDA_R_32F", .value = 0},
    {.name = "CUDA_C_32F", .value = 4},
    {.name = "CUDA_R_64F", .value = 1},
    {.name = "CUDA_C_64F", .value = 5},
    {.name = "CUDA_R_4I", .value = 16},
    {.name = "CUDA_C_4I", .value = 17},
    {.name = "CUDA_R_4U", .value = 18},
    {.name = "CUDA_C_4U", .value = 19},
    {.name = "CUDA_R_8I", .value = 3},
    {.name = "CUDA_C_8I", .value = 7},
    {.name = "CUDA_R_8U", .value = 8},
    {.name = "CUDA_C_8U", .value = 9},
    {.name = "CUDA_R_16I", .value = 20},
    {.name = "CUDA_C_16I", .value = 21},
    {.name = "CUDA_R_16U", .value = 22},
    {.name = "CUDA_C_16U", .value = 23},
    {.name = "CUDA_R_32I", .value = 10},
    {.name = "CUDA_C_32I", .value = 11},
    {.name = "CUDA_R_32U", .value = 12},
    {.name = "CUDA_C_32U", .value = 13},
    {.name = "CUDA_R_64I", .value = 24},
    {.name = "CUDA_C_64I", .value = 25},
    {.name = "CUDA_R_64U", .value = 26},
    {.name = "CUDA_C_64U", .value = 27},
    {.name = "CUDA_R_8F_E4M3", .value = 28},
    {.name = "CUDA_R_8F_UE4M3", .value = 28},
    {.name = "CUDA_R_8F_E5M2", .value = 29},
    {.name = "CUDA_R_8F_UE8M0", .value = 30},
    {.name = "CUDA_R_6F_E2M3", .value = 31},
    {.name = "CUDA_R_6F_E3M2", .value = 32},
    {.name = "CUDA_R_4F_E2M1", .value = 33},
};
static const cb_enum_table enum_cudaDataType = {
    .items = items_cudaDataType, .count = 35, .c_name = "enum cudaDataType_t",
};

static const cb_enumerator items_libraryPropertyType[] = {
    {.name = "MAJOR_VERSION", .value = 0},
    {.name = "MINOR_VERSION", .value = 1},
    {.name = "PATCH_LEVEL", .value = 2},
};
static const cb_enum_table enum_libraryPropertyType = {
    .items = items_libraryPropertyType, .count = 3, .c_name = "enum libraryPropertyType_t",
};

static const cb_enumerator items_cudaLibXtCopyType[] = {
    {.name = "LIB_XT_COPY_HOST_TO_DEVICE", .value = 0},
    {.name = "LIB_XT_COPY_DEVICE_TO_HOST", .value = 1},
    {.name = "LIB_XT_COPY_DEVICE_TO_DEVICE", .value = 2},
};
static const cb_enum_table enum_cudaLibXtCopyType = {
    .items = items_cudaLibXtCopyType, .count = 3, .c_name = "enum cudaXtCopyType_t",
};

static const cb_enumerator items_libFormat[] = {
    {.name = "LIB_FORMAT_CUFFT", .value = 0},
    {.name = "LIB_FORMAT_UNDEFINED", .value = 1},
};
static const cb_enum_table enum_libFormat = {
    .items = items_libFormat, .count = 2, .c_name = "enum libFormat_t",
};

static const cb_enumerator items_cufftResult[] = {
    {.name = "CUFFT_SUCCESS", .value = 0},
    {.name = "CUFFT_INVALID_PLAN", .value = 1},
    {.name = "CUFFT_ALLOC_FAILED", .value = 2},
    {.name = "CUFFT_INVALID_TYPE", .value = 3},
    {.name = "CUFFT_INVALID_VALUE", .value = 4},
    {.name = "CUFFT_INTERNAL_ERROR", .value = 5},
    {.name = "CUFFT_EXEC_FAILED", .value = 6},
    {.name = "CUFFT_SETUP_FAILED", .value = 7},
    {.name = "CUFFT_INVALID_SIZE", .value = 8},
    {.name = "CUFFT_UNALIGNED_DATA", .value = 9},
    {.name = "CUFFT_INCOMPLETE_PARAMETER_LIST", .value = 10},
    {.name = "CUFFT_INVALID_DEVICE", .value = 11},
    {.name = "CUFFT_PARSE_ERROR", .value = 12},
    {.name = "CUFFT_NO_WORKSPACE", .value = 13},
    {.name = "CUFFT_NOT_IMPLEMENTED", .value = 14},
    {.name = "CUFFT_LICENSE_ERROR", .value = 15},
    {.name = "CUFFT_NOT_SUPPORTED", .value = 16},
};
static const cb_enum_table enum_cufftResult = {
    .items = items_cufftResult, .count = 17, .c_name = "enum cufftResult_t",
};

static const cb_enumerator items_cufftType[] = {
    {.name = "CUFFT_R2C", .value = 42},
    {.name = "CUFFT_C2R", .value = 44},
    {.name = "CUFFT_C2C", .value = 41},
    {.name = "CUFFT_D2Z", .value = 106},
    {.name = "CUFFT_Z2D", .value = 108},
    {.name = "CUFFT_Z2Z", .value = 105},
};
static const cb_enum_table enum_cufftType = {
    .items = items_cufftType, .count = 6, .c_name = "enum cufftType_t",
};

static const cb_enumerator items_cufftCompatibility[] = {
    {.name = "CUFFT_COMPATIBILITY_FFTW_PADDING", .value = 1},
};
static const cb_enum_table enum_cufftCompatibility = {
    .items = items_cufftCompatibility, .count = 1, .c_name = "enum cufftCompatibility_t",
};

static const cb_enumerator items_cufftProperty[] = {
    {.name = "NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT", .value = 1},
    {.name = "NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS", .value = 2},
};
static const cb_enum_table enum_cufftProperty = {
    .items = items_cufftProperty, .count = 2, .c_name = "enum cufftProperty_t",
};

static const cb_enumerator items_cufftXtSubFormat[] = {
    {.name = "CUFFT_XT_FORMAT_INPUT", .value = 0},
    {.name = "CUFFT_XT_FORMAT_OUTPUT", .value = 1},
    {.name = "CUFFT_XT_FORMAT_INPLACE", .value = 2},
    {.name = "CUFFT_XT_FORMAT_INPLACE_SHUFFLED", .value = 3},
    {.name = "CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED", .value = 4},
    {.name = "CUFFT_XT_FORMAT_DISTRIBUTED_INPUT", .value = 5},
    {.name = "CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT", .value = 6},
    {.name = "CUFFT_FORMAT_UNDEFINED", .value = 7},
};
static const cb_enum_table enum_cufftXtSubFormat = {
    .items = items_cufftXtSubFormat, .count = 8, .c_name = "enum cufftXtSubFormat_t",
};

static const cb_enumerator items_cufftXtCopyType[] = {
    {.name = "CUFFT_COPY_HOST_TO_DEVICE", .value = 0},
    {.name = "CUFFT_COPY_DEVICE_TO_HOST", .value = 1},
    {.name = "CUFFT_COPY_DEVICE_TO_DEVICE", .value = 2},
    {.name = "CUFFT_COPY_UNDEFINED", .value = 3},
};
static const cb_enum_table enum_cufftXtCopyType = {
    .items = items_cufftXtCopyType, .count = 4, .c_name = "enum cufftXtCopyType_t",
};

static const cb_enumerator items_cufftXtQueryType[] = {
    {.name = "CUFFT_QUERY_1D_FACTORS", .value = 0},
    {.name = "CUFFT_QUERY_UNDEFINED", .value = 1},
};
static const cb_enum_table enum_cufftXtQueryType = {
    .items = items_cufftXtQueryType, .count = 2, .c_name = "enum cufftXtQueryType_t",
};

static const cb_enumerator items_cufftXtWorkAreaPolicy[] = {
    {.name = "CUFFT_WORKAREA_MINIMAL", .value = 0},
    {.name = "CUFFT_WORKAREA_USER", .value = 1},
    {.name = "CUFFT_WORKAREA_PERFORMANCE", .value = 2},
};
static const cb_enum_table enum_cufftXtWorkAreaPolicy = {
    .items = items_cufftXtWorkAreaPolicy, .count = 3, .c_name = "enum cufftXtWorkAreaPolicy_t",
};

static const cb_enumerator items_cufftXtCallbackType[] = {
    {.name = "CUFFT_CB_LD_COMPLEX", .value = 0},
    {.name = "CUFFT_CB_LD_COMPLEX_DOUBLE", .value = 1},
    {.name = "CUFFT_CB_LD_REAL", .value = 2},
    {.name = "CUFFT_CB_LD_REAL_DOUBLE", .value = 3},
    {.name = "CUFFT_CB_ST_COMPLEX", .value = 4},
    {.name = "CUFFT_CB_ST_COMPLEX_DOUBLE", .value = 5},
    {.name = "CUFFT_CB_ST_REAL", .value = 6},
    {.name = "CUFFT_CB_ST_REAL_DOUBLE", .value = 7},
    {.name = "CUFFT_CB_UNDEFINED", .value = 8},
};
static const cb_enum_table enum_cufftXtCallbackType = {
    .items = items_cufftXtCallbackType, .count = 9, .c_name = "enum cufftXtCallbackType_t",
};

static const cb_field fields_float2[] = {
    {.name = "x", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "float"},
    {.name = "y", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "float"},
};
static const cb_record_table record_float2 = {
    .fields = fields_float2,
    .field_count = 2,
    .slot_count = 0, .size = 8, .align = 16,
};

static const cb_field fields_double2[] = {
    {.name = "x", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "double"},
    {.name = "y", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_FLOAT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "double"},
};
static const cb_record_table record_double2 = {
    .fields = fields_double2,
    .field_count = 2,
    .slot_count = 0, .size = 16, .align = 16,
};

static const cb_field fields_cudaXtDesc[] = {
    {.name = "version", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "nGPUs", .offset = 4, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "GPUs", .offset = 8, .size = 4, .count = 64, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "data", .offset = 264, .size = 8, .count = 64, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "void *"},
    {.name = "size", .offset = 776, .size = 8, .count = 64, .kind = CB_FIELD_LIST_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "size_t"},
    {.name = "cudaXtState", .offset = 1288, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 0, .c_type = "void *"},
};
static const cb_record_table record_cudaXtDesc = {
    .fields = fields_cudaXtDesc,
    .field_count = 6,
    .slot_count = 1, .size = 1296, .align = 16,
};

static const cb_field fields_cudaLibXtDesc[] = {
    {.name = "version", .offset = 0, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "descriptor", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_RECORD_REF,
        .cls = T_cudaXtDesc, .len_field = -1, .slot = 0, .c_type = "cudaXtDesc *"},
    {.name = "library", .offset = 16, .size = 4, .count = 1, .kind = CB_FIELD_ENUM,
        .cls = T_libFormat, .len_field = -1, .slot = 65535, .c_type = "libFormat"},
    {.name = "subFormat", .offset = 20, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "libDescriptor", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_ADDRESS,
        .cls = -1, .len_field = -1, .slot = 1, .c_type = "void *"},
};
static const cb_record_table record_cudaLibXtDesc = {
    .fields = fields_cudaLibXtDesc,
    .field_count = 5,
    .slot_count = 2, .size = 32, .align = 16,
};

static const cb_field fields_cufftXt1dFactors[] = {
    {.name = "size", .offset = 0, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "stringCount", .offset = 8, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "stringLength", .offset = 16, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "substringLength", .offset = 24, .size = 8, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "factor1", .offset = 32, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "factor2", .offset = 40, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "stringMask", .offset = 48, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "substringMask", .offset = 56, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "factor1Mask", .offset = 64, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "factor2Mask", .offset = 72, .size = 8, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "PY_LONG_LONG", .is_signed = true},
    {.name = "stringShift", .offset = 80, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "substringShift", .offset = 84, .size = 4, .count = 1, .kind = CB_FIELD_INT,
        .cls = -1, .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "factor1Shift", .offset = 88, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
    {.name = "factor2Shift", .offset = 92, .size = 4, .count = 1, .kind = CB_FIELD_INT, .cls = -1,
        .len_field = -1, .slot = 65535, .c_type = "int", .is_signed = true},
};
static const cb_record_table record_cufftXt1dFactors = {
    .fields = fields_cufftXt1dFactors,
    .field_count = 14,
    .slot_count = 0, .size = 96, .align = 16, .is_plain = true,
};

const cb_class cufft_classes[] = {
    {.name = "cudaDataType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cudaDataType, .foreign = "cubind.runtime.cudaDataType"},
    {.name = "cudaDataType_t", .kind = CB_ENUM, .base = -1, .same = T_cudaDataType,
        .enumeration = &enum_cudaDataType, .foreign = "cubind.runtime.cudaDataType_t"},
    {.name = "libraryPropertyType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_libraryPropertyType, .foreign = "cubind.runtime.libraryPropertyType"},
    {.name = "libraryPropertyType_t", .kind = CB_ENUM, .base = -1, .same = T_libraryPropertyType,
        .enumeration = &enum_libraryPropertyType,
        .foreign = "cubind.runtime.libraryPropertyType_t"},
    {.name = "cudaLibXtCopyType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cudaLibXtCopyType},
    {.name = "libFormat", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_libFormat},
    {.name = "cufftResult", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftResult},
    {.name = "cufftType", .kind = CB_ENUM, .base = -1, .same = -1, .enumeration = &enum_cufftType},
    {.name = "cufftCompatibility", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftCompatibility},
    {.name = "cufftProperty", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftProperty},
    {.name = "cufftXtSubFormat", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftXtSubFormat},
    {.name = "cufftXtCopyType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftXtCopyType},
    {.name = "cufftXtQueryType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftXtQueryType},
    {.name = "cufftXtWorkAreaPolicy", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftXtWorkAreaPolicy},
    {.name = "cufftXtCallbackType", .kind = CB_ENUM, .base = -1, .same = -1,
        .enumeration = &enum_cufftXtCallbackType},
    {.name = "cudaStream_t", .kind = CB_HANDLE, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG", .foreign = "cubind.runtime.cudaStream_t"},
    {.name = "cufftHandle", .kind = CB_SCALAR, .base = -1, .same = -1, .size = 4,
        .is_signed = true, .c_type = "int"},
    {.name = "cufftCallbackLoadC", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackLoadZ", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackLoadR", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackLoadD", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackStoreC", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackStoreZ", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackStoreR", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftCallbackStoreD", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackLoadC", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackLoadZ", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackLoadR", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackLoadD", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackStoreC", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackStoreZ", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackStoreR", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "cufftJITCallbackStoreD", .kind = CB_CALLBACK, .base = -1, .same = -1, .size = 8,
        .c_type = "unsigned PY_LONG_LONG"},
    {.name = "float2", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_float2,
        .foreign = "cubind.runtime.float2"},
    {.name = "double2", .kind = CB_RECORD, .base = -1, .same = -1, .record = &record_double2,
        .foreign = "cubind.runtime.double2"},
    {.name = "cudaXtDesc_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_cudaXtDesc},
    {.name = "cudaXtDesc", .kind = CB_RECORD, .base = T_cudaXtDesc_t, .same = -1,
        .record = &record_cudaXtDesc},
    {.name = "cudaLibXtDesc_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_cudaLibXtDesc},
    {.name = "cudaLibXtDesc", .kind = CB_RECORD, .base = T_cudaLibXtDesc_t, .same = -1,
        .record = &record_cudaLibXtDesc},
    {.name = "cufftXt1dFactors_t", .kind = CB_RECORD, .base = -1, .same = -1,
        .record = &record_cufftXt1dFactors},
    {.name = "cufftXt1dFactors", .kind = CB_RECORD, .base = T_cufftXt1dFactors_t, .same = -1,
        .record = &record_cufftXt1dFactors},
};
