#include <stddef.h>
typedef enum other_color_enum { OTHER_RED = 0, OTHER_BLUE = 1 } other_color;
typedef struct other_stream_st *other_stream;
typedef struct other_size_st { size_t x, y; } other_size;
typedef enum other_unused_enum { OTHER_UNUSED = 0 } other_unused;
