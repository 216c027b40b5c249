typedef enum status_enum { OK = 0, BAD = 1 } status;
const char *describe(int code);
int **table(void);
void reset(void);
