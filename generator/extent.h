// How much memory a call reads or writes behind an address, as the spec's `bytes` says it.
//
//     bytes: count                              so many bytes
//     bytes: "width, pitch dpitch, rows height" rows, each so far behind the one before
//     bytes: "1, pitch incx, rows n, item size" the same in items of so many bytes
//     bytes: each sizes                         a list of addresses, with a list of their sizes
//
// Each part but the last form's is a C expression over the parameters. Products are made where they
// cannot overflow, by the runtime: there are none in these expressions.
#ifndef CUBIND_GENERATOR_EXTENT_H
#define CUBIND_GENERATOR_EXTENT_H

#include <stdbool.h>

#include "arena.h"
#include "model.h"

// Absent parts are NULL: one row, items of the size of what the pointer leads to.
typedef struct extent {
    const char *row;
    const char *pitch;
    const char *rows;
    const char *item;
    const char *each; // the list of sizes; then nothing else
} extent;

// False for a text that is none of these forms.
bool extent_read(arena *a, const char *text, extent *out);

// True if C lets the call write behind this address, or behind those of a list.
bool extent_is_writable(const param *p);

#endif
