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

#define SAMPLE_FLAG 2147483648u
#define SAMPLE_NEGATIVE (-2)

enum status_enum {
    OK = 0,
    BAD = 1,
};
typedef enum status_enum status;

enum color_enum {
    RED = 0,
    GREEN = 1,
    ALSO_GREEN = 1,
    BLUE = -3,
};
typedef enum color_enum color;

struct handle_st;
typedef struct point_st point_v1;
typedef struct point_st point;

typedef struct handle_st *handle;
typedef unsigned long long devptr;

struct point_st {
    int x;
    unsigned char tag[4];
    handle owner;
    union {
        float f;
        int i;
    } u;
};
CUBIND_ASSERT(sizeof(struct point_st) == 24, "point_st");

#endif // VERSION

#ifdef __cplusplus
}
#endif
#undef CUBIND_ASSERT

#endif
