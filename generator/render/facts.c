// Collects the facts about a function from the model alone: its arguments, its results, its GIL
// handling, its release and its equivalents.
#include "render/facts.h"

#include <ctype.h>
#include <string.h>

#include "model/kinds.h"
#include "render/callbacks.h"
#include "render/ctypes.h"
#include "render/names.h"
#include "render/params.h"
#include "render/snippets.h"
#include "render/value_facts.h"

// ---- signatures ----

// Returns whether the signature lists the parameter. The checked form omits parameters that it
// fills in itself.
static bool
is_listed(const param *p, bool checked)
{
    return p->is_argument && !(checked && p->checked != CHECKED_SAME);
}

// An omitted number is 0, as C callers write it. None has the same effect.
static bool
is_plain_number(const param *p)
{
    return param_is(p, KIND_int) || param_is(p, KIND_float) || param_is(p, KIND_enum) ||
           param_is(p, KIND_pointer_int);
}

static const char *
default_of(const emitter *e, const wrapped *w, bool checked)
{
    const char *preset = emit_preset(e, w);
    if (preset != NULL)
        return arena_printf(e->a, "=%s", preset);
    if (!checked || !w->p->optional)
        return "";
    return is_plain_number(w->p) ? "=0" : "=None";
}

// In Python a parameter without a default cannot follow one with a default. So all parameters after
// the first default show one.
const char *
emit_signature(const emitter *e, const function *f, const char *name, bool checked,
               const char *first)
{
    const wrapped *ws = emit_wrap_params(e, f);
    text out = {0};
    bool optional = false;
    const char *gap = *first != '\0' ? ", " : "";
    text_printf(&out, "%s(%s", name, first);
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        const char *preset = default_of(e, &ws[i], checked);
        optional |= *preset != '\0';
        text_printf(&out, "%s%s%s", gap, p->python_name,
                    *preset    ? preset
                    : optional ? "=None"
                               : "");
        gap = ", ";
    }
    text_add(&out, ")");
    return emit_keep(e, &out);
}

const char *
emit_prototype_head(const emitter *e, const function *f)
{
    const char *type = emit_type(e, f->result);
    return arena_printf(e->a, "%s(", emit_declaration(e, type, f->symbol));
}

const char *
emit_prototype(const emitter *e, const function *f)
{
    return arena_printf(e->a, "%s%s)", emit_prototype_head(e, f), emit_params(e, f));
}

// ---- parameters ----

// Returns the settings under which numbers are in host memory; "" if they always are.
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

// Describes numbers behind pointers, in host or device memory. In host memory, an int for a single
// number is the number itself and no address.
static const char *
number_words(const emitter *e, const param *p)
{
    const char *what = p->len != LEN_NONE ? "numbers" : "a number", *host = host_note(e, p);
    if (p->dir == DIR_OUT)
        return arena_printf(e->a, "None%s or int (address)", host);
    if (*host != '\0')
        return arena_printf(e->a, "%s%s, else int (address) or buffer", what, host);
    return p->len != LEN_NONE ? "numbers, a buffer that holds them or int (address)"
                              : "a number, or a buffer that holds one";
}

// Turns "(address)" into "(device address)" if the spec says that the memory is the device's.
static const char *
on_device(const emitter *e, const param *p, const char *words)
{
    const char *address = strstr(words, "(address)");
    if (address == NULL || !text_equal(p->space, "device"))
        return words;
    return arena_printf(e->a, "%.*s(device %s", (int)(address - words), words, address + 1);
}

static const char *
accepted_words(const emitter *e, const wrapped *w)
{
    if (param_is_number(w->p))
        return number_words(e, w->p);
    const param *chooser = emit_chooser(w->f, w->p);
    if (chooser != NULL && param_is(w->p, KIND_typed_in))
        return arena_printf(e->a, "a value, of the type that %s calls for", chooser->python_name);
    const char *words = emit_phase_value(e, w, "says");
    return words != NULL ? on_device(e, w->p, words) : emit_type(e, w->p->decayed);
}

// Returns whether the expression has only names and products, which Python programmers understand.
static bool
is_readable(const char *expression)
{
    for (const char *s = expression; *s != '\0'; s++)
        if (!isalnum((unsigned char)*s) && strchr("_ *", *s) == NULL)
            return false;
    return true;
}

// Returns whether the parameter passes the room for an array in and its length out.
static bool
counts_results(const function *f, const param *p)
{
    for (int i = 0; p->dir == DIR_INOUT && i < f->param_count; i++) {
        const param *list = &f->params[i];
        if (kind_has(list->kind, KIND_IS_OUT_LIST) && list->len == LEN_PARAM &&
            text_equal(list->len_name, p->name)) {
            return true;
        }
    }
    return false;
}

// Adds the required bytes or items, and how a callable is called.
static void
add_notes(text *out, const emitter *e, const function *f, const param *p, bool checked)
{
    // Memory that is no target may not be read either, only registered or advised on, so the text
    // gives its length. Device memory may be kept for later calls: it must be that long even if
    // they use less.
    bool copies = p->target && !text_equal(p->space, "device");
    const param *count = p->len == LEN_PARAM ? find_param(f, p->len_name) : NULL;
    if (param_is(p, KIND_address) && p->bytes != NULL && is_readable(p->bytes))
        text_printf(out, copies ? "; %s bytes are written" : "; at least %s bytes long", p->bytes);
    else if (param_is(p, KIND_address) && p->target)
        text_add(out, "; written to");
    if (kind_has(p->kind, KIND_IS_LIST) && count != NULL && is_listed(count, checked))
        text_printf(out, "; as many as %s", count->python_name);
    else if (kind_has(p->kind, KIND_IS_LIST) && p->len == LEN_FIXED && p->len_value == 1)
        text_add(out, "; one item");
    else if (kind_has(p->kind, KIND_IS_LIST) && p->len == LEN_FIXED)
        text_printf(out, "; %lld items", (long long)p->len_value);
    if (counts_results(f, p))
        text_add(out, "; the room in items on input, the number of items on output");
    else
        text_add(out, p->dir == DIR_INOUT ? "; in and out" : "");
    if (param_is(p, KIND_option_values) && emit_chooser(f, p) != NULL)
        text_printf(out, "; of the types that %s call for", emit_chooser(f, p)->python_name);
    if (param_is(p, KIND_callback))
        text_printf(out, "; %s", emit_callable_fact(e, f, p));
}

// Returns the entry of a parameter or result: `words`, and the spec's text about it.
static doc_entry
entry_of(const emitter *e, const param *p, text *words)
{
    if (p->about != NULL)
        text_printf(words, "; %s", p->about);
    return (doc_entry){p->python_name, emit_keep(e, words)};
}

// Adds how long the library uses the argument after the call. The library copies structs and values
// of attributes, but not what they lead to.
static void
add_kept(text *words, const param *p)
{
    bool is_copied =
        param_is(p, KIND_record) || param_is(p, KIND_typed_in) || kind_has(p->kind, KIND_IS_LIST);
    if (p->kept != NULL)
        text_printf(words, "; keep %s alive %s", is_copied ? "what it names" : "it", p->kept);
}

int
emit_parameter_facts(const emitter *e, const function *f, bool checked, doc_entry *entries)
{
    const wrapped *ws = emit_wrap_params(e, f);
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (!is_listed(p, checked))
            continue;
        text words = {0};
        text_add(&words, accepted_words(e, &ws[i]));
        if (checked && p->optional && !text_ends(words.data, "None"))
            text_add(&words, strpbrk(words.data, " ,") != NULL ? ", or None" : " or None");
        add_notes(&words, e, f, p, checked);
        add_kept(&words, p);
        entries[count++] = entry_of(e, p, &words);
    }
    return count;
}

// ---- results ----

// Describes a result in which a function returns the text of a failure. After a failure all results
// are None, so the text is in the exception only.
static const char *
failure_note(const function *f, const param *p, bool checked)
{
    if (f->detail_text != NULL || !text_equal(p->name, f->detail_param))
        return "";
    return checked ? ""
                   : "; None in effect: the library sets it after a failure, when all results are "
                     "None; "
                     "the exception of the checked form has the text as its detail";
}

int
emit_result_facts(const emitter *e, const function *f, bool checked, doc_entry *entries)
{
    wrapped *ws = emit_wrap_params(e, f);
    int count = 0;
    for (int i = 0; i < f->param_count && f->result_form == RESULT_CHECKED && f->status; i++) {
        text type = {0};
        const param *chooser = emit_chooser(f, ws[i].p);
        if (!emit_result_type(e, &ws[i], checked, &type)) {
            text_free(&type);
            continue;
        }
        if (chooser != NULL)
            text_printf(&type, "; of the type that %s calls for", chooser->python_name);
        text_add(&type, failure_note(f, ws[i].p, checked));
        entries[count++] = entry_of(e, ws[i].p, &type);
    }
    return count;
}

const char *
emit_returned(const emitter *e, const function *f, bool checked)
{
    const wrapped *ws = emit_wrap_params(e, f);
    text out = {0};
    int count = 0;
    if (f->result_form == RESULT_BARE)
        return emit_value_type(e, f, checked);
    if (f->result_form == RESULT_VALUE)
        return checked ? e->m->status_enum : arena_printf(e->a, "tuple[%s]", e->m->status_enum);
    if (!f->status && f->result->cls != TYPE_VOID) {
        text_add(&out, emit_value_type(e, f, checked));
        count = 1;
    }
    for (int i = 0; f->status && i < f->param_count; i++) {
        text one = {0};
        if (emit_result_type(e, &ws[i], checked, &one))
            text_printf(&out, "%s%s", count++ > 0 ? ", " : "", one.data);
        text_free(&one);
    }
    const char *values = emit_keep(e, &out);
    if (checked)
        return count == 0 ? "None" : count == 1 ? values : arena_printf(e->a, "tuple[%s]", values);
    return arena_printf(e->a, "tuple[%s%s%s]", e->m->status_enum, count > 0 ? ", " : "", values);
}

// Returns "None", "size" or "(size, free)" for the checked form, "(status,)" or "(status, size)"
// for the tuple form.
static const char *
result_names(const emitter *e, const function *f, bool checked)
{
    doc_entry entries[MODEL_MOST_PARAMS];
    int count = emit_result_facts(e, f, checked, entries);
    text out = {0};
    if (checked && count < 2)
        return count == 0 ? "None" : entries[0].name;
    text_printf(&out, "(%s", checked ? entries[0].name : e->m->status_enum);
    for (int i = checked ? 1 : 0; i < count; i++)
        text_printf(&out, ", %s", entries[i].name);
    text_add(&out, count == 0 ? ",)" : ")");
    return emit_keep(e, &out);
}

// Returns the sentence about results if the function's status may be a failure.
static const char *
status_fact(const emitter *e, const function *f, bool checked_first)
{
    const char *error = e->m->error_class != NULL ? e->m->error_class : "CUDAError";
    const char *names = result_names(e, f, false), *checked = result_names(e, f, true);
    if (checked_first)
        return arena_printf(e->a, "%s, or raises %s; cubind.%s returns %s", checked, error,
                            e->m->python_name, names);
    return arena_printf(e->a, "%s; cubind.checked.%s returns %s, or raises %s", names,
                        e->m->python_name, checked, error);
}

const char *
emit_return_fact(const emitter *e, const function *f, bool checked_first)
{
    const char *status = e->m->status_enum, *module = e->m->python_name;
    const char *value = emit_value_type(e, f, false), *checked = emit_value_type(e, f, true);
    if (f->result_form == RESULT_BARE)
        return text_equal(value, checked)
                   ? value
                   : arena_printf(e->a, "%s; cubind.checked.%s returns %s", value, module, checked);
    if (f->result_form == RESULT_VALUE)
        return arena_printf(e->a, "(%s,); cubind.checked.%s returns %s and raises nothing", status,
                            module, status);
    if (f->status)
        return status_fact(e, f, checked_first);
    // The C function returns the value itself, so no call fails.
    if (f->result->cls == TYPE_VOID)
        return arena_printf(e->a, "(%s.%s,); cubind.checked.%s returns None", status, e->m->success,
                            module);
    return arena_printf(e->a, "(%s.%s, %s); cubind.checked.%s returns %s", status, e->m->success,
                        value, module, checked);
}

// ---- GIL, manual, release ----

// Describes the GIL during the call (cubind/gil.h).
static const char *
gil_words(const function *f)
{
    if (f->launches)
        return "Releases the GIL by default (see cubind.keep_gil).";
    if (f->blocking)
        return "Releases the GIL.";
    return f->locking ? "May keep the GIL (see cubind.keep_gil)." : "Keeps the GIL.";
}

// Returns the link to the manual's page of the function's group, which Doxygen names after the
// group. A function without a group gets the manual's start page. NULL if the manual has no pages
// of groups; then only the module's docstring links to the manual.
static const char *
manual_page(const emitter *e, const function *f)
{
    text out = {0};
    if (e->m->doc_link == NULL || !e->m->doc_groups)
        return NULL;
    text_add(&out, e->m->doc_link);
    if (f->group != NULL) {
        text_add(&out, "group__");
        for (const char *s = f->group; *s != '\0'; s++)
            text_printf(&out, "%s%c", *s == '_' ? "_" : "", *s);
        text_add(&out, ".html");
    }
    return emit_keep(e, &out);
}

const char *
emit_age(const emitter *e, int since, int changed, const char *what)
{
    if (since != 0 && changed > since)
        return arena_printf(e->a, "Since CUDA %s; other %s before %s.", emit_release(e, since),
                            what, emit_release(e, changed));
    if (since != 0)
        return arena_printf(e->a, "Since CUDA %s.", emit_release(e, since));
    return changed != 0
               ? arena_printf(e->a, "Other %s before CUDA %s.", what, emit_release(e, changed))
               : NULL;
}

// If the header gives the release, it is that of the entry point, which may have another name.
static const char *
function_age(const emitter *e, const function *f)
{
    const char *age = emit_age(e, f->since != 0 ? f->since : f->first, f->changed, "parameters");
    size_t length = age != NULL ? strcspn(age, ";") : 0;
    if (f->since == 0 || text_equal(f->name, f->symbol))
        return age;
    length -= age[length] == '\0'; // without the full stop
    return arena_printf(e->a, "%.*s as %s%s", (int)length, age, f->symbol, age + length);
}

origin_facts
emit_origin_facts(const emitter *e, const function *f)
{
    origin_facts facts = {.gil = gil_words(f), .manual = manual_page(e, f)};
    facts.since = function_age(e, f);
    if (f->status && f->status_count == 0 && e->m->fail_count > 0)
        facts.fails = arena_printf(e->a, "May fail with any %s.", e->m->status_enum);
    if (f->deprecated)
        facts.deprecated = "Deprecated.";
    if (f->symbol_ptds != NULL && e->m->per_thread_env != NULL)
        facts.per_thread = arena_printf(e->a, "Per-thread variant: %s (%s=1).", f->symbol_ptds,
                                        e->m->per_thread_env);
    if (f->core != NULL)
        facts.core = arena_printf(e->a, "In cubind.core: %s.", f->core);
    return facts;
}
