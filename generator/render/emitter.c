// Sets up an emitter, and frees it.
#include "render/emitter.h"

#include "base/diag.h"
#include "render/contracts.h"
#include "render/names.h"

static bool
load_templates(emitter *e, const char *folder)
{
    int errors = diag_error_count();
    for (int i = 0; i < TEMPLATE_COUNT; i++)
        e->templates[i] = template_load(e->a, folder, template_contracts[i]);
    return diag_error_count() == errors;
}

static void
set_facts(emitter *e)
{
    const model *m = e->m;
    e->wrapped = arena_alloc(e->a, sizeof *e->wrapped * (size_t)(m->function_count + 1));
    e->bodies = arena_alloc(e->a, sizeof *e->bodies * (size_t)(m->function_count + 1));
    e->param_lists = arena_alloc(e->a, sizeof *e->param_lists * (size_t)(m->function_count + 1));
    e->release = emit_release(e, m->api_version);
    e->upper = emit_upper(e, m->module);
    e->item = (item_vars){
        .module = m->module,
        .upper = e->upper,
        .python_name = m->python_name,
        .title = m->title,
        .release = e->release,
        .api_version = arena_printf(e->a, "%d", m->api_version),
    };
}

bool
emitter_begin(emitter *e, const char *template_dir)
{
    e->a = arena_new();
    if (!load_templates(e, template_dir))
        return false;
    emit_index_model(e);
    set_facts(e);
    return true;
}

void
emitter_end(emitter *e)
{
    for (int i = 0; i < e->file_count; i++)
        text_free(&e->files[i]->text);
    arena_free(e->a);
}
