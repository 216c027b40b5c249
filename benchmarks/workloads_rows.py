"""Make the rows of benchmarks/workloads.py from programs in examples/workloads and examples/core.

Each function in WORKLOADS yields the rows of one workload, with all of their sides (cubind, C and
other packages). Rows that are compared with each other are yielded as a Group. The resources of a
row live until the next row is requested.
"""

import copy
import ctypes
import sys
from pathlib import Path

import numpy
import workloads_peers as peers
from workloads_sides import Goal, Group, Launch, Matmul, Pipeline, Row, Sgemm, Side, forms

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path[:0] = [str(EXAMPLES / "workloads")]


def add_vectors(bench):
    import add_vectors as example
    import helpers

    n, times = bench.size(10_000_000, 10_000), bench.size(50, 2)
    random = numpy.random.default_rng(1)
    a, b = (random.random(n, numpy.float32) for _ in range(2))
    on_device = [helpers.upload(bench.device, bench.stream, array) for array in (a, b)]
    c = bench.device.allocate(a.nbytes, stream=bench.stream)
    arguments = (*on_device, c, n)
    kernels, tuned = example.kernels(bench.device, bench.stream, arguments)
    titles = {"four_each": f"vector add, 10⁷ ({tuned.best.name})", "one_each": "vector add, one number a thread",
              "grid_stride": "vector add, grid-stride loop"}

    def is_right():
        return numpy.array_equal(helpers.download(c, bench.stream, like=a), a + b)

    for name, title in titles.items():
        kernel, config = kernels[name]
        row = Row(f"add {name}", title, times, [Goal("time", 30)] if name == "four_each" else [])
        row.wipe = lambda: c.fill(0xFF, stream=bench.stream)
        row.add("cubind", lambda: bench.kernel_side(kernel, config, arguments, times, is_right))
        row.add("C", lambda: bench.c().launches(times, bench.c().launch(kernel, config, arguments), check=is_right))
        if name == "four_each":
            row.add("torch", lambda: peers.torch_add(bench, a, b, times))
            row.add("CuPy", lambda: peers.cupy_add(bench, a, b, times))
        row.add("numba", lambda: peers.numba_add(bench, a, b, times, config if name == "grid_stride" else None))
        yield Group([row], led=True)


# --- products -------------------------------------------------------------------------------------


def products(bench):
    import cublas_products as example

    n = bench.size(1024, 64)
    p = example.Products(bench.device, bench.stream, n)
    c = bench.c("libcublas")
    in_c = Sgemm(int(p.handle), n, *(buffer.handle for buffer in p.buffers[:3]))
    kept = []
    for mode, limit in (("fp32", 1.01), ("TF32", 1.06)):
        p.use(mode)
        row = Row(f"products {mode} calls", f"100 products of 1024, {mode}, as calls", 1, [Goal("ratio", limit)])
        row.wipe = lambda: p.result.fill(0xFF, stream=bench.stream)
        row.add("cubind", lambda: Side(p.calls, lambda: p.is_right(mode)))
        clock = ctypes.byref(bench.clock)
        row.add("C", lambda: Side(lambda: c.call("run_products", example.PRODUCTS, ctypes.byref(in_c), clock),
                                  lambda: p.is_right(mode), timed=True))
        row.add("torch", lambda: peers.torch_products(bench, p, mode, False, kept))
        row.add("CuPy", lambda: peers.cupy_products(bench, p, mode))
        yield Group([row], 3)
        p.use(mode)
        row = Row(f"products {mode} graph", f"100 products of 1024, {mode}, as one graph", 1, [Goal("ratio", 1.0)])
        row.wipe = lambda: p.result.fill(0xFF, stream=bench.stream)
        row.add("cubind", lambda: graph_of_products(bench, p, mode, kept))
        row.add("C", lambda: graph_in_c(bench, c, in_c, example.PRODUCTS, lambda: p.is_right(mode)))
        row.add("torch", lambda: peers.torch_products(bench, p, mode, True, kept))
        yield row
        kept.clear()
    p.close()


def graph_of_products(bench, p, mode, kept):
    graph = p.graph()
    kept.append(graph)
    return Side(lambda: graph.launch(bench.stream), lambda: p.is_right(mode))


def graph_in_c(bench, c, in_c, times, check):
    graph = ctypes.c_void_p()
    c.call("capture_products", times, ctypes.byref(in_c), ctypes.c_void_p(int(bench.stream.handle)), ctypes.byref(graph))
    return Side(lambda: c.call("run_graph", 1, graph, ctypes.byref(bench.clock)), check, timed=True, kept=graph)


# --- transforms -----------------------------------------------------------------------------------


def transforms(bench):
    import cufft_transforms as example

    points = bench.size(8192, 64)
    t = example.Transforms(bench.device, bench.stream, points)
    c = bench.c("libcufft")
    at = [ctypes.c_void_p(int(buffer.handle)) for buffer in (t.input, t.output)]
    for batch, times, goal in ((1, 500, Goal("time", 6.2)), (example.MANY, 20, Goal("ratio", 1.02))):
        title = "FFT of 8192" if batch == 1 else f"FFT of 8192, {batch} at once"
        row = Row(f"fft {batch}", title, times, [goal])
        row.wipe = lambda: t.output.fill(0xFF, stream=bench.stream)
        plan = int(t.plans[batch])
        row.add("cubind", lambda: Side(lambda: t.run(batch, times), lambda: t.is_right(batch)))
        row.add("C", lambda: Side(lambda: c.call("run_transforms", times, plan, *at, ctypes.byref(bench.clock)),
                                  lambda: t.is_right(batch), timed=True))
        row.add("torch", lambda: peers.torch_transforms(bench, t, batch, times))
        row.add("CuPy", lambda: peers.cupy_transforms(bench, t, batch, times))
        yield row
    t.close()


# --- particles ------------------------------------------------------------------------------------


def moving(bench):
    import helpers
    import particles as example
    from cubind.core import LaunchConfig

    count = bench.size(1_000_000, 2_000)
    place, speed, world = example.start(count)
    exact = example.expected(place, speed, world)
    row = Row("particles", "10⁶ particles, a step", example.STEPS, [Goal("rate", 3, "numba"), Goal("rate", 3, "torch")])

    def on_device():
        return [helpers.upload(bench.device, bench.stream, array) for array in (place, speed)]

    def is_near(got):
        return numpy.allclose(got, exact, rtol=1e-3, atol=1e-4)

    kernel = helpers.compile_kernel(bench.device, example.SOURCE, "advance")
    config = LaunchConfig(grid=-(-count // example.BLOCK), block=example.BLOCK)
    ours, in_c = on_device(), on_device()
    checks = [lambda at=at: is_near(helpers.download(at[0], bench.stream, like=place)) for at in (ours, in_c)]
    row.add("cubind", lambda: bench.kernel_side(kernel, config, (*ours, count, world), example.STEPS, checks[0]))
    row.add("C", lambda: bench.c().launches(
        example.STEPS, bench.c().launch(kernel, config, (*in_c, count, world)), check=checks[1]))
    row.add("torch", lambda: peers.torch_particles(bench, place, speed, world, example.STEPS, is_near))
    row.add("CuPy", lambda: peers.cupy_particles(bench, place, speed, world, example.STEPS, is_near,
                                                     example.SOURCE, example.BLOCK))
    row.add("numba", lambda: peers.numba_particles(bench, place, speed, world, example.STEPS, is_near))
    yield row


# --- copies that overlap with kernels -------------------------------------------------------------


def copies(bench):
    import copy_overlap as example

    work = example.Pipeline(bench.device, bench.stream, bench.size(4 << 20, 2_000))
    c = bench.c()
    numbers = ctypes.c_size_t(work.chunk), example.ROUNDS
    kept = [c.launch(work.kernel, work.config, (chunk, *numbers)) for chunk in work.chunks]
    table = (Launch * example.CHUNKS)(*kept)
    streams = (ctypes.c_void_p * example.STREAMS)(*(int(stream.handle) for stream in work.streams))
    host = (ctypes.c_void_p * example.CHUNKS)(*(int(part.handle) for part in work.parts))
    chunks = (ctypes.c_ulonglong * example.CHUNKS)(*(int(chunk.handle) for chunk in work.chunks))
    joined = bench.device.create_event()
    for count in (1, example.STREAMS):
        title = f"copies and kernels, {count} stream{'s' if count > 1 else ''}"
        row = Row(f"copies {count}", title, 1)
        row.wipe = work.put_start
        row.add("cubind", lambda: Side(lambda: work.run(count), work.is_right))
        described = Pipeline(example.CHUNKS, count, ctypes.addressof(streams), int(joined.handle), ctypes.addressof(host),
                             ctypes.addressof(chunks), 4 * work.chunk, ctypes.addressof(table))
        row.add("C", lambda: Side(lambda: c.call("run_pipeline", ctypes.byref(described), ctypes.byref(bench.clock)),
                                  work.is_right, timed=True))
        row.add("CuPy", lambda: peers.cupy_pipeline(bench, work, count, example.ROUNDS))
        yield row
    del kept


# --- kernels for products -------------------------------------------------------------------------


def matrix_kernels(bench):
    import helpers
    import matrix_kernels as example

    n = bench.size(2048, 48)
    m = example.Matrices(bench.device, bench.stream, n)
    times = {"naive": 2, "tiled": 5, "tensor cores": 20}
    for kind, often in times.items():
        row = Row(f"kernel {kind}", f"product of 2048, {kind}", often)
        row.wipe = lambda: m.c.fill(0xFF, stream=bench.stream)
        if kind == "naive":
            kernel, config, arguments = m.naive()
        elif kind == "tensor cores" and (n % 128 != 0 or helpers.on_simulator()):
            row.missing["cubind"] = "the size, or no tensor cores"
            yield row
            continue
        else:
            tuned = m.search(kind)
            operands = m.floats if kind == "tiled" else m.halves
            kernel, config, arguments = tuned.kernel, tuned.config, (*operands, m.c, n)
            row.title += f" ({tuned.best.name})"
        row.add("cubind", lambda: bench.kernel_side(kernel, config, arguments, often, m.is_right))
        row.add("C", lambda: bench.c().launches(often, bench.c().launch(kernel, config, arguments), check=m.is_right))
        if kind == "tensor cores":
            row.missing["numba"] = "no tensor cores"
            row.add("torch", lambda: peers.torch_halves(bench, m, often))
        else:
            row.add("numba", lambda: peers.numba_product(bench, m, kind, often))
        yield row


# --- RELU(a @ b + bias) ---------------------------------------------------------------------------

MODES = ("three kernels", "fused", "autotuned")
TURNS = 6  # multiplies --rounds, because the clocks of a GPU at its power limit vary


def relu(kind, n=4096):
    def rows(bench):
        import relu_modes as example

        times = bench.size(10 * 4096 // n, 2)
        modes = example.ReluModes(bench.device, bench.stream, kind, bench.size(n, 64))
        works = modes.works()
        made = [relu_row(bench, modes, kind if n == 4096 else f"{kind}, {n}", place, works[mode], times)
                for place, mode in enumerate(MODES)]
        yield Group(made, max(1, TURNS * 4096 // n), led=True)
        modes.close()

    return rows


def relu_row(bench, modes, kind, place, work, times):
    """Return the row of one of the three modes; all three form a group.

    kind: the type of the operands and, unless it is 4096, the size.
    """
    import relu_modes as example

    mode, data, c = MODES[place], modes.data, bench.c("libcublasLt")
    keys = [f"relu {kind} {mode}".replace("three kernels", "three") for mode in MODES]
    goals = [Goal("rate", 0.99), *([Goal("rate", 1, row=keys[place - 1])] if place > 0 else [])]
    row = Row(keys[place], f"RELU(a @ b + bias), {kind}, {mode}", times, goals)
    row.wipe = lambda: data.d.fill(0xFF, stream=bench.stream)
    product = modes.plain if place == 0 else modes.fused
    algorithm = example.choice(modes.tuned) if mode == "autotuned" else 0
    if mode == "autotuned":
        row.title += f" ({algorithm} of {len(modes.tuned.rows)})"
    row.add("cubind", lambda: Side(repeated(work, times), data.is_right))
    row.add("C", lambda: relu_in_c(bench, c, product, algorithm, behind_product(c, data) if place == 0 else [], times))
    if mode != "autotuned":
        row.add("torch", lambda: peers.torch_relu(bench, data, mode, times))
    if place == 0:
        row.add("CuPy", lambda: peers.cupy_relu(bench, data, times))
    return row


def behind_product(c, data):
    """Return the launches of the two epilogue kernels, for C."""
    eights, config = data.n * data.n // 8, data.bound["relu"].config
    return [c.launch(data.kernels["add_bias"], config, (data.d, data.at_bias, eights, data.n // 8)),
            c.launch(data.kernels["relu"], config, (data.d, eights))]


def repeated(work, times):
    def run():
        for _ in range(times):
            work()

    return run


def relu_in_c(bench, c, product, algorithm, behind, times):
    found = product.algorithms[algorithm]
    algo = (ctypes.c_uint64 * 8).from_buffer_copy(bytes(memoryview(found.algo)))
    data = product.data
    b, a, d, workspace = (buffer.handle for buffer in (data.at_b, data.at_a, data.d, product.workspace))
    to_b, to_a, to_d = (int(layout) for layout in product.layouts)
    described = Matmul(int(product.handle), int(product.desc), b, to_b, a, to_a, d, to_d, ctypes.addressof(algo), workspace,
                       found.workspaceSize)
    table = (Launch * max(1, len(behind)))(*behind)

    def run():
        c.call("run_matmuls", times, ctypes.byref(described), len(behind), table, ctypes.byref(bench.clock))

    return Side(run, product.data.is_right, timed=True, kept=(algo, behind))


# --- kernels within torch and CuPy ----------------------------------------------------------------


def module(bench):
    """Yield rows for forward and backward of a module, by cubind's and by torch's own kernels."""
    import torch_module as example

    torch = bench.module("torch")
    operation = example.torch_operation(bench.device)
    ours, theirs = (example.torch_module(function, example.COLUMNS) for function in (operation, example.plain))
    rows, times = bench.size(4096, 16), 10
    x = torch.randn(rows, example.COLUMNS, device="cuda", requires_grad=True)
    dy = torch.randn(rows, example.COLUMNS, device="cuda")
    wanted = example.step(theirs, x, dy)

    def side(made):
        def alone():
            with torch.autograd.set_multithreading_enabled(False):
                return example.step(made, x, dy)

        return forms(bench.torch_side, times, lambda found: example.are_close(found, wanted), {
            "backward on a thread of torch": lambda: example.step(made, x, dy),
            "set_multithreading_enabled(False)": alone,
        })

    def graph_side(made):
        own = copy.deepcopy(made)  # a module that no other stream has used
        graph, results = example.captured_step(own, x, dy)

        def run():
            for _ in range(times):
                graph.replay()

        replayed = bench.torch_side(run, lambda: example.are_close(results, wanted))
        replayed.kept = own
        return replayed

    def compiled(made):
        compiled_module = torch.compile(made, fullgraph=True)
        example.step(compiled_module, x, dy)
        return side(compiled_module)

    makes = (("module eager", "torch module, there and back", side),
             ("module graph", "torch module in a CUDA graph", graph_side),
             ("module compiled", "torch module by torch.compile", compiled))
    for key, title, make in makes:
        row = Row(key, title, times)
        row.add("cubind", lambda: make(ours))
        row.add("torch", lambda: make(theirs))
        row.missing["C"] = "a module is Python's"
        yield row


def arrays(bench):
    """Yield a row for one kernel on CuPy arrays: launched by cubind, and as CuPy's own."""
    import cupy_arrays as example
    import helpers

    cupy = bench.module("cupy")
    n, times = 1_000_000, 100
    kernel = helpers.compile_kernel(bench.device, example.SOURCE, "smooth_step")
    x = cupy.random.default_rng(9).random(n, dtype=cupy.float32)
    wanted = example.expected(x.get())
    cupy.cuda.Device().synchronize()

    def is_right(found):
        return numpy.allclose(found.get(), wanted, atol=1e-5)

    row = Row("arrays", "CuPy arrays in and out, 10⁶", times)
    row.add("cubind", lambda: forms(bench.cupy_side, times, is_right, {"": lambda: example.smooth_step(kernel, x)}))
    row.add("CuPy", lambda: peers.cupy_smooth_step(bench, x, example.LOW, example.HIGH, example.SOURCE, example.BLOCK, times,
                                                   is_right))
    yield row


WORKLOADS = {
    "add": add_vectors,
    "products": products,
    "fft": transforms,
    "particles": moving,
    "copies": copies,
    "kernels": matrix_kernels,
    "relu fp16": relu("fp16"),
    "relu bf16": relu("bf16"),
    "relu fp8": relu("fp8"),
    "relu fp16 8192": relu("fp16", 8192),
    "relu bf16 8192": relu("bf16", 8192),
    "relu fp8 8192": relu("fp8", 8192),
    "arrays": arrays,
    "module": module,
}
