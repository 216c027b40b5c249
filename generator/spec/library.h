// Reads the library's names, and the folders where it may be found.
#ifndef CUBIND_GENERATOR_SPEC_LIBRARY_H
#define CUBIND_GENERATOR_SPEC_LIBRARY_H

#include "spec/spec.h"

// Checks `library`; spec_apply_library() takes its values later.
void spec_read_library(const spec *s);

// Copies the library's names and search folders into the model. They may depend on the major
// release, which is known only after the headers are parsed. False after an error.
bool spec_apply_library(const spec *s, model *m);

#endif
