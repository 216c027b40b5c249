// Emission: which files in which order. Everything is put together in memory; files.c finds
// out at the end what of it is new.
#include "emit/emit.h"

#include "emit/internal.h"

#include "base/diag.h"
#include "render/contracts.h"

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

static void
emit_all(emitter *e)
{
    emit_types(e);
    emit_classes(e);
    emit_symbols(e);
    emit_functions(e);
    emit_methods(e);
    emit_tables(e);
    emit_api(e);
    emit_module_file(e);
    emit_pyi(e);
    emit_stub_library(e);
    emit_layout_check(e);
}

static void
release(emitter *e)
{
    for (int i = 0; i < e->file_count; i++)
        text_free(&e->files[i]->text);
    for (int i = 0; i < TEMPLATE_COUNT; i++)
        template_free(e->templates[i]);
    emit_free_index(e);
    arena_free(e->a);
}

bool
emit_module(const model *m, emit_options *options)
{
    int errors = diag_error_count();
    emitter e = {.m = m,
                 .with_docs = options->with_docs,
                 .bare_stubs = options->bare_stubs,
                 .a = arena_new()};
    if (load_templates(&e, options->template_dir)) {
        emit_index_model(&e);
        set_facts(&e);
        emit_all(&e);
    }
    bool ok = diag_error_count() == errors && emit_list_files(&e, options);
    release(&e);
    return ok;
}
