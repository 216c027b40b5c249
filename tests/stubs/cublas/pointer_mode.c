// Implements cuBLAS's pointer mode. The binding queries it before it accepts a number for a pointer
// argument. In the stub, all handles share one mode.
#include "types.h"

static cublasPointerMode_t pointer_mode = CUBLAS_POINTER_MODE_HOST;

cublasStatus_t functional_cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode);
cublasStatus_t functional_cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode);

cublasStatus_t
functional_cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)
{
    (void)handle;
    if (mode == NULL)
        return CUBLAS_STATUS_INVALID_VALUE;
    *mode = pointer_mode;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
functional_cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)
{
    (void)handle;
    if (mode != CUBLAS_POINTER_MODE_HOST && mode != CUBLAS_POINTER_MODE_DEVICE)
        return CUBLAS_STATUS_INVALID_VALUE;
    pointer_mode = mode;
    return CUBLAS_STATUS_SUCCESS;
}
