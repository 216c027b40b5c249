// What the files of the parse stage share: one parser per module, and each file's entry points.
//
// parse.c runs the passes, all over the same in-memory file that includes the spec's headers:
//   main        declarations, documentation and the macro record             decls.c
//   probe       one variable per macro, evaluated                            macros.c
//   internal    every version of every function, beside the PFN typedefs     versions.c
//   per thread  the functions' entry points for the per-thread stream        versions.c
//   plain C     for C++ headers only: which functions C does not see         versions.c
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

// How far a header was read for the groups of its documentation (groups.c).
enum { GROUP_DEPTH = 16 };

typedef struct group_walk {
    const source_file *file;
    size_t offset;
    const char *named;             // by the last \defgroup, for the next @{
    const char *open[GROUP_DEPTH]; // NULL: a brace without a name
    int depth;
} group_walk;

// A header of another module, or of none.
typedef struct imported_file {
    CXFile file;
    const char *module;
    spec_name *header; // where the spec names it
} imported_file;

typedef struct parser {
    model *m;
    arena *a;
    const spec *s;
    const char *include_dir;
    const char *main_text; // the in-memory file
    CXIndex index;
    CXTranslationUnit unit; // of the main pass; all cursors below are of it
    source_file *files;
    int file_count;
    group_walk groups;
    imported_file *imported;
    int imported_count;
    CXCursor *wanted; // declarations of imported headers that own ones use; canonical cursors
    int wanted_count;
    table types;      // every type met so far, by spelling
    table written;    // what typedefs of typedefs are written on
    int type_depth;   // of the one that is looked at
    bool is_too_deep; // one was, and was reported

    // Parallel to the model's arrays.
    CXCursor *function_cursors;
    CXCursor *enum_cursors;
    CXCursor *record_cursors;
    int *record_parents; // index of the enclosing record, -1 at the top level
    CXCursor *typedef_cursors;
    CXCursor *variable_cursors;
    int variable_count;
    const char **macro_bodies; // a macro's text after its name, on one line, without comments
} parser;

// ---- parser.c ----

// The own headers into `files` and the model, once the main unit is there; false after an error.
bool parse_open_headers(parser *p);

// The own header in which a cursor stands, NULL for any other file.
const source_file *parse_own_file(const parser *p, CXCursor cursor);

// The text with the folders and macros of the spec.
clx_source parse_source(const parser *p, const char *contents);

// A unit of the spec's includes, errors reported; NULL after an error. The caller disposes of it.
CXTranslationUnit parse_unit(parser *p, const clx_source *source);

// The record or enumeration that a declaration defines; -1 when it is none of this model.
int parse_find_record(const parser *p, CXCursor declaration);
int parse_find_enum(const parser *p, CXCursor declaration);

// ---- decls.c ----

// Lists the declarations of the own headers: cursors and names only.
void parse_collect(parser *p);

// Lists types, enumerations and records again, with the wanted ones of imported headers in place.
void parse_collect_imports(parser *p);

// Signatures and documentation. Needs named types.
void parse_functions(parser *p);

// ---- imports.c ----

// Finds the declarations of imported headers that own ones use. Needs public names of functions.
void parse_want_imports(parser *p);

// The module that binds a wanted declaration; NULL for any other.
const char *parse_origin(const parser *p, CXCursor cursor);
// In a header that the spec says no module has classes for.
bool parse_has_no_module(const parser *p, CXCursor cursor);

// ---- refuse.c ----

// Functions and typedefs that no binding can be made for leave the model for the list of what is
// skipped. Needs public names of functions.
void parse_refuse_functions(parser *p);
void parse_refuse_typedefs(parser *p);

// Why nothing can be made of a record, by its index; NULL where something can.
const char *parse_refused_record(parser *p, int index);

// ---- records.c ----

// Names of records and enumerations from the typedefs, anonymous ones from their parents.
void parse_names(parser *p);

// Layouts, enumerators and typedefs. Needs names.
void parse_bodies(parser *p);

// ---- types.c ----

const type *parse_type(parser *p, CXType type);

// The same type through another name of what it is made of: "const T *" as "const U *".
const type *parse_renamed_type(parser *p, const type *t, const char *from, const char *to);

// `struct t **` where the headers call `struct t *` a handle: a pointer to that handle; else `t` itself.
const type *parse_handle_pointer(parser *p, const type *t);

// A parameter's type as the call takes it; `declared` itself unless that is an array or function.
const type *parse_decayed(parser *p, const type *declared, CXType canonical);

// ---- macros.c ----

void parse_macro_collect(parser *p, CXCursor definition);
void parse_renames(parser *p); // public names of functions

// Macros that name a typedef are typedefs like it. Before anything is named.
void parse_macro_typedefs(parser *p);

// The type as the source has it, where that is by such a macro; else `t` itself.
const type *parse_macro_type(parser *p, CXCursor declaration, const type *t);

void parse_macros(parser *p);

// Constants that headers define, as macros; other variables as skipped.
void parse_variables(parser *p);

// The enumeration that the spec makes of macros: what functions return that are declared to return an
// integer. Needs values.
void parse_status_macros(parser *p);

// ---- versions.c ----

void parse_versions(parser *p);
void parse_per_thread(parser *p);
void parse_cxx_only(parser *p);

// ---- comments.c, directions.c, groups.c ----

// The documentation comment above the line of a place in the file, without its decoration; NULL when
// there is none.
const char *comment_above(arena *a, const source_file *file, size_t offset);

// A raw comment without decoration: one line of text per line, no leading stars.
const char *comment_clean(arena *a, const char *raw, size_t length);

// Length of the command `name` at `s`, as \name or @name; 0 when it is not there.
size_t comment_command(const char *s, const char *name);

// The first sentence.
const char *comment_brief(arena *a, const char *doc);

// The direction that a parameter's text suggests for a pointer; DIR_UNDECIDED when it says neither
// way.
direction comment_direction(const char *doc);

// A parameter's own comment, behind it on its line: "int *n, ///< [in,out] how many". Where there is
// one, its text, and its direction where it says one.
void comment_behind(arena *a, const source_file *file, size_t offset, param *p);

// The group of documentation that a place in the file is in, by its identifier; NULL when there is none.
const char *comment_group(arena *a, group_walk *w, const source_file *file, size_t offset);

// That which a comment names itself.
const char *comment_ingroup(arena *a, const char *doc);

// Hands out the \param texts of `f->doc` to its parameters, with the direction that they propose.
void comment_params(arena *a, function *f);

#endif
