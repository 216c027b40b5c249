// Makes the names of the checked form's exception classes, one per status.
//
// With the prefix XY_ERROR_, the class of XY_ERROR_OUT_OF_MEMORY is called OutOfMemoryError: prefix
// dropped, words capitalised, "Error" appended. A name that would hide a builtin of Python gets a
// prefix from the module's base class, DriverError: DriverTimeoutError.
#include "render/errors.h"

#include <ctype.h>
#include <string.h>

#include "render/emitter.h"
#include "render/names.h"

// Python's builtin exceptions with which the name of a status could collide.
static const char *const BUILTINS[] = {
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BlockingIOError",
    "BrokenPipeError",
    "BufferError",
    "ChildProcessError",
    "ConnectionAbortedError",
    "ConnectionError",
    "ConnectionRefusedError",
    "ConnectionResetError",
    "EOFError",
    "EnvironmentError",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "IOError",
    "ImportError",
    "IndentationError",
    "IndexError",
    "InterruptedError",
    "IsADirectoryError",
    "KeyError",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "ProcessLookupError",
    "RecursionError",
    "ReferenceError",
    "RuntimeError",
    "SyntaxError",
    "SystemError",
    "TabError",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeError",
    "ValueError",
    "ZeroDivisionError",
    NULL,
};

static bool
is_builtin(const char *name)
{
    for (int i = 0; BUILTINS[i] != NULL; i++)
        if (strcmp(name, BUILTINS[i]) == 0)
            return true;
    return false;
}

static bool
has_lower(const char *name)
{
    while (*name != '\0' && !islower((unsigned char)*name))
        name++;
    return *name != '\0';
}

// Turns "OUT_OF_MEMORY" into "OutOfMemory". A name with lower-case letters stays unchanged.
static void
add_camel_case(text *out, const char *name)
{
    if (has_lower(name)) {
        text_add(out, name);
        return;
    }
    bool start = true;
    for (; *name != '\0'; name++) {
        if (*name == '_') {
            start = true;
            continue;
        }
        char c = start ? *name : (char)tolower((unsigned char)*name);
        text_add_n(out, &c, 1);
        start = false;
    }
}

// Returns the length of "Driver" in "DriverError", the module's base class.
static int
family_length(const char *family)
{
    size_t length = strlen(family);
    return (int)(text_ends(family, "Error") ? length - 5 : length);
}

const char *
emit_error_class(const emitter *e, const enumerator *status)
{
    const model *m = e->m;
    if (m->error_class == NULL || status->alias || strcmp(status->name, m->success) == 0)
        return NULL;
    const char *bare = status->name;
    if (m->error_prefix != NULL && text_starts(bare, m->error_prefix) &&
        bare[strlen(m->error_prefix)] != '\0') {
        bare += strlen(m->error_prefix);
    }
    text out = {0};
    add_camel_case(&out, bare);
    if (!text_ends(out.data, "Error"))
        text_add(&out, "Error");
    const char *name = emit_keep(e, &out);
    if (is_builtin(name))
        name = arena_printf(e->a, "%.*s%s", family_length(m->error_class), m->error_class, name);
    return name;
}

const enumeration *
emit_status_enum(const emitter *e)
{
    for (int i = 0; i < e->m->enum_count; i++)
        if (text_equal(e->m->enums[i].name, e->m->status_enum))
            return &e->m->enums[i];
    return NULL;
}
