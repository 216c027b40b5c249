#include <stddef.h>
typedef struct stream_st *stream;
typedef struct size3_st { unsigned int x, y, z; } size3;
typedef struct inner_st { int count; size_t sizes[4]; } inner;
typedef struct outer_st { int format; inner *descriptor; } outer;
typedef enum color_enum { RED = 0, GREEN = 1 } color;
status sampleMalloc(outer **descriptor, int format);
status sampleFree(outer *descriptor);
status samplePaint(stream s, int n, const int sizes[], const float weights[], const color colors[], void **areas);
