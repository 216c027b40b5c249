// Compiles the loops that half.def lists.
#define LIST "lanes/half.def"
#define TABLE SIM_LOOPS(half)
#include "lanes/loops.h"
