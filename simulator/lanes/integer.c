// Compiles the loops that integer.def lists.
#define LIST "lanes/integer.def"
#define TABLE SIM_LOOPS(integer)
#include "lanes/loops.h"
