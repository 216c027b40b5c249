// cubind-gen: reads the headers of a C library, adds what a spec says, writes the bindings.
//
//     headers ─► parse ─► annotate ─► check ─► emit        (or model_load ─► emit)
//
// The stages pass on the model, and each returns false when it has reported an error; then nothing
// is written. Tasks that run libclang have a process of their own.
#include "annotate/annotate.h"
#include "base/changes.h"
#include "base/diag.h"
#include "check/check.h"
#include "check/load.h"
#include "command/apart.h"
#include "command/inputs.h"
#include "command/options.h"
#include "command/outputs.h"
#include "command/reports.h"
#include "emit/emit.h"
#include "model/json.h"
#include "parse/parse.h"

// ---- the stages of one module ----

static bool
build_model(arena *a, const options *o, job *j)
{
    j->model = arena_alloc(a, sizeof *j->model);
    j->model->arena = a;
    spec_apply_module(j->spec, j->model);
    return parse_headers(j->model, j->spec, o->include_dir) && annotate_model(j->model, j->spec);
}

static bool
emit_files(arena *a, const options *o, const model *m, text *changes)
{
    emit_options e = {
        .template_dir = o->template_dir,
        .out_dir = arena_printf(a, "%s/%s", o->out, m->module),
        .force = o->force,
        .with_docs = o->docs,
        .changes = changes,
    };
    if (!emit_module(m, &e))
        return false;
    changes_say(changes, arena_printf(a, "%s: %d files written, %d unchanged", e.out_dir, e.written,
                                      e.unchanged));
    return true;
}

// ---- tasks, each in a process of its own ----

static bool
generate(int index, void *data, text *changes)
{
    const order *c = data;
    job *j = &c->jobs[index];
    if (!build_model(c->a, c->o, j) || !check_model(j->model, j->spec) ||
        !emit_files(c->a, c->o, j->model, changes)) {
        return false;
    }
    outputs_list_model(c->a, c->o, j->model, changes);
    return diag_error_count() == 0;
}

static bool
dump(int index, void *data, text *out)
{
    const order *c = data;
    job j;
    (void)index;
    if (!inputs_read_only(c->a, c->o, &j) || !build_model(c->a, c->o, &j))
        return false;
    model_write(j.model, out);
    return true;
}

static bool
check(int index, void *data, text *out)
{
    const order *c = data;
    job j;
    (void)index, (void)out;
    return inputs_read_only(c->a, c->o, &j) && build_model(c->a, c->o, &j) &&
           check_model(j.model, j.spec);
}

static bool
exports(int index, void *data, text *out)
{
    const order *c = data;
    job j = {0};
    (void)index;
    if (c->o->model != NULL)
        j.model = model_load(c->a, c->o->model);
    else if (!inputs_read_only(c->a, c->o, &j) || !build_model(c->a, c->o, &j))
        return false;
    return j.model != NULL && report_exports(c->a, c->o, j.model, out);
}

// ---- commands ----

static bool
run_dump(order *c)
{
    text json = {0};
    return apart_run(c, dump, &json) && outputs_write(&json, NULL);
}

static bool
run_check(order *c)
{
    text none = {0};
    bool ok = apart_run(c, check, &none);
    text_free(&none);
    return ok;
}

static bool
run_generate(order *c)
{
    int count = 0;
    if (c->o->model == NULL) {
        c->jobs = inputs_list(c->a, c->o, &count);
        return c->jobs != NULL && apart_change(c, count, generate);
    }
    const model *m = model_load(c->a, c->o->model);
    text changes = {0};
    bool ok = m != NULL && emit_files(c->a, c->o, m, &changes) && changes_apply(&changes, 1);
    text_free(&changes);
    return ok;
}

static int
run_diff(order *c)
{
    const model *before = model_load(c->a, c->o->files[0]);
    const model *after = before != NULL ? model_load(c->a, c->o->files[1]) : NULL;
    return report_diff(c->a, c->o, before, after);
}

static int
run_exports(order *c)
{
    text report = {0};
    return apart_run(c, exports, &report) ? report_write_exports(&report) : STATUS_FAILED;
}

static int
status_of(bool ok)
{
    return ok && diag_error_count() == 0 ? STATUS_GOOD : STATUS_FOUND;
}

static int
run(order *c)
{
    diag_show_warnings(c->o->command == COMMAND_CHECK);
    switch (c->o->command) {
    case COMMAND_DUMP:
        return status_of(run_dump(c));
    case COMMAND_CHECK:
        return status_of(run_check(c));
    case COMMAND_GENERATE:
        return status_of(run_generate(c));
    case COMMAND_DIFF:
        return run_diff(c);
    case COMMAND_EXPORTS:
        return run_exports(c);
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
            status = run(&(order){a, &o, NULL});
        }
    }
    arena_free(a);
    return status;
}
