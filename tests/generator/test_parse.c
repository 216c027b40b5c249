// Tests parse*.c: small headers become models. test_parse_errors.c tests the errors.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/text.h"
#include "headers.h"
#include "model/write.h"
#include "parse/parse.h"

#ifdef NDEBUG
#error "tests need their assertions"
#endif

static void
assert_type(const type *t, type_class cls, const char *spelling)
{
    assert_string_equal(t->spelling, spelling);
    assert_int_equal(t->cls, cls);
}

// ---- functions and types ----

static void
test_parse_functions_in_order(void **state)
{
    (void)state;
    headers h = headers_parse("int b(int x);\n"
                              "void a(void);\n"
                              "int b(int x);\n");
    assert_int_equal(h.m->function_count, 2);
    assert_string_equal(h.m->functions[0].name, "b");
    assert_string_equal(h.m->functions[1].name, "a");
    assert_int_equal(h.m->functions[1].param_count, 0);
    assert_string_equal(h.m->functions[0].loc.file, "input.h");
    assert_int_equal(h.m->functions[0].loc.line, 1);
    assert_int_equal(h.m->functions[0].loc.column, 5);
    headers_free(&h);
}

static void
test_parse_functions_of_own_headers_only(void **state)
{
    (void)state;
    headers h = headers_parse("#include \"other.h\"\nint own(other_t x);\n");
    assert_int_equal(h.m->function_count, 1);
    assert_string_equal(h.m->functions[0].name, "own");
    assert_type(h.m->functions[0].params[0].declared, TYPE_SCALAR, "other_t");
    headers_free(&h);
}

static void
test_parse_deprecated_and_inline(void **state)
{
    (void)state;
    headers h = headers_parse("__attribute__((deprecated)) int old(void);\n"
                              "static inline int both(void) { return 0; }\n"
                              "int plain();\n");
    assert_true(headers_function(&h, "old")->deprecated);
    assert_true(headers_function(&h, "both")->is_inline);
    assert_false(headers_function(&h, "plain")->deprecated);
    assert_false(headers_function(&h, "plain")->is_inline);
    headers_free(&h);
}

static void
test_parse_leaves_out_reserved_names(void **state)
{
    (void)state;
    headers h = headers_parse("int __f_1_0(int x);\n"
                              "static inline int f(int x) { return __f_1_0(x); }\n"
                              "int _g(void);\n");
    assert_int_equal(h.m->function_count, 2);
    assert_string_equal(h.m->functions[0].name, "f");
    assert_string_equal(h.m->functions[1].name, "_g");
    headers_free(&h);
}

static void
test_parse_type_classes(void **state)
{
    (void)state;
    headers h =
        headers_parse("#include <stddef.h>\n#include <stdint.h>\n"
                      "typedef struct st_st *stream;\n"
                      "typedef unsigned long long ptr_v2;\ntypedef ptr_v2 ptr;\n"
                      "typedef void (*callback)(stream s, void *data);\n"
                      "typedef enum e_enum { E } e;\n"
                      "typedef struct s_st { int x; } s;\n"
                      "int f(stream a, ptr b, callback c, e d, s g, const s *h, size_t i,\n"
                      "      uint32_t j, const char *k, void **l, float m, struct s_st n);\n");
    const function *f = headers_function(&h, "f");
    static const struct {
        type_class cls;
        const char *spelling;
        const char *name;
        int size;
        bool is_signed;
    } expected[] = {
        {TYPE_HANDLE, "stream", "stream", 8, false},
        {TYPE_SCALAR, "ptr", "ptr", 8, false},
        {TYPE_CALLBACK, "callback", "callback", 8, false},
        {TYPE_ENUM, "e", "e", 4, false},
        {TYPE_RECORD, "s", "s", 4, false},
        {TYPE_POINTER, "const s *", NULL, 8, false},
        {TYPE_INT, "size_t", NULL, 8, false},
        {TYPE_INT, "uint32_t", NULL, 4, false},
        {TYPE_POINTER, "const char *", NULL, 8, false},
        {TYPE_POINTER, "void **", NULL, 8, false},
        {TYPE_FLOAT, "float", NULL, 4, false},
        {TYPE_RECORD, "struct s_st", "s_st", 4, false},
    };
    assert_int_equal(f->param_count, sizeof expected / sizeof *expected);
    for (int i = 0; i < f->param_count; i++) {
        const type *t = f->params[i].declared;
        assert_type(t, expected[i].cls, expected[i].spelling);
        assert_true(text_equal(t->name, expected[i].name));
        assert_int_equal(t->size, expected[i].size);
        assert_int_equal(t->is_signed, expected[i].is_signed);
        assert_ptr_equal(f->params[i].decayed, t);
    }
    assert_type(f->result, TYPE_INT, "int");
    assert_true(f->result->is_signed);
    headers_free(&h);
}

static void
test_parse_pointer_targets(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct s_st { int x; } s;\nint f(const s *p, void **q);\n");
    const function *f = headers_function(&h, "f");
    assert_type(f->params[0].declared->pointee, TYPE_RECORD, "const s");
    assert_true(f->params[0].declared->pointee->is_const);
    assert_string_equal(f->params[0].declared->pointee->name, "s");
    assert_string_equal(f->params[0].declared->canonical, "const struct s_st *");
    assert_type(f->params[1].declared->pointee, TYPE_POINTER, "void *");
    assert_type(f->params[1].declared->pointee->pointee, TYPE_VOID, "void");
    assert_int_equal(f->params[1].declared->pointee->pointee->size, -1);
    headers_free(&h);
}

static void
test_parse_callback_signature(void **state)
{
    (void)state;
    headers h = headers_parse("typedef int (*callback)(void *data, long n);\nint f(callback c);\n");
    const type *t = headers_function(&h, "f")->params[0].declared;
    assert_type(t->result, TYPE_INT, "int");
    assert_int_equal(t->arg_count, 2);
    assert_type(t->args[0], TYPE_POINTER, "void *");
    assert_type(t->args[1], TYPE_INT, "long");
    assert_string_equal(h.m->typedefs[0].role, "callback");
    assert_string_equal(h.m->typedefs[0].type->spelling, "int (*)(void *, long)");
    headers_free(&h);
}

// In a callback, as in a function, an array or a function parameter decays to a pointer.
static void
test_parse_decayed_parameters_of_a_callback(void **state)
{
    (void)state;
    headers h =
        headers_parse("typedef int step(int x);\n"
                      "typedef void (*callback)(int own(int), step *s, step t, int a[4]);\n"
                      "int f(callback c, void g(int (*)(int), const char *const names[]));\n");
    const function *f = headers_function(&h, "f");
    const type *t = f->params[0].declared;
    assert_type(t->args[0], TYPE_POINTER, "int (*)(int)");
    assert_int_equal(t->args[2]->cls, TYPE_POINTER);
    assert_int_equal(t->args[2]->pointee->cls, TYPE_FUNCTION);
    assert_type(t->args[3], TYPE_POINTER, "int *");
    t = f->params[1].decayed->pointee;
    assert_type(t->args[0], TYPE_POINTER, "int (*)(int)");
    assert_type(t->args[1], TYPE_POINTER, "const char *const *");
    headers_free(&h);
}

// Either all parameters have names or none has: a missing name becomes its number, as in arg1.
static void
test_parse_names_of_a_callback(void **state)
{
    (void)state;
    headers h = headers_parse("typedef void (*named)(void *data, long, int n);\n"
                              "typedef void (*unnamed)(void *, long);\n"
                              "int f(named a, int (*own)(int x), int (*other)(int));\n");
    const typedef_decl *named = &h.m->typedefs[0], *unnamed = &h.m->typedefs[1];
    const param *params = h.m->functions[0].params;
    assert_int_equal(named->arg_name_count, 3);
    assert_string_equal(named->arg_names[0], "data");
    assert_string_equal(named->arg_names[1], "arg1");
    assert_string_equal(named->arg_names[2], "n");
    assert_int_equal(unnamed->arg_name_count, 0);
    assert_int_equal(params[0].arg_name_count, 0); // the names belong to the typedef
    assert_int_equal(params[1].arg_name_count, 1);
    assert_string_equal(params[1].arg_names[0], "x");
    assert_int_equal(params[2].arg_name_count, 0);
    headers_free(&h);
}

static void
test_parse_array_parameters(void **state)
{
    (void)state;
    headers h = headers_parse("typedef unsigned long long ptr;\n"
                              "int f(int a[4], const float *const b[], ptr c[], int d[][3]);\n");
    const function *f = headers_function(&h, "f");
    assert_type(f->params[0].declared, TYPE_ARRAY, "int[4]");
    assert_int_equal(f->params[0].declared->length, 4);
    assert_type(f->params[0].decayed, TYPE_POINTER, "int *");
    assert_type(f->params[1].declared, TYPE_ARRAY, "const float *const[]");
    assert_int_equal(f->params[1].declared->length, -1);
    assert_type(f->params[1].decayed, TYPE_POINTER, "const float *const *");
    assert_type(f->params[2].decayed, TYPE_POINTER, "ptr *");
    assert_string_equal(f->params[2].decayed->canonical, "unsigned long long *");
    assert_type(f->params[2].decayed->pointee, TYPE_SCALAR, "ptr");
    assert_type(f->params[3].decayed, TYPE_POINTER, "int (*)[3]");
    assert_int_equal(f->params[3].decayed->size, 8);
    headers_free(&h);
}

// ---- records ----

static void
test_parse_record_layout(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct s_st { char a; int b; char c[5]; void *d; } s;\n");
    const record *r = headers_record(&h, "s");
    assert_string_equal(r->tag, "s_st");
    assert_int_equal(r->size, 24);
    assert_int_equal(r->align, 8);
    assert_int_equal(r->field_count, 4);
    assert_int_equal(r->fields[1].offset, 4);
    assert_int_equal(r->fields[2].offset, 8);
    assert_type(r->fields[2].type, TYPE_ARRAY, "char[5]");
    assert_int_equal(r->fields[3].offset, 16);
    headers_free(&h);
}

static void
test_parse_record_names_are_a_chain(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct s_st { int x; } s_v2;\ntypedef s_v2 s;\n"
                              "typedef struct t_st { int x; } t_v1;\n"
                              "typedef struct { int x; } u;\n"
                              "struct v { int x; };\n"
                              "typedef struct w { int x; } w;\ntypedef w other_w;\n");
    const record *s = headers_record(&h, "s");
    assert_int_equal(s->name_count, 3);
    assert_string_equal(s->names[0], "s_st");
    assert_string_equal(s->names[1], "s_v2");
    assert_string_equal(s->names[2], "s");
    assert_null(s->bases[0]);
    assert_string_equal(s->bases[2], "s_v2");
    assert_string_equal(headers_record(&h, "t_v1")->names[0], "t_st");
    const record *u = headers_record(&h, "u");
    assert_null(u->tag);
    assert_false(u->is_anonymous);
    assert_int_equal(u->name_count, 1);
    assert_string_equal(headers_record(&h, "v")->tag, "v");
    assert_int_equal(headers_record(&h, "w")->name_count, 2);
    headers_free(&h);
}

static void
test_parse_record_names_may_fork(void **state)
{
    (void)state;
    headers h = headers_parse("typedef union v_union { int x; } v;\n"
                              "typedef v a_v1;\ntypedef a_v1 a;\ntypedef v b_v1;\n");
    const record *r = headers_record(&h, "v");
    assert_int_equal(r->name_count, 5);
    assert_string_equal(r->names[4], "b_v1");
    assert_string_equal(r->bases[4], "v");
    assert_string_equal(r->bases[3], "a_v1");
    assert_true(r->is_union);
    headers_free(&h);
}

static void
test_parse_anonymous_records(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct s_st {\n"
                              "    int type;\n"
                              "    union { int id; struct { char a, b; } pair; };\n"
                              "    struct { int x; } many[3];\n"
                              "} s;\n");
    const record *s = headers_record(&h, "s");
    assert_int_equal(s->field_count, 3);
    assert_null(s->fields[1].name);
    assert_type(s->fields[1].type, TYPE_RECORD, "s_anon0");
    assert_int_equal(s->fields[1].offset, 4);
    assert_type(s->fields[2].type, TYPE_ARRAY, "s_anon1[3]");
    assert_int_equal(s->fields[2].type->length, 3);
    assert_type(s->fields[2].type->pointee, TYPE_RECORD, "s_anon1");
    const record *outer = headers_record(&h, "s_anon0");
    assert_true(outer->is_anonymous && outer->is_union);
    assert_string_equal(outer->parent, "s");
    const record *inner = headers_record(&h, "s_anon0_anon0");
    assert_string_equal(inner->parent, "s_anon0");
    assert_int_equal(inner->size, 2);
    headers_free(&h);
}

static void
test_parse_opaque_records(void **state)
{
    (void)state;
    headers h =
        headers_parse("typedef struct o_st *o;\nstruct o_st;\nstruct d;\nstruct d { int x; };\n");
    assert_int_equal(h.m->record_count, 2);
    const record *r = headers_record(&h, "o_st");
    assert_true(r->is_opaque);
    assert_int_equal(r->size, -1);
    assert_false(headers_record(&h, "d")->is_opaque);
    assert_string_equal(h.m->typedefs[0].role, "handle");
    assert_string_equal(h.m->typedefs[0].type->spelling, "struct o_st *");
    headers_free(&h);
}

// ---- enumerations ----

static void
test_parse_enums(void **state)
{
    (void)state;
    headers h = headers_parse("typedef enum a_enum {\n"
                              "    A0 = 0,  /**< nothing */\n"
                              "    /** the top */\n"
                              "    A1 = 0x80000000,\n"
                              "    A2 = 0\n"
                              "} a;\n"
                              "typedef a again;\n"
                              "enum b { B = -1 };\n"
                              "typedef enum { C } c;\n");
    const enumeration *a = headers_enum(&h, "a");
    assert_string_equal(a->tag, "a_enum");
    assert_int_equal(a->name_count, 2);
    assert_string_equal(a->names[1], "again");
    assert_string_equal(a->underlying->spelling, "unsigned int");
    assert_true(a->items[1].value == 0x80000000);
    assert_string_equal(a->items[0].doc, "nothing");
    assert_string_equal(a->items[1].doc, "the top");
    assert_false(a->items[0].alias);
    assert_true(a->items[2].alias);
    assert_int_equal(headers_enum(&h, "b")->items[0].value, -1);
    assert_string_equal(headers_enum(&h, "b")->underlying->spelling, "int");
    assert_null(headers_enum(&h, "c")->tag);
    headers_free(&h);
}

// ---- macros ----

static void
test_parse_macro_values(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct st *stream;\n"
                              "enum { ONE = 1 };\n"
                              "#define EMPTY\n"
                              "#define CALL(x) x\n"
                              "#define MINUS -1 // with a remark\n"
                              "#define SHIFT (1 << 3 /* three */ | \\\n"
                              "               ONE)\n"
                              "#define BIG 0xffffffffffffffffULL\n"
                              "#define LEGACY ((stream)0x1)\n"
                              "#define TEXT \"a // b\"\n"
                              "#define ATTRIBUTE __attribute__((unused))\n"
                              "#define OPEN extern \"C\" {\n"
                              "#define GONE 5\n"
                              "#undef GONE\n"
                              "#define TWICE 1\n"
                              "#undef TWICE\n"
                              "#define TWICE 2\n"
                              "#define HALF 0.5\n"
                              "#define VERSION 2010\n");
    static const struct {
        const char *name;
        macro_class cls;
        int64_t value;
        const char *text;
    } expected[] = {
        {"MINUS", MACRO_INT, -1, NULL},      {"SHIFT", MACRO_INT, 9, NULL},
        {"BIG", MACRO_INT, -1, NULL},        {"LEGACY", MACRO_POINTER, 1, NULL},
        {"TEXT", MACRO_STRING, 0, "a // b"}, {"ATTRIBUTE", MACRO_OTHER, 0, NULL},
        {"OPEN", MACRO_OTHER, 0, NULL},      {"GONE", MACRO_OTHER, 0, NULL},
        {"TWICE", MACRO_INT, 2, NULL},       {"HALF", MACRO_FLOAT, 0, "0.5"},
        {"VERSION", MACRO_INT, 2010, NULL},
    };
    assert_int_equal(h.m->macro_count, sizeof expected / sizeof *expected);
    for (int i = 0; i < h.m->macro_count; i++) {
        const macro *m = &h.m->macros[i];
        assert_string_equal(m->name, expected[i].name);
        assert_int_equal(m->cls, expected[i].cls);
        assert_true(m->value == expected[i].value);
        assert_true(text_equal(m->text, expected[i].text));
        assert_int_equal(m->is_unsigned, text_equal(m->name, "BIG"));
    }
    assert_int_equal(h.m->api_version, 2010);
    headers_free(&h);
}

static void
test_parse_renames(void **state)
{
    (void)state;
    headers h = headers_parse("#define WRAP(x) x\n"
                              "#define f f_v2\n"
                              "#define g WRAP( g_v3 )\n"
                              "#define same WRAP(same)\n"
                              "#define dangling nowhere_v2\n"
                              "int f(void);\nint g(void);\nint same(void);\nint g_v4(void);\n");
    const function *f = headers_function(&h, "f");
    assert_string_equal(f->symbol, "f_v2");
    assert_string_equal(headers_function(&h, "g")->symbol, "g_v3");
    assert_string_equal(headers_function(&h, "same")->symbol, "same");
    assert_string_equal(headers_function(&h, "g_v4")->symbol, "g_v4");
    assert_int_equal(h.m->macros[0].cls, MACRO_RENAME);
    assert_string_equal(h.m->macros[0].text, "f_v2");
    assert_int_equal(h.m->macros[2].cls, MACRO_RENAME);
    assert_int_equal(h.m->macros[3].cls, MACRO_OTHER);
    headers_free(&h);
}

static void
test_parse_macros_that_name_types(void **state)
{
    (void)state;
    headers h = headers_parse("typedef enum id { ID_A } id;\n"
                              "typedef union value_u { int x; } value;\n"
                              "typedef struct st_st *stream;\n"
                              "#define own_id id\n"
                              "#define own_value value\n"
                              "#define own_stream stream\n"
                              "int f(own_id a, const own_value *b, own_stream c, value *d,\n"
                              "      own_stream *own_id_out);\n");
    const function *f = headers_function(&h, "f");
    assert_type(f->params[0].declared, TYPE_ENUM, "own_id");
    assert_string_equal(f->params[0].declared->name, "own_id");
    assert_type(f->params[1].declared, TYPE_POINTER, "const own_value *");
    assert_type(f->params[1].declared->pointee, TYPE_RECORD, "const own_value");
    assert_string_equal(f->params[1].declared->pointee->name, "own_value");
    assert_true(f->params[1].declared->pointee->is_const);
    assert_type(f->params[2].declared, TYPE_HANDLE, "own_stream");
    assert_type(f->params[3].declared, TYPE_POINTER, "value *");
    assert_type(f->params[4].declared, TYPE_POINTER, "own_stream *");

    const enumeration *e = &h.m->enums[0];
    assert_int_equal(e->name_count, 2);
    assert_string_equal(e->names[1], "own_id");
    const record *r = &h.m->records[0];
    assert_int_equal(r->name_count, 3);
    assert_string_equal(r->names[2], "own_value");
    assert_string_equal(r->bases[2], "value_u");
    assert_int_equal(h.m->typedef_count, 6);
    assert_string_equal(h.m->typedefs[5].name, "own_stream");
    assert_string_equal(h.m->typedefs[5].role, "handle");
    assert_int_equal(h.m->macros[0].cls, MACRO_RENAME);
    assert_string_equal(h.m->macros[0].text, "id");
    headers_free(&h);
}

// A macro that renames a function hides the older function of that name.
static void
test_parse_renames_over_older_ones(void **state)
{
    (void)state;
    headers h = headers_parse("int end(void);\n#define end end_v2\nint end(void);\n"
                              "#define other other_v2\nint other(void);\n");
    const function *older = &h.m->functions[0], *newer = &h.m->functions[1];
    assert_string_equal(older->symbol, "end");
    assert_string_equal(older->skip, "in C its name is that of end_v2");
    assert_string_equal(newer->symbol, "end_v2");
    assert_string_equal(newer->name, "end");
    assert_null(newer->skip);
    assert_null(headers_function(&h, "other")->skip);
    headers_free(&h);
}

// ---- versions ----

static const char VERSIONED[] = "#if defined(ALL_VERSIONS) || defined(PER_THREAD)\n"
                                "#define PTSZ(x) x ## _ptsz\n"
                                "#else\n"
                                "#define PTSZ(x) x\n"
                                "#endif\n"
                                "#define alloc alloc_v2\n"
                                "#define copy PTSZ(copy)\n"
                                "int alloc(long n);\n"
                                "int copy(int n);\n"
                                "int free_v3(void);\n"
                                "#ifdef ALL_VERSIONS\n"
                                "#undef alloc\n#undef copy\n"
                                "int alloc(int n);\nint copy(int n);\n"
                                "#endif\n";

static void
test_parse_versions_and_entry_points(void **state)
{
    (void)state;
    headers h = headers_parse_table(VERSIONED, "typedef int (*PFN_alloc_v2000)(int);\n"
                                               "typedef int (*PFN_alloc_v3020)(long);\n"
                                               "typedef int (*PFN_copy_v4000)(int);\n"
                                               "typedef int (*PFN_copy_v7000_ptsz)(int);\n"
                                               "typedef int (*PFN_free_v12000)(void);\n"
                                               "typedef PFN_free_v12000 PFN_free;\n");
    assert_true(h.ok);
    const function *f = headers_function(&h, "alloc");
    assert_string_equal(f->symbol, "alloc_v2");
    assert_string_equal(f->base, "alloc");
    assert_int_equal(f->version, 3020);
    assert_int_equal(f->since, 3020);
    assert_null(f->symbol_ptds);
    const function *copy = headers_function(&h, "copy");
    assert_int_equal(copy->version, 4000);
    assert_string_equal(copy->symbol_ptds, "copy_ptsz");
    assert_string_equal(headers_function(&h, "free_v3")->base, "free");
    headers_free(&h);
}

static void
test_parse_without_table(void **state)
{
    (void)state;
    headers h = headers_parse("int f_v2(void);\n");
    assert_string_equal(h.m->functions[0].base, "f_v2");
    assert_int_equal(h.m->functions[0].version, 0);
    headers_free(&h);
}

// ---- C++ ----

static void
test_parse_cxx(void **state)
{
    (void)state;
    headers h = headers_parse_cxx("typedef enum { A } e;\n"
                                  "extern \"C\" {\n"
                                  "int both(e x);\nint half(int x);\n"
                                  "}\n"
                                  "static inline int both(e x, int y) { return 0; }\n",
                                  "int both(int x);\n");
    assert_int_equal(h.m->function_count, 2);
    assert_false(headers_function(&h, "both")->cxx_only);
    assert_int_equal(headers_function(&h, "both")->param_count, 1);
    assert_true(headers_function(&h, "half")->cxx_only);
    assert_null(headers_enum(&h, "e")->tag);
    headers_free(&h);
}

// ---- other modules' headers ----

// The facts of a spec that imports other.h from `module`.
static spec
importing(const char *module)
{
    static spec_name header;
    static import_rule rule;
    header = (spec_name){.name = "other.h"};
    rule = (import_rule){.module = module, .headers = {&header, 1}};
    return (spec){.imports = &rule, .import_count = 1};
}

static bool
is_declared(const model *m, const char *name)
{
    for (int i = 0; i < m->typedef_count; i++)
        if (text_equal(m->typedefs[i].name, name))
            return true;
    return false;
}

static void
test_parse_imports_what_is_used(void **state)
{
    (void)state;
    spec facts = importing("base");
    headers h =
        headers_parse_spec("#include \"other.h\"\n"
                           "typedef color paint;\n"
                           "typedef struct own_st { box b; paint p; } own;\n"
                           "int f(stream s, const own *o);\n"
                           "static inline int g(unused u) { return 0; }\n",
                           "typedef struct stream_st *stream;\n"
                           "typedef int unused;\n"
                           "typedef long id;\n"
                           "typedef enum color_e { RED = 1 } color;\n"
                           "typedef enum color_e color_e;\n"
                           "typedef struct box_st { id number; struct { int x; } at; } box;\n"
                           "typedef struct { int y; } other_box;\n"
                           "int theirs(unused u);\n",
                           &facts);
    assert_true(h.ok);
    assert_true(facts.imports[0].headers.items[0].matched);
    assert_int_equal(h.m->function_count, 2);
    assert_false(is_declared(h.m, "unused") || is_declared(h.m, "other_box"));
    static const char *const foreign[] = {"stream", "id", "color", "color_e", "box"};
    for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
        assert_string_equal(headers_typedef(&h, foreign[i])->origin, "base");
        assert_string_equal(headers_typedef(&h, foreign[i])->loc.file, "other.h");
    }
    assert_string_equal(headers_typedef(&h, "stream")->role, "handle");
    assert_string_equal(headers_typedef(&h, "id")->role, "scalar");
    assert_null(headers_typedef(&h, "paint")->origin);
    assert_type(headers_function(&h, "f")->params[0].declared, TYPE_HANDLE, "stream");
    headers_free(&h);
}

// Enums and structs of other modules have the names that their own module gives them.
static void
test_parse_imports_whole_names(void **state)
{
    (void)state;
    spec facts = importing("base");
    headers h = headers_parse_spec("#include \"other.h\"\n"
                                   "typedef color_t paint;\ntypedef box crate;\n"
                                   "int f(color_t c, paint p, const crate *x);\n",
                                   "typedef enum color_t { RED = 1 } color;\n"
                                   "typedef enum color_t color_t;\n"
                                   "typedef struct box { int a; struct { int b; } in; } box;\n",
                                   &facts);
    const enumeration *e = headers_enum(&h, "color");
    assert_string_equal(e->origin, "base");
    assert_int_equal(e->name_count, 3);
    assert_string_equal(e->names[1], "color_t");
    assert_string_equal(e->names[2], "paint");
    const record *r = headers_record(&h, "box");
    assert_string_equal(r->origin, "base");
    assert_int_equal(r->name_count, 1);
    assert_int_equal(r->field_count, 2);
    assert_string_equal(headers_record(&h, "box_anon0")->origin, "base");
    assert_string_equal(headers_function(&h, "f")->params[0].declared->name, "color_t");
    assert_string_equal(headers_function(&h, "f")->params[2].declared->pointee->name, "crate");
    headers_free(&h);
}

// C++ classes are imported with their data only, and only under the names that are used.
static void
test_parse_imports_classes_of_cxx(void **state)
{
    (void)state;
    spec facts = importing("none");
    facts.is_cxx = true;
    headers h = headers_parse_spec("#include \"other.h\"\n"
                                   "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
                                   "int f(const half *x);\n"
                                   "#ifdef __cplusplus\n}\n#endif\n",
                                   "struct half;\n"
                                   "#ifdef __cplusplus\n"
                                   "struct half {\n"
                                   "protected:\n    unsigned short bits;\n"
                                   "public:\n    half() = default;\n    half(float x);\n"
                                   "    operator float() const;\n};\n"
                                   "#else\nstruct half { unsigned short bits; };\n"
                                   "typedef struct half half;\n#endif\n"
                                   "typedef struct half other_half;\n",
                                   &facts);
    assert_string_equal(h.errors, "");
    const record *r = headers_record(&h, "half");
    assert_string_equal(r->origin, "none");
    assert_string_equal(r->tag, "half");
    assert_int_equal(r->size, 2);
    assert_int_equal(r->field_count, 1);
    assert_string_equal(r->fields[0].name, "bits");
    assert_false(is_declared(h.m, "other_half"));
    assert_int_equal(h.m->record_count, 1);
    headers_free(&h);
}

static void
test_parse_handles_of_defined_structs(void **state)
{
    (void)state;
    static const char HEADER[] = "typedef struct layout_st { long data[4]; } layout_data;\n"
                                 "typedef layout_data *layout;\n"
                                 "int f(layout a, layout *b, layout_data *c);\n";
    spec_name name = {.name = "layout"};
    headers h = headers_parse_spec(HEADER, NULL, &(spec){.handles = {&name, 1}});
    const function *f = headers_function(&h, "f");
    assert_type(f->params[0].declared, TYPE_HANDLE, "layout");
    assert_string_equal(f->params[0].declared->pointee->name, "layout_data");
    assert_type(f->params[1].declared->pointee, TYPE_HANDLE, "layout");
    assert_type(f->params[2].declared, TYPE_POINTER, "layout_data *");
    assert_string_equal(headers_typedef(&h, "layout")->role, "handle");
    assert_false(headers_record(&h, "layout_data")->is_opaque);
    headers_free(&h);
    h = headers_parse(HEADER);
    assert_type(headers_function(&h, "f")->params[0].declared, TYPE_POINTER, "layout");
    headers_free(&h);
}

// C treats both spellings as one type, but only the typedef has a class.
static void
test_parse_handles_without_their_names(void **state)
{
    (void)state;
    headers h = headers_parse("typedef struct box_st *box;\nstruct other;\n"
                              "int f(struct box_st **out);\nint g(struct other **out);\n"
                              "int h(box *out);\n");
    assert_true(h.ok);
    const type *f = headers_function(&h, "f")->params[0].decayed;
    assert_type(f, TYPE_POINTER, "box *");
    assert_type(f->pointee, TYPE_HANDLE, "box");
    assert_ptr_equal(f, headers_function(&h, "h")->params[0].decayed);
    assert_type(headers_function(&h, "g")->params[0].decayed, TYPE_POINTER, "struct other **");
    headers_free(&h);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_parse_functions_in_order),
        cmocka_unit_test(test_parse_functions_of_own_headers_only),
        cmocka_unit_test(test_parse_deprecated_and_inline),
        cmocka_unit_test(test_parse_leaves_out_reserved_names),
        cmocka_unit_test(test_parse_type_classes),
        cmocka_unit_test(test_parse_pointer_targets),
        cmocka_unit_test(test_parse_callback_signature),
        cmocka_unit_test(test_parse_decayed_parameters_of_a_callback),
        cmocka_unit_test(test_parse_names_of_a_callback),
        cmocka_unit_test(test_parse_array_parameters),
        cmocka_unit_test(test_parse_record_layout),
        cmocka_unit_test(test_parse_record_names_are_a_chain),
        cmocka_unit_test(test_parse_record_names_may_fork),
        cmocka_unit_test(test_parse_anonymous_records),
        cmocka_unit_test(test_parse_opaque_records),
        cmocka_unit_test(test_parse_enums),
        cmocka_unit_test(test_parse_macro_values),
        cmocka_unit_test(test_parse_macros_that_name_types),
        cmocka_unit_test(test_parse_renames),
        cmocka_unit_test(test_parse_renames_over_older_ones),
        cmocka_unit_test(test_parse_versions_and_entry_points),
        cmocka_unit_test(test_parse_without_table),
        cmocka_unit_test(test_parse_cxx),
        cmocka_unit_test(test_parse_imports_what_is_used),
        cmocka_unit_test(test_parse_imports_whole_names),
        cmocka_unit_test(test_parse_imports_classes_of_cxx),
        cmocka_unit_test(test_parse_handles_of_defined_structs),
        cmocka_unit_test(test_parse_handles_without_their_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
