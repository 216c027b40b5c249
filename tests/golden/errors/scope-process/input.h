typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef void (*notify)(void *data);
status f(notify fn, void *data);
