// Counts the references of graphs to objects of the program. When the last one is gone, a function
// of the program destroys the object.
#include "graph/user_object.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "base/handles.h"
#include "base/lock.h"
#include "base/steering.h"
#include "graph/graph.h"
#include "graph/operation.h"

static drv_user_object *ended; // objects whose destroy functions must still be called
static bool is_being_served;
static int serving; // number of threads that call destroy functions

static void *
call_destroys(void *nothing)
{
    drv_lock();
    drv_user_object *object = ended;
    ended = NULL;
    is_being_served = false;
    drv_unlock();
    while (object != NULL) {
        drv_user_object *next = object->next;
        object->destroy(object->data);
        free(object);
        object = next;
    }
    drv_lock();
    serving--;
    drv_notify();
    drv_unlock();
    return nothing;
}

void
functional_settle(void)
{
    drv_lock();
    while (serving > 0)
        drv_wait();
    drv_unlock();
}

// The thread is created detached: pthread_detach() may access the stack of a thread that has just
// ended, after that stack was freed (glibc bug 19951).
static bool
start(void)
{
    pthread_t thread;
    pthread_attr_t detached;
    sigset_t all, before;
    if (pthread_attr_init(&detached) != 0)
        return false;
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    sigfillset(&all); // only the program's own threads take signals
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool started = pthread_create(&thread, &detached, call_destroys, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&detached);
    return started;
}

// Drops references to an object. After the last one, a separate thread calls the program's destroy
// function, because this may take long and the driver's lock is held here. If no thread can be
// started now, the next thread that is started calls the function.
void
drv_user_object_drop(drv_user_object *object, unsigned int count)
{
    object->count -= count;
    if (object->count > 0)
        return;
    drv_forget(object);
    object->next = ended;
    ended = object;
    if (!is_being_served) {
        is_being_served = start();
        serving += is_being_served;
    }
}

// --- graphs that refer to objects ----------------------------------------------------------------

// Returns the slot of an object in the index, or the free slot that it would get.
static size_t *
place_of(const drv_references *all, const drv_user_object *object)
{
    size_t mask = 2 * all->capacity - 1; // a power of two
    size_t i = (size_t)((uintptr_t)object / 16 * UINT64_C(0x9e3779b97f4a7c15) >> 20) & mask;
    while (all->index[i] != 0 && all->list[all->index[i] - 1].object != object)
        i = (i + 1) & mask;
    return &all->index[i];
}

drv_reference *
drv_reference_to(const drv_graph *graph, const drv_user_object *object)
{
    const drv_references *all = &graph->references;
    size_t place = all->capacity > 0 ? *place_of(all, object) : 0;
    return place != 0 && all->list[place - 1].count > 0 ? &all->list[place - 1] : NULL;
}

// Removes references that are gone, and then doubles the capacity if that is needed.
static CUresult
make_room(drv_references *all)
{
    drv_references wider = {.capacity = 8};
    while (wider.capacity < 2 * (all->count - all->gone + 1))
        wider.capacity *= 2;
    wider.list = malloc(wider.capacity * sizeof *wider.list);
    wider.index = calloc(2 * wider.capacity, sizeof *wider.index);
    if (wider.list == NULL || wider.index == NULL) {
        free(wider.list);
        free(wider.index);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < all->count; i++) {
        if (all->list[i].count == 0)
            continue;
        wider.list[wider.count] = all->list[i];
        *place_of(&wider, all->list[i].object) = ++wider.count;
    }
    free(all->list);
    free(all->index);
    *all = wider;
    return CUDA_SUCCESS;
}

CUresult
drv_references_add(drv_graph *graph, drv_user_object *object, unsigned int count)
{
    drv_references *all = &graph->references;
    if (all->count == all->capacity)
        DRV_TRY(make_room(all));
    size_t *place = place_of(all, object);
    if (*place != 0) {
        // This may be the reference, already gone, to an earlier object at the same address.
        drv_reference *known = &all->list[*place - 1];
        all->gone -= known->count == 0;
        known->count += count;
        return CUDA_SUCCESS;
    }
    all->list[all->count] = (drv_reference){object, count};
    *place = ++all->count;
    return CUDA_SUCCESS;
}

static void
free_references(drv_references *all)
{
    free(all->list);
    free(all->index);
    *all = (drv_references){0};
}

CUresult
drv_references_copy(drv_graph *to, const drv_graph *from)
{
    const drv_references *all = &from->references;
    for (size_t i = 0; i < all->count; i++) {
        if (all->list[i].count == 0)
            continue;
        DRV_TRY(drv_references_add(to, all->list[i].object, 1));
        all->list[i].object->count++;
    }
    return CUDA_SUCCESS;
}

void
drv_references_drop(drv_graph *graph)
{
    const drv_references *all = &graph->references;
    for (size_t i = 0; i < all->count; i++)
        if (all->list[i].count > 0)
            drv_user_object_drop(all->list[i].object, all->list[i].count);
    free_references(&graph->references);
}

bool
drv_references_exist(const drv_graph *graph)
{
    bool exist = graph->references.count > graph->references.gone;
    for (size_t i = 0; i < graph->count && !exist; i++) {
        drv_graph *const *children;
        size_t count = drv_operation_children(&graph->nodes[i]->operation, &children);
        for (size_t j = 0; j < count && !exist; j++)
            exist = drv_references_exist(children[j]);
    }
    return exist;
}

void
drv_references_forget(drv_graph *top)
{
    for (size_t i = 0; i < top->former_count; i++)
        drv_user_object_drop(top->former[i].object, top->former[i].count);
    free(top->former);
    top->former = NULL;
    top->former_count = 0;
}

CUresult
drv_references_replace(drv_graph *graph, const drv_graph *from, drv_graph *top)
{
    const drv_references *all = &graph->references;
    size_t count = top->former_count;
    drv_reference *grown = realloc(top->former, (count + all->count + 1) * sizeof *grown);
    if (grown == NULL)
        return CUDA_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < all->count; i++)
        if (all->list[i].count > 0)
            grown[count++] = all->list[i];
    top->former = grown;
    top->former_count = count;
    free_references(&graph->references);
    return drv_references_copy(graph, from);
}
