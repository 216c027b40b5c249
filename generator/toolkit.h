// A CUDA toolkit as a folder of headers: is what a spec needs there, and which release is it?
#ifndef CUBIND_GENERATOR_TOOLKIT_H
#define CUBIND_GENERATOR_TOOLKIT_H

#include <stdbool.h>

#include "spec.h"

// Whether a folder exists; reports it where not.
bool toolkit_has_folder(const char *folder);

// Whether all headers that the spec names are in `include_dir`; reports the first that is not, with
// the path looked for.
bool toolkit_has_headers(arena *a, const char *include_dir, const spec *s);

// CUDA_VERSION as cuda.h defines it (13050); 0 where there is no cuda.h.
int toolkit_version(arena *a, const char *include_dir);

#endif
