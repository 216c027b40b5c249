// tables.c of cubind's binding of the cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

static const cb_value_row rows_compute_types[] = {
    {.key = 4, .kind = CB_VALUE_COMPLEX64, .cls = -1, .size = 0},  // CUDA_C_32F
    {.key = 5, .kind = CB_VALUE_COMPLEX128, .cls = -1, .size = 0},  // CUDA_C_64F
    {.key = 64, .kind = CB_VALUE_FLOAT16, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_16F
    {.key = 65, .kind = CB_VALUE_FLOAT16, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_16F_PEDANTIC
    {.key = 68, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32F
    {.key = 69, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32F_PEDANTIC
    {.key = 70, .kind = CB_VALUE_DOUBLE, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_64F
    {.key = 71, .kind = CB_VALUE_DOUBLE, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_64F_PEDANTIC
    {.key = 72, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32I
    {.key = 73, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32I_PEDANTIC
    {.key = 74, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32F_FAST_16F
    {.key = 75, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32F_FAST_16BF
    {.key = 77, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUBLAS_COMPUTE_32F_FAST_TF32
    {.key = 78, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},
         // CUBLAS_COMPUTE_32F_EMULATED_16BFX9
    {.key = 79, .kind = CB_VALUE_DOUBLE, .cls = -1, .size = 0},
         // CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT
};
const cb_value_table table_compute_types = {
    .enum_class = T_cublasComputeType_t, .rows = rows_compute_types,
        .count = sizeof rows_compute_types / sizeof *rows_compute_types,
};

static const cb_value_row rows_data_types[] = {
    {.key = 0, .kind = CB_VALUE_FLOAT, .cls = -1, .size = 0},  // CUDA_R_32F
    {.key = 1, .kind = CB_VALUE_DOUBLE, .cls = -1, .size = 0},  // CUDA_R_64F
    {.key = 2, .kind = CB_VALUE_FLOAT16, .cls = -1, .size = 0},  // CUDA_R_16F
    {.key = 4, .kind = CB_VALUE_COMPLEX64, .cls = -1, .size = 0},  // CUDA_C_32F
    {.key = 5, .kind = CB_VALUE_COMPLEX128, .cls = -1, .size = 0},  // CUDA_C_64F
    {.key = 10, .kind = CB_VALUE_INT32, .cls = -1, .size = 0},  // CUDA_R_32I
    {.key = 14, .kind = CB_VALUE_BFLOAT16, .cls = -1, .size = 0},  // CUDA_R_16BF
};
const cb_value_table table_data_types = {
    .enum_class = T_cudaDataType, .rows = rows_data_types,
        .count = sizeof rows_data_types / sizeof *rows_data_types,
};

cb_slot slot_cublasSetLoggerCallback_userCallback;

void
trampoline_cublasSetLoggerCallback_userCallback(const char *arg0)
{
    PyGILState_STATE gil;
    if (!cb_trampoline_enter(&gil))
        return;
    cb_closure *c = cb_slot_enter(&slot_cublasSetLoggerCallback_userCallback);
    if (c == NULL) {  // replaced while this call was on its way
        cb_trampoline_leave(NULL, gil);
        return;
    }
    cb_module *m = c->module;
    (void)m;
    PyObject *args[] = {arg0 != NULL ? PyBytes_FromString(arg0) : Py_NewRef(Py_None)};
    PyObject *value = cb_trampoline_call(c, args, 1);
    Py_XDECREF(value);
    cb_trampoline_leave(c, gil);
}

