// Finds the snippet of a parameter for a phase, and expands it.
#include "render/snippets.h"

#include <string.h>

#include "render/names.h"
#include "render/variants.h"

static const char *const phases[] = {
    "declare", "clear",   "held",   "convert", "fill",  "settle",        "check",
    "checked", "before",  "pass",   "operand", "after", "success",       "result",
    "made",    "release", "preset", "takes",   "gives", "gives_checked", "says",
};

static bool
is_in(const char *const *words, size_t count, const char *s, size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(words[i]) == length && strncmp(words[i], s, length) == 0)
            return true;
    return false;
}

// <kind>.<phase> or <kind>.<phase>.<variant>
bool
emit_accepts_param_snippet(const char *name)
{
    const char *phase = strchr(name, '.');
    if (phase == NULL)
        return false;
    size_t length = strcspn(phase + 1, ".");
    if (!is_in(phases, sizeof phases / sizeof *phases, phase + 1, length))
        return false;
    const char *rest = phase + 1 + length;
    return *rest == '\0' || is_in(variant_words, VARIANT_WORDS, rest + 1, strlen(rest + 1));
}

static char *
append(char *to, const char *word, size_t length)
{
    memcpy(to, word, length);
    return to + length;
}

// Kinds, phases and variants are words of short tables, so 128 bytes are enough.
static bool
try_snippet(const template *t, const char *name, size_t length, const char *phase,
            const char *variant, char out[128])
{
    // Do not use printf: this runs some million times, and printf would take a tenth of a whole
    // run.
    char *end = append(append(append(out, name, length), ".", 1), phase, strlen(phase));
    if (variant != NULL)
        end = append(append(end, ".", 1), variant, strlen(variant));
    *end = '\0';
    return template_has(t, out);
}

static bool
find_for_name(const template *t, const wrapped *w, size_t length, const char *phase, char out[128])
{
    for (int i = 0; w->variants[i] != NULL; i++)
        if (try_snippet(t, w->p->kind, length, phase, w->variants[i], out))
            return true;
    return try_snippet(t, w->p->kind, length, phase, NULL, out);
}

// Tries the kind, then its family: the kind without its last word.
static bool
find_snippet(const emitter *e, const wrapped *w, const char *phase, char out[128])
{
    const template *t = e->templates[TEMPLATE_PARAMS];
    const char *kind = w->p->kind;
    if (kind == NULL)
        return false;
    return find_for_name(t, w, strlen(kind), phase, out) ||
           (w->family > 0 && find_for_name(t, w, w->family, phase, out));
}

bool
emit_has_phase(const emitter *e, const wrapped *w, const char *phase)
{
    char name[128];
    return find_snippet(e, w, phase, name);
}

bool
emit_phase_has(const emitter *e, const wrapped *w, const char *phase, const char *hole)
{
    char name[128];
    return find_snippet(e, w, phase, name) &&
           template_has_hole(e->templates[TEMPLATE_PARAMS], name, hole);
}

bool
emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out)
{
    char name[128];
    if (!find_snippet(e, w, phase, name))
        return false;
    template_expand(e->templates[TEMPLATE_PARAMS], name, VARS_VALUES(&w->vars), out);
    return true;
}

// Cuts the newline at the end of a snippet. A snippet without lines has none.
static void
end_line(text *out)
{
    while (out->length > 0 && out->data[out->length - 1] == '\n')
        out->data[--out->length] = '\0';
}

const char *
emit_phase_value(const emitter *e, const wrapped *w, const char *phase)
{
    text out = {0};
    if (!emit_phase(e, w, phase, &out))
        return NULL;
    end_line(&out);
    return emit_keep(e, &out);
}

const char *
emit_pass(const emitter *e, const wrapped *w)
{
    const char *value = emit_phase_value(e, w, "pass");
    return value != NULL ? value : w->local;
}

const char *
emit_operand(const emitter *e, const wrapped *w)
{
    const char *value = emit_phase_value(e, w, "operand");
    return value != NULL ? value : emit_pass(e, w);
}

const char *
emit_preset(const emitter *e, const wrapped *w)
{
    if (!w->p->default_zero)
        return NULL;
    const char *value = emit_phase_value(e, w, "preset");
    return value != NULL ? value : "0";
}

// Returns true for counts and sizes that are evident from the length of a list or value.
bool
emit_is_hidden(const function *f, const param *p)
{
    if (p->checked != CHECKED_SAME || param_is(p, KIND_typed_size))
        return !(p->checked == CHECKED_COUNT && param_is(p, KIND_inout_int));
    // The exception has the library's text about a failure.
    if (f->detail_text == NULL && text_equal(p->name, f->detail_param))
        return true;
    for (int i = 0; i < f->param_count; i++) {
        const param *list = &f->params[i];
        bool counted =
            list->is_result && list->len == LEN_PARAM && text_equal(list->len_name, p->name);
        if ((counted && kind_has(list->kind, KIND_IS_VIEW)) ||
            text_equal(list->count_written, p->name)) {
            return true;
        }
    }
    return false;
}

bool
emit_result_type(const emitter *e, const wrapped *w, bool checked, text *out)
{
    bool made = checked && emit_has_phase(e, w, "made");
    bool given = w->p->is_result && !(checked && emit_is_hidden(w->f, w->p));
    if (!made && !given)
        return false;
    if (!(checked && emit_phase(e, w, "gives_checked", out)) && !emit_phase(e, w, "gives", out))
        text_add(out, "Any\n");
    end_line(out);
    return true;
}

const char *
emit_value_type(const emitter *e, const function *f, bool checked)
{
    if (f->status)
        return e->m->status_enum;
    switch (f->result->cls) {
    case TYPE_VOID:
        return "None";
    case TYPE_INT:
        return "int";
    case TYPE_FLOAT:
        return "float";
    case TYPE_POINTER:
        return f->result->pointee->size != 1 ? "int" : checked ? "str | None" : "bytes | None";
    default:
        return emit_find_class(e, f->result->name) != NULL ? f->result->name : "Any";
    }
}
