typedef struct other_pair_st { float x, y; } other_pair;
typedef other_pair pair;
typedef enum other_order_enum { OTHER_ROWS = 0 } other_order;
