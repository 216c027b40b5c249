// Writes pieces of Markdown in the forms that all renderers show in the same way: CommonMark and
// tables.
#include "reference/markdown.h"

#include <string.h>

enum { CODE_COLUMNS = 96 };

// `&` and `<` become entities, because some readers of Markdown accept no backslash before them.
void
md_text_n(text *out, const char *s, size_t length)
{
    for (const char *end = s + length; s < end; s++) {
        if (*s == '&') {
            text_add(out, "&amp;");
        } else if (*s == '<') {
            text_add(out, "&lt;");
        } else {
            if (strchr("\\`*_{}[]>|~!", *s) != NULL)
                text_add(out, "\\");
            text_add_n(out, s, 1);
        }
    }
}

void
md_text(text *out, const char *s)
{
    md_text_n(out, s, strlen(s));
}

// In a table a bar ends the cell even inside code, and a backtick would end the code. Such text is
// escaped instead.
void
md_code(text *out, const char *s)
{
    if (strpbrk(s, "`|") != NULL)
        md_text(out, s);
    else
        text_printf(out, "`%s`", s);
}

void
md_code_line(text *out, const char *line)
{
    size_t column = 0;
    while (*line != '\0') {
        const char *comma = strstr(line, ", ");
        size_t width = comma != NULL ? (size_t)(comma - line) + 1 : strlen(line);
        bool fits = column == 0 || column + width < CODE_COLUMNS;
        text_add(out, column == 0 ? "" : fits ? " " : "\n    ");
        column = fits ? column + width + 1 : width + 4;
        text_add_n(out, line, width);
        line += width + (comma != NULL);
    }
    text_add(out, "\n");
}

void
md_anchor(text *out, const char *name)
{
    text_printf(out, "\n<a id=\"%s\"></a>\n\n## ", name);
    md_text(out, name);
    text_add(out, "\n");
}

void
md_table(text *out, const char *const *titles, int count)
{
    text_add(out, "\n|");
    for (int i = 0; i < count; i++)
        text_printf(out, " %s |", titles[i]);
    text_add(out, "\n|");
    for (int i = 0; i < count; i++)
        text_add(out, " --- |");
    text_add(out, "\n");
}
