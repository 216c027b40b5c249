// The loops of convert.def.
#define LIST "lanes/convert.def"
#define TABLE SIM_LOOPS(convert)
#include "lanes/loops.h"
