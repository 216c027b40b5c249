// Declares a binding without a library, for tests of the C runtime from C and from Python. It has
// classes of every kind, and records with every kind of field.
#ifndef SYNTHETIC_H
#define SYNTHETIC_H

#include "cubind/cubind.h"

enum {
    T_Status,
    T_Color,
    T_Bits,
    T_Sparse,
    T_Stream,
    T_Event,
    T_Hook,
    T_Address,
    T_Count32,
    T_Signed32,
    T_Point_st,
    T_Point,
    T_Inner,
    T_Outer,
    T_Everything,
    T_Dim,
    T_Aligned,
    T_Empty,
    T_Choice,
    T_Tail,
    T_Tint,
    T_Wide,
    T_Plain,
    T_Plain_st,
    T_Box,
    T_Node,
    T_Variant,
    CLASS_COUNT
};

typedef struct Point {
    int x;
    int y;
} Point;

typedef struct Inner {
    void *data;
    const char *name;
    Point *corners;
    unsigned int cornerCount;
} Inner;

typedef struct Outer {
    unsigned int flags;
    Inner inner;
    Inner other;
    struct {
        int first;
        struct {
            int64_t value;
        } deep;
    } tail;
    Inner *inners;
    size_t innerCount;
} Outer;

typedef union Choice {
    Point point;
    uint64_t bits;
    void *pointer;
    float ratio;
} Choice;

typedef struct Everything {
    int8_t i8;
    int16_t i16;
    int32_t i32;
    int64_t i64;
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    float f32;
    double f64;
    int32_t color;
    uint32_t bits;
    void *stream;
    uint64_t address;
    uint32_t count32;
    void *hook;
    Point point;
    void *pointer;
    const char *text;
    void *raw;
    char label[8];
    unsigned char blob[4];
    char chars[4];
    char id[4];
    int ints[3];
    float floats[2];
    int32_t colors[3];
    void *streams[2];
    uint64_t addresses[2];
    Point points[2];
    Point *pointsAt;
    uint32_t pointCount;
    void **streamsAt;
    uint32_t streamCount;
    uint64_t *addressesAt;
    uint64_t addressCount;
    uint16_t *shortsAt;
    uint16_t shortCount;
    const char **namesAt;
    void **params;
} Everything;

// Has no pointers. The size is a multiple of eight; some members are aligned to eight, others not.
typedef struct Plain {
    uint64_t words[2];
    uint16_t tag;
    uint16_t tail[3];
} Plain;

// A new instance has some members that are not zero.
typedef struct Box {
    int count;
    uint32_t dim[3];
    uint32_t dims[2][3];
} Box;

typedef struct Node {
    Point *point;
    struct Node *next;
    int value;
    Point here;
    void *stream;
    Inner inner;
} Node;

// `which` selects the live member of `any`.
typedef struct Variant {
    int which;
    union {
        Inner inner;
        Node node;
        Point *corners;
        const char *text;
        void **streams;
        uint64_t words[8];
    } any;
} Variant;

extern const cb_class synthetic_classes[CLASS_COUNT];
extern const cb_binding synthetic_binding;

#endif
