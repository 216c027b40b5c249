"""Test StridedLayout: layouts compared with NumPy's as_strided, refusals, and overflow."""

import itertools
import operator
import pickle
import threading

import hypothesis
import hypothesis.extra.numpy as hnp
import hypothesis.strategies as some
import numpy as np
import pytest
from cubind.core._layout import _StridedLayout
from cubind.core.utils import StridedLayout, StridedMemoryView
from numpy.lib.stride_tricks import as_strided
from support import growth

LARGE = 2**62


def told(layout):
    return layout.shape, layout.strides, layout.itemsize, layout.slice_offset


# --- compared with NumPy --------------------------------------------------------------------------
#
# The items of this array are their own positions, so a layout reaches the items of NumPy's array
# with the same strides.

ITEMS = np.arange(4096)
MIDDLE = 2048


def array_of(layout):
    """Return NumPy's array of that layout, on ITEMS from the middle on."""
    strides = layout.strides if layout.strides is not None else layout.to_dense("C").strides
    strides = [8 * s for s in strides]
    return as_strided(ITEMS[MIDDLE + layout.slice_offset :], layout.shape, strides)


def elements(layout):
    """Return the offset of each element in C order, by the layout alone."""
    strides = layout.strides if layout.strides is not None else layout.to_dense("C").strides
    indices = itertools.product(*(range(n) for n in layout.shape))
    return [layout.slice_offset + sum(map(operator.mul, i, strides)) for i in indices]


def same(layout, array):
    assert layout.shape == array.shape
    assert [MIDDLE + e for e in elements(layout)] == array.ravel().tolist()


@some.composite
def layouts(draw, max_dims=4, least_stride=-9):
    shape = draw(hnp.array_shapes(min_dims=0, max_dims=max_dims, min_side=0, max_side=4))
    strides = draw(some.none() | some.tuples(*[some.integers(least_stride, 40)] * len(shape)))
    layout = StridedLayout(shape, strides, draw(some.sampled_from([1, 2, 4, 8, 12])))
    if shape and draw(some.booleans()):
        layout = layout[draw(hnp.basic_indices(shape, allow_ellipsis=False, allow_newaxis=False))]
    return layout


def some_examples(function):
    return hypothesis.settings(deadline=None, max_examples=150)(function)


@some_examples
@hypothesis.given(layouts())
def test_questions(layout):
    found = elements(layout)
    array = array_of(layout)
    assert layout.ndim == array.ndim
    assert layout.volume == array.size
    assert layout.offset_bounds == ((min(found), max(found)) if found else (0, -1))
    assert (layout.min_offset, layout.max_offset) == layout.offset_bounds
    assert layout.is_contiguous_c == (array.flags.c_contiguous or not array.size)
    assert layout.is_contiguous_f == (array.flags.f_contiguous or not array.size)
    if layout.is_unique:
        assert len(set(found)) == len(found)
    lowest = min(found, default=0)
    ordered = sorted(found) == list(range(lowest, lowest + len(found)))
    assert layout.is_contiguous_any == (ordered and (not found or layout.slice_offset == lowest))
    assert layout.is_dense == (layout.is_contiguous_any and layout.slice_offset == 0)
    assert layout.slice_offset_in_bytes == layout.slice_offset * layout.itemsize
    if layout.strides is not None:
        assert layout.strides_in_bytes == tuple(s * layout.itemsize for s in layout.strides)
    if layout.min_offset >= 0:
        assert layout.required_size_in_bytes() == (layout.max_offset + 1) * layout.itemsize
    else:
        with pytest.raises(ValueError, match=rf"ambiguous. The layout's min_offset is {layout.min_offset}\."):
            layout.required_size_in_bytes()


@some_examples
@hypothesis.given(some.data())
def test_slices(data):
    layout = data.draw(layouts())
    index = data.draw(hnp.basic_indices(layout.shape, allow_ellipsis=False, allow_newaxis=False))
    same(layout[index], array_of(layout)[index])
    assert layout.sliced(index) == layout[index]


@some_examples
@hypothesis.given(some.data())
def test_permutations(data):
    layout = data.draw(layouts())
    axes = tuple(data.draw(some.permutations(range(layout.ndim))))
    same(layout.permuted(axes), array_of(layout).transpose(axes))
    assert layout.permuted(axes).permuted(tuple(np.argsort(axes))).shape == layout.shape


@some_examples
@hypothesis.given(some.data())
def test_reshapes(data):
    """Reshapes agree with NumPy if NumPy does not copy; if it copies, no layout exists."""
    layout = data.draw(layouts())
    count = layout.volume
    divisors = [d for d in range(1, max(count, 1) + 1) if count and count % d == 0]
    shape = []
    rest = count
    for _ in range(data.draw(some.integers(0, 3))):
        if rest:
            shape.append(data.draw(some.sampled_from([d for d in divisors if rest % d == 0])))
            rest //= shape[-1]
    shape.append(rest)
    array = array_of(layout)
    try:
        expected = np.reshape(array, shape, copy=False)
    except ValueError:
        with pytest.raises(ValueError, match="Layout strides are incompatible with the new shape"):
            layout.reshaped(tuple(shape))
        return
    same(layout.reshaped(tuple(shape)), expected)
    if count:
        assert layout.reshaped((-1, *shape[1:])) == layout.reshaped(tuple(shape))


@some_examples
@hypothesis.given(some.data())
def test_broadcasts(data):
    layout = data.draw(layouts(max_dims=3))
    front = data.draw(hnp.array_shapes(min_dims=0, max_dims=2, min_side=0, max_side=3))
    shape = front + tuple(data.draw(some.integers(0, 3)) if n == 1 else n for n in layout.shape)
    same(layout.broadcast_to(shape), np.broadcast_to(array_of(layout), shape))


@some_examples
@hypothesis.given(layouts())
def test_merged_axes_are_the_same_elements(layout):
    flat = layout.flattened()
    assert elements(flat) == elements(layout)
    assert flat.flattened_axis_mask() == 0
    for start in range(layout.ndim):
        part = layout.flattened(start)
        assert part.shape[:start] == layout.shape[:start]
        assert elements(part) == elements(layout)


@some_examples
@hypothesis.given(some.data())
def test_axes_of_one_element(data):
    layout = data.draw(layouts())
    array = array_of(layout)
    if layout.volume:
        same(layout.squeezed(), np.squeeze(array))
    else:
        assert told(layout.squeezed())[:2] == ((0,), (0,))
    axes = data.draw(some.sets(some.integers(0, layout.ndim + 1), min_size=2, max_size=2))
    same(layout.unsqueezed(tuple(axes)), np.expand_dims(array, tuple(axes)))


@some_examples
@hypothesis.given(layouts(), some.sampled_from(["C", "F"]))
def test_dense(layout, order):
    dense = layout.to_dense(order)
    expected = np.zeros(layout.shape, f"V{layout.itemsize}", order=order)
    assert (dense.shape, dense.slice_offset, dense.is_dense) == (layout.shape, 0, True)
    if layout.volume:
        assert dense.strides_in_bytes == expected.strides
    kept = StridedLayout.dense_like(layout)
    assert kept.is_dense
    assert kept == layout.to_dense() == layout.to_dense("K")
    if layout.volume:
        nearest = sorted(elements(kept))
        assert nearest == list(range(layout.volume))
        assert kept.required_size_in_bytes() == layout.volume * layout.itemsize


@some_examples
@hypothesis.given(some.data())
def test_other_item_sizes(data):
    """A packed or unpacked layout has the bytes of NumPy's view with another type."""
    rows, columns = data.draw(some.integers(1, 3)), data.draw(some.integers(1, 12))
    itemsize, other = data.draw(some.tuples(*[some.sampled_from([1, 2, 4, 8])] * 2))
    gap = data.draw(some.integers(0, 3))
    base = np.zeros((rows, columns + gap), f"u{itemsize}")
    array = base[:, :columns]
    layout = StridedLayout(array.shape, array.strides, itemsize, divide_strides=True)
    try:
        packed = layout.repacked(other)
    except ValueError as error:
        assert "must be divisible by" in str(error)
        factor = other // itemsize
        assert columns % factor or (columns + gap) % factor
        return
    expected = array.view(f"u{other}") if array.strides[-1] == itemsize else None
    assert packed.shape == expected.shape
    assert [s for s, n in zip(packed.strides_in_bytes, packed.shape, strict=True) if n > 1] == [
        s for s, n in zip(expected.strides, expected.shape, strict=True) if n > 1
    ]
    assert packed.volume * other == layout.volume * itemsize
    if other > itemsize:
        assert layout.max_compatible_itemsize(other) == other


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6, 12, 16])
@pytest.mark.parametrize("offset", [0, 1, 2])
def test_the_largest_item_size_is_taken(count, offset):
    layout = StridedLayout((3, count), (2 * count, 1), 4)[:, offset:] if offset < count else None
    if layout is None:
        return
    most = layout.max_compatible_itemsize()
    taken = layout.repacked(most)
    assert taken.volume * most == layout.volume * 4
    if most < 16:
        with pytest.raises(ValueError, match="divisible"):
            layout.repacked(2 * most)


# --- refusals -------------------------------------------------------------------------------------

L = StridedLayout
BOX = StridedLayout((5, 4), None, 4)
FULL = "value too large"


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: L((2,)), TypeError, "missing required argument 'strides'"),
        (lambda: L(5, None, 4), TypeError, "shape must be a tuple of integers, got int"),
        (lambda: L("ab", None, 4), TypeError, "shape must be a tuple of integers, got str"),
        (lambda: L((2.0,), None, 4), TypeError, "shape must be integers, got float"),
        (lambda: L((2,), ("a",), 4), TypeError, "strides must be integers, got str"),
        (lambda: L((2,), None, 0), ValueError, "itemsize must be positive"),
        (lambda: L((2,), None, 2**31), OverflowError, FULL),
        (lambda: L((-2,), None, 4), ValueError, "Extents must be non-negative"),
        (lambda: L((2, 3), (1,), 4), ValueError, "Shape has 2 dimensions, but strides has 1 elements"),
        (lambda: L((2, 3), (13, 4), 4, True), ValueError, "strides must be divisible by itemsize"),
        (lambda: L((1,) * 65, None, 4), ValueError, "Unsupported number of dimensions: 65. Max supported ndim is 64"),
        (lambda: L((LARGE, 4), None, 4), OverflowError, FULL),
        (lambda: L((2**40, 2**40), (0, 0), 4), OverflowError, FULL),
        (lambda: L((2**63,), None, 4), OverflowError, "int"),
        (lambda: L((3,), (LARGE,), 1).offset_bounds, OverflowError, FULL),
        (lambda: L((2**61,), (1,), 8).required_size_in_bytes(), OverflowError, FULL),
        (lambda: L((2,), (LARGE,), 4).strides_in_bytes, OverflowError, FULL),
        (lambda: L((4,), (LARGE,), 4)[3], OverflowError, FULL),
        (lambda: L((5,), (LARGE,), 4)[::3], OverflowError, FULL),
        (lambda: L((4,), (1,), 4, slice_offset=2**63 - 1)[1:], OverflowError, FULL),
        (lambda: L((4,), (LARGE,), 4)[1].slice_offset_in_bytes, OverflowError, FULL),
        (lambda: L((2, 4), (LARGE, 1), 4).repacked(1), OverflowError, FULL),
        (lambda: L((LARGE,), None, 4).repacked(1), OverflowError, FULL),
        (lambda: L((5,), (LARGE,), 1).unsqueezed(0), OverflowError, FULL),
        (lambda: L((LARGE, 1), None, 1).broadcast_to((LARGE, 4)), OverflowError, FULL),
        (lambda: L.dense((2**32, 2**32), 1), OverflowError, FULL),
        (lambda: BOX.reshaped((LARGE, LARGE)), OverflowError, FULL),
        (lambda: BOX.reshaped((-1, -1)), ValueError, "at most one -1 extent"),
        (lambda: BOX.reshaped((3, -1)), ValueError, "The original volume 20 must be divisible by .* sub-volume 3"),
        (lambda: BOX.reshaped((-1, 0)), ValueError, "The -1 extent is ambiguous"),
        (lambda: BOX.reshaped((21,)), ValueError, "The original volume 20 and the new volume 21 must be equal"),
        (lambda: BOX.permuted((0,)), ValueError, "got 1 for 2D tensor"),
        (lambda: BOX.permuted((0, 2)), ValueError, "axis 2 out of range for 2D tensor"),
        (lambda: BOX.permuted((0, 0)), ValueError, "axis 0 appears multiple times"),
        (lambda: BOX.unsqueezed(4), ValueError, "Invalid axis: 4 out of range for 3D tensor"),
        (lambda: BOX.unsqueezed((1, 1)), ValueError, "Axis 1 appears multiple times"),
        (lambda: L((1,) * 64, None, 1).unsqueezed(0), ValueError, "Unsupported number of dimensions: 65"),
        (lambda: BOX.flattened(2), ValueError, "Invalid start axis: 2 out of range for 2D tensor"),
        (lambda: BOX.flattened(0, -3), ValueError, "Invalid end axis: -3 out of range for 2D tensor"),
        (lambda: BOX.flattened(mask=-1), OverflowError, "negative"),
        (lambda: BOX.broadcast_to((4,)), ValueError, r"ndim \(1\) must be greater than or equal"),
        (lambda: BOX.broadcast_to((5, 5)), ValueError, "got 4 and 5 for axis 1"),
        (lambda: BOX[5], ValueError, "Invalid index: 5 out of range for axis 0 with extent 5"),
        (lambda: BOX[-6], ValueError, "Invalid index: -6 out of range"),
        (lambda: BOX[2**70], OverflowError, "fit"),
        (lambda: BOX[..., 1], TypeError, "Invalid slice: Ellipsis. Expected slice instance or integer"),
        (lambda: BOX[::0], ValueError, "slice step cannot be zero"),
        (lambda: BOX[1, 2, 3], ValueError, r"number of slices \(3\) is greater than the number of dimensions \(2\)"),
        (lambda: BOX.repacked(0), ValueError, "new itemsize must be greater than zero, got 0"),
        (lambda: BOX.repacked(6), ValueError, "one of the item sizes must be a multiple of the other, got 4 and 6"),
        (lambda: BOX.repacked(8, axis=0), ValueError, "The axis 0 stride must be 1, got 4"),
        (lambda: BOX.repacked(8, axis=2), ValueError, "Invalid axis: 2 out of range for 2D tensor"),
        (lambda: BOX.repacked(8, 4), ValueError, r"The data pointer \(4\) must be aligned .* \(8\)"),
        (lambda: BOX.repacked(32), ValueError, r"The axis 1 extent \(4\) must be divisible by 8"),
        (lambda: BOX[:, 1:3].repacked(8), ValueError, r"The slice offset \(1\) must be divisible by 2"),
        (lambda: BOX.max_compatible_itemsize(2), ValueError, r"max_itemsize \(2\) cannot be less than itemsize \(4\)"),
        (lambda: BOX.max_compatible_itemsize(0), ValueError, "max_itemsize must be greater than zero, got 0"),
        (lambda: L.dense((5, 4), 1, "K"), ValueError, "The stride_order must be 'C', 'F', or a permutation tuple"),
        (lambda: L.dense((5, 4), 1, (0,)), ValueError, "Shape has 2 dimensions, but stride_order has 1 elements"),
        (lambda: L.dense_like(5), TypeError, "must be a StridedLayout, got int"),
        (lambda: iter(BOX), TypeError, "not iterable"),
    ],
)
def test_refusals(make, error, text):
    with pytest.raises(error, match=text):
        make()


def test_what_overflows_nowhere():
    """Large numbers do not raise if they have no effect, or if the result fits."""
    assert L((0, LARGE, LARGE), None, 4).volume == 0
    assert L((0, LARGE), (LARGE, LARGE), 4).required_size_in_bytes() == 0
    assert L((2,), (-(2**63),), 1).offset_bounds == (-(2**63), 0)
    assert L((2,), (-(2**63),), 1).is_unique
    assert not L((2, 2), (LARGE, LARGE), 1).is_unique
    assert L((4,), (LARGE,), 1)[::4].strides == (LARGE,)
    assert L((2**40,), (2**50,), 1).max_compatible_itemsize() == 1
    assert L((2, 2**40), (2**60, 1), 8).max_compatible_itemsize() == 16


# --- as an object ---------------------------------------------------------------------------------


def test_identity():
    layout = L((2, 3), (3, 1), 4)
    assert layout == L([2, 3], [3, 1], 4) == L((2, 3), (12, 4), 4, divide_strides=True)
    assert hash(layout) == hash(L((2, 3), (3, 1), 4))
    for other in (L((2, 3), None, 4), L((2, 3), (3, 1), 8), L((3, 2), (3, 1), 4), BOX, 5, None):
        assert layout != other
    assert layout != L((2, 3), (3, 1), 4, slice_offset=1)
    with pytest.raises(TypeError):
        layout < layout  # noqa: B015
    assert _StridedLayout is StridedLayout
    with pytest.raises(AttributeError):
        layout.itemsize = 5
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Mine", (StridedLayout,), {})


@pytest.mark.parametrize("layout", [BOX, BOX[1:, ::-2], L((), None, 1), L((), (), 1), L((2, 3), (1, 2), 8)])
def test_repr_and_pickle(layout):
    assert eval(repr(layout)) == layout
    assert pickle.loads(pickle.dumps(layout)) == layout


def test_repr():
    assert repr(BOX) == "StridedLayout(shape=(5, 4), strides=None, itemsize=4)"
    assert repr(BOX[1:]) == "StridedLayout(shape=(4, 4), strides=(4, 1), itemsize=4, slice_offset=4)"


def test_callbacks_may_do_anything():
    """Python code in __index__ may change the sequence that holds the object."""

    class Index:
        def __index__(self):
            shape.clear()
            return 3

    shape = [Index(), 2, 2]
    assert L(shape, None, 1).shape == (3, 2, 2)

    class Wrong:
        def __index__(self):
            raise KeyError("mine")

    for make in (lambda: L((Wrong(),), None, 1), lambda: BOX[Wrong()], lambda: BOX.unsqueezed(Wrong())):
        with pytest.raises(KeyError, match="mine"):
            make()


def test_shared_by_threads():
    layout = L((2, 3, 4), (12, 4, 1), 4)
    seen = []

    def look():
        seen.append((layout.shape, layout.strides))

    threads = [threading.Thread(target=look) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(shape) for shape, _ in seen}) == len({id(strides) for _, strides in seen}) == 1


def test_no_growth():
    def use():
        layout = L((2, 3, 4), None, 4)
        layout[1, ::2].permuted((1, 0)).unsqueezed(0).flattened().to_dense("F").repacked(2, axis=0)
        pickle.loads(pickle.dumps(layout))
        with pytest.raises(ValueError, match="axis"):
            layout.permuted((0, 0, 1))

    growth.check_use(use, 1000, StridedLayout)


# --- layouts of views -----------------------------------------------------------------------------


def test_the_layout_of_a_view():
    a = np.arange(12, dtype="i4").reshape(3, 4)
    view = StridedMemoryView.from_dlpack(a, -1)
    assert view._layout is view._layout
    assert told(view._layout) == ((3, 4), (4, 1), 4, 0)
    assert view._layout.strides_in_bytes == a.strides
    assert (view._layout.is_contiguous_c, view._layout.is_contiguous_f) == (True, False)
    assert StridedMemoryView.from_array_interface(a)._layout.strides is None
    assert StridedMemoryView.from_dlpack(a.T, -1)._layout.is_contiguous_f


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda layout: layout[1:, ::2], lambda a: a[1:, ::2]),
        (lambda layout: layout[::-1], lambda a: a[::-1]),
        (lambda layout: layout[2], lambda a: a[2]),
        (lambda layout: layout[1, 2], lambda a: a[1, 2, ...]),
        (lambda layout: layout.reshaped((2, -1)), lambda a: a.reshape(2, -1)),
        (lambda layout: layout.permuted((1, 0)), lambda a: a.T),
        (lambda layout: layout.broadcast_to((2, 3, 4)), lambda a: np.broadcast_to(a, (2, 3, 4))),
        (lambda layout: layout.unsqueezed(1), lambda a: a[:, None]),
        (lambda layout: layout.flattened(), lambda a: a.ravel()),
    ],
)
def test_views_by_layouts(change, expected):
    a = np.arange(12, dtype="i4").reshape(3, 4)
    view = StridedMemoryView.from_dlpack(a, -1)
    layout = change(view._layout)
    changed = view.view(layout)
    assert np.from_dlpack(changed).tolist() == expected(a).tolist()
    assert told(changed._layout) == told(layout)
    assert changed.ptr == view.ptr + layout.slice_offset_in_bytes
    again = changed.view(view._layout[:, 1:])  # layouts count from the beginning
    assert np.from_dlpack(again).tolist() == a[:, 1:].tolist()
    assert changed.view((1,)).ptr == changed.ptr  # plain shapes count from the first element


def test_views_of_other_items():
    a = np.arange(6, dtype="f4").reshape(1, 6)
    view = StridedMemoryView.from_dlpack(a, -1)
    paired = view.view(view._layout.repacked(8), "complex64")
    assert np.from_dlpack(paired).tolist() == a.view("c8").tolist()
    with pytest.raises(ValueError, match=r"itemsize \(4\) does not match the layout's itemsize \(8\)"):
        view.view(view._layout.repacked(8))
    with pytest.raises(ValueError, match="Expected at least 28 bytes, got 24 bytes"):
        view.view(StridedLayout((7,), None, 4))
    with pytest.raises(ValueError, match="does not fit in 64 bits"):
        view.view(L((4,), (LARGE,), 4)[1])
    with pytest.raises(ValueError, match="does not fit in 64 bits"):
        view.view(L((1,), (1,), 4, slice_offset=-(2**61)))
    with pytest.raises(ValueError, match="Buffer size is too small for the layout"):
        view.view(L((1,), (1,), 4, slice_offset=-1))
