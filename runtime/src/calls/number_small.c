// Rounds doubles to half precision and bfloat16, which C lacks.
#include "calls/number_small.h"

#include <math.h>

// The layout after the sign bit: 5 and 10 bits in an IEEE half, 8 and 7 in a bfloat16.
typedef struct layout {
    int exponent;
    int fraction;
} layout;

static layout
layout_of(cb_value_kind kind)
{
    return kind == CB_VALUE_FLOAT16 ? (layout){5, 10} : (layout){8, 7};
}

uint16_t
cb__narrow_double(cb_value_kind kind, double value)
{
    const layout to = layout_of(kind);
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    uint64_t sign = bits >> 63 << 15;
    uint64_t infinity = ((UINT64_C(1) << to.exponent) - 1) << to.fraction;
    if (isnan(value))
        return (uint16_t)(sign | infinity | UINT64_C(1) << (to.fraction - 1));
    if (isinf(value))
        return (uint16_t)(sign | infinity);
    int exponent = (int)(bits >> 52 & 0x7ff) - 1023 + (1 << (to.exponent - 1)) - 1;
    uint64_t digits = (bits & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52;
    int drop = 52 - to.fraction;
    if (exponent < 1) // subnormal
        drop += 1 - exponent;
    if (drop > 53)
        return (uint16_t)sign;
    uint64_t kept = digits >> drop, rest = digits & ((UINT64_C(1) << drop) - 1);
    uint64_t middle = UINT64_C(1) << (drop - 1);
    if (rest > middle || (rest == middle && (kept & 1) != 0))
        kept++;       // carries into the exponent if necessary
    if (exponent > 1) // the implicit leading digit adds one
        kept += (uint64_t)(exponent - 1) << to.fraction;
    return (uint16_t)(sign | (kept < infinity ? kept : infinity));
}

double
cb__widen_small(cb_value_kind kind, uint16_t bits)
{
    const layout from = layout_of(kind);
    int top = (1 << from.exponent) - 1;
    int exponent = bits >> from.fraction & top;
    int digits = bits & ((1 << from.fraction) - 1);
    int bias = (top >> 1) + from.fraction;
    double value = ldexp(digits + (1 << from.fraction), exponent - bias);
    if (exponent == top)
        value = digits != 0 ? (double)NAN : (double)INFINITY;
    else if (exponent == 0)
        value = ldexp(digits, 1 - bias);
    return (bits & 0x8000) != 0 ? -value : value;
}
