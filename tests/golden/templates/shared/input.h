#include "other.h"
typedef pair sample_pair;
typedef struct handle_st *handle;
status sampleScale(handle h, const sample_pair *alpha, pair *x);
