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
from workloads_sides import Goal, Group, Launch, Matmul, Missing, Pipeline, Row, Sgemm, Side

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
            row.add("torch", lambda: torch_add(bench, a, b, times))
            row.add("CuPy", lambda: cupy_add(bench, a, b, times))
        row.add("numba", lambda: numba_add(bench, a, b, times, config if name == "grid_stride" else None))
        yield Group([row], led=True)


def torch_add(bench, a, b, times):
    torch = bench.module("torch")
    x, y = (torch.from_numpy(array).cuda() for array in (a, b))
    z = torch.empty_like(x)

    def run():
        for _ in range(times):
            torch.add(x, y, out=z)

    return bench.torch_side(run, lambda: numpy.array_equal(z.cpu().numpy(), a + b))


def cupy_add(bench, a, b, times):
    cupy = bench.module("cupy")
    x, y = cupy.asarray(a), cupy.asarray(b)
    z = cupy.empty_like(x)
    cupy.cuda.Device().synchronize()

    def run():
        for _ in range(times):
            cupy.add(x, y, out=z)

    return bench.cupy_side(run, lambda: numpy.array_equal(z.get(), a + b))


def numba_add(bench, a, b, times, config):
    """Return numba's side: one number per thread.

    If a configuration is given, the kernel is a grid-stride loop.
    """
    cuda, stream = bench.numba()

    def each(x, y, z):
        i = cuda.grid(1)
        if i < z.size:
            z[i] = x[i] + y[i]

    def stride(x, y, z):
        for i in range(cuda.grid(1), z.size, cuda.gridsize(1)):
            z[i] = x[i] + y[i]

    kernel = cuda.jit(each if config is None else stride)
    x, y = cuda.to_device(a), cuda.to_device(b)
    z = cuda.device_array_like(x)
    launcher = kernel[(-(-a.size // 256) if config is None else config.grid[0]), 256, stream]

    def run():
        for _ in range(times):
            launcher(x, y, z)

    return Side(run, lambda: numpy.array_equal(z.copy_to_host(), a + b))


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
        row.add("torch", lambda: torch_products(bench, p, mode, False, kept))
        row.add("CuPy", lambda: cupy_products(bench, p, mode))
        yield Group([row], 3)
        p.use(mode)
        row = Row(f"products {mode} graph", f"100 products of 1024, {mode}, as one graph", 1, [Goal("ratio", 1.0)])
        row.wipe = lambda: p.result.fill(0xFF, stream=bench.stream)
        row.add("cubind", lambda: graph_of_products(bench, p, mode, kept))
        row.add("C", lambda: graph_in_c(bench, c, in_c, example.PRODUCTS, lambda: p.is_right(mode)))
        row.add("torch", lambda: torch_products(bench, p, mode, True, kept))
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


def torch_products(bench, p, mode, as_graph, kept):
    torch = bench.module("torch")
    a, b = (torch.from_numpy(array).cuda() for array in (p.a, p.b))
    c = torch.empty_like(a)

    def run():
        torch.backends.cuda.matmul.allow_tf32 = mode == "TF32"
        for _ in range(100):
            torch.mm(a, b, out=c)

    def is_right():
        exact = p.a.astype(float) @ p.b
        return bool(abs(c.cpu().numpy() - exact).max() < (1e-5 if mode == "fp32" else 2e-3) * p.n**0.5)

    if not as_graph:
        return bench.torch_side(run, is_right)
    run()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        run()
    kept.append(graph)
    return bench.torch_side(graph.replay, is_right)


def cupy_products(bench, p, mode):
    cupy = bench.module("cupy")
    a, b = cupy.asarray(p.a), cupy.asarray(p.b)
    c = cupy.empty_like(a)
    cupy.cuda.Device().synchronize()
    linalg = bench.module("cupy._core._routines_linalg")
    kind = linalg.COMPUTE_TYPE_TF32 if mode == "TF32" else linalg.COMPUTE_TYPE_DEFAULT

    def run():
        linalg.set_compute_type("f", kind)
        for _ in range(100):
            cupy.matmul(a, b, out=c)

    return bench.cupy_side(run)


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
        row.add("torch", lambda: torch_transforms(bench, t, batch, times))
        row.add("CuPy", lambda: cupy_transforms(bench, t, batch, times))
        yield row
    t.close()


def torch_transforms(bench, t, batch, times):
    torch = bench.module("torch")
    x = torch.from_numpy(t.x[:batch]).cuda()
    y = torch.empty_like(x)

    def run():
        for _ in range(times):
            torch.fft.fft(x, out=y)

    return bench.torch_side(run, lambda: numpy.allclose(y.cpu().numpy(), numpy.fft.fft(t.x[:batch]), atol=1e-2))


def cupy_transforms(bench, t, batch, times):
    cupy = bench.module("cupy")
    fft = bench.module("cupyx.scipy.fft")
    x = cupy.asarray(t.x[:batch])
    plan = fft.get_fft_plan(x, axes=-1)
    y = cupy.empty_like(x)
    cupy.cuda.Device().synchronize()

    def run():
        for _ in range(times):
            plan.fft(x, y, cupy.cuda.cufft.CUFFT_FORWARD)

    return bench.cupy_side(run, lambda: numpy.allclose(y.get(), numpy.fft.fft(t.x[:batch]), atol=1e-2))


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
    row.add("torch", lambda: torch_particles(bench, place, speed, world, example.STEPS, is_near))
    row.add("CuPy", lambda: cupy_particles(bench, place, speed, world, example.STEPS, is_near))
    row.add("numba", lambda: numba_particles(bench, place, speed, world, example.STEPS, is_near))
    yield row


def torch_particles(bench, place, speed, world, steps, is_near):
    torch = bench.module("torch")
    p, v = (torch.from_numpy(array).cuda() for array in (place, speed))
    gravity, drag, step, bounce = (float(world[name]) for name in ("gravity", "drag", "step", "bounce"))

    def run():
        for _ in range(steps):
            v.mul_(1 - drag * step)
            v[:, 1].sub_(gravity * step)
            p.add_(v, alpha=step)
            below = p[:, 1] < 0
            v[:, 1] = torch.where(below, v[:, 1] * -bounce, v[:, 1])
            p[:, 1].abs_()

    return bench.torch_side(run, lambda: is_near(p.cpu().numpy()))


def cupy_particles(bench, place, speed, world, steps, is_near):
    cupy = bench.module("cupy")
    kernel = cupy.ElementwiseKernel(
        "float32 gravity, float32 drag, float32 step, float32 bounce", "float32 x, float32 y, float32 vx, float32 vy",
        """vx += -drag * vx * step; vy += (-gravity - drag * vy) * step;
           x += vx * step; y += vy * step;
           if (y < 0) { y = -y; vy = -vy * bounce; }""", "cubind_particles")
    state = [cupy.ascontiguousarray(cupy.asarray(array[:, i])) for array in (place, speed) for i in range(2)]
    numbers = [numpy.float32(world[name]) for name in ("gravity", "drag", "step", "bounce")]
    cupy.cuda.Device().synchronize()

    def run():
        for _ in range(steps):
            kernel(*numbers, *state)

    return bench.cupy_side(run, lambda: is_near(cupy.stack(state[:2], axis=1).get()))


def numba_particles(bench, place, speed, world, steps, is_near):
    cuda, stream = bench.numba()

    @cuda.jit
    def advance(p, v, gravity, drag, step, bounce):
        i = cuda.grid(1)
        if i < p.shape[0]:
            vx, vy = v[i, 0], v[i, 1]
            vx += -drag * vx * step
            vy += (-gravity - drag * vy) * step
            x, y = p[i, 0] + vx * step, p[i, 1] + vy * step
            if y < 0:
                y = -y
                vy = -vy * bounce
            p[i, 0], p[i, 1] = x, y
            v[i, 0], v[i, 1] = vx, vy

    p, v = cuda.to_device(place), cuda.to_device(speed)
    numbers = [numpy.float32(world[name]) for name in ("gravity", "drag", "step", "bounce")]
    launcher = advance[-(-len(place) // 256), 256, stream]

    def run():
        for _ in range(steps):
            launcher(p, v, *numbers)

    return Side(run, lambda: is_near(p.copy_to_host()))


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
        row.add("CuPy", lambda: pipeline_of_cupy(bench, work, count, example.ROUNDS))
        yield row
    del kept


def pipeline_of_cupy(bench, work, count, rounds):
    cupy = bench.module("cupy")
    from overlap import SOURCE

    kernel = cupy.RawKernel(SOURCE, "grind")
    size = 4 * work.chunk
    memory = cupy.cuda.alloc_pinned_memory(size * len(work.chunks))
    host = numpy.frombuffer(memory, numpy.float32, work.chunk * len(work.chunks))
    host[:] = work.start
    parts = host.reshape(len(work.chunks), -1)
    chunks = [cupy.empty(work.chunk, numpy.float32) for _ in work.chunks]
    streams = [cupy.cuda.ExternalStream(int(stream.handle)) for stream in work.streams[:count]]
    grid, numbers = (work.config.grid[0],), (numpy.uint64(work.chunk), numpy.int32(rounds))
    cupy.cuda.Device().synchronize()

    def run():
        begun = streams[0].record()
        for stream in streams[1:]:
            stream.wait_event(begun)
        for i, (chunk, part) in enumerate(zip(chunks, parts, strict=True)):
            with streams[i % count] as stream:
                chunk.set(part, stream=stream)
                kernel(grid, (256,), (chunk, *numbers))
                chunk.get(stream=stream, out=part, blocking=False)
        for stream in streams[1:]:
            streams[0].wait_event(stream.record())

    exact = 2 - (2 - work.start.astype(float)) * 0.5**rounds
    return bench.cupy_side(run, lambda: numpy.allclose(host, exact, rtol=1e-6))


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
            row.add("torch", lambda: torch_halves(bench, m, often))
        else:
            row.add("numba", lambda: numba_product(bench, m, kind, often))
        yield row


def torch_halves(bench, m, times):
    """Return torch's side, which runs cuBLAS's own kernel."""
    torch = bench.module("torch")
    a, b = (torch.from_numpy(array).cuda() for array in (m.a, m.b))
    c = torch.empty_like(a)

    def run():
        for _ in range(times):
            torch.mm(a, b, out=c)

    return bench.torch_side(run, lambda: numpy.allclose(c.cpu().numpy(), m.exact, atol=1e-3 * m.n))


def numba_product(bench, m, kind, times):
    cuda, stream = bench.numba()
    import numba

    @cuda.jit
    def naive(a, b, c):
        column, row = cuda.grid(2)
        if row < c.shape[0] and column < c.shape[1]:
            total = numba.float32(0)
            for k in range(a.shape[1]):
                total += a[row, k] * b[k, column]
            c[row, column] = total

    @cuda.jit
    def tiled(a, b, c):
        of_a = cuda.shared.array((32, 32), numba.float32)
        of_b = cuda.shared.array((32, 32), numba.float32)
        column, row = cuda.grid(2)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        total = numba.float32(0)
        for first in range(0, a.shape[1], 32):
            of_a[y, x] = a[row, first + x]
            of_b[y, x] = b[first + y, column]
            cuda.syncthreads()
            for k in range(32):
                total += of_a[y, k] * of_b[k, x]
            cuda.syncthreads()
        c[row, column] = total

    a, b = (cuda.to_device(array.astype(numpy.float32)) for array in (m.a, m.b))
    c = cuda.device_array((m.n, m.n), numpy.float32)
    side = 16 if kind == "naive" else 32
    if kind == "tiled" and m.n % side:
        raise Missing("its kernel takes multiples of 32")
    blocks = -(-m.n // side)
    launcher = (naive if kind == "naive" else tiled)[(blocks, blocks), (side, side), stream]

    def run():
        for _ in range(times):
            launcher(a, b, c)

    return Side(run, lambda: numpy.allclose(c.copy_to_host(), m.exact, rtol=0, atol=2e-6 * m.n))


# --- RELU(a @ b + bias) ---------------------------------------------------------------------------

MODES = ("three kernels", "fused", "autotuned")
TURNS = 6  # multiplies --rounds, because the clocks of a GPU at its power limit vary


def relu(kind):
    def rows(bench):
        import relu_modes as example

        times = bench.size(10, 2)
        modes = example.ReluModes(bench.device, bench.stream, kind, bench.size(4096, 64))
        works = modes.works()
        made = [relu_row(bench, modes, kind, place, works[mode], times) for place, mode in enumerate(MODES)]
        yield Group(made, TURNS, led=True)
        modes.close()

    return rows


def relu_row(bench, modes, kind, place, work, times):
    """Return the row of one of the three modes; all three form a group."""
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
        row.add("torch", lambda: torch_relu(bench, data, mode, times))
    if place == 0:
        row.add("CuPy", lambda: cupy_relu(bench, data, times))
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


def torch_relu(bench, data, mode, times):
    """Return torch's side: three operations, or one with a fused epilogue.

    For 8-bit floats, torch fuses the bias, but not relu.
    """
    torch = bench.module("torch")
    kinds = {"fp16": torch.float16, "bf16": torch.bfloat16, "fp8": torch.float8_e4m3fn}
    a, b = (torch.from_numpy(array).cuda().view(kinds[data.kind]) for array in (data.a, data.b))
    b = b.t()
    bias = torch.from_numpy(data.bias).cuda().view(torch.float16 if data.kind == "fp16" else torch.bfloat16)
    one = torch.ones((), device="cuda")

    def product():
        if data.kind != "fp8":
            return a @ b
        return torch._scaled_mm(a, b, scale_a=one, scale_b=one, out_dtype=torch.bfloat16, use_fast_accum=True)

    def fused():
        if data.kind != "fp8":
            return torch._addmm_activation(bias, a, b)
        found = torch._scaled_mm(a, b, scale_a=one, scale_b=one, bias=bias, out_dtype=torch.bfloat16, use_fast_accum=True)
        return found.relu_()

    found = [None]

    def run():
        for _ in range(times):
            found[0] = torch.relu(product() + bias) if mode == "three kernels" else fused()

    def is_right():
        got = found[0][data.rows].float().cpu().numpy()
        return bool((abs(got - data.exact()) <= 0.2 * data.n**0.5).all())

    return bench.torch_side(run, is_right)


def cupy_relu(bench, data, times):
    cupy = bench.module("cupy")
    if data.kind != "fp16":
        raise Missing(f"has no {data.kind}")
    a, b, bias = (cupy.asarray(array) for array in (data.a, data.b, data.bias))
    cupy.cuda.Device().synchronize()
    found = [None]

    def run():
        for _ in range(times):
            found[0] = cupy.maximum(a @ b.T + bias, 0)

    return bench.cupy_side(run)


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
        found = [None]

        def run():
            for _ in range(times):
                found[0] = example.step(made, x, dy)

        return bench.torch_side(run, lambda: example.are_close(found[0], wanted))

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
    own = cupy.ElementwiseKernel("float32 x, float32 low, float32 high", "float32 y", """
        float t = fminf(fmaxf((x - low) / (high - low), 0), 1);
        y = t * t * (3 - 2 * t)""", "cubind_smooth_step")
    cupy.cuda.Device().synchronize()
    found = {}

    def side(name, function):
        def run():
            for _ in range(times):
                found[name] = function()

        return bench.cupy_side(run, lambda: numpy.allclose(found[name].get(), wanted, atol=1e-5))

    low, high = numpy.float32(example.LOW), numpy.float32(example.HIGH)
    row = Row("arrays", "CuPy arrays in and out, 10⁶", times)
    row.add("cubind", lambda: side("cubind", lambda: example.smooth_step(kernel, x)))
    row.add("CuPy", lambda: side("CuPy", lambda: own(x, low, high)))
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
    "arrays": arrays,
    "module": module,
}
