// layout_check.c of cubind's binding of the , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// Header: input.h
// clang-format off

#include <other.h>
#include <input.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#ifdef __cplusplus  // compiled as that, it proves what only C++ sees
#include <type_traits>
#define _Static_assert static_assert
#define _Alignof alignof
#define __builtin_types_compatible_p(a, b) std::is_same<a, b>::value
#endif

// A header of another release may differ; this one was made from 2000.
_Static_assert((long long)OK == 0LL, "value of OK");
_Static_assert((long long)BAD == 1LL, "value of BAD");
_Static_assert((unsigned long long)VERSION == 2000ULL, "value of VERSION");
#ifndef __cplusplus  // which has overloads of some
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleScale),
    status(context c, const float *alpha, void *x)), "type of sampleScale");
#else
_Static_assert(__builtin_types_compatible_p(__typeof__(sampleScaleHalf),
    status(context c, const other_half *alpha, other_half *x)), "type of sampleScaleHalf");
#endif
