// Converts between double or single precision and smaller formats: f16, bf16, fp8, fp6, fp4. A
// float can represent all their finite values.
#ifndef SIM_LANES_HALF_H
#define SIM_LANES_HALF_H

#include "lanes/number.h"

typedef struct small_format {
    int bias, mantissa; // mantissa: its stored bits
    uint32_t largest, infinity, nan, sign;
} small_format;

static const small_format format_f16 = {15, 10, 0x7bff, 0x7c00, 0x7fff, 0x8000};
static const small_format format_bf16 = {127, 7, 0x7f7f, 0x7f80, 0x7fff, 0x8000};
static const small_format format_e4m3 = {7, 3, 0x7e, 0x7e, 0x7f, 0x80};
static const small_format format_e5m2 = {15, 2, 0x7b, 0x7c, 0x7f, 0x80};
// These formats have no infinities and no NaNs; both become the largest number.
static const small_format format_e2m3 = {1, 3, 0x1f, 0x1f, 0x1f, 0x20};
static const small_format format_e3m2 = {3, 2, 0x1f, 0x1f, 0x1f, 0x20};
static const small_format format_e2m1 = {1, 1, 0x7, 0x7, 0x7, 0x8};

// Rounds a number once to a format, in the processor's rounding mode, and returns the bits of the
// result.
static inline uint32_t
narrow(double x, const small_format *f, bool relu, bool finite)
{
    uint32_t sign = bits64(x) >> 63 ? f->sign : 0;
    if (x != x)
        return f->nan;
    if (relu && sign)
        return 0;
    if (fabs(x) > DBL_MAX)
        return (finite ? f->largest : f->infinity) | sign;
    if (x == 0)
        return sign;
    int exponent = ilogb(x), least = 1 - f->bias;
    if (exponent < least)
        exponent = least;
    double whole = fabs(rint(scalbn(x, f->mantissa - exponent)));
    uint32_t code = (uint32_t)whole;
    if (exponent > least || code >> f->mantissa != 0)
        code = whole > 0x1p20 ? UINT32_MAX : ((uint32_t)(exponent - least) << f->mantissa) + code;
    if (code > f->largest) {
        int mode = fegetround();
        bool inward =
            mode == FE_TOWARDZERO || (mode == FE_DOWNWARD && !sign) || (mode == FE_UPWARD && sign);
        code = finite || inward ? f->largest : f->infinity;
    }
    return code | sign;
}

static inline uint16_t
to_f16(double x)
{
    return (uint16_t)narrow(x, &format_f16, false, false);
}

static inline uint16_t
to_bf16(double x)
{
    return (uint16_t)narrow(x, &format_bf16, false, false);
}

// Like narrow(), but a NaN keeps its sign and the upper bits of its payload, as conversions from
// double precision do.
static inline uint16_t
wide_to_half(double x, const small_format *f)
{
    uint64_t bits = bits64(x);
    uint32_t payload = (uint32_t)(bits >> (52 - f->mantissa)) & ((1u << f->mantissa) - 1);
    if (x != x)
        return (uint16_t)((bits >> 63 ? f->sign : 0) | f->infinity | 1u << (f->mantissa - 1) |
                          payload);
    return (uint16_t)narrow(x, f, false, false);
}

static inline uint16_t
flush_f16(uint16_t h)
{
    return (h & 0x7c00) == 0 ? h & 0x8000 : h;
}

// Flushes an exact result for .ftz. The result becomes zero if it is less than the smallest normal
// number after rounding to nearest with 11 bits.
static inline double
flush_to_f16(double x)
{
    return fabs(x) < 0x1p-14 - 0x1p-26 ? copysign(0, x) : x;
}

static inline float
from_f16(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000) << 16;
    if ((h & 0x7c00) == 0x7c00)
        return float32(h & 0x3ff ? 0x7fffffff : sign | 0x7f800000);
    return float32(bits32(float32((uint32_t)(h & 0x7fff) << 13) * 0x1p112f) | sign);
}

static inline float
from_f16_ftz(uint16_t h)
{
    return from_f16(flush_f16(h));
}

static inline float
from_bf16(uint16_t h)
{
    return float32((uint32_t)h << 16);
}

// Widens to double precision. A NaN keeps its payload and becomes quiet.
static inline double
f64_from_f16(uint16_t h)
{
    if ((h & 0x7c00) != 0x7c00 || (h & 0x3ff) == 0)
        return (double)from_f16(h);
    return float64((uint64_t)(h & 0x8000) << 48 | 0x7ff8000000000000 | (uint64_t)(h & 0x3ff) << 42);
}

static inline float
from_e5m2(uint8_t code)
{
    return from_f16((uint16_t)(code << 8));
}

static inline float
from_e4m3(uint8_t code)
{
    uint32_t exponent = code >> 3 & 15, mantissa = code & 7;
    if ((code & 0x7f) == 0x7f)
        return float32(0x7fffffff);
    float size = exponent == 0 ? (float)mantissa * 0x1p-9f
                               : float32((exponent + 120) << 23 | mantissa << 20);
    return code & 0x80 ? -size : size;
}

// Decodes a format without infinities and NaNs.
static inline float
from_small(uint32_t code, const small_format *f)
{
    uint32_t size = code & (f->sign - 1), exponent = size >> f->mantissa;
    uint32_t mantissa = size & ((1u << f->mantissa) - 1);
    mantissa |= (uint32_t)(exponent != 0) << f->mantissa;
    float value =
        ldexpf((float)mantissa, (int)(exponent == 0 ? 1 : exponent) - f->bias - f->mantissa);
    return code & f->sign ? -value : value;
}

// Rounds the magnitude of a number to a power of two, and returns the exponent in 8 bits. Rounds
// down, or up if the processor's rounding mode says so.
static inline uint32_t
to_ue8m0(float x)
{
    uint32_t u = bits32(x) & 0x7fffffff, exponent = u >> 23;
    if (u > 0x7f800000)
        return 0xff;
    if (u == 0x7f800000)
        return 0xfe;
    bool up = fegetround() == FE_UPWARD && !(bits32(x) >> 31);
    if (exponent == 0) // subnormal numbers: the smallest code is 2 ^ -127
        return up && u > 0x400000 ? 1 : 0;
    exponent += up && (u & 0x7fffff) != 0;
    return exponent > 0xfe ? 0xfe : exponent;
}

// Rounds the bits of a float to ten bits of mantissa: adds `added`, then clears the lower bits.
static inline uint32_t
to_tf32(uint32_t u, uint32_t added, bool relu, bool finite)
{
    if ((u & 0x7fffffff) > 0x7f800000)
        return 0x7fffe000;
    if (relu && u >> 31)
        return 0;
    uint32_t r = (u & 0x7fffffff) == 0x7f800000 ? u : (u + added) & ~0x1fffu;
    return finite && (r & 0x7fffffff) >= 0x7f800000 ? (r & 0x80000000) | 0x7f7fe000 : r;
}

// Rounds a sum to odd: if it is inexact, its last bit is set. So rounding the result to a smaller
// format gives the same as rounding the exact sum once. The processor's rounding mode affects only
// the sign of an exact zero.
static inline double
sum_to_odd(double a, double b)
{
    double s = a + b;
    double part = s - a;
    double error = (a - (s - part)) + (b - part);
    if (s != s || fabs(s) > DBL_MAX || error == 0 || (bits64(s) & 1))
        return s;
    return float64((error > 0) == (s > 0) ? bits64(s) + 1 : bits64(s) - 1);
}

// Converts an integer to double, rounding to odd: if bits are lost, the last bit is set.
static inline double
odd_from_u64(uint64_t a)
{
    return a >> 53 == 0 ? (double)a : (double)(a >> 11 | ((a & 0x7ff) != 0)) * 0x1p11;
}

static inline double
odd_from_s64(int64_t a)
{
    return a < 0 ? -odd_from_u64(0 - (uint64_t)a) : odd_from_u64((uint64_t)a);
}

static inline uint16_t
sat_f16(double x)
{
    return to_f16(sat64(x));
}

// Each of these functions returns the exact result, or a number that rounds to the same 16-bit
// number.
static inline double
half_add(float a, float b)
{
    return sum_to_odd(a, b);
}

static inline double
half_sub(float a, float b)
{
    return sum_to_odd(a, -(double)b);
}

static inline double
half_mul(float a, float b)
{
    return (double)a * (double)b;
}

static inline double
half_fma(float a, float b, float c)
{
    return sum_to_odd((double)a * (double)b, c);
}

static inline uint16_t
pick_f16(uint16_t a, uint16_t b, bool max, bool nan)
{
    float r = pick32(from_f16(a), from_f16(b), max, nan);
    return to_f16(r);
}

// Combines a magnitude with a sign. A NaN gets no sign.
static inline uint16_t
signed_pick(uint16_t size, uint16_t sign)
{
    return size == 0x7fff ? size : size | sign;
}

static inline uint16_t
pick_bf16(uint16_t a, uint16_t b, bool max, bool nan)
{
    float r = pick32(from_bf16(a), from_bf16(b), max, nan);
    return to_bf16(r);
}

#endif
