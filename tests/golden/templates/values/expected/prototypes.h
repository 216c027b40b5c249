// prototypes.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/api.c.in and generator/specs/sample.yaml.
// clang-format off

// The types of the library's functions.
#ifndef CUBIND_SAMPLE_PROTOTYPES_H
#define CUBIND_SAMPLE_PROTOTYPES_H

#include "types.h"

typedef status fn_sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide,
    float ratio, double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m);
typedef status fn_samplePing(void);

#endif
