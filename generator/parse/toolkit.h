// Finds headers in a CUDA toolkit's folder, and checks that the folder has all headers that a spec
// needs.
#ifndef CUBIND_GENERATOR_TOOLKIT_H
#define CUBIND_GENERATOR_TOOLKIT_H

#include <stdbool.h>

#include "spec/spec.h"

// Whether the folder exists; reports it if not.
bool toolkit_has_folder(const char *folder);

// The header's path in `include_dir` or a folder of the spec; NULL if none has it.
const char *toolkit_find_header(arena *a, const char *include_dir, const spec *s, const char *name);

// Removes from the spec those absent headers that older releases may lack.
void toolkit_leave_out_headers(arena *a, const char *include_dir, spec *s);

// Whether all headers that the spec names exist; reports the first that does not, with its expected
// path.
bool toolkit_has_headers(arena *a, const char *include_dir, const spec *s);

// Estimates the time for parsing the module's headers, relative to other modules.
long long toolkit_weight(arena *a, const char *include_dir, const spec *s);

#endif
