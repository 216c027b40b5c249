// Makes expressions for numbers that a library reads and writes behind pointers: scale factors,
// results of reductions.
//
// The runtime converts them (cubind/number.h). A wrapper passes it the type, from C or a value
// table; the memory space, from a query; and the count.
#include "render/numbers.h"

#include <string.h>

#include "model/kinds.h"
#include "model/value_types.h"
#include "render/emitter.h"
#include "render/expressions.h"
#include "render/names.h"

// Returns the variable that gives the type: a parameter's, else that of a query's answer.
static const char *
key_expression(const emitter *e, const wrapped *ws, const char *name)
{
    const wrapped *by = emit_find_wrapped(ws, name);
    const query *q = find_query(e->m, name);
    return by != NULL ? by->local : q != NULL ? emit_query_variable(e, q) : NULL;
}

// `pointer_mode == A || pointer_mode == B`
const char *
emit_host_condition(const emitter *e, const param *p)
{
    const query *q = param_is_number(p) ? find_query(e->m, p->mode) : NULL;
    text out = {0};
    for (int i = 0; q != NULL && i < q->host_count; i++) {
        const char *variable = emit_query_variable(e, q);
        text_printf(&out, "%s%s == %s", i > 0 ? " || " : "", variable, q->host[i]);
    }
    return out.length > 0 ? emit_keep(e, &out) : NULL;
}

// A comparison that is used only once needs no variable.
const char *
emit_host_variable(const emitter *e, const wrapped *ws, const wrapped *w)
{
    const char *condition = emit_host_condition(e, w->p);
    bool several = false, differ = false;
    for (int i = 0; condition != NULL && i < w->f->param_count; i++) {
        const char *other = emit_host_condition(e, ws[i].p);
        several |= other != NULL && &ws[i] != w;
        differ |= other != NULL && strcmp(other, condition) != 0;
    }
    if (condition == NULL || (!several && strstr(condition, "||") == NULL))
        return NULL;
    return differ ? arena_printf(e->a, "%s_on_host", w->local) : "on_host";
}

static const char *
host_expression(const emitter *e, const wrapped *ws, const wrapped *w)
{
    const char *condition = emit_host_condition(e, w->p);
    const char *variable = emit_host_variable(e, ws, w);
    return variable != NULL ? variable : condition != NULL ? condition : "true";
}

static const char *
count_expression(const wrapped *w)
{
    return w->p->len == LEN_NONE ? "CB_SINGLE" : w->vars.len;
}

// The wrapper skips a list whose count is 0, and an argument for which the caller passes None.
static const char *
conditions(const emitter *e, const wrapped *w)
{
    const char *some = w->p->len == LEN_PARAM ? arena_printf(e->a, "%s > 0 && ", w->vars.len) : "";
    const char *given = w->p->nullable ? arena_printf(e->a, "%s != Py_None && ", w->vars.arg) : "";
    return arena_printf(e->a, "%s%s", some, given);
}

static void
set_python_types(const emitter *e, wrapped *w)
{
    static const char *const words[] = {"int", "float", "complex"};
    static const char *const takes[] = {"_Int", "SupportsFloat", "complex | SupportsFloat"};
    number_class is = value_type_number(w->p->number);
    bool list = w->p->len != LEN_NONE;
    // The address is an integer, too, so `_Int` is not listed twice.
    const char *value = list               ? arena_printf(e->a, "Sequence[%s] | ", takes[is])
                        : is == NUMBER_INT ? ""
                                           : arena_printf(e->a, "%s | ", takes[is]);
    w->vars.number_takes = arena_printf(e->a, "%s_Int | Buffer", value);
    // With a table, the type depends on the call and may be any.
    const char *gives = w->p->number == NULL ? "float | complex" : words[is];
    w->vars.number_gives = list ? arena_printf(e->a, "list[%s]", gives) : gives;
}

void
emit_set_value_number(const emitter *e, wrapped *w)
{
    bool complex = value_type_number(w->p->number) == NUMBER_COMPLEX;
    w->vars.number_kind = arena_printf(e->a, "CB_VALUE_%s", emit_upper(e, w->p->number));
    w->vars.number_takes = complex ? "complex | SupportsFloat" : "SupportsFloat";
}

void
emit_set_number(const emitter *e, wrapped *ws, wrapped *w)
{
    const param *p = w->p;
    param_vars *v = &w->vars;
    v->kind = p->kind;
    if (p->number != NULL)
        v->number_kind = arena_printf(e->a, "CB_VALUE_%s", emit_upper(e, p->number));
    v->key = key_expression(e, ws, p->type_by);
    v->complex_key = p->complex_by != NULL ? key_expression(e, ws, p->complex_by) : v->key;
    v->count = count_expression(w);
    v->host = host_expression(e, ws, w);
    v->when = conditions(e, w);
    set_python_types(e, w);
}
