// Long lines of C are broken after commas, before operators, or at blanks in comments: the one
// place that knows the limit of columns, so that templates need not care how long a name is. Text
// inside string literals stays in one piece; a comment that shows a prototype is broken as C is, so
// that a parameter stays whole.
#include "render/wrap.h"

#include <string.h>

// Where a line may be broken: the next line begins at `at`.
typedef struct break_point {
    size_t at;
    int cost;
} break_point;

static bool
is_operator(const char *s)
{
    return strncmp(s, "&& ", 3) == 0 || strncmp(s, "|| ", 3) == 0 || strncmp(s, "? ", 2) == 0 ||
           strncmp(s, ": ", 2) == 0;
}

// Past a string or character literal that begins at `i`.
static size_t
skip_literal(const char *line, size_t length, size_t i)
{
    char quote = line[i++];
    while (i < length && line[i] != quote)
        i += line[i] == '\\' ? 2 : 1;
    return i;
}

// What it costs to break before `at`, at this depth of brackets; -1 where a break would hurt. A
// comma is the best place, then an operator, an equals sign, an opening bracket, any blank.
static int
break_cost(const char *line, size_t at, int depth)
{
    char before = line[at - 1];
    if (before == '(')
        return 2 * depth + 8;
    if (before != ' ' || at < 2)
        return -1;
    if (line[at - 2] == ',')
        return 2 * depth;
    if (is_operator(line + at))
        return 2 * depth + 1;
    return line[at - 2] == '=' ? 2 * depth + 3 : 2 * depth + 20;
}

// The last of the cheapest places at which the first part fits, else the first one behind that; `at`
// is 0 where there is none.
static break_point
find_break(const char *line, size_t length, size_t from)
{
    break_point best = {0, 1000};
    int depth = 0;
    for (size_t i = from; i < length && (i <= EMIT_COLUMNS || best.at == 0); i++) {
        if (strncmp(line + i, "//", 2) == 0)
            break;
        int cost = i > from ? break_cost(line, i, depth > 0 ? depth : 0) : -1;
        if (cost >= 0 && cost <= best.cost)
            best = (break_point){i, cost};
        if (line[i] == '"' || line[i] == '\'')
            i = skip_literal(line, length, i);
        else if (strchr("([{", line[i]) != NULL)
            depth++;
        else if (strchr(")]}", line[i]) != NULL)
            depth--;
    }
    return best;
}

// `from` is where the comment's first word begins: each part has one at least, so that what is left
// becomes shorter.
static size_t
find_comment_break(const char *line, size_t length, size_t from)
{
    for (size_t i = EMIT_COLUMNS; i > from; i--)
        if (line[i] == ' ')
            return i + 1;
    const char *blank = from < length ? strchr(line + from, ' ') : NULL;
    return blank != NULL ? (size_t)(blank - line) + 1 : 0;
}

// A comment that is C: its last word is the end of a list of parameters.
static bool
is_prototype(const char *line, size_t length)
{
    return line[length - 1] == ')' && memchr(line, '(', length) != NULL;
}

static void
add_trimmed(text *out, const char *s, size_t length)
{
    while (length > 0 && s[length - 1] == ' ')
        length--;
    text_add_n(out, s, length);
    text_add_n(out, "\n", 1);
}

static size_t
count_blanks(const char *line, size_t length)
{
    size_t n = 0;
    while (n < length && line[n] == ' ')
        n++;
    return n;
}

static void
wrap_line(text *out, const char *line, size_t length)
{
    text rest = {0};
    text next = {0};
    text_add_n(&rest, line, length);
    size_t indent = count_blanks(line, length);
    bool comment = strncmp(line + indent, "//", 2) == 0;
    bool words = comment && !is_prototype(line, length);
    while (rest.length > EMIT_COLUMNS) {
        size_t from = count_blanks(rest.data, rest.length);
        from += comment ? 2 + count_blanks(rest.data + from + 2, rest.length - from - 2) : 0;
        size_t at = words ? find_comment_break(rest.data, rest.length, from)
                          : find_break(rest.data, rest.length, from).at;
        if (at == 0 || at + count_blanks(rest.data + at, rest.length - at) == rest.length)
            break;
        add_trimmed(out, rest.data, at);
        text_clear(&next);
        text_printf(&next, "%*s%s%s", (int)(indent + (comment ? 0 : 4)), "",
                    comment ? "//     " : "", rest.data + at);
        text swap = rest;
        rest = next;
        next = swap;
    }
    add_trimmed(out, rest.data, rest.length);
    text_free(&rest);
    text_free(&next);
}

void
emit_wrap_c(text *out, const char *source)
{
    bool directive = false; // which ends with its line, or goes on behind a backslash
    while (*source != '\0') {
        size_t length = strcspn(source, "\n");
        bool is_part = directive || *source == '#';
        directive = is_part && length > 0 && source[length - 1] == '\\';
        if (length > EMIT_COLUMNS && !is_part) {
            wrap_line(out, source, length);
        } else {
            text_add_n(out, source, length);
            text_add_n(out, "\n", 1);
        }
        source += length + (source[length] == '\n');
    }
}
