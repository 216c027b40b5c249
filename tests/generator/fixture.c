// Builds a model from a few lines of C and YAML.
#include "fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "annotate/annotate.h"
#include "base/text.h"
#include "capture.h"
#include "check/check.h"
#include "model/find.h"
#include "parse/parse.h"
#include "spec/spec.h"

const char fixture_facts[] = "module: sample\n"
                             "headers: [input.h]\n"
                             "version_macro: VERSION\n"
                             "reviewed: 2000\n"
                             "library: {name: sample, soname: libsample.so.1}\n"
                             "status: {enum: status, success: OK}\n";

static const char prologue[] = "#define VERSION 2000\n"
                               "typedef enum status_enum { OK = 0, BAD = 1 } status;\n";

static void
require(int good, const char *what)
{
    if (!good) {
        fprintf(stderr, "fixture: %s\n", what);
        abort();
    }
}

static char *
joined(const char *first, const char *second)
{
    char *both = malloc(strlen(first) + strlen(second) + 1);
    require(both != NULL, "out of memory");
    return strcat(strcpy(both, first), second);
}

// The spec of a sample. Unless the rules say otherwise, no function in a sample blocks.
static char *
sample_spec(const char *facts, const char *rules)
{
    char *yaml = joined(facts, rules);
    bool is_said = strncmp(rules, "blocking:", 9) == 0 || strstr(yaml, "\nblocking:");
    char *whole = joined(yaml, is_said ? "" : "blocking: []\n");
    free(yaml);
    return whole;
}

// Writes a file next to the one at `path`; without a text, none. Returns its path, or NULL.
static const char *
add_beside(arena *a, const char *path, const char *name, const char *text)
{
    if (text == NULL)
        return NULL;
    const char *made = arena_printf(a, "%.*s/%s", (int)(strrchr(path, '/') - path), path, name);
    require(text_write_file(made, text, strlen(text)) >= 0, made);
    return made;
}

static void
remove_added(const char *path)
{
    if (path != NULL)
        unlink(path);
}

static fixture
make(const char *facts, const fixture_other *other, const char *header, const char *rules)
{
    fixture f = {.a = arena_new()};
    // A header that defines its own version gets no prologue.
    char *input = strstr(header, "VERSION") ? joined("", header) : joined(prologue, header);
    char *yaml = sample_spec(facts, rules);
    char *header_path = capture_file("input.h", input);
    char *spec_path = capture_file("spec.yaml", yaml);
    const char *other_spec = add_beside(f.a, spec_path, "other.yaml", other->spec);
    f.s = spec_read(f.a, spec_path);
    require(f.s != NULL, "the spec cannot be read");
    f.m = arena_alloc(f.a, sizeof *f.m);
    f.m->arena = f.a;
    spec_apply_module(f.s, f.m);
    const char *folder = arena_intern_n(f.a, header_path, strlen(header_path) - strlen("/input.h"));
    const char *other_header = add_beside(f.a, header_path, "other.h", other->header);
    require(parse_headers(f.m, f.s, folder), "the header cannot be parsed");
    require(annotate_model(f.m, f.s), "annotate failed");
    remove_added(other_spec);
    remove_added(other_header);
    capture_remove(spec_path);
    capture_remove(header_path);
    free(yaml);
    free(input);
    return f;
}

fixture
fixture_with(const char *facts, const char *header, const char *rules)
{
    return make(facts, &(fixture_other){0}, header, rules);
}

fixture
fixture_importing(const char *other, const char *header, const char *rules)
{
    return make(fixture_facts, &(fixture_other){.header = other}, header, rules);
}

fixture
fixture_beside(const fixture_other *other, const char *header, const char *rules)
{
    return make(fixture_facts, other, header, rules);
}

fixture
fixture_new(const char *header, const char *rules)
{
    return fixture_with(fixture_facts, header, rules);
}

void
fixture_free(fixture *f)
{
    arena_free(f->a);
    f->a = NULL;
}

const function *
fixture_function(const fixture *f, const char *name)
{
    const function *found = find_function(f->m, name);
    require(found != NULL, name);
    return found;
}

const param *
fixture_param(const fixture *f, const char *function, const char *name)
{
    const param *found = find_param(fixture_function(f, function), name);
    require(found != NULL, name);
    return found;
}

const field *
fixture_field(const fixture *f, const char *record_name, const char *name)
{
    const record *r = find_record(f->m, record_name);
    require(r != NULL, record_name);
    const field *found = find_field(r, name);
    require(found != NULL, name);
    return found;
}

int
arena_begin(void **state)
{
    *state = arena_new();
    return 0;
}

int
arena_end(void **state)
{
    arena_free(*state);
    return 0;
}

void
fixture_assert_checked(const fixture *f)
{
    assert_true(check_model(f->m, f->s));
}

void
fixture_assert_kind(const fixture *f, const char *function, const char *name, const char *kind,
                    direction dir)
{
    const param *p = fixture_param(f, function, name);
    assert_non_null(p->kind);
    assert_string_equal(p->kind, kind);
    assert_int_equal(p->dir, dir);
}
