// Compiles the loops that convert.def lists.
#define LIST "lanes/convert.def"
#define TABLE SIM_LOOPS(convert)
#include "lanes/loops.h"
