// Implements cuBLAS's logger callback. As in the real library, setting a callback may call the
// callback at once.
#include "types.h"

static cublasLogCallback logger;

cublasStatus_t functional_cublasSetLoggerCallback(cublasLogCallback userCallback);
cublasStatus_t functional_cublasGetLoggerCallback(cublasLogCallback *userCallback);

cublasStatus_t
functional_cublasSetLoggerCallback(cublasLogCallback userCallback)
{
    logger = userCallback;
    if (logger != 0)
        logger("logging has begun");
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
functional_cublasGetLoggerCallback(cublasLogCallback *userCallback)
{
    *userCallback = logger;
    return CUBLAS_STATUS_SUCCESS;
}
