// Reads strict JSON into the nodes of tree.h. Committed models are several megabytes of JSON. For
// these, libyaml takes a noticeable part of a second, and this reader a hundredth of that time.
#include "base/tree_json.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/tree_build.h"

typedef struct json_reader {
    arena *a;
    const char *file;
    const char *at;
    const char *end;
    const char *line_start;
    int line;
    text scratch; // a string with its escapes resolved
} json_reader;

static location
here(const json_reader *r)
{
    return (location){r->file, r->line, (int)(r->at - r->line_start) + 1};
}

static void *
fail(const json_reader *r, const char *problem)
{
    diag_error(here(r), "%s; the file is not valid JSON", problem);
    return NULL;
}

static void
skip_space(json_reader *r)
{
    for (;; r->at++) {
        char c = *r->at;
        if (c == '\n') {
            r->line++;
            r->line_start = r->at + 1;
        } else if (c != ' ' && c != '\t' && c != '\r') {
            return;
        }
    }
}

static bool
take(json_reader *r, char c)
{
    skip_space(r);
    if (*r->at != c)
        return false;
    r->at++;
    return true;
}

static int
hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// Reads the four hexadecimal digits of a \u escape; returns -1 if they are missing.
static long
read_unit(json_reader *r)
{
    long unit = 0;
    for (int i = 0; i < 4; i++) {
        int digit = hex_digit(*r->at);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
        r->at++;
    }
    return unit;
}

static void
add_utf8(text *t, unsigned long c)
{
    char out[4];
    size_t n = 0;
    if (c < 0x80) {
        out[n++] = (char)c;
    } else if (c < 0x800) {
        out[n++] = (char)(0xC0 | c >> 6);
        out[n++] = (char)(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        out[n++] = (char)(0xE0 | c >> 12);
        out[n++] = (char)(0x80 | (c >> 6 & 0x3F));
        out[n++] = (char)(0x80 | (c & 0x3F));
    } else {
        out[n++] = (char)(0xF0 | c >> 18);
        out[n++] = (char)(0x80 | (c >> 12 & 0x3F));
        out[n++] = (char)(0x80 | (c >> 6 & 0x3F));
        out[n++] = (char)(0x80 | (c & 0x3F));
    }
    text_add_n(t, out, n);
}

static bool
read_unicode(json_reader *r)
{
    long unit = read_unit(r);
    if (unit >= 0xD800 && unit < 0xDC00 && r->at[0] == '\\' && r->at[1] == 'u') {
        r->at += 2;
        long low = read_unit(r);
        if (low < 0xDC00 || low > 0xDFFF)
            return false;
        unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
    }
    // A NUL would end the C string, and a lone surrogate has no UTF-8 form.
    if (unit <= 0 || (unit >= 0xD800 && unit <= 0xDFFF))
        return false;
    add_utf8(&r->scratch, (unsigned long)unit);
    return true;
}

static bool
read_escape(json_reader *r)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    char c = *r->at++;
    if (c == 'u')
        return read_unicode(r);
    const char *found = c ? strchr(from, c) : NULL;
    if (!found)
        return false;
    text_add_n(&r->scratch, to + (found - from), 1);
    return true;
}

// Returns the text between two quotes, interned; `at` is just after the opening quote.
static const char *
read_string(json_reader *r)
{
    const char *start = r->at;
    size_t plain = strcspn(start, "\"\\\n");
    r->at += plain;
    if (*r->at == '"') {
        r->at++;
        return arena_intern_n(r->a, start, plain);
    }
    text_clear(&r->scratch);
    text_add_n(&r->scratch, start, plain);
    while (*r->at != '"') {
        if (*r->at != '\\')
            return fail(r, "a string is not closed");
        r->at++;
        if (!read_escape(r))
            return fail(r, "a bad escape");
        start = r->at;
        plain = strcspn(start, "\"\\\n");
        text_add_n(&r->scratch, start, plain);
        r->at += plain;
    }
    r->at++;
    return arena_intern_n(r->a, r->scratch.data, r->scratch.length);
}

static bool
is_number(const char *s, size_t n)
{
    size_t i = s[0] == '-' ? 1 : 0;
    if (i == n || s[i] < '0' || s[i] > '9')
        return false;
    return strspn(s, "-+.0123456789eE") == n;
}

static bool
is_word(const char *s, size_t n, const char *word)
{
    return strlen(word) == n && memcmp(s, word, n) == 0;
}

static tree *
read_plain(json_reader *r)
{
    location loc = here(r);
    const char *start = r->at;
    size_t n = strcspn(start, " \t\r\n,:]}\"[{");
    if (!is_number(start, n) && !is_word(start, n, "true") && !is_word(start, n, "false") &&
        !is_word(start, n, "null")) {
        return fail(r, "a value is missing");
    }
    r->at += n;
    tree *node = tree_new(r->a, TREE_SCALAR, loc);
    node->text = arena_intern_n(r->a, start, n);
    return node;
}

static tree *read_value(json_reader *r, int depth);

// Called after an item. Returns true if another item follows. Returns false at the end of the list,
// and also after a syntax error, for which it sets *failed.
static bool
more_items(json_reader *r, char close, bool *failed)
{
    if (take(r, ','))
        return true;
    *failed = !take(r, close);
    if (*failed)
        fail(r, "a comma or a closing bracket is missing");
    return false;
}

static tree *
read_list(json_reader *r, int depth)
{
    tree *list = tree_new(r->a, TREE_LIST, here(r));
    tree *last = NULL;
    bool failed = false;
    r->at++;
    if (take(r, ']'))
        return list;
    do {
        tree *item = read_value(r, depth + 1);
        if (!item)
            return NULL;
        tree_append(list, &last, item);
    } while (more_items(r, ']', &failed));
    return failed ? NULL : list;
}

static tree *
read_member(json_reader *r, int depth)
{
    skip_space(r);
    location loc = here(r);
    if (!take(r, '"'))
        return fail(r, "a key in quotes is missing");
    const char *key = read_string(r);
    if (!key)
        return NULL;
    if (!take(r, ':'))
        return fail(r, "a colon is missing");
    tree *value = read_value(r, depth + 1);
    if (value) {
        value->key = key;
        value->key_loc = loc;
    }
    return value;
}

static tree *
read_map(json_reader *r, int depth)
{
    tree *map = tree_new(r->a, TREE_MAP, here(r));
    tree *last = NULL;
    bool failed = false;
    r->at++;
    if (take(r, '}'))
        return map;
    do {
        tree *member = read_member(r, depth);
        if (!member)
            return NULL;
        tree_append(map, &last, member);
    } while (more_items(r, '}', &failed));
    return !failed && tree_check_keys(map) ? map : NULL;
}

static tree *
read_value(json_reader *r, int depth)
{
    skip_space(r);
    if (depth > TREE_MAX_DEPTH)
        return fail(r, "nesting too deep");
    if (*r->at == '{')
        return read_map(r, depth);
    if (*r->at == '[')
        return read_list(r, depth);
    if (*r->at != '"')
        return read_plain(r);
    tree *node = tree_new(r->a, TREE_SCALAR, here(r));
    r->at++;
    node->text = read_string(r);
    node->quoted = true;
    return node->text ? node : NULL;
}

const tree *
tree_read_json_text(arena *a, const char *file, const char *data, size_t size)
{
    json_reader r = {.a = a, .file = file, .at = data, .line_start = data, .line = 1};
    r.end = data + size;
    tree *root = read_value(&r, 0);
    if (root) {
        skip_space(&r);
        if (r.at != r.end)
            root = fail(&r, "text after the end");
    }
    text_free(&r.scratch);
    return root;
}

const tree *
tree_read_json(arena *a, const char *path)
{
    return tree_read_file(a, path, tree_read_json_text);
}
