// Logging as the real library does it: a callback may be called as soon as it is set.
#include "types.h"

cublasStatus_t functional_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback);

cublasStatus_t
functional_cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)
{
    if (callback != 0)
        callback(1, "cublasLtLoggerSetCallback", "logging has begun");
    return CUBLAS_STATUS_SUCCESS;
}
