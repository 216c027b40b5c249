// Writes to a LaunchConfig, which thereby gets new contents. Links, and launches that are already
// in the driver, keep the old contents.
#include "launch/launch_config_write.h"

// --- contents ------------------------------------------------------------------------------------

// Copies the attributes. Sets `*out` to NULL if there are none. Returns 0, or -1 with MemoryError.
static int
copy_attributes(const CUlaunchConfig *native, core_attributes **out)
{
    size_t size = native->numAttrs * sizeof *native->attrs;
    *out = NULL;
    if (size == 0)
        return 0;
    *out = PyMem_Calloc(1, sizeof **out + size);
    if (*out == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy((*out)->items, native->attrs, size);
    return 0;
}

static bool
same_attributes(const CUlaunchConfig *a, const CUlaunchConfig *b)
{
    return a->numAttrs == b->numAttrs &&
           (a->numAttrs == 0 || memcmp(a->attrs, b->attrs, a->numAttrs * sizeof *a->attrs) == 0);
}

static void
swap_contents(LaunchConfigObject *a, LaunchConfigObject *b)
{
    enum {
        FROM = offsetof(LaunchConfigObject, checked),
        TO = offsetof(LaunchConfigObject, is_tracked)
    };
    char kept[TO - FROM];
    memcpy(kept, (char *)a + FROM, sizeof kept);
    memcpy((char *)a + FROM, (char *)b + FROM, sizeof kept);
    memcpy((char *)b + FROM, kept, sizeof kept);
}

// Sets the attributes of a write. The attributes with which the object was made stay in memory,
// because a launch may be reading them.
static void
set_block(LaunchConfigObject *self, core_attributes *block)
{
    if (self->block != NULL)
        core_attributes_retire(self->block);
    self->block = block;
    self->native.attrs = block != NULL ? block->items : self->attributes;
}

static void
settle(LaunchConfigObject *self)
{
    self->is_special = self->is_cooperative || self->block != NULL;
    if (self->extras == NULL || self->is_tracked)
        return;
    self->is_tracked = true;
    PyObject_GC_Track(self);
}

// --- links ---------------------------------------------------------------------------------------

// Moves all links of one configuration to another.
static void
move_links(LaunchConfigObject *from, LaunchConfigObject *to)
{
    core_config_link *first = from->links;
    if (first == NULL)
        return;
    for (core_config_link *link = first; link != NULL; link = link->next) {
        link->config = (LaunchConfigObject *)Py_NewRef(to);
        Py_DECREF(from); // never the last reference: the caller has one
    }
    first->at = &to->links;
    to->links = first;
    from->links = NULL;
}

// --- writing -------------------------------------------------------------------------------------

int
core_launch_config_become(LaunchConfigObject *self, LaunchConfigObject *fresh)
{
    core_attributes *ours = NULL, *theirs = NULL;
    CUlaunchAttribute *in_place = self->native.attrs;
    bool stay = same_attributes(&self->native, &fresh->native);
    if ((!stay && copy_attributes(&fresh->native, &ours) < 0) ||
        (self->links != NULL && copy_attributes(&self->native, &theirs) < 0)) {
        PyMem_Free(ours);
        Py_DECREF(fresh);
        return -1;
    }
    swap_contents(self, fresh);
    if (stay)
        self->native.attrs = in_place;
    else
        set_block(self, ours);
    set_block(fresh, theirs);
    settle(self);
    settle(fresh);
    move_links(self, fresh);
    Py_DECREF(fresh);
    return 0;
}
