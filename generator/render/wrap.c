// Breaks long lines of C after commas, before operators, or at blanks in comments. Only this file
// depends on the column limit, so templates may ignore how long a name is.
//
// A line is broken inside the outermost bracket that has a place to break. The rest of the line is
// indented to match the brackets that are still open. String literals stay in one piece. A comment
// that is a prototype is broken like C, so that its parameters stay whole. Other
// comments are broken between words, and their further lines are not indented.
#include "render/wrap.h"

#include <string.h>

enum { INDENT = 4, MAX_DEPTH = 31 };

// The brackets that are open at a place in a line. Brackets deeper than MAX_DEPTH count as one.
typedef struct nesting {
    int depth;
    bool comma[MAX_DEPTH + 1];  // the bracket of this depth had a comma
    bool broken[MAX_DEPTH + 1]; // its last element was broken; the rest of it is indented further
} nesting;

// A line that is being broken. Its rest begins at `at` and is written after `column` columns.
typedef struct cursor {
    const char *line;
    size_t length;
    size_t at;
    size_t column;
    nesting open;
} cursor;

// Returns the place after the string or character literal that begins at `i`.
static size_t
skip_literal(const char *line, size_t length, size_t i)
{
    char quote = line[i++];
    while (i < length && line[i] != quote)
        i += line[i] == '\\' ? 2 : 1;
    return i < length ? i + 1 : length;
}

// Returns the place after the literal or character at `i`, and updates the open brackets.
static size_t
step(nesting *open, const char *line, size_t length, size_t i)
{
    if (line[i] == '"' || line[i] == '\'')
        return skip_literal(line, length, i);
    if (strchr("([{", line[i]) != NULL && open->depth < MAX_DEPTH) {
        open->depth++;
        open->comma[open->depth] = open->broken[open->depth] = false;
    } else if (strchr(")]}", line[i]) != NULL && open->depth > 0) {
        open->depth--;
    } else if (line[i] == ',' && open->depth > 0) {
        open->comma[open->depth] = true;
        open->broken[open->depth] = false;
    }
    return i + 1;
}

// Returns the cost of a break before an operator; 0 for other text. An operator that is evaluated
// later costs less.
static int
operator_cost(const char *s)
{
    if (strncmp(s, "? ", 2) == 0 || strncmp(s, ": ", 2) == 0)
        return 1;
    if (strncmp(s, "|| ", 3) == 0)
        return 2;
    return strncmp(s, "&& ", 3) == 0 ? 3 : 0;
}

static bool
is_assigned(const char *line, size_t at)
{
    return at >= 3 && strncmp(line + at - 3, " = ", 3) == 0;
}

// Returns the cost of a break before `at` at this depth of brackets; -1 if no break is allowed. The
// best place is after a comma, then before an operator, after an equals sign (with the brace of an
// initialiser), after an opening bracket, at any blank.
static int
break_cost(const char *line, size_t at, int depth)
{
    char before = line[at - 1];
    if (before == '(')
        return 10 * depth + 40;
    if (at < 3)
        return -1;
    if (before == '{')
        return line[at - 3] == '=' ? 10 * (depth - 1) + 15 : -1;
    if (before != ' ')
        return -1;
    if (line[at - 2] == ',')
        return 10 * depth;
    int cost = operator_cost(line + at);
    if (cost > 0)
        return 10 * depth + cost;
    bool assigns = is_assigned(line, at);
    if (assigns && line[at] == '{')
        return -1; // it stays on the line of the equals sign
    return 10 * depth + (assigns ? 15 : 100);
}

// Returns whether `at` follows the comma after an element that was broken inside an inner bracket.
// The next element must begin a line, or its indentation would suggest the wrong bracket.
static bool
ends_element(const cursor *c, size_t at, int depth)
{
    return depth > 0 && depth < c->open.depth && c->line[at - 1] == ' ' && c->line[at - 2] == ',';
}

// Returns the last of the cheapest places before which the text fits, else the first place after
// the limit. 0 if there is none or none is needed.
static size_t
find_break(const cursor *c, size_t from)
{
    nesting open = c->open;
    size_t best = 0;
    int least = 10 * MAX_DEPTH + 101;
    bool fits = c->column + c->length - c->at <= EMIT_COLUMNS;
    for (size_t i = c->at; i < c->length;) {
        if (i >= from && strncmp(c->line + i, "//", 2) == 0)
            break;
        if (best != 0 && c->column + i - c->at > EMIT_COLUMNS)
            break;
        if (i > from && ends_element(c, i, open.depth))
            return i;
        int cost = i > from ? break_cost(c->line, i, open.depth) : -1;
        if (cost >= 0 && cost <= least) {
            best = i;
            least = cost;
        }
        i = i < from ? i + 1 : step(&open, c->line, c->length, i);
    }
    return fits ? 0 : best;
}

// `from` is the start of the comment's first word. Each line gets at least one word, so the rest
// always becomes shorter.
static size_t
find_comment_break(const cursor *c, size_t from)
{
    if (c->column + c->length - c->at <= EMIT_COLUMNS)
        return 0;
    for (size_t i = c->at + EMIT_COLUMNS - c->column; i > from; i--)
        if (c->line[i] == ' ')
            return i + 1;
    const char *blank = memchr(c->line + from, ' ', c->length - from);
    return blank != NULL ? (size_t)(blank - c->line) + 1 : 0;
}

// Returns whether the innermost open bracket at `i` has several elements.
static bool
is_list(const cursor *c, size_t i)
{
    nesting open = c->open;
    int depth = open.depth;
    while (i < c->length && open.depth >= depth && !open.comma[depth])
        i = step(&open, c->line, c->length, i);
    return open.comma[depth];
}

// Moves past a break and returns the indentation of the rest: one step per open bracket, and one
// more per element that was broken before an operator, so that it differs from the next element.
static size_t
pass_break(cursor *c, size_t from, size_t at)
{
    for (size_t i = from; i < at;)
        i = step(&c->open, c->line, c->length, i);
    nesting *open = &c->open;
    bool between =
        strchr("({", c->line[at - 1]) != NULL || c->line[at - 2] == ',' || is_assigned(c->line, at);
    if (open->depth == 0 || (!between && is_list(c, at)))
        open->broken[open->depth] = true;
    size_t steps = (size_t)open->depth;
    for (int i = 0; i <= open->depth; i++)
        steps += open->broken[i];
    c->at = at;
    return INDENT * steps;
}

// Returns whether a comment is a prototype: it ends with a list of parameters.
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
    cursor c = {.line = line, .length = length};
    size_t indent = count_blanks(line, length);
    size_t from = indent;
    bool comment = strncmp(line + indent, "//", 2) == 0;
    bool words = comment && !is_prototype(line, length);
    if (comment)
        from += 2 + count_blanks(line + indent + 2, length - indent - 2);
    for (;;) {
        size_t start = c.at;
        size_t at = words ? find_comment_break(&c, from) : find_break(&c, from);
        if (at == 0 || at + count_blanks(line + at, length - at) == length)
            break;
        size_t more = pass_break(&c, from, at);
        add_trimmed(out, line + start, at - start);
        const char *mark = words ? "// " : comment ? "//     " : "";
        size_t margin = indent + (comment ? 0 : more);
        text_printf(out, "%*s%s", (int)margin, "", mark);
        c.column = margin + strlen(mark);
        from = at;
    }
    add_trimmed(out, line + c.at, length - c.at);
}

// Returns the start of the elements if the line is an initialiser that calls functions:
// `T *values[] = {a(b), c(d)};`. Else 0.
static size_t
find_calls(const char *line, size_t length)
{
    static const char begin[] = "[] = {";
    const char *list = strstr(line, begin);
    if (list == NULL || list >= line + length || strncmp(line + length - 2, "};", 2) != 0)
        return 0;
    size_t at = (size_t)(list - line) + strlen(begin);
    return memchr(line + at, '(', length - at) != NULL ? at : 0;
}

// Puts each element on a line, because single calls are hard to find in a paragraph of calls.
static void
wrap_elements(text *out, const char *line, size_t length, size_t at)
{
    size_t indent = count_blanks(line, length);
    size_t end = length - strlen("};");
    text element = {0};
    add_trimmed(out, line, at);
    while (at < end) {
        nesting open = {.depth = 1};
        size_t next = at;
        while (next < end && !open.comma[1])
            next = step(&open, line, length, next);
        text_clear(&element);
        text_printf(&element, "%*s%.*s", (int)indent + INDENT, "", (int)(next - at), line + at);
        wrap_line(out, element.data, element.length);
        at = next + count_blanks(line + next, end - next);
    }
    text_printf(out, "%*s};\n", (int)indent, "");
    text_free(&element);
}

void
emit_wrap_c(text *out, const char *source)
{
    bool directive = false; // in a preprocessor directive, which a backslash continues
    while (*source != '\0') {
        size_t length = strcspn(source, "\n");
        bool is_part = directive || *source == '#';
        directive = is_part && length > 0 && source[length - 1] == '\\';
        if (length > EMIT_COLUMNS && !is_part) {
            size_t calls = find_calls(source, length);
            if (calls > 0)
                wrap_elements(out, source, length, calls);
            else
                wrap_line(out, source, length);
        } else {
            text_add_n(out, source, length);
            text_add_n(out, "\n", 1);
        }
        source += length + (source[length] == '\n');
    }
}
