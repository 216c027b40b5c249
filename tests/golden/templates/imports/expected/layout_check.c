// layout_check.c of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/layout_check.c.in and generator/specs/sample.yaml.
// clang-format off

#include <other.h>
#include <input.h>

#include "prototypes.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

// A header of another release may differ; this one was made from 2000.
#define CHECK_SIZE(type, size, align) \
    _Static_assert(sizeof(type) == size && _Alignof(type) == align, "size or alignment of " #type)
#define CHECK_OFFSET(type, field, at) \
    _Static_assert(__builtin_offsetof(type, field) == at, "offset of " #type "." #field)
#define CHECK_ENUMERATOR(enumerator, value) \
    _Static_assert((long long)enumerator == value, "value of " #enumerator)
#define CHECK_MACRO(name, value) \
    _Static_assert((unsigned long long)(name) == value, "value of " #name)
#define CHECK_TYPE(name, type) \
    _Static_assert(__builtin_types_compatible_p(__typeof__(name), type), "type of " #name)

CHECK_ENUMERATOR(OK, 0);
CHECK_ENUMERATOR(BAD, 1);

CHECK_SIZE(box, 24, 8);
CHECK_OFFSET(box, size, 0);
CHECK_OFFSET(box, color, 16);

CHECK_MACRO(VERSION, 2000);

CHECK_TYPE(samplePaint, fn_samplePaint);
CHECK_TYPE(sampleMeasure, fn_sampleMeasure);
