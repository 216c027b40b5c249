// functions.h of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#ifndef CUBIND_CUBLASLT_FUNCTIONS_H
#define CUBIND_CUBLASLT_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER(cublasLtCreate);
CB_WRAPPER(cublasLtDestroy);
CB_WRAPPER(cublasLtGetStatusName);
CB_WRAPPER(cublasLtGetStatusString);
CB_WRAPPER(cublasLtGetVersion);
CB_WRAPPER(cublasLtGetCudartVersion);
CB_WRAPPER(cublasLtGetProperty);
CB_WRAPPER(cublasLtHeuristicsCacheGetCapacity);
CB_WRAPPER(cublasLtHeuristicsCacheSetCapacity);
CB_WRAPPER(cublasLtDisableCpuInstructionsSetMask);
CB_WRAPPER(cublasLtMatmul);
CB_WRAPPER(cublasLtMatrixTransform);
CB_WRAPPER(cublasLtMatrixLayoutInit_internal);
CB_WRAPPER(cublasLtMatrixLayoutInit);
CB_WRAPPER(cublasLtGroupedMatrixLayoutInit_internal);
CB_WRAPPER(cublasLtGroupedMatrixLayoutInit);
CB_WRAPPER(cublasLtMatrixLayoutCreate);
CB_WRAPPER(cublasLtGroupedMatrixLayoutCreate);
CB_WRAPPER(cublasLtMatrixLayoutDestroy);
CB_WRAPPER(cublasLtMatrixLayoutSetAttribute);
CB_WRAPPER(cublasLtMatrixLayoutGetAttribute);
CB_WRAPPER(cublasLtMatmulDescInit_internal);
CB_WRAPPER(cublasLtMatmulDescInit);
CB_WRAPPER(cublasLtMatmulDescCreate);
CB_WRAPPER(cublasLtMatmulDescDestroy);
CB_WRAPPER(cublasLtMatmulDescSetAttribute);
CB_WRAPPER(cublasLtMatmulDescGetAttribute);
CB_WRAPPER(cublasLtMatrixTransformDescInit_internal);
CB_WRAPPER(cublasLtMatrixTransformDescInit);
CB_WRAPPER(cublasLtMatrixTransformDescCreate);
CB_WRAPPER(cublasLtMatrixTransformDescDestroy);
CB_WRAPPER(cublasLtMatrixTransformDescSetAttribute);
CB_WRAPPER(cublasLtMatrixTransformDescGetAttribute);
CB_WRAPPER(cublasLtEmulationDescInit_internal);
CB_WRAPPER(cublasLtEmulationDescInit);
CB_WRAPPER(cublasLtEmulationDescCreate);
CB_WRAPPER(cublasLtEmulationDescDestroy);
CB_WRAPPER(cublasLtEmulationDescSetAttribute);
CB_WRAPPER(cublasLtEmulationDescGetAttribute);
CB_WRAPPER(cublasLtMatmulPreferenceInit_internal);
CB_WRAPPER(cublasLtMatmulPreferenceInit);
CB_WRAPPER(cublasLtMatmulPreferenceCreate);
CB_WRAPPER(cublasLtMatmulPreferenceDestroy);
CB_WRAPPER(cublasLtMatmulPreferenceSetAttribute);
CB_WRAPPER(cublasLtMatmulPreferenceGetAttribute);
CB_WRAPPER(cublasLtMatmulAlgoGetHeuristic);
CB_WRAPPER(cublasLtMatmulAlgoGetHeuristicForStream);
CB_WRAPPER(cublasLtMatmulAlgoGetIds);
CB_WRAPPER(cublasLtMatmulAlgoInit);
CB_WRAPPER(cublasLtMatmulAlgoCheck);
CB_WRAPPER(cublasLtMatmulAlgoCheckForStream);
CB_WRAPPER(cublasLtMatmulAlgoCapGetAttribute);
CB_WRAPPER(cublasLtMatmulAlgoConfigSetAttribute);
CB_WRAPPER(cublasLtMatmulAlgoConfigGetAttribute);
CB_WRAPPER(cublasLtLoggerSetCallback);
CB_WRAPPER(cublasLtLoggerSetFile);
CB_WRAPPER(cublasLtLoggerOpenFile);
CB_WRAPPER(cublasLtLoggerSetLevel);
CB_WRAPPER(cublasLtLoggerSetMask);
CB_WRAPPER(cublasLtLoggerForceDisable);

// Which type a value has for which enumerator.
extern const cb_value_table table_algo_cap;
extern const cb_value_table table_algo_config;
extern const cb_value_table table_emulation_desc;
extern const cb_value_table table_matmul_desc;
extern const cb_value_table table_matrix_layout;
extern const cb_value_table table_preference;
extern const cb_value_table table_scale_types;
extern const cb_value_table table_transform_desc;

// What the library calls for a Python callable.
extern cb_slot slot_cublasLtLoggerSetCallback_callback;
void trampoline_cublasLtLoggerSetCallback_callback(int logLevel, const char *functionName,
    const char *message);

// What wrappers ask before their call: 0 and the answer, or -1 and what the wrapper then returns.
CB_INLINE int
ask_matmul_alpha_mode(const cb_surface *form, const cb_function *f, PyObject *const *argv,
    cublasLtMatmulDesc_t computeDesc, int32_t *answer, PyObject **retval)
{
    fn_cublasLtMatmulDescGetAttribute *ask =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescGetAttribute]);
    if (ask == NULL)
        return -1;
    cublasStatus_t status = ask(computeDesc, CUBLASLT_MATMUL_DESC_POINTER_MODE, answer,
        sizeof *answer, NULL);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        *retval = cb_fail_asking(form, f, "cublasLtMatmulDescGetAttribute", status, argv);
        return -1;
    }
    return 0;
}

CB_INLINE int
ask_matmul_scale_type(const cb_surface *form, const cb_function *f, PyObject *const *argv,
    cublasLtMatmulDesc_t computeDesc, int32_t *answer, PyObject **retval)
{
    fn_cublasLtMatmulDescGetAttribute *ask =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatmulDescGetAttribute]);
    if (ask == NULL)
        return -1;
    cublasStatus_t status = ask(computeDesc, CUBLASLT_MATMUL_DESC_SCALE_TYPE, answer,
        sizeof *answer, NULL);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        *retval = cb_fail_asking(form, f, "cublasLtMatmulDescGetAttribute", status, argv);
        return -1;
    }
    return 0;
}

CB_INLINE int
ask_transform_mode(const cb_surface *form, const cb_function *f, PyObject *const *argv,
    cublasLtMatrixTransformDesc_t transformDesc, int32_t *answer, PyObject **retval)
{
    fn_cublasLtMatrixTransformDescGetAttribute *ask =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescGetAttribute]);
    if (ask == NULL)
        return -1;
    cublasStatus_t status = ask(transformDesc, CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE, answer,
        sizeof *answer, NULL);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        *retval = cb_fail_asking(form, f, "cublasLtMatrixTransformDescGetAttribute", status, argv);
        return -1;
    }
    return 0;
}

CB_INLINE int
ask_transform_scale_type(const cb_surface *form, const cb_function *f, PyObject *const *argv,
    cublasLtMatrixTransformDesc_t transformDesc, int32_t *answer, PyObject **retval)
{
    fn_cublasLtMatrixTransformDescGetAttribute *ask =
        cb_symbol_address(&cublaslt_symbols[S_cublasLtMatrixTransformDescGetAttribute]);
    if (ask == NULL)
        return -1;
    cublasStatus_t status = ask(transformDesc, CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE, answer,
        sizeof *answer, NULL);
    if (CB_UNLIKELY(status != CUBLAS_STATUS_SUCCESS)) {
        *retval = cb_fail_asking(form, f, "cublasLtMatrixTransformDescGetAttribute", status, argv);
        return -1;
    }
    return 0;
}

extern PyMethodDef cublaslt_methods[];
extern PyMethodDef cublaslt_checked_methods[];

#endif
