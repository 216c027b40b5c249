#include <stddef.h>
typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct node_st *node;
status add(const node *nodes, size_t count);
status add_v2(node *nodes, size_t count);
status get(node *result);
status get_v2(node **result);
