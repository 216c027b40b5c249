// types.h of cubind for , API version 2.0.
// Do not edit: made by cubind-gen from templates/types.h.in and generator/specs/sample.yaml.
// clang-format off

#ifndef CUBIND_SAMPLE_TYPES_H
#define CUBIND_SAMPLE_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CUBIND_ASSERT static_assert
extern "C" {
#else
#define CUBIND_ASSERT _Static_assert
#endif

#if !defined(VERSION) || !defined(__cplusplus) // the headers show these to C++ alone
#ifndef CUBIND_DECLARED_other_half
#define CUBIND_DECLARED_other_half
struct other_half {
    unsigned short bits;
};
CUBIND_ASSERT(sizeof(struct other_half) == 2, "other_half");

typedef struct other_half other_half;
#endif

#endif

#ifndef VERSION

enum status_enum {
    OK = 0,
    BAD = 1,
};
typedef enum status_enum status;

struct context_st;

typedef struct context_st *context;

#endif // VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
