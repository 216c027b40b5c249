// Layouts of the same bytes in larger or smaller items.
#ifndef CUBIND_CORE_LAYOUT_PACK_H
#define CUBIND_CORE_LAYOUT_PACK_H

#include "layout/layout.h"

// Makes items of another size, which divides the old one or is divided by it, along an axis of
// stride 1. `address` (0: none) is the address of offset 0; without `keep_dim` an axis left with
// one item is removed. 0, or -1 with ValueError or OverflowError. `to` must not be `from`.
int core_layout_repack(const core_layout *from, int64_t itemsize, uint64_t address, int64_t axis,
                       bool keep_dim, core_layout *to);

// Finds the largest divisor of `most` that core_layout_repack() accepts as an item size. 0, or -1.
int core_layout_max_itemsize(const core_layout *layout, int64_t most, uint64_t address,
                             int64_t axis, int64_t *itemsize);

#endif
