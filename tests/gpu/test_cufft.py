"""Compare cuFFT and cuFFTXt on a GPU with NumPy, for each transform type and dimension."""

import cubind
import numpy as np
import pytest
from cubind import cufft, runtime
from device import assert_within, normal, wide

TYPE = cufft.cufftType
FORWARD, INVERSE = cufft.CUFFT_FORWARD, cufft.CUFFT_INVERSE
SHAPES = {1: (4096,), 2: (48, 100), 3: (16, 30, 27)}  # powers of two, and other sizes

dimensions = pytest.mark.parametrize("shape", SHAPES.values(), ids=["1d", "2d", "3d"])


def bound(x, transform_size, dtype):
    """Return a bound of a few units in the last place per pass, relative to the RMS."""
    eps = np.finfo(dtype).eps
    return 8 * eps * (1 + np.log2(transform_size)) * np.sqrt(transform_size) * max(1, np.abs(x).max())


class Plan:
    """A plan that is destroyed at the end."""

    def __init__(self, form):
        self.fft = form.cufft
        self.handle = self.fft.cufftCreate()

    def __enter__(self):
        return self.handle

    def __exit__(self, *error):
        self.fft.cufftDestroy(self.handle)


def make_plan(form, plan, shape, kind):
    """Make a plan for that many dimensions; return the size of its work area on one GPU."""
    if len(shape) == 1:
        sizes = form.cufft.cufftMakePlan1d(plan, shape[0], kind, 1)
    else:
        sizes = getattr(form.cufft, f"cufftMakePlan{len(shape)}d")(plan, *shape, kind)
    assert type(sizes) is list and len(sizes) == 1 and sizes[0] >= 0
    return sizes[0]


def half(shape):
    """Return the shape of the transform of real data."""
    return (*shape[:-1], shape[-1] // 2 + 1)


@dimensions
@pytest.mark.parametrize("name", ["C2C", "Z2Z"])
def test_complex(form, gpu, rng, shape, name):
    """A transform and its inverse give the input, out of place and in place."""
    dtype = {"C2C": np.complex64, "Z2Z": np.complex128}[name]
    execute = getattr(form.cufft, f"cufftExec{name}")
    x = normal(rng, shape, dtype, order="C")
    at, there = gpu.put(x), gpu.empty(x.nbytes)
    with Plan(form) as plan:
        make_plan(form, plan, shape, getattr(TYPE, f"CUFFT_{name}"))
        execute(plan, at, there, FORWARD)
        limit = bound(x, x.size, dtype)
        assert_within(gpu.get(there, shape, dtype, order="C"), np.fft.fftn(wide(x)), limit)
        assert (gpu.get(at, shape, dtype, order="C") == x).all()
        execute(plan, there, there, INVERSE)
        assert_within(gpu.get(there, shape, dtype, order="C") / x.size, wide(x), limit)
        execute(plan, at, at, INVERSE)
        assert_within(gpu.get(at, shape, dtype, order="C"), np.fft.ifftn(wide(x)) * x.size, limit)


REAL = {"R2C": (np.float32, np.complex64), "D2Z": (np.float64, np.complex128)}
BACK = {"C2R": (np.complex64, np.float32), "Z2D": (np.complex128, np.float64)}


@dimensions
@pytest.mark.parametrize("name", REAL)
def test_real_to_complex(form, gpu, rng, shape, name):
    source, target = REAL[name]
    x = normal(rng, shape, source, order="C")
    there = gpu.empty(np.prod(half(shape)) * np.dtype(target).itemsize)
    with Plan(form) as plan:
        make_plan(form, plan, shape, getattr(TYPE, f"CUFFT_{name}"))
        getattr(form.cufft, f"cufftExec{name}")(plan, gpu.put(x), there)
        got = gpu.get(there, half(shape), target, order="C")
    assert_within(got, np.fft.rfftn(wide(x)), bound(x, x.size, source))


@dimensions
@pytest.mark.parametrize("name", BACK)
def test_complex_to_real(form, gpu, rng, shape, name):
    source, target = BACK[name]
    x = normal(rng, shape, target, order="C")
    spectrum = np.fft.rfftn(wide(x)).astype(source)
    there = gpu.empty(x.nbytes)
    with Plan(form) as plan:
        make_plan(form, plan, shape, getattr(TYPE, f"CUFFT_{name}"))
        getattr(form.cufft, f"cufftExec{name}")(plan, gpu.put(spectrum), there)
        got = gpu.get(there, shape, target, order="C")
    assert_within(got / x.size, wide(x), bound(x, x.size, target))


@pytest.mark.parametrize("batch", [1, 7])
def test_plans_in_one_step(form, gpu, rng, batch):
    """cufftPlan1d and similar functions also make the handle."""
    x = normal(rng, (batch, 1000), np.complex64, order="C")
    at = gpu.put(x)
    plan = form.cufft.cufftPlan1d(1000, TYPE.CUFFT_C2C, batch)
    assert int(plan) >= 0
    assert form.cufft.cufftGetSize(plan)[0] >= 0
    form.cufft.cufftExecC2C(plan, at, at, FORWARD)
    form.cufft.cufftDestroy(plan)
    assert_within(gpu.get(at, x.shape, np.complex64, order="C"), np.fft.fft(wide(x)), bound(x, 1000, np.complex64))
    for dimension in (2, 3):
        shape = SHAPES[dimension]
        x = normal(rng, shape, np.complex128, order="C")
        at = gpu.put(x)
        plan = getattr(form.cufft, f"cufftPlan{dimension}d")(*shape, TYPE.CUFFT_Z2Z)
        form.cufft.cufftExecZ2Z(plan, at, at, FORWARD)
        form.cufft.cufftDestroy(plan)
        assert_within(
            gpu.get(at, shape, np.complex128, order="C"), np.fft.fftn(wide(x)), bound(x, x.size, np.complex128)
        )


@pytest.mark.parametrize("suffix", ["", "64"])
def test_many_with_strides(form, gpu, rng, suffix):
    """Transforms run along the first axis of some columns, and write with other strides."""
    n, batch, columns, pad = 64, 5, 8, 3
    x = normal(rng, (n, columns), np.complex64, order="C")
    there = gpu.put(np.zeros((batch, n + pad), np.complex64))
    with Plan(form) as plan:
        layout = {
            "n": [n],
            "inembed": [n],
            "istride": columns,
            "idist": 1,
            "onembed": [n + pad],
            "ostride": 1,
            "odist": n + pad,
            "type": TYPE.CUFFT_C2C,
            "batch": batch,
        }
        sizes = getattr(form.cufft, f"cufftMakePlanMany{suffix}")(plan=plan, **layout, **form.counts(rank=1))
        assert len(sizes) == 1
        again = getattr(form.cufft, f"cufftGetSizeMany{suffix}")
        handle = {"handle": plan} if not suffix else {"plan": plan}
        assert len(again(**handle, **layout, **form.counts(rank=1))) == 1
        form.cufft.cufftExecC2C(plan, gpu.put(x), there, FORWARD)
    got = gpu.get(there, (batch, n + pad), np.complex64, order="C")
    assert_within(got[:, :n], np.fft.fft(wide(x), axis=0).T[:batch], bound(x, n, np.complex64))
    assert (got[:, n:] == 0).all(), "what lies between the results"


def test_many_without_embedding(form, gpu, rng):
    """None means the packed layout, whatever the strides are; sizes may be a buffer."""
    shape, batch = (12, 20), 4
    x = normal(rng, (batch, *shape), np.float64, order="C")
    there = gpu.empty(batch * np.prod(half(shape)) * 16)
    plan = form.cufft.cufftPlanMany(
        n=np.array(shape, np.int32),
        inembed=None,
        istride=99,
        idist=99,
        onembed=None,
        ostride=1,
        odist=1,
        type=TYPE.CUFFT_D2Z,
        batch=batch,
        **form.counts(rank=2),
    )
    form.cufft.cufftExecD2Z(plan, gpu.put(x), there)
    form.cufft.cufftDestroy(plan)
    got = gpu.get(there, (batch, *half(shape)), np.complex128, order="C")
    assert_within(got, np.fft.rfft2(x), bound(x, 240, np.float64))


def test_own_work_area(form, gpu, rng):
    """The plan allocates nothing and uses the caller's memory, but not beyond its end."""
    n = 3 * 5 * 7 * 11 * 13 * 2  # needs a work area
    x = normal(rng, (n,), np.complex64)
    at = gpu.put(x)
    with Plan(form) as plan:
        form.cufft.cufftSetAutoAllocation(plan, 0)
        (size,) = form.cufft.cufftMakePlan1d(plan, n, TYPE.CUFFT_C2C, 1)
        assert form.cufft.cufftGetSize(plan) == [size]
        guard = np.full(64, 0xC3, np.uint8)
        work = gpu.empty(size + guard.nbytes)
        gpu.write(work + size, guard)
        form.cufft.cufftSetWorkArea(plan, work)
        stream = form.runtime.cudaStreamCreate()
        form.cufft.cufftSetStream(plan, stream)
        form.cufft.cufftExecC2C(plan, at, at, FORWARD)
        form.runtime.cudaStreamSynchronize(stream)
        form.runtime.cudaStreamDestroy(stream)
        assert_within(gpu.get(at, (n,), np.complex64), np.fft.fft(wide(x)), bound(x, n, np.complex64))
        assert (gpu.get(work + size, (64,), np.uint8) == 0xC3).all()


def test_estimates(form):
    assert len(form.cufft.cufftEstimate1d(4096, TYPE.CUFFT_C2C, 3)) == 1
    assert len(form.cufft.cufftEstimate2d(30, 50, TYPE.CUFFT_Z2Z)) == 1
    assert len(form.cufft.cufftEstimate3d(30, 50, 7, TYPE.CUFFT_R2C)) == 1
    assert (
        len(
            form.cufft.cufftEstimateMany(
                n=[30, 50],
                inembed=None,
                istride=1,
                idist=1,
                onembed=None,
                ostride=1,
                odist=1,
                type=TYPE.CUFFT_C2C,
                batch=2,
                **form.counts(rank=2),
            )
        )
        == 1
    )


def test_plan_properties(form):
    patient = cufft.cufftProperty.NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT
    with Plan(form) as plan:
        form.cufft.cufftSetPlanPropertyInt64(plan, patient, 1)
        assert form.cufft.cufftGetPlanPropertyInt64(plan, patient) == 1
        form.cufft.cufftResetPlanProperty(plan, patient)
        assert form.cufft.cufftGetPlanPropertyInt64(plan, patient) == 0
        make_plan(form, plan, (64,), TYPE.CUFFT_C2C)


def test_in_a_captured_graph(form, gpu, rng):
    n = 8192
    x = normal(rng, (n,), np.complex64)
    at, there = gpu.put(x), gpu.empty(x.nbytes)
    stream = form.runtime.cudaStreamCreate()
    with Plan(form) as plan:
        make_plan(form, plan, (n,), TYPE.CUFFT_C2C)
        form.cufft.cufftSetStream(plan, stream)
        form.cufft.cufftExecC2C(plan, at, there, FORWARD)  # load the code
        form.runtime.cudaStreamSynchronize(stream)
        form.runtime.cudaStreamBeginCapture(stream, runtime.cudaStreamCaptureMode.cudaStreamCaptureModeThreadLocal)
        form.cufft.cufftExecC2C(plan, at, there, FORWARD)
        graph = form.runtime.cudaStreamEndCapture(stream)
        executable = form.runtime.cudaGraphInstantiate(graph, 0)
        y = normal(rng, (n,), np.complex64)
        gpu.write(at, y)
        form.runtime.cudaGraphLaunch(executable, stream)
        form.runtime.cudaStreamSynchronize(stream)
        form.runtime.cudaGraphExecDestroy(executable)
        form.runtime.cudaGraphDestroy(graph)
    form.runtime.cudaStreamDestroy(stream)
    assert_within(gpu.get(there, (n,), np.complex64), np.fft.fft(wide(y)), bound(y, n, np.complex64))


# --- cufftXt --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "dtype", "real"), [("CUDA_C_32F", np.complex64, np.float32), ("CUDA_C_64F", np.complex128, np.float64)]
)
def test_xt_plan_and_execution(form, gpu, rng, data, dtype, real):
    data = getattr(runtime.cudaDataType, data)
    n, batch = 256, 3
    x = normal(rng, (batch, n), dtype, order="C")
    at = gpu.put(x)
    with Plan(form) as plan:
        layout = {
            "n": [n],
            "inembed": None,
            "istride": 1,
            "idist": n,
            "inputtype": data,
            "onembed": None,
            "ostride": 1,
            "odist": n,
            "outputtype": data,
            "batch": batch,
            "executiontype": data,
            **form.counts(rank=1),
        }
        assert len(form.cufft.cufftXtMakePlanMany(plan=plan, **layout)) == 1
        assert len(form.cufft.cufftXtGetSizeMany(plan=plan, **layout)) == 1
        form.cufft.cufftXtExec(plan, at, at, FORWARD)
    assert_within(gpu.get(at, x.shape, dtype, order="C"), np.fft.fft(wide(x)), bound(x, n, real))


def test_xt_in_half_precision(form, gpu, rng):
    """cuFFTXt transforms a type that cufftType lacks."""
    data = runtime.cudaDataType.CUDA_C_16F
    n = 64
    x = normal(rng, (n,), np.complex64)
    halves = np.stack([x.real, x.imag], axis=-1).astype(np.float16)
    at = gpu.put(halves)
    with Plan(form) as plan:
        form.cufft.cufftXtMakePlanMany(
            plan=plan,
            n=[n],
            inembed=None,
            istride=1,
            idist=n,
            inputtype=data,
            onembed=None,
            ostride=1,
            odist=n,
            outputtype=data,
            batch=1,
            executiontype=data,
            **form.counts(rank=1),
        )
        form.cufft.cufftXtExec(plan, at, at, FORWARD)
    got = wide(gpu.get(at, (n, 2), np.float16, order="C"))
    x = halves[:, 0].astype(float) + 1j * halves[:, 1]
    assert_within(got[:, 0] + 1j * got[:, 1], np.fft.fft(x), bound(x, n, np.float16))


def gpus(form, count):
    found = form.runtime.cudaGetDeviceCount()
    if found < count:
        pytest.skip(f"needs {count} GPUs, found {found}")
    return list(range(count))


def check_descriptor(descriptor, devices, size):
    """Check fields of the library's own struct through the view."""
    assert descriptor.library == cufft.libFormat.LIB_FORMAT_CUFFT
    inner = descriptor.descriptor
    assert inner.nGPUs == len(devices)
    assert list(inner.GPUs)[: len(devices)] == devices
    if not any(inner.data):
        pytest.skip("this cuFFT leaves the descriptor of a plan on its own GPU without memory")
    assert all(address for address in list(inner.data)[: len(devices)])
    assert sum(list(inner.size)[: len(devices)]) >= size


@pytest.mark.parametrize(("count", "chosen"), [(1, False), (1, True), (2, True)], ids=["own GPU", "one", "two"])
def test_xt_descriptors(form, rng, count, chosen):
    """There is one work size per GPU, and execution changes the descriptor's format."""
    devices = gpus(form, count)
    shape = (64, 64)
    x = normal(rng, shape, np.complex64, order="C")
    fft = form.cufft
    with Plan(form) as plan:
        try:
            if chosen:
                fft.cufftXtSetGPUs(plan, whichGPUs=devices, **form.counts(nGPUs=count))
            sizes = fft.cufftMakePlan2d(plan, *shape, TYPE.CUFFT_C2C)
            descriptor = fft.cufftXtMalloc(plan, cufft.cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE)
        except (AssertionError, cubind.CUDAError) as error:
            if count == 1 and "CUFFT_" in str(error):
                pytest.skip(f"this cuFFT has no descriptors for one GPU: {error}")
            raise
        assert len(sizes) == count
        check_descriptor(descriptor, devices, x.nbytes)
        before = descriptor.subFormat
        assert before == cufft.cufftXtSubFormat.CUFFT_XT_FORMAT_INPLACE
        copy = cufft.cufftXtCopyType
        fft.cufftXtMemcpy(plan, descriptor.getPtr(), x.ctypes.data, copy.CUFFT_COPY_HOST_TO_DEVICE)
        fft.cufftXtExecDescriptorC2C(plan, descriptor, descriptor, FORWARD)
        if count > 1:
            assert descriptor.subFormat != before, "shuffled now"
        back = np.zeros_like(x)
        fft.cufftXtMemcpy(plan, back.ctypes.data, descriptor.getPtr(), copy.CUFFT_COPY_DEVICE_TO_HOST)
        fft.cufftXtFree(descriptor)
        assert descriptor.descriptor is None and descriptor.subFormat == 0, "the library's struct is gone"
    assert_within(back, np.fft.fft2(wide(x)), bound(x, x.size, np.complex64))


def test_failures():
    bad = cufft.cufftResult.CUFFT_INVALID_PLAN
    assert cufft.cufftExecC2C(12345, 256, 256, FORWARD) == (bad,)
    from cubind.checked import cufft as checked

    plan = checked.cufftCreate()
    status, size = cufft.cufftMakePlan1d(plan, -5, TYPE.CUFFT_C2C, 1)
    assert status in (cufft.cufftResult.CUFFT_INVALID_SIZE, cufft.cufftResult.CUFFT_INVALID_VALUE) and size is None
    with pytest.raises(cubind.CUDAError) as info:
        checked.cufftMakePlan1d(plan, -5, TYPE.CUFFT_C2C, 1)
    assert info.value.function == "cufftMakePlan1d" and info.value.code == status
    checked.cufftDestroy(plan)
