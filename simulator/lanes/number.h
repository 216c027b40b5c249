// Defines arithmetic on single lanes for which C's operators do not give PTX's results.
//
// All rounding follows the processor's rounding mode, which the caller of a loop sets. The compiler
// must not fold arithmetic, or move it across the change of mode. So loops are called through
// pointers.
#ifndef SIM_LANES_NUMBER_H
#define SIM_LANES_NUMBER_H

#include <fenv.h>
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// --- bits ---

static inline uint32_t
bits32(float x)
{
    uint32_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

static inline float
float32(uint32_t u)
{
    float x;
    memcpy(&x, &u, sizeof x);
    return x;
}

static inline uint64_t
bits64(double x)
{
    uint64_t u;
    memcpy(&u, &x, sizeof u);
    return u;
}

static inline double
float64(uint64_t u)
{
    double x;
    memcpy(&x, &u, sizeof x);
    return x;
}

// --- integers ---

static inline uint64_t
high_u64(uint64_t a, uint64_t b)
{
    return (uint64_t)((unsigned __int128)a * b >> 64);
}

static inline int64_t
high_s64(int64_t a, int64_t b)
{
    return (int64_t)((__int128)a * b >> 64);
}

// Compute quotient and remainder, and also define the cases that C leaves undefined: a division by
// 0 gives all ones.
#define DIVIDE(T, a, b) ((b) == 0 ? (T) - 1 : (T)((a) / (b)))
#define REMAINDER(T, a, b) ((b) == 0 ? (T) - 1 : (T)((a) % (b)))
#define DIVIDE_SIGNED(T, U, a, b) \
    ((b) == 0 ? (T) - 1 : (b) == -1 ? (T)(0 - (U)(a)) : (T)((a) / (b)))
#define REMAINDER_SIGNED(T, a, b) ((b) == 0 ? (T) - 1 : (b) == -1 ? (T)0 : (T)((a) % (b)))

static inline int32_t
clamp_s32(int64_t x)
{
    return x > INT32_MAX ? INT32_MAX : x < INT32_MIN ? INT32_MIN : (int32_t)x;
}

static inline uint64_t
reversed(uint64_t x)
{
    x = (x & 0x5555555555555555) << 1 | (x >> 1 & 0x5555555555555555);
    x = (x & 0x3333333333333333) << 2 | (x >> 2 & 0x3333333333333333);
    x = (x & 0x0f0f0f0f0f0f0f0f) << 4 | (x >> 4 & 0x0f0f0f0f0f0f0f0f);
    return __builtin_bswap64(x);
}

// Returns the index of the highest bit that is set; ~0: none is set. Callers pass the complement of
// a negative number.
static inline uint32_t
find_bit(uint64_t x)
{
    return x == 0 ? UINT32_MAX : (uint32_t)(63 - __builtin_clzll(x));
}

static inline uint32_t
find_shift(uint64_t x, uint32_t width)
{
    return x == 0 ? UINT32_MAX : width - 1 - find_bit(x);
}

static inline uint32_t
nth_set(uint32_t mask, uint32_t base, int32_t offset)
{
    if (base > 31)
        return UINT32_MAX;
    if (offset == 0)
        return mask >> base & 1 ? base : UINT32_MAX;
    int64_t left = offset < 0 ? -(int64_t)offset : offset;
    for (uint32_t i = base; i < 32; i += offset < 0 ? -1u : 1u)
        if ((mask >> i & 1) && --left == 0)
            return i;
    return UINT32_MAX;
}

static inline uint64_t
low_mask(uint32_t bits)
{
    return bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
}

// Returns the bits [at, at + length) of a number of `width` bits, sign-extended if it is signed.
static inline uint64_t
extract(uint64_t a, uint32_t at, uint32_t length, uint32_t width, bool is_signed)
{
    if (width == 32) {
        at &= 255;
        length &= 255;
    }
    uint64_t field = at >= width ? 0 : a >> at & low_mask(length);
    uint32_t top = at >= width || length > width - at ? width - 1 : at + length - 1;
    bool negative = is_signed && length != 0 && (a >> top & 1);
    uint32_t filled = at >= width ? 0 : top - at + 1;
    return negative ? field | ~low_mask(filled) : length == 0 ? 0 : field;
}

static inline uint64_t
insert(uint64_t a, uint64_t b, uint32_t at, uint32_t length, uint32_t width)
{
    if (width == 32) {
        at &= 255;
        length &= 255;
    }
    if (at >= width || length == 0)
        return b;
    uint64_t mask = low_mask(length) << at;
    return (b & ~mask) | (a << at & mask);
}

static inline uint32_t
bit_mask(uint32_t at, uint32_t length)
{
    return at > 31 ? 0 : (uint32_t)(low_mask(length) << at);
}

static inline int32_t
extend_s32(uint32_t a, uint32_t bits)
{
    return bits == 0 ? 0 : bits >= 32 ? (int32_t)a : (int32_t)(a << (32 - bits)) >> (32 - bits);
}

static inline uint32_t
permute(uint32_t a, uint32_t b, uint32_t selector)
{
    uint64_t bytes = (uint64_t)b << 32 | a;
    uint32_t result = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t s = selector >> 4 * i & 15;
        uint32_t byte = (uint32_t)(bytes >> 8 * (s & 7)) & 255;
        result |= (s & 8 ? (byte >> 7) * 255 : byte) << 8 * i;
    }
    return result;
}

// Returns the selector with which permute() takes these four bytes. Each named mode of prmt has
// such a selector.
static inline uint32_t
selector(uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3)
{
    return (n0 & 7) | (n1 & 7) << 4 | (n2 & 7) << 8 | (n3 & 7) << 12;
}

#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))

// --- single precision ---

static inline float
flush32(float x)
{
    uint32_t u = bits32(x);
    return float32((u & 0x7f800000) == 0 ? u & 0x80000000 : u);
}

// Computes a fused multiply-add with .ftz. A GPU flushes a result if it would be less than the
// smallest normal number when rounded with an unlimited exponent. The scaled operation makes the
// processor round in this way. If the scaled operation overflows, the result is far from subnormal,
// or exactly zero.
static inline float
flush_fma32(float a, float b, float c)
{
    float r = fmaf(a, b, c), scaled = fmaf(a * 0x1p64f, b, c * 0x1p64f);
    uint32_t bits = bits32(r), sign = bits & 0x80000000;
    bool flushes = (fabsf(scaled) < 0x1p-62f) | ((bits & 0x7f800000) == 0);
    return float32(flushes ? sign : bits);
}

static inline float
flush_product32(float a, float b)
{
    float r = a * b, scaled = a * 0x1p64f * b;
    return fabsf(scaled) < 0x1p-62f ? copysignf(0, r) : r;
}

// Computes a quotient with .ftz. If neither operand is subnormal, the condition holds exactly when
// the exact quotient is less than the smallest normal number. The quotient is then so small that no
// rounding makes it normal. The condition scales the operands because the processor is slow with
// subnormal numbers.
static inline float
flush_quotient32(float a, float b)
{
    float r = a / b;
    return fabsf(a) * 0x1p64f < fabsf(b) * 0x1p-62f ? copysignf(0, r) : r;
}

// Replaces any NaN by the canonical NaN of single precision.
static inline float
nan32(float x)
{
    return x != x ? float32(0x7fffffff) : x;
}

static inline float
sat32(float x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0;
}

// Returns an integer that orders numbers as min and max do: -0 is below +0.
static inline int32_t
order32(float x)
{
    int32_t s = (int32_t)bits32(x);
    return s < 0 ? -(s & 0x7fffffff) - 1 : s;
}

static inline float
pick32(float a, float b, bool max, bool nan)
{
    bool first = max ? order32(a) > order32(b) : order32(a) < order32(b);
    float r = first ? a : b;
    r = a != a ? b : b != b ? a : r;
    return nan32((nan && (a != a || b != b)) ? float32(0x7fffffff) : r);
}

static inline float
pick_xorsign32(float a, float b, bool max, bool nan)
{
    uint32_t sign = (bits32(a) ^ bits32(b)) & 0x80000000;
    float r = pick32(fabsf(a), fabsf(b), max, nan);
    return r != r ? r : float32(bits32(r) | sign);
}

static inline float
div_approx(float a, float b)
{
    float size = fabsf(b);
    return nan32(size > 0x1p126f && size <= FLT_MAX ? a * copysignf(0, b) : a / b);
}

// --- double precision: NaNs keep their payload ---

static inline double
quiet64(double x)
{
    return float64(bits64(x) | (uint64_t)1 << 51);
}

static inline double
invalid64(void)
{
    return float64(0xfff8000000000000);
}

// Returns the result `r` of an operation, unless it is a NaN. Then it returns the first operand
// that is a NaN, made quiet, or the NaN of invalid operations if no operand is a NaN.
static inline double
nan64_1(double r, double a)
{
    return r == r ? r : a != a ? quiet64(a) : invalid64();
}

static inline double
nan64_2(double r, double a, double b)
{
    return r == r ? r : a != a ? quiet64(a) : b != b ? quiet64(b) : invalid64();
}

static inline double
nan64_3(double r, double a, double b, double c)
{
    return r == r ? r : a != a ? quiet64(a) : nan64_2(r, b, c);
}

static inline int64_t
order64(double x)
{
    int64_t s = (int64_t)bits64(x);
    return s < 0 ? -(s & INT64_MAX) - 1 : s;
}

static inline double
pick64(double a, double b, bool max)
{
    if (a != a)
        return b != b ? quiet64(b) : b;
    if (b != b)
        return a;
    return (max ? order64(a) > order64(b) : order64(a) < order64(b)) ? a : b;
}

static inline double
sat64(double x)
{
    return x > 0 ? (x < 1 ? x : 1) : 0;
}

// Clears the lower half of a number, and flushes subnormal numbers. The approximations in double
// precision read only the upper half of their operand, and the lower half of their result is zero.
static inline double
upper64(double x)
{
    uint64_t u = bits64(x) & 0xffffffff00000000;
    return float64((u & 0x7ff0000000000000) == 0 ? u & 0x8000000000000000 : u);
}

static inline double
coarse64(double r)
{
    return r != r ? float64(0x7fffffff00000000) : upper64(r);
}

#endif
