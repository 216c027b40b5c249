// Finds the emitted files that differ from those on disk.
#ifndef CUBIND_GENERATOR_EMIT_FILES_H
#define CUBIND_GENERATOR_EMIT_FILES_H

#include "emit/emit.h"
#include "render/emitter.h"

// Lists the changes of all files and MANIFEST. If a file was edited by hand, reports it, lists
// nothing and returns false.
bool emit_list_files(emitter *e, emit_options *options);

#endif
