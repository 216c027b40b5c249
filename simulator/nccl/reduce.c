// Combines items by a reduction operator. 16-bit floats are computed as floats, and rounded after
// each operation.
#include "lanes/half.h"
#include "nccl.h"

size_t
nc_size_of(ncclDataType_t type)
{
    switch (type) {
    case ncclInt8:
    case ncclUint8:
    case ncclFloat8e4m3:
    case ncclFloat8e5m2:
        return 1;
    case ncclFloat16:
    case ncclBfloat16:
        return 2;
    case ncclInt32:
    case ncclUint32:
    case ncclFloat32:
        return 4;
    case ncclInt64:
    case ncclUint64:
    case ncclFloat64:
        return 8;
    default:
        return 0;
    }
}

bool
nc_can_combine(ncclDataType_t type, ncclRedOp_t op)
{
    return nc_size_of(type) != 0 && type != ncclFloat8e4m3 && type != ncclFloat8e5m2 &&
           (op == ncclSum || op == ncclProd || op == ncclMax || op == ncclMin || op == ncclAvg);
}

#define SUM(a, b) ((a) + (b))
#define PRODUCT(a, b) ((a) * (b))
#define MORE_OF(a, b) ((a) > (b) || (a) != (a) ? (a) : (b))
#define LESS_OF(a, b) ((a) < (b) || (a) != (a) ? (a) : (b))
#define SAME(x) (x)

#define EACH(item, wide, widen, narrow, operation) \
    for (size_t i = 0; i < count; i++) { \
        wide a = (wide)widen(((item *)into)[i]), b = (wide)widen(((const item *)from)[i]); \
        ((item *)into)[i] = (item)narrow(operation(a, b)); \
    } \
    break

// Combines integers in an unsigned type, in which overflow is defined.
#define COMBINE(item, exact, wide, widen, narrow) \
    switch (op) { \
    case ncclProd: \
        EACH(item, exact, widen, narrow, PRODUCT); \
    case ncclMax: \
        EACH(item, wide, widen, narrow, MORE_OF); \
    case ncclMin: \
        EACH(item, wide, widen, narrow, LESS_OF); \
    default: /* sum, and the mean before it is divided */ \
        EACH(item, exact, widen, narrow, SUM); \
    } \
    break

void
nc_combine(void *into, const void *from, size_t count, ncclDataType_t type, ncclRedOp_t op)
{
    switch (type) {
    case ncclInt8:
        COMBINE(int8_t, uint32_t, int32_t, SAME, SAME);
    case ncclUint8:
        COMBINE(uint8_t, uint32_t, uint32_t, SAME, SAME);
    case ncclInt32:
        COMBINE(int32_t, uint32_t, int32_t, SAME, SAME);
    case ncclUint32:
        COMBINE(uint32_t, uint32_t, uint32_t, SAME, SAME);
    case ncclInt64:
        COMBINE(int64_t, uint64_t, int64_t, SAME, SAME);
    case ncclUint64:
        COMBINE(uint64_t, uint64_t, uint64_t, SAME, SAME);
    case ncclFloat16:
        COMBINE(uint16_t, float, float, from_f16, to_f16);
    case ncclBfloat16:
        COMBINE(uint16_t, float, float, from_bf16, to_bf16);
    case ncclFloat32:
        COMBINE(float, float, float, SAME, SAME);
    case ncclFloat64:
        COMBINE(double, double, double, SAME, SAME);
    default:
        break;
    }
}

#define DIVIDE_BY(item, widen, narrow, divisor) \
    for (size_t i = 0; i < count; i++) \
        ((item *)into)[i] = (item)narrow(widen(((item *)into)[i]) / (divisor)); \
    break

void
nc_divide(void *into, size_t count, ncclDataType_t type, int by)
{
    switch (type) {
    case ncclInt8:
        DIVIDE_BY(int8_t, SAME, SAME, by);
    case ncclUint8:
        DIVIDE_BY(uint8_t, SAME, SAME, by);
    case ncclInt32:
        DIVIDE_BY(int32_t, SAME, SAME, by);
    case ncclUint32:
        DIVIDE_BY(uint32_t, SAME, SAME, (uint32_t)by);
    case ncclInt64:
        DIVIDE_BY(int64_t, SAME, SAME, by);
    case ncclUint64:
        DIVIDE_BY(uint64_t, SAME, SAME, (uint64_t)by);
    case ncclFloat16:
        DIVIDE_BY(uint16_t, from_f16, to_f16, (float)by);
    case ncclBfloat16:
        DIVIDE_BY(uint16_t, from_bf16, to_bf16, (float)by);
    case ncclFloat32:
        DIVIDE_BY(float, SAME, SAME, (float)by);
    case ncclFloat64:
        DIVIDE_BY(double, SAME, SAME, by);
    default:
        break;
    }
}
