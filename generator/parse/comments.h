// Finds documentation comments in the text of headers, and reads their commands.
#ifndef CUBIND_GENERATOR_PARSE_COMMENTS_H
#define CUBIND_GENERATOR_PARSE_COMMENTS_H

#include "model/model.h"
#include "parse/source_file.h"

// The documentation comment above the line that contains the offset, without decoration; NULL if
// there is none.
const char *comment_above(arena *a, const source_file *file, size_t offset);

// A raw comment without decoration: the same lines without comment marks and leading stars.
const char *comment_clean(arena *a, const char *raw, size_t length);

// The length of the command \name or @name at `s`; 0 if `s` does not begin with it.
size_t comment_command(const char *s, const char *name);

// The first sentence of a comment.
const char *comment_brief(arena *a, const char *doc);

// Reads the comment that follows a parameter on its line: "int *n, ///< [in,out] how many". If
// there is one, sets the parameter's text, and its direction if the comment states one.
void comment_behind(arena *a, const source_file *file, size_t offset, param *p);

// Stores the \param texts of `f->doc` in the parameters, with the directions that they propose.
void comment_params(arena *a, function *f);

#endif
