typedef enum status_enum { OK = 0, BAD = 1 } status;

status plain(int value);
