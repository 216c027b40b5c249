#include <stddef.h>
typedef struct handle_st *handle;
typedef unsigned long long devptr;
typedef enum color_enum { RED = 0, GREEN = 1 } color;
typedef struct point_st { int x, y; } point;
status samplePut(size_t count, const handle *source, const handle *to, const point *data, int ints, const unsigned *numbers);
status samplePaint(const color *colors, const float *weights, int n, const char *const *names, const devptr *dims, const float *rgba,
                   void *const *addresses);
status sampleFill(unsigned int count, handle *items, int *capabilities, point *points);
