// Finds the groups of the headers' documentation.
#ifndef CUBIND_GENERATOR_PARSE_GROUPS_H
#define CUBIND_GENERATOR_PARSE_GROUPS_H

#include "base/arena.h"
#include "parse/source_file.h"

enum { GROUP_DEPTH = 16 };

// How far a header has been read for the groups of its documentation.
typedef struct group_walk {
    const source_file *file;
    size_t offset;
    const char *named;             // name of the last \defgroup, for the next @{
    const char *open[GROUP_DEPTH]; // NULL: a brace without a name
    int depth;
} group_walk;

// The identifier of the documentation group at an offset in the file; NULL if there is none.
const char *comment_group(arena *a, group_walk *w, const source_file *file, size_t offset);

// The group that a comment itself names with \ingroup.
const char *comment_ingroup(arena *a, const char *doc);

#endif
