// Parses the spec's `bytes` (extent.h).
#include "model/extent.h"

#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "model/kinds.h"

// The end of the part that begins at `s`: a comma outside of parentheses, or the end of the text.
static const char *
part_end(const char *s)
{
    int depth = 0;
    while (*s && !(*s == ',' && depth == 0)) {
        depth += (*s == '(') - (*s == ')');
        s++;
    }
    return s;
}

static const char *
trimmed(arena *a, const char *s, const char *end)
{
    while (s < end && *s == ' ')
        s++;
    while (end > s && end[-1] == ' ')
        end--;
    return end > s ? arena_intern_n(a, s, (size_t)(end - s)) : NULL;
}

// Stores a part that begins with `word`. Returns false if the part begins with another word, if it
// was given before, or if nothing follows the word.
static bool
take_named(arena *a, const char *part, const char *word, const char **out)
{
    size_t length = strlen(word);
    if (strncmp(part, word, length) != 0 || part[length] != ' ' || *out)
        return false;
    *out = trimmed(a, part + length, part + strlen(part));
    return *out != NULL;
}

// Stores a part that begins with the name of a member of `out`.
static bool
take_part(arena *a, const char *part, extent *out)
{
    return take_named(a, part, "pitch", &out->pitch) || take_named(a, part, "rows", &out->rows) ||
           take_named(a, part, "item", &out->item) || take_named(a, part, "left", &out->left) ||
           take_named(a, part, "above", &out->above) ||
           take_named(a, part, "before", &out->before) ||
           take_named(a, part, "height", &out->height) ||
           take_named(a, part, "planes", &out->planes) || take_named(a, part, "when", &out->when) ||
           take_named(a, part, "at", &out->at);
}

void
extent_expressions(const extent *e, const char *out[EXTENT_EXPRESSIONS])
{
    const char *const all[EXTENT_EXPRESSIONS] = {
        e->row,    e->pitch,  e->rows,   e->item, e->left,   e->above,
        e->before, e->height, e->planes, e->when, e->packed,
    };
    memcpy(out, all, sizeof all);
}

bool
extent_read(arena *a, const char *text, extent *out)
{
    *out = (extent){0};
    if (text_starts(text, "each "))
        return take_named(a, text, "each", &out->each);
    if (text_starts(text, "packed "))
        return take_named(a, text, "packed", &out->packed);
    const char *end = part_end(text);
    out->row = trimmed(a, text, end);
    while (out->row && *end) {
        const char *start = end + 1;
        end = part_end(start);
        const char *part = trimmed(a, start, end);
        if (!part || !take_part(a, part, out))
            return false;
    }
    return out->row != NULL && !out->pitch == !out->rows && !out->height == !out->planes;
}

bool
extent_is_writable(const param *p)
{
    const type *to = type_target(p->decayed);
    if (to && param_is(p, KIND_list_address) && type_target(to))
        to = type_target(to);
    return to && !to->is_const;
}

bool
record_has_memory(const record *r)
{
    for (int i = 0; r != NULL && i < r->field_count; i++)
        if (r->fields[i].bytes != NULL)
            return true;
    return false;
}
