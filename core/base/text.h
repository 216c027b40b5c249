// Formats numbers into a text buffer, many times faster than printf().
#ifndef CUBIND_CORE_TEXT_H
#define CUBIND_CORE_TEXT_H

#include <stdint.h>

// Writes the digits of a number in the given base, 2 to 16, and returns the end of the digits. Base
// 10 needs at most 20 characters, base 16 at most 16.
static inline char *
core_put_digits(char *at, uint64_t value, unsigned int base)
{
    char digits[64], *first = digits + sizeof digits;
    do {
        *--first = "0123456789abcdef"[value % base];
        value /= base;
    } while (value != 0);
    while (first < digits + sizeof digits)
        *at++ = *first++;
    return at;
}

static inline char *
core_put_int(char *at, int64_t value)
{
    if (value < 0)
        *at++ = '-';
    return core_put_digits(at, value < 0 ? -(uint64_t)value : (uint64_t)value, 10);
}

#endif
