// Makes one layout from another. All functions return 0, or -1 with ValueError or OverflowError;
// then the contents of `to` are undefined. `to` must not be `from`. The result has strides. Its
// offset is that of `from`, except for slices.
#ifndef CUBIND_CORE_LAYOUT_CHANGE_H
#define CUBIND_CORE_LAYOUT_CHANGE_H

#include "layout/layout.h"

// Counts a negative axis from the end. Returns false if there is no such axis.
bool core_layout_axis(int64_t *axis, int ndim);

// Reorders the axes; `order` is a permutation of them.
void core_layout_permute(const core_layout *from, const int *order, core_layout *to);

// Merges axes whose bits are set with the axis before them, if that is possible.
int core_layout_flatten(const core_layout *from, uint64_t mask, core_layout *to);

void core_layout_squeeze(const core_layout *from, core_layout *to);

// Adds axes of extent 1; `axes` are their positions in the result, as the program passed them.
int core_layout_unsqueeze(const core_layout *from, int64_t *axes, int count, core_layout *to);

// Broadcasts to the shape that `to` contains.
int core_layout_broadcast(const core_layout *from, core_layout *to);

// Reshapes to the shape that `to` contains, in which one extent may be -1: it is computed.
int core_layout_reshape(const core_layout *from, core_layout *to);

// One index of a slice: a single element of an axis, or a range of it with a step. The first cut
// applies to the first axis, and so on.
typedef struct core_layout_cut {
    bool single;
    int64_t start, count, step; // a single element has only `start`
} core_layout_cut;

int core_layout_slice(const core_layout *from, const core_layout_cut *cuts, int count,
                      core_layout *to);

#endif
