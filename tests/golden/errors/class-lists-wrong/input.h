typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct box_st { int x; } box;
typedef box *box_ref;
typedef int *numbers;
typedef unsigned long long address;
status f(box_ref b, address a);
