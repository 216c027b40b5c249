// Computes with sizes that come from a caller or a file, and detects overflow. Each function
// returns whether the result fits; if not, the stored value is meaningless. (size_of_shape instead
// returns the result, or UINT64_MAX.) Code must use these functions for sums and products of such
// sizes. It may use plain operators for sizes that are known to be small.
#ifndef CUBIND_SIZE_H
#define CUBIND_SIZE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool
size_add(uint64_t a, uint64_t b, uint64_t *sum)
{
    return !__builtin_add_overflow(a, b, sum);
}

static inline bool
size_multiply(uint64_t a, uint64_t b, uint64_t *product)
{
    return !__builtin_mul_overflow(a, b, product);
}

// Rounds up to the next multiple of `step`, which must not be 0.
static inline bool
size_round_up(uint64_t size, uint64_t step, uint64_t *rounded)
{
    uint64_t rest = size % step;
    return size_add(size, rest != 0 ? step - rest : 0, rounded);
}

// Returns whether the `size` bytes at `offset` lie within `whole` bytes.
static inline bool
size_is_inside(uint64_t offset, uint64_t size, uint64_t whole)
{
    return offset <= whole && size <= whole - offset;
}

// Returns the product of the three extents of a grid, a block or a cluster, or UINT64_MAX if the
// product does not fit.
static inline uint64_t
size_of_shape(uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t product;
    return size_multiply(x, y, &product) && size_multiply(product, z, &product) ? product
                                                                                : UINT64_MAX;
}

// Reads the decimal number at the start of a text of `length` characters, up to the first character
// that is not a digit. False: there is no number, or it does not fit.
static inline bool
size_read(const char *text, size_t length, uint64_t *value)
{
    size_t i = 0;
    bool fits = true;
    for (*value = 0; i < length && text[i] >= '0' && text[i] <= '9'; i++)
        fits = fits && size_multiply(*value, 10, value) &&
               size_add(*value, (uint64_t)(text[i] - '0'), value);
    return fits && i > 0;
}

#endif
