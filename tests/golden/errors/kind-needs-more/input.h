typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum option_enum { SPEED = 1 } option;
status name(char *text, int length);
status luid(char *text);
status options(int count, option *keys, void **values);
status sized(void *value, unsigned size);
status constant(int value);
