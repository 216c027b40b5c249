"""Typical work of packages, for host_functions.py.

WORK has, for each name, the module to import and the parts of the work. A part imports what it
needs, and may raise. The parts whose names end with _python hand Python functions over on purpose.
"""

import ctypes
import tempfile

N = 1 << 16


# ---- control: the driver through ctypes ----


def control():
    cuda = ctypes.CDLL("libcuda.so.1")
    device, context, stream = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
    assert cuda.cuInit(0) == 0
    assert cuda.cuDeviceGet(ctypes.byref(device), 0) == 0
    assert cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device) == 0
    assert cuda.cuCtxSetCurrent(context) == 0
    assert cuda.cuStreamCreate(ctypes.byref(stream), 1) == 0
    launch = cuda.cuLaunchHostFunc
    launch.argtypes = [ctypes.c_void_p] * 3
    python = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    free = ctypes.cast(ctypes.CDLL(None).free, ctypes.c_void_p)
    for _ in range(6):
        assert launch(stream, ctypes.cast(python, ctypes.c_void_p), None) == 0
        assert launch(stream, free, None) == 0
        assert cuda.cuStreamSynchronize(stream) == 0


# ---- torch ----


def torch_eager():
    import torch

    x = torch.randn(256, 256, device="cuda", requires_grad=True)
    model = torch.nn.Sequential(torch.nn.Linear(256, 64), torch.nn.GELU(), torch.nn.Linear(64, 8)).cuda()
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(3):
        model(x).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
    images = torch.randn(4, 3, 32, 32, device="cuda")
    torch.nn.functional.conv2d(images, torch.randn(8, 3, 3, 3, device="cuda"))
    torch.fft.fft(x.detach())
    torch.linalg.solve(x.detach(), x.detach())
    torch.nn.functional.scaled_dot_product_attention(*[torch.randn(1, 4, 64, 32, device="cuda", dtype=torch.float16)] * 3)
    torch.cuda.synchronize()


def torch_streams():
    import torch

    first, second = torch.cuda.Stream(), torch.cuda.Stream()
    event = torch.cuda.Event(enable_timing=True)
    with torch.cuda.stream(first):
        x = torch.ones(N, device="cuda")
        event.record()
    second.wait_event(event)
    with torch.cuda.stream(second):
        x.add_(1)
        x.record_stream(second)
    second.synchronize()
    host = torch.empty(N, pin_memory=True)
    for _ in range(8):
        host.copy_(x, non_blocking=True)
        x.copy_(host, non_blocking=True)
        torch.empty(N, pin_memory=True)
    torch.cuda.synchronize()
    torch.cuda.empty_cache()


def torch_loader():
    import torch

    data = torch.utils.data.TensorDataset(torch.randn(256, 16))
    for (batch,) in torch.utils.data.DataLoader(data, batch_size=32, pin_memory=True, num_workers=0):
        batch.cuda(non_blocking=True)
    torch.cuda.synchronize()


def torch_graphs():
    import torch

    x = torch.ones(N, device="cuda")
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = torch.dropout(x * 2, 0.5, True)
    for _ in range(3):
        graph.replay()
    torch.cuda.synchronize()
    del graph, y
    torch.cuda.synchronize()


def torch_ranges():
    import torch

    handle = torch.cuda.nvtx._device_range_start("range")
    torch.ones(N, device="cuda").add_(1)
    torch.cuda.nvtx._device_range_end(handle)
    torch.cuda.synchronize()


def torch_profiler():
    import torch
    from torch.profiler import ProfilerActivity, profile

    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], with_stack=True) as profiler:
        torch.ones(N, device="cuda").add_(1)
        torch.cuda.synchronize()
    assert profiler.events() is not None


def torch_memory_history():
    import torch

    torch.cuda.memory._record_memory_history()
    torch.ones(N, device="cuda")
    torch.cuda.memory._snapshot()
    torch.cuda.memory._record_memory_history(enabled=None)


def torch_compile():
    import torch

    def f(x):
        return torch.nn.functional.softmax(x.sin() * 2, dim=-1).sum()

    x = torch.randn(64, 64, device="cuda", requires_grad=True)
    torch.compile(f)(x).backward()
    reduced = torch.compile(f, mode="reduce-overhead")
    for _ in range(3):
        reduced(torch.randn(64, 64, device="cuda"))
    torch.cuda.synchronize()


def torch_distributed():
    """One rank, and, if there are several GPUs, one thread that drives two."""
    import torch
    import torch.distributed as dist

    with tempfile.TemporaryDirectory() as folder:
        store = f"file://{folder}/store"
        dist.init_process_group("nccl", init_method=store, rank=0, world_size=1, device_id=torch.device("cuda", 0))
        x = torch.ones(N, device="cuda")
        dist.all_reduce(x)
        dist.all_gather_into_tensor(torch.empty_like(x), x)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            dist.all_reduce(x)
        graph.replay()
        torch.cuda.synchronize()
        del graph
        torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 8).cuda())(torch.ones(4, 8).cuda()).sum().backward()
        dist.barrier()
        dist.destroy_process_group()
    if torch.cuda.device_count() > 1:
        torch.nn.DataParallel(torch.nn.Linear(8, 8).cuda(), device_ids=[0, 1])(torch.ones(4, 8).cuda()).sum().backward()
    torch.cuda.synchronize()


# ---- triton ----


def triton_kernel():
    """Compile from a file, as triton must read the source of a kernel."""
    import kernels_of_triton

    kernels_of_triton.run()


def triton_profiler_python():
    import kernels_of_triton
    from triton import profiler

    session = profiler.start("proton", context="python")
    kernels_of_triton.run()
    profiler.finalize(session)


# ---- jax ----


def jax_jit():
    import jax
    import jax.numpy as jnp

    x = jnp.ones((128, 128))
    step = jax.jit(jax.value_and_grad(lambda v: (v @ v).sum()))
    for _ in range(3):
        value, x = step(x)
    value.block_until_ready()
    jax.device_put(jnp.arange(N)).block_until_ready()
    jax.device_get(x)
    x.delete()


def jax_callbacks():
    import jax
    import jax.numpy as jnp
    import numpy as np
    from jax.experimental import io_callback

    shape = jax.ShapeDtypeStruct((8,), jnp.float32)

    def f(x):
        jax.debug.callback(lambda v: None, x)
        y = jax.pure_callback(lambda v: np.asarray(v) * 2, shape, x)
        return io_callback(lambda v: np.asarray(v) + 1, shape, y, ordered=True)

    for _ in range(4):
        jax.jit(f)(jnp.ones(8, jnp.float32)).block_until_ready()
    jax.effects_barrier()


# ---- cupy, numba ----


def cupy_arrays():
    import cupy

    x = cupy.arange(N, dtype=cupy.float32)
    cupy.fft.fft(x)
    (x.reshape(256, 256) @ x.reshape(256, 256)).sum()
    double = cupy.RawKernel("extern \"C\" __global__ void f(float *x) { x[threadIdx.x] *= 2; }", "f")
    double((1,), (64,), (x,))
    cupy.sort(cupy.random.random(N))
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        stream.begin_capture()
        x *= 2
        graph = stream.end_capture()
    graph.launch(stream)
    stream.synchronize()
    x.get()


def cupy_callback_python():
    import cupy

    stream = cupy.cuda.Stream(non_blocking=True)
    for _ in range(4):
        stream.launch_host_func(lambda data: None, None)
        stream.add_callback(lambda stream, status, data: None, None)
        stream.synchronize()


def numba_kernel():
    import numpy as np
    from numba import cuda

    @cuda.jit
    def double(x):
        i = cuda.grid(1)
        if i < x.size:
            x[i] *= 2

    x = cuda.to_device(np.ones(N, np.float32))
    double[N // 256, 256](x)
    x.copy_to_host()


def numba_callback_python():
    from numba import cuda

    stream = cuda.stream()
    for _ in range(4):
        stream.add_callback(lambda stream, status, data: None)
        stream.synchronize()


# ---- cuda.core ----


def cuda_core_python():
    from cuda.bindings import driver
    from cuda.core import Device

    Device(0).set_current()
    stream = Device(0).create_stream()
    called = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    function = driver.CUhostFn(_ptr=ctypes.addressof(called))
    for _ in range(4):
        assert int(driver.cuLaunchHostFunc(driver.CUstream(int(stream.handle)), function, 0)[0]) == 0
        stream.sync()


# ---- onnxruntime ----


def number(value):
    """Return a protobuf varint."""
    low = [value >> shift & 127 for shift in range(0, max(value.bit_length(), 1), 7)]
    return bytes(part | 128 for part in low[:-1]) + bytes(low[-1:])


def field(key, value):
    """Return a protobuf field: an int, or bytes, a str or a list of fields."""
    if isinstance(value, int):
        return number(key << 3) + number(value)
    data = value.encode() if isinstance(value, str) else value
    return number(key << 3 | 2) + number(len(data)) + data


def tensor(name):
    shape = b"".join(field(1, field(1, 64)) for _ in range(2))
    return field(1, name) + field(2, field(1, field(1, 1) + field(2, shape)))


def node(operation, inputs, output):
    return b"".join(field(1, name) for name in inputs) + field(2, output) + field(4, operation)


def onnx_model():
    """Return a model that computes softmax(x @ x) for 64 x 64 floats."""
    graph = field(1, node("MatMul", "xx", "z")) + field(1, node("Softmax", "z", "y"))
    graph += field(2, "graph") + field(11, tensor("x")) + field(12, tensor("y"))
    return field(1, 8) + field(7, graph) + field(8, field(2, 13))


def onnx_session():
    import numpy as np
    import onnxruntime

    if hasattr(onnxruntime, "preload_dlls"):
        onnxruntime.preload_dlls()
    session = onnxruntime.InferenceSession(onnx_model(), providers=["CUDAExecutionProvider"])
    assert "CUDAExecutionProvider" in session.get_providers(), session.get_providers()
    x = np.ones((64, 64), np.float32)
    for _ in range(4):
        session.run(None, {"x": x})
    binding = session.io_binding()
    binding.bind_cpu_input("x", x)
    binding.bind_output("y", "cuda")
    session.run_with_iobinding(binding)


# ---- others ----


def warp_kernel():
    import kernels_of_warp

    kernels_of_warp.run()


def tensorflow_eager():
    import tensorflow as tf

    x = tf.random.normal((256, 256))
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.matmul(x, x))
    tape.gradient(y, x)
    tf.py_function(lambda v: v * 2, [x], tf.float32).numpy()


def tvm_device():
    import numpy as np
    import tvm

    device = tvm.cuda(0)
    assert device.exist
    tvm.runtime.tensor(np.ones(N, np.float32), device).numpy()


def tensorrt_builder():
    import tensorrt

    builder = tensorrt.Builder(tensorrt.Logger(tensorrt.Logger.ERROR))
    network = builder.create_network(0)
    x = network.add_input("x", tensorrt.float32, (8, 8))
    network.mark_output(network.add_unary(x, tensorrt.UnaryOperation.EXP).get_output(0))
    plan = builder.build_serialized_network(network, builder.create_builder_config())
    tensorrt.Runtime(tensorrt.Logger(tensorrt.Logger.ERROR)).deserialize_cuda_engine(plan)


WORK = {
    "control": ("ctypes", [control]),
    "torch": (
        "torch",
        [
            torch_eager, torch_streams, torch_loader, torch_graphs, torch_ranges, torch_profiler, torch_memory_history,
            torch_distributed,
        ],
    ),
    "torch.compile": ("torch", [torch_compile]),
    "triton": ("triton", [triton_kernel]),
    "triton.profiler": ("triton.profiler", [triton_profiler_python]),
    "onnxruntime": ("onnxruntime", [onnx_session]),
    "jax": ("jax", [jax_jit]),
    "jax callbacks": ("jax", [jax_callbacks]),
    "cupy": ("cupy", [cupy_arrays]),
    "cupy callbacks": ("cupy", [cupy_callback_python]),
    "numba": ("numba", []),
    "numba.cuda": ("numba.cuda", [numba_kernel]),
    "numba.cuda callbacks": ("numba.cuda", [numba_callback_python]),
    "cuda.core": ("cuda.core", [cuda_core_python]),
    "warp": ("warp", [warp_kernel]),
    "tvm": ("tvm", [tvm_device]),
    "tensorrt": ("tensorrt", [tensorrt_builder]),
    "tensorflow": ("tensorflow", [tensorflow_eager]),
}  # fmt: skip
