// Stores the kinds of parameters and fields as tables, and derives kinds from C types.
#include "model/kinds.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

#define SIDES_ARGUMENT true, false
#define SIDES_RESULT false, true
#define SIDES_BOTH true, true
#define SIDES_NEITHER false, false

static const kind_info kinds[] = {
#define KIND(name, shape, class, direction, sides, needs, traits, words) \
    {#name, SHAPE_##shape, class, DIR_##direction, SIDES_##sides, needs, traits, words},
#include "model/kinds.def"
};

const kind_info *
kind_find(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

bool
kind_has(const char *kind, int trait)
{
    const kind_info *found = kind ? kind_find(kind) : NULL;
    return found && (found->traits & trait) != 0;
}

bool
param_is(const param *p, kind_id kind)
{
    return text_equal(p->kind, kinds[kind].name);
}

bool
param_is_number(const param *p)
{
    return kind_has(p->kind, KIND_IS_NUMBER);
}

bool
length_comes_back(const function *f, const param *p)
{
    for (int i = 0; i < f->param_count; i++) {
        const param *count = &f->params[i];
        if (p->len == LEN_PARAM && param_is(count, KIND_count_inout) &&
            text_equal(p->len_name, count->name)) {
            return true;
        }
        if (p->len == LEN_EXPR && param_is(count, KIND_inout_int) &&
            text_has_name(p->len_name, count->name)) {
            return true;
        }
    }
    return false;
}

bool
type_is_char(const type *t)
{
    return t->cls == TYPE_INT && t->size == 1 &&
           (text_equal(t->canonical, "char") || text_equal(t->canonical, "const char"));
}

bool
type_is_char_pointer(const type *t)
{
    return t->cls == TYPE_POINTER && type_is_char(t->pointee);
}

static bool
is_void_pointer(const type *t)
{
    return t->cls == TYPE_POINTER && t->pointee->cls == TYPE_VOID;
}

// Whether the type is a `typedef void *name`, which has a class. That class is used unless a rule
// describes the memory behind it.
static bool
is_void_handle(const type *t)
{
    return t->cls == TYPE_HANDLE && t->canonical &&
           (text_starts(t->canonical, "void *") || text_starts(t->canonical, "const void *"));
}

const type *
type_target(const type *t)
{
    static const type plain = {.spelling = "void", .canonical = "void", .size = -1, .align = -1};
    static const type constant = {.spelling = "const void",
                                  .canonical = "const void",
                                  .is_const = true,
                                  .size = -1,
                                  .align = -1};
    if (is_void_handle(t))
        return text_starts(t->canonical, "const") ? &constant : &plain;
    return t->cls == TYPE_POINTER ? t->pointee : NULL;
}

static bool
leads_to_void(const type *t)
{
    return is_void_pointer(t) || is_void_handle(t);
}

static bool
is_function(const type *t)
{
    return t->cls == TYPE_CALLBACK || t->cls == TYPE_FUNCTION ||
           (t->cls == TYPE_POINTER && t->pointee->cls == TYPE_FUNCTION);
}

const char *
type_class_name(const type *t)
{
    while (t->cls == TYPE_POINTER || t->cls == TYPE_ARRAY)
        t = t->pointee;
    return t->name;
}

// A struct may be a number; only the spec says whether it is.
static bool
may_be_number(const type *t)
{
    return t->cls == TYPE_INT || t->cls == TYPE_FLOAT || t->cls == TYPE_RECORD ||
           t->cls == TYPE_VOID;
}

bool
kind_fits(const kind_info *kind, const type *t)
{
    const type *to = t->cls == TYPE_POINTER ? t->pointee : NULL;
    switch (kind->shape) {
    case SHAPE_ANY:
        return true;
    case SHAPE_VALUE:
        return t->cls == kind->cls;
    case SHAPE_POINTER:
        return t->pointee && t->pointee->cls == kind->cls && t->cls != TYPE_ARRAY;
    case SHAPE_OUT:
        return to && to->cls == kind->cls && !to->is_const;
    case SHAPE_COUNT:
        return to && (to->cls == TYPE_INT || to->cls == TYPE_SCALAR) && !to->is_const;
    case SHAPE_VIEW:
        return to && to->cls == TYPE_POINTER && to->pointee->cls == kind->cls;
    case SHAPE_ANY_POINTER:
        return to || t->cls == TYPE_HANDLE;
    case SHAPE_FUNCTION:
        return is_function(t);
    case SHAPE_VOID:
        return leads_to_void(t);
    case SHAPE_VOID_OUT:
        return leads_to_void(t) && !type_target(t)->is_const;
    case SHAPE_VOID_POINTERS:
        return to && leads_to_void(to);
    case SHAPE_ADDRESS_OUT:
        return to && !to->is_const && (to->cls == TYPE_POINTER || to->cls == TYPE_VOID);
    case SHAPE_STRING:
        return to && type_is_char(to) && to->is_const;
    case SHAPE_BYTES_OUT:
        return to && !to->is_const &&
               (to->cls == TYPE_VOID || (to->cls == TYPE_INT && to->size == 1));
    case SHAPE_STRINGS:
        return to && type_is_char_pointer(to);
    case SHAPE_SIZE:
        return t->cls == TYPE_INT || (to && to->cls == TYPE_INT);
    case SHAPE_NUMBER:
        return to && may_be_number(to);
    case SHAPE_NUMBER_OUT:
        return to && may_be_number(to) && !to->is_const;
    case SHAPE_RECORD_REF:
        return to && to->cls == TYPE_POINTER && to->pointee->cls == TYPE_RECORD && !to->is_const;
    }
    return false;
}

// The word for a class in names of kinds; NULL for classes without kinds for lists or outputs.
static const char *
class_word(type_class cls)
{
    switch (cls) {
    case TYPE_INT:
        return "int";
    case TYPE_FLOAT:
        return "float";
    case TYPE_ENUM:
        return "enum";
    case TYPE_HANDLE:
        return "handle";
    case TYPE_SCALAR:
        return "scalar";
    case TYPE_RECORD:
        return "record";
    default:
        return NULL;
    }
}

// The table's own copy of prefix + class word; NULL if there is no such kind.
static const char *
class_kind(const char *prefix, type_class cls)
{
    const char *word = class_word(cls);
    char name[32];
    if (!word)
        return NULL;
    snprintf(name, sizeof name, "%s%s", prefix, word);
    const kind_info *kind = kind_find(name);
    return kind ? kind->name : NULL;
}

static const char *
derive_value(const type *t)
{
    if (is_function(t))
        return "callback";
    return t->cls == TYPE_RECORD ? "record_value" : class_kind("", t->cls);
}

static const char *
derive_void(const param *p)
{
    switch (p->dir) {
    case DIR_IN:
        return p->type_by ? "typed_in" : "address";
    case DIR_OUT:
        return p->type_by ? "typed_out" : NULL;
    default:
        return NULL;
    }
}

static const char *
derive_pointer_to_pointer(const param *p, const type *inner)
{
    bool has_len = p->len != LEN_NONE;
    if (inner->pointee->cls == TYPE_VOID) {
        return p->dir == DIR_OUT             ? "out_address"
               : p->dir == DIR_IN && has_len ? "list_address"
                                             : NULL;
    }
    if (type_is_char(inner->pointee))
        return p->dir == DIR_OUT ? "out_string" : p->dir == DIR_IN ? "list_string" : NULL;
    return p->dir == DIR_OUT && has_len ? class_kind("out_view_", inner->pointee->cls) : NULL;
}

static const char *
derive_pointer(const param *p, const type *to)
{
    bool has_len = p->len != LEN_NONE;
    bool single = to->cls == TYPE_RECORD || to->cls == TYPE_HANDLE;
    const char *whole = to->cls == TYPE_RECORD ? "record" : "handle_ref";
    switch (p->dir) {
    case DIR_IN:
        return has_len ? class_kind("list_", to->cls) : single ? whole : NULL;
    case DIR_OUT:
        if (to->cls == TYPE_CALLBACK)
            return has_len ? NULL : "out_callback";
        return class_kind(has_len ? "out_list_" : "out_", to->cls);
    case DIR_INOUT:
        if (has_len)
            return class_kind("list_", to->cls);
        return single ? whole : class_kind("inout_", to->cls);
    default:
        return NULL;
    }
}

// Whether a rule describes the memory at the pointer.
static bool
has_memory_rule(const param *p)
{
    return p->dir == DIR_ADDRESS || p->bytes || p->target || p->type_by;
}

const char *
kind_derive(const param *p)
{
    const type *t = p->decayed;
    if (is_void_handle(t) && has_memory_rule(p))
        return p->dir == DIR_ADDRESS ? "address" : derive_void(p);
    if (t->cls != TYPE_POINTER || is_function(t))
        return derive_value(t);
    if (p->dir == DIR_ADDRESS)
        return "address";
    const type *to = t->pointee;
    if (to->cls == TYPE_VOID)
        return derive_void(p);
    if (to->cls == TYPE_POINTER)
        return derive_pointer_to_pointer(p, to);
    // A char pointer may be a text, a name, a buffer or a blob. Only a pointer to const is surely a
    // text.
    if (type_is_char(to))
        return to->is_const && p->len == LEN_NONE && p->dir == DIR_IN ? "string" : NULL;
    return derive_pointer(p, to);
}

typedef enum field_shape {
    FIELD_VALUE,
    FIELD_ARRAY,
    FIELD_BYTES,
    FIELD_POINTER,
    FIELD_OTHER,
} field_shape;

typedef struct field_kind {
    field_kind_info info;
    field_shape shape;
    type_class cls;
} field_kind;

#define FIELD_KEPT true
#define FIELD_BARE false

static const field_kind field_kinds[] = {
#define FIELD_KIND(name, shape, class, constant, keeps, gives, takes, says) \
    {{#name, #constant, FIELD_##keeps, gives, takes, says}, FIELD_##shape, class},
#include "model/kinds.def"
};

static const field_kind *
find_field_kind(const char *name)
{
    for (size_t i = 0; i < sizeof field_kinds / sizeof *field_kinds; i++)
        if (text_equal(field_kinds[i].info.name, name))
            return &field_kinds[i];
    return NULL;
}

bool
field_is(const field *f, field_kind_id kind)
{
    return text_equal(f->kind, field_kinds[kind].info.name);
}

const field_kind_info *
field_kind_find(const char *name)
{
    const field_kind *found = find_field_kind(name);
    return found != NULL ? &found->info : NULL;
}

bool
field_kind_exists(const char *name)
{
    return find_field_kind(name) != NULL;
}

static bool
fits_other(const field_kind *kind, const type *t)
{
    const type *to = t->cls == TYPE_POINTER ? t->pointee : NULL;
    switch ((field_kind_id)(kind - field_kinds)) {
    case FIELD_KIND_callback:
        return t->cls == TYPE_CALLBACK;
    case FIELD_KIND_string:
        return type_is_char_pointer(t);
    case FIELD_KIND_array_of_string:
        return to && type_is_char_pointer(to);
    case FIELD_KIND_kernel_params:
        return to && is_void_pointer(to);
    default:
        return to != NULL || is_void_handle(t); // address and pointer_int
    }
}

bool
field_kind_fits(const char *name, const type *t)
{
    const field_kind *kind = find_field_kind(name);
    switch (kind->shape) {
    case FIELD_VALUE:
        return t->cls == kind->cls;
    case FIELD_ARRAY:
        return t->cls == TYPE_ARRAY && t->pointee->cls == kind->cls;
    case FIELD_BYTES:
        return t->cls == TYPE_ARRAY && t->pointee->cls == kind->cls && t->pointee->size == 1;
    case FIELD_POINTER:
        return t->cls == TYPE_POINTER && t->pointee->cls == kind->cls;
    case FIELD_OTHER:
        break;
    }
    return fits_other(kind, t);
}

bool
field_is_pointer(const field *f)
{
    const field_kind *kind = f->kind ? find_field_kind(f->kind) : NULL;
    return kind && (kind->shape == FIELD_POINTER || field_is(f, FIELD_KIND_array_of_string)) &&
           !field_is(f, FIELD_KIND_record_ref);
}

static const char *
field_class_kind(const char *prefix, type_class cls)
{
    const char *word = class_word(cls);
    char name[32];
    if (!word)
        return NULL;
    snprintf(name, sizeof name, "%s%s", prefix, word);
    const field_kind *kind = find_field_kind(name);
    return kind ? kind->info.name : NULL;
}

static const char *
derive_array(const type *item)
{
    if (item->cls == TYPE_INT && item->size == 1)
        return type_is_char(item) ? "bytes" : "blob";
    if (is_void_pointer(item))
        return "list_address";
    return field_class_kind("list_", item->cls);
}

const char *
field_kind_derive(const type *t, bool has_len, bool has_memory)
{
    if (is_void_handle(t) && has_memory)
        return "address";
    if (t->cls == TYPE_CALLBACK)
        return "callback";
    if (t->cls == TYPE_ARRAY)
        return derive_array(t->pointee);
    if (t->cls != TYPE_POINTER)
        return field_class_kind("", t->cls);
    // A function type may have no class of its own.
    if (t->pointee->cls == TYPE_VOID || is_function(t))
        return "address";
    if (has_len) {
        return type_is_char_pointer(t->pointee) ? "array_of_string"
                                                : field_class_kind("array_of_", t->pointee->cls);
    }
    return type_is_char_pointer(t) ? "string" : NULL;
}
