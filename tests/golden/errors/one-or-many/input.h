typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct node_st *node;
typedef struct edge_st { int weight; } edge;

/* Nothing says what numDependencies counts: one handle would be passed where so many are read. */
status addDependencies(const node *sources, const node *targets, const edge *data, unsigned numDependencies);
/* One of two lists is forgotten. */
status removeDependencies(const node *sources, const node *targets, unsigned numDependencies);
status reserveIds(int *first, int count);
/**
 * \param amount Number of entries in nodes
 * \param room   Number of bytes to set aside
 */
status enumerate(node *nodes, int amount, int room);
status allocate(void **buffers, int count);
status listNames(const char **names, unsigned num);
status parse(const char *data, unsigned long size);

/* Decided: one, whatever the count; and a text that ends. */
status split(node *rest, const edge *what, int minCount);
status name(const char *text, int maxLength);
/* Nothing to decide: the integer is no count. */
status makeNode(node *out, int device, unsigned flags);
