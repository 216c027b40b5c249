// functions.h of cubind's binding of the cuBLASLt, API version 13.5.
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

extern const cb_value_table table_algo_cap;
extern const cb_value_table table_algo_config;
extern const cb_value_table table_emulation_desc;
extern const cb_value_table table_matmul_desc;
extern const cb_value_table table_matrix_layout;
extern const cb_value_table table_preference;
extern const cb_value_table table_scale_types;
extern const cb_value_table table_transform_desc;
extern cb_slot slot_cublasLtLoggerSetCallback_callback;
void trampoline_cublasLtLoggerSetCallback_callback(int arg0, const char *arg1, const char *arg2);

extern PyMethodDef cublaslt_methods[];
extern PyMethodDef cublaslt_checked_methods[];

#endif
