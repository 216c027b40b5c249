// Makes the types of records.
#ifndef CUBIND_CLASSES_RECORD_H
#define CUBIND_CLASSES_RECORD_H

#include "objects/info.h"

// Makes the type. `info` is complete except for the members that only records use. New reference;
// NULL with an exception.
PyTypeObject *cb__record_type(cb_info *info);

#endif
