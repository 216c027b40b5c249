"""Threads use cubind.core: all operations at once, races on first uses, closing objects in use.

CUBIND_THREAD_SECONDS   how long the eight threads work (default 2; 60 by hand and in ci/tsan)
CUBIND_THREAD_ROUNDS    how often each race runs (default 100)
"""

import gc
import itertools
import os
import random
import struct
import sys
import threading
import time

import pytest
from support import kernels, libraries
from support.child import in_child
from support.core.everything import SIZE, Foreign, World
from support.waiting import until_asleep

THREADS = 8
SECONDS = float(os.environ.get("CUBIND_THREAD_SECONDS", 2))
ROUNDS = int(os.environ.get("CUBIND_THREAD_ROUNDS", 100))


@pytest.fixture(autouse=True)
def switching():
    """Switch threads as often as the interpreter allows."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)


@pytest.fixture
def world():
    if not libraries.ON_GPU:
        libraries.load_stub("driver").reset()
    world = World()
    yield world
    world.sync()


def run(*bodies):
    """Run each function in a thread, started together; return their results in order.

    An exception of one of them is raised here.
    """
    barrier = threading.Barrier(len(bodies))
    results, errors = [None] * len(bodies), []

    def work(i, body):
        try:
            barrier.wait()
            results[i] = body()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=item) for item in enumerate(bodies)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return results


def live(world):
    """Return the driver's live objects; on a GPU, the memory that the pools have allocated."""
    gc.collect()
    if not libraries.ON_GPU:
        return libraries.load_stub("driver").live()
    pools = {"current": world.mr, "own": world.pool}
    return {name: mr.attributes.used_mem_current for name, mr in pools.items()}


# --- everything at once --------------------------------------------------------------------------


class Work:
    """The work of one thread: with its own streams, events and memory, and with shared ones."""

    def __init__(self, world, seed):
        self.world = world
        self.random = random.Random(seed)
        self.core = world.core
        self.device = self.core.Device(0)
        self.device.set_current()
        self.own = self.device.create_stream()
        self.kept = []

    def stream(self):
        return self.random.choice([self.own, self.world.stream, self.device.default_stream])

    def launch(self):
        world, stream = self.world, self.stream()
        self.core.launch(stream, world.config, world.kernel)
        self.core.launch(stream, world.config, world.saxpy, *world.saxpy_arguments())
        world.bound(*world.saxpy_arguments())
        world.kernel[1, 32, stream]()

    def launch_first(self):
        kernel = self.world.code.get_kernel("saxpy")
        self.core.launch(self.own, self.core.LaunchConfig(grid=2, block=64), kernel, *self.world.saxpy_arguments())

    def load(self):
        self.core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel(b"nothing")

    def allocate(self):
        with self.device.allocate(SIZE, stream=self.own) as buffer:
            buffer.fill(7, stream=self.own)
            host = bytearray(SIZE)
            buffer.copy_to(host, stream=self.own)
            assert host == b"\7" * SIZE
            buffer.copy_from(bytes(SIZE), stream=self.own)
            self.kept.append(buffer[8:16])
        if len(self.kept) > 16:
            self.kept.clear()

    def resources(self):
        pool = self.core.DeviceMemoryResource(0, {})
        buffers = [pool.allocate(64, stream=self.own) for _ in range(3)]
        pool.close()
        self.world.pinned.allocate(64, stream=self.own)
        self.world.resource.allocate(64, stream=self.own).close()
        assert all(b.size == 64 for b in buffers)

    def copy(self):
        self.world.buffer.copy_to(self.world.other, stream=self.stream())

    def events(self):
        first = self.own.record(options={"timing_enabled": True})
        self.own.wait(self.world.stream)
        last = self.own.record(options=self.core.EventOptions(timing_enabled=True))
        last.sync()
        assert last - first >= 0 and last.is_done
        self.own.record(self.world.event)
        self.world.stream.wait(self.world.event)

    def streams(self):
        with self.device.create_stream(options={"nonblocking": self.random.random() < 0.5}) as stream:
            assert stream.is_nonblocking in (True, False)
            stream.priority, stream.context, stream.device, stream.is_done
        self.device.create_stream(Foreign(self.own))

    def callbacks(self):
        ran = threading.Event()
        self.own.callback(ran.set)
        self.own.sync()
        assert ran.wait(30)

    def queries(self):
        device = self.device
        assert device.properties.max_threads_per_block == self.world.most_threads
        assert (device.name, device.uuid) == self.world.names
        assert self.core.Device(0) is device
        self.world.kernel.attributes.num_regs, self.world.saxpy.num_arguments
        self.world.kernel.occupancy.max_active_blocks_per_multiprocessor(32, 0)

    def tensor_maps(self):
        view = self.world.view.view(self.world.view._layout[:2])
        made = view.as_tensor_map((1, 8), swizzle="32B")
        assert made.device is self.device and view._layout.strides_in_bytes == (64, 4)
        self.core.launch(self.own, self.world.config, self.world.mapped, made)
        self.core.launch(self.stream(), self.world.config, self.world.mapped, self.world.map)
        made.replace_address(self.world.other)

    def failures(self):
        with pytest.raises(TypeError):
            self.core.launch(self.own, self.world.config, self.world.saxpy, 1)
        with pytest.raises(ValueError, match="block"):
            self.core.launch(self.own, self.core.LaunchConfig(grid=1, block=4096), self.world.kernel)
        with pytest.raises(self.core.CUDAError):
            self.world.code.get_kernel("no such kernel")

    def sync(self):
        self.stream().sync()
        self.device.sync()

    def collect(self):
        gc.collect(0)

    STEPS = (
        *(launch, launch, launch, launch_first, load, allocate, resources, copy, events, streams),
        *(callbacks, queries, tensor_maps, failures, sync, collect),
    )

    def go_on(self, end, more=()):
        done = 0
        while time.monotonic() < end or done < 10:
            self.random.choice([*self.STEPS, *more])(self)
            done += 1
        self.own.sync()
        return done


def compile_fresh(work):
    """Compile a new program each time, without the cache, with a name expression."""
    number = next(work.world.numbers)
    code = f"template <int n> __global__ void fill(int *p) {{ p[threadIdx.x] = n + {number}; }}"
    options = work.core.ProgramOptions(name=f"fill{number}", arch=work.world.arch)
    program = work.core.Program(code, "c++", options)
    compiled = program.compile("ptx", name_expressions=("fill<3>",), cache=False)
    kernel = compiled.get_kernel("fill<3>")
    assert kernel.num_arguments == 1
    work.core.launch(work.own, work.world.config, kernel, work.world.buffer)
    program.close()


def prepare(world):
    world.most_threads = world.device.properties.max_threads_per_block
    world.names = world.device.name, world.device.uuid
    world.numbers = itertools.count()
    world.arch = f"sm_{world.device.arch}"


def stress(world, more=()):
    """Return the number of steps, and the live objects before and after them."""
    prepare(world)
    seeds = [random.randrange(2**32) for _ in range(THREADS)]
    print("seeds", seeds)  # shown when the test fails
    # After this all first uses are over.
    run(*(lambda seed=seed: Work(world, seed).go_on(0, more) for seed in seeds))
    world.sync()
    loaded = live(world)
    end = time.monotonic() + SECONDS
    done = run(*(lambda seed=seed: Work(world, seed).go_on(end, more) for seed in seeds))
    world.sync()
    return sum(done), loaded, live(world)


def assert_nothing_left(before, after):
    """Loaded code stays, and pools wait for the next resource.

    See core/kernel/object_code.c and core/memory/pool_reuse.c.
    """
    stays = ("libraries", "kernels", "pools")
    assert {k: n for k, n in after.items() if k not in stays} == {k: n for k, n in before.items() if k not in stays}
    assert after.get("pools", 0) <= before.get("pools", 0) + THREADS  # one at a time in each


def test_everything_at_once(world):
    done, before, after = stress(world)
    assert done >= 10 * THREADS
    assert_nothing_left(before, after)


@in_child(nvrtc="real", nvjitlink="real")
def test_everything_and_compilers_at_once():
    try:
        sys.setswitchinterval(1e-5)
        done, before, after = stress(World(), more=[compile_fresh])
    finally:
        sys.setswitchinterval(0.005)
    assert done >= 10 * THREADS
    assert_nothing_left(before, after)


# --- first uses ----------------------------------------------------------------------------------


@in_child()
def test_first_use_of_all():
    """Eight threads may start the driver, list devices and retain the primary context at once."""
    from cubind import core

    def first():
        device = core.Device(0)
        device.set_current()
        stream = device.create_stream()
        device.allocate(64, stream=stream).close()
        core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
        stream.sync()
        return device, device.context, device.memory_resource, device.default_stream

    results = run(*[first] * THREADS)
    assert len({id(device) for device, *_ in results}) == THREADS
    assert len({device.device_id for device, *_ in results}) == 1
    assert len({context for _, context, *_ in results}) == 1
    assert len({stream for *_, stream in results}) == 1


@in_child(nvrtc="real")
def test_a_compiler_is_opened_while_another_thread_compiles():
    """Two threads find the compiler's library closed, and both can compile.

    The second has its functions while the first already calls them, without the GIL.
    """
    from cubind import core, nvrtc

    version, waits, compiling = nvrtc.nvrtcVersion, threading.Event(), threading.Event()
    kernel = 'extern "C" __global__ void k%d(float *p) { for (int i = 0; i < 99; i++) p[i] = sinf(p[i] * %d); }'
    code = "\n".join(kernel % (i, i) for i in range(20))

    def ask_version():  # core's first call
        if not waits.is_set():
            waits.set()
            assert compiling.wait(60)
            time.sleep(0.05)
        return version()

    def compile_all(program):
        compiling.set()
        return program.compile("ptx", cache=False).code

    def compile_first():
        assert waits.wait(60)
        return compile_all(core.Program(code, "c++", core.ProgramOptions(arch="sm_90")))

    def compile_late():
        return compile_all(core.Program(code, "c++", core.ProgramOptions(arch="sm_90")))

    nvrtc.nvrtcVersion = ask_version
    first, late = run(compile_first, compile_late)
    assert first == late and b"k19" in first


def test_first_launch_of_a_kernel(world):
    """The first thread makes the kernel's launch plan, which is the same for all."""
    for _ in range(ROUNDS):
        kernel = world.code.get_kernel("saxpy")
        arguments = world.saxpy_arguments()

        def first(kernel=kernel, arguments=arguments):
            world.core.launch(world.stream, world.config, kernel, *arguments)
            with pytest.raises(TypeError, match="takes 5 arguments, got 4"):
                world.core.launch(world.stream, world.config, kernel, *arguments[:4])
            return kernel.num_arguments, kernel.arguments_info

        results = run(*[first] * THREADS)
        assert all(r == results[0] for r in results)


def test_first_use_of_a_code(world):
    for _ in range(ROUNDS):
        code = world.core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
        results = run(*[lambda code=code: (code.get_kernel("saxpy").handle, code.handle)] * THREADS)
        assert len({(int(kernel), int(library)) for kernel, library in results}) == 1


def test_devices_are_per_thread(world):
    for _ in range(ROUNDS):
        devices = run(*[lambda: (world.core.Device(0), world.core.Device(), world.core.Device(0))] * THREADS)
        assert all(a is b is c for a, b, c in devices)
        assert len({id(a) for a, *_ in devices}) == THREADS


def test_properties(world):
    names = [n for n in dir(world.device.properties) if not n.startswith("_")]
    results = run(*[lambda: [getattr(world.core.Device(0).properties, n) for n in names]] * THREADS)
    properties = world.device.properties
    results += run(*[lambda: [getattr(properties, n) for n in names]] * THREADS)
    varying = {"clock_rate", "memory_clock_rate"}
    for values in zip(names, *results, strict=True):
        assert values[0] in varying or len(set(values[1:])) == 1, values


def test_facts_of_one_device_object(world):
    """A Device may be passed to other threads."""
    for _ in range(ROUNDS // 10 + 1):
        device = world.core.Device(0)
        results = run(*[lambda device=device: (device.name, device.uuid, device.arch, device.pci_bus_id)] * THREADS)
        assert len(set(results)) == 1


def test_attributes_of_a_kernel(world):
    for _ in range(ROUNDS // 10 + 1):
        kernel = world.code.get_kernel("layout")

        def ask(kernel=kernel):
            world.device.set_current()
            a = kernel.attributes
            return a.num_regs, a.shared_size_bytes, a.max_threads_per_block, a.ptx_version

        assert len(set(run(*[ask] * THREADS))) == 1


def test_first_options(world):
    """The options' module is loaded with the first options."""

    def first():
        world.device.create_stream(options={"nonblocking": False}).close()
        return world.stream.record(options={"timing_enabled": True}).is_timing_enabled

    assert run(*[first] * THREADS) == [True] * THREADS


# --- arguments stay apart ------------------------------------------------------------------------


@pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub's launches")
def test_arguments_are_not_mixed(world):
    """Each launch has the arguments of one call, although threads share a launcher."""
    stub = libraries.load_stub("driver")
    stub.clear_launches()
    bound = world.saxpy[world.config, world.stream]

    def work(number):
        for _ in range(times):
            bound(float(number), number, number, number, number)

    times = min(ROUNDS, 1024 // THREADS)  # the stub records that many
    run(*(lambda n=n: work(n) for n in range(THREADS)))
    assert len(stub.launches()) == THREADS * times
    for launch in stub.launches():
        number = struct.unpack_from("<I", launch.bytes, 32)[0]
        assert launch.bytes[:4] == struct.pack("<f", number)
        assert struct.unpack_from("<3Q", launch.bytes, 8) == (number,) * 3


# --- closing under users -------------------------------------------------------------------------


def use_until_closed(victim, use, allowed):
    """Use an object until it is closed; only the allowed exceptions may be raised."""
    end = time.monotonic() + 60  # failures may be much quicker than the thread that closes
    while time.monotonic() < end:
        try:
            use(victim)
        except allowed:
            if victim.is_closed:
                return
    assert victim.is_closed


def closing_cases(w):
    """Return {name: (a maker of the victim, the threads' use of it)}."""
    core = w.core

    def stream_uses(s):
        core.launch(s, w.config, w.kernel)
        s.record().sync()
        s.sync()
        s.wait(w.event)
        s.is_done, s.priority, s.context
        with w.device.allocate(64, stream=s):
            pass

    def event_uses(e):
        w.stream.record(e)
        w.stream.wait(e)
        e.sync()
        e.is_done, e.context, e.handle, hash(e), repr(e)

    def buffer_uses(b):
        b.fill(1, stream=w.stream)
        b.copy_to(w.other, stream=w.stream)
        b.copy_from(bytes(SIZE), stream=w.stream)
        core.launch(w.stream, w.config, w.saxpy, 1.0, b, b, b, 0)
        b[4:8].fill(2, stream=w.stream)
        b.is_device_accessible, b.handle, b.size, b.memory_resource, repr(b)

    def pool_uses(p):
        p.allocate(64, stream=w.stream).close()
        p.handle, p.is_handle_owned, p.attributes.used_mem_current

    def builder_uses(b):
        b.begin_building() if not b.is_building else b.end_building()
        core.launch(b, w.config, w.kernel)
        b.callback(int)
        b.while_loop(b.create_condition(0)).begin_building().end_building()
        type(b).join(*b.split(3))
        b.end_building().complete().launch(w.stream)

    def graph_uses(g):
        g.upload(w.stream)
        g.launch(w.stream)
        g.update(w.built)
        g.handle, hash(g), repr(g), g == g

    def launcher_uses(s):
        s_bound[0]()

    s_bound = []

    def bound_stream():
        stream = w.device.create_stream()
        s_bound[:] = [w.kernel[w.config, stream]]
        return stream

    return {
        "stream": (w.device.create_stream, stream_uses),
        "event": (w.device.create_event, event_uses),
        "buffer": (lambda: w.device.allocate(SIZE, stream=w.stream), buffer_uses),
        "pool": (lambda: core.DeviceMemoryResource(0, {}), pool_uses),
        "graph builder": (w.device.create_graph_builder, builder_uses),
        "graph": (w.built.complete, graph_uses),
        "stream of a launcher": (bound_stream, launcher_uses),
    }


@pytest.mark.filterwarnings("ignore:the GraphBuilder is not building")
@pytest.mark.parametrize("name", ["stream", "event", "buffer", "pool", "graph builder", "graph", "stream of a launcher"])
def test_closing_what_others_use(world, name):
    """Users of a closed object get exceptions, and nothing is freed twice or left behind."""
    make, use = closing_cases(world)[name]
    allowed = (RuntimeError, world.core.CUDAError, ValueError, TypeError)
    make().close()  # from now on a pool waits
    world.sync()
    before = live(world)
    for _ in range(ROUNDS // 10 + 1):
        victim = make()

        def user(victim=victim):
            world.device.set_current()
            use_until_closed(victim, use, allowed)

        def closer(victim=victim):
            world.device.set_current()
            time.sleep(random.random() * 0.005)
            victim.close()

        run(*[user] * (THREADS - 2), closer, closer)
        assert victim.is_closed
    del victim, user, closer, make, use
    world.sync()
    for _ in range(200):  # CUDA's threads take a moment to release the objects of graphs
        gc.collect()
        if live(world) == before:
            break
        time.sleep(0.01)
    assert live(world) == before


def test_a_builder_that_many_end(world):
    """If end_building() and close() race, at most one gets the graph, without a warning."""
    world.sync()
    before = live(world)
    allowed = (RuntimeError, world.core.CUDAError)
    for number in range(ROUNDS):
        builder = world.device.create_graph_builder().begin_building()
        builder.callback(int)
        known = number % 2 and builder.create_condition()  # the graph is known before the end

        def end(builder=builder):
            world.device.set_current()
            try:
                builder.end_building()
            except allowed as error:
                return error

        def close(builder=builder):
            world.device.set_current()
            builder.close()

        ended = run(end, end, close)[:2]
        assert builder.is_closed and any(ended)
        for error in filter(None, ended):
            assert "ILLEGAL_STATE" in str(error) or isinstance(error, RuntimeError)
    del builder, known, end, close, ended
    for _ in range(200):
        gc.collect()
        if live(world) == before:
            break
        time.sleep(0.01)
    assert live(world) == before


@pytest.mark.skipif(libraries.ON_GPU, reason="counts what the stub has alive")
@pytest.mark.parametrize("which", ["stream", "event", "copy"])
def test_closing_under_a_wait(world, which):
    """A handle lives until the thread that waits on it has left the driver.

    The wait is a sync() or a blocking copy.
    """
    stub = libraries.load_stub("driver")
    stream = world.device.create_stream()
    stub.hold(int(stream.handle))
    event = stream.record()
    victim = event if which == "event" else stream
    kind = "events" if which == "event" else "streams"
    before = live(world)[kind]

    def copy():
        world.device.set_current()
        world.buffer.copy_to(bytearray(SIZE), stream=stream)

    waiter = threading.Thread(target=copy if which == "copy" else victim.sync, daemon=True)
    waiter.start()
    until_asleep(waiter)
    handle = int(stream.handle)
    victim.close()
    waiting, during = waiter.is_alive(), live(world)[kind]
    stub.release(handle)
    waiter.join(30)
    assert waiting and not waiter.is_alive()
    assert (during, live(world)[kind]) == (before, before - 1)
