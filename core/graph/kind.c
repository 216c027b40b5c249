// Lists the kinds of nodes.
#include "graph/kind.h"

#include "base/steps.h"

#define CORE_TYPE(field, base)
#define CORE_NODE(name) extern const core_node_kind core_##name##_kind;
#include "base/types.def"
#undef CORE_NODE

static const core_node_kind *const kinds[] = {
#define CORE_NODE(name) &core_##name##_kind,
#include "base/types.def"
#undef CORE_NODE
    NULL,
};

int
core_kinds_init(core_state *st, PyObject *Py_UNUSED(module))
{
    st->node_kinds = kinds;
    return 0;
}
