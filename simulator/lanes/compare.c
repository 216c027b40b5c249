// Compiles the loops that compare.def lists.
#define LIST "lanes/compare.def"
#define TABLE SIM_LOOPS(compare)
#include "lanes/loops.h"
