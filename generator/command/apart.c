#include "command/apart.h"

#include "base/changes.h"
#include "parse/toolkit.h"

bool
apart_run(order *c, worker_task *task, text *out)
{
    const options *o = c->o;
    const char *name = o->module_count > 0 ? o->modules[0] : o->spec;
    worker w = {.name = name != NULL ? name : "the module"};
    return workers_run(&w, 1, task, c, out);
}

// What is wrong with the specs of all modules is told before any header is parsed.
static bool
read_inputs(const order *c, worker *workers, int count)
{
    bool ok = true;
    for (int i = 0; i < count; i++) {
        job *j = &c->jobs[i];
        workers[i].name = j->name;
        if (inputs_read(c->a, c->o, j))
            workers[i].weight = toolkit_weight(c->a, c->o->include_dir, j->spec);
        else
            ok = false;
    }
    return ok;
}

bool
apart_change(order *c, int count, worker_task *task)
{
    worker *workers = arena_alloc(c->a, sizeof *workers * (size_t)count);
    text *changes = arena_alloc(c->a, sizeof *changes * (size_t)count);
    bool ok = read_inputs(c, workers, count) && workers_run(workers, count, task, c, changes) &&
              changes_apply(changes, count);
    for (int i = 0; i < count; i++)
        text_free(&changes[i]);
    return ok;
}
