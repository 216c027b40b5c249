// The MANIFEST of a release: what the build makes of the models, known before it is made.
//
// `generated/MANIFEST.12.9` has for each module what a build asks before it compiles (soname, folders), hashes of what the
// code is made from, and the name and hash of each file. docs/generated-code.md describes it.
#ifndef CUBIND_GENERATOR_EMIT_MANIFEST_H
#define CUBIND_GENERATOR_EMIT_MANIFEST_H

#include "render/emitter.h"

// The lines of a module whose files are complete and sorted, but for that of its model.
void manifest_describe(const emitter *e, text *out);
// That of its model, a file.
void manifest_name_model(const char *module, const char *file, const char *hash, text *out);

// A MANIFEST that was read. Its lines are compared with those that are made.
typedef struct manifest {
    const char *path;
    char *data;  // NULL: none was asked for
    bool strict; // other bytes of a file are an error, not a warning
} manifest;

// False after an error.
bool manifest_read(manifest *m);
void manifest_free(manifest *m);

// Whether the file of a model is the one that the MANIFEST was written for; else an error that says so.
bool manifest_check_model(const manifest *m, const char *path, const char *hash);
// Whether a module has the files and facts of the MANIFEST, by the lines of manifest_describe().
bool manifest_check_module(const manifest *m, const char *module, const text *made);

#endif
