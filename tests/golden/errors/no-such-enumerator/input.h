typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum attr_enum { ATTR_SIZE = 1 } attr;
status get(attr which, void *value);
