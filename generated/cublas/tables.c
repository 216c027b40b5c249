// tables.c of cubind for cuBLAS, API version 13.5.
// Do not edit: made by cubind-gen from templates/tables.c.in and generator/specs/cublas.yaml.
// clang-format off

#include "functions.h"

// A row: the enumerator, for who reads it, and its value; the type of what belongs to it, with the
//     class of that and its
// bytes where they are told.
#define ROW(enumerator, value, type, class, bytes) \
    {.key = (value), .kind = CB_VALUE_##type, .cls = (class), .size = (bytes)}

static const cb_value_row rows_compute_types[] = {
    ROW(CUDA_C_32F, 4, COMPLEX64, -1, 0),
    ROW(CUDA_C_64F, 5, COMPLEX128, -1, 0),
    ROW(CUBLAS_COMPUTE_16F, 64, FLOAT16, -1, 0),
    ROW(CUBLAS_COMPUTE_16F_PEDANTIC, 65, FLOAT16, -1, 0),
    ROW(CUBLAS_COMPUTE_32F, 68, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_32F_PEDANTIC, 69, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_64F, 70, DOUBLE, -1, 0),
    ROW(CUBLAS_COMPUTE_64F_PEDANTIC, 71, DOUBLE, -1, 0),
    ROW(CUBLAS_COMPUTE_32I, 72, INT32, -1, 0),
    ROW(CUBLAS_COMPUTE_32I_PEDANTIC, 73, INT32, -1, 0),
    ROW(CUBLAS_COMPUTE_32F_FAST_16F, 74, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_32F_FAST_16BF, 75, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_32F_FAST_TF32, 77, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_32F_EMULATED_16BFX9, 78, FLOAT, -1, 0),
    ROW(CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT, 79, DOUBLE, -1, 0),
};
const cb_value_table table_compute_types = {
    .enum_class = T_cublasComputeType_t, .rows = rows_compute_types,
        .count = sizeof rows_compute_types / sizeof *rows_compute_types,
};

static const cb_value_row rows_data_types[] = {
    ROW(CUDA_R_32F, 0, FLOAT, -1, 0),
    ROW(CUDA_R_64F, 1, DOUBLE, -1, 0),
    ROW(CUDA_R_16F, 2, FLOAT16, -1, 0),
    ROW(CUDA_C_32F, 4, COMPLEX64, -1, 0),
    ROW(CUDA_C_64F, 5, COMPLEX128, -1, 0),
    ROW(CUDA_R_32I, 10, INT32, -1, 0),
    ROW(CUDA_R_16BF, 14, BFLOAT16, -1, 0),
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

