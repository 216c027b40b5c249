// layout_check.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include <other.h>
#include <input.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 2000.
_Static_assert((long long)OK == 0LL, "value of OK");
_Static_assert((long long)BAD == 1LL, "value of BAD");
_Static_assert(sizeof(box) == 24, "size of box");
_Static_assert(_Alignof(box) == 8, "alignment of box");
_Static_assert(__builtin_offsetof(box, size) == 0, "offset of box.size");
_Static_assert(__builtin_offsetof(box, color) == 16, "offset of box.color");
_Static_assert((unsigned long long)VERSION == 2000ULL, "value of VERSION");
_Static_assert(__builtin_types_compatible_p(__typeof__(samplePaint),
    status(other_stream s, const box *what, other_color color, other_color *before)),
    "type of samplePaint");
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleMeasure),
    status(box *what, other_size *size)), "type of sampleMeasure");
