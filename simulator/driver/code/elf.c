// Reads from a cubin (an ELF file of machine code) the facts that launches need. Kernels are the
// sections .text.<name>; .nv.info and .nv.info.<name> describe them.
#include "code/elf.h"

#include <stdlib.h>
#include <string.h>

#include "base/simulates.h"
#include "code/image.h"
#include "code/ptx.h"
#include "cubind_size.h"
#include "device/attributes.h"
#include "elf_file.h"
#include "ptx_section.h"

// An item of .nv.info has a format and an attribute, and then either a 2-byte value, or a length
// and bytes.
enum {
    FORMAT_SIZED = 4,
    INFO_MAX_THREADS = 0x05,
    INFO_REQUIRED_THREADS = 0x10,
    INFO_FRAME_SIZE = 0x11,
    INFO_PARAMETER = 0x17,
    INFO_REGISTERS = 0x2f,
    INFO_CLUSTER = 0x3d,
    INFO_EXPLICIT_CLUSTER = 0x3e,
};

enum { MANAGED_SYMBOL = 0x04, RESERVED_SHARED = 1024, LARGEST_VARIABLE = 1 << 28 };

typedef struct file {
    elf_file elf;
    drv_image *image;
} file;

// Returns the rest of a name after `prefix`; NULL if the name begins differently.
static const char *
after(const char *name, const char *prefix)
{
    size_t length = strlen(prefix);
    return strncmp(name, prefix, length) == 0 ? name + length : NULL;
}

static drv_entry *
entry_named(const file *f, const char *name)
{
    int i = drv_find_entry(f->image, name);
    return i >= 0 ? &f->image->entries[i] : NULL;
}

// --- properties of kernels -----------------------------------------------------------------------

static uint32_t
word(const unsigned char *at)
{
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

// Reads a parameter from {index, ordinal and offset, packed size}. Parameters come in any order.
static bool
add_parameter(drv_entry *entry, const unsigned char *item)
{
    size_t ordinal = word(item + 4) & 0xffff;
    if (ordinal >= entry->param_count) {
        drv_param *grown = realloc(entry->params, (ordinal + 1) * sizeof *grown);
        if (grown == NULL)
            return false;
        memset(grown + entry->param_count, 0, (ordinal + 1 - entry->param_count) * sizeof *grown);
        entry->params = grown;
        entry->param_count = ordinal + 1;
    }
    drv_param param = {word(item + 4) >> 16, word(item + 8) >> 18};
    entry->params[ordinal] = param;
    if (param.offset + param.size > entry->param_bytes)
        entry->param_bytes = param.offset + param.size;
    return true;
}

static bool
read_kernel_item(drv_entry *entry, int attribute, const unsigned char *item, size_t size)
{
    entry->explicit_cluster = entry->explicit_cluster || attribute == INFO_EXPLICIT_CLUSTER;
    if (size < 12)
        return true;
    if (attribute == INFO_PARAMETER)
        return add_parameter(entry, item);
    if (attribute == INFO_MAX_THREADS || attribute == INFO_REQUIRED_THREADS)
        entry->max_threads = drv_number(size_of_shape(word(item), word(item + 4), word(item + 8)));
    for (int i = 0; attribute == INFO_CLUSTER && i < 3; i++)
        entry->cluster[i] = drv_number(word(item + 4 * i));
    return true;
}

// Reads an item of .nv.info, which has {symbol of the kernel, value}.
static void
read_file_item(const file *f, const Elf64_Shdr *info, int attribute, const unsigned char *item,
               size_t size)
{
    Elf64_Shdr symbols;
    Elf64_Sym symbol;
    if (size < 8 || !elf_file_section(&f->elf, info->sh_link, &symbols))
        return;
    const char *name = elf_file_symbol(&f->elf, &symbols, word(item), &symbol);
    drv_entry *entry = name != NULL ? entry_named(f, name) : NULL;
    if (entry != NULL && attribute == INFO_REGISTERS)
        entry->registers = drv_number(word(item + 4));
    if (entry != NULL && attribute == INFO_FRAME_SIZE)
        entry->local_bytes = word(item + 4);
}

// Reads a section of items. If `entry` is NULL, the section is about all kernels.
static bool
read_info(const file *f, const Elf64_Shdr *info, drv_entry *entry)
{
    const unsigned char *at = elf_file_contents(&f->elf, info);
    if (at == NULL)
        return false;
    const unsigned char *end = at + info->sh_size;
    while (end - at >= 4) {
        size_t size = at[0] == FORMAT_SIZED ? word(at) >> 16 : 0;
        if (size > (size_t)(end - at) - 4)
            return false;
        if (entry == NULL)
            read_file_item(f, info, at[1], at + 4, size);
        else if (!read_kernel_item(entry, at[1], at + 4, size))
            return false;
        at += 4 + size;
    }
    return true;
}

// --- walks ---------------------------------------------------------------------------------------

static bool
add_kernels(const file *f)
{
    Elf64_Shdr section;
    for (size_t i = 0; elf_file_section(&f->elf, i, &section); i++) {
        const char *name = after(elf_file_name(&f->elf, &section), ".text.");
        if (name == NULL)
            continue;
        drv_entry *entry = drv_image_add_entry(f->image);
        if (entry == NULL || (entry->name = strdup(name)) == NULL)
            return false;
    }
    return true;
}

// From compute capability 9.0 on, the first kilobyte is reserved for the system.
static size_t
own_shared(const file *f, uint64_t size)
{
    size_t reserved = f->image->target >= 90 ? RESERVED_SHARED : 0;
    return size > reserved ? (size_t)size - reserved : 0;
}

static bool
describe_kernels(const file *f)
{
    Elf64_Shdr section;
    for (size_t i = 0; elf_file_section(&f->elf, i, &section); i++) {
        const char *name = elf_file_name(&f->elf, &section);
        const char *of_info = after(name, ".nv.info.");
        const char *of_shared = after(name, ".nv.shared.");
        drv_entry *informed = of_info != NULL ? entry_named(f, of_info) : NULL;
        drv_entry *sharing = of_shared != NULL ? entry_named(f, of_shared) : NULL;
        if (strcmp(name, ".nv.constant3") == 0)
            f->image->const_bytes = section.sh_size;
        if (sharing != NULL)
            sharing->shared_bytes = own_shared(f, section.sh_size);
        bool whole = strcmp(name, ".nv.info") == 0;
        if ((whole || informed != NULL) && !read_info(f, &section, informed))
            return false;
    }
    return true;
}

static bool
add_variable(const file *f, const char *name, const Elf64_Sym *symbol)
{
    Elf64_Shdr section;
    if (!elf_file_section(&f->elf, symbol->st_shndx, &section))
        return true;
    const char *place = elf_file_name(&f->elf, &section);
    if (after(place, ".nv.global") == NULL && strcmp(place, ".nv.constant3") != 0)
        return true;
    drv_variable *v = drv_image_add_variable(f->image);
    if (v == NULL || (v->name = strdup(name)) == NULL)
        return false;
    v->size = symbol->st_size;
    v->align = section.sh_addralign;
    v->managed = (symbol->st_other & MANAGED_SYMBOL) != 0;
    const unsigned char *contents = elf_file_contents(&f->elf, &section);
    if (contents == NULL)
        return section.sh_type == SHT_NOBITS && v->size <= LARGEST_VARIABLE;
    if (!size_is_inside(symbol->st_value, v->size, section.sh_size))
        return false;
    v->initial = malloc(v->size + 1);
    if (v->initial != NULL)
        memcpy(v->initial, contents + symbol->st_value, v->size);
    return v->initial != NULL;
}

static bool
add_variables(const file *f)
{
    Elf64_Shdr section;
    for (size_t i = 0; elf_file_section(&f->elf, i, &section); i++) {
        Elf64_Sym symbol;
        const char *name;
        for (size_t s = 0; section.sh_type == SHT_SYMTAB &&
                           (name = elf_file_symbol(&f->elf, &section, s, &symbol)) != NULL;
             s++) {
            bool variable = *name != '\0' && ELF64_ST_TYPE(symbol.st_info) == STT_OBJECT;
            if (variable && !add_variable(f, name, &symbol))
                return false;
        }
    }
    return true;
}

// Reads PTX that this driver's linker, or an interposer, has put into a section.
static bool
read_inner_ptx(const file *f)
{
    size_t i = 0, size;
    const char *texts = ptx_section_find(&f->elf, &i, &size);
    if (texts != NULL)
        drv_read_ptx_list(f->image, texts, size);
    return texts != NULL;
}

// --- the file ------------------------------------------------------------------------------------

// Returns the architecture, which is in the flags of the header. Version 8 of the format moved it.
static int
target_of(const Elf64_Ehdr *header)
{
    int shift = header->e_ident[EI_ABIVERSION] >= 8 ? 8 : 0;
    return (int)(header->e_flags >> shift & 0xff);
}

void
drv_read_elf(drv_image *image, const unsigned char *data, size_t size)
{
    file f = {.image = image};
    if (size > 0 && size < sizeof f.elf.header) {
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "truncated machine code");
        return;
    }
    uint64_t whole = elf_file_own_size(data);
    if (whole == UINT64_MAX || (size > 0 && whole > size) ||
        !elf_file_open(&f.elf, data, size > 0 ? size : (size_t)whole) ||
        f.elf.header.e_machine != EM_CUDA || f.elf.header.e_shnum == 0) {
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "not a cubin");
        return;
    }
    image->target = target_of(&f.elf.header);
    int major = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    int minor = drv_limit(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    // Code of the same generation runs on this device and on later ones.
    if (image->target / 10 != major || image->target % 10 > minor)
        drv_image_fail(image, CUDA_ERROR_NO_BINARY_FOR_GPU, "machine code for another device");
    else if (read_inner_ptx(&f))
        return;
    else if (drv_simulates())
        drv_image_fail(
            image, CUDA_ERROR_NO_BINARY_FOR_GPU,
            "this is machine code, but the simulated device runs PTX: compile to PTX, or "
            "add PTX with -gencode arch=compute_90,code=compute_90");
    else if (!(add_kernels(&f) && describe_kernels(&f) && add_variables(&f)))
        drv_image_fail(image, CUDA_ERROR_INVALID_IMAGE, "damaged machine code");
}
