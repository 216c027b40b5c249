// Counts the live objects of each kind, so that tests find leaks.
#include "base/handles.h"
#include "base/lock.h"
#include "base/steering.h"
#include "code/module.h"
#include "device/context.h"
#include "device/device.h"
#include "graph/graph.h"
#include "memory/pool.h"
#include "memory/ranges.h"
#include "stream/capture.h"
#include "stream/hold.h"

// Releases all streams that a test holds. stub_reset() calls it.
void
functional_reset(void)
{
    drv_lock();
    drv_let_go_of_all();
    drv_unlock();
}

// --- live objects --------------------------------------------------------------------------------

static void
count_any(void *object, void *arg)
{
    (void)object;
    ++*(uint64_t *)arg;
}

static void
count_own_contexts(void *object, void *arg)
{
    *(uint64_t *)arg += !((drv_context *)object)->primary;
}

// Counts a module unless a library made it for itself, because the program does not own such a
// module.
static void
count_own_modules(void *object, void *arg)
{
    *(uint64_t *)arg += ((drv_module *)object)->library == NULL;
}

// Counts a graph unless it is a child graph, which belongs to its node.
static void
count_own_graphs(void *object, void *arg)
{
    *(uint64_t *)arg += ((drv_graph *)object)->owner == NULL;
}

static void
count_own_pools(void *object, void *arg)
{
    *(uint64_t *)arg += !((drv_pool *)object)->builtin;
}

static const struct {
    const char *name;
    drv_kind kind;
    void (*visit)(void *object, void *arg);
} live_kinds[] = {
    {"contexts", DRV_CONTEXT, count_own_contexts},
    {"green contexts", DRV_GREEN, count_any},
    {"streams", DRV_STREAM, count_any},
    {"events", DRV_EVENT, count_any},
    {"modules", DRV_MODULE, count_own_modules},
    {"libraries", DRV_LIBRARY, count_any},
    {"kernels", DRV_KERNEL, count_any},
    {"pools", DRV_POOL, count_own_pools},
    {"linkers", DRV_LINKER, count_any},
    {"graphs", DRV_GRAPH, count_own_graphs},
    {"executable graphs", DRV_GRAPH_EXEC, count_any},
    {"user objects", DRV_USER_OBJECT, count_any},
    {"physical memory", DRV_PHYSICAL, count_any},
};

// Kinds of objects that other files count.
static const struct {
    const char *name;
    unsigned int (*count)(void);
} live_counts[] = {
    {"captures", drv_capture_count},
    {"allocations", drv_allocation_count},
    {"primary_uses", drv_primary_uses},
};

enum {
    LIVE_KINDS = sizeof live_kinds / sizeof *live_kinds,
    LIVE_COUNTS = sizeof live_counts / sizeof *live_counts,
};

const char *
functional_live_kind(int kind)
{
    if (kind < 0 || kind >= LIVE_KINDS + LIVE_COUNTS)
        return NULL;
    return kind < LIVE_KINDS ? live_kinds[kind].name : live_counts[kind - LIVE_KINDS].name;
}

uint64_t
functional_live_count(int kind)
{
    uint64_t count = 0;
    drv_lock();
    if (kind >= 0 && kind < LIVE_KINDS)
        drv_each(live_kinds[kind].kind, live_kinds[kind].visit, &count);
    else if (functional_live_kind(kind) != NULL)
        count = live_counts[kind - LIVE_KINDS].count();
    drv_unlock();
    return count;
}
