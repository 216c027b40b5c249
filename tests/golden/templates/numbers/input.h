#include <stddef.h>
typedef struct context_st *context;
typedef struct pair_st { float x, y; } pair;
typedef enum mode_enum { ON_HOST = 0, ON_DEVICE = 1, FIRST_ON_DEVICE = 2 } mode;
typedef enum kind_enum { REAL = 1, LONG = 2, COMPLEX = 3 } kind;
status sampleGetMode(context c, mode *where);
status sampleGetSetting(context c, int setting, void *value, size_t size);
status sampleScale(context c, int n, const float *alpha, float *x);
status sampleScaleAny(context c, kind of, kind data, const void *alpha, void *x);
status sampleDot(context c, const pair *x, pair *result);
status sampleRotate(context c, double *a, const double *b, double param[5]);
status sampleGroups(int count, const int sizes[], const long long alpha[]);
status sampleAdd(context c, const void *alpha, const void *beta);
