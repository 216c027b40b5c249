// layout_check.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include <input.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 2000.
_Static_assert((long long)OK == 0LL, "value of OK");
_Static_assert((long long)BAD == 1LL, "value of BAD");
_Static_assert((long long)RED == 0LL, "value of RED");
_Static_assert((long long)GREEN == 1LL, "value of GREEN");
_Static_assert((long long)ALSO_GREEN == 1LL, "value of ALSO_GREEN");
_Static_assert((long long)BLUE == -3LL, "value of BLUE");
_Static_assert(sizeof(point) == 24, "size of point");
_Static_assert(_Alignof(point) == 8, "alignment of point");
_Static_assert(__builtin_offsetof(point, x) == 0, "offset of point.x");
_Static_assert(__builtin_offsetof(point, tag) == 4, "offset of point.tag");
_Static_assert(__builtin_offsetof(point, owner) == 8, "offset of point.owner");
_Static_assert(__builtin_offsetof(point, u) == 16, "offset of point.u");
_Static_assert((unsigned long long)SAMPLE_FLAG == 2147483648ULL, "value of SAMPLE_FLAG");
_Static_assert((unsigned long long)SAMPLE_NEGATIVE == 18446744073709551614ULL,
    "value of SAMPLE_NEGATIVE");
_Static_assert((unsigned long long)VERSION == 2000ULL, "value of VERSION");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleSet),
    status(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio,
    double exact, color c, point by_value, const point *by_pointer, const char *name,
    const void *data, signed char m)), "type of sampleSet");
_Static_assert(__builtin_types_compatible_p(__typeof__(samplePing), status(void)),
    "type of samplePing");
