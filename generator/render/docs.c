// Docstrings, from the model alone: nothing of a header's text is in them unless the caller asks
// for it (--docs).
//
// The first line is the signature that inspect.signature reads, the rest is short: what the function does where the spec
// has words for it, prototype, what may be passed for each parameter and what comes back, the failures that the header
// lists, what becomes of the GIL, release, what else does the same.
#include "render/docs.h"

#include <ctype.h>
#include <string.h>

#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/params.h"
#include "render/snippets.h"

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

// In the checked form: what can be left out has a default, what is filled in is not there.
static bool
is_listed(const param *p, bool checked)
{
    return p->is_argument && !(checked && p->checked != CHECKED_SAME);
}

static const char *
default_of(const emitter *e, const wrapped *w, bool checked)
{
    const char *preset = emit_preset(e, w);
    if (preset != NULL)
        return arena_printf(e->a, "=%s", preset);
    return checked && w->p->optional ? "=None" : "";
}

// A parameter without a default cannot follow one with: from the first of those on, all of them
// show one.
static void
add_signature(text *out, const emitter *e, const function *f, const char *name, bool checked,
              const char *first)
{
    const wrapped *ws = emit_wrap_params(e, f);
    bool optional = false;
    const char *gap = first;
    text_printf(out, "%s(%s", name, first);
    gap = *first != '\0' ? ", " : "";
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        const char *preset = default_of(e, &ws[i], checked);
        optional |= *preset != '\0';
        text_printf(out, "%s%s%s", gap, p->python_name, *preset ? preset : optional ? "=None" : "");
        gap = ", ";
    }
    text_add(out, ")");
}

// Under which settings numbers lie in host memory.
static const char *
host_note(const emitter *e, const param *p)
{
    const query *q = find_query(e->m, p->mode);
    text out = {0};
    for (int i = 0; q != NULL && i < q->host_count; i++)
        text_printf(&out, "%s%s", i > 0 ? " or " : " (with ", q->host[i]);
    text_add(&out, out.length > 0 ? ")" : "");
    return emit_keep(e, &out);
}

// Numbers behind pointers, which lie on the host or on the device.
static const char *
number_words(const emitter *e, const param *p)
{
    const char *what = p->len != LEN_NONE ? "numbers" : "a number";
    const char *given = p->dir == DIR_OUT ? "None" : what;
    return arena_printf(e->a, "%s%s or int (address)", given, host_note(e, p));
}

static const char *
accepted_words(const emitter *e, const wrapped *w)
{
    if (param_is_number(w->p))
        return number_words(e, w->p);
    const char *words = emit_phase_value(e, w, "says");
    return words != NULL ? words : emit_type(e, w->p->decayed);
}

// Names and products of them, which say as much to who writes Python.
static bool
is_readable(const char *expression)
{
    for (const char *s = expression; *s != '\0'; s++)
        if (!isalnum((unsigned char)*s) && strchr("_ *", *s) == NULL)
            return false;
    return true;
}

// How much memory or how many items have to be there.
static void
add_extent(text *out, const function *f, const param *p, bool checked)
{
    const char *does = p->target ? "written" : "read";
    const param *count = p->len == LEN_PARAM ? find_param(f, p->len_name) : NULL;
    if (param_is(p, KIND_address) && p->bytes != NULL && is_readable(p->bytes))
        text_printf(out, "; at least %s bytes are %s", p->bytes, does);
    else if (param_is(p, KIND_address) && p->target)
        text_add(out, "; written");
    if (kind_has(p->kind, KIND_IS_LIST) && count != NULL && is_listed(count, checked))
        text_printf(out, "; as many as %s", count->python_name);
    else if (kind_has(p->kind, KIND_IS_LIST) && p->len == LEN_FIXED)
        text_printf(out, "; %lld of them", (long long)p->len_value);
    text_add(out, p->dir == DIR_INOUT ? "; in and out" : "");
}

// What may be passed for it, or what comes back, with what the spec says of it.
static doc_entry
entry_of(const emitter *e, const param *p, text *words)
{
    if (p->about != NULL)
        text_printf(words, "; %s", p->about);
    return (doc_entry){p->python_name, emit_keep(e, words)};
}

static void
add_parameters(text *out, const emitter *e, const function *f, bool checked)
{
    const wrapped *ws = emit_wrap_params(e, f);
    doc_entry entries[MODEL_MOST_PARAMS];
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        text words = {0};
        text_add(&words, accepted_words(e, &ws[i]));
        add_extent(&words, f, p, checked);
        entries[count++] = entry_of(e, p, &words);
    }
    text_add(out, count > 0 ? "Parameters\n" : "");
    emit_entries(out, entries, count);
}

// What C returns is the value: no call of it fails.
static void
add_value(text *out, const emitter *e, const function *f, bool checked)
{
    text_printf(out, "    %s (always %s; the checked form leaves it out)\n", e->m->status_enum,
                e->m->success);
    if (f->result->cls != TYPE_VOID)
        text_printf(out, "    %s\n", emit_value_type(e, f, checked));
}

// The line about the status is the same in both forms: where the rest is, too, one text does for both.
static void
add_results(text *out, const emitter *e, const function *f, bool checked)
{
    text_add(out, "Returns\n");
    if (f->result_form != RESULT_CHECKED) {
        text_printf(out, "    %s\n", emit_value_type(e, f, checked));
        return;
    }
    if (!f->status) {
        add_value(out, e, f, checked);
        return;
    }
    text_printf(out, "    %s (the checked form raises instead)\n", e->m->status_enum);
    wrapped *ws = emit_wrap_params(e, f);
    doc_entry entries[MODEL_MOST_PARAMS];
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        text type = {0};
        if (emit_result_type(e, &ws[i], checked, &type))
            entries[count++] = entry_of(e, ws[i].p, &type);
        else
            text_free(&type);
    }
    emit_entries(out, entries, count);
}

void
emit_age(text *out, const emitter *e, int since, int changed, const char *what)
{
    if (since != 0 && changed > since)
        text_printf(out, " Since release %s; other %s before %s.", emit_release(e, since), what,
                    emit_release(e, changed));
    else if (since != 0)
        text_printf(out, " Since release %s.", emit_release(e, since));
    else if (changed != 0)
        text_printf(out, " Other %s before release %s.", what, emit_release(e, changed));
}

// What becomes of the GIL during the call (cubind/gil.h).
static const char *
gil_words(const function *f)
{
    if (f->launches)
        return "Gives up the GIL, unless cubind.keep_gil(True).";
    if (f->blocking)
        return "Gives up the GIL.";
    return f->locking ? "Keeps the GIL while no host function can hold the call up."
                      : "Keeps the GIL.";
}

// The page of the function's group, as Doxygen names its file; else where the manual begins.
static void
add_link(text *out, const emitter *e, const function *f)
{
    if (e->m->doc_link == NULL)
        return;
    text_add(out, e->m->doc_link);
    if (e->m->doc_groups && f->group != NULL) {
        text_add(out, "group__");
        for (const char *s = f->group; *s != '\0'; s++)
            text_printf(out, "%s%c", *s == '_' ? "_" : "", *s);
        text_add(out, ".html");
    }
    text_add(out, "\n");
}

static void
add_origin(text *out, const emitter *e, const function *f)
{
    text_add(out, gil_words(f));
    emit_age(out, e, f->since != 0 ? f->since : f->first, f->changed, "parameters");
    text_add(out, f->deprecated ? " Deprecated.\n" : "\n");
    if (f->symbol_ptds != NULL && e->m->per_thread_env != NULL)
        text_printf(out, "With %s=1 it is %s.\n", e->m->per_thread_env, f->symbol_ptds);
    if (f->core != NULL)
        text_printf(out, "In cubind.core: %s.\n", f->core);
    add_link(out, e, f);
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
    const char *type = emit_type(e, f->result);
    const char *gap = text_ends(type, "*") ? "" : " ";
    if (f->about != NULL)
        text_printf(out, "%s\n\n", f->about);
    text_printf(out, "%s%s%s(%s)\n\n", type, gap, f->symbol, emit_params(e, f));
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
    add_signature(&doc, e, f, name, checked, "$module, /");
    text_add(&doc, "\n--\n\n");
    add_signature(&doc, e, f, name, checked, "");
    text_add(&doc, "\n\n");
    add_body(&doc, e, f, checked);
    emit_literal(&out, doc.data, 4);
    text_free(&doc);
    out.length--; // the last literal's line ends behind the semicolon
    text_add(&out, ";\n");
    return emit_keep(e, &out);
}
