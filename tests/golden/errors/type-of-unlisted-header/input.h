#include "other.h"
typedef enum status_enum { OK = 0, BAD = 1 } status;
typedef struct crate_st { box inner; } crate;
status f(stream s, const color *colors, number n);
status g(status (*call)(box b), crate c);
status internal(number n);
