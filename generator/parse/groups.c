// The groups of the headers' documentation: \defgroup or \addtogroup with a name, then @{ … @}, which nest. What lies
// between belongs to the group, as a page of the manual has it. Of all that the name alone is taken.
#include <ctype.h>
#include <string.h>

#include "parse/internal.h"

static const char *
name_behind(arena *a, const char *s, const char *end)
{
    while (s < end && (*s == ' ' || *s == '\t'))
        s++;
    size_t length = 0;
    while (s + length < end && (isalnum((unsigned char)s[length]) || s[length] == '_'))
        length++;
    return length > 0 ? arena_intern_n(a, s, length) : NULL;
}

static bool
is_command(const char *s, const char *end, const char *name)
{
    size_t length = strlen(name);
    return (size_t)(end - s) > length && memcmp(s, name, length) == 0 &&
           !isalnum((unsigned char)s[length]);
}

// The innermost that has a name.
static const char *
current(const group_walk *w)
{
    for (int i = w->depth < GROUP_DEPTH ? w->depth : GROUP_DEPTH; i > 0; i--)
        if (w->open[i - 1] != NULL)
            return w->open[i - 1];
    return NULL;
}

// One command, `s` behind its mark.
static void
step(arena *a, group_walk *w, const char *s, const char *end)
{
    if (is_command(s, end, "defgroup") || is_command(s, end, "addtogroup")) {
        w->named = name_behind(a, s + strcspn(s, " \t"), end);
    } else if (*s == '{') {
        if (w->depth < GROUP_DEPTH)
            w->open[w->depth] = w->named;
        w->depth++;
        w->named = NULL;
    } else if (*s == '}' && w->depth > 0) {
        w->depth--;
    }
}

// Functions come in the order of their headers: the walk goes on from the one before.
const char *
comment_group(arena *a, group_walk *w, const source_file *file, size_t offset)
{
    if (w->file != file || w->offset > offset)
        *w = (group_walk){.file = file};
    const char *end = file->data + (offset < file->size ? offset : file->size);
    const char *s = file->data + w->offset;
    for (; s + 1 < end; s++)
        if (*s == '@' || *s == '\\')
            step(a, w, s + 1, end);
    w->offset = (size_t)(s - file->data);
    return current(w);
}

const char *
comment_ingroup(arena *a, const char *doc)
{
    const char *end = doc + strlen(doc);
    for (const char *s = doc; *s != '\0'; s++)
        if ((*s == '@' || *s == '\\') && is_command(s + 1, end, "ingroup"))
            return name_behind(a, s + 1 + strlen("ingroup"), end);
    return NULL;
}
