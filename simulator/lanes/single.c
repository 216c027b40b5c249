// The loops of single.def.
#define LIST "lanes/single.def"
#define TABLE SIM_LOOPS(single)
#include "lanes/loops.h"
