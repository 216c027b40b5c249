typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef void (*notify)(void *data);
status once(notify fn, void *data);
status twice(notify fn, void *data, int level);
status until(notify fn, void *data);
status plain(int value);
