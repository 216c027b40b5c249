// Makes the type stubs of both forms. The Python types of parameters are in params.c.in, those of
// fields in kinds.def.
#include "emit/pyi.h"

#include <stdlib.h>
#include <string.h>

#include "emit/class_docs.h"
#include "emit/classes.h"
#include "emit/constants.h"
#include "emit/fields.h"
#include "emit/output.h"
#include "model/kinds.h"
#include "render/docs.h"
#include "render/errors.h"
#include "render/facts.h"
#include "render/names.h"
#include "render/params.h"
#include "render/snippets.h"
#include "render/wrap.h"

static void
expand(const emitter *e, const char *snippet, const pyi_vars *v, text *out)
{
    template_expand(e->templates[TEMPLATE_PYI], snippet, VARS_VALUES(v), out);
}

// ---- classes ----

// Returns the type that a field accepts, with the objects of cubind.core that stand for its class.
static const char *
field_takes(const emitter *e, const field *f, const char *form)
{
    const char *name = f->class_name, *object = emit_object(e, name);
    return emit_of_class(e, form, object ? arena_printf(e->a, "%s | Any%s", name, object) : name);
}

static void
add_field(emitter *e, const field *f, text *out)
{
    const field_kind_info *kind = field_kind_find(f->kind);
    if (kind == NULL)
        return; // classes.c has reported it
    pyi_vars v = {.name = f->name, .result = emit_of_class(e, kind->gives, f->class_name)};
    if (kind->takes != NULL)
        v.type = field_takes(e, f, kind->takes);
    expand(e, kind->takes != NULL ? "field" : "field.readonly", &v, out);
}

static const char *
class_doc(const emitter *e, const class_info *c)
{
    const char *doc = e->bare_stubs ? NULL : emit_class_doc(e, c, true);
    if (doc == NULL)
        return NULL;
    text out = {0};
    text_add(&out, "    \"\"\"");
    emit_stub_text(&out, doc);
    text_add(&out, strchr(out.data, '\n') != NULL ? "\n    \"\"\"" : "\"\"\"");
    return emit_keep(e, &out);
}

static void
add_enum(emitter *e, const class_info *c, text *out)
{
    text body = {0};
    for (int i = 0; i < c->enumeration->item_count; i++) {
        pyi_vars item = {.name = c->enumeration->items[i].name, .type = c->name};
        if (strlen(item.name) + strlen(item.type) + strlen("    : ClassVar[]") > EMIT_COLUMNS)
            item.type = arena_printf(e->a, "\n        %s\n    ", c->name);
        expand(e, "enumerator", &item, &body);
    }
    pyi_vars v = {.name = c->name, .doc = class_doc(e, c), .body = emit_keep(e, &body)};
    expand(e, "enum", &v, out);
}

static void
add_coupled(emitter *e, const emit_fields *fields, text *out)
{
    const coupled_fields both = emit_coupled_fields(e, fields);
    if (both.setter == NULL)
        return;
    const char *type = field_takes(e, both.a, field_kind_find(both.a->kind)->takes);
    pyi_vars v = {.name = both.setter};
    v.params = arena_printf(e->a, "%s: %s, %s: %s", both.a->name, type, both.b->name, type);
    expand(e, "record.coupled", &v, out);
}

// A class that derives from another class of the module inherits its fields.
static void
add_record(emitter *e, const class_info *c, text *out)
{
    text body = {0};
    emit_fields fields = emit_flat_fields(e, c->record);
    if (c->base == NULL && c->record->plain) {
        pyi_vars none = {0};
        expand(e, "record.plain", &none, &body);
    }
    for (int i = 0; c->base == NULL && i < fields.count; i++)
        add_field(e, fields.items[i].field, &body);
    if (c->base == NULL)
        add_coupled(e, &fields, &body);
    pyi_vars v = {.name = c->name, .doc = class_doc(e, c), .base = c->base ? c->base : "_Record"};
    v.body = body.length > 0 ? emit_keep(e, &body) : NULL;
    if (v.body == NULL && v.doc == NULL)
        v.doc = "    ...";
    if (strlen(v.name) + strlen(v.base) + strlen("class ():") > EMIT_COLUMNS)
        v.base = arena_printf(e->a, "\n    %s,\n", v.base);
    expand(e, v.body != NULL ? "record" : "record.empty", &v, out);
}

// "cubind.driver.CUstream" becomes _driver.CUstream: the stub imports the module under a name that
// no C name has.
static const char *
foreign_base(const emitter *e, const class_info *c)
{
    const char *path = c->decl != NULL ? c->decl->base : NULL;
    return path != NULL ? arena_printf(e->a, "_%s", path + strlen("cubind.")) : NULL;
}

static void
add_class(emitter *e, const class_info *c, text *out)
{
    static const char *const snippets[] = {NULL, "handle", "scalar", "callback"};
    static const char *const bases[] = {NULL, "_Handle", "_Cell", "_Handle"};
    if (c->kind == CLASS_ENUM) {
        add_enum(e, c, out);
    } else if (c->kind == CLASS_RECORD) {
        add_record(e, c, out);
    } else {
        const char *other = foreign_base(e, c);
        const char *base = c->base != NULL ? c->base : other != NULL ? other : bases[c->kind];
        pyi_vars v = {.name = c->name, .doc = class_doc(e, c), .base = base};
        bool is_stream = emit_is_stream(c) && other == NULL;
        text body = {0};
        if (emit_closer_of(e, c) != NULL)
            expand(e, "closable", &v, &body);
        v.body = emit_keep(e, &body);
        if (v.doc == NULL && !is_stream && *v.body == '\0')
            v.doc = "    ...";
        expand(e, is_stream ? "stream" : snippets[c->kind], &v, out);
    }
}

// ---- functions ----

static const char *
parameter(const emitter *e, wrapped *w, bool checked, bool *optional)
{
    text type = {0};
    const param *p = w->p;
    // An optional argument also accepts None.
    w->vars.or_none = checked && p->optional ? " | None" : NULL;
    if (!emit_phase(e, w, "takes", &type))
        text_add(&type, "Any\n");
    *optional |= emit_preset(e, w) != NULL || (checked && p->optional);
    const char *name = p->python_name;
    int length = (int)type.length - 1;
    const char *preset = *optional ? " = ..." : "";
    const char *text = arena_printf(e->a, "%s: %.*s%s", name, length, type.data, preset);
    text_free(&type);
    return text;
}

static const char *
parameters(const emitter *e, wrapped *ws, const function *f, bool checked, const char *gap)
{
    text out = {0};
    bool optional = false;
    for (int i = 0; i < f->param_count; i++) {
        if (!ws[i].p->is_argument || (checked && ws[i].p->checked != CHECKED_SAME))
            continue;
        text_add(&out, out.length > 0 ? gap : "");
        text_add(&out, parameter(e, &ws[i], checked, &optional));
    }
    return emit_keep(e, &out);
}

// Breaks tuple[A, B] into one line per item.
static const char *
break_tuple(const emitter *e, const char *type)
{
    text out = {0};
    int depth = 0;
    for (const char *s = type; *s != '\0'; s++) {
        bool opens = *s == '[' && depth++ == 0;
        bool closes = *s == ']' && --depth == 0;
        text_add(&out, closes ? ",\n" : "");
        text_add_n(&out, s, 1);
        if (opens || (*s == ',' && depth == 1)) {
            text_add(&out, "\n    ");
            s += s[1] == ' ';
        }
    }
    return emit_keep(e, &out);
}

static void
add_function_doc(text *out, const emitter *e, const function *f, bool checked)
{
    if (e->bare_stubs) {
        text_add(out, "    ...");
        return;
    }
    text_add(out, "    \"\"\"");
    emit_stub_docstring(out, e, f, checked);
    text_add(out, "\n    \"\"\"");
}

static void
add_function(emitter *e, const function *f, const char *name, bool checked, text *out)
{
    wrapped *ws = emit_wrap_params(e, f);
    text doc = {0};
    add_function_doc(&doc, e, f, checked);
    pyi_vars v = {.name = name, .doc = doc.data};
    v.result = emit_returned(e, f, checked);
    v.params = parameters(e, ws, f, checked, ", ");
    if (strlen(v.result) + strlen(") -> :") > EMIT_COLUMNS)
        v.result = break_tuple(e, v.result);
    size_t length = strlen(v.name) + strlen(v.params) + strlen(v.result) + strlen("def () -> :");
    if (length > EMIT_COLUMNS && *v.params != '\0') {
        const char *lines = parameters(e, ws, f, checked, ",\n    ");
        v.params = arena_printf(e->a, "\n    %s,\n", lines);
    }
    expand(e, "function", &v, out);
    text_free(&doc);
}

static void
add_functions(emitter *e, bool checked, text *out)
{
    for (int i = 0; i < e->m->function_count; i++) {
        const function *f = &e->m->functions[i];
        if (f->skip == NULL)
            add_function(e, f, f->name, checked, out);
    }
    for (int i = 0; i < e->m->alias_count; i++) {
        const function *f = emit_find_function(e, e->m->aliases[i].function);
        if (f != NULL && f->skip == NULL)
            add_function(e, f, e->m->aliases[i].name, checked, out);
    }
}

// ---- files ----

// Imports classes of other modules under their own names.
static void
add_imports(emitter *e, text *out)
{
    for (int i = 0; i < e->m->import_count; i++) {
        const char *module = e->m->imports[i].module;
        text names = {0};
        for (int j = 0; j < e->class_count; j++) {
            pyi_vars v = {.name = e->classes[j].name};
            if (text_equal(e->classes[j].origin, module))
                expand(e, "import.again", &v, &names);
        }
        pyi_vars v = {.python_name = module, .body = emit_keep(e, &names)};
        if (*v.body != '\0')
            expand(e, "imports", &v, out);
    }
}

static bool
is_among(const char *const *words, int count, const char *word)
{
    for (int i = 0; i < count; i++)
        if (text_equal(words[i], word))
            return true;
    return false;
}

static void
add_base_imports(emitter *e, text *out)
{
    const char **known = arena_alloc(e->a, sizeof *known * (size_t)(e->class_count + 1));
    int count = 0;
    for (int i = 0; i < e->class_count; i++) {
        const char *base = e->classes[i].origin == NULL ? foreign_base(e, &e->classes[i]) : NULL;
        if (base == NULL)
            continue;
        const char *module = arena_intern_n(e->a, base + 1, strcspn(base + 1, "."));
        pyi_vars v = {.python_name = module};
        if (!is_among(known, count, module)) {
            known[count++] = module;
            expand(e, "imports.base", &v, out);
        }
    }
}

static const char *
foreign_lines(emitter *e)
{
    text out = {0};
    add_base_imports(e, &out);
    add_imports(e, &out);
    return emit_keep(e, &out);
}

static const char *
constant_type(const macro *mc)
{
    return mc->cls == MACRO_STRING ? "str" : mc->cls == MACRO_FLOAT ? "float" : "int";
}

static text
tuple_form(emitter *e)
{
    text out = {0};
    int count = 0;
    const macro **all = emit_constants(e, &count);
    pyi_vars v = {.type = "type[_Cell] | type[_Record]"};
    if (*foreign_lines(e) != '\0')
        v.type = "type[Any]";
    expand(e, "utilities", &v, &out);
    for (int i = 0; i < e->class_count; i++)
        if (e->classes[i].origin == NULL)
            add_class(e, &e->classes[i], &out);
    text_add(&out, "\n");
    for (int i = 0; i < count; i++) {
        pyi_vars c = {.name = all[i]->name, .type = constant_type(all[i])};
        expand(e, "constant", &c, &out);
    }
    text_add(&out, count > 0 ? "\n" : "");
    add_functions(e, false, &out);
    return out;
}

static void
add_names(const emitter *e, const char *snippet, text *out)
{
    pyi_vars v = {0};
    int count = 0;
    const macro **all = emit_constants(e, &count);
    for (int i = 0; i < e->class_count; i++) {
        v.name = e->classes[i].name;
        expand(e, snippet, &v, out);
    }
    for (int i = 0; i < count; i++) {
        v.name = all[i]->name;
        expand(e, snippet, &v, out);
    }
}

static void
add_error(const emitter *e, const char *name, text *classes, text *names)
{
    pyi_vars v = {.name = name, .base = e->m->error_class};
    expand(e, text_equal(name, v.base) ? "error.family" : "error", &v, classes);
    expand(e, "public", &v, names);
}

// Adds the exceptions that the checked form raises.
static void
add_errors(const emitter *e, text *classes, text *names)
{
    const enumeration *statuses = emit_status_enum(e);
    if (e->m->error_class == NULL || statuses == NULL)
        return;
    add_error(e, e->m->error_class, classes, names);
    for (int i = 0; i < statuses->item_count; i++) {
        const char *name = emit_error_class(e, &statuses->items[i]);
        if (name != NULL)
            add_error(e, name, classes, names);
    }
}

// Returns the public names in the order of the file.
static const char *
public_names(const emitter *e, const text *errors)
{
    text names = {0};
    add_names(e, "public", &names);
    for (int i = 0; i < e->m->function_count; i++) {
        pyi_vars f = {.name = e->m->functions[i].name};
        if (e->m->functions[i].skip == NULL)
            expand(e, "public", &f, &names);
    }
    for (int i = 0; i < e->m->alias_count; i++) {
        pyi_vars f = {.name = e->m->aliases[i].name};
        expand(e, "public", &f, &names);
    }
    text_add(&names, errors->length > 0 ? errors->data : "");
    return emit_keep(e, &names);
}

// ---- the beginning of a file ----

// Adds the identifiers that the code uses to `names`. The code must live as long as they.
// Docstrings are skipped, because a name may be a word there.
static void
add_used_names(const emitter *e, const char *code, table *names)
{
    static const char quotes[] = "\"\"\"";
    for (const char *s = code; *s != '\0';) {
        size_t length = text_word_length(s);
        if (length > 0 && table_get(names, s, length) == NULL)
            table_add(e->a, names, s, length, (void *)s);
        s += length;
        if (length == 0 && text_starts(s, quotes)) {
            const char *end = strstr(s + strlen(quotes), quotes);
            s = end != NULL ? end + strlen(quotes) : s + strlen(s);
        } else if (length == 0) {
            s++;
        }
    }
}

static bool
uses(const table *names, const char *name)
{
    return table_get_text(names, name) != NULL;
}

typedef struct source {
    const char *module;
    const char *const *names; // the last is NULL
} source;

#define NAMES(...) ((const char *const[]){__VA_ARGS__, NULL})

static const source standard_library[] = {
    {"collections.abc", NAMES("Callable", "Iterator", "Mapping", "Sequence")},
    {"typing", NAMES("Any", "ClassVar", "Final", "Self", "SupportsFloat", "SupportsIndex",
                     "SupportsInt", "TypeAlias")},
};
static const source extensions = {"typing_extensions", NAMES("Buffer")};
static const source package = {"cubind", NAMES("CUDAError")};

static int
by_name(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

// Returns the types of cubind.core that stand for classes of the module, without repetition, in
// alphabetical order. The last is NULL.
static const char **
core_types(const emitter *e)
{
    const char **names = arena_alloc(e->a, sizeof *names * (size_t)(e->class_count + 1));
    int count = 0;
    for (int i = 0; i < e->class_count; i++) {
        const char *name = emit_object(e, e->classes[i].name);
        if (name != NULL && !is_among(names, count, name))
            names[count++] = name;
    }
    qsort(names, (size_t)count, sizeof *names, by_name);
    return names;
}

// Returns the names of cubind._accepts.
static source
protocols(const emitter *e)
{
    const char **types = core_types(e);
    const char **names = arena_alloc(e->a, sizeof *names * (size_t)(e->class_count + 2));
    int count = 0;
    for (; types[count] != NULL; count++)
        names[count] = arena_printf(e->a, "Any%s", types[count]);
    names[count++] = "AnyMemory";
    qsort(names, (size_t)count, sizeof *names, by_name);
    return (source){"cubind._accepts", names};
}

// Adds the line that imports those of the module's names that are used; none if none is.
static void
add_source(const emitter *e, const source *s, const table *used, text *out)
{
    text names = {0};
    for (int i = 0; s->names[i] != NULL; i++)
        if (uses(used, s->names[i]))
            text_printf(&names, "%s%s", names.length > 0 ? ", " : "", s->names[i]);
    pyi_vars v = {.module = s->module, .names = emit_keep(e, &names)};
    if (*v.names != '\0')
        expand(e, "from", &v, out);
}

// Returns the imports of a file: the standard library, other packages, cubind, each after a blank
// line.
static text
import_lines(const emitter *e, const table *used)
{
    text out = {0};
    for (size_t i = 0; i < sizeof standard_library / sizeof *standard_library; i++)
        add_source(e, &standard_library[i], used, &out);
    const source others[] = {extensions, protocols(e)};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        text other = {0};
        add_source(e, &others[i], used, &other);
        if (other.length > 0)
            text_printf(&out, "%s%s", out.length > 0 ? "\n" : "", other.data);
        text_free(&other);
    }
    return out;
}

// Returns the type aliases that are used: their definitions, or their names for an import.
static const char *
alias_lines(const emitter *e, const table *used, const char *snippet)
{
    static const struct {
        const char *name;
        const char *snippet;
    } aliases[] = {
        {"_Int", "alias.int"},       {"_Address", "alias.address"},
        {"_Text", "alias.text"},     {"_KernelParams", "alias.kernel_params"},
        {"_bytes", "alias.bytes"},   {"_Object", "alias.object"},
        {"_Memory", "alias.memory"},
    };
    text out = {0};
    for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++) {
        pyi_vars v = {.name = aliases[i].name};
        if (uses(used, v.name))
            expand(e, snippet != NULL ? snippet : aliases[i].snippet, &v, &out);
    }
    for (const char **type = core_types(e); *type != NULL; type++) {
        const char *alias = arena_printf(e->a, "_%s", *type);
        pyi_vars v = {.name = snippet != NULL ? alias : *type};
        if (uses(used, alias))
            expand(e, snippet != NULL ? snippet : "alias.core", &v, &out);
    }
    return emit_keep(e, &out);
}

// ---- the files ----

// The tuple form defines the type aliases; the checked form imports them.
static void
emit_tuple_form(emitter *e, const char *code, const char *checked)
{
    text *out = emit_open(e, arena_printf(e->a, "%s.pyi", e->m->python_name), TEMPLATE_PYI);
    table in_both = {0}, in_file = {0};
    add_used_names(e, code, &in_both);
    add_used_names(e, checked, &in_both);
    pyi_vars v = {.aliases = alias_lines(e, &in_both, NULL)};
    add_used_names(e, v.aliases, &in_file);
    add_used_names(e, code, &in_file);
    text imports = import_lines(e, &in_file);
    const char *foreign = foreign_lines(e);
    text_printf(&imports, "%s%s", *foreign != '\0' ? "\n" : "", foreign);
    v.imports = emit_keep(e, &imports);
    expand(e, "file", &v, out);
    text_add(out, code);
}

static void
emit_checked_form(emitter *e, const char *code)
{
    text *out = emit_open(e, arena_printf(e->a, "%s_checked.pyi", e->m->python_name), TEMPLATE_PYI);
    text errors = {0}, error_names = {0}, names = {0};
    table in_code = {0}, in_errors = {0};
    add_errors(e, &errors, &error_names);
    const char *classes = emit_keep(e, &errors);
    add_used_names(e, code, &in_code);
    add_used_names(e, classes, &in_errors);
    text imports = import_lines(e, &in_code);
    text_add(&imports, imports.length > 0 ? "\n" : "");
    add_source(e, &package, &in_errors, &imports);
    add_names(e, "import", &names);
    pyi_vars v = {.python_name = e->m->python_name};
    v.imports = emit_keep(e, &imports);
    v.aliases = alias_lines(e, &in_code, "import");
    v.body = emit_keep(e, &names);
    v.params = public_names(e, &error_names);
    text_free(&error_names);
    expand(e, "checked", &v, out);
    text_printf(out, "%s%s", classes, *classes != '\0' ? "\n" : "");
    text_add(out, code);
}

void
emit_pyi(emitter *e)
{
    text code = tuple_form(e), checked = {0};
    text_add(&checked, "");
    add_functions(e, true, &checked);
    emit_tuple_form(e, code.data, checked.data);
    text_free(&code);
    emit_checked_form(e, checked.data);
    text_free(&checked);
}
