#include <stddef.h>
typedef struct handle_st *handle;
typedef struct edge_st { int kind; } edge;
status sampleGetEdges(handle graph, handle *source, edge *data, size_t *count);
status sampleGetInfo(handle stream, int *state, const handle **deps, size_t *numDeps);
status sampleGetCount(int *count);
status sampleGetArchs(int *archs);
