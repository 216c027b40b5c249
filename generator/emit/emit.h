// A model into all files of its module.
#ifndef CUBIND_GENERATOR_EMIT_H
#define CUBIND_GENERATOR_EMIT_H

#include "base/text.h"
#include "model/model.h"

// For one module and its folder (generated/driver).
typedef struct emit_options {
    const char *template_dir;
    const char *out_dir; // NULL: nothing is to be written
    bool force;          // overwrite hand-edited files
    bool with_docs;      // carry over the headers' texts
    bool bare_stubs;     // type stubs without docstrings
    text *changes;       // out: appended to, see base/changes.h
    text *
        lines; // out: appended to, the module's lines of a MANIFEST (emit/manifest.h); NULL: not asked for
    int written;   // out: files in `changes`
    int unchanged; // out: files that are the same
} emit_options;

// Lists only what changes there. False after an error.
bool emit_module(const model *m, emit_options *options);

#endif
