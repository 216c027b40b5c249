typedef struct handle_st *handle;
typedef unsigned long long devptr;
typedef enum color_enum { RED = 0, GREEN = 1 } color;
typedef struct point_st { int x, y; } point;
status sampleGetAll(int *number, double *ratio, color *c, handle *h, devptr *p, point *at, void **address, const char **text, handle of);
status sampleGetName(char *name, int len, handle of);
status sampleGetId(char *id, handle of);
status sampleExchange(color *mode, unsigned int *groups, devptr *cursor);
status sampleDestroy(handle *h);
