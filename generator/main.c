// cubind-gen: reads the headers of a C library, adds what a spec says, and writes the bindings.
//
//     headers ─► parse ─► annotate ─► check ─► emit     (or model_load ─► emit)
//                                           ─► reference
//
// Each stage hands the model to the next. A stage returns false after a reported error; then
// nothing is written. Each module has its own process, because headers may crash libclang.
#include <errno.h>
#include <string.h>

#include "annotate/annotate.h"
#include "base/changes.h"
#include "base/diag.h"
#include "check/check.h"
#include "check/load.h"
#include "command/apart.h"
#include "command/outputs.h"
#include "command/reports.h"
#include "emit/emit.h"
#include "model/ages.h"
#include "model/history.h"
#include "model/read.h"
#include "model/write.h"
#include "parse/libclang.h"
#include "parse/parse.h"
#include "propose/propose.h"
#include "reference/reference.h"

// ---- the stages of one module ----

static bool
make_model(const order *c, job *j)
{
    if (c->o->models.count > 0) {
        j->model = model_load(c->a, j->name);
        return j->model != NULL;
    }
    if (!inputs_read_kept(c->o, j->spec))
        return false;
    j->model = arena_alloc(c->a, sizeof *j->model);
    j->model->arena = c->a;
    spec_apply_module(j->spec, j->model);
    return parse_headers(j->model, j->spec, c->o->include_dir) && annotate_model(j->model, j->spec);
}

// A loaded model is already checked.
static bool
check_made(const job *j)
{
    return j->spec == NULL || check_model(j->model, j->spec);
}

// Sets the releases that introduced or changed declarations, which no model contains. They come
// from the file of the loaded model, or from the reviewed models, which are freed.
static void
tell_ages(const order *c, const job *j, model *m)
{
    const tree *all = NULL;
    if (j->spec == NULL)
        history_read(c->a, j->name, &all);
    else if (inputs_read_kept(c->o, j->spec))
        all = j->spec->known;
    if (all != NULL)
        model_tell_ages(m, all);
    if (j->spec != NULL)
        inputs_free_kept(j->spec);
}

// A line of the list of changes has no newline.
static void
say_spaces(const order *c, const model *m, text *changes)
{
    text line = {0};
    report_spaces(m, &line);
    if (line.length > 0)
        changes_say(changes, arena_intern_n(c->a, line.data, line.length - 1));
    text_free(&line);
}

static bool
emit_made(const order *c, const job *j, text *changes)
{
    if (j->spec != NULL) // a loaded model has them from its loading
        tell_ages(c, j, j->model);
    emit_options e = {
        .template_dir = c->o->template_dir,
        .out_dir = arena_printf(c->a, "%s/%s", c->o->out, j->model->module),
        .force = c->o->force,
        .with_docs = c->o->docs,
        .bare_stubs = c->o->bare_stubs,
        .changes = changes,
    };
    if (!emit_module(j->model, &e))
        return false;
    changes_say(changes, arena_printf(c->a, "%s: %d files written, %d unchanged", e.out_dir,
                                      e.written, e.unchanged));
    if (j->spec != NULL) {
        say_spaces(c, j->model, changes);
        outputs_list_model(c->a, c->o, j->model, changes);
    }
    return diag_error_count() == 0;
}

// There is no spec yet, only headers.
static bool
propose(const order *c, const job *j, text *out)
{
    model m = {.arena = c->a, .module = j->spec->module};
    if (!parse_headers(&m, j->spec, c->o->include_dir))
        return false;
    propose_spec(&m, out);
    return true;
}

// ---- commands ----

// Runs in the module's process: the stages that the command needs.
static bool
work(int index, void *data, text *out)
{
    const order *c = data;
    job *j = &c->jobs[index];
    if (c->o->command == COMMAND_PROPOSE)
        return propose(c, j, out);
    if (!make_model(c, j))
        return false;
    switch (c->o->command) {
    case COMMAND_DUMP:
        model_write(j->model, out);
        return true;
    case COMMAND_CHECK:
        report_check(j->model, out);
        return check_made(j);
    case COMMAND_REFERENCE:
        if (!check_made(j))
            return false;
        model_write(j->model, out);
        return true;
    case COMMAND_GENERATE:
        return check_made(j) && emit_made(c, j, out);
    default:
        return report_exports(c->a, c->o, j->model, out);
    }
}

// Writes the reference from the models of all processes at once, since pages link to other modules.
static bool
write_reference(const order *c, const text *made)
{
    const model **models = arena_alloc(c->a, sizeof *models * (size_t)c->job_count);
    text changes = {0};
    for (int i = 0; i < c->job_count; i++) {
        const model_source *source = model_read_text(c->a, c->jobs[i].name, &made[i]);
        if (source == NULL)
            return false;
        tell_ages(c, &c->jobs[i], source->m);
        models[i] = source->m;
    }
    bool ok = reference_list(c->a, models, c->job_count, c->o->template_dir, c->o->out, &changes) &&
              changes_apply(&changes, 1);
    text_free(&changes);
    return ok;
}

// Uses the results of all processes; returns the exit status.
static int
finish(const order *c, text *made)
{
    switch (c->o->command) {
    case COMMAND_DUMP:
    case COMMAND_CHECK:
    case COMMAND_PROPOSE:
        return outputs_write(made, NULL) ? STATUS_GOOD : STATUS_FOUND;
    case COMMAND_GENERATE:
        return changes_apply(made, c->job_count) ? STATUS_GOOD : STATUS_FOUND;
    case COMMAND_REFERENCE:
        return write_reference(c, made) ? STATUS_GOOD : STATUS_FOUND;
    case COMMAND_EXPORTS:
        return report_write_exports(made);
    default:
        return STATUS_GOOD;
    }
}

static int
run(order *c)
{
    if (c->o->command == COMMAND_DIFF) {
        const model *before = model_load(c->a, c->o->files[0]);
        const model *after = before != NULL ? model_load(c->a, c->o->files[1]) : NULL;
        return report_diff(c->a, c->o, before, after);
    }
    diag_show_warnings(c->o->command == COMMAND_CHECK);
    if (c->o->models.count == 0 && !libclang_open())
        return STATUS_FAILED;
    text *made = apart_run(c, work);
    if (made == NULL)
        return c->o->command == COMMAND_EXPORTS ? STATUS_FAILED : STATUS_FOUND;
    int status = finish(c, made);
    apart_free(c, made);
    return status;
}

// Flushes standard output. Only now may errors of earlier output appear.
static bool
end_output(void)
{
    bool ok = fflush(stdout) == 0 && !ferror(stdout);
    if (!ok)
        diag_error((location){0}, "cannot write to standard output: %s", strerror(errno));
    return ok;
}

int
main(int argc, char **argv)
{
    options o;
    order c = {.a = arena_new(), .o = &o};
    int status = STATUS_FAILED;
    if (options_parse(c.a, argc, argv, &o))
        status = o.help ? STATUS_GOOD : run(&c);
    if (diag_error_count() == 0 && !end_output())
        status = STATUS_FOUND;
    arena_free(c.a);
    return status;
}
