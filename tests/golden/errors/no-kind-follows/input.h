typedef enum status_enum { OK = 0, BAD = 1 } status;
status sum(const float *items, int count);
status text(char *buffer, int size);
status blob(void *data);
