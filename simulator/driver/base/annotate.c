// Writes annotations of source lines. GitHub shows them next to the lines of a change.
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "base/report.h"

// Writes a text as a command of GitHub needs it. Values of properties end at a comma, and must not
// contain a colon.
static void
write_escaped(FILE *out, const char *text, bool is_property)
{
    for (; *text != '\0'; text++) {
        bool special = *text == '%' || *text == '\r' || *text == '\n' ||
                       (is_property && (*text == ':' || *text == ','));
        if (special)
            fprintf(out, "%%%02X", (unsigned)*text);
        else
            fputc(*text, out);
    }
}

// Returns the part of a path below the working directory, or else the path.
static const char *
relative(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    bool inside = length > 1 && strncmp(path, folder, length) == 0 && path[length] == '/';
    return inside ? path + length + 1 : path;
}

// Returns the line to annotate: the first one in a file below the working directory, because that
// of a library's header says less to the reader; or else the first one.
static const cubind_sim_source *
choose(const drv_message *message, const char *folder)
{
    const cubind_sim_source *first = NULL;
    for (size_t i = 0; i < message->party_count; i++)
        for (size_t j = 0; j < message->parties[i].source_count; j++) {
            const cubind_sim_source *source = &message->parties[i].sources[j];
            if (source->file == NULL)
                continue;
            const char *path = relative(source->file, folder);
            if (path[0] != '/' && access(path, F_OK) == 0)
                return source;
            first = first == NULL ? source : first;
        }
    return first;
}

void
drv_write_annotation(FILE *out, const drv_message *message)
{
    char folder[PATH_MAX];
    if (getcwd(folder, sizeof folder) == NULL)
        folder[0] = '\0';
    const cubind_sim_source *source = choose(message, folder);
    if (source == NULL)
        return;
    fprintf(out, "::%s file=", strcmp(message->check, "note") == 0 ? "warning" : "error");
    write_escaped(out, relative(source->file, folder), true);
    fprintf(out, ",line=%d,title=", source->line);
    write_escaped(out, message->check, true);
    if (message->kernel != NULL) {
        fputs(" in kernel ", out);
        write_escaped(out, message->kernel, true);
    }
    fputs("::", out);
    write_escaped(out, message->text, false);
    fputc('\n', out);
}
