typedef enum status_enum { OK = 0, BAD = 1 } status;
#include "other.h"
status f(stream s);
