// Holds the state of the parse stage, one `parser` per module, and has the code that all passes
// share.
//
// parse.c runs these passes over the same in-memory file, which includes the spec's headers:
//   main        declarations, documentation and macro definitions            decls.c
//   probe       three variables per macro, to evaluate it                    macros.c
//   internal    every version of every function, with the PFN typedefs       versions.c
//   per thread  the functions' entry points for the per-thread stream        versions.c
//   plain C     only for C++ headers: the functions that C does not see      versions.c
#ifndef CUBIND_GENERATOR_PARSE_PARSER_H
#define CUBIND_GENERATOR_PARSE_PARSER_H

#include "base/table.h"
#include "model/model.h"
#include "parse/clang_util.h"
#include "parse/groups.h"
#include "spec/spec.h"

// A header that belongs to another module, or to no module.
typedef struct imported_file {
    CXFile file;
    const char *module;
    spec_name *header; // its entry in the spec
} imported_file;

typedef struct parser {
    model *m;
    arena *a;
    const spec *s;
    const char *include_dir;
    const char *main_text; // the in-memory file
    CXIndex index;
    CXTranslationUnit unit; // the unit of the main pass; all cursors below belong to it
    source_file *files;
    int file_count;
    group_walk groups;
    imported_file *imported;
    int imported_count;
    CXCursor *wanted; // imported declarations that the module's own use; canonical cursors
    int wanted_count;
    table types;      // every type met so far, by spelling
    table written;    // typedefs of typedefs: the type at the end of the chain
    int type_depth;   // nesting of the type in progress
    bool is_too_deep; // a type was too deep, which has been reported

    // Parallel to the model's arrays.
    CXCursor *function_cursors;
    CXCursor *enum_cursors;
    CXCursor *record_cursors;
    int *record_parents; // index of the enclosing record; -1 at the top level
    CXCursor *typedef_cursors;
    CXCursor *variable_cursors;
    int variable_count;
    // A macro's text after its name, on one line, without comments.
    const char **macro_bodies;
} parser;

// Adds the module's own headers to `files` and to the model. Needs the main unit. False after a
// reported error.
bool parse_open_headers(parser *p);

// The module's own header that contains the cursor; NULL for any other file.
const source_file *parse_own_file(const parser *p, CXCursor cursor);

// Returns a source made of `contents` and the spec's folders and macros.
clx_source parse_source(const parser *p, const char *contents);

// Parses a unit and reports its errors; NULL after an error. The caller disposes of the unit.
CXTranslationUnit parse_unit(parser *p, const clx_source *source);

// The index of the record or enumeration that a declaration defines; -1 if the model has none.
int parse_find_record(const parser *p, CXCursor declaration);
int parse_find_enum(const parser *p, CXCursor declaration);

#endif
