#include "render/wrapped.h"

#include <string.h>

const wrapped *
emit_find_wrapped(const wrapped *ws, const char *name)
{
    for (int i = 0; name != NULL && i < ws->f->param_count; i++)
        if (strcmp(ws->f->params[i].name, name) == 0)
            return &ws[i];
    return NULL;
}
