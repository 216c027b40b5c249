// Arithmetic on sizes that come from a caller or a file: each function says whether the result fits, and only then writes it.
// A sum or a product of such sizes goes through here; plain operators are for sizes that are known to be small.
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

// The next multiple of `step`, which is not 0.
static inline bool
size_round_up(uint64_t size, uint64_t step, uint64_t *rounded)
{
    uint64_t rest = size % step;
    return size_add(size, rest != 0 ? step - rest : 0, rounded);
}

// Whether `size` bytes from `offset` on lie within `whole` bytes.
static inline bool
size_is_inside(uint64_t offset, uint64_t size, uint64_t whole)
{
    return offset <= whole && size <= whole - offset;
}

// The product of three extents of a grid, a block or a cluster; UINT64_MAX where it does not fit.
static inline uint64_t
size_of_shape(uint64_t x, uint64_t y, uint64_t z)
{
    uint64_t product;
    return size_multiply(x, y, &product) && size_multiply(product, z, &product) ? product
                                                                                : UINT64_MAX;
}

// The decimal number that a text of `length` characters begins with, up to its first other character; false where it does
// not fit, or there is none.
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
