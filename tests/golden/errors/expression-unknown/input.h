typedef enum status_enum { OK = 0, BAD = 1 } status;
#define LIMIT 4
status fill(int *items, int count);
