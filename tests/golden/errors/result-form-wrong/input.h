typedef enum status_enum { OK = 0, BAD = 1 } status;
int level(void);
status last(int *n);
const float *table(void);
