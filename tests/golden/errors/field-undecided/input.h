typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct item_st { int x; } item;
typedef struct box_st {
    int count;
    item *items;
    int **table;
    struct { float *weights; } inner;
} box;
typedef struct crate_st {
    float count;
    item *items;
    item *others;
    item *pair;
} crate;
