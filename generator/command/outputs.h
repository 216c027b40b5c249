// Writes the outputs of a command: a text, or a model as one of a module's files.
#ifndef CUBIND_GENERATOR_COMMAND_OUTPUTS_H
#define CUBIND_GENERATOR_COMMAND_OUTPUTS_H

#include "base/text.h"
#include "command/options.h"
#include "model/model.h"

// Writes to the file, or to standard output if `path` is NULL. Frees the text. False after an
// error.
bool outputs_write(text *out, const char *path);

// Lists the model as <model_dir>/<major.minor>/<module>.json in `changes` (base/changes.h). The
// release comes from the spec's version macro.
void outputs_list_model(arena *a, const options *o, const model *m, text *changes);

#endif
