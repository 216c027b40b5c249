// cubind-gen: reads the headers of a C library, adds what a spec says, writes the bindings.
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "annotate/annotate.h"
#include "base/changes.h"
#include "base/diag.h"
#include "base/workers.h"
#include "check/check.h"
#include "check/load.h"
#include "command/options.h"
#include "compare/diff.h"
#include "compare/exports.h"
#include "emit/emit.h"
#include "model/json.h"
#include "parse/parse.h"
#include "parse/toolkit.h"
#include "spec/spec.h"

static const location NOWHERE = {0};

// ---- one module ----

// A module on its way: its spec, and its model once it is parsed and annotated.
typedef struct job {
    const char *name;
    spec *spec;
    model *model;
} job;

static bool
load_spec(arena *a, const options *o, job *j)
{
    const char *path = o->spec;
    if (path == NULL) {
        path = arena_printf(a, "%s/%s.yaml", o->spec_dir, j->name);
        struct stat status;
        if (stat(path, &status) != 0) {
            diag_error(NOWHERE, "no spec for module %s: looked for %s", j->name, path);
            return false;
        }
    }
    j->spec = spec_read(a, path);
    return j->spec != NULL;
}

static bool
read_inputs(arena *a, const options *o, job *j)
{
    return load_spec(a, o, j) && toolkit_has_headers(a, o->include_dir, j->spec);
}

static bool
build_model(arena *a, const options *o, job *j)
{
    j->model = arena_alloc(a, sizeof *j->model);
    j->model->arena = a;
    spec_apply_module(j->spec, j->model);
    return parse_headers(j->model, j->spec, o->include_dir) && annotate_model(j->model, j->spec);
}

static const char *
folder_of(const options *o)
{
    return o->cuda != NULL ? o->cuda : o->include_dir;
}

// The one module of a command that takes exactly one.
static bool
build_only_model(arena *a, const options *o, job *j)
{
    j->name = o->module_count > 0 ? o->modules[0] : NULL;
    return toolkit_has_folder(folder_of(o)) && read_inputs(a, o, j) && build_model(a, o, j);
}

// ---- dump, check ----

// To a file, or to standard output where there is none. Takes the text.
static bool
write_out(text *out, const char *path)
{
    bool ok = path != NULL ? text_write_file(path, out->data, out->length) >= 0
                           : fwrite(out->data, 1, out->length, stdout) == out->length &&
                                 fflush(stdout) == 0;
    if (!ok) {
        diag_error(NOWHERE, "cannot write %s: %s", path != NULL ? path : "to standard output",
                   strerror(errno));
    }
    text_free(out);
    return ok;
}

typedef struct order {
    arena *a;
    const options *o;
} order;

// libclang runs in a process of its own, so that headers that bring it down are told of.
static bool
run_apart(arena *a, const options *o, worker_task *task, text *out)
{
    const char *name = o->module_count > 0 ? o->modules[0] : o->spec;
    worker w = {.name = name != NULL ? name : "the module"};
    return workers_run(a, &w, 1, task, &(order){a, o}, out);
}

static bool
dump(int index, void *data, text *out)
{
    const order *c = data;
    job j;
    (void)index;
    if (!build_only_model(c->a, c->o, &j)) {
        return false;
    }
    model_write(j.model, out);
    return true;
}

static bool
run_dump(arena *a, const options *o)
{
    text json = {0};
    return run_apart(a, o, dump, &json) && write_out(&json, NULL);
}

static bool
check(int index, void *data, text *out)
{
    const order *c = data;
    job j;
    (void)index, (void)out;
    return build_only_model(c->a, c->o, &j) && check_model(j.model, j.spec);
}

static bool
run_check(arena *a, const options *o)
{
    text none = {0};
    bool ok = run_apart(a, o, check, &none);
    text_free(&none);
    return ok;
}

// ---- generate ----

static bool
emit(arena *a, const options *o, const model *m, text *changes)
{
    emit_options e = {
        .template_dir = o->template_dir,
        .out_dir = arena_printf(a, "%s/%s", o->out, m->module),
        .force = o->force,
        .with_docs = o->docs,
        .changes = changes,
    };
    if (!emit_module(m, &e)) {
        return false;
    }
    changes_say(changes, arena_printf(a, "%s: %d files written, %d unchanged", e.out_dir, e.written,
                                      e.unchanged));
    return true;
}

// <model_dir>/<major.minor>/<module>.json, by the release that the spec's version macro tells.
static void
save_model(arena *a, const options *o, const model *m, text *changes)
{
    const char *folder = arena_printf(a, "%s/%d.%d", o->model_dir, m->api_version / 1000,
                                      m->api_version % 1000 / 10);
    const char *name = arena_printf(a, "%s.json", m->module);
    text json = {0};
    model_write(m, &json);
    changes_clean(changes, folder, name);
    changes_write(changes, arena_printf(a, "%s/%s", folder, name), json.data, json.length);
    text_free(&json);
}

// The names of all specs, in alphabetical order.
static bool
all_modules(arena *a, options *o)
{
    DIR *folder = opendir(o->spec_dir);
    if (folder == NULL) {
        diag_error(NOWHERE, "cannot read the folder of specs, %s: %s", o->spec_dir,
                   strerror(errno));
        return false;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (!text_ends(entry->d_name, ".yaml")) {
            continue;
        }
        o->modules = arena_grow(a, o->modules, o->module_count, sizeof *o->modules);
        o->modules[o->module_count++] =
            arena_intern_n(a, entry->d_name, strlen(entry->d_name) - strlen(".yaml"));
    }
    closedir(folder);
    if (o->module_count == 0) {
        diag_error(NOWHERE, "no specs in %s", o->spec_dir);
        return false;
    }
    qsort(o->modules, (size_t)o->module_count, sizeof *o->modules, text_compare);
    return true;
}

typedef struct generation {
    arena *a;
    const options *o;
    job *jobs;
} generation;

// In a process of its own: what the module changes on disk.
static bool
make_module(int index, void *data, text *changes)
{
    const generation *g = data;
    job *j = &g->jobs[index];
    if (!build_model(g->a, g->o, j) || !check_model(j->model, j->spec) ||
        !emit(g->a, g->o, j->model, changes)) {
        return false;
    }
    save_model(g->a, g->o, j->model, changes);
    return diag_error_count() == 0;
}

// What is wrong with the specs of all modules is told before any header is parsed.
static bool
read_all_inputs(generation *g, worker *workers)
{
    bool ok = true;
    for (int i = 0; i < g->o->module_count; i++) {
        job *j = &g->jobs[i];
        j->name = workers[i].name = g->o->modules[i];
        if (read_inputs(g->a, g->o, j)) {
            workers[i].weight = toolkit_weight(g->a, g->o->include_dir, j->spec);
        } else {
            ok = false;
        }
    }
    return ok;
}

// No file changes before all modules are made and checked: an error leaves everything as it was.
static bool
generate_from_headers(arena *a, options *o)
{
    if (!toolkit_has_folder(folder_of(o)) || (o->module_count == 0 && !all_modules(a, o))) {
        return false;
    }
    int count = o->module_count;
    generation g = {a, o, arena_alloc(a, sizeof *g.jobs * (size_t)count)};
    worker *workers = arena_alloc(a, sizeof *workers * (size_t)count);
    text *changes = arena_alloc(a, sizeof *changes * (size_t)count);
    bool ok = read_all_inputs(&g, workers) &&
              workers_run(a, workers, count, make_module, &g, changes) &&
              changes_apply(changes, count);
    for (int i = 0; i < count; i++) {
        text_free(&changes[i]);
    }
    return ok;
}

static bool
run_generate(arena *a, options *o)
{
    if (o->model == NULL) {
        return generate_from_headers(a, o);
    }
    const model *m = model_load(a, o->model);
    text changes = {0};
    bool ok = m != NULL && emit(a, o, m, &changes) && changes_apply(&changes, 1);
    text_free(&changes);
    return ok;
}

// ---- diff, exports ----

enum { STATUS_GOOD = 0, STATUS_FOUND = 1, STATUS_FAILED = 2 };

static int
run_diff(arena *a, const options *o)
{
    const model *before = model_load(a, o->files[0]);
    const model *after = before != NULL ? model_load(a, o->files[1]) : NULL;
    if (after == NULL) {
        return STATUS_FAILED;
    }
    if (!text_equal(before->module, after->module)) {
        diag_error((location){o->files[1], 0, 0}, "a model of %s, but %s is one of %s",
                   after->module, o->files[0], before->module);
        return STATUS_FAILED;
    }
    const diff_report *r = diff_models(a, before, after);
    text out = {0};
    if (o->json) {
        diff_write_json(r, &out);
    } else {
        diff_write_markdown(r, &out);
    }
    if (!write_out(&out, o->out)) {
        return STATUS_FAILED;
    }
    return r->breaking > 0 ? STATUS_FOUND : STATUS_GOOD;
}

static const model *
model_for_exports(arena *a, const options *o)
{
    if (o->model != NULL) {
        return model_load(a, o->model);
    }
    job j;
    return build_only_model(a, o, &j) ? j.model : NULL;
}

// The report, behind one character for the status.
static bool
report_exports(int index, void *data, text *out)
{
    const order *c = data;
    elf_symbols exported;
    (void)index;
    const model *m = model_for_exports(c->a, c->o);
    if (m == NULL || !elf_read_symbols(c->a, c->o->files[0], &exported)) {
        return false;
    }
    const exports_report *r = exports_compare(c->a, m, c->o->files[0], &exported);
    text_printf(out, "%d", r->missing_count > 0 ? STATUS_FOUND : STATUS_GOOD);
    if (c->o->json) {
        exports_write_json(r, out);
    } else {
        exports_write_text(r, out);
    }
    return true;
}

static int
run_exports(arena *a, const options *o)
{
    text report = {0}, out = {0};
    if (!run_apart(a, o, report_exports, &report)) {
        return STATUS_FAILED;
    }
    int status = report.data[0] - '0';
    text_add_n(&out, report.data + 1, report.length - 1);
    text_free(&report);
    return write_out(&out, NULL) ? status : STATUS_FAILED;
}

// ---- main ----

static int
status_of(bool ok)
{
    return ok && diag_error_count() == 0 ? STATUS_GOOD : STATUS_FOUND;
}

static int
run(arena *a, options *o)
{
    diag_show_warnings(o->command == COMMAND_CHECK);
    switch (o->command) {
    case COMMAND_DUMP:
        return status_of(run_dump(a, o));
    case COMMAND_CHECK:
        return status_of(run_check(a, o));
    case COMMAND_GENERATE:
        return status_of(run_generate(a, o));
    case COMMAND_DIFF:
        return run_diff(a, o);
    case COMMAND_EXPORTS:
        return run_exports(a, o);
    default:
        return STATUS_FAILED;
    }
}

int
main(int argc, char **argv)
{
    arena *a = arena_new();
    options o;
    int status = STATUS_FAILED;
    if (options_parse(a, argc, argv, &o)) {
        if (o.help) {
            options_print_usage();
            status = STATUS_GOOD;
        } else {
            status = run(a, &o);
        }
    }
    arena_free(a);
    return status;
}
