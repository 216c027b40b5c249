// Makes types.h: every declaration that the module needs, in an order that compiles.
#include "emit/types.h"

#include <string.h>

#include "emit/constants.h"
#include "emit/output.h"
#include "emit/packing.h"
#include "model/declare.h"
#include "model/libc.h"
#include "render/ctypes.h"
#include "render/names.h"

// Adds a blank line after a group of declarations that began at `from`, unless it is empty.
static void
end_group(text *out, size_t from)
{
    if (out->length > from)
        text_add(out, "\n");
}

// The type that compilers choose for an enum by its values alone.
typedef struct natural_type {
    int64_t size;
    bool is_signed;
} natural_type;

static natural_type
natural_of(const enumeration *en)
{
    natural_type t = {.size = 4};
    for (int i = 0; i < en->item_count; i++)
        t.is_signed |= en->items[i].value < 0 && !en->items[i].is_unsigned;
    for (int i = 0; i < en->item_count; i++) {
        const enumerator *item = &en->items[i];
        int64_t most = t.is_signed ? INT32_MAX : UINT32_MAX;
        if (item->is_unsigned || item->value > most || item->value < INT32_MIN)
            t.size = 8;
    }
    return t;
}

static const char *
mode_of(int64_t size)
{
    return size == 1 ? "QI" : size == 2 ? "HI" : size == 4 ? "SI" : "DI";
}

static const char *
enumerator_lines(const emitter *e, const enumeration *en)
{
    natural_type natural = natural_of(en);
    text body = {0};
    for (int i = 0; i < en->item_count; i++)
        text_printf(&body, "    %s = %s,\n", en->items[i].name,
                    emit_enumerator_value(e, &en->items[i]));
    // Without a negative value the compiler would choose an unsigned type.
    if (en->underlying->is_signed && !natural.is_signed)
        text_printf(&body, "    %s_is_signed = -1,\n", en->tag != NULL ? en->tag : en->name);
    return emit_keep(e, &body);
}

// A declaration that the files of two modules may both have is inside a guard.
static void
add_guarded(const emitter *e, const char *guard, text *declaration, text *out)
{
    item_vars v = e->item;
    v.guard = guard;
    v.body = emit_keep(e, declaration);
    if (guard == NULL)
        text_add(out, v.body);
    else
        template_expand(e->templates[TEMPLATE_TYPES], "shared", VARS_VALUES(&v), out);
}

// Each declaration that belongs to no module has its own guard.
static const char *
shared_guard(const emitter *e, const char *origin, const char *name)
{
    return origin == NULL ? NULL : arena_printf(e->a, "CUBIND_DECLARED_%s", name);
}

// The types.h of another module declares whatever that module's headers declare.
static bool
is_declared_here(const char *origin)
{
    return origin == NULL || strcmp(origin, "none") == 0;
}

static const char *
enum_tag(const enumeration *en)
{
    return en->tag != NULL ? en->tag : en->name;
}

// Returns whether this module declares the name of an enum, which may be its own or another
// module's.
static bool
names_enum(const emitter *e, const enumeration *en, const char *name)
{
    const typedef_decl *d = emit_find_typedef(e, name);
    return d != NULL ? is_declared_here(d->origin)
                     : is_declared_here(en->origin) && !text_equal(name, en->tag);
}

static const char *
enum_typedefs(const emitter *e, const enumeration *en)
{
    text names = {0};
    for (int i = 0; i < en->name_count; i++) {
        const char *name = en->names[i];
        if (!names_enum(e, en, name))
            continue;
        if (is_declared_here(en->origin)) {
            text_printf(&names, "typedef enum %s %s;\n", enum_tag(en), name);
        } else {
            text_add(&names, "typedef ");
            type_declare(&names, emit_find_typedef(e, name)->type, name);
            text_add(&names, ";\n");
        }
    }
    return emit_keep(e, &names);
}

static void
declare_enum(emitter *e, const enumeration *en, text *out)
{
    item_vars v = e->item;
    int64_t size = en->underlying->size;
    v.name = enum_tag(en);
    v.body = enumerator_lines(e, en);
    v.more = enum_typedefs(e, en);
    if (size != natural_of(en).size)
        v.flags = arena_printf(e->a, "__attribute__((mode(%s))) ", mode_of(size));
    if (size != 4)
        v.more = arena_printf(e->a, "CUBIND_ASSERT(sizeof(enum %s) == %d, \"%s\");\n%s", v.name,
                              (int)size, v.name, v.more);
    template_expand(e->templates[TEMPLATE_TYPES], "enum", VARS_VALUES(&v), out);
}

static void
declare_enums(emitter *e, text *out)
{
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        text one = {0};
        if (is_declared_here(en->origin)) {
            declare_enum(e, en, &one);
            add_guarded(e, shared_guard(e, en->origin, enum_tag(en)), &one, out);
        } else {
            text_add(out, enum_typedefs(e, en));
        }
    }
}

// Returns the name after the word struct or union in this file.
static const char *
record_tag(const record *r)
{
    return r->tag != NULL ? r->tag : r->name;
}

// Finds a record by any of its names. A search by class would miss records that only C code uses.
static const record *
record_of(const emitter *e, const char *name)
{
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        for (int j = 0; j < r->name_count; j++)
            if (text_equal(r->names[j], name))
                return r;
        if (text_equal(r->name, name))
            return r;
    }
    return NULL;
}

// A struct that belongs to no module and has no typedef comes from C++, where its tag is a type
// name.
static bool
is_of_cxx(const emitter *e, const record *r)
{
    return text_equal(r->origin, "none") && text_equal(r->tag, r->name) &&
           emit_find_typedef(e, r->name) == NULL;
}

static const char *
align_of_name(const emitter *e, const typedef_decl *d)
{
    return d->align <= 0
               ? ""
               : arena_printf(e->a, " __attribute__((aligned(%lld)))", (long long)d->align);
}

static void
declare_records_ahead(emitter *e, text *out)
{
    size_t from = out->length;
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        if (r->is_anonymous || !is_declared_here(r->origin) || is_of_cxx(e, r))
            continue;
        bool is_named = false;
        for (int j = 0; j < r->name_count; j++) {
            const typedef_decl *d = emit_find_typedef(e, r->names[j]);
            if (d != NULL) {
                text_printf(out, "typedef %s %s %s%s;\n", emit_record_word(r), record_tag(r),
                            r->names[j], align_of_name(e, d));
                is_named = true;
            }
        }
        if (!is_named)
            text_printf(out, "%s %s;\n", emit_record_word(r), record_tag(r));
    }
    end_group(out, from);
}

static void declare_fields(emitter *e, text *out, const record *r, int depth);

// A member of anonymous type is written out in place.
static void
declare_field(emitter *e, text *out, const field *f, int depth)
{
    const type *base = emit_resolve(f->type);
    const record *inner = base->cls == TYPE_RECORD ? record_of(e, base->name) : NULL;
    text name = {0};
    text_add(&name, f->name != NULL ? f->name : "");
    if (inner != NULL && inner->is_anonymous) {
        for (const type *t = f->type; t->cls == TYPE_ARRAY; t = t->pointee)
            text_printf(&name, "[%lld]", (long long)t->length);
        text_printf(out, "%*s%s {\n", depth * 4, "", emit_record_word(inner));
        declare_fields(e, out, inner, depth + 1);
        text_printf(out, "%*s}%s%s%s;\n", depth * 4, "", emit_record_attributes(e, inner),
                    name.length > 0 ? " " : "", name.data);
    } else {
        text_printf(out, "%*s", depth * 4, "");
        type_declare(out, f->type, name.data);
        if (f->is_bits)
            text_printf(out, "%s: %d", name.length > 0 ? " " : "", f->bits);
        text_add(out, ";\n");
    }
    text_free(&name);
}

static void
declare_fields(emitter *e, text *out, const record *r, int depth)
{
    bool is_packed = emit_is_packed(e, r);
    for (int i = 0; i <= r->field_count; i++) {
        const char *padding = is_packed ? emit_padding(e, r, i) : "";
        if (*padding != '\0')
            text_printf(out, "%*s%s\n", depth * 4, "", padding);
        if (i < r->field_count && !(is_packed && r->fields[i].is_bits))
            declare_field(e, out, &r->fields[i], depth);
    }
}

static void
declare_record(emitter *e, text *out, const record *r)
{
    item_vars v = e->item;
    text body = {0};
    declare_fields(e, &body, r, 1);
    v.kind = emit_record_word(r);
    v.name = record_tag(r);
    v.body = emit_keep(e, &body);
    v.size = arena_printf(e->a, "%lld", (long long)r->size);
    v.flags = emit_record_attributes(e, r);
    v.more = emit_is_packed(e, r) ? emit_layout_assertions(e, r) : NULL;
    template_expand(e->templates[TEMPLATE_TYPES], "record", VARS_VALUES(&v), out);
}

// A struct used by value in another is declared first, even if the header defines it inside.
static void
declare_record_after_members(emitter *e, text *out, const record *r, bool *done)
{
    bool *mine = &done[r - e->m->records];
    if (*mine || r->is_opaque || !is_declared_here(r->origin) || is_of_cxx(e, r))
        return;
    *mine = true;
    for (int i = 0; i < r->field_count; i++) {
        const type *base = emit_resolve(r->fields[i].type);
        const record *inner = base->cls == TYPE_RECORD ? record_of(e, base->name) : NULL;
        if (inner != NULL)
            declare_record_after_members(e, out, inner, done);
    }
    if (!r->is_anonymous) {
        text one = {0};
        declare_record(e, &one, r);
        const char *guard = shared_guard(e, r->origin, record_tag(r));
        add_guarded(e, r->guard != NULL ? r->guard : guard, &one, out);
    }
}

static void
declare_records(emitter *e, text *out)
{
    bool *done = arena_alloc(e->a, sizeof *done * (size_t)(e->m->record_count + 1));
    for (int i = 0; i < e->m->record_count; i++)
        declare_record_after_members(e, out, &e->m->records[i], done);
}

// A second name of a type that already has one: `typedef cuFloatComplex cuComplex;`
static bool
is_other_name(const emitter *e, const typedef_decl *d)
{
    const record *r = text_equal(d->role, "record") ? record_of(e, d->name) : NULL;
    return is_declared_here(d->origin) && text_equal(d->role, "record") && r == NULL;
}

// Declares a second name after the name that it refers to.
static void
declare_other_name(emitter *e, const typedef_decl *d, bool *done, text *out)
{
    bool *mine = &done[d - e->m->typedefs];
    if (*mine || !is_other_name(e, d))
        return;
    *mine = true;
    const typedef_decl *base = emit_find_typedef(e, d->type->name);
    if (base != NULL)
        declare_other_name(e, base, done, out);
    text_add(out, "typedef ");
    type_declare(out, d->type, d->name);
    text_printf(out, "%s;\n", align_of_name(e, d));
}

static void
declare_other_names(emitter *e, text *out)
{
    bool *done = arena_alloc(e->a, sizeof *done * (size_t)(e->m->typedef_count + 1));
    for (int i = 0; i < e->m->typedef_count; i++)
        declare_other_name(e, &e->m->typedefs[i], done, out);
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
        if (is_declared_here(d->origin) && (early ? is_early(d) : callback)) {
            text_add(out, "typedef ");
            type_declare(out, d->type, d->name);
            text_add(out, ";\n");
        }
    }
}

// C has no negative literals, and no type has the positive value of the smallest number.
static const char *
integer_text(const emitter *e, const macro *mc)
{
    long long value = (long long)mc->value;
    if (mc->is_unsigned)
        return arena_printf(e->a, "%lluu", (unsigned long long)value);
    if (value == INT64_MIN)
        return "(-9223372036854775807 - 1)";
    return arena_printf(e->a, value < 0 ? "(%lld)" : value > INT32_MAX ? "%lldu" : "%lld", value);
}

// Declares constants that are macros in the header. Pointers become `void *`, which converts to
// every handle.
static void
declare_constants(emitter *e, text *out, const char *guard)
{
    int count = 0;
    size_t from = out->length;
    const macro **all = emit_constants(e, &count);
    for (int i = 0; i < count; i++) {
        const macro *mc = all[i];
        long long value = (long long)mc->value;
        if (mc->is_enumerator)
            continue; // declared with its enum
        if (mc->cls == MACRO_FLOAT)
            text_printf(out, "#define %s (%s)\n", mc->name, emit_float_value(e, mc));
        else if (mc->cls == MACRO_POINTER)
            text_printf(out, "#define %s ((void *)%lld)\n", mc->name, value);
        else if (mc->cls == MACRO_INT && strcmp(mc->name, guard) != 0)
            text_printf(out, "#define %s %s\n", mc->name, integer_text(e, mc));
    }
    end_group(out, from);
}

// Returns a macro of the bound header that has the value of its API version, or the module's name
// and VERSION: it shows that the header was included. If there is none, a file that includes both
// headers must define the returned name itself.
const char *
emit_header_guard(const emitter *e)
{
    const char *named = arena_printf(e->a, "%s_VERSION", e->upper);
    for (int i = 0; i < e->m->macro_count; i++) {
        const macro *mc = &e->m->macros[i];
        bool version = mc->value == e->m->api_version && text_ends(mc->name, "VERSION");
        if (mc->cls == MACRO_INT && (version || text_equal(mc->name, named)))
            return mc->name;
    }
    return arena_printf(e->a, "CUBIND_%s_HEADER_INCLUDED", e->upper);
}

// Returns includes of other modules' types.h, unless the real headers declared those types, too.
static const char *
include_lines(const emitter *e, const char *guard)
{
    text out = {0};
    for (int i = 0; i < e->m->import_count; i++) {
        const char *module = e->m->imports[i].module;
        if (!is_declared_here(module))
            text_printf(&out, "%s#include \"../%s/types.h\"\n", out.length > 0 ? "" : "\n", module);
    }
    return out.length > 0 ? arena_printf(e->a, "\n#ifndef %s%s#endif\n", guard, emit_keep(e, &out))
                          : NULL;
}

// Structs that the real headers show only to C++ are declared for C even next to those headers.
static const char *
cxx_lines(emitter *e, const char *guard)
{
    text all = {0}, out = {0};
    for (int i = 0; i < e->m->record_count; i++) {
        const record *r = &e->m->records[i];
        text one = {0};
        if (is_of_cxx(e, r)) {
            declare_record(e, &one, r);
            text_printf(&one, "typedef %s %s %s;\n", emit_record_word(r), r->tag, r->name);
            add_guarded(e, shared_guard(e, r->origin, r->tag), &one, &all);
        }
    }
    item_vars v = e->item;
    v.guard = guard;
    v.body = emit_keep(e, &all);
    if (*v.body != '\0')
        template_expand(e->templates[TEMPLATE_TYPES], "cxx", VARS_VALUES(&v), &out);
    return emit_keep(e, &out);
}

// Returns whether a declaration of this file uses a type of that libc header.
static bool
needs_header(const emitter *e, const libc_header *header)
{
    const model *m = e->m;
    bool needed = false;
    for (int i = 0; !needed && i < m->function_count; i++) {
        const function *f = &m->functions[i];
        needed = emit_has_symbol(e, f) && libc_is_used(header, f->result);
        for (int j = 0; !needed && emit_has_symbol(e, f) && j < f->param_count; j++)
            needed = libc_is_used(header, f->params[j].decayed);
    }
    for (int i = 0; i < m->record_count; i++)
        for (int j = 0; !needed && j < m->records[i].field_count; j++)
            needed = libc_is_used(header, m->records[i].fields[j].type);
    for (int i = 0; !needed && i < m->typedef_count; i++)
        needed = libc_is_used(header, m->typedefs[i].type);
    return needed;
}

static const char *
libc_lines(const emitter *e)
{
    text out = {0};
    for (int i = 0; i < libc_header_count; i++)
        if (needs_header(e, &libc_headers[i]))
            text_printf(&out, "#include <%s>\n", libc_headers[i].name);
    return out.length > 0 ? emit_keep(e, &out) : NULL;
}

void
emit_types(emitter *e)
{
    text *out = emit_open(e, "types.h", TEMPLATE_TYPES);
    const template *t = e->templates[TEMPLATE_TYPES];
    item_vars v = e->item;
    v.guard = emit_header_guard(e);
    v.value = libc_lines(e);
    v.more = include_lines(e, v.guard);
    v.body = cxx_lines(e, v.guard);
    template_expand(t, "begin", VARS_VALUES(&v), out);
    declare_constants(e, out, v.guard);
    declare_enums(e, out);
    declare_records_ahead(e, out);
    size_t from = out->length;
    declare_other_names(e, out);
    declare_typedefs(e, out, true);
    end_group(out, from);
    from = out->length;
    declare_typedefs(e, out, false);
    end_group(out, from);
    declare_records(e, out);
    template_expand(t, "end", VARS_VALUES(&v), out);
}
