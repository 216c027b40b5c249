#include <stddef.h>
typedef enum kind { KIND_A = 0 } kind;
typedef struct point_st { int x, y; } point;
status sampleShare(unsigned int n, point *points);
status sampleFind(size_t size, size_t step, kind what, point *found);
