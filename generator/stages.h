// The stages of the generator, in the order in which main.c calls them:
//
//     parse ─► annotate ─► check ─► emit        (or model_read ─► emit)
//
// Each returns false when it reported an error; then nothing is written. Several modules go through
// them side by side, and their files change together at the end (changes.h).
#ifndef CUBIND_GENERATOR_STAGES_H
#define CUBIND_GENERATOR_STAGES_H

#include <stdio.h>

#include "base/text.h"
#include "model/model.h"
#include "spec/spec.h"

// parse.c: headers of the spec, found in `include_dir`, into `m`; `m` has the spec's facts already (spec_apply_module).
bool parse_headers(model *m, const spec *s, const char *include_dir);

// spec.c
spec *spec_read(arena *a, const char *path);                    // NULL after an error
void spec_apply_module(const spec *s, model *m);                // name, library, status, …: before parsing

// annotate.c: the spec's rules and the defaults onto the parsed model.
bool annotate_model(model *m, const spec *s);

// check.c: undecided pointers, unmatched and conflicting rules, names that would not compile.
bool check_model(const model *m, const spec *s);

// model_write.c, model_read.c: the stable JSON form. Headers' texts (`doc`, `brief`) are never in it.
void model_write(const model *m, text *out);
model *model_read(arena *a, const char *path);                  // NULL after an error

// emit.c: all files of one module for `out_dir` (generated/driver); lists only what changes there.
typedef struct emit_options {
    const char *template_dir;
    const char *out_dir;
    bool force;          // overwrite hand-edited files
    bool with_docs;      // carry over the headers' texts
    text *changes;       // out: appended to, see changes.h
    int written;         // out: files in `changes`
    int unchanged;       // out: files that are the same
} emit_options;
bool emit_module(const model *m, emit_options *options);

#endif
