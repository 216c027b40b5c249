#include "command/apart.h"

#include "parse/toolkit.h"

// Reads all specs first, so that their errors are reported before any header is parsed.
static bool
read_inputs(const order *c, worker *workers)
{
    bool ok = true;
    for (int i = 0; i < c->job_count; i++) {
        job *j = &c->jobs[i];
        workers[i].name = j->name;
        if (c->o->models.count > 0)
            continue; // models replace specs and headers
        if (inputs_read(c->a, c->o, j))
            workers[i].weight = toolkit_weight(c->a, c->o->include_dir, j->spec);
        else
            ok = false;
    }
    return ok;
}

text *
apart_run(order *c, worker_task *task)
{
    c->jobs = inputs_list(c->a, c->o, &c->job_count);
    if (c->jobs == NULL)
        return NULL;
    worker *workers = arena_alloc(c->a, sizeof *workers * (size_t)c->job_count);
    text *results = arena_alloc(c->a, sizeof *results * (size_t)c->job_count);
    if (read_inputs(c, workers) && workers_run(workers, c->job_count, task, c, results))
        return results;
    apart_free(c, results);
    return NULL;
}

void
apart_free(const order *c, text *results)
{
    for (int i = 0; i < c->job_count; i++)
        text_free(&results[i]);
}
