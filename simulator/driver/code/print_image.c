// Writes the linker's output: an image as an ELF file with PTX inside, which drv_read_elf() can
// read.
#include "code/print_image.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "code/image.h"
#include "ptx_section.h"

typedef struct text {
    char *data;
    size_t size, capacity;
    bool failed;
} text;

static void
print(text *t, const char *format, ...)
{
    va_list arguments;
    char line[512];
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof line)
        t->failed = true;
    if (!t->failed && t->size + (size_t)length + 1 > t->capacity) {
        size_t wanted = 2 * (t->capacity + (size_t)length + 1);
        char *grown = realloc(t->data, wanted);
        t->failed = grown == NULL;
        t->data = t->failed ? t->data : grown;
        t->capacity = t->failed ? t->capacity : wanted;
    }
    if (t->failed)
        return;
    memcpy(t->data + t->size, line, (size_t)length + 1);
    t->size += (size_t)length;
}

// Returns the alignment with which a parameter is at `offset` if the parameter before it ends at
// `end`.
static size_t
alignment(size_t end, size_t offset)
{
    size_t align = 1;
    while (align < 64 && (end + align - 1) / align * align != offset)
        align *= 2;
    return align;
}

static void
print_entry(text *t, const drv_entry *entry)
{
    print(t, ".visible .entry %s(", entry->name);
    size_t end = 0;
    for (size_t i = 0; i < entry->param_count; i++) {
        drv_param p = entry->params[i];
        print(t, "%s.param .align %zu .b8 p%zu[%zu]", i > 0 ? ", " : "", alignment(end, p.offset),
              i, p.size);
        end = p.offset + p.size;
    }
    print(t, ")");
    if (entry->max_threads > 0)
        print(t, " .maxntid %d, 1, 1", entry->max_threads);
    if (entry->registers > 0)
        print(t, " .maxnreg %d", entry->registers);
    if (entry->cluster[0] > 0)
        print(t, " .reqnctapercluster %d, %d, %d", entry->cluster[0], entry->cluster[1],
              entry->cluster[2]);
    print(t, " { .shared .align 4 .b8 s[%zu]; ret; }\n", entry->shared_bytes);
}

static void
print_variable(text *t, const drv_variable *v)
{
    print(t, ".visible .global %s.align %zu .b8 %s[%zu]", v->managed ? ".attribute(.managed) " : "",
          v->align > 0 ? v->align : 1, v->name, v->size);
    for (size_t i = 0; v->initial != NULL && i < v->size; i++)
        print(t, "%s%d", i == 0 ? " = {" : ", ", v->initial[i]);
    print(t, "%s;\n", v->initial != NULL && v->size > 0 ? "}" : "");
}

static void
print_ptx(text *t, const drv_image *image)
{
    print(t, ".version %d.%d\n.target sm_%d\n.address_size 64\n", image->version / 10,
          image->version % 10, image->target);
    for (size_t i = 0; i < image->entry_count; i++)
        print_entry(t, &image->entries[i]);
    for (size_t i = 0; i < image->variable_count; i++)
        print_variable(t, &image->variables[i]);
}

static void
copy_text(text *t, const char *data, size_t size)
{
    t->data = malloc(size + 1);
    t->failed = t->data == NULL;
    if (t->failed)
        return;
    memcpy(t->data, data, size);
    t->data[size] = '\0';
    t->size = size;
}

static const char section_names[] = "\0.shstrtab\0" PTX_SECTION;

unsigned char *
drv_image_print(const drv_image *image, const char *texts, size_t text_size, size_t *size)
{
    text t = {NULL, 0, 0, false};
    if (texts != NULL)
        copy_text(&t, texts, text_size);
    else
        print_ptx(&t, image);
    Elf64_Ehdr header = {
        .e_ident = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64, ELFDATA2LSB, EV_CURRENT, 0x41,
                    8},
        .e_type = ET_EXEC,
        .e_machine = EM_CUDA,
        .e_version = EV_CURRENT,
        .e_flags = (Elf64_Word)image->target << 8,
        .e_ehsize = sizeof header,
        .e_shentsize = sizeof(Elf64_Shdr),
        .e_shnum = 3,
        .e_shstrndx = 1,
    };
    Elf64_Shdr sections[3] = {
        {.sh_type = SHT_NULL},
        {.sh_name = 1, .sh_type = SHT_STRTAB, .sh_size = sizeof section_names},
        {.sh_name = 11, .sh_type = SHT_PROGBITS, .sh_size = t.size},
    };
    sections[1].sh_offset = sizeof header;
    sections[2].sh_offset = sizeof header + sizeof section_names;
    header.e_shoff = (sections[2].sh_offset + t.size + 7) / 8 * 8;
    *size = (size_t)header.e_shoff + sizeof sections;
    unsigned char *out = t.failed ? NULL : calloc(1, *size);
    if (out != NULL) {
        memcpy(out, &header, sizeof header);
        memcpy(out + sections[1].sh_offset, section_names, sizeof section_names);
        memcpy(out + sections[2].sh_offset, t.data, t.size);
        memcpy(out + header.e_shoff, sections, sizeof sections);
    }
    free(t.data);
    return out;
}
