// Functions of the device's runtime that kernels call and no module has: printf, assertions, the heap.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "execute/state.h"

enum { MOST_TEXT = 4096 }; // of a string, and of what one thread prints at once

// The argument of a lane: at most 8 bytes.
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
    if (actual->in_memory)
        memcpy(local + warp->frame->local_base + actual->place, &value,
               actual->size < 8 ? actual->size : 8);
    else
        sim_set_lane(warp->places, actual->place, actual->size < 2 ? 2 : actual->size, lane, value);
}

// A text of the device's; what is too long is cut. False: a fault.
static bool
read_text(sim_warp *warp, const sim_op *op, int lane, uint64_t address, char text[MOST_TEXT])
{
    for (size_t i = 0; i < MOST_TEXT; i++) {
        const char *at = sim_locate(warp, op, lane, SIM_SPACE_NONE, address + i, 1, "Load");
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

// Arguments lie as members of a struct do: 4 bytes for an int, 8 for everything else.
static uint64_t
next_argument(printing *p, uint32_t size)
{
    uint64_t value = 0;
    p->next = (p->next + size - 1) / size * size;
    const char *at =
        p->failed ? NULL
                  : sim_locate(p->warp, p->op, p->lane, SIM_SPACE_NONE, p->next, size, "Load");
    p->failed |= at == NULL;
    if (at != NULL)
        memcpy(&value, at, size);
    p->next += size;
    p->taken++;
    return value;
}

// One conversion with its flags, width and precision as `form` has them, up to where its letter goes.
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

// From a "%" on; returns what comes after the conversion. What is none is printed as it stands.
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
    if (p.failed)
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

// --- calls ---

void
sim_run_builtin(sim_warp *warp, const sim_op *op, uint32_t mask)
{
    const cubind_sim_memory *memory = &warp->block->grid->config->memory;
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
            set_result(warp, op->call, (int)lane,
                       memory->allocate != NULL ? memory->allocate(memory->data, first) : 0);
            break;
        case SIM_BUILTIN_FREE:
            memset(warp->ranges, 0, sizeof warp->ranges); // it may be one of them
            if (first != 0 && (memory->release == NULL || !memory->release(memory->data, first)))
                sim_fault(warp, op, 1u << lane, CUBIND_SIM_ILLEGAL_ADDRESS,
                          "free of 0x%llx, which malloc has not given", (unsigned long long)first);
            break;
        default:
            break;
        }
        if (warp->stop)
            return;
    }
}
