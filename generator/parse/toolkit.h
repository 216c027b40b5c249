// A CUDA toolkit as a folder of headers: is what a spec needs there?
#ifndef CUBIND_GENERATOR_TOOLKIT_H
#define CUBIND_GENERATOR_TOOLKIT_H

#include <stdbool.h>

#include "spec/spec.h"

// Whether a folder exists; reports it where not.
bool toolkit_has_folder(const char *folder);

// The header's path, in `include_dir` or a folder of the spec's; NULL where none has it.
const char *toolkit_find_header(arena *a, const char *include_dir, const spec *s, const char *name);

// Takes the headers that older releases lack out of the spec, where they are absent.
void toolkit_leave_out_headers(arena *a, const char *include_dir, spec *s);

// Whether all headers that the spec names are in `include_dir`; reports the first that is not, with
// the path looked for.
bool toolkit_has_headers(arena *a, const char *include_dir, const spec *s);

// An estimate of how long the module's headers take, to compare with other modules.
long long toolkit_weight(arena *a, const char *include_dir, const spec *s);

#endif
