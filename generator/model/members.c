#include "model/members.h"

#include "model/model.h"
#include "model/value_types.h"

static const char *const class_words[] = {"void",    "int",    "float",    "enum",
                                          "handle",  "scalar", "callback", "record",
                                          "pointer", "array",  "function", NULL};
static const char *const dir_words[] = {"undecided", "in", "out", "inout", "address", NULL};
static const char *const len_words[] = {"none", "param", "fixed", "call", "expr", NULL};
static const char *const checked_words[] = {"same", "count", "query", "buffer", NULL};
static const char *const result_words[] = {"checked", "value", "bare", NULL};
static const char *const macro_words[] = {"int",    "pointer", "string", "float",
                                          "rename", "other",   NULL};
static const char *const role_words[] = {"enum",   "handle",   "scalar", "callback",
                                         "record", "function", "alias",  NULL};
static const char *const scope_words[] = {"call", "once", "notified", "process", "forever", NULL};
static const char *const space_words[] = {"host", "device", "either", "mode", NULL};
static const char *const keys_words[] = {"numbers", "any", "raw", NULL};
static const char *const skip_words[] = {"function", "record", "enum", "typedef",
                                         "macro",    "field",  NULL};

// clang-format off
#define TEXT(s, m, f) {#m, MEMBER_TEXT, offsetof(s, m), false, FORM_##f, NULL}
#define NEED_TEXT(s, m, f) {#m, MEMBER_TEXT, offsetof(s, m), true, FORM_##f, NULL}
#define NEED_OR_EMPTY(s, m, f) {#m, MEMBER_EMPTY, offsetof(s, m), true, FORM_##f, NULL}
#define OR_EMPTY(s, m, f) {#m, MEMBER_EMPTY, offsetof(s, m), false, FORM_##f, NULL}
#define ONE_OF(s, m, w) {#m, MEMBER_TEXT, offsetof(s, m), false, FORM_NAME, w}
#define NEED_ONE_OF(s, m, w) {#m, MEMBER_TEXT, offsetof(s, m), true, FORM_NAME, w}
#define BOOL(s, m) {#m, MEMBER_BOOL, offsetof(s, m), false, 0, NULL}
#define INT(s, m) {#m, MEMBER_INT, offsetof(s, m), false, 0, NULL}
#define INT64(s, m) {#m, MEMBER_INT64, offsetof(s, m), false, 0, NULL}
#define NEED_INT64(s, m) {#m, MEMBER_INT64, offsetof(s, m), true, 0, NULL}
#define WORD(s, m, w) {#m, MEMBER_WORD, offsetof(s, m), false, 0, w}
#define TYPE(s, m) {#m, MEMBER_TYPE, offsetof(s, m), false, 0, NULL}
#define NEED_TYPE(s, m) {#m, MEMBER_TYPE, offsetof(s, m), true, 0, NULL}
#define LOCATION(s, m) {#m, MEMBER_LOCATION, offsetof(s, m), false, 0, NULL}
#define NAMES(key, f) {key, MEMBER_NAMES, 0, false, FORM_##f, NULL}
#define LATER(key) {key, MEMBER_LATER, 0, false, 0, NULL}
#define CLASS(s, w) {"class", MEMBER_WORD, offsetof(s, cls), true, 0, w}
#define END {NULL, MEMBER_LATER, 0, false, 0, NULL}

const member model_members[] = {
    NEED_TEXT(model, module, MODULE), TEXT(model, python_name, MODULE), TEXT(model, title, LINE),
    INT(model, api_version), NEED_TEXT(model, status_enum, NAME), NEED_TEXT(model, success, NAME),
    TEXT(model, error_class, MODULE), TEXT(model, error_prefix, NAME),
    TEXT(model, error_string, NAME), TEXT(model, function_prefix, NAME), TEXT(model, library, NAME),
    TEXT(model, soname, FILE), TEXT(model, resolver, NAME), TEXT(model, per_thread_env, NAME),
    TEXT(model, version_symbol, NAME), TEXT(model, doc_link, LINK), TEXT(model, spec_sha256, HASH),
    LATER("format"), LATER("headers"),
    LATER("functions"), LATER("enums"), LATER("records"), LATER("typedefs"), LATER("macros"),
    LATER("tables"), LATER("skipped"), LATER("types"), LATER("queries"), LATER("aliases"),
    LATER("imports"), BOOL(model, buffers), TEXT(model, wheel, PACKAGE), NAMES("folders", HEADER),
    NAMES("needs", PATTERN), NAMES("roots", NAME), END,
};

const member header_members[] = {
    NEED_TEXT(header_file, name, HEADER), NEED_TEXT(header_file, sha256, HASH), END,
};

const member type_members[] = {
    NEED_TEXT(type, spelling, TYPE), CLASS(type, class_words), TEXT(type, canonical, TYPE),
    TEXT(type, name, NAME), BOOL(type, is_const), BOOL(type, is_signed), INT64(type, size),
    INT64(type, align), INT64(type, length), TYPE(type, pointee), TYPE(type, result),
    LATER("args"), END,
};

const member param_members[] = {
    NEED_OR_EMPTY(param, name, NAME), TEXT(param, python_name, NAME), NEED_TYPE(param, declared),
    TYPE(param, decayed), WORD(param, doc_dir, dir_words), WORD(param, dir, dir_words),
    TEXT(param, kind, WORD), TEXT(param, class_name, NAME), WORD(param, len, len_words),
    TEXT(param, len_name, EXPRESSION), INT64(param, len_value), BOOL(param, nullable),
    BOOL(param, optional), BOOL(param, default_zero), BOOL(param, is_argument),
    BOOL(param, is_result), WORD(param, checked, checked_words), ONE_OF(param, space, space_words),
    TEXT(param, type_by, NAME), TEXT(param, value_table, NAME), TEXT(param, pair, NAME),
    TEXT(param, closure, NAME), ONE_OF(param, scope, scope_words), TEXT(param, destroy, NAME),
    TEXT(param, alias, NAME), TEXT(param, value, EXPRESSION),
    ONE_OF(param, number, value_type_numbers), TEXT(param, complex_by, NAME),
    TEXT(param, mode, NAME), TEXT(param, used, NAME), BOOL(param, ends), BOOL(param, asks),
    TEXT(param, bytes, EXPRESSION), BOOL(param, target), END,
};

const member function_members[] = {
    NEED_TEXT(function, name, NAME), NEED_TEXT(function, symbol, NAME),
    NEED_TEXT(function, base, NAME), TEXT(function, symbol_ptds, NAME), LOCATION(function, loc),
    NEED_TYPE(function, result), INT(function, version), INT(function, since),
    BOOL(function, deprecated), BOOL(function, is_inline), BOOL(function, cxx_only),
    BOOL(function, status), BOOL(function, blocking), BOOL(function, locking),
    BOOL(function, launches),
    TEXT(function, skip, LINE), TEXT(function, detail_size, NAME),
    TEXT(function, detail_text, NAME), TEXT(function, detail_param, NAME),
    WORD(function, result_form, result_words), TEXT(function, inline_symbol, NAME),
    TEXT(function, inline_expression, EXPRESSION), LATER("order"), LATER("params"), END,
};

const member enumerator_members[] = {
    NEED_TEXT(enumerator, name, NAME), NEED_INT64(enumerator, value), BOOL(enumerator, alias), END,
};

const member enum_members[] = {
    NEED_TEXT(enumeration, name, NAME), TEXT(enumeration, tag, NAME), LOCATION(enumeration, loc),
    NEED_TYPE(enumeration, underlying), TEXT(enumeration, origin, MODULE),
    TEXT(enumeration, skip, LINE), LATER("order"), NAMES("names", NAME), LATER("items"), END,
};

const member field_members[] = {
    TEXT(field, name, NAME), NEED_TYPE(field, type), NEED_INT64(field, offset),
    TEXT(field, kind, WORD), TEXT(field, class_name, NAME), TEXT(field, len_name, CONSTANT),
    TEXT(field, skip, LINE), TEXT(field, bytes, EXPRESSION), BOOL(field, target), END,
};

const member record_members[] = {
    NEED_TEXT(record, name, NAME), TEXT(record, tag, NAME), TEXT(record, parent, NAME),
    BOOL(record, is_union), BOOL(record, is_anonymous), BOOL(record, is_opaque),
    INT64(record, size), INT64(record, align), LOCATION(record, loc), BOOL(record, plain),
    TEXT(record, initial, EXPRESSION), TEXT(record, guard, NAME), TEXT(record, origin, MODULE),
    TEXT(record, skip, LINE), LATER("order"), NAMES("names", NAME), NAMES("bases", NAME),
    LATER("fields"), END,
};

const member typedef_members[] = {
    NEED_TEXT(typedef_decl, name, NAME), LOCATION(typedef_decl, loc), NEED_TYPE(typedef_decl, type),
    NEED_ONE_OF(typedef_decl, role, role_words), TEXT(typedef_decl, base, CLASS),
    BOOL(typedef_decl, is_stream), TEXT(typedef_decl, origin, MODULE),
    TEXT(typedef_decl, skip, LINE), LATER("order"), END,
};

const member macro_members[] = {
    NEED_TEXT(macro, name, NAME), LOCATION(macro, loc), CLASS(macro, macro_words),
    NEED_INT64(macro, value), BOOL(macro, is_unsigned), OR_EMPTY(macro, text, ANY),
    TEXT(macro, skip, LINE), LATER("order"), END,
};

const member row_members[] = {
    NEED_TEXT(value_row, enumerator, NAME), NEED_INT64(value_row, key),
    NEED_ONE_OF(value_row, type, value_type_words), TEXT(value_row, class_name, NAME),
    INT64(value_row, size), END,
};

const member table_members[] = {
    NEED_TEXT(value_table, name, NAME), NEED_TEXT(value_table, enum_name, NAME),
    ONE_OF(value_table, keys, keys_words), LATER("rows"), END,
};

const member query_members[] = {
    NEED_TEXT(query, name, NAME), NEED_TEXT(query, function, NAME),
    NEED_TEXT(query, call, EXPRESSION), NAMES("host", CONSTANT), END,
};

const member alias_members[] = {
    NEED_TEXT(function_alias, name, MODULE), NEED_TEXT(function_alias, function, NAME), END,
};

const member import_members[] = {
    NEED_TEXT(import_decl, module, MODULE), NAMES("headers", HEADER), END,
};

const member skip_members[] = {
    NEED_ONE_OF(skipped, kind, skip_words), NEED_TEXT(skipped, name, LINE),
    NEED_TEXT(skipped, reason, LINE), LOCATION(skipped, loc), END,
};
// clang-format on

_Static_assert(sizeof(direction) == sizeof(unsigned) && sizeof(type_class) == sizeof(unsigned) &&
                   sizeof(length_rule) == sizeof(unsigned) &&
                   sizeof(checked_rule) == sizeof(unsigned) &&
                   sizeof(result_form) == sizeof(unsigned) &&
                   sizeof(macro_class) == sizeof(unsigned),
               "MEMBER_WORD writes enums as unsigned");
