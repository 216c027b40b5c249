// The reference of modules as Markdown: a folder for each with pages of functions and classes, and an index.
#ifndef CUBIND_GENERATOR_REFERENCE_H
#define CUBIND_GENERATOR_REFERENCE_H

#include "base/text.h"
#include "model/model.h"

// Lists what changes below `out_dir`, see base/changes.h; sorts the models. Classes of other modules are linked to where
// those are among the models. False after an error.
bool reference_list(arena *a, const model **models, int count, const char *template_dir,
                    const char *out_dir, text *changes);

#endif
