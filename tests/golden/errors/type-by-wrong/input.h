typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef enum attr_enum { ATTR_SIZE = 1 } attr;
status get(attr which, int flags, void *value);
status get2(attr which, int flags, void *value);
status get3(attr which, int flags, void *value);
status get4(attr which, status s, void *value);
status get5(attr which, void *value);
status get6(attr which, void *value);
