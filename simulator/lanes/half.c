// The loops of half.def.
#define LIST "lanes/half.def"
#define TABLE SIM_LOOPS(half)
#include "lanes/loops.h"
