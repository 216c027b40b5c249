// Writes and checks the MANIFEST of a release, which lists the files that the build makes from the
// models. It is committed, so it exists before the files are made.
//
// `generated/MANIFEST.12.9` has, for each module, facts that a build needs before it compiles
// (soname, folders), hashes of the code's sources, and the name and hash of each file.
// docs/generated-code.md describes it.
#ifndef CUBIND_GENERATOR_EMIT_MANIFEST_H
#define CUBIND_GENERATOR_EMIT_MANIFEST_H

#include "render/emitter.h"

// Appends all lines of a module except the line of its model. The emitter's files must be complete
// and sorted.
void manifest_describe(const emitter *e, text *out);
// Appends the line that names the file with the module's model.
void manifest_name_model(const char *module, const char *file, const char *hash, text *out);

// A committed MANIFEST, for comparison with the lines that a run makes.
typedef struct manifest {
    const char *path;
    char *data;  // NULL: not read
    bool strict; // different bytes of a file are an error instead of a warning
} manifest;

// Reads the file at `path`. False after an error.
bool manifest_read(manifest *m);
void manifest_free(manifest *m);

// Returns whether the MANIFEST was written for this model file; if not, reports an error.
bool manifest_check_model(const manifest *m, const char *path, const char *hash);
// Returns whether a module has the files and facts of the MANIFEST; if not, reports the difference.
// `made` has the lines of manifest_describe().
bool manifest_check_module(const manifest *m, const char *module, const text *made);

#endif
