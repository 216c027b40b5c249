"""Run the smallest graphs, with and without a conditional node, using only the driver and ctypes.

If a tool such as compute-sanitizer crashes here, cubind is not the cause.

    python3 minimal_graph.py KIND IMAGE [LIBRARY]

KIND is plain (a kernel), if (a kernel in a body), while (a body that runs 5 times), or while with
one more feature of cubind.core's programs (TRAITS).
"""

import ctypes
import sys
from ctypes import POINTER, byref, c_int, c_size_t, c_uint, c_uint64, c_void_p

IF, WHILE, ASSIGN_DEFAULT, CONDITIONAL, NON_BLOCKING, MOST = 0, 1, 1, 13, 1, 5
RELAXED, NO_DESTRUCTOR_SYNC, MOVE, BLOCKS = 2, 1, 1, 9
# Kernels without the device function that sets a condition, and with it. Reads of shared memory
# come before a barrier: racecheck does not see that the iterations of a loop are sequential, and
# reports the next one's writes as races with them.
KERNELS = {
    "add": """
extern "C" __global__ void add(int *at)
{
    __shared__ int parts[32];
    parts[threadIdx.x] = 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        int sum = 0;
        for (int i = 0; i < 32; i++)
            sum += parts[i];
        *at += sum / 32;
    }
    __syncthreads();
}
""",
    "until": """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);

extern "C" __global__ void until(int *at, unsigned long long condition, int most)
{
    __shared__ int parts[32];
    parts[threadIdx.x] = 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        *at += parts[31];
        cudaGraphSetConditional(condition, *at < most);
    }
    __syncthreads();
}
""",
    "sum": """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(unsigned long long handle, unsigned int value);

extern "C" __global__ void sum(double *all)
{
    __shared__ double parts[32];
    parts[threadIdx.x] = 1;
    __syncthreads();
    for (int half = 16; half > 0; half /= 2) {
        if (threadIdx.x < half)
            parts[threadIdx.x] += parts[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        atomicAdd(all, parts[0]);
    __syncthreads();
}

extern "C" __global__ void decide(int *at, unsigned long long condition, int most)
{
    cudaGraphSetConditional(condition, ++*at < most);
}
""",
}
# Traits of cubind.core's programs, one by one and together.
TRAITS = {
    "blocks": "a kernel of several blocks that adds up atomically, and one of a single thread that decides",
    "captured": "the body is captured",
    "library": "kernels of a library (cuLibraryLoadData)",
    "pool": "memory of a pool",
    "kept": "a user object in the graph",
    "long": "150 turns",
}
KINDS = {"plain": "add", "if": "add", "while": "until"}
KINDS |= {f"while-{trait}": "sum" if trait in ("blocks", "all") else "until" for trait in (*TRAITS, "all")}


class KernelParams(ctypes.Structure):
    _fields_ = [
        ("function", c_void_p),
        ("sizes", c_uint * 6),
        ("shared", c_uint),
        ("arguments", POINTER(c_void_p)),
        ("more", c_void_p * 3),
    ]


class ConditionalParams(ctypes.Structure):
    _fields_ = [
        ("type", c_int),
        ("reserved", c_int * 3),
        ("handle", c_uint64),
        ("kind", c_int),
        ("size", c_uint),
        ("bodies", POINTER(c_void_p)),
        ("context", c_void_p),
        ("rest", ctypes.c_char * 208),
    ]


class Graph:
    """One graph and its objects; each step works with or without a trait."""

    def __init__(self, kind, image, library):
        self.cuda = ctypes.CDLL(library)
        self.kind, _, trait = kind.partition("-")
        self.traits = set(TRAITS) if trait == "all" else {trait}
        self.most = 150 if "long" in self.traits else MOST
        self.names = ["sum", "decide"] if "blocks" in self.traits else [KINDS[kind]]
        device, self.context, self.stream, self.graph, self.at = c_int(), c_void_p(), c_void_p(), c_void_p(), c_uint64()
        self.handle, self.node = c_uint64(), c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", byref(self.context), device)
        self.call("cuCtxSetCurrent", self.context)
        self.call("cuStreamCreate", byref(self.stream), NON_BLOCKING)
        self.load(image)
        self.allocate()

    def call(self, name, *arguments):
        status = getattr(self.cuda, name)(*arguments)
        assert status == 0, f"{name}: {status}"

    def load(self, image):
        """Load the functions, or the kernels of a library."""
        module, self.functions = c_void_p(), [c_void_p() for _ in self.names]
        of_library = "library" in self.traits
        if of_library:
            self.call("cuLibraryLoadData", byref(module), image, None, None, 0, None, None, 0)
        else:
            self.call("cuModuleLoadData", byref(module), image)
        get = "cuLibraryGetKernel" if of_library else "cuModuleGetFunction"
        for function, name in zip(self.functions, self.names, strict=True):
            self.call(get, byref(function), module, name.encode())

    def allocate(self):
        """Allocate the counter, and the sum 8 bytes behind it."""
        if "pool" in self.traits:
            self.call("cuMemAllocAsync", byref(self.at), c_size_t(16), self.stream)
        else:
            self.call("cuMemAlloc_v2", byref(self.at), c_size_t(16))
        self.call("cuMemsetD8Async", self.at, 0, c_size_t(16), self.stream)
        self.call("cuStreamSynchronize", self.stream)

    def kernels(self):
        """Yield (function, blocks, threads, pointers to its arguments, the arguments)."""
        values = [self.at, self.handle, c_int(self.most)]
        given = [values]
        if "blocks" in self.traits:
            given.insert(0, [c_uint64(self.at.value + 8)])
        shapes = [(BLOCKS, 32), (1, 1)] if "blocks" in self.traits else [(1, 32)]
        for function, shape, arguments in zip(self.functions, shapes, given, strict=True):
            yield function, *shape, (c_void_p * len(arguments))(*(ctypes.addressof(value) for value in arguments)), arguments

    def fill(self, graph):
        """Add the kernels in sequence."""
        before = None
        for function, blocks, threads, pointers, _ in self.kernels():
            params = KernelParams(function, (blocks, 1, 1, threads, 1, 1), 0, ctypes.cast(pointers, POINTER(c_void_p)))
            if "library" in self.traits:
                params.function, params.more[1], params.more[2] = None, function.value, self.context.value
            node, after = c_void_p(), (byref(before), c_size_t(1)) if before else (None, c_size_t(0))
            self.call("cuGraphAddKernelNode_v2", byref(node), graph, *after, byref(params))
            before = node

    def capture(self, graph):
        self.call("cuStreamBeginCaptureToGraph", self.stream, graph, None, None, c_size_t(0), RELAXED)
        for function, blocks, threads, pointers, _ in self.kernels():
            self.call("cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, 0, self.stream, pointers, None)
        self.call("cuStreamEndCapture", self.stream, byref(c_void_p()))

    def keep(self):
        """Give the graph a block that it frees through a C function."""
        libc, made = ctypes.CDLL(None), c_void_p()
        libc.malloc.restype = c_void_p
        free = ctypes.cast(libc.free, c_void_p)
        self.call("cuUserObjectCreate", byref(made), c_void_p(libc.malloc(c_size_t(8))), free, 1, NO_DESTRUCTOR_SYNC)
        self.call("cuGraphRetainUserObject", self.graph, made, 1, MOVE)

    def body(self):
        """Add a conditional node and return its body graph."""
        self.call("cuGraphConditionalHandleCreate", byref(self.handle), self.graph, self.context, 1, ASSIGN_DEFAULT)
        kind = IF if self.kind == "if" else WHILE
        conditional = ConditionalParams(type=CONDITIONAL, handle=self.handle, kind=kind, size=1)
        conditional.context = self.context
        self.call("cuGraphAddNode_v2", byref(self.node), self.graph, None, None, c_size_t(0), byref(conditional))
        return c_void_p(conditional.bodies[0])

    def run(self):
        run = c_void_p()
        self.call("cuGraphCreate", byref(self.graph), 0)
        into = self.graph if self.kind == "plain" else self.body()
        (self.capture if "captured" in self.traits else self.fill)(into)
        if "kept" in self.traits:
            self.keep()
        self.call("cuGraphInstantiateWithFlags", byref(run), self.graph, c_uint64(0))
        self.call("cuGraphLaunch", run, self.stream)
        self.call("cuStreamSynchronize", self.stream)
        self.call("cuGraphExecDestroy", run)
        self.call("cuGraphDestroy", self.graph)

    def result(self):
        """Return (counter, sum)."""
        number, total = c_int(), ctypes.c_double()
        self.call("cuMemcpyDtoH_v2", byref(number), self.at, c_size_t(4))
        self.call("cuMemcpyDtoH_v2", byref(total), c_uint64(self.at.value + 8), c_size_t(8))
        if "pool" in self.traits:
            self.call("cuMemFreeAsync", self.at, self.stream)
        else:
            self.call("cuMemFree_v2", self.at)
        self.call("cuStreamSynchronize", self.stream)
        return number.value, total.value


def main(kind, image, library="libcuda.so.1"):
    assert ctypes.sizeof(ConditionalParams) == 256 and ctypes.sizeof(KernelParams) == 72
    graph = Graph(kind, image, library)
    graph.run()
    turns = graph.most if graph.kind == "while" else 1
    found = graph.result()
    assert found == (turns, 32.0 * BLOCKS * turns if "blocks" in graph.traits else 0.0), found
    print(f"{kind}: {found[0]}")


if __name__ == "__main__":
    with open(sys.argv[2], "rb") as file:
        main(sys.argv[1], file.read() + b"\0", *sys.argv[3:])
