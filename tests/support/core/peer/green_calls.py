"""List rows of green contexts and the resources of devices (see rows.py).

On a driver before CUDA 13.1, both packages split by count and refuse work queues.
"""

from support.core.peer.rows import ARGUMENT, Raises, Value, better, group, kind, needs, same

SIZES = "[(x.sm_count, x.min_partition_size, x.coscheduled_alignment, x.flags) for x in [*g, rest]]"


def split(options, more="", result=SIZES):
    return f"g, rest = dev.resources.sm.split(core.SMResourceOptions({options}){more})\n{result}"


def refused(options):
    return f"dev.resources.sm.split(core.SMResourceOptions({options}))"


def create(resources):
    return f"dev.create_context(core.ContextOptions(resources={resources}))"


GREEN = "g, rest = dev.resources.sm.split(core.SMResourceOptions(count=16))\nc = " + create("g") + "\n"

# --- resources ------------------------------------------------------------------------------------

group("resources")
same(
    "core.SMResource()",
    "core.WorkqueueResource()",
    "core.DeviceResources()",
    "dev.resources is dev.resources, dev.context.resources is dev.context.resources",
    "r = dev.resources.sm\n(r.sm_count, r.min_partition_size, r.coscheduled_alignment, r.flags, r.handle != 0)",
    "r = dev.resources.sm\n(r == r, r == dev.resources.sm, r is dev.resources.sm)",
    "dev.context.resources.sm.sm_count == s.resources.sm.sm_count == dev.default_stream.resources.sm.sm_count",
    "w = dev.resources.workqueue\n(w.sharing_scope, w.concurrency_limit, w.device is dev, w.handle != 0)",
    "s.resources.workqueue.concurrency_limit",
    "closed = dev.create_stream()\nclosed.close()\nclosed.resources",
    "dev.resources.x = 1",
    "dev.resources.sm.sm_count = 1",
)

# --- splits ---------------------------------------------------------------------------------------

group("splits")
same(
    split("count=16"),
    split("count=None"),
    split(""),
    split("count=(16, 16)"),
    split("count=[16, 24]"),
    split("count=(8, None)"),
    split("count=16", ", dry_run=True"),
    split("count=(16, 24)", ", dry_run=True"),
    split("count=132"),
    split("count=(64, 68), backfill=(False, True)"),
    split("count=(64, 68), backfill=True"),
    split("count=10, coscheduled_sm_count=2"),
    split("count=(8, 12), coscheduled_sm_count=(8, 4), preferred_coscheduled_sm_count=(8, None)"),
    split("count=8, backfill=None"),
    split("count=16", result="g[0].split(core.SMResourceOptions(count=8))"),
    split("count=16", result="rest.split(core.SMResourceOptions(count=8))"),
    split("count=16", ", dry_run=True", "g[0].split(core.SMResourceOptions(count=8))"),
    refused("count=133"),
    refused("count=2**31"),
    refused("count=2**40"),
    refused("count=-1"),
    refused("count=(8, -2)"),
    refused("count=7"),
    refused("count=True"),
    refused("count=2.5"),
    refused("count=[]"),
    refused("count='a'"),
    refused("count=(8, 'a')"),
    refused("count={8}"),
    refused("count=8, coscheduled_sm_count=(2, 2)"),
    refused("count=8, coscheduled_sm_count='a'"),
    refused("count=(8, 8), coscheduled_sm_count=(2, 2, 2)"),
    refused("count=8, coscheduled_sm_count=-2"),
    refused("count=8, coscheduled_sm_count=3"),
    refused("count=8, preferred_coscheduled_sm_count=-2"),
    refused("count=(8, 8), preferred_coscheduled_sm_count=(2, )"),
    refused("count=8, backfill='x'"),
    refused("count=8, backfill=[True]"),
    refused("count=(8, ), backfill=[True, False]"),
    "dev.resources.sm.split(None)",
    "dev.resources.sm.split(3)",
    "dev.resources.sm.split({'count': 8})",
)
kind(
    "dev.resources.sm.split()",
    "dev.resources.sm.split(core.SMResourceOptions(), True)",
    refused("count=8, coscheduled_sm_count={2}"),
)

needs(13010, split("count=8, backfill=3"))
for fraction in ("count=(8, 8.5)", "count=8, coscheduled_sm_count=2.5"):
    better(split(fraction, result="len(g)"), ARGUMENT, Raises("TypeError"), Value(), least=13010)

# --- options --------------------------------------------------------------------------------------

group("resource options")
same(
    "repr(core.SMResourceOptions())",
    "repr(core.SMResourceOptions(8, 2, 4, True))",
    "core.SMResourceOptions() == core.SMResourceOptions()",
    "core.SMResourceOptions(8) == core.SMResourceOptions()",
    "hash(core.SMResourceOptions())",
    "[(f.name, f.default) for f in dataclasses.fields(core.SMResourceOptions)]",
    "pickle.loads(pickle.dumps(core.SMResourceOptions(8))) == core.SMResourceOptions(8)",
    "o = core.SMResourceOptions()\no.count = (8, 8)\nlen(dev.resources.sm.split(o)[0])",
    "repr(core.ContextOptions([1]))",
    "core.ContextOptions([1]) == core.ContextOptions([1])",
    "repr(core.WorkqueueResourceOptions())",
    "o = core.WorkqueueResourceOptions('device_ctx', 3)\n(o.sharing_scope, o.concurrency_limit)",
    "core.WorkqueueResourceOptions(typing.WorkqueueSharingScopeType.DEVICE_CTX).sharing_scope",
    "core.WorkqueueResourceOptions('x')",
    "core.WorkqueueResourceOptions(3)",
    "core.WorkqueueResourceOptions(concurrency_limit=0)",
    "core.WorkqueueResourceOptions(concurrency_limit=-3)",
    "core.WorkqueueResourceOptions(concurrency_limit='a')",
    "core.WorkqueueResourceOptions(concurrency_limit=2**40)",
    "[(x.name, x.value) for x in typing.WorkqueueSharingScopeType]",
    "w = dev.resources.workqueue\nw.configure(core.WorkqueueResourceOptions('green_ctx_balanced', 4))\n"
    "(w.sharing_scope, w.concurrency_limit)",
    "w = dev.resources.workqueue\n(w.configure(core.WorkqueueResourceOptions()), w.concurrency_limit)",
    "w = dev.resources.workqueue\nw.configure(None)",
    "w = dev.resources.workqueue\nw.configure(3)",
    "w = dev.resources.workqueue\nw.configure({'concurrency_limit': 3})",
    "w = dev.resources.workqueue\nw.configure(core.WorkqueueResourceOptions(concurrency_limit=2**40))",
)
kind("core.ContextOptions()", "w = dev.resources.workqueue\nw.configure()")

# --- contexts -------------------------------------------------------------------------------------

group("green contexts")
same(
    "dev.create_context()",
    "dev.create_context(None)",
    "dev.create_context(3)",
    "dev.create_context({'resources': []})",
    create("None"),
    create("()"),
    create("3"),
    create("[3]"),
    create("[None]"),
    create("'ab'"),
    create("dev.resources.sm"),
    split("count=8", ", dry_run=True", create("g")),
    split("count=8", ", dry_run=True", create("[rest]")),
    GREEN + "x = (c.is_green, c.is_closed, c.handle is not None, c == dev.context)\nc.close()\nx + (c.is_closed, c.handle)",
    GREEN + "r = c.resources.sm\n(r.sm_count, r.min_partition_size, r.coscheduled_alignment)",
    GREEN + "c.resources is c.resources",
    GREEN + "len(c.resources.sm.split(core.SMResourceOptions(count=8))[0])",
    GREEN + "c.close()\n(c.is_closed, c.is_green, c.handle)",
    GREEN + "c.close()\nc.resources",
    GREEN + "c.close()\nc.create_stream()",
    GREEN + "r = c.resources\nc.close()\nr.sm.sm_count",
    create("(dev.resources.sm, )") + ".resources.sm.sm_count",
    create("[dev.resources.workqueue]") + ".resources.workqueue.concurrency_limit",
    create("iter([dev.resources.sm])") + ".is_green",
    "dev.create_context({'resources': [dev.resources.sm]}).is_green",
    "dev.context.create_stream()",
    GREEN + "c.create_stream(3)",
    GREEN + "c.create_stream(core.StreamOptions(nonblocking=False))",
    GREEN + "c.create_stream(core.StreamOptions(priority=7))",
    GREEN + "t = c.create_stream({'priority': -2})\n(t.priority, t.is_nonblocking, t.device == dev)",
    GREEN + "t = c.create_stream()\ne = t.record()\nt.sync()\n"
    "(t.context == c, t.context.is_green, e.context == c, e.context.is_green, t.resources.sm.sm_count)",
    GREEN + "t = c.create_stream()\nc.close()\n(t.resources.sm.sm_count, t.context.is_green, t.sync(), t.record().is_done)",
    GREEN + "t = c.create_stream()\nu = core.Stream.from_handle(int(t.handle))\n(u.context == c, u.resources.sm.sm_count)",
    GREEN + "t = c.create_stream()\nb = dev.allocate(64, stream=t)\nb.fill(7, stream=t)\ncore.Stream.sync(t)\nread(b)[:2]",
    GREEN + "before = dev.set_current(c)\nx = (dev.context == c, dev.context.is_green)\n"
    "back = dev.set_current(before)\nx + (back is c, back == c, back.is_green)",
    GREEN + "before = dev.set_current(c)\ntry:\n    c.close()\nfinally:\n    dev.set_current(before)",
    GREEN + "before = dev.set_current(c)\ntry:\n    dev.create_stream(options={'nonblocking': False})\n"
    "finally:\n    dev.set_current(before)",
    GREEN + "before = dev.set_current(c)\nt = dev.create_stream()\ndev.set_current(before)\n"
    "(t.context == c, t.resources.sm.sm_count)",
    GREEN + "d = " + create("g") + "\n(c == d, c != d, hash(c) == hash(d))",
)
kind("dev.create_context(1, 2)", GREEN + "c.create_stream(1, 2)")
better(
    "w = dev.resources.workqueue\no = core.WorkqueueResourceOptions(concurrency_limit=2)\no.concurrency_limit = 2.5\n"
    "w.configure(o)\nw.concurrency_limit",
    ARGUMENT,
    Raises("TypeError"),
    Value(2),
    least=13010,
)
