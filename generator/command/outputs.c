#include "command/outputs.h"

#include <errno.h>
#include <string.h>

#include "base/changes.h"
#include "base/diag.h"
#include "model/write.h"

bool
outputs_write(text *out, const char *path)
{
    bool ok = path != NULL
                  ? text_write_file(path, out->data, out->length) >= 0
                  : fwrite(out->data, 1, out->length, stdout) == out->length && fflush(stdout) == 0;
    if (!ok) {
        diag_error((location){0}, "cannot write %s: %s", path != NULL ? path : "to standard output",
                   strerror(errno));
    }
    text_free(out);
    return ok;
}

void
outputs_list_model(arena *a, const options *o, const model *m, text *changes)
{
    const char *folder = arena_printf(a, "%s/%d.%d", o->model_dir, m->api_version / 1000,
                                      m->api_version % 1000 / 10);
    const char *name = arena_printf(a, "%s.json", m->module);
    text json = {0};
    model_write(m, &json);
    changes_clean(changes, folder, name);
    changes_write(changes, arena_printf(a, "%s/%s", folder, name), json.data, json.length);
    text_free(&json);
}
