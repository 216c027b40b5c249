// Runs the generator's stages on a fuzzed spec or header, and checks each outcome.
#include "pipeline.h"

#include <string.h>

#include "annotate/annotate.h"
#include "base/diag.h"
#include "check/check.h"
#include "check/load.h"
#include "emit/emit.h"
#include "model/write.h"
#include "parse/parse.h"
#include "parse/toolkit.h"
#include "spec/spec.h"
#include "support.h"

const char pipeline_other_header[] = "typedef struct stream_st *stream;\n"
                                     "typedef struct pair_st { float x, y; } pair;\n"
                                     "typedef struct { long l; } other;\n"
                                     "typedef other renamed;\n"
                                     "typedef enum type_enum { F32, C64 } type;\n";

const char pipeline_header[] =
    "#include <stddef.h>\n"
    "#include \"other.h\"\n"
    "#define VERSION 2000\n"
    "typedef enum status_enum { OK = 0, BAD = 1 } status;\n"
    "typedef enum mode_enum { HOST, DEVICE } mode;\n"
    "typedef enum attr_enum { IDS, SIZE } attr;\n"
    "typedef struct box_st { int x; union { long l; void *p; } u; char name[8]; int n; int *items; "
    "int reserved[2]; } box;\n"
    "#define HAS_FLAT\n"
    "typedef struct flat_st { int a, b; } flat;\n"
    "typedef struct area_st { void *to; size_t width; int unused; } area;\n"
    "typedef box *box_handle;\n"
    "typedef unsigned long long address;\n"
    "typedef void (*notify)(int level);\n"
    "typedef void (*called)(void *data, const box *b);\n"
    "#define LIMIT 7\n"
    "#define TEXT \"a text\"\n"
    "status getMode(stream s, mode *m);\n"
    "status f(stream s, const void *alpha, type t, const pair *beta, double *result);\n"
    "status g(box_handle b, int *items, int n, int *count, renamed *r);\n"
    "status get(attr a, void *value, size_t size, size_t *written);\n"
    "status set(attr *a, void **values, unsigned n, stream *out);\n"
    "status text(stream s, char *log, size_t size);\n"
    "status textSize(stream s, size_t *size);\n"
    "status setNotify(notify fn);\n"
    "status getNotify(notify *fn);\n"
    "status add(stream s, called fn, void *data);\n"
    "status drop(stream s);\n"
    "status view(stream s, const stream **all, size_t *n, const char *name, const char **names);\n"
    "static inline int make(int x) { return x; }\n"
    "static inline status init(int x) { return g(NULL, NULL, x, NULL, NULL); }\n"
    "status last(void);\n"
    "int level(void);\n"
    "status copy(void *to, const void *source, size_t size, stream s);\n"
    "status fill(const area *a, const flat *b, const char *name);\n"
    "status list(const void *at, int *items, int *count, int *level);\n";

static void
emit_all(arena *a, const model *m)
{
    text changes = {0};
    emit_options options = {
        .template_dir = FUZZ_TEMPLATES,
        .out_dir = arena_printf(a, "%s/nowhere", fuzz_folder()),
        .with_docs = true,
        .changes = &changes,
    };
    FUZZ_REQUIRE(emit_module(m, &options));
    text_free(&changes);
}

static void
write_and_read(arena *a, const model *m)
{
    text first = {0}, second = {0};
    model_write(m, &first);
    const model *again = model_load(a, fuzz_file("again.json", first.data, first.length));
    FUZZ_REQUIRE(again != NULL);
    model_write(again, &second);
    FUZZ_REQUIRE(strcmp(first.data, second.data) == 0);
    text_free(&first);
    text_free(&second);
}

static bool
parse_and_check(model *m, const spec *s)
{
    int errors = diag_error_count();
    bool ok = toolkit_has_headers(m->arena, fuzz_folder(), s);
    if (ok) {
        spec_apply_module(s, m);
        ok = parse_headers(m, s, fuzz_folder()) && annotate_model(m, s) && check_model(m, s);
    }
    FUZZ_REQUIRE(ok == (diag_error_count() == errors));
    return ok;
}

void
pipeline_run(const char *spec_path)
{
    arena *a = arena_new();
    int errors = diag_error_count();
    const spec *s = spec_read(a, spec_path);
    FUZZ_REQUIRE((s != NULL) == (diag_error_count() == errors));
    if (s != NULL) {
        model *m = arena_alloc(a, sizeof *m);
        m->arena = a;
        if (parse_and_check(m, s)) {
            emit_all(a, m);
            if (m->api_version >= s->reviewed) // older headers may lack some declarations
                write_and_read(a, m);
        }
    }
    arena_free(a);
}
