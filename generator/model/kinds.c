// Kinds of parameters and fields as tables, and the rules that derive them from C types.
#include "model/kinds.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

// clang-format off
#define BY_VALUE(name, cls, words) {name, SHAPE_VALUE, cls, DIR_IN, true, false, 0, words}
#define LIST_IN(name, cls, words) {name, SHAPE_POINTER, cls, DIR_IN, true, false, NEED_LEN, words}
#define ONE_OUT(name, cls, words) {name, SHAPE_OUT, cls, DIR_OUT, false, true, 0, words}
#define LIST_OUT(name, cls, words) {name, SHAPE_OUT, cls, DIR_OUT, false, true, NEED_LEN, words}
#define VIEW_OUT(name, cls, words) \
    {name, SHAPE_VIEW, cls, DIR_OUT, false, true, NEED_PARAM_LEN, words}
#define IN_OUT(name, cls, words) {name, SHAPE_OUT, cls, DIR_INOUT, true, true, 0, words}
// clang-format on

// Order: by value, in, out, in/out, typed, plumbing; the same as in docs/spec-format.md.
static const kind_info kinds[] = {
    BY_VALUE("int", TYPE_INT, "an integer by value"),
    BY_VALUE("float", TYPE_FLOAT, "a float or double by value"),
    BY_VALUE("enum", TYPE_ENUM, "an enum by value"),
    BY_VALUE("handle", TYPE_HANDLE, "a handle by value"),
    BY_VALUE("scalar", TYPE_SCALAR, "a typedef'd integer by value"),
    BY_VALUE("record_value", TYPE_RECORD, "a struct by value"),
    {"callback", SHAPE_FUNCTION, 0, DIR_IN, true, false, 0, "a function pointer"},
    {"closure", SHAPE_VOID, 0, DIR_ADDRESS, true, false, 0, "void *"},
    {"address", SHAPE_ANY_POINTER, 0, DIR_ADDRESS, true, false, 0, "a pointer"},
    {"pointer_int", SHAPE_ANY_POINTER, 0, DIR_IN, true, false, 0, "a pointer"},
    {"string", SHAPE_STRING, 0, DIR_IN, true, false, 0, "const char *"},
    {"record", SHAPE_POINTER, TYPE_RECORD, DIR_IN, true, false, 0, "a pointer to a struct"},
    {"handle_ref", SHAPE_POINTER, TYPE_HANDLE, DIR_IN, true, false, 0, "a pointer to a handle"},
    LIST_IN("list_handle", TYPE_HANDLE, "an array of handles"),
    LIST_IN("list_scalar", TYPE_SCALAR, "an array of typedef'd integers"),
    LIST_IN("list_record", TYPE_RECORD, "an array of structs"),
    {"list_room", SHAPE_OUT, TYPE_RECORD, DIR_INOUT, true, false, NEED_LEN,
     "an array of structs, not const"},
    LIST_IN("list_enum", TYPE_ENUM, "an array of enums"),
    LIST_IN("list_int", TYPE_INT, "an array of integers"),
    LIST_IN("list_float", TYPE_FLOAT, "an array of floats"),
    {"short_list_scalar", SHAPE_POINTER, TYPE_SCALAR, DIR_IN, true, false, NEED_FIXED_LEN,
     "an array of typedef'd integers"},
    {"list_string", SHAPE_STRINGS, 0, DIR_IN, true, false, NEED_LEN, "const char *const *"},
    {"list_address", SHAPE_VOID_POINTERS, 0, DIR_IN, true, false, NEED_LEN, "void **"},
    {"kernel_params", SHAPE_VOID_POINTERS, 0, DIR_IN, true, false, 0, "void **"},
    {"option_keys", SHAPE_POINTER, TYPE_ENUM, DIR_IN, true, false, NEED_LEN, "an array of enums"},
    {"option_values", SHAPE_VOID_POINTERS, 0, DIR_IN, true, false, NEED_PAIR | NEED_TABLE,
     "void **"},
    {"typed_in", SHAPE_VOID, 0, DIR_IN, true, false, NEED_TABLE | NEED_TYPE_BY, "void *"},
    {"buffer", SHAPE_BYTES_OUT, 0, DIR_OUT, true, false, 0, "char *"},
    ONE_OUT("out_int", TYPE_INT, "a pointer to an integer"),
    ONE_OUT("out_float", TYPE_FLOAT, "a pointer to a float or double"),
    ONE_OUT("out_enum", TYPE_ENUM, "a pointer to an enum"),
    ONE_OUT("out_handle", TYPE_HANDLE, "a pointer to a handle"),
    ONE_OUT("out_scalar", TYPE_SCALAR, "a pointer to a typedef'd integer"),
    ONE_OUT("out_record", TYPE_RECORD, "a pointer to a struct"),
    {"out_address", SHAPE_ADDRESS_OUT, 0, DIR_OUT, false, true, 0,
     "a pointer to a pointer, or void *"},
    {"out_string", SHAPE_STRINGS, 0, DIR_OUT, false, true, 0, "const char **"},
    {"out_name", SHAPE_BYTES_OUT, 0, DIR_OUT, false, true, NEED_PARAM_LEN, "char *"},
    {"out_bytes", SHAPE_BYTES_OUT, 0, DIR_OUT, false, true, NEED_FIXED_LEN, "char *"},
    {"out_dump", SHAPE_BYTES_OUT, 0, DIR_OUT, true, false, NEED_PARAM_LEN, "char *"},
    LIST_OUT("out_list_handle", TYPE_HANDLE, "an array of handles, not const"),
    LIST_OUT("out_list_record", TYPE_RECORD, "an array of structs, not const"),
    LIST_OUT("out_list_int", TYPE_INT, "an array of integers, not const"),
    LIST_OUT("out_list_float", TYPE_FLOAT, "an array of floats, not const"),
    LIST_OUT("out_list_enum", TYPE_ENUM, "an array of enums, not const"),
    LIST_OUT("out_list_scalar", TYPE_SCALAR, "an array of typedef'd integers, not const"),
    VIEW_OUT("out_view_handle", TYPE_HANDLE, "a pointer to a pointer to handles"),
    VIEW_OUT("out_view_record", TYPE_RECORD, "a pointer to a pointer to structs"),
    IN_OUT("count_inout", TYPE_INT, "a pointer to an integer"),
    IN_OUT("inout_int", TYPE_INT, "a pointer to an integer"),
    IN_OUT("inout_enum", TYPE_ENUM, "a pointer to an enum"),
    IN_OUT("inout_scalar", TYPE_SCALAR, "a pointer to a typedef'd integer"),
    {"typed_out", SHAPE_VOID_OUT, 0, DIR_OUT, false, true, NEED_TABLE | NEED_TYPE_BY, "void *"},
    {"typed_out_list", SHAPE_VOID_POINTERS, 0, DIR_OUT, false, true, NEED_TABLE | NEED_TYPE_BY,
     "void **"},
    {"number_in", SHAPE_NUMBER, 0, DIR_IN, true, false, 0, "a pointer to a number"},
    {"number_out", SHAPE_NUMBER_OUT, 0, DIR_OUT, true, true, 0, "a pointer to a number, not const"},
    {"number_inout", SHAPE_NUMBER_OUT, 0, DIR_INOUT, true, true, 0,
     "a pointer to a number, not const"},
    ONE_OUT("out_callback", TYPE_CALLBACK, "a pointer to a typedef'd function pointer"),
    {"out_record_ref", SHAPE_RECORD_REF, 0, DIR_OUT, false, true, 0,
     "a pointer to a pointer to a struct"},
    {"fixed", SHAPE_ANY, 0, DIR_IN, false, false, NEED_VALUE, "anything"},
    {"typed_size", SHAPE_SIZE, 0, DIR_IN, false, false, NEED_PAIR, "a size by value or by pointer"},
};

const kind_info *
kind_find(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].name, name) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

bool
kind_is_number(const char *kind)
{
    return kind && text_starts(kind, "number_");
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

static bool
is_function(const type *t)
{
    return t->cls == TYPE_CALLBACK || t->cls == TYPE_FUNCTION ||
           (t->cls == TYPE_POINTER && t->pointee->cls == TYPE_FUNCTION);
}

const char *
type_class_name(const type *t)
{
    while (t->cls == TYPE_POINTER || t->cls == TYPE_ARRAY) {
        t = t->pointee;
    }
    return t->name;
}

// Whether a struct is one, the spec says.
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
    case SHAPE_VIEW:
        return to && to->cls == TYPE_POINTER && to->pointee->cls == kind->cls;
    case SHAPE_ANY_POINTER:
        return to || t->cls == TYPE_HANDLE;
    case SHAPE_FUNCTION:
        return is_function(t);
    case SHAPE_VOID:
        return is_void_pointer(t);
    case SHAPE_VOID_OUT:
        return is_void_pointer(t) && !to->is_const;
    case SHAPE_VOID_POINTERS:
        return to && is_void_pointer(to);
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

// A class's part in kind names; NULL for those that have no lists or outputs of their own.
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

// The table's own copy of prefix + class word, NULL where there is no such kind.
static const char *
class_kind(const char *prefix, type_class cls)
{
    const char *word = class_word(cls);
    char name[32];
    if (!word) {
        return NULL;
    }
    snprintf(name, sizeof name, "%s%s", prefix, word);
    const kind_info *kind = kind_find(name);
    return kind ? kind->name : NULL;
}

static const char *
derive_value(const type *t)
{
    if (is_function(t)) {
        return "callback";
    }
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
    if (type_is_char(inner->pointee)) {
        return p->dir == DIR_OUT ? "out_string" : p->dir == DIR_IN ? "list_string" : NULL;
    }
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
        if (to->cls == TYPE_CALLBACK) {
            return has_len ? NULL : "out_callback";
        }
        return class_kind(has_len ? "out_list_" : "out_", to->cls);
    case DIR_INOUT:
        if (has_len) {
            return class_kind("list_", to->cls);
        }
        return single ? whole : class_kind("inout_", to->cls);
    default:
        return NULL;
    }
}

const char *
kind_derive(const param *p)
{
    const type *t = p->decayed;
    if (t->cls != TYPE_POINTER || is_function(t)) {
        return derive_value(t);
    }
    if (p->dir == DIR_ADDRESS) {
        return "address";
    }
    const type *to = t->pointee;
    if (to->cls == TYPE_VOID) {
        return derive_void(p);
    }
    if (to->cls == TYPE_POINTER) {
        return derive_pointer_to_pointer(p, to);
    }
    // A char pointer may be a text, a name, a buffer or a blob: only the constant text is sure.
    if (type_is_char(to)) {
        return to->is_const && p->len == LEN_NONE && p->dir == DIR_IN ? "string" : NULL;
    }
    return derive_pointer(p, to);
}

// Field kinds and their C shapes. ARRAYS are inside the record, POINTERS lead out of it.
typedef enum field_shape { FIELD_VALUE, FIELD_ARRAY, FIELD_POINTER, FIELD_OTHER } field_shape;

typedef struct field_kind {
    const char *name;
    field_shape shape;
    type_class cls;
} field_kind;

static const field_kind field_kinds[] = {
    {"int", FIELD_VALUE, TYPE_INT},
    {"float", FIELD_VALUE, TYPE_FLOAT},
    {"enum", FIELD_VALUE, TYPE_ENUM},
    {"handle", FIELD_VALUE, TYPE_HANDLE},
    {"scalar", FIELD_VALUE, TYPE_SCALAR},
    {"record", FIELD_VALUE, TYPE_RECORD},
    {"list_int", FIELD_ARRAY, TYPE_INT},
    {"list_float", FIELD_ARRAY, TYPE_FLOAT},
    {"list_enum", FIELD_ARRAY, TYPE_ENUM},
    {"list_handle", FIELD_ARRAY, TYPE_HANDLE},
    {"list_scalar", FIELD_ARRAY, TYPE_SCALAR},
    {"list_record", FIELD_ARRAY, TYPE_RECORD},
    {"list_address", FIELD_ARRAY, TYPE_POINTER},
    {"bytes", FIELD_ARRAY, TYPE_INT},
    {"chars", FIELD_ARRAY, TYPE_INT},
    {"blob", FIELD_ARRAY, TYPE_INT},
    {"uuid", FIELD_ARRAY, TYPE_INT},
    {"array_of_record", FIELD_POINTER, TYPE_RECORD},
    {"array_of_handle", FIELD_POINTER, TYPE_HANDLE},
    {"array_of_handle_out", FIELD_POINTER, TYPE_HANDLE},
    {"array_of_scalar", FIELD_POINTER, TYPE_SCALAR},
    {"array_of_int", FIELD_POINTER, TYPE_INT},
    {"array_of_string", FIELD_OTHER, 0},
    {"callback", FIELD_OTHER, 0},
    {"address", FIELD_OTHER, 0},
    {"string", FIELD_OTHER, 0},
    {"pointer_int", FIELD_OTHER, 0},
    {"kernel_params", FIELD_OTHER, 0},
    {"record_ref", FIELD_POINTER, TYPE_RECORD},
};

static const field_kind *
find_field_kind(const char *name)
{
    for (size_t i = 0; i < sizeof field_kinds / sizeof *field_kinds; i++) {
        if (strcmp(field_kinds[i].name, name) == 0) {
            return &field_kinds[i];
        }
    }
    return NULL;
}

bool
field_kind_exists(const char *name)
{
    return find_field_kind(name) != NULL;
}

static bool
fits_other(const char *name, const type *t)
{
    const type *to = t->cls == TYPE_POINTER ? t->pointee : NULL;
    if (strcmp(name, "callback") == 0) {
        return is_function(t);
    }
    if (strcmp(name, "string") == 0) {
        return type_is_char_pointer(t);
    }
    if (strcmp(name, "array_of_string") == 0) {
        return to && type_is_char_pointer(to);
    }
    if (strcmp(name, "kernel_params") == 0) {
        return to && is_void_pointer(to);
    }
    return to != NULL; // address and pointer_int
}

bool
field_kind_fits(const char *name, const type *t)
{
    const field_kind *kind = find_field_kind(name);
    bool is_bytes = kind->shape == FIELD_ARRAY && strncmp(name, "list_", 5) != 0;
    switch (kind->shape) {
    case FIELD_VALUE:
        return t->cls == kind->cls;
    case FIELD_ARRAY:
        return t->cls == TYPE_ARRAY && t->pointee->cls == kind->cls &&
               (!is_bytes || t->pointee->size == 1);
    case FIELD_POINTER:
        return t->cls == TYPE_POINTER && t->pointee->cls == kind->cls;
    case FIELD_OTHER:
        break;
    }
    return fits_other(name, t);
}

static const char *
field_class_kind(const char *prefix, type_class cls)
{
    const char *word = class_word(cls);
    char name[32];
    if (!word) {
        return NULL;
    }
    snprintf(name, sizeof name, "%s%s", prefix, word);
    const field_kind *kind = find_field_kind(name);
    return kind ? kind->name : NULL;
}

static const char *
derive_array(const type *item)
{
    if (item->cls == TYPE_INT && item->size == 1) {
        return type_is_char(item) ? "bytes" : "blob";
    }
    if (is_void_pointer(item)) {
        return "list_address";
    }
    return field_class_kind("list_", item->cls);
}

const char *
field_kind_derive(const type *t, bool has_len)
{
    if (is_function(t)) {
        return "callback";
    }
    if (t->cls == TYPE_ARRAY) {
        return derive_array(t->pointee);
    }
    if (t->cls != TYPE_POINTER) {
        return field_class_kind("", t->cls);
    }
    if (t->pointee->cls == TYPE_VOID) {
        return "address";
    }
    if (has_len) {
        return type_is_char_pointer(t->pointee) ? "array_of_string"
                                                : field_class_kind("array_of_", t->pointee->cls);
    }
    return type_is_char_pointer(t) ? "string" : NULL;
}
