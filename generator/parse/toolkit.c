#include "parse/toolkit.h"

#include <string.h>
#include <sys/stat.h>

#include "base/diag.h"

static const location NOWHERE = {0};

bool
toolkit_has_folder(const char *folder)
{
    struct stat status;
    if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode)) {
        diag_error(NOWHERE, "no such folder: %s", folder);
        return false;
    }
    return true;
}

static bool
is_file(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

const char *
toolkit_find_header(arena *a, const char *include_dir, const spec *s, const char *name)
{
    const char *path = arena_printf(a, "%s/%s", include_dir, name);
    for (int i = 0; !is_file(path); i++) {
        if (i == s->folder_count)
            return NULL;
        path = arena_printf(a, "%s/%s", s->folders[i], name);
    }
    return path;
}

static bool
is_newer(const spec *s, const char *name)
{
    for (int i = 0; i < s->newer_headers.count; i++)
        if (strcmp(s->newer_headers.items[i].name, name) == 0)
            return true;
    return false;
}

static int
keep_present(arena *a, const char *include_dir, const spec *s, const char **headers, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (!is_newer(s, headers[i]) || toolkit_find_header(a, include_dir, s, headers[i]) != NULL)
            headers[kept++] = headers[i];
    return kept;
}

void
toolkit_leave_out_headers(arena *a, const char *include_dir, spec *s)
{
    bool same = s->includes == s->headers;
    s->header_count = keep_present(a, include_dir, s, s->headers, s->header_count);
    s->include_count =
        same ? s->header_count : keep_present(a, include_dir, s, s->includes, s->include_count);
}

static bool
has_header(arena *a, const char *include_dir, const spec *s, const char *name)
{
    if (toolkit_find_header(a, include_dir, s, name) != NULL)
        return true;
    diag_error(NOWHERE, "no %s, which module %s is made from: there is no file %s/%s", name,
               s->module, include_dir, name);
    return false;
}

bool
toolkit_has_headers(arena *a, const char *include_dir, const spec *s)
{
    for (int i = 0; i < s->header_count; i++)
        if (!has_header(a, include_dir, s, s->headers[i]))
            return false;
    for (int i = 0; i < s->include_count; i++)
        if (!has_header(a, include_dir, s, s->includes[i]))
            return false;
    for (int i = 0; i < s->typedef_table_count; i++)
        if (!has_header(a, include_dir, s, s->typedef_tables[i]))
            return false;
    return true;
}

long long
toolkit_weight(arena *a, const char *include_dir, const spec *s)
{
    long long bytes = 0;
    for (int i = 0; i < s->header_count; i++) {
        struct stat status;
        const char *path = arena_printf(a, "%s/%s", include_dir, s->headers[i]);
        bytes += stat(path, &status) == 0 ? (long long)status.st_size : 0;
    }
    // C++ headers take longer: they are parsed as C++ and as C, and include the classes of the
    // number types that they use.
    return s->is_cxx ? 4 * bytes : bytes;
}
