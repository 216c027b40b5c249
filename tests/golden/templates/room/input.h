#include <stddef.h>
typedef struct plan_st *plan;
typedef struct algo_st { int id; float cost; } algo;
status sampleSearch(plan p, int requested, algo results[], int *found);
status sampleSizes(plan p, size_t *sizes);
