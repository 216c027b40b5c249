"""CachingMemoryResource on all kinds of upstream resources; against a model; threads; failures."""

import gc
import random
import threading
import warnings
import weakref

import hypothesis
import hypothesis.strategies as some
import pytest
from support import libraries
from support.child import in_child
from support.core.caching import Spy, allocations, core, freed, nothing_is_left  # noqa: F401 (fixtures)
from support.core.everything import resource_class

# ruff: noqa: F811 (arguments have the names of fixtures)
pytestmark = pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")

MIB = 1 << 20
FIXTURES = [hypothesis.HealthCheck.function_scoped_fixture]


# --- upstreams ------------------------------------------------------------------------------------

FACTS = {
    "device": (lambda core: core.DeviceMemoryResource(0), (0, True, False, False)),
    "pinned": (lambda core: core.PinnedMemoryResource(), (-1, True, True, False)),
    "managed": (lambda core: core.ManagedMemoryResource(), (-1, True, True, True)),
    "legacy": (lambda core: core.LegacyPinnedMemoryResource(), (None, True, True, False)),
    "cache": (lambda core: core.CachingMemoryResource(core.DeviceMemoryResource(0)), (0, True, False, False)),
    "python": (lambda core: resource_class()(core.DeviceMemoryResource(0)), (0, True, False, False)),
}


@pytest.mark.parametrize("kind", FACTS)
def test_upstream(core, device, stream, allocations, kind):
    make, facts = FACTS[kind]
    upstream = make(core)
    mr = core.CachingMemoryResource(upstream)
    assert mr.upstream is upstream
    buffer = mr.allocate(1000, stream=stream)
    for item in (mr, buffer):
        assert (item.is_device_accessible, item.is_host_accessible, item.is_managed) == facts[1:]
        if facts[0] is None:
            with pytest.raises(RuntimeError, match="^a pinned memory resource is not bound to any GPU$"):
                item.device_id  # noqa: B018
        else:
            assert item.device_id == facts[0]
    assert isinstance(buffer, core.ManagedBuffer) == isinstance(mr.allocate(0, stream=stream), core.ManagedBuffer)
    assert isinstance(buffer, core.ManagedBuffer) == facts[3]
    if facts[2]:
        memoryview(buffer)[:4] = b"abcd"
    address = buffer.handle
    buffer.close()
    with mr.allocate(1000, stream=stream) as again:
        assert again.handle == address and isinstance(again, core.ManagedBuffer) == facts[3]
    assert mr.trim() == 1024
    if kind == "cache":
        assert upstream.statistics.kept == 1024 and upstream.trim() == 1024
    assert allocations() == 0


def test_legacy_memory_waits_for_its_stream(core, device, stream, driver_stub):
    """An upstream frees at once, so the cache synchronizes the stream of the last free first."""
    mr = core.CachingMemoryResource(core.LegacyPinnedMemoryResource())
    freed(mr, 64, stream)
    _, seen = Spy(driver_stub, "cuStreamSynchronize").asked(mr.trim)
    assert seen == [("cuStreamSynchronize", int(stream.handle))]


def test_subclass(core, device, stream):
    class Counting(core.CachingMemoryResource):
        given = 0

        def deallocate(self, ptr, size, *, stream):
            self.given += 1
            super().deallocate(ptr, size, stream=stream)

    mr = Counting(core.DeviceMemoryResource(0))
    address = freed(mr, 64, stream)
    assert freed(mr, 64, stream) == address and mr.given == 2


class Awkward:
    """Make Python resources that do what an upstream should not."""

    def __new__(cls, core, allocate):
        class Upstream(core.MemoryResource):
            is_device_accessible, is_host_accessible, device_id = True, False, 0
            taken = []

            def deallocate(self, ptr, size, *, stream):
                self.taken.append(ptr)

        Upstream.allocate = lambda self, size, *, stream: allocate(self, size, stream)
        return Upstream()


def test_upstream_gives_too_little(core, stream):
    upstream = Awkward(core, lambda self, size, s: core.Buffer.from_handle(4096, size - 1, mr=self, stream=s))
    mr = core.CachingMemoryResource(upstream)
    with pytest.raises(ValueError, match=r"Upstream.allocate\(512\) returned a Buffer of 511 bytes$"):
        mr.allocate(64, stream=stream)
    assert upstream.taken == [4096] and mr.statistics == (0,) * 8


def test_upstream_gives_nothing(core, stream):
    closed = Awkward(core, lambda self, size, s: core.Buffer.from_handle(0, size, mr=self, stream=s))
    with pytest.raises(ValueError, match="returned a Buffer of 0 bytes$"):
        core.CachingMemoryResource(closed).allocate(64, stream=stream)

    def close(self, size, s):
        buffer = core.Buffer.from_handle(4096, size, mr=self, stream=s)
        buffer.close()
        return buffer

    with pytest.raises(RuntimeError, match="^Buffer has been closed$"):
        core.CachingMemoryResource(Awkward(core, close)).allocate(64, stream=stream)
    with pytest.raises(TypeError, match="must return a Buffer, not int"):
        core.CachingMemoryResource(Awkward(core, lambda self, size, s: 1)).allocate(64, stream=stream)


def test_memory_error_of_python(core, stream):
    """A MemoryError of Python counts as out of memory, too."""
    left = [1]

    def allocate(self, size, s):
        if not left:
            raise MemoryError("no more")
        return core.Buffer.from_handle(4096 * left.pop(), size, mr=self, stream=s)

    upstream = Awkward(core, allocate)
    upstream.taken = left
    mr = core.CachingMemoryResource(upstream)
    with mr.allocate(64, stream=stream) as buffer:
        assert buffer.handle == 4096
        with pytest.raises(MemoryError, match="^no more$"):
            mr.allocate(64, stream=stream)
    with mr.allocate(9000, stream=stream) as buffer:
        assert buffer.handle == 4096 * 4096, "made of the address that was given back"


def test_reentrant_upstream(core, device, stream):
    """An upstream may use the cache that calls it."""
    inner = core.DeviceMemoryResource(0)
    state = {}

    def allocate(self, size, s):
        mr = state["mr"]
        if size < MIB:
            mr.allocate(2 * MIB, stream=s).close()
            mr.trim()
            assert len(mr.holders()) == state["holders"]
        buffer = inner.allocate(size, stream=s)
        state[buffer.handle] = buffer
        return core.Buffer.from_handle(buffer.handle, size, mr=self, stream=s)

    upstream = Awkward(core, allocate)
    type(upstream).deallocate = lambda self, ptr, size, *, stream: state.pop(ptr).close(stream)
    mr = state["mr"] = core.CachingMemoryResource(upstream)
    held = []
    for state["holders"] in range(5):
        held.append(mr.allocate(64, stream=stream))
    state["close"] = True
    type(upstream).allocate = lambda self, size, *, stream: (mr.close(), allocate(self, 2 * MIB, stream))[1]
    late = mr.allocate(MIB, stream=stream)
    assert mr.is_closed and late.size == MIB
    del held, late
    assert mr.statistics[:4] == (0, 0, 0, 0)
    assert set(state) == {"mr", "holders", "close"}


def test_refused_upstreams(core, device):
    make = core.CachingMemoryResource
    for given in (None, 3, core.DeviceMemoryResource):
        with pytest.raises(TypeError, match="^upstream must be a MemoryResource, got "):
            make(given)
    for call in (lambda: make(), lambda: make(core.MemoryResource(), True)):
        with pytest.raises(TypeError):
            call()
    first, second = make.__new__(make), make.__new__(make)
    with pytest.raises(ValueError, match="cannot be its own upstream"):
        first.__init__(first)
    second.__init__(first)
    with pytest.raises(ValueError, match="cannot be its own upstream"):
        first.__init__(second)
    with pytest.raises(RuntimeError, match="already has an upstream"):
        second.__init__(core.DeviceMemoryResource(0))


def test_not_set_up(core, stream):
    mr = core.CachingMemoryResource.__new__(core.CachingMemoryResource)
    for use in (lambda: mr.allocate(8, stream=stream), lambda: mr.device_id, lambda: mr.is_managed):
        with pytest.raises(RuntimeError, match="has been closed"):
            use()
    with pytest.raises((ValueError, RuntimeError)):
        mr.deallocate(8, 8, stream=stream)
    assert mr.upstream is None and mr.statistics == (0,) * 8
    mr.close()


def test_long_chains_end(core, device, stream):
    mr = core.MemoryResource()
    for _ in range(20000):
        mr = core.CachingMemoryResource(mr)
    with pytest.raises((RecursionError, TypeError)):
        mr.allocate(64, stream=stream)
    with pytest.raises((RecursionError, TypeError)):
        mr.device_id  # noqa: B018
    del mr
    gc.collect()


def test_cycle_through_the_upstream(core, device, stream, allocations):
    """A cycle through the upstream returns kept memory while the upstream is intact."""
    Resource = resource_class()
    for held in (False, True):
        upstream = Resource(core.DeviceMemoryResource(0))
        upstream.cache = mr = core.CachingMemoryResource(upstream)
        freed(mr, 64, stream)
        if held:
            upstream.buffer = mr.allocate(2000, stream=stream)
        gone = weakref.ref(mr)
        del mr, upstream
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            gc.collect()
            gc.collect()
        assert gone() is None and allocations() == 0


# --- sequences against a model --------------------------------------------------------------------

STEPS = some.one_of(
    some.tuples(some.just("allocate"), some.integers(0, 2), some.sampled_from([1, 600, 4000, 3 * MIB])),
    some.tuples(some.just("free"), some.integers(0, 2), some.integers(0, 99)),
    some.tuples(some.just("hold"), some.integers(0, 2)),
    some.tuples(some.just("release"), some.integers(0, 2)),
    some.tuples(some.just("trim"), some.sampled_from([0, 2000, 4 * MIB])),
)


class Model:
    """Which blocks are in use or kept, and which stream's held work may still use a kept block.

    Work is held from one `hold` to the next `release`; after that, earlier frees have completed.
    """

    def __init__(self, mr, streams, stub):
        self.mr, self.streams, self.stub = mr, streams, stub
        self.used, self.kept, self.held, self.holds = [], {}, {}, 0

    def allocate(self, i, size):
        buffer = self.mr.allocate(size, stream=self.streams[i])
        assert buffer.handle not in {b.handle for b, _ in self.used}
        last, held = self.kept.pop(buffer.handle, (None, None))
        assert held is None or last == i or self.held.get(last) != held, "another stream may still use it"
        self.used.append((buffer, i))
        buffer.fill(1, stream=self.streams[i])

    def free(self, i, which):
        if not self.used:
            return
        buffer, stream = self.used.pop(which % len(self.used))
        i = i if i not in self.held and stream not in self.held else stream
        self.kept[buffer.handle] = i, self.held.get(i)
        buffer.close(self.streams[i])

    def hold(self, i):
        if i not in self.held:
            self.stub.hold(self.streams[i].handle)
            self.holds += 1
            self.held[i] = self.holds

    def release(self, i):
        if i in self.held:
            self.stub.release(self.streams[i].handle)
            del self.held[i]

    def trim(self, keep):
        before = self.mr.statistics.kept
        given = self.mr.trim(keep)
        after = self.mr.statistics.kept
        assert before - after == given and after <= max(keep, 0) or before <= keep

    def check(self):
        s = self.mr.statistics
        assert s.in_use_count == len(self.used) == len(self.mr.holders())
        assert s.in_use <= s.peak and s.kept_count <= len(self.kept)


@hypothesis.settings(deadline=None, max_examples=60, suppress_health_check=FIXTURES)
@hypothesis.given(some.lists(STEPS, max_size=40))
def test_sequences(core, device, driver_stub, allocations, steps):
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    model = Model(mr, [device.create_stream() for _ in range(3)], driver_stub)
    stale = driver_stub.stale_count
    try:
        for name, *arguments in steps:
            getattr(model, name)(*arguments)
            model.check()
    finally:
        for i in range(3):
            model.release(i)
    device.sync()
    assert driver_stub.stale_count == stale
    for buffer, _ in model.used:
        buffer.close()
    model.used.clear()
    mr.close()
    assert mr.statistics[:4] == (0, 0, 0, 0) and allocations() == 0


# --- threads, forks, leaks, faults ----------------------------------------------------------------


def test_threads(core, device, allocations):
    """No block is handed out twice while threads allocate, trim and close."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    shared = [device.create_stream() for _ in range(3)]
    failures = []

    def work(seed):
        choose = random.Random(seed)
        device.__class__(0).set_current()
        held = []
        try:
            for _ in range(400):
                if held and choose.random() < 0.5:
                    held.pop(choose.randrange(len(held))).close(choose.choice(shared))
                else:
                    held.append(mr.allocate(choose.choice([64, 700, 5000]), stream=choose.choice(shared)))
                if choose.random() < 0.02:
                    mr.trim(choose.choice([0, 1000]))
                    mr.holders()
        except BaseException as error:
            failures.append(error)
        finally:
            for buffer in held:
                buffer.close()

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert mr.statistics[:2] == (0, 0)
    kept = mr.statistics.kept
    assert mr.trim() == kept > 0
    mr.close()
    assert allocations() == 0


@in_child()
def test_fork():
    from cubind import core

    from core.process.test_fork import FORKED, in_fork

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    freed(mr, 64, stream)
    buffer = mr.allocate(2000, stream=stream)
    text = FORKED.format(name="cubind.core.CachingMemoryResource")
    assert in_fork(lambda: mr.allocate(64, stream=stream)) in (
        f"RuntimeError: {text}",
        f"RuntimeError: {FORKED.format(name='cubind.core.Stream')}",
    )
    assert " fork" in in_fork(lambda: mr.allocate(64, stream=core.LEGACY_DEFAULT_STREAM))
    assert in_fork(mr.trim) == in_fork(mr.holders) == f"RuntimeError: {text}"

    def end():
        nonlocal mr, buffer
        buffer.close()
        mr.close()
        said = (mr.is_closed, mr.statistics[:4])
        buffer = mr = None
        gc.collect()
        return said

    assert in_fork(end) == repr((True, (2048, 1, 512, 1)))
    assert mr.statistics[:4] == (2048, 1, 512, 1)
    buffer.close()
    assert mr.trim() == 2560


def test_exit_with_kept_memory():
    import subprocess
    import sys

    source = (
        "import sys; sys.path.insert(0, sys.argv[1]); from support import libraries; libraries.use_build(); "
        "libraries.load_stub('driver'); from cubind import core; d = core.Device(0); d.set_current(); "
        "s = d.create_stream(); mr = core.CachingMemoryResource(d.memory_resource); "
        "mr.allocate(64, stream=s).close(); b = mr.allocate(2000, stream=s)"
    )
    folder = str(libraries.TESTS)
    result = subprocess.run([sys.executable, "-c", source, folder], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@pytest.mark.parametrize("n", range(1, 10))  # the tenth destroys the event
def test_faults_in_a_look(core, device, driver_stub, n):
    """If a check of another stream fails, memory comes from upstream or the call raises."""
    mr = core.CachingMemoryResource(core.DeviceMemoryResource(0, {}))
    one, two = device.create_stream(), device.create_stream()
    freed(mr, 64, one)
    before = device.context
    driver_stub.fail_call(n, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            buffer = mr.allocate(64, stream=two)
        except core.CUDAError:
            buffer = None
    driver_stub.fail_call(0, 0)
    device.set_current()
    assert device.context == before
    if buffer is not None:
        buffer.close()
    assert mr.allocate(64, stream=two) is not None
    del buffer
    mr.close()
