// Declares the state of the parse stage, one `parser` per module, and the functions that its files
// share.
//
// parse.c runs these passes over the same in-memory file, which includes the spec's headers:
//   main        declarations, documentation and macro definitions            decls.c
//   probe       three variables per macro, to evaluate it                    macros.c
//   internal    every version of every function, with the PFN typedefs       versions.c
//   per thread  the functions' entry points for the per-thread stream        versions.c
//   plain C     only for C++ headers: the functions that C does not see      versions.c
#ifndef CUBIND_GENERATOR_PARSE_INTERNAL_H
#define CUBIND_GENERATOR_PARSE_INTERNAL_H

#include "base/table.h"
#include "model/model.h"
#include "parse/clang_util.h"
#include "spec/spec.h"

// One of the spec's own headers, as libclang read it.
typedef struct source_file {
    CXFile file;
    const char *name; // base name
    const char *data; // libclang's buffer
    size_t size;
    const char **lines; // start of each line; lines[line_count] is the end of the buffer
    int line_count;
} source_file;

// How far a header has been read for the groups of its documentation (groups.c).
enum { GROUP_DEPTH = 16 };

typedef struct group_walk {
    const source_file *file;
    size_t offset;
    const char *named;             // name of the last \defgroup, for the next @{
    const char *open[GROUP_DEPTH]; // NULL: a brace without a name
    int depth;
} group_walk;

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

// ---- parser.c ----

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

// ---- decls.c ----

// Lists the declarations of the module's own headers: only cursors and names.
void parse_collect(parser *p);

// Lists types, enumerations and records again, this time with the wanted ones of imported headers.
void parse_collect_imports(parser *p);

// Reads signatures and documentation. Needs named types.
void parse_functions(parser *p);

// ---- imports.c ----

// Finds the declarations of imported headers that the module's own declarations use. Needs the
// public names of functions.
void parse_want_imports(parser *p);

// The module that binds a wanted declaration; NULL for all other declarations.
const char *parse_origin(const parser *p, CXCursor cursor);
// Whether the declaration is in a header for which, according to the spec, no module has classes.
bool parse_has_no_module(const parser *p, CXCursor cursor);

// ---- refuse.c ----

// Moves functions and typedefs that cannot be bound from the model to its list of skipped
// declarations. Needs public names of functions.
void parse_refuse_functions(parser *p);
void parse_refuse_typedefs(parser *p);

// The reason why the record with that index cannot be bound; NULL if it can.
const char *parse_refused_record(parser *p, int index);

// ---- records.c ----

// Names records and enumerations after their typedefs, and anonymous ones after their parents.
void parse_names(parser *p);

// Reads layouts, enumerators and typedefs. Needs names.
void parse_bodies(parser *p);

// ---- types.c ----

const type *parse_type(parser *p, CXType type);

// The type with one name in it replaced by another: "const T *" becomes "const U *".
const type *parse_renamed_type(parser *p, const type *t, const char *from, const char *to);

// Returns a pointer to the handle H if `t` is `struct x **` and the headers define H as `struct x
// *`. Else returns `t`.
const type *parse_handle_pointer(parser *p, const type *t);

// A parameter's type as the function receives it: `declared`, unless that is an array or function.
const type *parse_decayed(parser *p, const type *declared, CXType canonical);

// ---- macros.c ----

void parse_macro_collect(parser *p, CXCursor definition);
void parse_renames(parser *p); // sets public names of functions

// Turns macros that name a typedef into typedefs. Must run before anything is named.
void parse_macro_typedefs(parser *p);

// The type by the name in the source, if that name is such a macro; else `t` itself.
const type *parse_macro_type(parser *p, CXCursor declaration, const type *t);

void parse_macros(parser *p);

// Handles the headers' variables: adds constants to the macros, and lists all others as skipped.
void parse_variables(parser *p);

// Makes an enumeration from the macros that the spec lists as statuses, for functions declared to
// return an integer. Needs the macros' values.
void parse_status_macros(parser *p);

// ---- versions.c ----

void parse_versions(parser *p);
void parse_per_thread(parser *p);
void parse_cxx_only(parser *p);

// ---- comments.c, directions.c, groups.c ----

// The documentation comment above the line that contains the offset, without decoration; NULL if
// there is none.
const char *comment_above(arena *a, const source_file *file, size_t offset);

// A raw comment without decoration: the same lines without comment marks and leading stars.
const char *comment_clean(arena *a, const char *raw, size_t length);

// The length of the command \name or @name at `s`; 0 if `s` does not begin with it.
size_t comment_command(const char *s, const char *name);

// The first sentence of a comment.
const char *comment_brief(arena *a, const char *doc);

// The direction that a parameter's text suggests for a pointer; DIR_UNDECIDED if it suggests none.
direction comment_direction(const char *doc);

// Reads the comment that follows a parameter on its line: "int *n, ///< [in,out] how many". If
// there is one, sets the parameter's text, and its direction if the comment states one.
void comment_behind(arena *a, const source_file *file, size_t offset, param *p);

// The identifier of the documentation group at an offset in the file; NULL if there is none.
const char *comment_group(arena *a, group_walk *w, const source_file *file, size_t offset);

// The group that a comment itself names with \ingroup.
const char *comment_ingroup(arena *a, const char *doc);

// Stores the \param texts of `f->doc` in the parameters, with the directions that they propose.
void comment_params(arena *a, function *f);

#endif
