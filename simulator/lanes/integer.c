// The loops of integer.def.
#define LIST "lanes/integer.def"
#define TABLE SIM_LOOPS(integer)
#include "lanes/loops.h"
