// Reads object-like macros: finds those that rename a function, and evaluates the others.
//
// libclang cannot evaluate a macro. So an extra translation unit has three variables for each
// macro: one is initialised with the macro itself, one with it as an address, and one with it as a
// string. The class of the macro follows from the variables that compile and can be evaluated;
// errors in the others are expected and ignored. A macro that a header undefines again fails like
// any unknown name, which is the right answer.
#include "parse/macros.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "parse/parser.h"
#include "parse/types.h"
#include "spec/skips.h"

// ---- collecting ----

// Appends a macro's replacement, on one line, without comments; strings stay whole.
static void
add_body(text *out, const char *s, const char *end)
{
    bool in_string = false;
    while (s < end) {
        if (!in_string && s + 1 < end && s[0] == '/' && s[1] == '*') {
            const char *close = strstr(s + 2, "*/");
            s = close == NULL || close >= end ? end : close + 2;
            text_add(out, " ");
        } else if (!in_string && s + 1 < end && s[0] == '/' && s[1] == '/') {
            return;
        } else if (s[0] == '\\' && s + 1 < end && (s[1] == '\n' || s[1] == '\r')) {
            s++;
        } else {
            in_string ^= s[0] == '"' && s[-1] != '\\';
            text_add_n(out, *s == '\n' || *s == '\r' || *s == '\t' ? " " : s, 1);
            s++;
        }
    }
}

static const char *
trimmed(arena *a, const char *s)
{
    while (isspace((unsigned char)*s))
        s++;
    size_t length = strlen(s);
    while (length > 0 && isspace((unsigned char)s[length - 1]))
        length--;
    return arena_intern_n(a, s, length);
}

static const char *
macro_body(parser *p, CXCursor definition, const source_file *file, size_t name_length)
{
    unsigned start = 0, end = 0;
    CXSourceRange range = clang_getCursorExtent(definition);
    clang_getExpansionLocation(clang_getRangeStart(range), NULL, NULL, NULL, &start);
    clang_getExpansionLocation(clang_getRangeEnd(range), NULL, NULL, NULL, &end);
    if (start + name_length >= end || end > file->size)
        return arena_intern(p->a, "");
    text body = {0};
    text_add(&body, "");
    add_body(&body, file->data + start + name_length, file->data + end);
    const char *result = trimmed(p->a, body.data);
    text_free(&body);
    return result;
}

// A repeated definition replaces the earlier one.
static int
macro_slot(parser *p, const char *name)
{
    for (int i = 0; i < p->m->macro_count; i++)
        if (p->m->macros[i].name == name)
            return i;
    int n = p->m->macro_count++;
    p->m->macros = arena_grow(p->a, p->m->macros, n, sizeof *p->m->macros);
    p->macro_bodies = arena_grow(p->a, p->macro_bodies, n, sizeof *p->macro_bodies);
    return n;
}

void
parse_macro_collect(parser *p, CXCursor definition)
{
    if (clang_Cursor_isMacroFunctionLike(definition)) {
        p->m->seen.with_arguments++;
        return;
    }
    const source_file *file = parse_own_file(p, definition);
    const char *name = clx_name(p->a, definition);
    const char *body = macro_body(p, definition, file, strlen(name));
    if (body[0] == '\0') {
        // Include guards, and attributes that are switched off.
        p->m->seen.empty++;
        return;
    }
    int i = macro_slot(p, name);
    p->m->macros[i] =
        (macro){.name = name, .loc = clx_cursor_location(p->a, definition), .cls = MACRO_OTHER};
    p->macro_bodies[i] = body;
}

// ---- renames ----

static size_t
identifier_length(const char *s)
{
    size_t n = text_word_length(s);
    return n > 0 && isdigit((unsigned char)s[0]) ? 0 : n;
}

static const char *
skip_spaces(const char *s)
{
    return s + strspn(s, " ");
}

// The single identifier of a body, also from within wrappers of the form WRAP(x); NULL for any
// other body.
static const char *
single_identifier(arena *a, const char *body)
{
    int depth = 0;
    for (;;) {
        size_t n = identifier_length(body);
        const char *after = skip_spaces(body + n);
        if (n == 0)
            return NULL;
        if (*after == '(') {
            depth++;
            body = skip_spaces(after + 1);
            continue;
        }
        while (depth > 0 && *after == ')') {
            depth--;
            after = skip_spaces(after + 1);
        }
        return *after == '\0' && depth == 0 ? arena_intern_n(a, body, n) : NULL;
    }
}

static int
find_typedef(const parser *p, const char *name)
{
    for (int i = 0; name != NULL && i < p->m->typedef_count; i++)
        if (p->m->typedefs[i].name == name)
            return i;
    return -1;
}

void
parse_macro_typedefs(parser *p)
{
    model *m = p->m;
    for (int i = 0; i < m->macro_count; i++) {
        int target = find_typedef(p, single_identifier(p->a, p->macro_bodies[i]));
        if (target < 0 || find_typedef(p, m->macros[i].name) >= 0)
            continue;
        int n = m->typedef_count++;
        m->typedefs = arena_grow(p->a, m->typedefs, n, sizeof *m->typedefs);
        p->typedef_cursors = arena_grow(p->a, p->typedef_cursors, n, sizeof *p->typedef_cursors);
        m->typedefs[n] = (typedef_decl){.name = m->macros[i].name, .loc = m->macros[i].loc};
        p->typedef_cursors[n] = p->typedef_cursors[target];
        m->macros[i].cls = MACRO_RENAME;
        m->macros[i].text = m->typedefs[target].name;
    }
}

// The first macro in a declaration's text that names a typedef.
static const macro *
macro_in(const parser *p, const char *s, const char *end)
{
    while (s < end) {
        size_t n = identifier_length(s);
        const char *word = n > 0 ? arena_intern_n(p->a, s, n) : NULL;
        for (int i = 0; n > 0 && i < p->m->macro_count; i++) {
            const macro *m = &p->m->macros[i];
            if (m->cls == MACRO_RENAME && m->name == word && find_typedef(p, word) >= 0)
                return m;
        }
        s += n > 0 ? n : 1;
    }
    return NULL;
}

// libclang sees only the macro's expansion, so look at the words before the declared name.
const type *
parse_macro_type(parser *p, CXCursor declaration, const type *t)
{
    const source_file *file = parse_own_file(p, declaration);
    unsigned start = 0, name = 0;
    CXSourceLocation first = clang_getRangeStart(clang_getCursorExtent(declaration));
    clang_getExpansionLocation(first, NULL, NULL, NULL, &start);
    clang_getExpansionLocation(clang_getCursorLocation(declaration), NULL, NULL, NULL, &name);
    if (file == NULL || start >= name || name > file->size)
        return t;
    const macro *m = macro_in(p, file->data + start, file->data + name);
    return m == NULL ? t : parse_renamed_type(p, t, m->text, m->name);
}

static function *
find_symbol(const parser *p, const char *symbol)
{
    for (int i = 0; i < p->m->function_count; i++)
        if (p->m->functions[i].symbol == symbol)
            return &p->m->functions[i];
    return NULL;
}

// Whether symbol is a version of name: "makeThing_v2" of "makeThing", "fill_v2_64" of "fill_64".
static bool
is_version_of(const char *symbol, const char *name)
{
    for (const char *v = strstr(symbol, "_v"); v != NULL; v = strstr(v + 1, "_v")) {
        size_t before = (size_t)(v - symbol), digits = strspn(v + 2, "0123456789");
        if (digits > 0 && strncmp(symbol, name, before) == 0 &&
            strcmp(v + 2 + digits, name + before) == 0) {
            return true;
        }
    }
    return false;
}

// Whether the header's declaration of the function uses this name, which the macro turns into the
// symbol.
static bool
is_declared_as(const parser *p, const function *f, const char *name)
{
    CXCursor cursor = p->function_cursors[f - p->m->functions];
    const source_file *file = parse_own_file(p, cursor);
    unsigned at = 0;
    clang_getExpansionLocation(clang_getCursorLocation(cursor), NULL, NULL, NULL, &at);
    size_t length = strlen(name);
    return file != NULL && at + length <= file->size &&
           identifier_length(file->data + at) == length &&
           strncmp(file->data + at, name, length) == 0;
}

// Whether the macro is only a second name, which does not replace the first. It is if the function
// already has a name, or if the macro's name belongs to another function.
static bool
is_second_name(const parser *p, const function *f, const char *name)
{
    if (f->symbol == name || is_declared_as(p, f, name))
        return false;
    return find_symbol(p, name) != NULL || !is_version_of(f->symbol, name);
}

static void
apply_rename(parser *p, macro *m, const char *body)
{
    const char *target = single_identifier(p->a, body);
    function *f = target == NULL ? NULL : find_symbol(p, target);
    if (f == NULL)
        return;
    if (f->name != f->symbol && f->name != m->name &&
        spec_skip_reason(p->s, "macro", m->name) != NULL)
        return; // prefer the name that is not skipped
    m->text = target;
    if (is_second_name(p, f, m->name))
        return;
    m->cls = MACRO_RENAME;
    if (m->name == target)
        return; // it renames only when per-thread entry points are selected
    if (f->name != f->symbol && f->name != m->name)
        diag_error(m->loc, "%s and %s both rename %s", f->name, m->name, f->symbol);
    f->name = m->name;
    function *older = find_symbol(p, m->name);
    if (older != NULL && older != f && older->name == older->symbol)
        older->skip = arena_printf(p->a, "in C its name is that of %s", f->symbol);
}

// ---- evaluation ----

// Skips bodies that could end a declaration early, and thereby break the macros after it.
static bool
is_plausible(const char *body)
{
    int depth = 0;
    for (const char *s = body; *s != '\0'; s++) {
        depth += (*s == '(') - (*s == ')');
        if (depth < 0 || strchr("{};#\\", *s) != NULL)
            return false;
    }
    return depth == 0;
}

static void
add_probes(text *t, const char *name, int index)
{
    text_printf(t, "__typeof__(%s) P_%d = (%s);\n", name, index, name);
    text_printf(t, "unsigned long Q_%d = (unsigned long)(%s);\n", index, name);
    text_printf(t, "const char *S_%d = %s;\n", index, name);
}

// The three variables of a macro.
typedef struct probe {
    CXCursor as_itself;
    CXCursor as_address;
    CXCursor as_string;
    bool overflows;
} probe;

// clang's verdict on a line. clang continues after errors: it would take the first 0 of "0:0", and
// it makes up a value for an int shifted by 32.
typedef enum probe_line {
    LINE_GOOD,
    LINE_OVERFLOWS,
    LINE_WRONG,
} probe_line;

typedef struct probe_walk {
    arena *a;
    probe *probes;
    int count;
    probe_line *lines; // per line of the unit
    int line_count;
} probe_walk;

static void
find_wrong_lines(CXTranslationUnit unit, const char *source, probe_walk *walk)
{
    for (walk->line_count = 2; *source != '\0'; source++)
        walk->line_count += *source == '\n';
    walk->lines = arena_alloc(walk->a, sizeof *walk->lines * (size_t)walk->line_count);
    unsigned count = clang_getNumDiagnostics(unit);
    for (unsigned i = 0; i < count; i++) {
        CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
        int line = clx_main_line(unit, clang_getDiagnosticLocation(diagnostic));
        enum CXDiagnosticSeverity severity = clang_getDiagnosticSeverity(diagnostic);
        if (line < walk->line_count && severity >= CXDiagnostic_Error)
            walk->lines[line] = LINE_WRONG;
        else if (line < walk->line_count && severity == CXDiagnostic_Warning && !walk->lines[line])
            walk->lines[line] = LINE_OVERFLOWS;
        clang_disposeDiagnostic(diagnostic);
    }
}

static void
collect_probe(CXCursor cursor, void *data)
{
    probe_walk *walk = data;
    if (clang_getCursorKind(cursor) != CXCursor_VarDecl)
        return;
    CXString spelling = clang_getCursorSpelling(cursor);
    char kind = '\0';
    int index = -1;
    int matched = sscanf(clang_getCString(spelling), "%c_%d", &kind, &index);
    clang_disposeString(spelling);
    int line = clx_cursor_location(walk->a, cursor).line;
    if (matched != 2 || index < 0 || index >= walk->count || line >= walk->line_count)
        return;
    probe *found = &walk->probes[index];
    found->overflows |= walk->lines[line] == LINE_OVERFLOWS;
    if (walk->lines[line] != LINE_GOOD)
        return;
    if (kind == 'P')
        found->as_itself = cursor;
    else if (kind == 'Q')
        found->as_address = cursor;
    else if (kind == 'S')
        found->as_string = cursor;
}

static bool
evaluate_integer(CXCursor variable, int64_t *out, bool *out_unsigned)
{
    CXEvalResult result = clang_Cursor_isNull(variable) ? NULL : clang_Cursor_Evaluate(variable);
    bool ok = result != NULL && clang_EvalResult_getKind(result) == CXEval_Int;
    if (ok && clang_EvalResult_isUnsignedInt(result)) {
        *out = (int64_t)clang_EvalResult_getAsUnsigned(result);
        *out_unsigned = *out < 0;
    } else if (ok) {
        *out = clang_EvalResult_getAsLongLong(result);
        *out_unsigned = false;
    }
    if (result != NULL)
        clang_EvalResult_dispose(result);
    return ok;
}

static bool
evaluate_string(arena *a, CXCursor variable, const char **out)
{
    CXEvalResult result = clang_Cursor_isNull(variable) ? NULL : clang_Cursor_Evaluate(variable);
    bool ok = result != NULL && clang_EvalResult_getKind(result) == CXEval_StrLiteral;
    if (ok)
        *out = arena_intern(a, clang_EvalResult_getAsStr(result));
    if (result != NULL)
        clang_EvalResult_dispose(result);
    return ok;
}

static bool
evaluate_float(arena *a, CXCursor variable, const char **out)
{
    CXEvalResult result = clang_Cursor_isNull(variable) ? NULL : clang_Cursor_Evaluate(variable);
    bool ok = result != NULL && clang_EvalResult_getKind(result) == CXEval_Float;
    if (ok)
        *out = arena_printf(a, "%.17g", clang_EvalResult_getAsDouble(result));
    if (result != NULL)
        clang_EvalResult_dispose(result);
    return ok;
}

static void
class_macro(arena *a, macro *m, const probe *found)
{
    enum CXTypeKind kind = CXType_Invalid;
    if (!clang_Cursor_isNull(found->as_itself))
        kind = clang_getCanonicalType(clang_getCursorType(found->as_itself)).kind;
    if (evaluate_string(a, found->as_string, &m->text)) {
        m->cls = MACRO_STRING;
    } else if (kind == CXType_Pointer) {
        // Addresses of functions and variables are not constants.
        if (evaluate_integer(found->as_address, &m->value, &m->is_unsigned))
            m->cls = MACRO_POINTER;
    } else if (evaluate_integer(found->as_itself, &m->value, &m->is_unsigned)) {
        m->cls = MACRO_INT;
    } else if (evaluate_float(a, found->as_itself, &m->text)) {
        m->cls = MACRO_FLOAT;
    } else if (found->overflows) {
        m->skip = "an overflow in C, which has no value";
    }
}

// The macros to evaluate, and last the version macro, which may come from another header.
static const char *
probe_source(const parser *p)
{
    text t = {0};
    text_add(&t, p->main_text);
    for (int i = 0; i < p->m->macro_count; i++)
        if (p->m->macros[i].cls == MACRO_OTHER && is_plausible(p->macro_bodies[i]))
            add_probes(&t, p->m->macros[i].name, i);
    if (p->s->version_macro != NULL)
        add_probes(&t, p->s->version_macro, p->m->macro_count);
    const char *result = arena_intern(p->a, t.data);
    text_free(&t);
    return result;
}

static void
set_version(parser *p, const probe *found)
{
    int64_t value = 0;
    bool is_unsigned;
    if (p->s->version_macro == NULL)
        return;
    if (evaluate_integer(found->as_itself, &value, &is_unsigned)) {
        p->m->api_version = (int)value;
    } else {
        diag_error((location){p->s->file, 0, 0},
                   "version_macro %s is not an integer macro of the headers", p->s->version_macro);
    }
}

void
parse_renames(parser *p)
{
    for (int i = 0; i < p->m->macro_count; i++)
        apply_rename(p, &p->m->macros[i], p->macro_bodies[i]);
}

void
parse_macros(parser *p)
{
    clx_source source = parse_source(p, probe_source(p));
    source.is_probe = true;
    CXTranslationUnit unit = parse_unit(p, &source);
    if (unit == NULL)
        return;
    int count = p->m->macro_count + 1;
    probe_walk walk = {.a = p->a, .count = count};
    walk.probes = arena_alloc(p->a, sizeof(probe) * (size_t)count);
    find_wrong_lines(unit, source.contents, &walk);
    for (int i = 0; i < count; i++) {
        CXCursor none = clang_getNullCursor();
        walk.probes[i] = (probe){none, none, none, false};
    }
    clx_each_child(clang_getTranslationUnitCursor(unit), collect_probe, &walk);
    for (int i = 0; i < p->m->macro_count; i++)
        if (p->m->macros[i].cls == MACRO_OTHER)
            class_macro(p->a, &p->m->macros[i], &walk.probes[i]);
    set_version(p, &walk.probes[count - 1]);
    clang_disposeTranslationUnit(unit);
}

// ---- variables ----

// A constant that the header gives a value is treated like a macro.
static bool
class_variable(parser *p, CXCursor cursor, macro *m)
{
    CXType t = clang_getCanonicalType(clang_getCursorType(cursor));
    if (!clang_isConstQualifiedType(t) || clang_isCursorDefinition(cursor) == 0)
        return false;
    if (evaluate_integer(cursor, &m->value, &m->is_unsigned))
        m->cls = MACRO_INT;
    else if (evaluate_float(p->a, cursor, &m->text))
        m->cls = MACRO_FLOAT;
    return m->cls != MACRO_OTHER;
}

void
parse_variables(parser *p)
{
    model *m = p->m;
    for (int i = 0; i < p->variable_count; i++) {
        CXCursor cursor = p->variable_cursors[i];
        macro constant = {.name = clx_name(p->a, cursor),
                          .loc = clx_cursor_location(p->a, cursor),
                          .cls = MACRO_OTHER,
                          .is_variable = true};
        if (class_variable(p, cursor, &constant)) {
            m->macros = arena_grow(p->a, m->macros, m->macro_count, sizeof *m->macros);
            m->macros[m->macro_count++] = constant;
            continue;
        }
        m->skips = arena_grow(p->a, m->skips, m->skip_count, sizeof *m->skips);
        m->skips[m->skip_count++] = (skipped){.kind = "variable",
                                              .name = constant.name,
                                              .reason = "a variable, not a constant",
                                              .loc = constant.loc};
    }
}
