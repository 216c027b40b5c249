typedef enum status_enum { OK = 0, BAD = 1 } status;

status plain(int value);
status copyAll(int value);
status hidden(int value);
