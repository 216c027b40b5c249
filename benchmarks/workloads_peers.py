"""Make the sides of torch, CuPy and numba for the rows of benchmarks/workloads.py.

Each function returns the forms in which users of the package write the operation, as Sides with the
name of the form. The fastest form of each package counts, and the numbers have the times of all.
Forms that capture the work into a graph take part only in rows whose cubind side is a graph.
"""

import numpy
from workloads_sides import Missing, Side, forms

# --- vector addition ------------------------------------------------------------------------------


def torch_add(bench, a, b, times):
    torch = bench.module("torch")
    x, y = (torch.from_numpy(array).cuda() for array in (a, b))
    z = torch.empty_like(x)
    return forms(bench.torch_side, times, lambda found: numpy.array_equal(found.cpu().numpy(), a + b), {
        "torch.add(x, y, out=z)": lambda: torch.add(x, y, out=z),
        "x + y": lambda: x + y,
    })


def cupy_add(bench, a, b, times):
    cupy = bench.module("cupy")
    x, y = cupy.asarray(a), cupy.asarray(b)
    z = cupy.empty_like(x)
    add = cupy.ElementwiseKernel("float32 x, float32 y", "float32 z", "z = x + y", "cubind_add")
    cupy.cuda.Device().synchronize()
    return forms(bench.cupy_side, times, lambda found: numpy.array_equal(found.get(), a + b), {
        "cupy.add(x, y, out=z)": lambda: cupy.add(x, y, out=z),
        "x + y": lambda: x + y,
        "ElementwiseKernel": lambda: add(x, y, z),
    })


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

    python = each if config is None else stride
    x, y = cuda.to_device(a), cuda.to_device(b)
    z = cuda.device_array_like(x)
    blocks = -(-a.size // 256) if config is None else config.grid[0]
    lazy, eager = cuda.jit(python), cuda.jit("void(f4[::1], f4[::1], f4[::1])")(python)
    return forms(Side, times, lambda found: numpy.array_equal(z.copy_to_host(), a + b), {
        "@cuda.jit": lambda launcher=lazy[blocks, 256, stream]: launcher(x, y, z),
        "@cuda.jit(signature)": lambda launcher=eager[blocks, 256, stream]: launcher(x, y, z),
    })


# --- products -------------------------------------------------------------------------------------


def torch_products(bench, p, mode, as_graph, kept):
    torch = bench.module("torch")
    a, b = (torch.from_numpy(array).cuda() for array in (p.a, p.b))
    c = torch.empty_like(a)

    def is_right(found):
        exact = p.a.astype(float) @ p.b
        return bool(abs(found.cpu().numpy() - exact).max() < (1e-5 if mode == "fp32" else 2e-3) * p.n**0.5)

    def repeated(product):
        def run():
            torch.backends.cuda.matmul.allow_tf32 = mode == "TF32"
            for _ in range(100):
                found = product()
            return found

        return run

    runs = {"torch.mm(a, b, out=c)": repeated(lambda: torch.mm(a, b, out=c)), "a @ b": repeated(lambda: a @ b)}
    if as_graph:
        runs = {name: captured_by_torch(torch, run, kept) for name, run in runs.items()}
    return forms(bench.torch_side, 1, is_right, runs)


def captured_by_torch(torch, run, kept):
    """Return a function that replays a CUDA graph of a run, and returns the run's result."""
    run()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        found = run()
    kept.append(graph)

    def replay():
        graph.replay()
        return found

    return replay


def cupy_products(bench, p, mode):
    cupy = bench.module("cupy")
    a, b = cupy.asarray(p.a), cupy.asarray(p.b)
    c = cupy.empty_like(a)
    cupy.cuda.Device().synchronize()
    linalg = bench.module("cupy._core._routines_linalg")
    kind = linalg.COMPUTE_TYPE_TF32 if mode == "TF32" else linalg.COMPUTE_TYPE_DEFAULT

    def repeated(product):
        def run():
            linalg.set_compute_type("f", kind)
            for _ in range(100):
                product()

        return run

    return forms(bench.cupy_side, 1, None, {
        "cupy.matmul(a, b, out=c)": repeated(lambda: cupy.matmul(a, b, out=c)),
        "a @ b": repeated(lambda: a @ b),
    })


# --- transforms -----------------------------------------------------------------------------------


def torch_transforms(bench, t, batch, times):
    torch = bench.module("torch")
    x = torch.from_numpy(t.x[:batch]).cuda()
    y = torch.empty_like(x)
    exact = numpy.fft.fft(t.x[:batch])
    return forms(bench.torch_side, times, lambda found: numpy.allclose(found.cpu().numpy(), exact, atol=1e-2), {
        "torch.fft.fft(x)": lambda: torch.fft.fft(x),
        "torch.fft.fft(x, out=y)": lambda: torch.fft.fft(x, out=y),
    })


def cupy_transforms(bench, t, batch, times):
    cupy = bench.module("cupy")
    fft = bench.module("cupyx.scipy.fft")
    x = cupy.asarray(t.x[:batch])
    plan = fft.get_fft_plan(x, axes=-1)
    y = cupy.empty_like(x)
    exact = numpy.fft.fft(t.x[:batch])
    cupy.cuda.Device().synchronize()

    def by_plan():
        plan.fft(x, y, cupy.cuda.cufft.CUFFT_FORWARD)
        return y

    return forms(bench.cupy_side, times, lambda found: numpy.allclose(found.get(), exact, atol=1e-2), {
        "plan.fft(x, y, CUFFT_FORWARD)": by_plan,
        "cupyx.scipy.fft.fft(x, plan=plan)": lambda: fft.fft(x, plan=plan),
        "cupy.fft.fft(x)": lambda: cupy.fft.fft(x),
    })


# --- particles ------------------------------------------------------------------------------------


def torch_particles(bench, place, speed, world, steps, is_near):
    torch = bench.module("torch")
    gravity, drag, step, bounce = (float(world[name]) for name in ("gravity", "drag", "step", "bounce"))

    def advance(p, v):
        v.mul_(1 - drag * step)
        v[:, 1].sub_(gravity * step)
        p.add_(v, alpha=step)
        below = p[:, 1] < 0
        v[:, 1] = torch.where(below, v[:, 1] * -bounce, v[:, 1])
        p[:, 1].abs_()

    def bound(function):
        p, v = (torch.from_numpy(array).cuda() for array in (place, speed))

        def move():
            function(p, v)
            return p

        return move

    return forms(bench.torch_side, steps, lambda found: is_near(found.cpu().numpy()), {
        "operations": bound(advance),
        "torch.compile": bound(torch.compile(advance)),
    })


MOVE = """vx += -drag * vx * step; vy += (-gravity - drag * vy) * step;
x += vx * step; y += vy * step;
if (y < 0) { y = -y; vy = -vy * bounce; }"""


def cupy_particles(bench, place, speed, world, steps, is_near, source, block):
    """Return CuPy's side: an ElementwiseKernel on four arrays, and the same kernel as cubind's."""
    cupy = bench.module("cupy")
    numbers = [numpy.float32(world[name]) for name in ("gravity", "drag", "step", "bounce")]
    each = cupy.ElementwiseKernel("float32 gravity, float32 drag, float32 step, float32 bounce",
                                  "float32 x, float32 y, float32 vx, float32 vy", MOVE, "cubind_particles")
    columns = [cupy.ascontiguousarray(cupy.asarray(array[:, i])) for array in (place, speed) for i in range(2)]
    raw = cupy.RawKernel(source, "advance")
    rows = [cupy.asarray(array) for array in (place, speed)]
    grid, rest = (-(-len(place) // block),), (numpy.int32(len(place)), world)
    cupy.cuda.Device().synchronize()

    def elementwise():
        each(*numbers, *columns)
        return columns[:2]

    def by_source():
        raw(grid, (block,), (*rows, *rest))
        return rows[:1]

    def is_right(found):
        return is_near((cupy.stack(found, axis=1) if len(found) > 1 else found[0]).get())

    return forms(bench.cupy_side, steps, is_right, {"ElementwiseKernel": elementwise, "RawKernel": by_source})


def numba_particles(bench, place, speed, world, steps, is_near):
    cuda, stream = bench.numba()

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

    numbers = [numpy.float32(world[name]) for name in ("gravity", "drag", "step", "bounce")]

    def bound(kernel):
        p, v = cuda.to_device(place), cuda.to_device(speed)
        launcher = kernel[-(-len(place) // 256), 256, stream]

        def move():
            launcher(p, v, *numbers)
            return p

        return move

    return forms(Side, steps, lambda found: is_near(found.copy_to_host()), {
        "@cuda.jit": bound(cuda.jit(advance)),
        "@cuda.jit(signature)": bound(cuda.jit("void(f4[:,::1], f4[:,::1], f4, f4, f4, f4)")(advance)),
    })


# --- copies that overlap with kernels -------------------------------------------------------------


def cupy_pipeline(bench, work, count, rounds):
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


def torch_halves(bench, m, times):
    """Return torch's side, which runs cuBLAS's own kernel."""
    torch = bench.module("torch")
    a, b = (torch.from_numpy(array).cuda() for array in (m.a, m.b))
    c = torch.empty_like(a)
    return forms(bench.torch_side, times, lambda found: numpy.allclose(found.cpu().numpy(), m.exact, atol=1e-3 * m.n), {
        "torch.mm(a, b, out=c)": lambda: torch.mm(a, b, out=c),
        "a @ b": lambda: a @ b,
    })


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


def torch_relu(bench, data, mode, times):
    """Return torch's side: three operations, or one with a fused epilogue.

    For 8-bit floats, torch fuses the bias, but not relu.
    """
    torch = bench.module("torch")
    kinds = {"fp16": torch.float16, "bf16": torch.bfloat16, "fp8": torch.float8_e4m3fn}
    a, columns = (torch.from_numpy(array).cuda().view(kinds[data.kind]) for array in (data.a, data.b))
    b = columns.t()
    bias = torch.from_numpy(data.bias).cuda().view(torch.float16 if data.kind == "fp16" else torch.bfloat16)
    one = torch.ones((), device="cuda")

    def scaled(bias=None):
        return torch._scaled_mm(a, b, scale_a=one, scale_b=one, bias=bias, out_dtype=torch.bfloat16, use_fast_accum=True)

    if data.kind == "fp8":
        three = {"torch.relu(_scaled_mm(a, b) + bias)": lambda: torch.relu(scaled() + bias),
                 "_scaled_mm(a, b).add_(bias).relu_()": lambda: scaled().add_(bias).relu_()}
        fused = {"_scaled_mm(a, b, bias=bias).relu_()": lambda: scaled(bias).relu_()}
    else:
        compiled = torch.compile(lambda a, b, bias: torch.relu(a @ b + bias))
        three = {"torch.relu(a @ b + bias)": lambda: torch.relu(a @ b + bias),
                 "(a @ b).add_(bias).relu_()": lambda: (a @ b).add_(bias).relu_()}
        fused = {"_addmm_activation(bias, a, b)": lambda: torch._addmm_activation(bias, a, b),
                 "relu(linear(a, b, bias))": lambda: torch.relu(torch.nn.functional.linear(a, columns, bias)),
                 "torch.compile": lambda: compiled(a, b, bias)}

    def is_right(found):
        got = found[data.rows].float().cpu().numpy()
        return bool((abs(got - data.exact()) <= 0.2 * data.n**0.5).all())

    return forms(bench.torch_side, times, is_right, three if mode == "three kernels" else fused)


def cupy_relu(bench, data, times):
    cupy = bench.module("cupy")
    if data.kind != "fp16":
        raise Missing(f"has no {data.kind}")
    a, b, bias = (cupy.asarray(array) for array in (data.a, data.b, data.bias))
    cut = cupy.ElementwiseKernel("float16 x, float16 y", "float16 z", "float t = x + y; z = t > 0 ? t : 0", "cubind_relu")
    cupy.cuda.Device().synchronize()

    def in_place():
        c = a @ b.T
        c += bias
        return cupy.maximum(c, 0, out=c)

    return forms(bench.cupy_side, times, None, {
        "cupy.maximum(a @ b.T + bias, 0)": lambda: cupy.maximum(a @ b.T + bias, 0),
        "in place": in_place,
        "ElementwiseKernel(a @ b.T, bias)": lambda: cut(a @ b.T, bias),
    })


# --- functions of arrays --------------------------------------------------------------------------


def cupy_smooth_step(bench, x, low, high, source, block, times, is_right):
    cupy = bench.module("cupy")
    each = cupy.ElementwiseKernel("float32 x, float32 low, float32 high", "float32 y", """
        float t = fminf(fmaxf((x - low) / (high - low), 0), 1);
        y = t * t * (3 - 2 * t)""", "cubind_smooth_step")
    raw = cupy.RawKernel(source, "smooth_step")
    low, high, n, grid = numpy.float32(low), numpy.float32(high), numpy.int32(x.size), (-(-x.size // block),)

    def by_source():
        y = cupy.empty_like(x)
        raw(grid, (block,), (x, y, low, high, n))
        return y

    return forms(bench.cupy_side, times, is_right, {
        "ElementwiseKernel": lambda: each(x, low, high), "RawKernel": by_source})
