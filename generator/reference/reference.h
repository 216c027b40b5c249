// Makes the reference of modules as Markdown: each module gets a folder with pages of functions and
// classes, and an index.
#ifndef CUBIND_GENERATOR_REFERENCE_H
#define CUBIND_GENERATOR_REFERENCE_H

#include "base/text.h"
#include "model/model.h"

// Lists the changes below `out_dir` (base/changes.h) and sorts `models`. A class of another module
// becomes a link if that module is among the models. False after an error.
bool reference_list(arena *a, const model **models, int count, const char *template_dir,
                    const char *out_dir, text *changes);

#endif
