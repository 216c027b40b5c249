// Writes C types, parameters and records of the model as C text.
#include "render/ctypes.h"

#include <inttypes.h>
#include <string.h>

#include "model/declare.h"
#include "render/names.h"

static bool
is_qualifier(const char *word, size_t length)
{
    static const char *const words[] = {"const", "volatile", "restrict"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (length == strlen(words[i]) && strncmp(word, words[i], length) == 0)
            return true;
    return false;
}

// Skips the qualifiers in front of a type that is no pointer.
static const char *
skip_qualifiers(const char *type)
{
    size_t length = strcspn(type, " ");
    while (type[length] == ' ' && is_qualifier(type, length)) {
        type += length + 1;
        length = strcspn(type, " ");
    }
    return type;
}

// Returns the length of a pointer's type without the qualifiers after its last star.
static size_t
unqualified_length(const char *type, const char *star)
{
    const char *word = star + 1;
    while (*word != '\0') {
        size_t length = strcspn(word, " ");
        if (!is_qualifier(word, length))
            return strlen(type);
        word += length + (word[length] == ' ');
    }
    return (size_t)(star - type) + 1;
}

const char *
emit_type(const emitter *e, const type *t)
{
    text out = {0};
    type_declare(&out, t, "");
    const char *spelled = emit_keep(e, &out);
    // `T *const` becomes `T *`, and `volatile T` becomes `T`, because generated code assigns to the
    // variable.
    const char *star = strrchr(spelled, '*');
    if (star != NULL)
        return arena_intern_n(e->a, spelled, unqualified_length(spelled, star));
    return skip_qualifiers(spelled);
}

const type *
emit_resolve(const type *t)
{
    while (t->cls == TYPE_ARRAY)
        t = t->pointee;
    return t;
}

// The runtime has constants for types whose names in errors are not those of C (class.h).
const char *
emit_integer_text(const emitter *e, const type *t)
{
    const class_info *c = t->cls == TYPE_SCALAR ? emit_find_class(e, t->name) : NULL;
    if (c != NULL && c->plain != NULL)
        t = c->plain;
    if (t->canonical != NULL && text_ends(t->canonical, "_Bool"))
        return "\"_Bool\""; // the runtime tells it from other one-byte types by this name
    const char *name = emit_type(e, t);
    if (text_equal(name, "unsigned long long"))
        return "CB_UNSIGNED_LONG_LONG";
    return text_equal(name, "long long") ? "CB_LONG_LONG" : arena_printf(e->a, "\"%s\"", name);
}

const char *
emit_void_pointer(const emitter *e, const type *t, const char *value)
{
    bool is_plain = t->cls == TYPE_HANDLE || (t->cls == TYPE_POINTER && !t->pointee->is_const &&
                                              t->pointee->cls != TYPE_FUNCTION);
    return is_plain ? value : arena_printf(e->a, "(void *)%s", value);
}

const char *
emit_fixed_integer(const type *t)
{
    static const char *const names[2][4] = {{"uint8_t", "uint16_t", "uint32_t", "uint64_t"},
                                            {"int8_t", "int16_t", "int32_t", "int64_t"}};
    int index = t->size == 1 ? 0 : t->size == 2 ? 1 : t->size == 4 ? 2 : 3;
    return names[t->is_signed][index];
}

const char *
emit_from_int(const emitter *e, const type *t)
{
    if (t->cls != TYPE_INT && t->cls != TYPE_SCALAR && t->cls != TYPE_ENUM)
        return NULL;
    if (text_equal(emit_type(e, t), "size_t"))
        return "PyLong_FromSize_t";
    if (text_equal(t->canonical, "long long"))
        return "PyLong_FromLongLong";
    if (text_equal(t->canonical, "unsigned long long"))
        return "PyLong_FromUnsignedLongLong";
    return t->is_signed || t->size < 4 ? "PyLong_FromLong" : "PyLong_FromUnsignedLong";
}

const char *
emit_enumerator_number(const emitter *e, const enumerator *item)
{
    return item->is_unsigned ? arena_printf(e->a, "%" PRIu64, (uint64_t)item->value)
                             : arena_printf(e->a, "%" PRId64, item->value);
}

const char *
emit_enumerator_value(const emitter *e, const enumerator *item)
{
    if (item->value == INT32_MIN)
        return "-2147483647 - 1";
    if (item->value == INT64_MIN && !item->is_unsigned)
        return "-9223372036854775807 - 1";
    bool has_suffix = item->is_unsigned || item->value > INT32_MAX;
    return arena_printf(e->a, "%s%s", emit_enumerator_number(e, item), has_suffix ? "u" : "");
}

const char *
emit_param_name(const emitter *e, const function *f, int index)
{
    const char *name = f->params[index].name;
    if (name == NULL || *name == '\0')
        return arena_printf(e->a, "arg%d", index);
    // The function's own code needs these names.
    bool is_taken = text_equal(name, f->name) || text_equal(name, f->symbol) ||
                    text_equal(name, f->symbol_ptds) || strcmp(name, "call") == 0 ||
                    strcmp(name, "recorded") == 0; // in a stub
    return is_taken ? arena_printf(e->a, "%s_", name) : name;
}

const char *
emit_declared_param(const emitter *e, const function *f, int index)
{
    text out = {0};
    type_declare(&out, f->params[index].decayed, emit_param_name(e, f, index));
    return emit_keep(e, &out);
}

const char *
emit_params(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++)
        text_printf(&out, "%s%s", i > 0 ? ", " : "", emit_declared_param(e, f, i));
    text_add(&out, f->param_count == 0 ? "void" : "");
    return emit_keep(e, &out);
}

const char *
emit_arguments(const emitter *e, const function *f)
{
    text out = {0};
    for (int i = 0; i < f->param_count; i++)
        text_printf(&out, "%s%s", i > 0 ? ", " : "", emit_param_name(e, f, i));
    return emit_keep(e, &out);
}

const char *
emit_record_word(const record *r)
{
    return r->is_union ? "union" : "struct";
}

const char *
emit_record_type(const emitter *e, const record *r)
{
    const char *name = r->name_count > 0 ? r->names[r->name_count - 1] : r->name;
    return text_equal(name, r->tag) ? arena_printf(e->a, "%s %s", emit_record_word(r), r->tag)
                                    : name;
}

const char *
emit_status_member(const emitter *e)
{
    const char *member = e->m->status_member;
    return member != NULL ? arena_printf(e->a, ".%s", member) : "";
}

const char *
emit_status_type(const emitter *e, const function *f)
{
    const record *r =
        f->status && f->result->cls == TYPE_RECORD ? find_record(e->m, f->result->name) : NULL;
    const field *held = r != NULL ? find_field(r, e->m->status_member) : NULL;
    return emit_type(e, held != NULL ? held->type : f->result);
}

const char *
emit_value_snippet(const type *t)
{
    switch (t->cls) {
    case TYPE_VOID:
        return "value.none";
    case TYPE_INT:
        return "value.int";
    case TYPE_FLOAT:
        return "value.float";
    case TYPE_ENUM:
        return "value.enum";
    case TYPE_RECORD:
        return "value.record";
    case TYPE_HANDLE:
    case TYPE_SCALAR:
        return "value.cell";
    default:
        return t->cls == TYPE_POINTER && t->pointee->size == 1 ? "value.string" : "value.address";
    }
}

const char *
emit_declaration(const emitter *e, const char *type, const char *name)
{
    const char *stars = strstr(type, "(*"); // the name follows the stars
    size_t head = stars != NULL ? (size_t)(stars - type) + 1 + strspn(stars + 1, "*") : 0;
    if (stars != NULL)
        return arena_printf(e->a, "%.*s%s%s", (int)head, type, name, type + head);
    return arena_printf(e->a, "%s%s%s", type, text_ends(type, "*") ? "" : " ", name);
}
