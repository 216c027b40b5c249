// Declares a second binding, which takes over classes from the first one.
#ifndef SYNTHETIC_FOREIGN_H
#define SYNTHETIC_FOREIGN_H

#include "synthetic.h"

enum {
    W_Other,
    W_Status,
    W_StreamDerived,
    W_Color,
    W_Stream,
    W_Address,
    W_Hook,
    W_Point,
    W_Plain,
    W_Pair,
    W_COUNT
};

typedef struct Pair {
    int32_t color;
    int32_t colors[2];
    void *stream;
    uint64_t address;
    void *hook;
    Point point;
    Point points[2];
    Point *pointsAt;
    void **streamsAt;
    Point *ref;
    uint64_t count; // length of both arrays
} Pair;

PyMODINIT_FUNC PyInit_cubind_synthetic_foreign(void);

#endif
