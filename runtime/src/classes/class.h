// Frees what a class keeps besides its type.
#ifndef CUBIND_CLASSES_CLASS_H
#define CUBIND_CLASSES_CLASS_H

#include "objects/info.h"

// Does nothing for NULL. The type must be gone.
void cb__info_free(cb_info *info);

#endif
