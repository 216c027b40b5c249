// Finds the operation where lanes that diverge at a branch reconverge. That is the branch's
// immediate post-dominator: the first operation that is on every path from the branch to the
// function's end.
//
// Lanes that end on the way need not reconverge. So a path that ends in `exit` or `trap`, or in a
// kernel's jump to a bare `ret`, is ignored if another path exists. ptxas, too, turns a jump to a
// bare `ret` into an exit. The post-dominators come from the iterative algorithm of Cooper, Harvey
// and Kennedy, on the basic blocks of the reversed graph.
#include <stdlib.h>

#include "decode/decoder.h"

enum { NONE = UINT32_MAX };

typedef struct block {
    uint32_t start, end;          // its operations
    uint32_t first_edge, edges;   // edges to successors
    uint32_t first_enter, enters; // edges from predecessors
    uint32_t order;     // index in the reversed graph's postorder; NONE: no path to the end
    uint32_t dominator; // immediate post-dominator
    bool returns;       // it returns, so it has an edge to the virtual end
    bool stops;         // lanes end here, without an edge to the virtual end
    bool leads;         // it has a barrier, or a branch of which a way leads to one
} block;

typedef struct graph {
    const sim_code *code;
    uint32_t *block_of; // block of each operation
    block *blocks;      // the last one is the virtual end
    uint32_t count;     // number of blocks without the virtual end
    uint32_t *edges, *enters, *sequence, *stack, *at;
    size_t edge_count;
} graph;

static bool
is_guarded(const sim_op *op)
{
    return op->guard != SIM_PLACE_TRUE;
}

static bool
is_end(const sim_op *op)
{
    return op->what == SIM_DO_RETURN || op->what == SIM_DO_EXIT || op->what == SIM_DO_TRAP;
}

static bool
is_jump(const sim_op *op)
{
    return op->what == SIM_DO_BRANCH || op->what == SIM_DO_BRANCH_INDEX;
}

static bool
has_parting(const sim_code *code)
{
    for (size_t i = 0; i < code->op_count; i++)
        if (code->ops[i].what == SIM_DO_BRANCH_INDEX ||
            (code->ops[i].what == SIM_DO_BRANCH && is_guarded(&code->ops[i])))
            return true;
    return false;
}

// --- blocks and edges ---

static size_t
target_count(const sim_op *op)
{
    return op->what == SIM_DO_BRANCH ? 1 : op->what == SIM_DO_BRANCH_INDEX ? op->jumps->count : 0;
}

static uint32_t
target_at(const sim_op *op, size_t i)
{
    return op->what == SIM_DO_BRANCH ? op->target : op->jumps->targets[i];
}

// Marks the first operation of each block in block_of, and then replaces the marks by the numbers
// of the blocks.
static uint32_t
number_blocks(const sim_code *code, uint32_t *block_of)
{
    uint32_t count = 0;
    for (size_t i = 0; i < code->op_count; i++) {
        const sim_op *op = &code->ops[i];
        for (size_t j = 0; j < target_count(op); j++)
            block_of[target_at(op, j)] = 1;
        if ((is_jump(op) || is_end(op)) && i + 1 < code->op_count)
            block_of[i + 1] = 1;
    }
    block_of[0] = 1;
    for (size_t i = 0; i < code->op_count; i++) {
        count += block_of[i];
        block_of[i] = count - 1;
    }
    return count;
}

static size_t
count_edges(const sim_code *code)
{
    size_t edges = 2 * code->op_count; // each operation has an edge to the next one, or is an end
    for (size_t i = 0; i < code->op_count; i++)
        edges += target_count(&code->ops[i]);
    return edges;
}

static void
add_edge(graph *g, block *from, uint32_t to)
{
    g->edges[g->edge_count++] = to;
    from->edges++;
    g->blocks[to].enters++;
}

// Adds the edge of a jump. A jump to the bare end of a kernel gets no edge and counts as an exit.
static void
add_jump(graph *g, block *from, uint32_t target)
{
    uint32_t to = g->block_of[target];
    if (g->code->function->is_entry && is_end(&g->code->ops[target]))
        from->stops = true;
    else
        add_edge(g, from, to);
}

// In a kernel, `ret` ends lanes as `exit` does. With a guard, it ends some of the lanes.
static void
add_edges(graph *g)
{
    bool is_entry = g->code->function->is_entry;
    for (uint32_t i = 0; i < g->count; i++) {
        block *b = &g->blocks[i];
        const sim_op *last = &g->code->ops[b->end - 1];
        b->first_edge = (uint32_t)g->edge_count;
        for (size_t j = 0; j < target_count(last); j++)
            add_jump(g, b, target_at(last, j));
        bool goes_on = is_guarded(last) || !(is_end(last) || is_jump(last));
        if (goes_on && b->end < g->code->op_count)
            add_edge(g, b, i + 1);
        b->returns = last->what == SIM_DO_RETURN && (!is_entry || !is_guarded(last));
        b->stops |= is_end(last) && !b->returns;
        if (b->returns)
            add_edge(g, b, g->count);
    }
}

static void
add_enters(graph *g)
{
    uint32_t next = 0;
    for (uint32_t i = 0; i <= g->count; i++) {
        g->blocks[i].first_enter = next;
        next += g->blocks[i].enters;
        g->blocks[i].enters = 0;
    }
    for (uint32_t i = 0; i < g->count; i++)
        for (uint32_t j = 0; j < g->blocks[i].edges; j++) {
            block *to = &g->blocks[g->edges[g->blocks[i].first_edge + j]];
            g->enters[to->first_enter + to->enters++] = i;
        }
}

// --- post-dominators ---

// Appends to the postorder all blocks that lead to `root` and that it lacks.
static uint32_t
order_from(graph *g, uint32_t root, uint32_t ordered)
{
    uint32_t depth = 0;
    g->stack[depth] = root;
    g->at[depth++] = 0;
    g->blocks[root].order = NONE - 1; // being visited
    while (depth > 0) {
        block *b = &g->blocks[g->stack[depth - 1]];
        if (g->at[depth - 1] == b->enters) {
            b->order = ordered;
            g->sequence[ordered++] = g->stack[--depth];
            continue;
        }
        uint32_t from = g->enters[b->first_enter + g->at[depth - 1]++];
        if (g->blocks[from].order != NONE)
            continue;
        g->blocks[from].order = NONE - 1;
        g->stack[depth] = from;
        g->at[depth++] = 0;
    }
    return ordered;
}

static uint32_t
common(const graph *g, uint32_t a, uint32_t b)
{
    while (a != b) {
        while (g->blocks[a].order < g->blocks[b].order)
            a = g->blocks[a].dominator;
        while (g->blocks[b].order < g->blocks[a].order)
            b = g->blocks[b].dominator;
    }
    return a;
}

// Returns the common dominator of the successors that lead to the end. Their order must be known.
static uint32_t
dominator_of(const graph *g, const block *b)
{
    uint32_t found = NONE;
    for (uint32_t i = 0; i < b->edges; i++) {
        uint32_t to = g->edges[b->first_edge + i];
        if (g->blocks[to].dominator != NONE)
            found = found == NONE ? to : common(g, found, to);
    }
    return found;
}

static void
find_dominators(graph *g, uint32_t ordered)
{
    g->blocks[g->count].dominator = g->count;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = ordered - 1; i-- > 0;) { // the end is last
            block *b = &g->blocks[g->sequence[i]];
            uint32_t found = dominator_of(g, b);
            changed |= found != b->dominator;
            b->dominator = found;
        }
    }
}

// In a function that never returns, blocks that end all of their lanes get edges to the virtual
// end.
static void
return_by_stops(graph *g)
{
    bool returns = false;
    for (uint32_t i = 0; i < g->count; i++)
        returns |= g->blocks[i].returns;
    for (uint32_t i = 0; i < g->count && !returns; i++)
        if (g->blocks[i].stops && g->blocks[i].edges == 0) {
            g->blocks[i].first_edge = (uint32_t)g->edge_count;
            add_edge(g, &g->blocks[i], g->count);
        }
}

// Returns whether lanes that diverge at this branch reconverge before the end.
static bool
has_meeting(const graph *g, const block *b)
{
    uint32_t first = NONE, ways = 0, ends = b->stops;
    if (b->dominator == NONE || b->dominator == g->count)
        return false;
    for (uint32_t i = 0; i < b->edges; i++) {
        uint32_t to = g->edges[b->first_edge + i];
        bool returns = g->blocks[to].dominator != NONE;
        ends += !returns;
        ways += returns && to != first;
        first = returns ? to : first;
    }
    return ways > 1 || ends == 0; // otherwise only one way continues, and its lanes need not wait
}

static void
set_meetings(const graph *g, sim_op *ops)
{
    for (uint32_t i = 0; i < g->count; i++) {
        const block *b = &g->blocks[i];
        if (is_jump(&ops[b->end - 1]))
            ops[b->end - 1].b = has_meeting(g, b) ? g->blocks[b->dominator].start : SIM_MEET_AT_END;
    }
}

// --- branches that decide about a barrier ---

// Returns whether the block has a barrier that counts all threads.
static bool
has_barrier(const graph *g, const block *b)
{
    for (uint32_t i = b->start; i < b->end; i++) {
        const sim_op *op = &g->code->ops[i];
        if (op->what == SIM_DO_BARRIER && op->b == SIM_NO_PLACE)
            return true;
    }
    return false;
}

// Returns whether a way from a branch is sure to reach a block that leads to a barrier. The blocks
// on every path to the point where lanes reconverge are those that dominate the way.
static bool
leads(const graph *g, uint32_t to, uint32_t meeting)
{
    for (; to != meeting && to < g->count; to = g->blocks[to].dominator)
        if (g->blocks[to].leads)
            return true;
    return false;
}

// Marks branches of which one way leads to a barrier and another does not. A block that has such a
// branch leads to a barrier, too.
static void
mark_guards(graph *g, sim_op *ops)
{
    for (uint32_t i = 0; i < g->count; i++)
        g->blocks[i].leads = has_barrier(g, &g->blocks[i]);
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < g->count; i++) {
            block *b = &g->blocks[i];
            sim_op *last = &ops[b->end - 1];
            uint32_t ways = 0;
            if (last->what != SIM_DO_BRANCH || last->b == SIM_MEET_AT_END)
                continue;
            for (uint32_t j = 0; j < b->edges; j++)
                ways += leads(g, g->edges[b->first_edge + j], b->dominator);
            last->variant = ways > 0 && ways < b->edges;
            changed |= ways > 0 && !b->leads;
            b->leads |= ways > 0;
        }
    }
}

static void
fill_blocks(graph *g)
{
    for (uint32_t i = 0; i <= g->count; i++)
        g->blocks[i].order = g->blocks[i].dominator = NONE;
    for (size_t i = g->code->op_count; i-- > 0;) {
        block *b = &g->blocks[g->block_of[i]];
        b->start = (uint32_t)i;
        b->end = b->end == 0 ? (uint32_t)i + 1 : b->end;
    }
}

static bool
make_graph(graph *g, size_t edges)
{
    size_t blocks = g->count + 1u;
    g->blocks = calloc(blocks, sizeof *g->blocks);
    g->edges = malloc((2 * edges + 3 * blocks) * sizeof *g->edges);
    if (g->blocks == NULL || g->edges == NULL)
        return false;
    g->enters = g->edges + edges;
    g->sequence = g->enters + edges;
    g->stack = g->sequence + blocks;
    g->at = g->stack + blocks;
    return true;
}

bool
sim_find_meetings(sim_code *code)
{
    if (!has_parting(code))
        return true;
    graph g = {.code = code, .block_of = calloc(code->op_count, sizeof *g.block_of)};
    bool made = g.block_of != NULL;
    if (made) {
        g.count = number_blocks(code, g.block_of);
        made = make_graph(&g, count_edges(code));
    }
    if (made) {
        fill_blocks(&g);
        add_edges(&g);
        return_by_stops(&g);
        add_enters(&g);
        find_dominators(&g, order_from(&g, g.count, 0));
        set_meetings(&g, code->ops);
        mark_guards(&g, code->ops);
    }
    free(g.block_of);
    free(g.blocks);
    free(g.edges);
    return made;
}
