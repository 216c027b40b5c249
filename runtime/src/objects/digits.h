// Writes numbers as text.
#ifndef CUBIND_OBJECTS_DIGITS_H
#define CUBIND_OBJECTS_DIGITS_H

#include "cubind/compat.h"

enum { CB__DIGITS = 21 }; // bytes of a 64-bit number with its prefix or sign, and a NUL

// Writes the digits so that they end at `end`; returns where they begin. `base` is constant, so no
// call divides.
CB_INLINE char *
cb__write_digits(char *end, uint64_t value, unsigned int base)
{
    do
        *--end = "0123456789abcdef"[value % base];
    while ((value /= base) != 0);
    return end;
}

#endif
