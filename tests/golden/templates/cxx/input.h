#include "other.h"
#ifdef __cplusplus
extern "C" {
#endif
typedef struct context_st *context;
status sampleScale(context c, const float *alpha, void *x);
#ifdef __cplusplus
status sampleScaleHalf(context c, const other_half *alpha, other_half *x);
}
static inline status sampleScale(context c, float alpha, void *x) { return sampleScale(c, &alpha, x); }
#endif
