// Prints docstrings from the model alone. They have no text from a header unless the caller asks
// for it (--docs).
//
// The first line is the signature that inspect.signature reads. The spec's sentences about the
// function follow, if there are any, then the prototype, parameters, results, the failures that the
// header lists, the effect on the GIL, the release, and equivalents in cubind.core. facts.c makes
// the facts.
#include "render/docs.h"

#include <string.h>

#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/names.h"
#include "render/value_facts.h"

enum { LITERAL_COLUMNS = 96, LIST_COLUMNS = 88, NAME_COLUMNS = 72 };

// ---- literals ----

// Two question marks in a row could begin a trigraph, so the second is escaped.
static void
add_escaped(text *out, char c)
{
    if (c == '"' || c == '\\')
        text_printf(out, "\\%c", c);
    else if (c == '\n')
        text_add(out, "\\n");
    else if ((unsigned char)c < 0x20 || c == 0x7f)
        text_printf(out, "\\%03o", (unsigned)c);
    else if (c == '?' && text_ends(out->data, "?"))
        text_add(out, "\\?");
    else
        text_add_n(out, &c, 1);
}

const char *
emit_quoted(const emitter *e, const char *s)
{
    text out = {0};
    text_add(&out, "\"");
    for (; *s != '\0'; s++)
        add_escaped(&out, *s);
    text_add(&out, "\"");
    return emit_keep(e, &out);
}

// Adds text up to and including the next blank or newline, but at most `most` bytes. Returns the
// rest.
static const char *
add_word(text *out, const char *s, size_t most)
{
    while (*s != '\0' && out->length < most) {
        char c = *s++;
        add_escaped(out, c);
        if (c == ' ' || c == '\n')
            break;
    }
    return s;
}

void
emit_literal(text *out, const char *s, int indent)
{
    size_t room = (size_t)(LITERAL_COLUMNS - indent - 1);
    text line = {0}, word = {0};
    while (*s != '\0') {
        text_clear(&word);
        s = add_word(&word, s, room);
        bool is_empty = strcmp(word.data, "\\n") == 0; // there is always room for the end of a line
        if (line.length > 0 && line.length + word.length > room && !is_empty) {
            text_printf(out, "%*s\"%s\"\n", indent, "", line.data);
            text_clear(&line);
        }
        text_add(&line, word.data);
        // An empty line gets no separate literal, and neither does the separator after the
        // signature.
        bool separates = strncmp(s, "--\n\n", 4) == 0 && line.length + strlen("--\\n\\n") <= room;
        bool ends = s[-1] == '\n' && *s != '\n' && !separates;
        if (*s == '\0' || ends) {
            text_printf(out, "%*s\"%s\"\n", indent, "", line.data);
            text_clear(&line);
        }
    }
    text_free(&line);
    text_free(&word);
}

void
emit_end_literal(text *out, const char *end)
{
    out->length--;
    text_printf(out, "%s\n", end);
}

// ---- lists ----

// Adds words, each after a blank or, if the line is full, on a new line.
static void
add_words(text *out, size_t column, int indent, const char *words)
{
    while (*words != '\0') {
        size_t length = strcspn(words, " ");
        bool fits = column + 1 + length <= LIST_COLUMNS;
        text_printf(out, "%s%*s%.*s", fits ? " " : "\n", fits ? 0 : indent, "", (int)length, words);
        column = (fits ? column + 1 : (size_t)indent) + length;
        words += length + (words[length] == ' ');
    }
    text_add(out, "\n");
}

void
emit_paragraph(text *out, size_t column, int indent, const char *words)
{
    size_t length = strcspn(words, " ");
    text_add_n(out, words, length);
    add_words(out, column + length, indent, words + length + (words[length] == ' '));
}

// Returns whether the next item's name fits next to the names before it, which take `width`
// columns. If the words need a second line anyway, they may begin anywhere on the first one.
static bool
joins(const doc_entry *item, size_t width)
{
    size_t words = strlen(item->words), names = width + strlen(item[1].name);
    bool wraps = strlen(item->name) + words + strlen("     : ") > LIST_COLUMNS;
    return text_equal(item->words, item[1].words) &&
           (names + words < LIST_COLUMNS || (wraps && names < NAME_COLUMNS));
}

void
emit_entries(text *out, const doc_entry *items, int count)
{
    size_t width = 0;
    for (int i = 0; i < count; i++) {
        bool again = i > 0 && width > 0;
        text_printf(out, "%s%s", again ? ", " : "    ", items[i].name);
        width += strlen(items[i].name) + 2;
        if (i + 1 < count && joins(&items[i], width))
            continue;
        text_add(out, " :");
        add_words(out, width + 4, 8, items[i].words); // plus blanks and colon, minus the last comma
        width = 0;
    }
}

void
emit_word_list(text *out, int indent, const char *const *words, int count)
{
    size_t column = 0;
    for (int i = 0; i < count; i++) {
        const char *comma = i + 1 < count ? "," : "";
        size_t width = strlen(words[i]) + strlen(comma);
        if (i == 0 || column + 1 + width > LIST_COLUMNS) {
            text_printf(out, "%s%*s", i > 0 ? "\n" : "", indent, "");
            column = (size_t)indent;
        } else {
            text_add(out, " ");
            column++;
        }
        text_printf(out, "%s%s", words[i], comma);
        column += width;
    }
    text_add(out, "\n");
}

// ---- docstrings ----

// The parts of a form's docstring that may differ from the other form's.
typedef struct own_parts {
    const char *signature;
    text parameters;
    text results;
} own_parts;

static own_parts
make_own_parts(const emitter *e, const function *f, bool checked)
{
    own_parts own = {.signature = emit_signature(e, f, f->name, checked, "")};
    doc_entry entries[MODEL_MOST_PARAMS];
    int count = emit_parameter_facts(e, f, checked, entries);
    text_add(&own.parameters, count > 0 ? "\nParameters\n" : "");
    emit_entries(&own.parameters, entries, count);
    text_add(&own.results, "");
    emit_entries(&own.results, entries, emit_result_facts(e, f, checked, entries));
    return own;
}

static bool
are_equal(const own_parts *a, const own_parts *b)
{
    return strcmp(a->signature, b->signature) == 0 &&
           strcmp(a->parameters.data, b->parameters.data) == 0 &&
           strcmp(a->results.data, b->results.data) == 0;
}

static void
add_results(text *out, const emitter *e, const function *f, const char *entries, bool is_own)
{
    text_add(out, "\nReturns\n    ");
    emit_paragraph(out, 4, 8, emit_return_fact(e, f, is_own));
    text_add(out, entries);
}

static void
add_value_types(text *out, const emitter *e, const function *f)
{
    value_facts facts[MODEL_MOST_PARAMS];
    int count = emit_value_facts(e, f, facts);
    for (int i = 0; i < count; i++) {
        text_printf(out, "\nTypes of %s by %s\n", facts[i].value, facts[i].chooser);
        emit_entries(out, facts[i].entries, facts[i].count);
    }
}

static void
add_line(text *out, const char *line)
{
    if (line != NULL)
        emit_paragraph(out, 0, 4, line);
}

static void
add_origin(text *out, const emitter *e, const function *f)
{
    const origin_facts facts = emit_origin_facts(e, f);
    text first = {0};
    if (facts.fails != NULL)
        text_printf(out, "\n%s", facts.fails);
    text_add(&first, facts.gil);
    if (facts.since != NULL)
        text_printf(&first, " %s", facts.since);
    if (facts.deprecated != NULL)
        text_printf(&first, " %s", facts.deprecated);
    text_add(out, "\n");
    emit_paragraph(out, 0, 4, first.data);
    text_free(&first);
    add_line(out, facts.per_thread);
    add_line(out, facts.core);
    add_line(out, facts.manual);
}

static void
add_statuses(text *out, const function *f)
{
    if (f->status_count == 0)
        return;
    text_add(out, f->result_form == RESULT_VALUE ? "\nMay return\n" : "\nFails with\n");
    emit_word_list(out, 4, f->statuses, f->status_count);
}

// Adds the prototype; lines break only between parameters.
static void
add_prototype(text *out, const emitter *e, const function *f)
{
    const char *head = emit_prototype_head(e, f);
    size_t column = strlen(head);
    text_add(out, head);
    for (int i = 0; i < f->param_count; i++) {
        const char *param = emit_declared_param(e, f, i);
        size_t width = strlen(param) + 1; // with what follows it
        size_t blank = i > 0;
        if (column + blank + width > LIST_COLUMNS) {
            text_add(out, "\n    ");
            column = 4;
        } else if (blank) {
            text_add(out, " ");
            column++;
        }
        text_printf(out, "%s%s", param, i + 1 < f->param_count ? "," : "");
        column += width;
    }
    text_add(out, f->param_count == 0 ? "void)\n" : ")\n");
}

static void
add_header_text(text *out, const emitter *e, const function *f)
{
    if (e->with_docs && f->doc != NULL)
        text_printf(out, "\n%s\n", f->doc);
}

// Returns where the second sentence of a text begins, or its end if there is none.
static const char *
second_sentence(const char *words)
{
    const char *end = strstr(words, ". ");
    return end != NULL ? end + 2 : words + strlen(words);
}

// Adds the sentences about a function: the first one is the summary and has its own paragraph.
static void
add_about(text *out, const emitter *e, const char *about)
{
    const char *rest = second_sentence(about);
    emit_paragraph(out, 0, 0, arena_printf(e->a, "%.*s", (int)(rest - about), about));
    text_add(out, "\n");
    if (*rest != '\0') {
        emit_paragraph(out, 0, 0, rest);
        text_add(out, "\n");
    }
}

// Returns the part of a docstring after the prototype.
static const char *
make_details(const emitter *e, const function *f, const own_parts *own, bool is_own)
{
    text out = {0};
    text_add(&out, own->parameters.data);
    add_results(&out, e, f, own->results.data, is_own);
    add_value_types(&out, e, f);
    add_statuses(&out, f);
    add_origin(&out, e, f);
    add_header_text(&out, e, f);
    return emit_keep(e, &out);
}

static const char *
make_body(const emitter *e, const function *f, const char *details)
{
    text out = {0};
    if (f->about != NULL)
        add_about(&out, e, f->about);
    add_prototype(&out, e, f);
    text_add(&out, details);
    return emit_keep(e, &out);
}

// Returns the texts after the signature. The tuple form's results are the ones that a text of both
// forms describes. Methods and type stubs have the same texts, and so have aliases.
static const function_bodies *
bodies_of(const emitter *e, const function *f)
{
    function_bodies *bodies = &e->bodies[f - e->m->functions];
    if (bodies->forms[0] == NULL) {
        own_parts own[2] = {make_own_parts(e, f, false), make_own_parts(e, f, true)};
        bool share = are_equal(&own[0], &own[1]);
        bodies->details = make_details(e, f, &own[0], false);
        bodies->forms[0] = make_body(e, f, bodies->details);
        bodies->forms[1] =
            share ? bodies->forms[0] : make_body(e, f, make_details(e, f, &own[1], true));
        for (int i = 0; i < 2; i++) {
            text_free(&own[i].parameters);
            text_free(&own[i].results);
        }
    }
    return bodies;
}

// Returns the first function whose docstring differs only in the prototype, or NULL.
static const function *
first_alike(const emitter *e, const function *f)
{
    const char *details = bodies_of(e, f)->details;
    for (const function *other = e->m->functions; other < f && f->about != NULL; other++)
        if (other->skip == NULL && text_equal(other->about, f->about) &&
            strcmp(bodies_of(e, other)->details, details) == 0)
            return other;
    return NULL;
}

void
emit_stub_text(text *out, const char *doc)
{
    for (const char *s = doc; s[0] != '\0' && s[1] != '\0'; s++) {
        if (*s == '\\' || *s == '"')
            text_add(out, "\\");
        text_add_n(out, s, 1);
        if (*s == '\n' && s[1] != '\n')
            text_add(out, "    ");
    }
}

// Appends the summary, and where the full text is.
static void
add_reference(text *out, const emitter *e, const function *f)
{
    text doc = {0};
    if (f->about != NULL) {
        size_t length = (size_t)(second_sentence(f->about) - f->about);
        emit_paragraph(&doc, 0, 0, arena_printf(e->a, "%.*s", (int)length, f->about));
        text_add(&doc, "\n");
    }
    text_printf(&doc, "See cubind.%s.%s.\n", e->m->python_name, f->name);
    emit_stub_text(out, doc.data);
    text_free(&doc);
}

static void
add_likeness(text *out, const emitter *e, const function *f, const function *like)
{
    text doc = {0};
    text_printf(&doc, "Like %s.\n\n", like->name);
    add_prototype(&doc, e, f);
    emit_stub_text(out, doc.data);
    text_free(&doc);
}

void
emit_stub_docstring(text *out, const emitter *e, const function *f, bool checked)
{
    const function_bodies *bodies = bodies_of(e, f);
    const function *like = checked ? NULL : first_alike(e, f);
    if (checked && bodies->forms[1] == bodies->forms[0])
        add_reference(out, e, f);
    else if (like != NULL)
        add_likeness(out, e, f, like);
    else
        emit_stub_text(out, bodies->forms[checked]);
}

void
emit_docstring(text *out, const emitter *e, const function *f, const char *name, bool checked)
{
    text doc = {0};
    text_printf(&doc, "%s\n--\n\n", emit_signature(e, f, name, checked, "$module, /"));
    emit_literal(out, doc.data, 4);
    emit_end_literal(out, ",");
    text_clear(&doc);
    text_printf(&doc, "%s\n\n", emit_signature(e, f, name, checked, ""));
    text_add(&doc, bodies_of(e, f)->forms[checked]);
    emit_literal(out, doc.data, 4);
    emit_end_literal(out, ");");
    text_free(&doc);
}
