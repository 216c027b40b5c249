// Rounds the sizes of a cache's blocks up to size classes. There are few enough classes that a
// freed block often fits a request, and enough that little memory is wasted.
//
//   up to 512 bytes           one class
//   up to 1 MiB               four to each doubling: a block is at most a quarter larger than asked
//   up to 32 MiB              multiples of 2 MiB
//   up to 256 TiB             sixteen to each doubling: at most a sixteenth larger
//
// Larger sizes have no class.
#ifndef CUBIND_CORE_SIZE_CLASS_H
#define CUBIND_CORE_SIZE_CLASS_H

#include "base/state.h"

enum {
    CORE_SMALLEST_BITS = 9, // 512 bytes
    CORE_SMALL_BITS = 20,   // 1 MiB, the end of the small classes
    CORE_BIG_STEP_BITS = 21,
    CORE_BIG_BITS = 25, // 32 MiB, the end of the multiples
    CORE_LARGEST_BITS = 48,
    CORE_SMALL_CLASSES = 1 + 4 * (CORE_SMALL_BITS - CORE_SMALLEST_BITS),
    CORE_BIG_CLASSES = 1 << (CORE_BIG_BITS - CORE_BIG_STEP_BITS),
    CORE_SIZE_CLASSES =
        CORE_SMALL_CLASSES + CORE_BIG_CLASSES + 16 * (CORE_LARGEST_BITS - CORE_BIG_BITS),
};

// Returns the class of a nonzero size; `*rounded` is the size of its blocks. For a size without a
// class returns -1, and `*rounded` is the size itself.
static inline int
core_size_class(size_t size, size_t *rounded)
{
    size_t last = size - 1; // a power of two belongs to the doubling that it ends
    if (last < (size_t)1 << CORE_SMALLEST_BITS) {
        *rounded = (size_t)1 << CORE_SMALLEST_BITS;
        return 0;
    }
    int bits = 63 - __builtin_clzll(last), step, first;
    if (bits < CORE_SMALL_BITS) {
        step = bits - 2;
        first = 1 + 4 * (bits - CORE_SMALLEST_BITS) - 4;
    } else if (bits < CORE_BIG_BITS) {
        step = CORE_BIG_STEP_BITS;
        first = CORE_SMALL_CLASSES;
    } else {
        step = bits - 4;
        first = CORE_SMALL_CLASSES + CORE_BIG_CLASSES + 16 * (bits - CORE_BIG_BITS) - 16;
    }
    *rounded = size;
    if (bits >= CORE_LARGEST_BITS)
        return -1;
    *rounded = (last | (((size_t)1 << step) - 1)) + 1;
    return first + (int)(last >> step);
}

#endif
