// What all that is printed of a model shares: templates, classes and functions by name, files.
//
// emit.c makes an `emitter`, calls each emit_<what>() with it and then writes all files at once. An
// emitter reads the model, picks snippets and puts texts together; nothing here changes the model.
#ifndef CUBIND_GENERATOR_RENDER_EMITTER_H
#define CUBIND_GENERATOR_RENDER_EMITTER_H

#include "base/table.h"
#include "base/text.h"
#include "model/find.h"
#include "model/model.h"
#include "render/template.h"
#include "render/vars.h"

// Which template files there are; one contract each in contracts.c.
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
    const typedef_decl *decl;       // handles, scalars, callbacks
    const char *origin;             // the module whose class it is, NULL for this one
    const char *base;               // class of the same module that it derives from, NULL for none
    const char *same;               // enums: the class with the table, NULL for that one itself
    const struct class_info *above; // the class of `base`
    const type *plain; // scalars: the type that no class of this module stands for any more
} class_info;

typedef struct output {
    const char *name;
    text text;
    bool is_c;     // lines are wrapped as C
    char hash[65]; // SHA-256 of the text, once it is complete
} output;

typedef struct emitter {
    const model *m;
    bool with_docs;  // docstrings carry over the headers' texts
    bool bare_stubs; // type stubs have none
    arena *a;        // texts that live as long as the run
    template *templates[TEMPLATE_COUNT];
    output **files;
    int file_count;
    class_info *classes;
    int class_count;
    table class_names;
    table function_names;
    table typedef_names;
    struct wrapped **wrapped; // per function, made by emit_wrap_params at its first use
    const char *release;      // "13.5"
    const char *upper;        // "DRIVER"
    item_vars item;           // the module's own facts, to copy from
} emitter;

// ---- emitter.c ----

// Of a model, which is set: loads the templates and finds names. False after an error; emitter_end()
// follows all the same.
bool emitter_begin(emitter *e, const char *template_dir);
void emitter_end(emitter *e);

// ---- names.c ----

void emit_index_model(emitter *e);
const class_info *emit_find_class(const emitter *e, const char *name);
const function *emit_find_function(const emitter *e, const char *name);
const typedef_decl *emit_find_typedef(const emitter *e, const char *name);
// Whether a symbol of the library is resolved for the function.
bool emit_has_symbol(const emitter *e, const function *f);
// "T_CUstream", "CB_NO_CLASS" where the module has no such class.
const char *emit_class_index(const emitter *e, const char *name);
// "13.5" for 13050.
const char *emit_release(const emitter *e, int version);
const char *emit_upper(const emitter *e, const char *s);
// The text of a buffer, which is freed.
const char *emit_keep(const emitter *e, text *t);

#endif
