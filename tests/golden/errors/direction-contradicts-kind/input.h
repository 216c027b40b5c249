typedef enum status_enum { OK = 0, BAD = 1 } status;
status name(char *text, int length);
status size(int *value);
status set(int *value);
