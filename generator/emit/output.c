// Opens the files that the emitters fill.
#include "emit/output.h"

#include "render/contracts.h"

text *
emit_open(emitter *e, const char *name, template_id id)
{
    e->files = arena_grow(e->a, e->files, e->file_count, sizeof *e->files);
    output *o = arena_alloc(e->a, sizeof *o);
    e->files[e->file_count++] = o;
    o->name = name;
    o->is_c = text_ends(name, ".c") || text_ends(name, ".h");
    banner_vars v = {
        .file = name,
        .template_file = template_contracts[id]->file,
        .module = e->m->module,
        .title = e->m->title,
        .release = e->release,
    };
    template_expand(e->templates[TEMPLATE_BANNER], o->is_c ? "c" : "python", VARS_VALUES(&v),
                    &o->text);
    return &o->text;
}
