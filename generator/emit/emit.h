// Turns a model into all files of its module.
#ifndef CUBIND_GENERATOR_EMIT_H
#define CUBIND_GENERATOR_EMIT_H

#include "base/text.h"
#include "model/model.h"

// The options for one module and its folder (generated/driver).
typedef struct emit_options {
    const char *template_dir;
    const char *out_dir; // NULL: write nothing
    bool force;          // overwrite hand-edited files
    bool with_docs;      // carry over the headers' texts
    bool bare_stubs;     // type stubs without docstrings
    text *changes;       // out: the changes are appended, see base/changes.h
    text *
        lines; // out: the module's lines of MANIFEST are appended (emit/manifest.h); NULL: unwanted
    int written;   // out: number of files in `changes`
    int unchanged; // out: number of files that stay the same
} emit_options;

// Makes the module's files and lists those that change; writes none. False after an error.
bool emit_module(const model *m, emit_options *options);

#endif
