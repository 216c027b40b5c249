// Implements cuBLASLt's logger callback. As in the real library, setting a callback may call the
// callback at once.
#include "types.h"

cublasStatus_t functional_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback);

cublasStatus_t
functional_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
{
    if (callback != 0)
        callback(1, "cublasLtLoggerSetCallback", "logging has begun");
    return CUBLAS_STATUS_SUCCESS;
}
