// cuStreamBatchMemOp and the functions that do one operation on memory.
#include "base/call.h"
#include "base/lock.h"
#include "graph/operation.h"
#include "graph/record.h"
#include "stream/stream.h"
#include "transfer/batch.h"

static CUresult
do_in_order(CUstream handle, const CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 *given)
{
    drv_stream *stream;
    drv_operation operation = {.type = CU_GRAPH_NODE_TYPE_BATCH_MEM_OP};
    DRV_TRY(drv_check_stream(handle));
    DRV_TRY(drv_find_stream(handle, &stream));
    DRV_TRY(drv_batch_read(&operation.batch, stream->context, given));
    if (stream->capture != NULL)
        return drv_capture_operation(stream, &operation);
    CUresult status = drv_batch_run(&operation.batch, stream);
    drv_batch_free(&operation.batch);
    return status;
}

CUresult
functional_cuStreamBatchMemOp_v2(CUstream stream, unsigned int count,
                                 CUstreamBatchMemOpParams *paramArray, unsigned int flags)
{
    DRV_ENTER();
    drv_lock();
    CUresult status =
        do_in_order(stream, &(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2){
                                .count = count, .paramArray = paramArray, .flags = flags});
    drv_unlock();
    return status;
}

// Defines four functions, each of which does a single operation.
#define DEFINE_OPERATION(name, type, member, field, value_type) \
    CUresult functional_cuStream##name##_v2(CUstream stream, CUdeviceptr addr, value_type value, \
                                            unsigned int flags) \
    { \
        CUstreamBatchMemOpParams p = { \
            .member = {.operation = type, .address = addr, .field = value, .flags = flags}}; \
        return functional_cuStreamBatchMemOp_v2(stream, 1, &p, 0); \
    }

DEFINE_OPERATION(WaitValue32, CU_STREAM_MEM_OP_WAIT_VALUE_32, waitValue, value, cuuint32_t)
DEFINE_OPERATION(WaitValue64, CU_STREAM_MEM_OP_WAIT_VALUE_64, waitValue, value64, cuuint64_t)
DEFINE_OPERATION(WriteValue32, CU_STREAM_MEM_OP_WRITE_VALUE_32, writeValue, value, cuuint32_t)
DEFINE_OPERATION(WriteValue64, CU_STREAM_MEM_OP_WRITE_VALUE_64, writeValue, value64, cuuint64_t)
