typedef enum status_enum { OK = 0, BAD = 1 } status;
status fill(int *items, int count, float rate);
status fill2(int *items, int count, float rate);
status fill3(int *items, int count, float rate);
