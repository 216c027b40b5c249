// Writes the text of a report: the thread, the instruction with its operands and source line, and
// the warps that wait.
#include "execute/report.h"

#include "execute/source.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

void
sim_say(cubind_sim_report *report, const char *format, ...)
{
    size_t used = strlen(report->text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(report->text + used, sizeof report->text - used, format, arguments);
    va_end(arguments);
}

static void
set_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes)
{
    const sim_grid *grid = warp->block->grid;
    uint32_t linear = warp->index * SIM_WARP + (lanes == 0 ? 0 : (uint32_t)__builtin_ctz(lanes));
    report->thread[0] = linear % grid->block[0];
    report->thread[1] = linear / grid->block[0] % grid->block[1];
    report->thread[2] = linear / grid->block[0] / grid->block[1];
    memcpy(report->block, warp->block->index, sizeof report->block);
}

void
sim_say_thread(cubind_sim_report *report, const sim_warp *warp, uint32_t lanes)
{
    const sim_grid *grid = warp->block->grid;
    set_thread(report, warp, lanes);
    const uint32_t *b = report->block, *t = report->thread;
    sim_say(report, "\n  in kernel %.*s, block (%u,%u,%u), thread (%u,%u,%u)",
            SIM_SHOW(grid->program->kernel->name), b[0], b[1], b[2], t[0], t[1], t[2]);
}

void
sim_say_repeat(cubind_sim_report *report, sim_repeat repeat)
{
    if (report->text[0] == '\0' || (repeat.seed == 0 && repeat.poison == 0))
        return;
    sim_say(report, "\n  repeat with ");
    if (repeat.seed != 0)
        sim_say(report, "seed=%llu", (unsigned long long)repeat.seed);
    if (repeat.poison != 0)
        sim_say(report, "%spoison=%llu", repeat.seed != 0 ? "," : "",
                (unsigned long long)repeat.poison);
}

// --- instructions ---

// Prints the instruction as in the text, beginning with its name. Several blanks become one, and a
// long instruction is cut.
static void
say_instruction(cubind_sim_report *report, const sim_instruction *instruction)
{
    enum { MOST = 160 };
    char text[MOST + 4] = "";
    size_t used = 0;
    const char *at = instruction->opcode.at; // the module's text continues after it
    for (; *at != ';' && *at != '\0' && used < MOST; at++) {
        bool blank = isspace((unsigned char)*at);
        if (!blank || (used > 0 && text[used - 1] != ' '))
            text[used++] = blank ? ' ' : isprint((unsigned char)*at) ? *at : '?';
    }
    while (used > 0 && text[used - 1] == ' ')
        used--;
    text[used] = '\0';
    if (instruction->guard.length != 0)
        sim_say(report, "@%s%.*s ", instruction->guard_negated ? "!" : "",
                SIM_SHOW(instruction->guard));
    sim_say(report, "%s%s", text, used == MOST ? "..." : "");
}

static const sim_access *
access_of(const sim_op *op)
{
    return sim_is_access(op) && op->access->base_name.length != 0 ? op->access : NULL;
}

// Prints the source line. Adds a caret under it if the column is known and in the text that is
// shown.
static void
say_source(cubind_sim_report *report, const char *text, const char *path,
           const sim_location *location, const char *indent)
{
    enum { MOST = 120 };
    char line[4 * MOST];
    if (path == NULL || !sim_source_line(text, path, location->line, line, sizeof line))
        return;
    size_t start = strspn(line, " \t"), end = strlen(line), column = 0;
    if (end > start + MOST)
        end = start + MOST;
    while (end > start && (line[end] & 0xc0) == 0x80)
        end--; // do not cut a letter
    for (size_t i = start; i < end; i++) {
        unsigned char letter = (unsigned char)line[i];
        bool is_inside = location->column > 0 && i + 1 < (size_t)location->column;
        column += is_inside && (letter & 0xc0) != 0x80; // counts letters, not bytes
        if (letter < 128 && !isprint(letter))
            line[i] = letter == '\t' ? ' ' : '?';
    }
    if (end == start)
        return;
    sim_say(report, "\n%s  %.*s", indent, (int)(end - start), line + start);
    if (location->column > 0 && start + 1 <= (size_t)location->column &&
        (size_t)location->column <= end)
        sim_say(report, "\n%s  %*s^", indent, (int)column, "");
}

void
sim_say_lines(cubind_sim_report *report, const sim_module *module, const sim_op *op,
              const char *indent)
{
    const sim_instruction *instruction = op->statement->instruction;
    const sim_location *location = sim_module_location(module, instruction->location);
    report->line = op->statement->line;
    sim_say(report, "\n%sat PTX line %d: ", indent, report->line);
    say_instruction(report, instruction);
    if (location == NULL)
        return;
    report->source_line = location->line;
    report->source_file = sim_module_file(module, location->file);
    const char *how = "at";
    for (int steps = 0; location != NULL && steps < 8; steps++, how = "inlined at") {
        const char *file = sim_module_file(module, location->file);
        sim_say(report, "\n%s%s source line %s:%d", indent, how, file != NULL ? file : "?",
                location->line);
        say_source(report, instruction->opcode.at, file, location, indent);
        location = sim_module_location(module, location->inlined_at);
    }
}

void
sim_fill_lines(cubind_sim_party *party, const sim_module *module, const sim_op *op)
{
    const sim_location *location =
        sim_module_location(module, op->statement->instruction->location);
    party->line = op->statement->line;
    for (; location != NULL && party->source_count < CUBIND_SIM_CHAIN;
         location = sim_module_location(module, location->inlined_at))
        party->sources[party->source_count++] =
            (cubind_sim_source){sim_module_file(module, location->file), location->line};
}

static const char *
verb_of(const sim_op *op)
{
    switch (op->what) {
    case SIM_DO_LOAD:
        return "reads";
    case SIM_DO_STORE:
        return "writes";
    case SIM_DO_ATOM:
        return "updates";
    default:
        return "executes";
    }
}

// Adds the thread that the report's members name.
static void
add_party(cubind_sim_report *report, const sim_module *module, const sim_op *op, const char *verb)
{
    cubind_sim_party *party = &report->parties[report->party_count++];
    *party = (cubind_sim_party){.verb = verb};
    memcpy(party->block, report->block, sizeof party->block);
    memcpy(party->thread, report->thread, sizeof party->thread);
    sim_fill_lines(party, module, op);
}

void
sim_say_place(cubind_sim_report *report, const sim_warp *warp, const sim_op *op, int lane)
{
    const sim_module *module = warp->block->grid->program->module;
    const sim_access *access = lane >= 0 ? access_of(op) : NULL;
    sim_say_lines(report, module, op, "  ");
    if (report->party_count == 0)
        add_party(report, module, op, verb_of(op));
    if (access != NULL)
        sim_say(report, "\n  with %.*s = 0x%llx", SIM_SHOW(access->base_name),
                (unsigned long long)sim_lane_value(warp->places, access->base, access->base_size,
                                                   lane));
}

// --- waiting warps ---

static bool
wait_alike(const sim_split *a, const sim_split *b)
{
    return a->state == b->state && a->op == b->op && a->mask == b->mask && a->what == b->what;
}

static void
say_awaited(cubind_sim_report *report, const sim_warp *warp, const sim_split *split)
{
    const sim_barrier *barrier;
    switch (split->state) {
    case SIM_AT_BARRIER:
        barrier = &warp->block->barriers[split->what];
        if (barrier->expected != 0)
            sim_say(report, "%u threads at barrier %u", barrier->expected * SIM_WARP, split->what);
        else
            sim_say(report, "all threads of the block at barrier %u", split->what);
        break;
    case SIM_AT_WARP:
        sim_say(report, "lanes 0x%08x of the warp", split->what & warp->live & ~split->mask);
        break;
    case SIM_AT_CLUSTER:
        sim_say(report, "all threads of the cluster");
        break;
    case SIM_AT_GRID:
        sim_say(report, "all threads of the grid");
        break;
    default:
        sim_say(report, "nothing");
        break;
    }
}

// Makes a waiting thread a party of the report, unless there is one at its line.
static void
add_waiter(cubind_sim_report *report, const sim_warp *warp, const sim_split *split)
{
    if (report->party_count == 2 ||
        (report->party_count == 1 && report->parties[0].line == split->op->statement->line))
        return;
    set_thread(report, warp, split->mask);
    add_party(report, warp->block->grid->program->module, split->op, "waits");
}

// Sets the members of the report for the first party.
static void
set_members(cubind_sim_report *report)
{
    const cubind_sim_party *first = &report->parties[0];
    memcpy(report->block, first->block, sizeof report->block);
    memcpy(report->thread, first->thread, sizeof report->thread);
    report->line = first->line;
    report->source_line = first->sources[0].line;
    report->source_file = first->sources[0].file;
}

// Prints one line for `warps` warps that wait in the same way.
static void
say_waiter(cubind_sim_report *report, const sim_warp *warp, const sim_split *split, uint32_t warps)
{
    const uint32_t *b = warp->block->index;
    sim_say(report, "\n  block (%u,%u,%u), warp", b[0], b[1], b[2]);
    if (warps > 1)
        sim_say(report, "s %u to %u", warp->index, warp->index + warps - 1);
    else
        sim_say(report, " %u", warp->index);
    sim_say(report, ", lanes 0x%08x: wait for ", split->mask);
    say_awaited(report, warp, split);
    sim_say_lines(report, warp->block->grid->program->module, split->op, "    ");
}

static uint32_t
alike_from(const sim_warp *warp)
{
    uint32_t warps = 1, most = warp->block->grid->warps - warp->index;
    while (warp->split_count == 1 && warps < most && warp[warps].split_count == 1 &&
           wait_alike(&warp->splits[0], &warp[warps].splits[0]))
        warps++;
    return warps;
}

void
sim_say_waiters(cubind_sim_report *report, const sim_set *set)
{
    enum { MOST = 8 };
    uint32_t lines = 0;
    for (uint32_t b = 0; b < set->count; b++)
        for (uint32_t w = 0; w < set->grid->warps;) {
            const sim_warp *warp = &set->blocks[b].warps[w];
            uint32_t warps = alike_from(warp);
            for (int i = 0; i < warp->split_count; i++) {
                if (lines++ < MOST)
                    say_waiter(report, warp, &warp->splits[i], warps);
                add_waiter(report, warp, &warp->splits[i]);
            }
            w += warps;
        }
    if (lines > MOST)
        sim_say(report, "\n  and %u more", lines - MOST);
    set_members(report);
}

void
sim_say_waiting_lanes(cubind_sim_report *report, const sim_warp *warp)
{
    for (int i = 0; i < warp->split_count; i++) {
        say_waiter(report, warp, &warp->splits[i], 1);
        add_waiter(report, warp, &warp->splits[i]);
    }
    set_members(report);
}
