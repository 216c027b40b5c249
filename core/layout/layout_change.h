// Makes one layout from another. All functions return 0, or -1 with ValueError or OverflowError and
// nothing of use in `to`, which must not be `from`. The result has strides. Its offset is the old
// one's, except for slices.
#ifndef CUBIND_CORE_LAYOUT_CHANGE_H
#define CUBIND_CORE_LAYOUT_CHANGE_H

#include "layout/layout.h"

// Counts a negative axis from the end. Returns false if there is no such axis.
bool core_layout_axis(int64_t *axis, int ndim);

// `order` is a permutation of the axes.
void core_layout_permute(const core_layout *from, const int *order, core_layout *to);

// Merges axes whose bits are set with the axis before them, if that is possible.
int core_layout_flatten(const core_layout *from, uint64_t mask, core_layout *to);

void core_layout_squeeze(const core_layout *from, core_layout *to);

// `axes` are the positions of the new axes in the result, as given.
int core_layout_unsqueeze(const core_layout *from, int64_t *axes, int count, core_layout *to);

// `to` contains the shape.
int core_layout_broadcast(const core_layout *from, core_layout *to);

// The same; computes an extent of -1.
int core_layout_reshape(const core_layout *from, core_layout *to);

// One index: an element of an axis, or a range of it with a step. Cuts apply to the axes in turn;
// `to` begins as a copy of `from`.
typedef struct core_layout_cut {
    bool single;
    int64_t start, count, step; // a single element has only `start`
} core_layout_cut;

int core_layout_slice(const core_layout *from, const core_layout_cut *cuts, int count,
                      core_layout *to);

#endif
