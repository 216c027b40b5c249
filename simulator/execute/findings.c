// Keeps the findings of a grid, and turns them into texts after it has ended.
#include "execute/findings.h"

#include <stdio.h>
#include <stdlib.h>

#include "execute/report.h"

enum { MOST = 64 }; // pairs of instructions; more are dropped

struct sim_findings {
    uint32_t count;
    sim_finding list[MOST];
};

// --- while the grid runs ---

static const sim_location *
location_of(const sim_party *party)
{
    return sim_module_location(party->program->module, party->op->statement->instruction->location);
}

static const sim_location *
outer_of(const sim_party *party, const sim_location *location)
{
    return sim_module_location(party->program->module, location->inlined_at);
}

// Returns whether two instructions are the same or come from the same source line, like the copies
// of an unrolled loop. Functions of another file, such as a header, that were inlined in different
// places differ.
static bool
are_alike(const sim_party *a, const sim_party *b)
{
    if (a->op == b->op || a->op == NULL || b->op == NULL ||
        a->program->module != b->program->module)
        return a->op == b->op;
    const sim_location *la = location_of(a), *lb = location_of(b);
    int file = la != NULL ? la->file : 0;
    while (la != NULL && lb != NULL && la->file == lb->file && la->line == lb->line) {
        la = outer_of(a, la);
        lb = outer_of(b, lb);
        bool at_end = la == NULL && lb == NULL;
        if (at_end || (la != NULL && lb != NULL && la->file == file && lb->file == file))
            return true;
    }
    return false;
}

static bool
is_about(const sim_finding *finding, const sim_party *first, const sim_party *second)
{
    const sim_party *a = &finding->parties[0], *b = &finding->parties[1];
    return (are_alike(a, first) && are_alike(b, second)) ||
           (are_alike(a, second) && are_alike(b, first));
}

static sim_finding *
find(sim_findings *all, cubind_sim_finding_kind kind, const sim_party *first,
     const sim_party *second, bool once)
{
    for (uint32_t i = 0; i < all->count; i++)
        if (all->list[i].kind == kind && (once || is_about(&all->list[i], first, second)))
            return &all->list[i];
    return NULL;
}

static sim_finding *
add(sim_findings **list, cubind_sim_finding_kind kind, uint64_t set, uint32_t rank,
    const sim_party *first, const sim_party *second, bool once)
{
    if (*list == NULL)
        *list = calloc(1, sizeof **list);
    sim_findings *all = *list;
    sim_finding *finding = all != NULL ? find(all, kind, first, second, once) : NULL;
    bool is_new = finding == NULL && all != NULL && all->count < MOST;
    if (is_new) {
        finding = &all->list[all->count++];
        *finding = (sim_finding){.kind = kind};
    }
    if (finding == NULL)
        return NULL;
    finding->count++;
    bool is_better = rank > finding->rank || (rank == finding->rank && set < finding->set);
    if (!is_new && !is_better)
        return NULL;
    finding->rank = rank;
    finding->set = set;
    return finding;
}

sim_finding *
sim_findings_add(sim_findings **all, cubind_sim_finding_kind kind, uint64_t set,
                 const sim_party *first, const sim_party *second)
{
    return add(all, kind, set, 0, first, second, false);
}

static sim_finding *
begin(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set, uint32_t rank,
      const sim_op *first, const sim_op *second, bool once)
{
    sim_party a = {.op = first, .program = grid->program};
    sim_party b = {.op = second, .program = grid->program};
    pthread_mutex_lock(&grid->lock);
    sim_finding *finding = add(&grid->findings, kind, set, rank, &a, &b, once);
    if (finding == NULL)
        pthread_mutex_unlock(&grid->lock);
    return finding;
}

sim_finding *
sim_finding_begin(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set, const sim_op *first,
                  const sim_op *second)
{
    return begin(grid, kind, set, 0, first, second, false);
}

sim_finding *
sim_finding_begin_ranked(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set, uint32_t rank,
                         const sim_op *first, const sim_op *second)
{
    return begin(grid, kind, set, rank, first, second, false);
}

sim_finding *
sim_finding_once(sim_grid *grid, cubind_sim_finding_kind kind, uint64_t set, const sim_op *first,
                 const sim_op *second)
{
    return begin(grid, kind, set, 0, first, second, true);
}

void
sim_finding_end(sim_grid *grid)
{
    pthread_mutex_unlock(&grid->lock);
}

sim_party
sim_party_of(const sim_warp *warp, const sim_op *op, int lane, const char *verb)
{
    const uint32_t *b = warp->block->index, *shape = warp->block->grid->block;
    return (sim_party){.op = op,
                       .verb = verb,
                       .program = warp->block->grid->program,
                       .shape = {shape[0], shape[1], shape[2]},
                       .block = {b[0], b[1], b[2]},
                       .thread = warp->index * SIM_WARP + (uint32_t)lane};
}

// --- after it has ended ---

cubind_sim_party
sim_party_tell(const sim_party *party, cubind_sim_report *text)
{
    const uint32_t *b = party->block, *shape = party->shape;
    uint32_t x = party->thread % shape[0], y = party->thread / shape[0] % shape[1],
             z = party->thread / shape[0] / shape[1];
    cubind_sim_party out = {.verb = party->verb, .block = {b[0], b[1], b[2]}, .thread = {x, y, z}};
    sim_fill_lines(&out, party->program->module, party->op);
    sim_say(text, "\n  block (%u,%u,%u), thread (%u,%u,%u) %s", b[0], b[1], b[2], x, y, z,
            party->verb);
    sim_say_lines(text, party->program->module, party->op, "    ");
    return out;
}

static void
copy_name(const sim_party *party, char *name, size_t room)
{
    sim_text kernel = party->program->kernel->name;
    snprintf(name, room, "%.*s", (int)kernel.length, kernel.at);
}

static void
tell(const sim_finding *finding, void (*found)(void *data, const cubind_sim_finding *), void *data,
     sim_repeat repeat)
{
    cubind_sim_report text = {.status = CUBIND_SIM_OK};
    char kernel[256], other[256];
    int last = finding->parties[1].op != NULL;
    copy_name(&finding->parties[0], other, sizeof other);
    copy_name(&finding->parties[last], kernel, sizeof kernel);
    cubind_sim_finding out = {.kind = finding->kind, .kernel = kernel, .count = finding->count};
    sim_say(&text, "%s\n  in kernel %s", finding->what, other);
    if (strcmp(kernel, other) != 0)
        sim_say(&text, " and kernel %s", kernel);
    for (int i = 0; i <= last; i++)
        out.parties[out.party_count++] = sim_party_tell(&finding->parties[i], &text);
    if (finding->count > 1)
        sim_say(&text, "\n  found %llu times", (unsigned long long)finding->count);
    if (finding->advice[0] != '\0')
        sim_say(&text, "\n  %s", finding->advice);
    sim_say_repeat(&text, repeat);
    out.text = text.text;
    found(data, &out);
}

static int
line_of(const sim_party *party)
{
    return party->op != NULL ? party->op->statement->line : 0;
}

static int
compare(const void *first, const void *second)
{
    const sim_finding *a = first, *b = second;
    int notes = (a->kind == CUBIND_SIM_NOTE) - (b->kind == CUBIND_SIM_NOTE);
    int lines = line_of(&a->parties[0]) - line_of(&b->parties[0]);
    if (notes != 0)
        return notes;
    return lines != 0 ? lines : line_of(&a->parties[1]) - line_of(&b->parties[1]);
}

void
sim_findings_tell(sim_findings *all, void (*found)(void *data, const cubind_sim_finding *),
                  void *data, sim_repeat repeat)
{
    if (all == NULL)
        return;
    qsort(all->list, all->count, sizeof *all->list, compare);
    for (uint32_t i = 0; i < all->count && found != NULL; i++)
        tell(&all->list[i], found, data, repeat);
    free(all);
}

void
sim_findings_finish(sim_grid *grid)
{
    const cubind_sim_launch_config *config = grid->config;
    sim_findings_tell(grid->findings, config->found, config->found_data,
                      (sim_repeat){config->seed, config->poison});
    grid->findings = NULL;
}
