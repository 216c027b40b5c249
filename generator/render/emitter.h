// What the emitters share: the files under way, classes by name, and how C types are written.
//
// emit.c makes an `emitter`, calls each emit_<what>() with it and then writes all files at once. An
// emitter reads the model, picks snippets and puts texts together; nothing here changes the model.
#ifndef CUBIND_GENERATOR_EMIT_H
#define CUBIND_GENERATOR_EMIT_H

#include "base/text.h"
#include "model/find.h"
#include "model/model.h"
#include "render/template.h"
#include "render/vars.h"
#include "stages.h"

enum { EMIT_COLUMNS = 100 };

// Which template files there are; one contract each in emit_contracts.c.
typedef enum template_id {
    TEMPLATE_BANNER,
    TEMPLATE_PARAMS,
    TEMPLATE_FUNCTIONS,
    TEMPLATE_CLASSES,
    TEMPLATE_TYPES,
    TEMPLATE_SYMBOLS,
    TEMPLATE_TABLES,
    TEMPLATE_MODULE,
    TEMPLATE_API,
    TEMPLATE_LAYOUT,
    TEMPLATE_PYI,
    TEMPLATE_STUB,
    TEMPLATE_COUNT,
} template_id;

extern const template_contract *const template_contracts[TEMPLATE_COUNT];

typedef enum class_kind {
    CLASS_ENUM,
    CLASS_HANDLE,
    CLASS_SCALAR,
    CLASS_CALLBACK,
    CLASS_RECORD,
} class_kind;

// One Python class of the module; its place in emitter.classes is its index in generated code.
typedef struct class_info {
    const char *name;
    class_kind kind;
    const enumeration *enumeration;
    const record *record;
    const typedef_decl *decl; // handles, scalars, callbacks
    const char *origin;       // the module whose class it is, NULL for this one
    const char *base;         // class of the same module that it derives from, NULL for none
    const char *same;         // enums: the class with the table, NULL for that one itself
} class_info;

typedef struct output {
    const char *name;
    text text;
    bool is_c; // lines are wrapped as C
} output;

typedef struct emitter {
    const model *m;
    const emit_options *options;
    arena *a; // texts that live as long as the run
    template *templates[TEMPLATE_COUNT];
    output **files;
    int file_count;
    class_info *classes;
    int class_count;
    struct name_index *class_names;
    struct name_index *function_names;
    struct name_index *typedef_names;
    struct wrapped **wrapped; // per function, made by emit_wrap_params at its first use
    const char *release;      // "13.5"
    const char *upper;        // "DRIVER"
    item_vars item;           // the module's own facts, to copy from
} emitter;

// ---- emit.c ----

// Starts a file with the banner of the template it is made from. The text is valid until the next
// call.
text *emit_open(emitter *e, const char *name, template_id id);

// ---- emit_names.c ----

void emit_index_model(emitter *e);
void emit_free_index(emitter *e);
const class_info *emit_find_class(const emitter *e, const char *name);
const function *emit_find_function(const emitter *e, const char *name);
const typedef_decl *emit_find_typedef(const emitter *e, const char *name);
// Whether a symbol of the library is resolved for the function.
bool emit_has_symbol(const emitter *e, const function *f);
// "T_CUstream", "-1" where the module has no such class.
const char *emit_class_index(const emitter *e, const char *name);
// "13.5" for 13050.
const char *emit_release(const emitter *e, int version);
const char *emit_upper(const emitter *e, const char *s);
// The text of a buffer, which is freed.
const char *emit_keep(const emitter *e, text *t);

// ---- emit_errors.c ----

// The exception class of one status, NULL for success and for second names of a value.
const char *emit_error_class(const emitter *e, const enumerator *status);
const enumeration *emit_status_enum(const emitter *e);  // NULL when the model has none

// ---- emit_tables.c ----

// Trampoline and closure of a callback that there is one of per process: the parameter itself, or
// the one of its class. NULL for others.
const char *emit_process_callback(const emitter *e, const function *f, const param *p);

// ---- emit_types.c ----

void emit_types(emitter *e);
// `type name` as C declares it: arrays and function pointers go around the name. Name "" gives the
// type alone.
void emit_declare(text *out, const type *t, const char *name);
const char *emit_type(const emitter *e, const type *t); // without top-level const
// The function's parameters with names, "void" for none; `names` only for a call.
const char *emit_params(const emitter *e, const function *f);
const char *emit_arguments(const emitter *e, const function *f);
const char *emit_param_name(const emitter *e, const function *f, int index);
// Name of an integer type in the range errors of Python.
const char *emit_integer_text(const emitter *e, const type *t);
const char *emit_fixed_integer(const type *t); // "uint32_t"
const type *emit_resolve(const type *t);       // the item behind arrays

// ---- emit_params.c ----

enum { VARIANT_WORDS = 31 };

// A parameter on its way through a wrapper; see params.c.in.
typedef struct wrapped {
    const function *f;
    const param *p;
    const char *local;
    int slot;                 // Python parameter, -1 for none
    const char *variants[VARIANT_WORDS + 1]; // each at most once, strongest first; the last is NULL
    size_t family;            // length of the part of the kind that snippets of its like have, 0 for none
    param_vars vars;
} wrapped;

// All parameters of a function, one per C parameter, in the arena.
wrapped *emit_wrap_params(const emitter *e, const function *f);
const wrapped *emit_find_wrapped(const wrapped *ws, const char *name);
void emit_set_fail(wrapped *ws, int count, const char *fail);
void emit_set_call(wrapped *ws, int count, const char *call);
bool emit_has_phase(const emitter *e, const wrapped *w, const char *phase);
// False where the kind has no such snippet.
bool emit_phase(const emitter *e, const wrapped *w, const char *phase, text *out);
// What the call gets for the parameter.
const char *emit_pass(const emitter *e, const wrapped *w);
// "None" or "0" where both forms have a default, else NULL.
const char *emit_preset(const emitter *e, const wrapped *w);
// Whether the checked form leaves this result out.
bool emit_is_hidden(const function *f, const param *p);
// The Python type of the parameter as a result; false where that form does not return it.
bool emit_result_type(const emitter *e, const wrapped *w, bool checked, text *out);
// The Python type of what C returns where that is no status.
const char *emit_value_type(const emitter *e, const function *f, bool checked);
bool emit_accepts_param_snippet(const char *name);

// ---- emit_numbers.c ----

// Numbers behind pointers: their type, where they lie, how many there are.
bool emit_is_number(const param *p);
void emit_set_number(const emitter *e, wrapped *ws, wrapped *w);
// How Python types call a number of this type of the value tables, NULL: of any type.
const char *emit_number_word(const char *type);

// ---- emit_expressions.c ----

// A C expression of the spec with its parameters' names replaced by what the call gets for them,
// and `value` by `answer` (NULL: by nothing).
const char *emit_expression(const emitter *e, const wrapped *ws, const char *source,
                            const char *answer);
// The same behind a member of `*r`, as the body of a C function over `r`.
const char *emit_member_extent(const emitter *e, const record *r, const field *f);
// Whether calls that take the record read or write behind its members.
bool emit_has_memory(const record *r);
// How many bytes a call reads or writes behind an address, and the variant of the snippets for it.
const char *emit_extent(const emitter *e, const wrapped *ws, const param *p);
const char *emit_extent_variant(const param *p);
// The queries that a function depends on, in the order of their first use, NULL-terminated; one of
// those that ask the same.
const query **emit_queries(const emitter *e, const function *f);
// "query_pointer_mode"
const char *emit_query_variable(const emitter *e, const query *q);
// C type of `value`.
const char *emit_answer_type(const emitter *e, const query *q);

// ---- emit_classes.c ----

// The fields that Python sees, those of unnamed members among them, with their offsets in the
// record.
typedef struct flat_field {
    const field *field;
    int64_t offset;
} flat_field;

typedef struct emit_fields {
    flat_field *items;
    int count;
} emit_fields;

bool emit_is_stream(const class_info *c);
emit_fields emit_flat_fields(const emitter *e, const record *r);

// ---- one file each ----

void emit_classes(emitter *e);
void emit_symbols(emitter *e);
void emit_functions(emitter *e);
void emit_methods(emitter *e);
void emit_tables(emitter *e);
void emit_declare_tables(emitter *e, text *out); // what wrappers use of tables.c
void emit_module_file(emitter *e);
void emit_api(emitter *e);
void emit_pyi(emitter *e);
// C name of the record: a typedef's, else with its tag.
const char *emit_record_type(const emitter *e, const record *r);
// Macros that become constants, sorted by name.
const macro **emit_constants(const emitter *e, int *count);
void emit_stub_library(emitter *e);
void emit_layout_check(emitter *e);

// ---- emit_docs.c ----

// The docstring of a function, under that name, as C string literals, one line each; equal texts for
// both forms where they agree.
const char *emit_docstring(const emitter *e, const function *f, const char *name, bool checked);
// Text as C string literals of at most one line of the file each.
void emit_literal(text *out, const char *s, int indent);
// A C literal of one piece.
const char *emit_quoted(const emitter *e, const char *s);

// ---- emit_wrap.c ----

// Breaks the lines of C that are longer than EMIT_COLUMNS, at commas and operators.
void emit_wrap_c(text *out, const char *source);

// ---- emit_files.c ----

// All files and MANIFEST, as changes: none when one of them was edited by hand.
bool emit_list_files(emitter *e, emit_options *options);

#endif
