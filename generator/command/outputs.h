// What a command leaves: a text, the files of a module, a model.
#ifndef CUBIND_GENERATOR_COMMAND_OUTPUTS_H
#define CUBIND_GENERATOR_COMMAND_OUTPUTS_H

#include "base/text.h"
#include "command/options.h"
#include "model/model.h"

// To a file, or to standard output where there is none. Takes the text. False after an error.
bool outputs_write(text *out, const char *path);

// The model as <model_dir>/<major.minor>/<module>.json, by the release that the spec's version macro
// tells; appended to a list of changes (base/changes.h).
void outputs_list_model(arena *a, const options *o, const model *m, text *changes);

#endif
