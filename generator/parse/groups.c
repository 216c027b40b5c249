// Finds the groups of the headers' documentation. A group begins with \defgroup or \addtogroup and
// a name; its declarations are between @{ and @}, which may nest. The manual has a page for each
// group. Only the group's name is used.
#include "parse/groups.h"

#include <string.h>

#include "base/forms.h"
#include "base/text.h"
#include "parse/comments.h"

// The word at `s`; NULL if no model may have it as a name ("3d", or a keyword).
static const char *
name_behind(arena *a, const char *s)
{
    s += strspn(s, " \t");
    const char *name = arena_intern_n(a, s, text_word_length(s));
    return form_fits(FORM_NAME, name) ? name : NULL;
}

// The innermost open group with a name.
static const char *
current(const group_walk *w)
{
    for (int i = w->depth < GROUP_DEPTH ? w->depth : GROUP_DEPTH; i > 0; i--)
        if (w->open[i - 1] != NULL)
            return w->open[i - 1];
    return NULL;
}

// Handles the command at a backslash or @.
static void
step(arena *a, group_walk *w, const char *s)
{
    size_t named = comment_command(s, "defgroup");
    if (named == 0)
        named = comment_command(s, "addtogroup");
    if (named > 0) {
        w->named = name_behind(a, s + named);
    } else if (s[1] == '{') {
        if (w->depth < GROUP_DEPTH)
            w->open[w->depth] = w->named;
        w->depth++;
        w->named = NULL;
    } else if (s[1] == '}' && w->depth > 0) {
        w->depth--;
    }
}

// Functions come in the order of their headers, so the walk continues from the previous one.
const char *
comment_group(arena *a, group_walk *w, const source_file *file, size_t offset)
{
    if (w->file != file || w->offset > offset)
        *w = (group_walk){.file = file};
    const char *end = file->data + (offset < file->size ? offset : file->size);
    const char *s = file->data + w->offset;
    for (; s + 1 < end; s++)
        if (*s == '@' || *s == '\\')
            step(a, w, s);
    w->offset = (size_t)(s - file->data);
    return current(w);
}

const char *
comment_ingroup(arena *a, const char *doc)
{
    for (const char *s = doc; *s != '\0'; s++) {
        size_t named = comment_command(s, "ingroup");
        if (named > 0)
            return name_behind(a, s + named);
    }
    return NULL;
}
