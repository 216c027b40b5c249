// Implements template.h. When a file is loaded, it is cut into snippets, and each snippet into
// pieces of text and holes.
#include "render/template.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/table.h"

// Text followed by a hole. The last piece of a snippet has no hole.
typedef struct piece {
    const char *data;
    size_t length;
    int hole;        // index into the contract's holes, -1 for none
    bool whole_line; // the hole is a line: its value must end in a newline, unless it is empty
} piece;

typedef struct snippet {
    const char *name;
    location loc;
    piece *pieces;
    int piece_count;
} snippet;

struct template
{
    arena *a;
    const template_contract *contract;
    table snippets; // by name
};

// The loader's position.
typedef struct reader {
    template *t;
    location loc;  // the current line
    snippet *open; // the snippet that this line belongs to
} reader;

// ---- names ----

static int
find_name(const char *const *names, const char *name, size_t length)
{
    for (int i = 0; names != NULL && names[i] != NULL; i++)
        if (strncmp(names[i], name, length) == 0 && names[i][length] == '\0')
            return i;
    return -1;
}

static bool
is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

static snippet *
find_snippet(const template *t, const char *name)
{
    return table_get_text(&t->snippets, name);
}

// Returns the NAME of a line `/* <word> NAME */`, interned; NULL for other lines.
static const char *
marker_name(const reader *r, const char *line, size_t length, const char *word)
{
    size_t start = strlen(word);
    if (length < start + 3 || strncmp(line, word, start) != 0)
        return NULL;
    if (strncmp(line + length - 3, " */", 3) != 0)
        return NULL;
    return arena_intern_n(r->t->a, line + start, length - 3 - start);
}

// ---- loading ----

static void
add_piece(reader *r, const char *data, size_t length, int hole, bool whole_line)
{
    snippet *s = r->open;
    s->pieces = arena_grow(r->t->a, s->pieces, s->piece_count, sizeof *s->pieces);
    s->pieces[s->piece_count++] = (piece){data, length, hole, whole_line};
}

// Returns the length of the hole at `at` with both at signs; 0 after a reported error.
static size_t
hole_length(const reader *r, const char *at, size_t rest)
{
    size_t n = 1;
    while (n < rest && is_name_char(at[n]))
        n++;
    if (n < rest && n > 1 && at[n] == '@')
        return n + 1;
    diag_error(r->loc, "a hole is not closed; write @name@");
    return 0;
}

// A hole alone on its line is the whole line: with an empty value, the line disappears.
static bool
stands_alone(size_t length, size_t at, size_t hole)
{
    return at == 0 && hole == length;
}

static void
read_line(reader *r, const char *line, size_t length)
{
    size_t from = 0;
    for (size_t i = 0; i < length; i++) {
        if (line[i] != '@')
            continue;
        r->loc.column = (int)i + 1;
        if (i + 1 < length && line[i + 1] == '@') {
            add_piece(r, line + from, i + 1 - from, -1, false);
            from = ++i + 1;
            continue;
        }
        size_t n = hole_length(r, line + i, length - i);
        if (n == 0)
            return;
        int hole = find_name(r->t->contract->holes, line + i + 1, n - 2);
        if (hole < 0) {
            diag_error(r->loc, "unknown hole %.*s in snippet %s; see vars.h", (int)n, line + i,
                       r->open->name);
        }
        bool whole_line = stands_alone(length, i, n);
        add_piece(r, line + from, i - from, hole, whole_line);
        if (whole_line)
            return;
        from = i + n;
        i = from - 1;
    }
    add_piece(r, line + from, length - from + 1, -1, false); // with its newline
}

static bool
is_wanted(const template_contract *c, const char *name)
{
    return find_name(c->snippets, name, strlen(name)) >= 0 ||
           (c->accepts != NULL && c->accepts(name));
}

static void
begin_snippet(reader *r, const char *name)
{
    if (r->open != NULL)
        diag_error(r->loc, "snippet %s begins inside %s; end that one first", name, r->open->name);
    if (find_snippet(r->t, name) != NULL)
        diag_error(r->loc, "snippet %s exists already; rename one of the two", name);
    if (!is_wanted(r->t->contract, name))
        diag_error(r->loc, "no emitter asks for snippet %s; remove or rename it", name);
    r->open = arena_alloc(r->t->a, sizeof *r->open);
    r->open->name = name;
    r->open->loc = r->loc;
    if (find_snippet(r->t, name) == NULL)
        table_add_text(r->t->a, &r->t->snippets, name, r->open);
}

static void
end_snippet(reader *r, const char *name)
{
    if (r->open == NULL)
        diag_error(r->loc, "snippet %s ends but never began; add its Begin", name);
    else if (strcmp(r->open->name, name) != 0)
        diag_error(r->loc, "snippet %s ends inside %s; correct the name", name, r->open->name);
    r->open = NULL;
}

static void
read_lines(reader *r, const char *data)
{
    for (const char *line = data; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        r->loc.line++;
        r->loc.column = 1;
        const char *begin = marker_name(r, line, length, "/* Begin ");
        const char *end = marker_name(r, line, length, "/* End ");
        if (begin != NULL)
            begin_snippet(r, begin);
        else if (end != NULL)
            end_snippet(r, end);
        else if (r->open != NULL)
            read_line(r, line, length);
        line += length + (line[length] == '\n');
    }
    if (r->open != NULL)
        diag_error(r->open->loc, "snippet %s never ends; add its End", r->open->name);
}

static void
report_missing(const template *t)
{
    const char *const *names = t->contract->snippets;
    for (int i = 0; names != NULL && names[i] != NULL; i++) {
        if (find_snippet(t, names[i]) == NULL) {
            diag_error((location){t->contract->file, 0, 0}, "snippet %s is missing; add it",
                       names[i]);
        }
    }
}

// Returns the file's text in the arena, with a newline at its end.
static const char *
read_template(arena *a, const char *path, const char *name)
{
    size_t size = 0;
    char *data = text_read_file(path, &size);
    if (data == NULL) {
        diag_error((location){name, 0, 0}, "cannot read %s: %s", path, strerror(errno));
        return NULL;
    }
    const char *kept =
        arena_printf(a, "%s%s", data, size > 0 && data[size - 1] == '\n' ? "" : "\n");
    free(data);
    return kept;
}

template *
template_load(arena *a, const char *folder, const template_contract *contract)
{
    int errors = diag_error_count();
    const char *path = arena_printf(a, "%s/%s", folder, contract->file);
    const char *data = read_template(a, path, contract->file);
    if (data == NULL)
        return NULL;
    template *t = arena_alloc(a, sizeof *t);
    t->a = a;
    t->contract = contract;
    reader r = {.t = t, .loc = {contract->file, 0, 1}};
    read_lines(&r, data);
    report_missing(t);
    return diag_error_count() > errors ? NULL : t;
}

// ---- expansion ----

bool
template_has(const template *t, const char *name)
{
    return find_snippet(t, name) != NULL;
}

bool
template_has_hole(const template *t, const char *name, const char *hole)
{
    const snippet *s = find_snippet(t, name);
    int wanted = find_name(t->contract->holes, hole, strlen(hole));
    for (int i = 0; s != NULL && i < s->piece_count; i++)
        if (s->pieces[i].hole == wanted && wanted >= 0)
            return true;
    return false;
}

static void
add_value(text *out, const char *value, bool whole_line)
{
    size_t length = strlen(value);
    text_add_n(out, value, length);
    if (whole_line && length > 0 && value[length - 1] != '\n')
        text_add_n(out, "\n", 1);
}

void
template_expand(const template *t, const char *name, const char *const *values, text *out)
{
    const snippet *s = find_snippet(t, name);
    if (s == NULL) {
        diag_error((location){t->contract->file, 0, 0}, "snippet %s is missing; add it", name);
        return;
    }
    for (int i = 0; i < s->piece_count; i++) {
        const piece *p = &s->pieces[i];
        text_add_n(out, p->data, p->length);
        if (p->hole >= 0 && values[p->hole] != NULL)
            add_value(out, values[p->hole], p->whole_line);
    }
}
