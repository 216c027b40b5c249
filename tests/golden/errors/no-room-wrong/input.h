typedef enum status_enum { OK = 0, INSUFFICIENT_DRIVER = 1, INSUFFICIENT_SIZE = 2 } status;
typedef struct node_st *node;
status listNodes(node *nodes, unsigned *count);
