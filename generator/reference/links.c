// Links names in a text to their descriptions.
#include "reference/links.h"

#include <ctype.h>
#include <string.h>

#include "reference/markdown.h"
#include "reference/pages.h"
#include "render/names.h"

static const volume *
find_volume(const book *b, const char *module)
{
    for (int i = 0; i < b->count; i++)
        if (text_equal(b->volumes[i].e.m->module, module))
            return &b->volumes[i];
    return NULL;
}

static const char *
link_to(const page *p, const volume *v, const char *file, const char *name)
{
    arena *a = p->v->e.a;
    if (v != p->v)
        return arena_printf(a, "../%s/%s#%s", v->e.m->module, file, name);
    if (text_equal(file, p->name))
        return arena_printf(a, "#%s", name);
    return arena_printf(a, "%s#%s", file, name);
}

const char *
link_class(const page *p, const char *name)
{
    const class_info *c = emit_find_class(&p->v->e, name);
    if (c == NULL || text_equal(name, p->subject))
        return NULL;
    const volume *v = c->origin == NULL ? p->v : find_volume(p->v->book, c->origin);
    const class_info *own = v != NULL ? emit_find_class(&v->e, name) : NULL;
    const char *file = own != NULL ? v->class_pages[own - v->e.classes] : NULL;
    return file != NULL ? link_to(p, v, file, name) : NULL;
}

const char *
link_function(const page *p, const char *name)
{
    const function *f = emit_find_function(&p->v->e, name);
    if (f == NULL || f->skip != NULL || text_equal(name, p->subject))
        return NULL;
    return link_to(p, p->v, page_of_section(p->v, f->section), name);
}

void
link_name(page *p, const char *name, const char *link)
{
    if (link == NULL) {
        md_code(&p->text, name);
        return;
    }
    text_add(&p->text, "[");
    md_text(&p->text, name);
    text_printf(&p->text, "](%s)", link);
}

// ---- words ----

// Returns the length of the word that begins here. A word is a name with its continuation:
// "Stream.record", "NAME=1", "keep_gil(True)". The caller skips dashes of an option, "-arch=x".
static size_t
word_length(const char *s)
{
    size_t n = 0;
    while (true) {
        if (isalnum((unsigned char)s[n]) || s[n] == '_') {
            n++;
        } else if ((s[n] == '.' || s[n] == '=') && isalnum((unsigned char)s[n + 1])) {
            n++;
        } else if (s[n] == '(') {
            size_t inner = 1;
            while (isalnum((unsigned char)s[n + inner]))
                inner++;
            if (s[n + inner] != ')')
                return n;
            n += inner + 1;
        } else {
            return n;
        }
    }
}

// Returns whether the word is code, which no English text would contain.
static bool
is_code(const char *word)
{
    return !isdigit((unsigned char)*word) && strpbrk(word, "_=(.") != NULL && strlen(word) > 3;
}

static void
add_word(page *p, const char *word)
{
    const char *link = link_class(p, word);
    if (link == NULL)
        link = link_function(p, word);
    if (link != NULL || is_code(word))
        link_name(p, word, link);
    else
        md_text(&p->text, word);
}

void
link_words(page *p, const char *words)
{
    while (*words != '\0') {
        size_t dashes = strspn(words, "-");
        bool begins = isalnum((unsigned char)words[dashes]) || words[dashes] == '_';
        size_t length = begins ? dashes + word_length(words + dashes) : 1;
        if (begins)
            add_word(p, arena_intern_n(p->v->e.a, words, length));
        else
            md_text_n(&p->text, words, length);
        words += length;
    }
}
