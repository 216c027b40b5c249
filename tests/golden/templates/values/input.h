typedef struct handle_st *handle;
typedef unsigned long long devptr;
typedef enum color_enum { RED = 0, GREEN = 1, ALSO_GREEN = 1, BLUE = -3 } color;
typedef struct point_st { int x; unsigned char tag[4]; handle owner; union { float f; int i; } u; } point_v1;
typedef point_v1 point;
#define SAMPLE_FLAG 0x80000000u
#define SAMPLE_NEGATIVE (-2)
status sampleSet(handle h, devptr p, unsigned int flags, unsigned long long wide, float ratio, double exact, color c, point by_value,
                 const point *by_pointer, const char *name, const void *data, signed char m);
status samplePing(void);
