// Which macros are constants of the module.
#include "emit/constants.h"

#include <stdlib.h>
#include <string.h>

static int
compare_macros(const void *a, const void *b)
{
    return strcmp((*(const macro *const *)a)->name, (*(const macro *const *)b)->name);
}

const macro **
emit_constants(const emitter *e, int *count)
{
    const macro **all = arena_alloc(e->a, sizeof *all * (size_t)(e->m->macro_count + 1));
    *count = 0;
    for (int i = 0; i < e->m->macro_count; i++) {
        const macro *mc = &e->m->macros[i];
        bool value = mc->cls == MACRO_INT || mc->cls == MACRO_POINTER || mc->cls == MACRO_STRING;
        if (mc->skip == NULL && value)
            all[(*count)++] = mc;
    }
    qsort(all, (size_t)*count, sizeof *all, compare_macros);
    return all;
}
