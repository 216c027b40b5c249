// Finds documentation comments in the text that libclang parsed. libclang itself loses some,
// depending on the release: comments above functions whose name is a macro, and comments separated
// from their function by a preprocessor line.
#include "parse/comments.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "parse/directions.h"

// ---- finding the comment ----

typedef struct span {
    const char *start;
    const char *end;
} span;

// Line `number`, counted from 1, without surrounding blanks.
static span
stripped_line(const source_file *f, int number)
{
    span s = {f->lines[number - 1], f->lines[number]};
    while (s.start < s.end && isspace((unsigned char)*s.start))
        s.start++;
    while (s.end > s.start && isspace((unsigned char)s.end[-1]))
        s.end--;
    return s;
}

static bool
is_directive(span s, const char *name)
{
    if (s.start == s.end || *s.start != '#')
        return false;
    const char *word = s.start + 1;
    while (word < s.end && (*word == ' ' || *word == '\t'))
        word++;
    size_t length = strlen(name);
    return (size_t)(s.end - word) >= length && memcmp(word, name, length) == 0;
}

// The line of the #if that the #else or #elif in line `number` belongs to; 0 if there is none.
static int
matching_if(const source_file *f, int number)
{
    int depth = 0;
    for (int i = number - 1; i > 0; i--) {
        span s = stripped_line(f, i);
        if (is_directive(s, "endif"))
            depth++;
        else if (is_directive(s, "if") && depth-- == 0)
            return i;
    }
    return 0;
}

// The nearest line above that is neither blank nor a directive. At an #else or #elif, continues
// above the #if.
static int
line_above(const source_file *f, int number)
{
    int i = number - 1;
    while (i > 0) {
        span s = stripped_line(f, i);
        if (is_directive(s, "else") || is_directive(s, "elif"))
            i = matching_if(f, i) - 1;
        else if (s.start == s.end || *s.start == '#')
            i--;
        else
            return i;
    }
    return 0;
}

static bool
ends_comment(span s)
{
    return s.end - s.start >= 2 && s.end[-2] == '*' && s.end[-1] == '/';
}

static const char *
comment_start(const source_file *f, const char *end)
{
    for (const char *s = end - 4; s >= f->data; s--)
        if (s[0] == '/' && s[1] == '*')
            return s;
    return NULL;
}

// Whether the comment has only group marks and no text.
static bool
is_markup_only(const char *clean)
{
    static const char *const MARKS[] = {"@{", "@}", "\\cond", "\\endcond", "\\{", "\\}"};
    while (*clean != '\0') {
        size_t length = strspn(clean, " \n");
        for (int i = 0; length == 0 && i < 6; i++)
            length = text_starts(clean, MARKS[i]) ? strlen(MARKS[i]) : 0;
        if (length == 0)
            return false;
        clean += length;
    }
    return true;
}

// The line of an offset, counted from 1. libclang's line numbers do not match, since it also ends
// lines at carriage returns.
static int
line_at(const source_file *f, size_t offset)
{
    int low = 0, high = f->line_count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if ((size_t)(f->lines[middle] - f->data) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const char *
comment_above(arena *a, const source_file *file, size_t offset)
{
    int last = line_above(file, line_at(file, offset));
    if (last == 0 || !ends_comment(stripped_line(file, last)))
        return NULL;
    const char *end = stripped_line(file, last).end;
    const char *start = comment_start(file, end);
    if (start == NULL || !text_starts(start, "/**") || text_starts(start, "/**<") ||
        text_starts(start, "/**/")) {
        return NULL;
    }
    const char *clean = comment_clean(a, start, (size_t)(end - start));
    return clean == NULL || is_markup_only(clean) ? NULL : clean;
}

// ---- cleaning ----

// The text of a line without indentation, leading star, comment marks and trailing blanks.
static span
undecorated(span s, bool first)
{
    while (s.start < s.end && isspace((unsigned char)*s.start))
        s.start++;
    if (first)
        while (s.start < s.end && strchr("/*!<", *s.start) != NULL)
            s.start++;
    else if (s.start < s.end && *s.start == '*')
        s.start++;
    else if (s.end - s.start >= 3 && memcmp(s.start, "///", 3) == 0)
        s.start += 3;
    if (s.start < s.end && *s.start == ' ')
        s.start++;
    while (s.end > s.start && isspace((unsigned char)s.end[-1]))
        s.end--;
    return s;
}

const char *
comment_clean(arena *a, const char *raw, size_t length)
{
    span all = {raw, raw + length};
    if (ends_comment(all)) {
        all.end -= 2;
        while (all.end > all.start && all.end[-1] == '*')
            all.end--;
    }
    text out = {0};
    text_add(&out, "");
    for (const char *at = all.start; at < all.end;) {
        const char *newline = memchr(at, '\n', (size_t)(all.end - at));
        const char *end = newline == NULL ? all.end : newline;
        span line = undecorated((span){at, end}, at == all.start);
        if (out.length > 0 || line.start < line.end) {
            text_add_n(&out, line.start, (size_t)(line.end - line.start));
            text_add(&out, "\n");
        }
        at = newline == NULL ? all.end : newline + 1;
    }
    while (out.length > 0 && out.data[out.length - 1] == '\n')
        out.length--;
    const char *result = out.length == 0 ? NULL : arena_intern_n(a, out.data, out.length);
    text_free(&out);
    return result;
}

// ---- commands ----

size_t
comment_command(const char *s, const char *name)
{
    size_t n = strlen(name);
    bool here = (*s == '\\' || *s == '@') && strncmp(s + 1, name, n) == 0 &&
                !isalnum((unsigned char)s[n + 1]);
    return here ? n + 1 : 0;
}

// Whether a command is one that begins a new section at the start of a line.
static bool
starts_section(const char *s)
{
    static const char *const NAMES[] = {"param",   "return", "returns", "retval",     "result",
                                        "sa",      "see",    "brief",   "detail",     "par",
                                        "details", "remark", "remarks", "deprecated", "warning",
                                        "code",    "file",   "fn",      "ingroup",    "defgroup"};
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++)
        if (comment_command(s, NAMES[i]) > 0)
            return true;
    return text_starts(s, "\\note") || text_starts(s, "@note");
}

// The end of the paragraph that begins at `s`: a blank line, a section, or another \param in
// mid-line.
static const char *
paragraph_end(const char *s)
{
    for (; *s != '\0'; s++) {
        if (comment_command(s, "param") > 0)
            break;
        if (*s == '\n' && (s[1] == '\n' || starts_section(s + 1)))
            break;
    }
    return s;
}

// Joins the text to one line and collapses blanks; NULL if nothing is left.
static const char *
one_line(arena *a, const char *s, const char *end)
{
    text out = {0};
    for (; s < end; s++) {
        bool blank = isspace((unsigned char)*s) != 0;
        if (!blank)
            text_add_n(&out, s, 1);
        else if (out.length > 0 && out.data[out.length - 1] != ' ')
            text_add(&out, " ");
    }
    while (out.length > 0 && out.data[out.length - 1] == ' ')
        out.length--;
    const char *result = out.length == 0 ? NULL : arena_intern_n(a, out.data, out.length);
    text_free(&out);
    return result;
}

// The end of the first sentence: a full stop before a blank or at the end of the text.
static const char *
sentence_end(const char *s, const char *end)
{
    for (; s < end; s++)
        if (*s == '.' && (s + 1 == end || isspace((unsigned char)s[1])))
            return s + 1;
    return end;
}

const char *
comment_brief(arena *a, const char *doc)
{
    const char *start = doc;
    for (const char *s = doc; *s != '\0'; s++) {
        size_t n = comment_command(s, "brief");
        if (n > 0) {
            start = s + n;
            break;
        }
    }
    start += strspn(start, " \n");
    return one_line(a, start, sentence_end(start, paragraph_end(start)));
}

// ---- \param ----

static direction
explicit_direction(const char *s, const char *end)
{
    bool in = false, out = false;
    for (; s < end; s++) {
        in |= strncmp(s, "in", 2) == 0;
        out |= strncmp(s, "out", 3) == 0;
    }
    return in && out ? DIR_INOUT : in ? DIR_IN : out ? DIR_OUT : DIR_UNDECIDED;
}

static param *
find_param(const function *f, const char *name, size_t length)
{
    for (int i = 0; i < f->param_count; i++) {
        const char *candidate = f->params[i].name;
        if (strncmp(candidate, name, length) == 0 && candidate[length] == '\0')
            return &f->params[i];
    }
    return NULL;
}

// Reads one \param; `s` is just after the word. Returns the end of its text.
static const char *
read_param(arena *a, function *f, const char *s)
{
    direction dir = DIR_UNDECIDED;
    s += strspn(s, " \t");
    if (*s == '[') {
        const char *close = strchr(s, ']');
        if (close == NULL)
            return s + 1;
        dir = explicit_direction(s, close);
        s = close + 1;
        s += strspn(s, " \t\n");
    }
    s += strspn(s, "*"); // a few are documented as "*name"
    size_t length = text_word_length(s);
    const char *end = paragraph_end(s + length);
    param *p = find_param(f, s, length);
    if (p == NULL) {
        if (f->doc_stranger == NULL)
            f->doc_stranger = arena_intern_n(a, s, length);
        return end;
    }
    const char *body = s + length;
    body += strspn(body, " \t\n-:");
    p->doc = one_line(a, body, end);
    p->doc_dir = dir;
    return end;
}

void
comment_params(arena *a, function *f)
{
    for (const char *s = f->doc; *s != '\0';) {
        size_t n = comment_command(s, "param");
        s = n == 0 ? s + 1 : read_param(a, f, s + n);
    }
    for (int i = 0; i < f->param_count; i++) {
        param *p = &f->params[i];
        if (p->doc_dir == DIR_UNDECIDED && p->doc != NULL)
            p->doc_dir = comment_direction(p->doc);
    }
}

// ---- comments after a parameter ----

// The text after the mark of such a comment; NULL if the line continues with anything else.
static const char *
behind_mark(const char *s, const char *end)
{
    static const char *const MARKS[] = {"///<", "//!<", "/**<", "/*!<"};
    while (s < end && (*s == ' ' || *s == '\t' || strchr(",);", *s) != NULL))
        s++;
    for (int i = 0; i < 4; i++)
        if (end - s > 4 && strncmp(s, MARKS[i], 4) == 0)
            return s + 4;
    return NULL;
}

static const char *
line_end(const char *s, const char *end)
{
    while (s < end && *s != '\n' && strncmp(s, "*/", 2) != 0)
        s++;
    return s;
}

void
comment_behind(arena *a, const source_file *file, size_t offset, param *p)
{
    const char *end = file->data + file->size;
    const char *s = offset < file->size ? behind_mark(file->data + offset, end) : NULL;
    if (s == NULL)
        return;
    end = line_end(s, end);
    while (s < end && *s == ' ')
        s++;
    const char *close = s < end && *s == '[' ? memchr(s, ']', (size_t)(end - s)) : NULL;
    direction dir = close != NULL ? explicit_direction(s, close) : DIR_UNDECIDED;
    if (p->doc == NULL)
        p->doc = one_line(a, close != NULL ? close + 1 : s, end);
    if (p->doc_dir == DIR_UNDECIDED)
        p->doc_dir = dir != DIR_UNDECIDED || p->doc == NULL ? dir : comment_direction(p->doc);
}
