// Records NVTX ranges for core/launch/test_marks.py. NVTX loads it through NVTX_INJECTION64_PATH.
//
// The tool writes the begin and end of each range to the file NVTX_TOOL_LOG. It identifies the
// functions that it replaces only by their numbers, which are fixed between tools and programs.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef void function(void);

struct callbacks {
    size_t size;
    int (*table_of)(int module, function ****table, unsigned *count);
};

struct attributes {
    uint16_t version, size;
    uint32_t category;
    int32_t color_type;
    uint32_t color;
    int32_t payload_type, reserved;
    uint64_t payload;
    int32_t message_type;
    const char *message;
};

enum { CALLBACKS = 1, DOMAINS = 5, RANGE_PUSH = 4, RANGE_POP = 5, CREATE = 12 };

static FILE *out;
static int depth;

static void *
create(const char *name)
{
    fprintf(out, "domain %s\n", name);
    return out; // any address but NULL
}

static int
push(void *domain, const struct attributes *a)
{
    fprintf(out, "%s %d %d %s\n", domain == out ? "begin" : "begin elsewhere", a->version,
            a->message_type, a->message);
    fflush(out);
    return depth++;
}

static int
pop(void *domain)
{
    fprintf(out, "%s\n", domain == out ? "end" : "end elsewhere");
    fflush(out);
    return --depth;
}

int
InitializeInjectionNvtx2(const void *(*export_table)(uint32_t id))
{
    const struct callbacks *callbacks = export_table(CALLBACKS);
    function ***table;
    unsigned count;
    out = fopen(getenv("NVTX_TOOL_LOG"), "w");
    if (out == NULL || callbacks == NULL || !callbacks->table_of(DOMAINS, &table, &count) ||
        count <= CREATE)
        return 0;
    *table[CREATE] = (function *)create;
    *table[RANGE_PUSH] = (function *)push;
    *table[RANGE_POP] = (function *)pop;
    return 1;
}
