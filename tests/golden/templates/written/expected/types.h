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

#ifndef VERSION

enum status_enum {
    OK = 0,
    BAD = 1,
};
typedef enum status_enum status;

enum kind {
    KIND_A = 0,
};
typedef enum kind kind;

typedef struct point_st point;

#ifndef POINT_HAS_BEEN_DEFINED
#define POINT_HAS_BEEN_DEFINED
struct point_st {
    int x;
    int y;
};
CUBIND_ASSERT(sizeof(struct point_st) == 8, "point_st");

#endif

#endif // VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
