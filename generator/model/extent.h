// How much memory a call reads or writes behind an address, as the spec's `bytes` says it.
//
//     bytes: count                              so many bytes
//     bytes: "width, pitch dpitch, rows height" rows, each so far behind the one before
//     bytes: "1, pitch incx, rows n, item size" the same in items of so many bytes
//     bytes: packed n                           a triangle of a matrix of n by n, without gaps
//     bytes: each sizes                         a list of addresses, with a list of their sizes
//
// and for members of structs, boxes in larger ones:
//
//     left x, above y, before z                 where in its row, plane and box the first item lies
//     height h, planes d                        planes, each of so many rows
//     when condition                            else nothing
//     at member                                 the address is a member of the member
//
// Each part but the last of either is a C expression over the parameters or members. Products and
// sums are made by the runtime, where they cannot wrap: there are none in these expressions.
#ifndef CUBIND_GENERATOR_EXTENT_H
#define CUBIND_GENERATOR_EXTENT_H

#include <stdbool.h>

#include "base/arena.h"
#include "model/model.h"

// Absent parts are NULL: one row, items of the size of what the pointer leads to.
typedef struct extent {
    const char *row;
    const char *pitch;
    const char *rows;
    const char *item;
    const char *each;   // the list of sizes; then nothing else
    const char *packed; // rows of the matrix; then nothing else
    const char *left;
    const char *above;
    const char *before;
    const char *height;
    const char *planes;
    const char *when;
    const char *at;
} extent;

// Those that are C expressions.
enum { EXTENT_EXPRESSIONS = 11 };
void extent_expressions(const extent *e, const char *out[EXTENT_EXPRESSIONS]);

// False for a text that is none of these forms.
bool extent_read(arena *a, const char *text, extent *out);

// True if C lets the call write behind this address, or behind those of a list.
bool extent_is_writable(const param *p);

// Whether calls that take the record, NULL for none, read or write behind its members.
bool record_has_memory(const record *r);

#endif
