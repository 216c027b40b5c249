// Compiles the loops that single.def lists.
#define LIST "lanes/single.def"
#define TABLE SIM_LOOPS(single)
#include "lanes/loops.h"
