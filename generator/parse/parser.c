// Provides the code that all passes share: it parses translation units, identifies the files of the
// module's own headers, and looks up declarations by cursor.
#include "parse/parser.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "parse/toolkit.h"

clx_source
parse_source(const parser *p, const char *contents)
{
    return (clx_source){
        .contents = contents,
        .include_dir = p->include_dir,
        .folders = p->s->folders,
        .folder_count = p->s->folder_count,
        .defines = p->s->defines,
        .define_count = p->s->define_count,
    };
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

static bool
open_header(parser *p, const char *name, source_file *out)
{
    const char *path = toolkit_find_header(p->a, p->include_dir, p->s, name);
    out->file = path == NULL ? NULL : clang_getFile(p->unit, path);
    out->name = arena_intern(p->a, text_base_name(name));
    out->data = out->file == NULL ? NULL : clang_getFileContents(p->unit, out->file, &out->size);
    if (out->data == NULL) {
        diag_error((location){p->s->file, 0, 0},
                   "header %s is listed but nothing includes it; add it to `include`", name);
        return false;
    }
    index_lines(p->a, out);
    return true;
}

bool
parse_open_headers(parser *p)
{
    p->files = arena_alloc(p->a, sizeof *p->files * (size_t)p->s->header_count);
    p->m->headers = arena_alloc(p->a, sizeof *p->m->headers * (size_t)p->s->header_count);
    for (int i = 0; i < p->s->header_count; i++) {
        source_file *f = &p->files[i];
        if (!open_header(p, p->s->headers[i], f))
            return false;
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
    for (int i = 0; file != NULL && i < p->file_count; i++)
        if (file == p->files[i].file || clang_File_isEqual(file, p->files[i].file))
            return &p->files[i];
    return NULL;
}

static int
find(const CXCursor *cursors, int count, CXCursor declaration)
{
    CXCursor canonical = clang_getCanonicalCursor(declaration);
    for (int i = 0; i < count; i++)
        if (clang_equalCursors(clang_getCanonicalCursor(cursors[i]), canonical))
            return i;
    return -1;
}

int
parse_find_record(const parser *p, CXCursor declaration)
{
    return find(p->record_cursors, p->m->record_count, declaration);
}

int
parse_find_enum(const parser *p, CXCursor declaration)
{
    return find(p->enum_cursors, p->m->enum_count, declaration);
}
