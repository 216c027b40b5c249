"""Use tinygrad on the simulated device, which tinygrad finds by itself."""

from tinygrad import Device, Tensor, dtypes

assert Device.DEFAULT == "CUDA"
x = Tensor.arange(100, dtype=dtypes.float32).reshape(10, 10)
assert ((x + x).sum().item(), (x @ x)[0, 0].item()) == (9900.0, 2850.0)
print("sums")
half = x.cast(dtypes.half)
assert (half + half).max().float().item() == 198.0
print("halves")
