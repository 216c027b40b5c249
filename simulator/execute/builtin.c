// Implements functions of CUDA's device runtime that kernels call and no module defines: printf,
// assertions, malloc and free, conditions of graphs, and the barrier of a cooperative grid.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "execute/races.h"
#include "execute/unwritten.h"

enum { MOST_TEXT = 4096 }; // bytes of a string, and of the output of one call

// Reads an argument of a lane; it has at most 8 bytes.
static uint64_t
argument(const sim_warp *warp, const sim_call *call, size_t index, int lane)
{
    const sim_actual *actual = &call->arguments[index];
    uint64_t value = 0;
    if (!actual->in_memory)
        return sim_lane_value(warp->places, actual->place, actual->size < 2 ? 2 : actual->size,
                              lane);
    const char *local = warp->local + (size_t)lane * warp->block->grid->local_bytes;
    memcpy(&value, local + warp->frame->local_base + actual->place,
           actual->size < 8 ? actual->size : 8);
    return value;
}

static void
set_result(const sim_warp *warp, const sim_call *call, int lane, uint64_t value)
{
    const sim_actual *actual = &call->results[0];
    char *local = warp->local + (size_t)lane * warp->block->grid->local_bytes;
    char *at = local + warp->frame->local_base + actual->place;
    if (actual->in_memory) {
        memcpy(at, &value, actual->size < 8 ? actual->size : 8);
        sim_unwritten_end(warp->block->grid, at, actual->size);
    } else
        sim_set_lane(warp->places, actual->place, actual->size < 2 ? 2 : actual->size, lane, value);
}

// Reads a string from device memory, and cuts it if it is too long. False: there was a fault.
static bool
read_text(sim_warp *warp, const sim_op *op, int lane, uint64_t address, char text[MOST_TEXT])
{
    for (size_t i = 0; i < MOST_TEXT; i++) {
        const char *at = sim_locate(warp, op, lane, SIM_SPACE_NONE, address + i, 1, SIM_LOADS);
        if (at == NULL)
            return false;
        text[i] = *at;
        if (*at == '\0')
            return true;
    }
    text[MOST_TEXT - 1] = '\0';
    return true;
}

// --- printf ---

typedef struct printing {
    sim_warp *warp;
    const sim_op *op;
    int lane;
    uint64_t next; // address of the next argument
    int taken;
    bool failed;
    char text[MOST_TEXT];
    size_t used;
} printing;

static __attribute__((format(printf, 2, 3))) void
put(printing *p, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(p->text + p->used, sizeof p->text - p->used, format, arguments);
    va_end(arguments);
    if (length > 0)
        p->used = p->used + (size_t)length < sizeof p->text ? p->used + (size_t)length
                                                            : sizeof p->text - 1;
}

// Reads the next argument of printf. Arguments are laid out like members of a struct: 4 bytes for
// an int, 8 for all others.
static uint64_t
next_argument(printing *p, uint32_t size)
{
    uint64_t value = 0;
    p->next = (p->next + size - 1) / size * size;
    const char *at =
        p->failed ? NULL
                  : sim_locate(p->warp, p->op, p->lane, SIM_SPACE_NONE, p->next, size, SIM_LOADS);
    p->failed |= at == NULL;
    if (at != NULL) {
        memcpy(&value, at, size);
        if (p->warp->block->grid->checks_unwritten)
            sim_unwritten_look(p->warp, p->op, p->lane, at, p->next, size);
    }
    p->next += size;
    p->taken++;
    return value;
}

// Limits widths and precisions to the longest text. Longer output would be cut anyway, and would
// take seconds to print.
static void
limit_numbers(char *form)
{
    for (char *at = form; *at != '\0';) {
        char *end = at;
        long number = *at >= '1' && *at <= '9' ? strtol(at, &end, 10) : 0;
        if (number > MOST_TEXT) {
            int length = snprintf(at, (size_t)(end - at) + 1, "%d", MOST_TEXT);
            memmove(at + length, end, strlen(end) + 1);
            end = at + length;
        }
        at = end > at ? end : at + 1;
    }
}

// Prints one conversion. `form` has its flags, width and precision; its letter is appended.
static void
put_converted(printing *p, char *form, size_t length, char letter, bool is_long)
{
    double real;
    uint64_t bits;
    char text[MOST_TEXT];
    const char *suffix = strchr("diouxX", letter) != NULL ? "ll" : "";
    snprintf(form + length, 8, "%s%c", letter == 'p' ? "#ll" : suffix,
             letter == 'p' ? 'x' : letter);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (letter == 'c') {
        put(p, form, (int)next_argument(p, 4));
    } else if (letter == 'd' || letter == 'i') {
        bits = next_argument(p, is_long ? 8 : 4);
        put(p, form, is_long ? (long long)bits : (long long)(int32_t)bits);
    } else if (*suffix != '\0') {
        put(p, form, (unsigned long long)next_argument(p, is_long ? 8 : 4));
    } else if (letter == 'p') {
        put(p, form, (unsigned long long)next_argument(p, 8));
    } else if (letter == 's') {
        bits = next_argument(p, 8);
        p->failed = p->failed || !read_text(p->warp, p->op, p->lane, bits, text);
        if (!p->failed)
            put(p, form, text);
    } else {
        bits = next_argument(p, 8);
        memcpy(&real, &bits, sizeof real);
        put(p, form, real);
    }
#pragma GCC diagnostic pop
}

// Prints the conversion that starts with "%" at `at`, and returns the text after it. Text that is
// not a conversion is printed unchanged.
static const char *
put_conversion(printing *p, const char *at)
{
    char form[64] = "%";
    size_t length = 1;
    bool is_long = false;
    const char *start = at++;
    for (; *at != '\0' && strchr("-+ #0123456789.*", *at) != NULL && length < 40; at++) {
        if (*at == '*')
            length += (size_t)snprintf(form + length, 16, "%d", (int)next_argument(p, 4));
        else
            form[length++] = *at;
        form[length] = '\0';
    }
    limit_numbers(form);
    length = strlen(form);
    for (; *at != '\0' && strchr("hljzt", *at) != NULL; at++)
        is_long |= *at != 'h';
    if (*at == '%') {
        put(p, "%%");
    } else if (*at == '\0' || strchr("diouxXcspfFeEgGaA", *at) == NULL) {
        put(p, "%.*s", (int)(at - start), start);
        return at;
    } else {
        put_converted(p, form, length, *at, is_long);
    }
    return at + 1;
}

static void
print_for_lane(sim_warp *warp, const sim_op *op, int lane)
{
    const cubind_sim_launch_config *config = warp->block->grid->config;
    char format[MOST_TEXT];
    printing p = {.warp = warp, .op = op, .lane = lane, .next = argument(warp, op->call, 1, lane)};
    if (!read_text(warp, op, lane, argument(warp, op->call, 0, lane), format))
        return;
    for (const char *at = format; *at != '\0' && !p.failed;) {
        size_t plain = strcspn(at, "%");
        put(&p, "%.*s", (int)plain, at);
        at += plain;
        if (*at == '%')
            at = put_conversion(&p, at);
    }
    if (p.failed || atomic_load(&warp->block->grid->faulted))
        return;
    if (config->print != NULL)
        config->print(config->print_data, p.text, p.used);
    else
        fwrite(p.text, 1, p.used, stdout);
    set_result(warp, op->call, lane, (uint64_t)p.taken);
}

// --- assertions ---

static void
fail_assertion(sim_warp *warp, const sim_op *op, int lane)
{
    char message[MOST_TEXT], file[MOST_TEXT], function[MOST_TEXT];
    if (!read_text(warp, op, lane, argument(warp, op->call, 0, lane), message) ||
        !read_text(warp, op, lane, argument(warp, op->call, 1, lane), file) ||
        !read_text(warp, op, lane, argument(warp, op->call, 3, lane), function))
        return;
    const uint32_t *block = warp->block->index, *shape = warp->block->grid->block;
    uint32_t thread = warp->index * SIM_WARP + (uint32_t)lane;
    sim_fault(warp, op, 1u << lane, CUBIND_SIM_ASSERT,
              "%.200s:%u: %.200s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%.200s` failed.",
              file, (unsigned)argument(warp, op->call, 2, lane), function, block[0], block[1],
              block[2], thread % shape[0], thread / shape[0] % shape[1],
              thread / shape[0] / shape[1], message);
}

// --- the heap ---

static void
release(sim_warp *warp, const sim_op *op, uint32_t lane, uint64_t address)
{
    const cubind_sim_memory *memory = &warp->block->grid->config->memory;
    char what[400] = "which malloc did not return";
    bool released =
        address == 0 || (memory->release != NULL && memory->release(memory->data, address));
    // ranges that warps remember are invalid now
    atomic_fetch_add(&warp->block->grid->releases, 1);
    if (released)
        return;
    if (memory->describe != NULL)
        memory->describe(memory->data, address, 1, what, sizeof what);
    sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS, "free of 0x%llx: %s",
              (unsigned long long)address, what);
}

// --- conditions of graphs ---

// A handle is the address of a value of 4 bytes that the driver reads.
static void
set_condition(sim_warp *warp, const sim_op *op, int lane, uint64_t handle, uint32_t value)
{
    const cubind_sim_memory *memory = &warp->block->grid->config->memory;
    cubind_sim_range range;
    bool found = memory->find != NULL && memory->find(memory->data, handle, &range);
    if (found && range.start == handle && range.size == sizeof value)
        __atomic_store_n((uint32_t *)range.host, value, __ATOMIC_RELAXED);
    else
        sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
                  "cudaGraphSetConditional: 0x%llx is not the handle of a condition",
                  (unsigned long long)handle);
}

// --- the grid as a group ---

// Returns the handle of the grid's group in a cooperative launch; 0: there is none.
static uint64_t
group_of(const sim_warp *warp, uint64_t scope)
{
    const sim_grid *grid = warp->block->grid;
    enum { GRID = 1 };
    return grid->is_cooperative && scope == GRID ? (uint64_t)(uintptr_t)grid->cooperative_state : 0;
}

static void
synchronize(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    enum { INVALID_VALUE = 1 }; // cudaErrorInvalidValue
    uint32_t waiting = 0;
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t group = argument(warp, op->call, 0, (int)lane);
        bool is_one = group != 0 && group == group_of(warp, 1);
        waiting |= (uint32_t)is_one << lane;
        set_result(warp, op->call, (int)lane, is_one ? 0 : INVALID_VALUE);
    }
    if (waiting != 0)
        sim_run_grid_barrier(warp, op, waiting);
}

// --- calls ---

static void
allocate(sim_warp *warp, const sim_op *op, int lane, uint64_t size)
{
    const sim_grid *grid = warp->block->grid;
    const cubind_sim_memory *memory = &grid->config->memory;
    uint64_t address = memory->allocate != NULL ? memory->allocate(memory->data, size) : 0;
    cubind_sim_range range;
    bool marks = grid->checks_unwritten || grid->config->poison != 0;
    if (address != 0 && marks && memory->find(memory->data, address, &range))
        sim_unwritten_begin(grid, range.host, (size_t)range.size);
    sim_races_allocated(warp, address, size);
    set_result(warp, op->call, lane, address);
}

void
sim_run_builtin(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    warp->changes++;
    if (op->variant == SIM_BUILTIN_SYNCHRONIZE) {
        synchronize(warp, op, mask);
        return;
    }
    SIM_EACH_LANE(lane, mask)
    {
        uint64_t first = argument(warp, op->call, 0, (int)lane);
        switch ((sim_builtin)op->variant) {
        case SIM_BUILTIN_PRINTF:
            print_for_lane(warp, op, (int)lane);
            break;
        case SIM_BUILTIN_ASSERT:
            fail_assertion(warp, op, (int)lane);
            break;
        case SIM_BUILTIN_MALLOC:
            allocate(warp, op, (int)lane, first);
            break;
        case SIM_BUILTIN_CONDITION:
            set_condition(warp, op, (int)lane, first,
                          (uint32_t)argument(warp, op->call, 1, (int)lane));
            break;
        case SIM_BUILTIN_FREE:
            sim_forget_ranges(warp); // the released memory may be in one of them
            release(warp, op, lane, first);
            break;
        case SIM_BUILTIN_GROUP:
            set_result(warp, op->call, (int)lane, group_of(warp, first));
            break;
        default:
            break;
        }
    }
}
