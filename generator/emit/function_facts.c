// Makes the static facts about a wrapper's function: the initialiser of its cb_function, and the
// form in which its result is returned.
#include "emit/function_facts.h"

#include <string.h>

#include "base/diag.h"
#include "render/names.h"
#include "render/params.h"
#include "render/snippets.h"
#include "render/wrap.h"

// Bits of parameters or results, and their names for a comment.
typedef struct mask {
    text bits;
    text names;
} mask;

typedef struct masks {
    mask defaults;
    mask optional;
    mask filled;
    mask hidden;
} masks;

static void
add_bit(mask *m, int bit, const char *name)
{
    text_printf(&m->bits, "%sCB_BIT(%d)", m->bits.length > 0 ? " | " : "", bit);
    text_printf(&m->names, "%s%s", m->names.length > 0 ? ", " : "", name);
}

static void
add_masks(const emitter *e, const function *f, const wrapped *w, int result, masks *out)
{
    const param *p = w->p;
    if (w->slot >= 0) {
        bool has_preset = emit_preset(e, w) != NULL;
        if (has_preset)
            add_bit(&out->defaults, w->slot, p->python_name);
        if (p->optional && !has_preset)
            add_bit(&out->optional, w->slot, p->python_name);
        if (p->checked != CHECKED_SAME)
            add_bit(&out->filled, w->slot, p->python_name);
    }
    if (p->is_result && emit_is_hidden(f, p))
        add_bit(&out->hidden, result, p->python_name);
}

// The names stand in a comment after the mask, or above it if the line would be too long.
static void
add_mask(text *lines, const char *member, mask *m)
{
    if (m->bits.length > 0) {
        size_t columns = strlen("    . = , // ") + strlen(member) + m->bits.length;
        if (columns + m->names.length <= EMIT_COLUMNS)
            text_printf(lines, "    .%s = %s, // %s\n", member, m->bits.data, m->names.data);
        else
            text_printf(lines, "    // %s\n    .%s = %s,\n", m->names.data, member, m->bits.data);
    }
    text_free(&m->bits);
    text_free(&m->names);
}

// Returns the names of the Python parameters, as arguments in C; "" if there are none.
static const char *
param_list(const emitter *e, const function *f)
{
    const char **kept = &e->param_lists[f - e->m->functions];
    if (*kept != NULL)
        return *kept;
    const wrapped *params = emit_wrap_params(e, f);
    text out = {0};
    text_add(&out, "");
    for (int i = 0; i < f->param_count; i++)
        if (params[i].slot >= 0)
            text_printf(&out, "%s\"%s\"", out.length > 0 ? ", " : "", params[i].p->python_name);
    return *kept = emit_keep(e, &out);
}

// Returns the first function of the same file that has the same parameters as `f`; NULL if no other
// function there has them.
static const function *
params_of(const emitter *e, const function *f)
{
    const char *list = param_list(e, f);
    const function *first = NULL, *end = e->m->functions + e->m->function_count;
    for (const function *other = e->m->functions; other < end && *list != '\0'; other++) {
        if (other->skip != NULL || other->section != f->section ||
            strcmp(param_list(e, other), list) != 0)
            continue;
        if (other != f)
            return first != NULL ? first : other < f ? other : f;
        first = f;
    }
    return NULL;
}

static void
add_names(const emitter *e, const function *f, text *lines)
{
    const function *of = params_of(e, f);
    const char *list = param_list(e, f);
    if (of != NULL)
        text_printf(lines, "    CB_PARAMS_OF(%s),\n", of->name);
    else if (*list != '\0')
        text_printf(lines, "    CB_PARAMS(%s),\n", list);
    else
        text_add(lines, "    CB_NO_PARAMS,\n");
}

const char *
emit_shared_params(const emitter *e, const function *f)
{
    return params_of(e, f) == f ? param_list(e, f) : NULL;
}

static void
add_aliases(const wrapped *params, const function *f, text *lines)
{
    bool some = false;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = params[i].p;
        if (params[i].slot < 0 || p->alias == NULL)
            continue;
        text_add(lines, some ? "" : "    .aliases = (const char *const[]){");
        text_printf(lines, "\"%s\", \"%s\", ", p->alias, p->python_name);
        some = true;
    }
    text_add(lines, some ? "NULL},\n" : "");
}

// Joins the members on one line with the definition if they fit and none has a comment.
static const char *
join_members(const emitter *e, const char *variable, const char *lines)
{
    text out = {0};
    if (strstr(lines, "//") == NULL) {
        for (const char *line = lines; *line != '\0'; line = strchr(line, '\n') + 1)
            text_printf(&out, "%s%.*s", out.length > 0 ? " " : "", (int)strcspn(line, "\n") - 4,
                        line + 4);
        size_t columns = strlen("static const cb_function  = {};") + strlen(variable) + out.length;
        if (columns - 1 <= EMIT_COLUMNS) {
            out.data[--out.length] = '\0'; // the last comma
            return emit_keep(e, &out);
        }
        text_clear(&out);
    }
    text_printf(&out, "\n%s", lines);
    return emit_keep(e, &out);
}

const char *
emit_function_facts(const emitter *e, const wrapped *params, const char *variable)
{
    const function *f = params->f;
    text lines = {0};
    masks all = {0};
    // A result that is no status is returned as a value after the status of success.
    bool gives_value = !f->status && f->result_form == RESULT_CHECKED;
    int results = gives_value && f->result->cls != TYPE_VOID;
    for (int i = 0; i < f->param_count; i++) {
        add_masks(e, f, &params[i], results, &all);
        results += params[i].p->is_result;
    }
    text_printf(&lines, "    .name = \"%s\",\n", f->name);
    add_names(e, f, &lines);
    if (results > 0)
        text_printf(&lines, "    .result_count = %d,\n", results);
    add_mask(&lines, "default_mask", &all.defaults);
    add_mask(&lines, "optional_mask", &all.optional);
    add_mask(&lines, "auto_mask", &all.filled);
    add_mask(&lines, "hidden_result_mask", &all.hidden);
    add_aliases(params, f, &lines);
    return join_members(e, variable, emit_keep(e, &lines));
}

const char *
emit_value_form(const function *f)
{
    static const char *const forms[] = {"one", "value", "bare"};
    for (int i = 0; i < f->param_count; i++) {
        if (f->params[i].is_result) {
            diag_error(f->loc,
                       "%s returns no status that can fail, but parameter %s is a result; "
                       "make it an argument",
                       f->name, f->params[i].name);
        }
    }
    if (f->result_form == RESULT_CHECKED && f->result->cls == TYPE_VOID)
        return "none";
    return forms[f->result_form];
}
