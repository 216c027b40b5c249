// Finds the files that belong to the programs: specs, models, templates.
#ifndef CUBIND_GENERATOR_DATA_H
#define CUBIND_GENERATOR_DATA_H

#include "base/arena.h"

// Returns the folder <program>/../share/cubind/<name> of an installed program if there is one, else
// `in_source`, the folder that a program in a build folder uses.
const char *data_folder(arena *a, const char *name, const char *in_source);

#endif
