// Docstrings, from the model alone: nothing of a header's text is in them unless the caller asks
// for it (--docs).
//
// The first line is the signature that inspect.signature reads, the rest is short: what the function does where the spec
// has words for it, prototype, what may be passed for each parameter and what comes back, the failures that the header
// lists, what becomes of the GIL, release, what else does the same. The facts themselves are made in facts.c.
#include "render/docs.h"

#include <string.h>

#include "render/emitter.h"

enum { LITERAL_COLUMNS = 96, LIST_COLUMNS = 88 };

// ---- literals ----

// Question marks could be trigraphs.
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

// Up to a blank or a newline and with it, or as much as a line has room for.
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
        if (line.length > 0 && line.length + word.length > room) {
            text_printf(out, "%*s\"%s\"\n", indent, "", line.data);
            text_clear(&line);
        }
        text_add(&line, word.data);
        // An empty line is no literal of its own.
        if ((s[-1] == '\n' && *s != '\n') || *s == '\0') {
            text_printf(out, "%*s\"%s\"\n", indent, "", line.data);
            text_clear(&line);
        }
    }
    text_free(&line);
    text_free(&word);
}

// ---- lists ----

void
emit_entries(text *out, const doc_entry *items, int count)
{
    size_t width = 0;
    for (int i = 0; i < count; i++) {
        bool again = i > 0 && width > 0;
        bool more = i + 1 < count && text_equal(items[i].words, items[i + 1].words);
        text_printf(out, "%s%s", again ? ", " : "    ", items[i].name);
        width += strlen(items[i].name) + 2;
        if (more && width + strlen(items[i + 1].name) + strlen(items[i].words) < LIST_COLUMNS)
            continue;
        text_printf(out, " : %s\n", items[i].words);
        width = 0;
    }
}

void
emit_word_list(text *out, int indent, const char *const *words, int count)
{
    size_t column = 0;
    for (int i = 0; i < count; i++) {
        const char *comma = i + 1 < count ? "," : "";
        size_t width = strlen(words[i]) + 2;
        if (i == 0 || column + width > LIST_COLUMNS) {
            text_printf(out, "%s%*s", i > 0 ? "\n" : "", indent, "");
            column = (size_t)indent;
        } else {
            text_add(out, " ");
        }
        text_printf(out, "%s%s", words[i], comma);
        column += width;
    }
    text_add(out, "\n");
}

// ---- docstrings ----

static void
add_parameters(text *out, const emitter *e, const function *f, bool checked)
{
    doc_entry entries[MODEL_MOST_PARAMS];
    int count = emit_parameter_facts(e, f, checked, entries);
    text_add(out, count > 0 ? "Parameters\n" : "");
    emit_entries(out, entries, count);
}

// The line about the status is the same in both forms: where the rest is, too, one text does for both.
static void
add_results(text *out, const emitter *e, const function *f, bool checked)
{
    const char *status = emit_status_fact(e, f), *value = emit_value_fact(e, f, checked);
    doc_entry entries[MODEL_MOST_PARAMS];
    text_add(out, "Returns\n");
    if (status != NULL)
        text_printf(out, "    %s\n", status);
    if (value != NULL)
        text_printf(out, "    %s\n", value);
    emit_entries(out, entries, emit_result_facts(e, f, checked, entries));
}

static void
add_line(text *out, const char *line)
{
    if (line != NULL)
        text_printf(out, "%s\n", line);
}

static void
add_origin(text *out, const emitter *e, const function *f)
{
    const origin_facts facts = emit_origin_facts(e, f);
    text_add(out, facts.gil);
    if (facts.since != NULL)
        text_printf(out, " %s", facts.since);
    if (facts.deprecated != NULL)
        text_printf(out, " %s", facts.deprecated);
    text_add(out, "\n");
    add_line(out, facts.per_thread);
    add_line(out, facts.core);
    add_line(out, facts.manual);
}

static void
add_statuses(text *out, const function *f)
{
    if (f->status_count == 0)
        return;
    text_add(out, "Fails with\n");
    emit_word_list(out, 4, f->statuses, f->status_count);
}

static void
add_header_text(text *out, const emitter *e, const function *f)
{
    if (e->with_docs && f->doc != NULL)
        text_printf(out, "\n%s\n", f->doc);
}

// What is behind the signature.
static void
add_body(text *out, const emitter *e, const function *f, bool checked)
{
    if (f->about != NULL)
        text_printf(out, "%s\n\n", f->about);
    text_printf(out, "%s\n\n", emit_prototype(e, f));
    add_parameters(out, e, f, checked);
    add_results(out, e, f, checked);
    add_statuses(out, f);
    add_origin(out, e, f);
    add_header_text(out, e, f);
}

const char *
emit_stub_text(const emitter *e, const char *doc)
{
    text out = {0};
    for (const char *s = doc; s[0] != '\0' && s[1] != '\0'; s++) {
        if (*s == '\\' || *s == '"')
            text_add(&out, "\\");
        text_add_n(&out, s, 1);
        if (*s == '\n' && s[1] != '\n')
            text_add(&out, "    ");
    }
    return emit_keep(e, &out);
}

const char *
emit_stub_docstring(const emitter *e, const function *f, bool checked)
{
    text doc = {0};
    add_body(&doc, e, f, checked);
    const char *out = emit_stub_text(e, doc.data);
    text_free(&doc);
    return out;
}

const char *
emit_docstring(const emitter *e, const function *f, const char *name, bool checked)
{
    text doc = {0}, out = {0};
    text_printf(&doc, "%s\n--\n\n", emit_signature(e, f, name, checked, "$module, /"));
    text_printf(&doc, "%s\n\n", emit_signature(e, f, name, checked, ""));
    add_body(&doc, e, f, checked);
    emit_literal(&out, doc.data, 4);
    text_free(&doc);
    out.length--; // the last literal's line ends behind the semicolon
    text_add(&out, ";\n");
    return emit_keep(e, &out);
}
