typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct node_st *node;
/* The library reads *count as the room for nodes, and writes how many there are. */
status listNodes(node *nodes, unsigned *count);
status findNodes(node *nodes, unsigned *count);
status getBytes(void *value, unsigned long *size);
/** \param[in,out] groups how many */
status makeGroups(unsigned *groups);

/* Decided, or nothing to decide. */
status getFormat(int *format, int *numChannels);
status getTable(const void **table, unsigned long *size);
status getSome(node *nodes, unsigned room, unsigned *count);
