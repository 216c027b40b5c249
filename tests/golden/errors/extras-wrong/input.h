typedef enum status_enum { OK = 0, BAD = 1 } status;
#include <stddef.h>
typedef enum attr_enum { SIZE = 1, LIST = 2 } attr;
typedef struct box_st { int x; } box;
status used(int *items, int n, int *count, const char *name);
status used2(int *items, int n, int *count);
status used3(int *one);
status ends(int *n, box *b);
status asks(attr which, void *value, size_t size);
status asks2(attr which, void *value, size_t size, size_t *written);
status asks3(attr which, const void *value);
status asks4(attr which, void *value);
