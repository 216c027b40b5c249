// Joins the declarations of a wrapper's variables. Each parameter's snippet declares the variables
// that this parameter needs.
//
// This file finds the type and the name by parsing the snippet's line of C. So a snippet declares
// its variable in plain C and need not give the type separately.
#include "render/declare.h"

#include <stdlib.h>
#include <string.h>

typedef struct declaration {
    const char *type; // const char
    size_t type_length;
    const char *declarator; // *name = NULL
    size_t length;
    bool has_value;
    bool done;
} declaration;

// The name ends before the value, the bounds or the semicolon. Stars belong to the name, not to the
// type.
static declaration
read_declaration(const char *line, size_t length)
{
    size_t start = strspn(line, " ");
    size_t name_end = start + strcspn(line + start, "=;[");
    bool has_value = memchr(line, '=', length) != NULL;
    while (line[name_end - 1] == ' ')
        name_end--;
    size_t at = name_end;
    while (at > start && line[at - 1] != ' ' && line[at - 1] != '*')
        at--;
    while (line[at - 1] == '*')
        at--;
    size_t type_end = at;
    while (line[type_end - 1] == ' ')
        type_end--;
    return (declaration){.type = line + start,
                         .type_length = type_end - start,
                         .declarator = line + at,
                         .length = length - at - 1,
                         .has_value = has_value};
}

static bool
belong_together(const declaration *a, const declaration *b)
{
    return a->has_value == b->has_value && a->type_length == b->type_length &&
           strncmp(a->type, b->type, a->type_length) == 0;
}

static size_t
count_lines(const char *lines)
{
    size_t n = 0;
    for (; *lines != '\0'; lines++)
        n += *lines == '\n';
    return n;
}

void
emit_join_declarations(text *out, const char *lines)
{
    size_t count = 0;
    declaration *all = calloc(count_lines(lines) + 1, sizeof *all);
    if (all == NULL)
        abort();
    for (size_t length; *lines != '\0'; lines += length + 1) {
        length = strcspn(lines, "\n");
        all[count++] = read_declaration(lines, length);
    }
    for (size_t i = 0; i < count; i++) {
        if (all[i].done)
            continue;
        text_printf(out, "    %.*s ", (int)all[i].type_length, all[i].type);
        for (size_t j = i; j < count; j++) {
            if (all[j].done || !belong_together(&all[i], &all[j]))
                continue;
            text_add(out, j > i ? ", " : "");
            text_add_n(out, all[j].declarator, all[j].length);
            all[j].done = true;
        }
        text_add(out, ";\n");
    }
    free(all);
}
