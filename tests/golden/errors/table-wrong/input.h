typedef enum status_enum { OK = 0, BAD = 1 } status;

status plain(int value);
typedef enum attr_enum { ATTR_SIZE = 1, ATTR_HOME = 2 } attr;
