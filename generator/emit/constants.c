// Lists the constants of a module: macros, constants that headers define, and enumerators of
// unnamed enums, which have no class.
#include "emit/constants.h"

#include <stdlib.h>
#include <string.h>

static int
compare_macros(const void *a, const void *b)
{
    return strcmp((*(const macro *const *)a)->name, (*(const macro *const *)b)->name);
}

static int
count_unnamed(const emitter *e)
{
    int count = 0;
    for (int i = 0; i < e->m->enum_count; i++)
        if (find_is_unnamed(e->m, &e->m->enums[i]))
            count += e->m->enums[i].item_count;
    return count;
}

static void
add_unnamed(const emitter *e, const macro **all, int *count)
{
    for (int i = 0; i < e->m->enum_count; i++) {
        const enumeration *en = &e->m->enums[i];
        for (int j = 0; find_is_unnamed(e->m, en) && j < en->item_count; j++) {
            macro *mc = arena_alloc(e->a, sizeof *mc);
            *mc = (macro){.name = en->items[j].name,
                          .cls = MACRO_INT,
                          .value = en->items[j].value,
                          .is_unsigned = en->items[j].is_unsigned,
                          .is_enumerator = true};
            all[(*count)++] = mc;
        }
    }
}

const macro **
emit_constants(const emitter *e, int *count)
{
    size_t most = (size_t)(e->m->macro_count + count_unnamed(e) + 1);
    const macro **all = arena_alloc(e->a, sizeof *all * most);
    *count = 0;
    for (int i = 0; i < e->m->macro_count; i++) {
        const macro *mc = &e->m->macros[i];
        if (mc->skip == NULL && mc->cls != MACRO_RENAME && mc->cls != MACRO_OTHER)
            all[(*count)++] = mc;
    }
    add_unnamed(e, all, count);
    qsort(all, (size_t)*count, sizeof *all, compare_macros);
    return all;
}

const char *
emit_float_value(const emitter *e, const macro *mc)
{
    double value = strtod(mc->text, NULL); // the model's texts are not trusted
    if (value != value)
        return "__builtin_nan(\"\")";
    if (value - value != 0)
        return value > 0 ? "__builtin_inf()" : "-__builtin_inf()";
    const char *number = arena_printf(e->a, "%.17g", value);
    return strpbrk(number, ".e") != NULL ? number : arena_printf(e->a, "%s.0", number);
}
