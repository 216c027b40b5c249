"""Call every method, operator and attribute of every type of cubind.core with hostile arguments.

    objects.py run --seconds N --seed S --findings FOLDER   make calls; fails on a finding
    objects.py again FILE                                   repeats the calls of a finding

The functional stub driver serves the calls, with host memory in place of device memory. Each call
uses an object of everything.py, open or closed. Most arguments suit the parameter that they are
passed for; the others are arbitrary. Some calls are rows of members.py.

A child process makes the calls, as for arguments.py. A finding is a child that dies or hangs, or a
SystemError.
"""

import gc
import inspect
import os
import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(Path(__file__).parent)]

import arguments  # noqa: E402

PER_WORLD = 40  # calls on the same objects

# These take an address and dereference the driver's memory there, so a wrong address would be the
# caller's fault.
ADDRESSES = {
    *("Buffer.from_handle", "Buffer.__new__", "Stream.from_handle", "Kernel.from_handle", "Stream._init"),
    *("GraphNode.memset", "GraphNode.memcpy", "GraphNode.deallocate", "MemsetNode.update", "MemcpyNode.update"),
    *("GraphDefinition.memset", "GraphDefinition.memcpy", "GraphDefinition.deallocate"),
    *("ExecutableMemsetNode.update", "ExecutableMemcpyNode.update"),
    *("StridedMemoryView.from_any_interface", "StridedMemoryView.from_cuda_array_interface"),
    *("StridedMemoryView.from_dlpack", "StridedMemoryView.from_buffer", "_StridedMemoryViewProxy.view"),
}
# These end the process, or wait forever.
LEFT_OUT = {"Program.compile", "Program._compile", "Linker.link"}
LENGTHS = [0, 1, 1, 1, 2, 2, 3, 4, 6, 12]
TEXTS = ["ptx", "cubin", "relaxed", "global", "thread_local", "device", "host", "managed", "float32", "<f4", "32B", ""]

# Right arguments by the parameter's name: in most calls all but one or two arguments are right.
RIGHT = {
    "stream": lambda w: w.stream,
    "config": lambda w: w.config,
    "kernel": lambda w: w.kernel,
    "args": lambda w: (),
    "event": lambda w: w.event,
    "event_or_stream": lambda w: w.event,
    "buffer": lambda w: w.buffer,
    "dst": lambda w: w.buffer,
    "src": lambda w: w.other,
    "dst_owner": lambda w: None,
    "src_owner": lambda w: None,
    "size": lambda w: 64,
    "width": lambda w: 8,
    "value": lambda w: 1,
    "fn": lambda w: int,
    "child": lambda w: w.core.graph.GraphDefinition(),
    "source": lambda w: w.built,
    "condition": lambda w: w.built.create_condition(0),
    "count": lambda w: 2,
    "shape": lambda w: (8, 8),
    "dtype": lambda w: "float32",
    "layout": lambda w: w.view._layout,
    "axis_order": lambda w: (1, 0),
    "box_dim": lambda w: (2, 4),
    "view": lambda w: w.view,
    "obj": lambda w: w.view,
    "itemsize": lambda w: 4,
    "stride_order": lambda w: "C",
    "name": lambda w: "saxpy",
    "module": lambda w: w.code.code,
    "node": lambda w: w.core.graph.GraphDefinition().empty(),
    "forward": lambda w: True,
    "programmatic": lambda w: False,
    "stream_ptr": lambda w: -1,
    "options": lambda w: None,
    "path": lambda w: "graph.dot",
    "mr": lambda w: None,
    "block_size": lambda w: 32,
    "grid": lambda w: 1,
    "block": lambda w: 32,
}


class Caller:
    """Makes the calls of one seed, on worlds that many calls share."""

    def __init__(self, seed):
        from support import libraries
        from support.core import compilers

        libraries.use_build()
        self.seed = seed
        for name in libraries.MODULES:
            libraries.load_stub(name)
        compilers.install()
        from support.core.everything import MAKERS, World
        from support.core.members import ROWS, maker

        os.chdir(tempfile.mkdtemp(prefix="cubind-fuzz-"))  # some calls write files
        self.make_world, self.makers, self.rows, self.maker = World, MAKERS, ROWS, maker
        self.changer = arguments.Changer()
        self.changer.start()
        self.number, self.last = None, ("nothing", (), {})
        self.begin(random.Random(f"{seed}:first"))
        self.callables = self.find_callables()

    def begin(self, rng):
        """Make a new world with an object of each type."""
        self.world = self.make_world()
        self.objects = [make(self.world) for make in self.makers.values()]
        self.objects += [self.world.device, self.world.stream, self.world.view, self.world.map, self.world.kernel]
        self.left = PER_WORLD

    def find_callables(self):
        """Return (type's name, member's name) for all public methods, attributes and operators."""
        found, self.classes = set(), {}
        for item in self.objects:
            for cls in type(item).__mro__[:-1]:
                self.classes[cls.__name__] = cls
                found |= {(cls.__name__, n) for n, member in vars(cls).items() if self.is_wanted(cls, n, member)}
        facts = {(owner, name) for owner, name in found if owner in ("DeviceProperties", "KernelAttributes")}
        # A tenth is enough: they are all alike.
        return sorted((found - facts) | set(sorted(facts)[::10]))

    @staticmethod
    def is_wanted(cls, name, member):
        kind = type(member).__name__
        if f"{cls.__name__}.{name}" in LEFT_OUT or cls.__name__ in ("Exception", "BaseException", "RuntimeWarning"):
            return False
        return callable(member) or "descriptor" in kind or isinstance(member, classmethod | staticmethod)

    def argument(self, rng, hostile_world, with_addresses):
        """Return an object of the world, a plain value that could be right, or anything."""
        import hostile

        way = rng.randrange(8)
        if way < 3:
            return rng.choice(self.objects)
        if way == 3:
            return rng.choice(TEXTS)
        if way == 4:
            return tuple(rng.choice([0, 1, 2, 3, 8, -1, slice(None), None]) for _ in range(rng.choice(LENGTHS)))
        if way == 5:
            return rng.choice([None, True, 0, 1, 2, 32, 64, self.world.config, self.world.buffer, int, (1, 2)])
        if way == 6 and with_addresses:
            return None
        made = hostile.anything(hostile_world, [type(item) for item in self.objects])
        return None if with_addresses and not isinstance(made, str | bytes | list | tuple | dict) else made

    def arguments_of(self, rng, member, world, addresses):
        """Return (positional, by keyword): by the parameters' names if known, else any number."""
        try:
            parameters = list(inspect.signature(member).parameters.values())
        except (TypeError, ValueError):
            parameters = []
        if not parameters or rng.randrange(5) == 0:
            return [self.argument(rng, world, addresses) for _ in range(rng.choice(LENGTHS))], {}
        wrong = set(rng.sample(range(len(parameters)), min(len(parameters), rng.choice([0, 1, 1, 2]))))
        given, keywords = [], {}
        for i, parameter in enumerate(parameters):
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            is_optional = parameter.default is not parameter.empty
            if i in wrong or (parameter.name not in RIGHT and not is_optional):
                value = self.argument(rng, world, addresses)
            elif is_optional and rng.randrange(3):
                continue
            else:
                value = RIGHT[parameter.name](self.world) if parameter.name in RIGHT else parameter.default
            if parameter.kind == parameter.KEYWORD_ONLY or len(given) < i:
                keywords[parameter.name] = value
            else:
                given.append(value)
        return given, keywords

    def call(self, number):
        import hostile

        rng = random.Random(f"{self.seed}:{number}")
        if self.left == 0:
            try:
                self.begin(rng)
            # A capture is in progress, or a memory resource is set on the device.
            except Exception as error:
                raise arguments.Spent(error) from None
        self.left -= 1
        if rng.randrange(30) == 0:
            self.attempt(self.close_one, rng)
        if rng.randrange(6) == 0:
            self.attempt(self.use_row, rng)
            return
        owner, name = rng.choice(self.callables)
        for _ in range(3):  # attributes are most of the members, and less worth calling
            if not callable(getattr(self.classes[owner], name)):
                owner, name = rng.choice(self.callables)
        world = hostile.World(rng)
        world.changeable = [[], {}]
        item = rng.choice([o for o in self.objects if any(c.__name__ == owner for c in type(o).__mro__)])
        addresses = f"{owner}.{name}" in ADDRESSES or name == "__new__"
        self.use(rng, world, item, name, addresses)

    def use_row(self, rng):
        """Make a correct call of members.py on the world, which earlier calls may have changed."""
        row = rng.choice(list(self.rows))
        self.last = row, (), {}
        self.rows[row](self.world, self.maker(row)(self.world))

    def use(self, rng, world, item, name, addresses):
        member = self.attempt(getattr, item, name)
        if not callable(member):
            value = self.argument(rng, world, addresses)
            self.last = f"{type(item).__name__}.{name} =", (value,), {}
            self.attempt(setattr, item, name, value)
            return
        if rng.randrange(4) == 0:
            item = self.attempt(self.makers.get(type(item).__name__, lambda w: item), self.world) or item
            member = self.attempt(getattr, item, name)  # the member of a fresh object
        try:
            given, keywords = self.arguments_of(rng, member, world, addresses)
        except Exception:  # objects of this world are closed
            given, keywords = [], {}
        self.last = f"{type(item).__name__}.{name}", tuple(given), keywords
        world.calls = [lambda: member(*given, **keywords), lambda: gc.collect(0)]
        if rng.randrange(6) == 0:
            self.changer.begin(world)
        try:
            self.attempt(member, *given, **keywords)
        finally:
            self.changer.end()

    def close_one(self, rng):
        item = rng.choice(self.objects)
        if hasattr(item, "close") and item is not self.world.device.memory_resource:
            item.close()

    def attempt(self, call, *given, **keywords):
        try:
            return call(*given, **keywords)
        except SystemError as error:
            raise arguments.Finding(f"SystemError: {error}") from None
        except BaseException as error:
            error.__traceback__ = None

    def describe(self):
        name, given, keywords = self.last
        shown = [arguments._shown(a) for a in given] + [f"{k}={arguments._shown(v)}" for k, v in keywords.items()]
        return f"{name}({', '.join(shown)})"


if __name__ == "__main__":
    sys.exit(arguments.main(Caller, __file__, Path(__file__).stem))
