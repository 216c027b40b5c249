// Writes header files for a test, and parses them.
#include "headers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "capture.h"
#include "parse/parse.h"

static const char OTHER[] = "typedef int other_t;\nint other(void);\n#define OTHER 1\n";

static void
require(bool good, const char *what)
{
    if (!good) {
        fprintf(stderr, "headers: %s\n", what);
        abort();
    }
}

static void
add_file(const headers *h, const char *name, const char *data)
{
    const char *path = arena_printf(h->a, "%s/%s", h->folder, name);
    require(text_write_file(path, data, strlen(data)) >= 0, path);
}

static const char **
list_of(arena *a, const char *item)
{
    const char **list = arena_alloc(a, sizeof *list);
    *list = item;
    return list;
}

static headers
begin(const char *input)
{
    char folder[] = "/tmp/cubind-headers-XXXXXX";
    require(mkdtemp(folder) != NULL, "no temporary folder");
    headers h = {.a = arena_new()};
    h.folder = arena_intern(h.a, folder);
    add_file(&h, "other.h", OTHER);
    add_file(&h, "input.h", input);
    h.s = (spec){.arena = h.a, .file = "sample.yaml", .module = "sample"};
    h.s.headers = list_of(h.a, "input.h");
    h.s.includes = list_of(h.a, "input.h");
    h.s.header_count = h.s.include_count = 1;
    h.s.version_macro = strstr(input, "VERSION ") != NULL ? "VERSION" : NULL;
    h.m = arena_alloc(h.a, sizeof *h.m);
    h.m->arena = h.a;
    h.m->module = arena_intern(h.a, "sample");
    return h;
}

static void
parse(headers *h)
{
    capture_begin();
    h->ok = parse_headers(h->m, &h->s, h->folder);
    h->errors = capture_end();
}

headers
headers_parse(const char *input)
{
    headers h = begin(input);
    parse(&h);
    return h;
}

headers
headers_parse_table(const char *input, const char *table)
{
    headers h = begin(input);
    add_file(&h, "typedefs.h", table);
    h.s.typedef_tables = list_of(h.a, "typedefs.h");
    h.s.typedef_table_count = 1;
    h.s.typedef_macro = "ALL_VERSIONS";
    h.s.per_thread_macro = strstr(input, "PER_THREAD") != NULL ? "PER_THREAD" : NULL;
    parse(&h);
    return h;
}

headers
headers_parse_spec(const char *input, const char *other, const spec *facts)
{
    headers h = begin(input);
    if (other != NULL)
        add_file(&h, "other.h", other);
    h.s.imports = facts->imports;
    h.s.import_count = facts->import_count;
    h.s.handles = facts->handles;
    h.s.is_cxx = facts->is_cxx;
    parse(&h);
    return h;
}

headers
headers_parse_cxx(const char *input, const char *c_input)
{
    text both = {0};
    text_printf(&both, "#ifdef __cplusplus\n%s#else\n%s#endif\n", input, c_input);
    headers h = begin(both.data);
    h.s.is_cxx = true;
    parse(&h);
    text_free(&both);
    return h;
}

void
headers_free(headers *h)
{
    static const char *const NAMES[] = {"input.h", "other.h", "typedefs.h"};
    for (int i = 0; i < 3; i++)
        unlink(arena_printf(h->a, "%s/%s", h->folder, NAMES[i]));
    rmdir(h->folder);
    free(h->errors);
    arena_free(h->a);
}

const function *
headers_function(const headers *h, const char *name)
{
    for (int i = 0; i < h->m->function_count; i++)
        if (text_equal(h->m->functions[i].name, name))
            return &h->m->functions[i];
    require(false, name);
    return NULL;
}

const record *
headers_record(const headers *h, const char *name)
{
    for (int i = 0; i < h->m->record_count; i++)
        if (text_equal(h->m->records[i].name, name))
            return &h->m->records[i];
    require(false, name);
    return NULL;
}

const enumeration *
headers_enum(const headers *h, const char *name)
{
    for (int i = 0; i < h->m->enum_count; i++)
        if (text_equal(h->m->enums[i].name, name))
            return &h->m->enums[i];
    require(false, name);
    return NULL;
}

const typedef_decl *
headers_typedef(const headers *h, const char *name)
{
    for (int i = 0; i < h->m->typedef_count; i++)
        if (text_equal(h->m->typedefs[i].name, name))
            return &h->m->typedefs[i];
    require(false, name);
    return NULL;
}
