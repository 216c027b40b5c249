// libclang's strings, places, cursors and units in this program's terms. The only traps kept here
// are libclang's own: CXStrings to dispose of, sugar that differs between releases, spellings that
// contain paths.
#ifndef CUBIND_GENERATOR_CLANG_UTIL_H
#define CUBIND_GENERATOR_CLANG_UTIL_H

#include <clang-c/Index.h>

#include "base/text.h"
#include "model/model.h"

// ---- names ----

// The interned text of `s`, which is disposed of; NULL when libclang has none.
const char *clx_string(arena *a, CXString s);

// The cursor's own name; NULL for what has none, on every libclang (typedef-named and anonymous
// records alike).
const char *clx_name(arena *a, CXCursor cursor);

// The symbol of a function, interned: mangled in C++, another one where the header names one for
// the assembler.
const char *clx_symbol(arena *a, CXCursor function);

// Whether the header marks the declaration so: naming it is an error of the compiler's.
bool clx_is_unavailable(CXCursor cursor);

// A struct, union or enum with neither tag nor typedef name.
bool clx_is_anonymous(CXCursor cursor);

// A function whose body is in the header, so that no library need have it.
bool clx_is_inline(CXCursor function);

// ---- places ----

// The expansion location, with the file's base name; `file` (may be NULL) gets libclang's file.
location clx_location(arena *a, CXSourceLocation where, CXFile *file);
location clx_cursor_location(arena *a, CXCursor cursor);

// The line of the in-memory main file, 0 where the place is in another file.
int clx_main_line(CXTranslationUnit unit, CXSourceLocation where);

// ---- types ----

// Without the sugar that some releases wrap around typedef names and tags.
CXType clx_desugar(CXType t);

// clang's spelling in one form: "int[4]" where older releases say "int [4]".
const char *clx_type_spelling(arena *a, CXType t);

// ---- visiting ----

typedef void clx_visitor(CXCursor child, void *data);

// Calls `visit` for each child, in order; goes no deeper.
void clx_each_child(CXCursor parent, clx_visitor *visit, void *data);

// ---- units ----

typedef struct clx_source {
    const char *contents; // of the in-memory main file
    const char *include_dir;
    const char *const *folders; // searched after that one
    int folder_count;
    const char *const *defines; // NAME, NAME=1
    int define_count;
    bool is_cxx;
    bool is_probe;      // errors are expected: no limit on them, no warnings
    bool with_macros;   // keep the record of macro definitions
    const char *define; // one macro more, NULL: none
} clx_source;

// NULL (and a diagnostic) when libclang could not even start. The caller disposes of the unit.
CXTranslationUnit clx_parse(CXIndex index, const clx_source *source);

// Reports each error of the unit; returns whether there was none.
bool clx_report(arena *a, CXTranslationUnit unit);

#endif
