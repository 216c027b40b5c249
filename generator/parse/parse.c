// The passes over a module's headers, and what is known of the headers as files.
#include "parse/parse.h"

#include <string.h>

#include "base/diag.h"
#include "stages.h"

// ---- the in-memory main file ----

static const char *
main_text(const parser *p)
{
    text t = {0};
    text_add(&t, "");
    for (int i = 0; i < p->s->include_count; i++) {
        text_printf(&t, "#include <%s>\n", p->s->includes[i]);
    }
    const char *result = arena_intern(p->a, t.data);
    text_free(&t);
    return result;
}

CXTranslationUnit
parse_unit(parser *p, const clx_source *source)
{
    CXTranslationUnit unit = clx_parse(p->index, source);
    if (unit != NULL && !source->is_probe && !clx_report(p->a, unit)) {
        clang_disposeTranslationUnit(unit);
        unit = NULL;
    }
    return unit;
}

// ---- own headers ----

static void
index_lines(arena *a, source_file *f)
{
    const char *end = f->data + f->size;
    for (const char *at = f->data; at < end;) {
        f->lines = arena_grow(a, f->lines, f->line_count, sizeof *f->lines);
        f->lines[f->line_count++] = at;
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        at = newline == NULL ? end : newline + 1;
    }
    f->lines = arena_grow(a, f->lines, f->line_count, sizeof *f->lines);
    f->lines[f->line_count] = end;
}

static const char *
base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

static bool
open_header(parser *p, const char *name, source_file *out)
{
    const char *path = arena_printf(p->a, "%s/%s", p->include_dir, name);
    out->file = clang_getFile(p->unit, path);
    out->name = arena_intern(p->a, base_name(name));
    out->data = out->file == NULL ? NULL : clang_getFileContents(p->unit, out->file, &out->size);
    if (out->data == NULL) {
        diag_error((location){p->s->file, 0, 0},
                   "header %s is listed but nothing includes it; add it to `include`", name);
        return false;
    }
    index_lines(p->a, out);
    return true;
}

static bool
open_headers(parser *p)
{
    p->files = arena_alloc(p->a, sizeof *p->files * (size_t)p->s->header_count);
    p->m->headers = arena_alloc(p->a, sizeof *p->m->headers * (size_t)p->s->header_count);
    for (int i = 0; i < p->s->header_count; i++) {
        source_file *f = &p->files[i];
        if (!open_header(p, p->s->headers[i], f)) {
            return false;
        }
        char digest[65];
        text_sha256(f->data, f->size, digest);
        p->m->headers[i].name = arena_intern(p->a, p->s->headers[i]);
        p->m->headers[i].sha256 = arena_intern(p->a, digest);
    }
    p->file_count = p->m->header_count = p->s->header_count;
    return true;
}

const source_file *
parse_own_file(const parser *p, CXCursor cursor)
{
    CXFile file = NULL;
    clang_getExpansionLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
    for (int i = 0; file != NULL && i < p->file_count; i++) {
        if (file == p->files[i].file || clang_File_isEqual(file, p->files[i].file)) {
            return &p->files[i];
        }
    }
    return NULL;
}

// ---- passes ----

static bool
main_pass(parser *p)
{
    clx_source source = {
        .contents = p->main_text,
        .include_dir = p->include_dir,
        .is_cxx = p->s->is_cxx,
        .with_macros = true,
    };
    p->unit = parse_unit(p, &source);
    if (p->unit == NULL || !open_headers(p)) {
        return false;
    }
    parse_collect(p);
    parse_renames(p);
    parse_collect_imports(p);
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
    if (p->s->is_cxx) {
        parse_cxx_only(p);
    }
    parse_per_thread(p);
    if (p->s->typedef_table_count > 0) {
        parse_versions(p);
    }
}

bool
parse_headers(model *m, const spec *s, const char *include_dir)
{
    int errors = diag_error_count();
    parser p = {.m = m, .a = m->arena, .s = s, .include_dir = include_dir};
    p.main_text = main_text(&p);
    p.index = clang_createIndex(0, 0);
    if (main_pass(&p)) {
        other_passes(&p);
    }
    if (p.unit != NULL) {
        clang_disposeTranslationUnit(p.unit);
    }
    parse_types_done(&p);
    clang_disposeIndex(p.index);
    return diag_error_count() == errors;
}
