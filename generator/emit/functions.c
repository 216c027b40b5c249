// Makes wrappers: fills the snippets of functions.c.in with the steps (convert, check, pass,
// return) of all parameters of a function.
#include "emit/functions.h"

#include <string.h>

#include "emit/function_facts.h"
#include "model/find.h"
#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/declare.h"
#include "render/expressions.h"
#include "render/facts.h"
#include "render/names.h"
#include "render/numbers.h"
#include "render/params.h"
#include "render/snippets.h"
#include "render/steps.h"

// The wrapper that is being written.
typedef struct wrapper {
    emitter *e;
    const function *f;
    wrapped *params;
    bool releases; // has clean-up
    bool asks;     // queries the library before the call
    bool hides;    // the checked form leaves a result out
    int result_count;
    int made_count; // buffers that the checked form makes
    function_vars vars;
} wrapper;

static const char *
expand(const wrapper *w, const char *snippet)
{
    text out = {0};
    template_expand(w->e->templates[TEMPLATE_FUNCTIONS], snippet, VARS_VALUES(&w->vars), &out);
    return emit_keep(w->e, &out);
}

// Cuts the newline that a snippet ends with, because its text is used as an expression.
static void
trim(text *t, size_t from)
{
    while (t->length > from && t->data[t->length - 1] == '\n')
        t->data[--t->length] = '\0';
}

// ---- phases ----

static bool
wants_phase(const wrapped *w, const char *phase)
{
    if (strcmp(phase, "result") == 0)
        return w->p->is_result;
    return w->p->is_argument || strcmp(phase, "convert") != 0;
}

static bool
is_counted(const wrapped *list, const wrapped *count)
{
    return list->p->len == LEN_PARAM && list->p->is_argument &&
           text_equal(list->p->len_name, count->p->name) &&
           !param_is(list->p, KIND_option_values) && !param_is_number(list->p);
}

// The checked form sets a count to the length of the longest list that it counts. Numbers do not
// count: they are converted after the count is known.
static void
add_counts(const wrapper *w, wrapped *count, text *out)
{
    text lists = {0};
    const char *only = NULL;
    int list_count = 0;
    for (int i = 0; i < w->f->param_count; i++) {
        const wrapped *list = &w->params[i];
        if (!is_counted(list, count))
            continue;
        only = param_is(list->p, KIND_option_keys) ? arena_printf(w->e->a, "%s.keys", list->local)
                                                   : list->local;
        text_printf(&lists, "%s&%s", list_count++ > 0 ? ", " : "", only);
    }
    const char *cast = text_equal(count->vars.c_int, "uint64_t")
                           ? ""
                           : arena_printf(w->e->a, "(%s)", count->vars.c_int);
    if (list_count > 0) {
        count->vars.counted = list_count == 1
                                  ? arena_printf(w->e->a, "%s%s.length", cast, only)
                                  : arena_printf(w->e->a, "%sCB_LONGEST(%s)", cast, lists.data);
        emit_phase(w->e, count, "fill", out);
    }
    text_free(&lists);
}

static void
add_phase(const wrapper *w, const char *phase, text *out)
{
    for (int i = 0; i < w->f->param_count; i++) {
        wrapped *p = &w->params[i];
        if (p->p->checked == CHECKED_COUNT && strcmp(phase, "fill") == 0)
            add_counts(w, p, out);
        else if (wants_phase(p, phase))
            emit_phase(w->e, p, phase, out);
    }
}

static const char *
phase_lines(const wrapper *w, const char *phase)
{
    text out = {0};
    add_phase(w, phase, &out);
    return emit_keep(w->e, &out);
}

// Adds the queries that the wrapper sends to the library before its call. They use arguments that
// are converted by then.
static void
add_questions(wrapper *w, const char *snippet, text *out)
{
    const query **all = emit_queries(w->e, w->f);
    for (int i = 0; all[i] != NULL; i++) {
        w->vars.question = emit_query_variable(w->e, all[i]);
        w->vars.ask = emit_query_function(w->e, all[i]);
        w->vars.question_args = emit_query_args(w->e, w->params, all[i]);
        w->vars.question_type = emit_answer_type(w->e, all[i]);
        text_add(out, expand(w, snippet));
    }
}

// One statement clears the flags of everything that a wrapper may hold.
static const char *
declaration_lines(wrapper *w)
{
    text all = {0}, out = {0}, held = {0};
    add_phase(w, "declare", &all);
    add_questions(w, "question.declare", &all);
    emit_join_declarations(&out, emit_keep(w->e, &all));
    add_phase(w, "clear", &out);
    for (int i = 0; i < w->f->param_count; i++) {
        const char *flag = emit_phase_value(w->e, &w->params[i], "held");
        if (flag != NULL)
            text_printf(&held, "%s = ", flag);
    }
    w->vars.held = emit_keep(w->e, &held);
    if (*w->vars.held != '\0')
        text_add(&out, expand(w, "held"));
    return emit_keep(w->e, &out);
}

static const char *
step_lines(const wrapper *w, text *all)
{
    steps s = {.leave = w->vars.fail};
    steps_add(&s, emit_keep(w->e, all));
    text lines = steps_end(&s);
    return emit_keep(w->e, &lines);
}

// Adds variables that say, by the answers of queries, whether numbers are in host memory.
static void
add_hosts(wrapper *w, text *out)
{
    const char *last = NULL;
    for (int i = 0; i < w->f->param_count; i++) {
        const wrapped *p = &w->params[i];
        const char *variable = emit_host_variable(w->e, w->params, p);
        if (variable == NULL || text_equal(variable, last))
            continue;
        last = w->vars.host_variable = variable;
        w->vars.host = emit_host_condition(w->e, p->p);
        text_add(out, expand(w, "host"));
    }
}

static const char *
conversion_lines(wrapper *w)
{
    text all = {0};
    add_phase(w, "convert", &all);
    add_questions(w, "question", &all);
    add_hosts(w, &all);
    add_phase(w, "fill", &all);
    add_phase(w, "settle", &all);
    add_phase(w, "check", &all);
    add_phase(w, "checked", &all);
    return step_lines(w, &all);
}

static const char *
room_step_lines(const wrapper *w)
{
    text all = {0};
    add_phase(w, "before", &all);
    if (w->f->host_waits)
        text_add(&all, expand(w, "host_waits"));
    return step_lines(w, &all);
}

static const char *
call_expression(const wrapper *w)
{
    if (w->f->inline_expression != NULL)
        return emit_expression(w->e, w->params, w->f->inline_expression);
    text out = {0};
    text_add(&out, "call(");
    for (int i = 0; i < w->f->param_count; i++)
        text_printf(&out, "%s%s", i > 0 ? ", " : "", emit_pass(w->e, &w->params[i]));
    text_add(&out, ")");
    return emit_keep(w->e, &out);
}

// Returns the function to resolve; NULL for an inline function whose expression calls none.
static const char *
symbol_function(const function *f)
{
    return f->inline_expression != NULL ? f->inline_symbol : f->name;
}

static void
add_expression(const wrapper *w, const wrapped *p, const char *phase, text *out)
{
    text_add(out, out->length > 0 ? ", " : "");
    if (!emit_phase(w->e, p, phase, out))
        text_add(out, "Py_NewRef(Py_None)");
    trim(out, 0);
}

// Returns the results in C order, separated by commas.
static const char *
result_expressions(const wrapper *w)
{
    text out = {0};
    for (int i = 0; i < w->f->param_count; i++)
        if (w->params[i].p->is_result)
            add_expression(w, &w->params[i], "result", &out);
    return emit_keep(w->e, &out);
}

// Sets the values that the checked form returns when it has made buffers; returns their number.
static int
set_made(wrapper *w)
{
    text out = {0};
    int count = 0;
    for (int i = 0; i < w->f->param_count; i++) {
        const wrapped *p = &w->params[i];
        bool is_made = emit_has_phase(w->e, p, "made");
        if (is_made || (p->p->is_result && !emit_is_hidden(w->f, p->p))) {
            add_expression(w, p, is_made ? "made" : "result", &out);
            count++;
        }
    }
    w->vars.made = emit_keep(w->e, &out);
    w->vars.made_items = arena_printf(w->e->a, "%d", count);
    return count;
}

// ---- facts about the function ----

// Returns whether the snippet of a phase has lines. An empty variant means "no snippet".
static bool
has_lines(const wrapper *w, const wrapped *p, const char *phase)
{
    const char *lines = emit_phase_value(w->e, p, phase);
    return lines != NULL && *lines != '\0';
}

static void
count_params(wrapper *w)
{
    int slots = 0;
    for (int i = 0; i < w->f->param_count; i++) {
        const wrapped *p = &w->params[i];
        slots += p->slot >= 0;
        w->result_count += p->p->is_result;
        w->hides |= p->p->is_result && emit_is_hidden(w->f, p->p);
        w->releases |= has_lines(w, p, "release");
        if (emit_has_phase(w->e, p, "made")) {
            w->made_count++;
            w->vars.made_arg = p->vars.arg;
        }
        if (p->p->checked == CHECKED_QUERY && p->slot >= 0)
            w->vars.count_arg = p->vars.arg;
    }
    w->asks = emit_queries(w->e, w->f)[0] != NULL;
    w->vars.slots = arena_printf(w->e->a, "%d", slots);
    bool has_retval = w->releases || w->asks;
    if (slots > 0)
        w->vars.slots_line = expand(w, has_retval ? "slots.retval" : "slots");
    else if (has_retval)
        w->vars.slots_line = expand(w, "slots.none");
    w->vars.bind = expand(w, slots > 0 ? "bind" : "bind.none");
}

// ---- the call ----

// Returns whether the wrapper calls the library before the call itself, for a count or a size.
static bool
needs_status_early(const wrapper *w)
{
    bool early = w->vars.count_arg != NULL;
    for (int i = 0; i < w->f->param_count; i++)
        early |= emit_phase_has(w->e, &w->params[i], "before", "success");
    return early;
}

static const char *
invoke_lines(wrapper *w)
{
    const char *form = w->f->result->cls == TYPE_VOID ? ".void"
                       : needs_status_early(w)        ? ".assign"
                                                      : "";
    const char *gil = w->f->launches   ? ".queuing"
                      : w->f->blocking ? ".blocking"
                      : w->f->locking  ? ".locking"
                                       : "";
    return expand(w, arena_printf(w->e->a, "invoke%s%s", form, gil));
}

static const char *
indent(const wrapper *w, const char *lines)
{
    text out = {0};
    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");
        text_printf(&out, "    %.*s\n", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
    return emit_keep(w->e, &out);
}

// Statuses that mean "no room" come with the required count, which must still be returned.
static void
set_room(wrapper *w)
{
    text is_room = {0}, unless_room = {0};
    text_add(&is_room, "");
    text_add(&unless_room, "");
    for (int i = 0; i < w->e->m->again_count; i++) {
        text_printf(&is_room, "%s%s == %s", i > 0 ? " || " : "", w->vars.returned,
                    w->e->m->again[i]);
        text_printf(&unless_room, " && %s != %s", w->vars.returned, w->e->m->again[i]);
    }
    const char *statuses = emit_keep(w->e, &is_room);
    w->vars.is_room = w->e->m->again_count > 1 ? arena_printf(w->e->a, "(%s)", statuses) : statuses;
    w->vars.unless_room = emit_keep(w->e, &unless_room);
}

// Returns whether a status other than success is a failure of the call.
static bool
can_fail(const function *f)
{
    return f->status && f->result_form == RESULT_CHECKED;
}

// Some statuses besides success are no failure: the call returns its results with them.
static void
set_passed(wrapper *w)
{
    text unless = {0};
    text_add(&unless, "");
    for (int i = 0; i < w->e->m->passes_count; i++)
        text_printf(&unless, " && %s != %s", w->vars.returned, w->e->m->passes[i]);
    w->vars.unless_passed = emit_keep(w->e, &unless);
    if (w->e->m->passes_count > 0 && can_fail(w->f)) {
        w->vars.opened = arena_printf(w->e->a, "cb_passed(form, %s, ", w->vars.returned);
        w->vars.closed = ")";
    }
}

// If the wrapper makes exactly one early call, that statement declares the status variable, unless
// it is the one for `count_arg` or its snippet has no place for that. Else a line of its own does.
static void
declare_status(wrapper *w)
{
    wrapped *asking = NULL;
    int count = w->vars.count_arg != NULL;
    for (int i = 0; i < w->f->param_count; i++) {
        w->params[i].vars.answer = w->vars.returned;
        if (emit_phase_has(w->e, &w->params[i], "before", "success")) {
            asking = &w->params[i];
            count++;
        }
    }
    if (count == 1 && asking != NULL && emit_phase_has(w->e, asking, "before", "answer")) {
        asking->vars.answer = w->vars.status;
        count = 0;
    }
    w->vars.status_line = count > 0 ? arena_printf(w->e->a, "    %s;\n", w->vars.status) : "";
}

static void
set_call(wrapper *w)
{
    w->vars.returned = emit_returned_name(w->f);
    set_room(w);
    set_passed(w);
    const char *type = emit_status_type(w->e, w->f);
    w->vars.status = emit_declaration(w->e, type, w->vars.returned);
    declare_status(w);
    w->vars.status_member = emit_status_member(w->e);
    w->vars.call = call_expression(w);
    if (w->f->status)
        w->vars.call = arena_printf(w->e->a, "%s%s", w->vars.call, w->vars.status_member);
    w->vars.symbol = symbol_function(w->f);
    w->vars.find = w->vars.symbol != NULL ? expand(w, "find") : "";
    w->vars.invoke = invoke_lines(w);
    if (w->vars.count_arg != NULL) {
        const char *once = w->vars.invoke;
        w->vars.invoke = indent(w, once);
        w->vars.query = expand(w, "query");
        w->vars.invoke = once;
    }
}

static void
set_detail(wrapper *w)
{
    const function *f = w->f;
    const function *size = emit_find_function(w->e, f->detail_size);
    const param *of = find_param(f, f->detail_param);
    if (of == NULL)
        return;
    w->vars.detail_param = w->params[of - f->params].local;
    if (size == NULL || f->detail_text == NULL)
        return;
    const param *out = &size->params[size->param_count - 1];
    w->vars.detail_type = emit_type(w->e, of->decayed);
    w->vars.detail_size = f->detail_size;
    w->vars.detail_size_type = emit_type(w->e, out->decayed->pointee);
    w->vars.detail_text = f->detail_text;
}

static const char *
room_lines(wrapper *w)
{
    int place = 0;
    for (int i = 0; w->e->m->again_count > 0 && i < w->f->param_count; i++) {
        const wrapped *p = &w->params[i];
        if (param_is(p->p, KIND_count_inout) && w->releases) {
            text value = {0};
            emit_phase(w->e, p, "result", &value);
            trim(&value, 0);
            w->vars.value = emit_keep(w->e, &value);
            w->vars.count_place = arena_printf(w->e->a, "%d", place);
            return expand(w, "failure.room");
        }
        place += p->p->is_result;
    }
    return "";
}

// Returns whether a wrapper with clean-up has only one statement after a success.
static bool
ends_at_once(const wrapper *w)
{
    const char *end = strchr(w->vars.leave, '\n');
    return w->releases && *w->vars.succeeded == '\0' && end != NULL && end[1] == '\0';
}

static const char *
failure_lines(wrapper *w)
{
    if (!can_fail(w->f))
        return "";
    const char *room = room_lines(w);
    const char *form = w->releases ? "failure.release" : "failure";
    if (w->vars.detail_text != NULL) {
        form = arena_printf(w->e->a, "%s.detail", form);
    } else {
        bool own = w->vars.detail_param != NULL;
        text failed = {0};
        text_add(&failed, expand(w, own ? "failed.own" : "failed"));
        trim(&failed, 0);
        w->vars.failed = emit_keep(w->e, &failed);
        if (ends_at_once(w)) {
            form = "failure.release.else";
            w->vars.leave = indent(w, w->vars.leave);
        }
    }
    return arena_printf(w->e->a, "%s%s", room, expand(w, form));
}

static const char *
value_expression(wrapper *w)
{
    bool status = w->f->status;
    w->vars.returned_address = emit_void_pointer(w->e, w->f->result, w->vars.returned);
    w->vars.from_int = emit_from_int(w->e, w->f->result);
    w->vars.value = emit_class_index(w->e, status ? w->e->m->status_enum : w->f->result->name);
    text out = {0};
    text_add(&out, expand(w, status ? "value.enum" : emit_value_snippet(w->f->result)));
    trim(&out, 0);
    return emit_keep(w->e, &out);
}

static const char *
leave_lines(wrapper *w)
{
    const char *release = w->releases ? ".release" : "";
    const char *made = w->made_count > 0 ? ".made" : "";
    const char *form;
    if (!can_fail(w->f)) {
        form = emit_value_form(w->f);
        w->vars.value = value_expression(w);
        made = "";
    } else {
        if (*made && set_made(w) == 1 && w->result_count > 0)
            made = ".made.one";
        w->vars.value = w->vars.values = result_expressions(w);
        form = w->result_count == 0                          ? "none"
               : w->result_count == 1 && !w->hides && !*made ? "one"
                                                             : "many";
    }
    return expand(w, arena_printf(w->e->a, "leave.%s%s%s", form, release, made));
}

// ---- one wrapper ----

// Returns whether no earlier wrapper in the same file defines the same function for details.
static bool
is_first_detail(const wrapper *w)
{
    for (const function *f = w->e->m->functions; f < w->f; f++)
        if (f->skip == NULL && f->section == w->f->section &&
            text_equal(f->detail_text, w->f->detail_text))
            return false;
    return true;
}

static const char *
definitions(wrapper *w)
{
    text out = {0};
    if (w->vars.detail_text != NULL && is_first_detail(w)) {
        text_add(&out, expand(w, "detail"));
        text_add(&out, "\n");
    }
    w->vars.variable = arena_printf(w->e->a, "f_%s", w->f->name);
    w->vars.facts = emit_function_facts(w->e, w->params, w->vars.variable);
    w->vars.values = emit_shared_params(w->e, w->f);
    if (w->vars.values != NULL)
        text_add(&out, expand(w, "params"));
    text_printf(&out, "// %s\n", emit_prototype(w->e, w->f));
    text_add(&out, expand(w, "function"));
    text_add(&out, "\n");
    return emit_keep(w->e, &out);
}

// A handle whose end the function was given counts as closed.
static const char *
succeeded_lines(wrapper *w)
{
    text out = {0};
    add_phase(w, "success", &out);
    if (w->f->ends && is_closer(w->f)) {
        w->vars.value = w->params[0].vars.arg;
        text_add(&out, expand(w, "ended"));
    }
    return emit_keep(w->e, &out);
}

static void
set_lines(wrapper *w)
{
    function_vars *v = &w->vars;
    set_call(w);
    emit_set_call(w->params, w->f->param_count, v->call);
    v->declare = declaration_lines(w);
    v->convert = conversion_lines(w);
    v->room = room_step_lines(w);
    v->after = phase_lines(w, "after");
    v->succeeded = succeeded_lines(w);
    v->release = phase_lines(w, "release");
    v->leave = leave_lines(w);
    v->failure = failure_lines(w);
}

void
emit_function(emitter *e, const function *f, text *out)
{
    wrapper w = {.e = e, .f = f, .params = emit_wrap_params(e, f)};
    w.vars.name = f->name;
    w.vars.success = e->m->success;
    w.vars.m = "py";
    w.vars.module = e->m->module;
    count_params(&w);
    w.vars.fail = w.releases ? "goto done" : w.asks ? "return retval" : "return NULL";
    emit_set_fail(w.params, f->param_count, w.vars.fail);
    set_detail(&w);
    set_lines(&w);
    w.vars.before = definitions(&w);
    const char *form = w.releases ? "wrapper.release" : "wrapper";
    template_expand(e->templates[TEMPLATE_FUNCTIONS], form, VARS_VALUES(&w.vars), out);
}
