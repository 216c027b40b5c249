// The loops of compare.def.
#define LIST "lanes/compare.def"
#define TABLE SIM_LOOPS(compare)
#include "lanes/loops.h"
