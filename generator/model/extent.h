// Parses the spec's `bytes`, which says how many bytes a call reads or writes at an address:
//
//     bytes: count                              a number of bytes
//     bytes: "width, pitch dpitch, rows height" rows that begin `dpitch` bytes apart
//     bytes: "1, pitch incx, rows n, item size" the same rows, counted in items of `size` bytes
//     bytes: packed n                           a triangle of an n by n matrix, without gaps
//     bytes: each sizes                         a list of addresses, with a list of their sizes
//
// Members of structs may also describe a box within a larger one:
//
//     left x, above y, before z                 position of the first item in row, plane and box
//     height h, planes d                        planes of `height` rows each
//     when condition                            no memory unless the condition holds
//     at member                                 the address is a member of this member
//
// Each part except `each` and `at` is a C expression over the parameters or members. An expression
// must not contain products or sums; the runtime multiplies and adds the parts with overflow
// checks.
#ifndef CUBIND_GENERATOR_EXTENT_H
#define CUBIND_GENERATOR_EXTENT_H

#include <stdbool.h>

#include "base/arena.h"
#include "model/model.h"

// Absent parts are NULL. By default there is one row, and an item has the size of the pointer's
// target.
typedef struct extent {
    const char *row;
    const char *pitch;
    const char *rows;
    const char *item;
    const char *each;   // the list of sizes; excludes all other parts
    const char *packed; // rows of the matrix; excludes all other parts
    const char *left;
    const char *above;
    const char *before;
    const char *height;
    const char *planes;
    const char *when;
    const char *at;
} extent;

// Stores the parts that are C expressions.
enum { EXTENT_EXPRESSIONS = 11 };
void extent_expressions(const extent *e, const char *out[EXTENT_EXPRESSIONS]);

// Parses `text`; returns false if it has none of these forms.
bool extent_read(arena *a, const char *text, extent *out);

// Whether the parameter's C type lets the call write to the address, or to the addresses in a list.
bool extent_is_writable(const param *p);

// Whether calls that take the record access memory that its members point to. `r` may be NULL.
bool record_has_memory(const record *r);

#endif
