// Defines the state that all printers of a model share: templates, classes and functions by name,
// and the files made so far.
//
// emit.c makes an `emitter`, calls each emit_<file>() with it, and finally lists the files that
// changed. Each emit_<file>() reads the model, chooses snippets and fills them in. Nothing changes
// the model.
#ifndef CUBIND_GENERATOR_RENDER_EMITTER_H
#define CUBIND_GENERATOR_RENDER_EMITTER_H

#include "base/table.h"
#include "base/text.h"
#include "model/find.h"
#include "model/model.h"
#include "render/template.h"
#include "render/vars.h"

// The template files, each with a contract in contracts.c.
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

// One Python class of the module. Its index in emitter.classes is its index in generated code.
typedef struct class_info {
    const char *name;
    class_kind kind;
    const enumeration *enumeration;
    const record *record;
    const typedef_decl *decl;       // handles, scalars, callbacks
    const char *origin;             // the module that defines the class, NULL for this one
    const char *base;               // class of the same module that it derives from, NULL for none
    const char *same;               // second names of an enum: the first name's class; else NULL
    const struct class_info *above; // the class of `base`
    const type *plain; // scalars: the type at the end of the typedefs that have classes here
} class_info;

typedef struct output {
    const char *name;
    text text;
    bool is_c;     // lines are wrapped as C
    char hash[65]; // SHA-256 of the text, once it is complete
} output;

// The docstring of a function without its signature, in the tuple form and the checked form. The
// two are the same text if the forms do not differ.
typedef struct function_bodies {
    const char *forms[2];
    const char *details; // the part of the tuple form's text after the prototype
} function_bodies;

typedef struct emitter {
    const model *m;
    bool with_docs;  // docstrings carry over the headers' texts
    bool bare_stubs; // type stubs have no docstrings
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
    function_bodies *bodies;  // per function, made by docs.c at first use
    const char **param_lists; // per function, made by function_facts.c at first use
    const char *release;      // "13.5"
    const char *upper;        // "DRIVER"
    item_vars item;           // the module's own facts; emitters copy it for each item
} emitter;

// Loads the templates and indexes the names of `e->m`, which the caller has set. False after an
// error. The caller must call emitter_end() in any case.
bool emitter_begin(emitter *e, const char *template_dir);
void emitter_end(emitter *e);

#endif
