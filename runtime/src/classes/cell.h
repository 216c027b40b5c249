// Makes the types of handles, scalars and callbacks.
#ifndef CUBIND_CLASSES_CELL_H
#define CUBIND_CLASSES_CELL_H

#include "objects/info.h"

// Makes the type. `info` is complete except for the members that only cells use. New reference;
// NULL with an exception.
PyTypeObject *cb__cell_type(cb_info *info);

#endif
