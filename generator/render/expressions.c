// Rewrites the spec's C expressions for wrappers: results of inline functions, sizes, and queries
// before a call.
//
// The spec writes them over the parameters' C names. A wrapper may keep a parameter in a variable
// of another name, or in one of the runtime's structs. So each name is replaced by the argument
// that the wrapper passes for it.
#include "render/expressions.h"

#include <ctype.h>
#include <string.h>

#include "model/extent.h"
#include "model/kinds.h"
#include "render/ctypes.h"
#include "render/emitter.h"
#include "render/names.h"
#include "render/snippets.h"

// ---- names in expressions ----

// `.name` and `->name` are members.
static bool
is_member(const char *source, const char *at)
{
    while (at > source && at[-1] == ' ')
        at--;
    return at > source && (at[-1] == '.' || (at[-1] == '>' && at - source > 1 && at[-2] == '-'));
}

// In a size, an in/out integer stands for its input value, which the wrapper has by then.
static const char *
name_of(const emitter *e, const wrapped *w, const char *name, bool is_size)
{
    if (w == NULL)
        return name;
    bool is_value = param_is(w->p, KIND_inout_int) || param_is(w->p, KIND_count_inout);
    return is_size && is_value ? w->local : emit_operand(e, w);
}

// Returns the length of the member accesses after a name: `->a.b`.
static size_t
members_length(const char *s)
{
    size_t length = 0;
    for (;;) {
        size_t mark = s[length] == '.' ? 1 : strncmp(s + length, "->", 2) == 0 ? 2 : 0;
        size_t word = mark > 0 ? text_word_length(s + length + mark) : 0;
        if (word == 0)
            return length;
        length += mark + word;
    }
}

// Adds a member of a struct. The struct may be NULL; then the member counts as 0.
static size_t
add_members(const emitter *e, const wrapped *w, const char *s, text *out)
{
    size_t length = members_length(s);
    if (w == NULL || !param_is(w->p, KIND_record) || length == 0)
        return 0;
    const char *name = emit_operand(e, w);
    text_printf(out, "(%s != NULL ? %s%.*s : 0)", name, name, (int)length, s);
    return length;
}

static const char *
expression_of(const emitter *e, const wrapped *ws, const char *source, bool is_size)
{
    text out = {0};
    for (const char *s = source; *s != '\0';) {
        size_t length = text_word_length(s);
        if (length == 0) {
            text_add_n(&out, s++, 1);
            continue;
        }
        const char *name = arena_intern_n(e->a, s, length);
        const wrapped *w = emit_find_wrapped(ws, name);
        bool is_name = !isdigit((unsigned char)*s) && !is_member(source, s);
        size_t members = is_name && is_size ? add_members(e, w, s + length, &out) : 0;
        if (members == 0)
            text_add(&out, is_name ? name_of(e, w, name, is_size) : name);
        s += length + members;
    }
    return emit_keep(e, &out);
}

const char *
emit_expression(const emitter *e, const wrapped *ws, const char *source)
{
    return expression_of(e, ws, source, false);
}

const char *
emit_size_expression(const emitter *e, const wrapped *ws, const char *source)
{
    return expression_of(e, ws, source, true);
}

// ---- memory behind addresses ----

static bool
is_unsigned(const type *t)
{
    return t->cls == TYPE_INT && !t->is_signed;
}

static bool
is_unsigned_param(const emitter *e, const wrapped *ws, const char *name)
{
    const wrapped *w = emit_find_wrapped(ws, arena_intern_n(e->a, name, text_word_length(name)));
    if (w == NULL)
        return false;
    const type *t = w->p->decayed;
    return is_unsigned(t->cls == TYPE_POINTER ? t->pointee : t);
}

// Returns whether the part is an unsigned parameter, or a choice between two of them.
static bool
is_never_negative(const emitter *e, const wrapped *ws, const char *part)
{
    const char *first = strstr(part, " ? ");
    const char *second = first != NULL ? strstr(first, " : ") : NULL;
    if (second == NULL)
        return part[text_word_length(part)] == '\0' && is_unsigned_param(e, ws, part);
    first += 3;
    second += 3;
    return first + text_word_length(first) + 3 == second &&
           second[text_word_length(second)] == '\0' && is_unsigned_param(e, ws, first) &&
           is_unsigned_param(e, ws, second);
}

// Returns one part as a size_t. CB_COUNT() turns negative numbers into 0.
static const char *
extent_part(const emitter *e, const wrapped *ws, const char *part)
{
    const char *expression = emit_size_expression(e, ws, part);
    bool is_count = isdigit((unsigned char)*part) || is_never_negative(e, ws, part);
    return is_count ? expression : arena_printf(e->a, "CB_COUNT(%s)", expression);
}

const char *
emit_extent(const emitter *e, const wrapped *ws, const param *p)
{
    extent x;
    if (!extent_read(e->a, p->bytes, &x))
        return NULL; // check.c has reported it
    if (x.each != NULL) {
        const wrapped *sizes = emit_find_wrapped(ws, x.each);
        return sizes != NULL ? arena_printf(e->a, "&%s", sizes->local) : NULL;
    }
    const type *to = p->decayed->pointee;
    bool typed = to != NULL && to->cls != TYPE_VOID;
    const char *size = typed ? arena_printf(e->a, "sizeof(%s)", emit_type(e, to)) : "1";
    if (x.packed != NULL)
        return arena_printf(e->a, "cb_packed(%s, %s)", extent_part(e, ws, x.packed), size);
    const char *row = extent_part(e, ws, x.row);
    if (x.rows == NULL && x.item == NULL && !typed)
        return row;
    const char *item = x.item != NULL ? extent_part(e, ws, x.item) : size;
    const char *pitch = x.pitch != NULL ? extent_part(e, ws, x.pitch) : "0";
    const char *rows = x.rows != NULL ? extent_part(e, ws, x.rows) : "1";
    return arena_printf(e->a, "cb_extent(%s, %s, %s, %s)", row, pitch, rows, item);
}

static const char *
member_expression(const emitter *e, const record *r, const char *source)
{
    text out = {0};
    for (const char *s = source; *s != '\0';) {
        size_t length = text_word_length(s);
        if (length == 0) {
            text_add_n(&out, s++, 1);
            continue;
        }
        const char *word = arena_intern_n(e->a, s, length);
        bool own = !is_member(source, s) && find_field(r, word) != NULL;
        text_printf(&out, "%s%s", own ? "r->" : "", word);
        s += length;
    }
    return emit_keep(e, &out);
}

// Adds the initialiser of a part. `absent` is the value of a missing part; NULL: leave it out.
static void
add_member_part(const emitter *e, const record *r, const char *name, const char *part,
                const char *absent, text *out)
{
    const field *f = part != NULL ? find_field(r, part) : NULL;
    if (f != NULL && is_unsigned(f->type))
        text_printf(out, "        .%s = r->%s,\n", name, part);
    else if (part != NULL)
        text_printf(out, "        .%s = CB_COUNT(%s),\n", name, member_expression(e, r, part));
    else if (absent != NULL)
        text_printf(out, "        .%s = %s,\n", name, absent);
}

// Returns the negated condition, for an early return.
static const char *
negated(const emitter *e, const char *condition)
{
    const char *at = strstr(condition, " == ");
    bool simple = at != NULL && strstr(at + 1, " == ") == NULL && strstr(condition, "&&") == NULL &&
                  strstr(condition, "||") == NULL;
    if (!simple)
        return arena_printf(e->a, "!(%s)", condition);
    return arena_printf(e->a, "%.*s != %s", (int)(at - condition), condition, at + 4);
}

const char *
emit_member_extent(const emitter *e, const record *r, const field *f)
{
    extent x;
    text out = {0};
    if (!extent_read(e->a, f->bytes, &x))
        return NULL; // check.c has reported it
    if (x.when != NULL)
        text_printf(&out, "    if (%s)\n        return 0;\n",
                    negated(e, member_expression(e, r, x.when)));
    text_add(&out, "    const cb_box box = {\n");
    add_member_part(e, r, "row", x.row, NULL, &out);
    add_member_part(e, r, "left", x.left, NULL, &out);
    add_member_part(e, r, "pitch", x.pitch, NULL, &out);
    add_member_part(e, r, "rows", x.rows, "1", &out);
    add_member_part(e, r, "above", x.above, NULL, &out);
    add_member_part(e, r, "height", x.height, NULL, &out);
    add_member_part(e, r, "planes", x.planes, "1", &out);
    add_member_part(e, r, "before", x.before, NULL, &out);
    add_member_part(e, r, "item", x.item, "1", &out);
    text_add(&out, "    };\n    return cb_box_bytes(&box);\n");
    return emit_keep(e, &out);
}

// ---- queries ----

// Queries with the same call share one function, even if they interpret its answer differently.
// Returns the first of them.
static const query *
same_question(const emitter *e, const query *q)
{
    for (const query *other = e->m->queries; q != NULL && other < q; other++)
        if (text_equal(other->function, q->function) && text_equal(other->call, q->call))
            return other;
    return q;
}

static void
add_query(const emitter *e, const query **all, int *count, const char *name)
{
    const query *q = same_question(e, find_query(e->m, name));
    for (int i = 0; i < *count; i++)
        if (all[i] == q)
            return;
    if (q != NULL)
        all[(*count)++] = q;
}

const query **
emit_queries(const emitter *e, const function *f)
{
    const query **all = arena_alloc(e->a, sizeof *all * (size_t)(e->m->query_count + 1));
    int count = 0;
    for (int i = 0; i < f->param_count; i++) {
        const param *p = &f->params[i];
        if (find_param(f, p->type_by) == NULL)
            add_query(e, all, &count, p->type_by);
        add_query(e, all, &count, p->mode);
    }
    all[count] = NULL;
    return all;
}

const char *
emit_query_variable(const emitter *e, const query *q)
{
    return same_question(e, q)->name;
}

const char *
emit_query_function(const emitter *e, const query *q)
{
    return arena_printf(e->a, "ask_%s", same_question(e, q)->name);
}

static void
add_query_param(const emitter *e, const wrapped *w, bool declared, text *out)
{
    const char *type = emit_type(e, w->p->decayed);
    if (declared)
        text_printf(out, "%s%s%s, ", type, text_ends(type, "*") ? "" : " ", w->p->name);
    else
        text_printf(out, "%s, ", emit_pass(e, w));
}

// Returns the parameters whose names occur in the query's call, in the order of the function.
static const char *
query_params(const emitter *e, const wrapped *ws, const query *q, bool declared)
{
    text out = {0};
    for (int i = 0; i < ws->f->param_count; i++) {
        const char *name = ws[i].p->name;
        const char *at = strstr(q->call, name);
        while (at != NULL && (is_member(q->call, at) || text_word_length(at) != strlen(name)))
            at = strstr(at + 1, name);
        if (at != NULL)
            add_query_param(e, &ws[i], declared, &out);
    }
    return emit_keep(e, &out);
}

const char *
emit_query_params(const emitter *e, const wrapped *ws, const query *q)
{
    return query_params(e, ws, q, true);
}

const char *
emit_query_args(const emitter *e, const wrapped *ws, const query *q)
{
    return query_params(e, ws, q, false);
}

// Returns whether the text begins with the place for the answer, `&value`.
static bool
is_answer(const char *s)
{
    return strncmp(s, "&value", 6) == 0 && text_word_length(s + 1) == 5;
}

// Returns the index of the argument `&value` in the call; -1 for none.
static int
answer_position(const char *call)
{
    int index = 0, depth = 0;
    for (const char *s = call; *s != '\0'; s++) {
        depth += *s == '(' || *s == '[' || *s == '{';
        depth -= *s == ')' || *s == ']' || *s == '}';
        index += *s == ',' && depth == 0;
        if (is_answer(s) && depth == 0)
            return index;
    }
    return -1;
}

const char *
emit_question_call(const emitter *e, const query *q)
{
    text out = {0};
    const char *s = q->call;
    while (*s != '\0') {
        size_t length = text_word_length(s);
        if (is_answer(s)) {
            text_add(&out, "answer");
            length = 6;
        } else if (length == 5 && strncmp(s, "value", 5) == 0) {
            text_add(&out, "*answer");
        } else {
            length += length == 0;
            text_printf(&out, "%.*s", (int)length, s);
        }
        s += length;
    }
    return emit_keep(e, &out);
}

// Returns the enum or integer type that the function writes. If it takes a `void *`, that is
// int32_t.
const char *
emit_answer_type(const emitter *e, const query *q)
{
    const function *f = emit_find_function(e, q->function);
    int index = answer_position(q->call);
    if (f == NULL || index < 0 || index >= f->param_count)
        return "int32_t";
    const type *t = f->params[index].decayed;
    const type *to = t->cls == TYPE_POINTER ? t->pointee : t;
    return to->cls == TYPE_ENUM || to->cls == TYPE_INT ? emit_type(e, to) : "int32_t";
}
