// Numbers that a library reads and writes behind pointers: scale factors, results of reductions.
//
// The runtime converts them (cubind/number.h); a wrapper tells it the type, which C or a value table
// says, where the library looks for them, which a query answers, and how many there are.
#include "render/numbers.h"

#include "model/value_types.h"
#include "render/emitter.h"
#include "render/expressions.h"

// What tells the type: a parameter, else the answer to a query.
static const char *
key_expression(const emitter *e, const wrapped *ws, const char *name)
{
    const wrapped *by = emit_find_wrapped(ws, name);
    const query *q = find_query(e->m, name);
    return by != NULL ? by->local : q != NULL ? emit_query_variable(e, q) : NULL;
}

// `query_mode == A || query_mode == B`; NULL where numbers always lie in host memory.
static const char *
host_expression(const emitter *e, const param *p)
{
    const query *q = find_query(e->m, p->mode);
    text out = {0};
    for (int i = 0; q != NULL && i < q->host_count; i++) {
        const char *variable = emit_query_variable(e, q);
        text_printf(&out, "%s%s == %s", i > 0 ? " || " : "", variable, q->host[i]);
    }
    return out.length > 0 ? emit_keep(e, &out) : NULL;
}

static const char *
count_expression(const emitter *e, const wrapped *w)
{
    if (w->p->len == LEN_NONE)
        return "0";
    return w->p->len == LEN_FIXED ? w->vars.len : arena_printf(e->a, "(size_t)%s", w->vars.len);
}

// A list whose count is 0 is not asked for, nor is what the caller leaves to be NULL.
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
    // Any integer is an address, too, so it is not said twice.
    const char *value = list               ? arena_printf(e->a, "Sequence[%s] | ", takes[is])
                        : is == NUMBER_INT ? ""
                                           : arena_printf(e->a, "%s | ", takes[is]);
    w->vars.number_takes = arena_printf(e->a, "%s_Int | Buffer", value);
    w->vars.number_gives = list ? arena_printf(e->a, "list[%s]", words[is]) : words[is];
}

void
emit_set_number(const emitter *e, wrapped *ws, wrapped *w)
{
    const param *p = w->p;
    param_vars *v = &w->vars;
    const char *host = host_expression(e, p);
    const query *mode = find_query(e->m, p->mode);
    bool several = mode != NULL && mode->host_count > 1;
    v->kind = p->kind;
    v->number_kind = p->number != NULL ? arena_printf(e->a, "CB_VALUE_%s", emit_upper(e, p->number))
                                       : arena_printf(e->a, "%s_kind", w->local);
    v->key = key_expression(e, ws, p->type_by);
    v->complex_key = p->complex_by != NULL ? key_expression(e, ws, p->complex_by) : v->key;
    v->count = count_expression(e, w);
    v->host = host != NULL ? host : "true";
    v->when = conditions(e, w);
    v->when_host = host == NULL ? v->when
                   : several    ? arena_printf(e->a, "%s(%s) && ", v->when, host)
                                : arena_printf(e->a, "%s%s && ", v->when, host);
    set_python_types(e, w);
}
