// functions.h of cubind for cuBLASLt, API version 13.5.
// Do not edit: made by cubind-gen from templates/functions.c.in and generator/specs/cublaslt.yaml.
// clang-format off

#ifndef CUBIND_CUBLASLT_FUNCTIONS_H
#define CUBIND_CUBLASLT_FUNCTIONS_H

#include "cubind/cubind.h"

#include "classes.h"
#include "prototypes.h"
#include "symbols.h"

CB_WRAPPER_DECLARE(cublasLtCreate);
CB_WRAPPER_DECLARE(cublasLtDestroy);
CB_WRAPPER_DECLARE(cublasLtGetStatusName);
CB_WRAPPER_DECLARE(cublasLtGetStatusString);
CB_WRAPPER_DECLARE(cublasLtGetVersion);
CB_WRAPPER_DECLARE(cublasLtGetCudartVersion);
CB_WRAPPER_DECLARE(cublasLtGetProperty);
CB_WRAPPER_DECLARE(cublasLtHeuristicsCacheGetCapacity);
CB_WRAPPER_DECLARE(cublasLtHeuristicsCacheSetCapacity);
CB_WRAPPER_DECLARE(cublasLtDisableCpuInstructionsSetMask);
CB_WRAPPER_DECLARE(cublasLtMatmul);
CB_WRAPPER_DECLARE(cublasLtMatrixTransform);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutInit_internal);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutInit);
CB_WRAPPER_DECLARE(cublasLtGroupedMatrixLayoutInit_internal);
CB_WRAPPER_DECLARE(cublasLtGroupedMatrixLayoutInit);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutCreate);
CB_WRAPPER_DECLARE(cublasLtGroupedMatrixLayoutCreate);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutDestroy);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutSetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatrixLayoutGetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulDescInit_internal);
CB_WRAPPER_DECLARE(cublasLtMatmulDescInit);
CB_WRAPPER_DECLARE(cublasLtMatmulDescCreate);
CB_WRAPPER_DECLARE(cublasLtMatmulDescDestroy);
CB_WRAPPER_DECLARE(cublasLtMatmulDescSetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulDescGetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescInit_internal);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescInit);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescCreate);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescDestroy);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescSetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatrixTransformDescGetAttribute);
CB_WRAPPER_DECLARE(cublasLtEmulationDescInit_internal);
CB_WRAPPER_DECLARE(cublasLtEmulationDescInit);
CB_WRAPPER_DECLARE(cublasLtEmulationDescCreate);
CB_WRAPPER_DECLARE(cublasLtEmulationDescDestroy);
CB_WRAPPER_DECLARE(cublasLtEmulationDescSetAttribute);
CB_WRAPPER_DECLARE(cublasLtEmulationDescGetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceInit_internal);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceInit);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceCreate);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceDestroy);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceSetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulPreferenceGetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoGetHeuristic);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoGetHeuristicForStream);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoGetIds);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoInit);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoCheck);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoCheckForStream);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoCapGetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoConfigSetAttribute);
CB_WRAPPER_DECLARE(cublasLtMatmulAlgoConfigGetAttribute);
CB_WRAPPER_DECLARE(cublasLtLoggerSetCallback);
CB_WRAPPER_DECLARE(cublasLtLoggerSetFile);
CB_WRAPPER_DECLARE(cublasLtLoggerOpenFile);
CB_WRAPPER_DECLARE(cublasLtLoggerSetLevel);
CB_WRAPPER_DECLARE(cublasLtLoggerSetMask);
CB_WRAPPER_DECLARE(cublasLtLoggerForceDisable);

// Tables that give a value's type for each enumerator.
extern const cb_value_table table_algo_cap;
extern const cb_value_table table_algo_config;
extern const cb_value_table table_emulation_desc;
extern const cb_value_table table_matmul_desc;
extern const cb_value_table table_matrix_layout;
extern const cb_value_table table_preference;
extern const cb_value_table table_scale_types;
extern const cb_value_table table_transform_desc;

// The functions through which the library calls a Python callable.
extern cb_slot slot_cublasLtLoggerSetCallback_callback;
void trampoline_cublasLtLoggerSetCallback_callback(int logLevel, const char *functionName,
    const char *message);

// Queries that wrappers make before their call. Return 0 and store the answer, or return -1;
// `*retval` is then the wrapper's result.
CB_INLINE int
ask_matmul_alpha_mode(const cb_form *form, const cb_function *f, PyObject *const *argv,
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
ask_matmul_scale_type(const cb_form *form, const cb_function *f, PyObject *const *argv,
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
ask_transform_mode(const cb_form *form, const cb_function *f, PyObject *const *argv,
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
ask_transform_scale_type(const cb_form *form, const cb_function *f, PyObject *const *argv,
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
extern const cb_checked_doc cublaslt_checked_docs[];

#endif
