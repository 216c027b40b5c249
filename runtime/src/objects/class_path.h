// Names a class in messages.
#ifndef CUBIND_OBJECTS_CLASS_PATH_H
#define CUBIND_OBJECTS_CLASS_PATH_H

#include "cubind/class.h"

// Return the path of a class for messages: "cubind.driver.CUstream" and "driver.CUstream". `out`
// has CB__PATH_SIZE bytes; the result may point into it or elsewhere.
enum { CB__PATH_SIZE = 192 };
const char *cb__class_path(const cb_module *m, int index, char *out);
const char *cb__class_short_path(const cb_module *m, int index, char *out);
// Returns "driver.CUstream" for "cubind.driver.CUstream".
const char *cb__without_package(const char *path);

#endif
