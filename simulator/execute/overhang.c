// Handles vector loads that begin inside memory and reach past its end. Compilers widen loads this
// way if the alignment guarantees that the extra bytes can be read, and ignore those bytes. On a
// GPU, more memory follows, so the load returns whatever is there. Here the extra bytes are 0xff,
// which is easy to recognise as wrong. A store past the end is a fault.
#include "execute/report.h"

// Returns how many bytes of the load exist; 0: the load does not begin inside memory.
static uint32_t
bytes_there(sim_warp *warp, const sim_access *access, int lane, uint64_t address, uint32_t total)
{
    uint32_t size = total - 1;
    while (size > 0 && sim_look(warp, lane, access->space, address, size, SIM_LOADS) == NULL)
        size--;
    return size;
}

// Other threads may write the same elements, so each element is read as a whole.
static void
copy_element(char *to, const char *from, uint32_t size)
{
    switch (size) {
    case 1:
        *to = __atomic_load_n(from, __ATOMIC_RELAXED);
        break;
    case 2:
        __atomic_load((const uint16_t *)(const void *)from, (uint16_t *)(void *)to,
                      __ATOMIC_RELAXED);
        break;
    case 4:
        __atomic_load((const uint32_t *)(const void *)from, (uint32_t *)(void *)to,
                      __ATOMIC_RELAXED);
        break;
    case 8:
        __atomic_load((const uint64_t *)(const void *)from, (uint64_t *)(void *)to,
                      __ATOMIC_RELAXED);
        break;
    default:
        memcpy(to, from, size);
        break;
    }
}

// Counts the load, and keeps a description of the load in the lowest set.
static void
note(sim_warp *warp, const sim_op *op, int lane, uint32_t total, uint32_t there)
{
    sim_grid *grid = warp->block->grid;
    uint64_t set = warp->block->set->number;
    cubind_sim_report place = {.status = CUBIND_SIM_OK};
    pthread_mutex_lock(&grid->lock);
    bool first = grid->overhangs++ == 0 || set < grid->overhang_set;
    if (first && grid->config->checks & CUBIND_SIM_CHECK_LOADS) {
        grid->overhang_set = set;
        sim_say(&place, "the first load has %u bytes, of which %u are valid", total, there);
        sim_say_thread(&place, warp, 1u << lane);
        sim_say_place(&place, warp, op, lane);
        memcpy(grid->overhang, place.text, sizeof grid->overhang);
        grid->overhang[sizeof grid->overhang - 1] = '\0';
        grid->overhang_party = place.parties[0];
    }
    pthread_mutex_unlock(&grid->lock);
}

bool
sim_overhangs(sim_warp *warp, const sim_op *op, int lane, uint64_t address,
              char bytes[SIM_MOST_BYTES])
{
    const sim_access *access = op->access;
    uint32_t total = access->size * access->count;
    if (access->count < 2 || total > SIM_MOST_BYTES)
        return false;
    uint32_t there = bytes_there(warp, access, lane, address, total);
    if (there == 0)
        return false;
    const char *from = sim_look(warp, lane, access->space, address, there, SIM_LOADS);
    memset(bytes, 0xff, SIM_MOST_BYTES);
    uint32_t whole = there - there % access->size;
    for (uint32_t at = 0; at < whole; at += access->size)
        copy_element(bytes + at, from + at, access->size);
    memcpy(bytes + whole, from + whole, there - whole);
    note(warp, op, lane, total, there);
    return true;
}

void
sim_overhangs_finish(sim_grid *grid)
{
    if (grid->overhangs == 0 || !(grid->config->checks & CUBIND_SIM_CHECK_LOADS))
        return;
    if (grid->report->text[0] == '\0') {
        grid->report->check = "note";
        grid->report->count = grid->overhangs;
        grid->report->parties[0] = grid->overhang_party;
        grid->report->party_count = 1;
    } else {
        sim_say(grid->report, "\n");
    }
    sim_say(grid->report,
            "%llu vector load%s began inside memory and reached past its end, which is allowed: %s",
            (unsigned long long)grid->overhangs, grid->overhangs == 1 ? "" : "s", grid->overhang);
}
