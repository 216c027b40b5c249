// Numbers into text that is put together in a buffer: at a small part of what printf() takes.
#ifndef CUBIND_CORE_TEXT_H
#define CUBIND_CORE_TEXT_H

#include <stdint.h>

// The digits of a number with the given base, 2 to 16; the end of them. At most 20 with base 10, 16
// with base 16.
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
