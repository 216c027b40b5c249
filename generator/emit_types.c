// C types as text, and types.h: every declaration that the module needs, in an order that compiles.
#include <string.h>

#include "emit.h"

// ---- types as text ----

static void
declare_args(text *out, const type *t)
{
    text_add(out, "(");
    for (int i = 0; i < t->arg_count; i++) {
        text_add(out, i > 0 ? ", " : "");
        emit_declare(out, t->args[i], "");
    }
    text_add(out, t->arg_count == 0 ? "void)" : ")");
}

void
emit_declare(text *out, const type *t, const char *name)
{
    text inner = {0};
    if (t->cls == TYPE_ARRAY) {
        text_printf(&inner, "%s[%lld]", name, (long long)t->length);
        emit_declare(out, t->pointee, inner.data);
    } else if (t->cls == TYPE_POINTER && t->pointee->cls == TYPE_FUNCTION) {
        text_printf(&inner, "(*%s)", name);
        emit_declare(out, t->pointee, inner.data);
    } else if (t->cls == TYPE_FUNCTION) {
        text_add(&inner, name);
        declare_args(&inner, t);
        emit_declare(out, t->result, inner.data);
    } else {
        bool pointer = text_ends(t->spelling, "*");
        text_printf(out, "%s%s%s", t->spelling, pointer || *name == '\0' ? "" : " ", name);
    }
    text_free(&inner);
}

const char *
emit_type(const emitter *e, const type *t)
{
    text out = {0};
    emit_declare(&out, t, "");
    const char *spelled = emit_keep(e, &out);
    if (!t->is_const) {
        return spelled;
    }
    // `T *const` and `const T`: a variable of ours is assigned to.
    if (text_ends(spelled, "*const")) {
        return arena_intern_n(e->a, spelled, strlen(spelled) - strlen("const"));
    }
    return text_starts(spelled, "const ") ? spelled + strlen("const ") : spelled;
}

const type *
emit_resolve(const type *t)
{
    while (t->cls == TYPE_ARRAY) {
        t = t->pointee;
    }
    return t;
}

// The language binding that set the error texts names 64-bit integers after macros of CPython.
const char *
emit_integer_text(const emitter *e, const type *t)
{
    for (const class_info *c = NULL; t->cls == TYPE_SCALAR; t = c->decl->type) {
        c = emit_find_class(e, t->name);
        if (c == NULL || c->decl == NULL || c->decl->type == t) {
            break;
        }
    }
    const char *name = emit_type(e, t);
    if (text_equal(name, "unsigned long long")) {
        return "unsigned PY_LONG_LONG";
    }
    return text_equal(name, "long long") ? "PY_LONG_LONG" : name;
}

const char *
emit_fixed_integer(const type *t)
{
    static const char *const names[2][4] = {{"uint8_t", "uint16_t", "uint32_t", "uint64_t"},
                                            {"int8_t", "int16_t", "int32_t", "int64_t"}};
    int index = t->size == 1 ? 0 : t->size == 2 ? 1 : t->size == 4 ? 2 : 3;
    return names[t->is_signed][index];
}

// ---- prototypes ----

const char *
emit_param_name(const emitter *e, const function *f, int index)
{
    const char *name = f->params[index].name;
    return name != NULL && *name != '\0' ? name : arena_printf(e->a, "arg%d", index);
}

const char *
emit_params(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++) {
        text_add(&out, i > 0 ? ", " : "");
        emit_declare(&out, f->params[i].decayed, emit_param_name(e, f, i));
    }
    text_add(&out, f->param_count == 0 ? "void" : "");
    return emit_keep(e, &out);
}

const char *
emit_arguments(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++) {
        text_printf(&out, "%s%s", i > 0 ? ", " : "", emit_param_name(e, f, i));
    }
    return emit_keep(e, &out);
}

// ---- types.h ----

static void
add_enumerator(text *out, const enumerator *item)
{
    if (item->value == INT32_MIN) {
        text_printf(out, "    %s = -2147483647 - 1,\n", item->name);
        return;
    }
    const char *suffix = item->value > INT32_MAX ? "u" : "";
    text_printf(out, "    %s = %lld%s,\n", item->name, (long long)item->value, suffix);
}

static void
declare_enums(emitter *e, text *out)
{
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        item_vars v = e->item;
        text body = {0};
        text names = {0};
        for (int j = 0; j < en->item_count; j++) {
            add_enumerator(&body, &en->items[j]);
        }
        for (int j = 0; j < en->name_count; j++) {
            if (!text_equal(en->names[j], en->tag)) {
                text_printf(&names, "typedef enum %s %s;\n", en->tag ? en->tag : en->name,
                            en->names[j]);
            }
        }
        v.name = en->tag != NULL ? en->tag : en->name;
        v.body = emit_keep(e, &body);
        v.more = emit_keep(e, &names);
        template_expand(e->templates[TEMPLATE_TYPES], "enum", VARS_VALUES(&v), out);
    }
}

static const char *
record_word(const record *r)
{
    return r->is_union ? "union" : "struct";
}

// What follows the word struct or union in this file.
static const char *
record_tag(const record *r)
{
    return r->tag != NULL ? r->tag : r->name;
}

static const record *
find_record(const emitter *e, const char *name)
{
    const class_info *c = emit_find_class(e, name);
    return c != NULL ? c->record : NULL;
}

static bool
is_typedef(const emitter *e, const char *name)
{
    for (int i = 0; i < e->m->typedef_count; i++) {
        if (strcmp(e->m->typedefs[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

static void
declare_records_ahead(emitter *e, text *out)
{
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        if (!r->is_anonymous) {
            text_printf(out, "%s %s;\n", record_word(r), record_tag(r));
        }
        for (int j = 0; !r->is_anonymous && j < r->name_count; j++) {
            if (is_typedef(e, r->names[j])) {
                text_printf(out, "typedef %s %s %s;\n", record_word(r), record_tag(r), r->names[j]);
            }
        }
    }
    text_add(out, "\n");
}

static void declare_fields(emitter *e, text *out, const record *r, int depth);

// A member of anonymous type is written out in place.
static void
declare_field(emitter *e, text *out, const field *f, int depth)
{
    const type *base = emit_resolve(f->type);
    const record *inner = base->cls == TYPE_RECORD ? find_record(e, base->name) : NULL;
    text name = {0};
    text_add(&name, f->name != NULL ? f->name : "");
    if (inner != NULL && inner->is_anonymous) {
        for (const type *t = f->type; t->cls == TYPE_ARRAY; t = t->pointee) {
            text_printf(&name, "[%lld]", (long long)t->length);
        }
        text_printf(out, "%*s%s {\n", depth * 4, "", record_word(inner));
        declare_fields(e, out, inner, depth + 1);
        text_printf(out, "%*s}%s%s;\n", depth * 4, "", name.length > 0 ? " " : "", name.data);
    } else {
        text_printf(out, "%*s", depth * 4, "");
        emit_declare(out, f->type, name.data);
        text_add(out, ";\n");
    }
    text_free(&name);
}

static void
declare_fields(emitter *e, text *out, const record *r, int depth)
{
    for (int i = 0; i < r->field_count; i++) {
        declare_field(e, out, &r->fields[i], depth);
    }
}

// The alignment that the compiler would choose; a record with more than that asked for it.
static int64_t
natural_align(const record *r)
{
    int64_t most = 1;
    for (int i = 0; i < r->field_count; i++) {
        int64_t align = r->fields[i].type->align;
        most = align > most ? align : most;
    }
    return most;
}

static void
declare_record(emitter *e, text *out, const record *r)
{
    item_vars v = e->item;
    text body = {0};
    declare_fields(e, &body, r, 1);
    v.kind = record_word(r);
    v.name = record_tag(r);
    v.body = emit_keep(e, &body);
    v.size = arena_printf(e->a, "%lld", (long long)r->size);
    if (r->align > natural_align(r)) {
        v.flags = arena_printf(e->a, " __attribute__((aligned(%lld)))", (long long)r->align);
    }
    template_expand(e->templates[TEMPLATE_TYPES], "record", VARS_VALUES(&v), out);
}

// A struct inside another one, even if the header defines it there, comes first.
static void
declare_record_after_members(emitter *e, text *out, const record *r, bool *done)
{
    bool *mine = &done[r - e->m->records];
    if (*mine || r->is_opaque) {
        return;
    }
    *mine = true;
    for (int i = 0; i < r->field_count; i++) {
        const type *base = emit_resolve(r->fields[i].type);
        const record *inner = base->cls == TYPE_RECORD ? find_record(e, base->name) : NULL;
        if (inner != NULL) {
            declare_record_after_members(e, out, inner, done);
        }
    }
    if (!r->is_anonymous) {
        declare_record(e, out, r);
    }
}

static void
declare_records(emitter *e, text *out)
{
    bool *done = arena_alloc(e->a, sizeof *done * (size_t)(e->m->record_count + 1));
    for (int i = 0; i < e->m->record_count; i++) {
        declare_record_after_members(e, out, &e->m->records[i], done);
    }
}

static bool
is_early(const typedef_decl *d)
{
    return text_equal(d->role, "handle") || text_equal(d->role, "scalar") ||
           text_equal(d->role, "alias");
}

static void
declare_typedefs(emitter *e, text *out, bool early)
{
    for (int i = 0; i < e->m->typedef_count; i++) {
        const typedef_decl *d = &e->m->typedefs[i];
        bool callback = text_equal(d->role, "callback") || text_equal(d->role, "function");
        if (early ? is_early(d) : callback) {
            text_add(out, "typedef ");
            emit_declare(out, d->type, d->name);
            text_add(out, ";\n");
        }
    }
    text_add(out, "\n");
}

// Constants that are macros in the header. Pointers are plain ones: every handle takes them.
static void
declare_constants(emitter *e, text *out, const char *guard)
{
    int count = 0;
    const macro **all = emit_constants(e, &count);
    for (int i = 0; i < count; i++) {
        const macro *mc = all[i];
        long long value = (long long)mc->value;
        if (mc->cls == MACRO_POINTER) {
            text_printf(out, "#define %s ((void *)%lld)\n", mc->name, value);
        } else if (mc->cls == MACRO_INT && strcmp(mc->name, guard) != 0) {
            const char *suffix = mc->is_unsigned || value > INT32_MAX ? "u" : "";
            text_printf(out, value < 0 ? "#define %s (%lld%s)\n" : "#define %s %lld%s\n", mc->name,
                        value, suffix);
        }
    }
    text_add(out, "\n");
}

// A macro of the bound header with the value of its API version tells that the header was included;
// without one, users of both define the name themselves.
static const char *
header_guard(const emitter *e)
{
    for (int i = 0; i < e->m->macro_count; i++) {
        const macro *mc = &e->m->macros[i];
        if (mc->cls == MACRO_INT && mc->value == e->m->api_version &&
            text_ends(mc->name, "VERSION")) {
            return mc->name;
        }
    }
    return arena_printf(e->a, "CUBIND_%s_HEADER_INCLUDED", e->upper);
}

void
emit_types(emitter *e)
{
    text *out = emit_open(e, "types.h", TEMPLATE_TYPES);
    const template *t = e->templates[TEMPLATE_TYPES];
    item_vars v = e->item;
    v.guard = header_guard(e);
    template_expand(t, "begin", VARS_VALUES(&v), out);
    declare_constants(e, out, v.guard);
    declare_enums(e, out);
    declare_records_ahead(e, out);
    declare_typedefs(e, out, true);
    declare_typedefs(e, out, false);
    declare_records(e, out);
    template_expand(t, "end", VARS_VALUES(&v), out);
}
