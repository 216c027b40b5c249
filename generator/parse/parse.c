// Runs the passes over a module's headers.
#include "parse/parse.h"

#include <malloc.h>

#include "base/diag.h"
#include "parse/decls.h"
#include "parse/includes.h"
#include "parse/macros.h"
#include "parse/parser.h"
#include "parse/records.h"
#include "parse/refuse.h"
#include "parse/statuses.h"
#include "parse/versions.h"

// ---- the in-memory main file ----

static const char *
main_text(const parser *p)
{
    text t = {0};
    text_add(&t, "");
    for (int i = 0; i < p->s->include_count; i++)
        text_printf(&t, "#include <%s>\n", p->s->includes[i]);
    const char *result = arena_intern(p->a, t.data);
    text_free(&t);
    return result;
}

// ---- passes ----

static bool
main_pass(parser *p)
{
    clx_source source = parse_source(p, p->main_text);
    source.is_cxx = p->s->is_cxx;
    source.with_macros = true;
    p->unit = parse_unit(p, &source);
    if (p->unit == NULL || !parse_open_headers(p))
        return false;
    parse_collect(p);
    parse_renames(p);
    parse_refuse_functions(p);
    parse_collect_imports(p);
    parse_refuse_typedefs(p);
    parse_macro_typedefs(p);
    parse_names(p);
    parse_bodies(p);
    parse_functions(p);
    return true;
}

static void
other_passes(parser *p)
{
    parse_macros(p);
    parse_variables(p);
    parse_status_macros(p);
    if (p->s->is_cxx)
        parse_cxx_only(p);
    parse_per_thread(p);
    if (p->s->typedef_table_count > 0)
        parse_versions(p);
}

// Returns libclang's memory to the system: up to 20 MB, which the C library would keep.
static void
release_memory(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

bool
parse_headers(model *m, const spec *s, const char *include_dir)
{
    int errors = diag_error_count();
    parser p = {.m = m, .a = m->arena, .s = s, .include_dir = include_dir};
    if (!includes_are_files(p.a, include_dir, s) || !libclang_open())
        return false;
    p.main_text = main_text(&p);
    p.index = clang_createIndex(0, 0);
    if (main_pass(&p))
        other_passes(&p);
    if (p.unit != NULL)
        clang_disposeTranslationUnit(p.unit);
    clang_disposeIndex(p.index);
    release_memory();
    return diag_error_count() == errors;
}
