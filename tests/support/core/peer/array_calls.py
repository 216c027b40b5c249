"""List rows of views, layouts and tensor maps (see rows.py)."""

from support.core.peer.rows import ARGUMENT, Raises, Value, better, group, kind, same

# --- views ----------------------------------------------------------------------------------------

VIEW = "'shape strides size device_id is_device_accessible readonly'"
ARRAY = "a = np.arange(6, dtype='i4').reshape(2, 3)\n"
CAI = """
D = buf(64)
class A:
    def __init__(self, **k):
        self.i = dict(version=3, shape=(2, 3), typestr='<f4', data=(D.handle, False), strides=None)
        self.i.update(k)
    @property
    def __cuda_array_interface__(self): return self.i
"""
V = "utils.StridedMemoryView"
group("views")
same(
    ARRAY + f"props({V}.from_any_interface(a, -1), {VIEW})",
    ARRAY + f"{V}.from_any_interface(a, -1).dtype",
    ARRAY + f"{V}.from_any_interface(a, -1).ptr == a.ctypes.data",
    ARRAY + f"{V}.from_any_interface(a, -1).exporting_obj is a",
    ARRAY + f"props({V}.from_dlpack(a, -1), {VIEW})",
    ARRAY + f"props({V}.from_dlpack(a.T, -1), {VIEW})",
    ARRAY + f"props({V}.from_dlpack(a[:, ::2], -1), {VIEW})",
    ARRAY + f"{V}.from_dlpack(a[1:], -1).ptr == a.ctypes.data + 12",
    ARRAY + f"a.flags.writeable = False\n{V}.from_dlpack(a, -1).readonly",
    ARRAY + f"props({V}.from_array_interface(a), 'shape strides size is_device_accessible readonly')",
    ARRAY + f"{V}.from_array_interface(a.T).strides",
    ARRAY + f"{V}.from_array_interface(a).dtype",
    ARRAY + f"{V}.from_array_interface(a).device_id, {V}.from_any_interface(a, -1).device_id",
    *(
        f"{V}.from_dlpack(np.zeros(2, '{t}'), -1).dtype"
        for t in ("i1", "i2", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "?")
    ),
    *(f"{V}.from_array_interface(np.zeros(2, '{t}')).dtype" for t in ("i1", "u8", "f2", "c16", "?")),
    f"{V}.from_dlpack(np.float32(3), -1)",
    f"props({V}.from_dlpack(np.zeros((), 'f4'), -1), {VIEW})",
    f"props({V}.from_dlpack(np.zeros((0, 3), 'f4'), -1), 'shape size')",
    CAI
    + f"props({V}.from_cuda_array_interface(A(), -1), 'shape strides size device_id is_device_accessible readonly')",
    CAI + f"props({V}.from_any_interface(A(), -1), 'shape strides size')",
    CAI + f"{V}.from_cuda_array_interface(A(strides=(4, 8)), -1).strides",
    CAI + f"{V}.from_cuda_array_interface(A(strides=(12, 4)), -1).strides",
    *(CAI + f"v = {V}.from_cuda_array_interface(A(shape={shape}, strides={strides}), -1)\n(v.strides, v._layout.strides_in_bytes)"
      for shape in ("()", "(2, 3)", "(0, 3)") for strides in ("None", "()", "(12, 4)")),
    CAI + f"{V}.from_cuda_array_interface(A(), -1).dtype",
    CAI + f"{V}.from_cuda_array_interface(A(typestr='|u1'), -1).dtype",
    CAI + f"{V}.from_cuda_array_interface(A(data=(D.handle, True)), -1).readonly",
    CAI + f"{V}.from_cuda_array_interface(A(version=1), -1)",
    CAI + f"{V}.from_cuda_array_interface(A(mask=A()), -1)",
    CAI + f"{V}.from_cuda_array_interface(A(), None)",
    CAI + f"{V}.from_cuda_array_interface(A())",
    CAI + f"{V}.from_cuda_array_interface(A(stream=1), int(s.handle)).shape",
    CAI + f"{V}.from_cuda_array_interface(A(stream=int(s.handle)), 1).shape",
    CAI + f"a = A()\n{V}.from_cuda_array_interface(a, -1).exporting_obj is a",
    f"{V}.from_any_interface(UNKNOWN, -1)",
    f"{V}.from_any_interface(5, -1)",
    f"{V}.from_dlpack(UNKNOWN, -1)",
    f"{V}.from_dlpack(buf(8), None)",
    f"{V}.from_dlpack(buf(8))",
    f"props({V}.from_dlpack(buf(8), -1), {VIEW})",
    f"{V}.from_dlpack(buf(8), -1).dtype",
    f"props({V}.from_any_interface(buf(8), int(s.handle)), {VIEW})",
    f"b = buf(8)\n{V}.from_dlpack(b, -1).ptr == b.handle",
    f"props({V}.from_buffer(buf(24), (2, 3), itemsize=4), {VIEW})",
    f"props({V}.from_buffer(buf(24), shape=(2, 3), dtype=np.dtype('f4')), {VIEW})",
    f"{V}.from_buffer(buf(24), (2, 3), dtype=np.dtype('f4')).dtype",
    f"props({V}.from_buffer(buf(24), (2, 3), (1, 2), itemsize=4, is_readonly=True), {VIEW})",
    f"{V}.from_buffer(buf(24), (2, 3), itemsize=4).dtype",
    f"{V}.from_buffer(buf(8), (2, 3), itemsize=4)",
    f"{V}.from_buffer(buf(24), (2, 3))",
    f"{V}.from_buffer(buf(24), (2, 3), itemsize=4, dtype=np.dtype('f8'))",
    f"{V}.from_buffer(buf(24), (2, 3), (1,), itemsize=4)",
    f"b = buf(24)\n{V}.from_buffer(b, (2, 3), itemsize=4).exporting_obj is b",
    ARRAY + f"repr({V}.from_any_interface(a, -1)).partition('(')[0]",
    ARRAY + f"{V}.from_any_interface(a, -1).view(dtype=np.dtype('f4')).dtype",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack_device__()",
    f"{V}.from_dlpack(buf(8), -1).__dlpack_device__()",
    ARRAY + f"np.from_dlpack({V}.from_any_interface(a, -1)).tolist()",
    ARRAY + f"type({V}.from_any_interface(a, -1).__dlpack__()).__name__",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(dl_device=(2, 0))",
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(copy=True)",
    ARRAY + f"{V}(a, -1).shape",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x, y): return x.view(-1).shape, y\nf(np.zeros(3), 5)",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): pass\nf(5)",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): 'doc'\nf.__name__, f.__doc__",
    "@utils.args_viewable_as_strided_memory((0,))\ndef f(x): return type(x)\nf(buf(8))",
)
kind(
    f"{V}.from_any_interface(np.zeros(3))",
    f"{V}.from_array_interface(5)",
    f"{V}.from_cuda_array_interface(5, -1)",
    f"{V}.from_dlpack()",
    "utils.args_viewable_as_strided_memory()",
    "utils.args_viewable_as_strided_memory(5)",
)
better(
    ARRAY + f"{V}.from_any_interface(a, -1).__dlpack__(max_version=5)",
    "C5.5: BufferError for every wrong max_version",
    Raises("BufferError", "Expected max_version tuple[int, int], got 5"),
    Raises("TypeError"),
)
better(
    CAI + f"props({V}.from_cuda_array_interface(A(version=2, strides=(4, 8)), 1), {VIEW})",
    "C5.16: version 2 of the array interface",
    Value(),
    Raises("BufferError", "only CUDA Array Interface v3"),
)
better(f"{V}()", "C5.16: calling the type is deprecated; an empty view is none", Raises("ValueError"), Value())
better(f"{V}.from_buffer(5, (1,), itemsize=1)", ARGUMENT, Raises("TypeError"), Raises("AttributeError"))
better(f"{V}.from_buffer(buf(8), 5, itemsize=1).shape", "G7: a shape may be an int", Value(), Raises("TypeError"))

# --- layouts --------------------------------------------------------------------------------------

group("layouts")
BOX = "L((5, 4), None, 4)"
CUBE = "L((5, 3, 4), None, 1)"
ASKED = (
    "'ndim shape strides strides_in_bytes stride_order volume is_unique is_contiguous_c is_contiguous_f "
    "is_contiguous_any is_dense offset_bounds min_offset max_offset itemsize slice_offset slice_offset_in_bytes'"
)
same(
    *(
        f"props({layout}, {ASKED})"
        for layout in (
            BOX,
            CUBE,
            "L((2, 3), (12, 4), 4, True)",
            "L((2, 3), (1, 2), 4)",
            "L((2, 3, 1, 4), (1, 2, 0, 6), 4)",
            "L((2, 3), (0, 0), 4)",
            "L((2, 3), (-3, 1), 4)",
            "L((2, 2), (5, 5), 4)",
            "L((3, 1), (99, 99), 4)",
            "L((0, 3), (9, 1), 4)",
            "L((0, 2**62, 4), None, 4)",
            "L((), None, 4)",
            "L((), (), 4)",
            f"{BOX}[1:, ::-2]",
            f"{BOX}[1:][1:1]",
            "L((1,) * 64, None, 4)",
        )
    ),
    *(f"{layout}.required_size_in_bytes()" for layout in (BOX, f"{BOX}[1:]", f"{BOX}[::-1]", "L((2, 3), (-3, 1), 4)")),
    "L((2, 3), None, 0)",
    "L((-2, 3), None, 4)",
    "L((2, 3), (1,), 4)",
    "L((2, 3), (13, 4), 4, True)",
    "L((1,) * 65, None, 4)",
    "L((2, 3), None, 2**31)",
    "L((2, 3), None, 4) == L((2, 3), (3, 1), 4), L((2, 3), None, 4) == L((2, 3), None, 4), L((2,), None, 4) != 5",
    "L((2**62, 4), None, 4).volume",
    "L((3,), (2**62,), 4).offset_bounds",
    "L((2,), (2**62,), 4).strides_in_bytes",
    *(
        f"told(L.dense((5, 3, 7), 1, {order}))"
        for order in ("'C'", "'F'", "(2, 0, 1)", "[2, 0, -2]", "(2, 0, 0)", "(2, 0, 3)", "(2, 0)", "'K'", "5")
    ),
    "told(L.dense((5, 0, 7), 1))",
    "L.dense((2**32, 2**32), 1)",
    *(
        f"told(L.dense_like({layout}))"
        for layout in (
            "L((7, 5, 3), (1, 21, 7), 1)",
            "L((7, 5, 3), (0, 0, 1), 1)",
            "L((7, 5, 3), (-15, 3, 1), 1)",
            f"{BOX}[1:]",
            BOX,
        )
    ),
    *(f"told(L((7, 5, 3), (1, 21, 7), 1).to_dense({order}))" for order in ("", "'C'", "'F'", "(0, 1, 2)", "'X'")),
    *(
        f"told({CUBE}.reshaped({shape}))"
        for shape in ("(20, 3)", "(4, -1)", "(-1, -1)", "(-2, 3)", "(7, -1)", "(61,)", "()")
    ),
    "told(L.dense((5, 3, 4), 1).permuted((2, 0, 1)).reshaped((4, 15)))",
    "told(L.dense((5, 3, 4), 1).permuted((2, 0, 1)).reshaped((20, 3)))",
    "told(L((1, 3, 1), (7, 1, 9), 1).reshaped((3, 1, 1)))",
    "told(L((4,), (3,), 1).reshaped((2, 1, 2)))",
    "told(L((0, 3), (3, 1), 1).reshaped((-1, 3)))",
    *(f"told({CUBE}.permuted({axes}))" for axes in ("(2, 0, 1)", "(2, 0, -2)", "(2, 0)", "(2, 0, 0)", "(2, 0, 3)")),
    *(
        f"told({CUBE}.flattened({how}))"
        for how in ("", "1", "0, 1", "0, -2", "2, 1", "3", "0, 3", "-4", "mask=4", "mask=1", "1, 2, mask=6")
    ),
    *(
        f"told({layout}.flattened()), {layout}.flattened_axis_mask()"
        for layout in ("L((3, 1, 4), (4, 77, 1), 1)", "L((3, 4), (-4, -1), 1)", "L((), None, 1)", "L((0, 3), (9, 1), 1)")
    ),
    *(f"told({layout}.squeezed())" for layout in ("L((5, 1, 4), (4, 77, 1), 1)", "L((5, 0), None, 1)", "L((1, 1), None, 1)")),
    *(f"told(L((5, 4), (1, 5), 1).unsqueezed({axis}))" for axis in ("1", "(0, 1, 4)", "-1", "3", "(0, 0)", "(0, 4)", "()")),
    *(
        f"told(L((5, 1), None, 1).broadcast_to({shape}))"
        for shape in ("(3, 5, 4)", "(5, 1)", "(1,)", "(6, 1)", "(5, 0)", "(5, -1)")
    ),
    *(
        f"told({BOX}.repacked({how}))"
        for how in ("2", "8", "16", "16, keep_dim=False", "32", "0", "4", "8, axis=0", "8, axis=2", "8, 4", "8, data_ptr=16")
    ),
    f"told({BOX}[:, 2:].repacked(8))",
    f"told({BOX}[:, 1:3].repacked(8))",
    "told(L((5, 4), (5, 1), 4).repacked(8))",
    *(f"{BOX}.max_compatible_itemsize({how})" for how in ("", "8", "2", "64", "16, 8", "16, 2", "16, 0, 0", "16, 0, 3", "0")),
    "L((5, 6), None, 4).max_compatible_itemsize()",
    *(
        f"told({BOX}[{index}])"
        for index in ("1", "-1", "5", "-6", "1:3", "::-2", "4:1:-2", "10:", "..., 1", "1, 2", "1, 2, 3", "()", "'a'", "::0")
    ),
    f"told({BOX}.sliced((slice(1, 2), 1)))",
    "L((5, 4), (2**62, 2**61), 4)[3]",
    ARRAY + f"told({V}.from_any_interface(a, -1)._layout)",
    ARRAY + f"v = {V}.from_any_interface(a.T, -1)\nv._layout is v._layout, v._layout.strides_in_bytes",
    ARRAY + f"np.from_dlpack({V}.from_any_interface(a, -1).view({V}.from_any_interface(a, -1)._layout.permuted((1, 0)))).tolist()",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout.reshaped((3, 2)))\nw.shape, w.ptr == v.ptr",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout[1:])\ntold(w._layout), w.ptr - v.ptr",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nv.view(L((7,), None, 4))",
    f"v = {V}.from_buffer(buf(24), (2, 3), itemsize=4)\nw = v.view(v._layout[1:]).view(v._layout)\ntold(w._layout), w.ptr - v.ptr",
    ARRAY + f"v = {V}.from_any_interface(a, -1)\nw = v.view(v._layout[1:]).view(v._layout)\ntold(w._layout), w.ptr - v.ptr",
    ARRAY + f"v = {V}.from_any_interface(a, -1)\nv.view(v._layout[:, ::-1]).ptr - v.ptr",
)
kind("L(5, None, 4)", "L((2, 3))", f"{BOX}.reshaped(60)", f"{BOX}.unsqueezed('a')", "L.dense_like(5)", f"{BOX}.flattened(mask=-1)")
LAYOUTS = "C5.16: layouts"
better("told(L([2, 3], [3, 1], 4))", LAYOUTS + " take lists", Value(), Raises("TypeError"))
better("L((2.5, 3), None, 4)", ARGUMENT, Raises("TypeError"), Value())
better(f"hash({BOX}) == hash({BOX})", LAYOUTS + " hash", Value(True), Raises("TypeError"))
better(f"pickle.loads(pickle.dumps({BOX}[1:])) == {BOX}[1:]", LAYOUTS + " pickle", Value(True), Raises("TypeError"))
better("L((2**62, 4), None, 4).shape", LAYOUTS + " that do not fit are none", Raises("OverflowError"), Value())
better(f"told({BOX}.repacked(6))", LAYOUTS + " keep their bytes", Raises("ValueError"), Value())
better("L((5, 4), None, 3).max_compatible_itemsize()", LAYOUTS + ": what repacked() takes", Value(3), Value(4))
better("L((3, 1, 4), (4, 77, 1), 1).reshaped((12,)).strides", LAYOUTS + ": nobody takes that step", Value(), Raises("ValueError"))

# --- tensor maps ----------------------------------------------------------------------------------

TILED = "v = lambda shape=(64, 32), t='f4', strides=None: utils.StridedMemoryView.from_buffer(buf(1 << 20), shape, strides, dtype=np.dtype(t))\n"
MAPPED = TILED + "told_map = lambda m: passed('b8*128', m)[0][16:]\n"  # without the address
IMAGES = "v((4, 8, 16, 64), 'f2')"
group("tensor maps")
better(
    MAPPED + "a = v((8, 64), 'u1').as_tensor_map((8, 16), data_type=np.float32)\nb = v((8, 16)).as_tensor_map((8, 16))\n"
    "a, b = passed('b8*128 b8*128', a, b)\na[16:] == b[16:]",
    "C5.16: of bytes there are as many elements as they make up; upstream's map counts bytes as elements, and reaches beyond them",
    Value(True),
    Value(False),
)
same(
    *(
        MAPPED + f"told_map({make})"
        for make in (
            "v().as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 8), element_strides=(2, 1))",
            "v((3, 5, 7, 9, 16), 'u1').as_tensor_map((1, 5, 7, 9, 16))",
            "v((64,)).as_tensor_map((16,))",
            "v((4, 6, 8), 'f4', (512, 64, 1)).as_tensor_map((1, 1, 8))",
            "v().as_tensor_map((16, 8), swizzle=tm.TensorMapSwizzle.SWIZZLE_32B)",
            "v().as_tensor_map((16, 8), swizzle=None, interleave=None, l2_promotion=None, oob_fill=None)",
            "v().as_tensor_map((16, 8), l2_promotion=tm.TensorMapL2Promotion.L2_256B)",
            "v().as_tensor_map((16, 8), oob_fill=tm.TensorMapOOBFill.NAN_REQUEST_ZERO_FMA)",
            "v((4, 8, 16)).as_tensor_map((1, 8, 3), interleave=tm.TensorMapInterleave.INTERLEAVE_16B)",
            "v().as_tensor_map((16, 8), data_type=tm.TensorMapDataType.TFLOAT32)",
            "v().as_tensor_map((16, 8), data_type='i4')",
            "v().as_tensor_map((16, 8), data_type=np.uint32)",
            "utils.StridedMemoryView.from_buffer(buf(4096), (8, 16), itemsize=4).as_tensor_map((8, 16), data_type='f4')",
            "v().as_tensor_map(options=core.TensorMapDescriptorOptions((16, 8), data_type='u4'))",
            "v().as_tensor_map(options={'box_dim': (16, 8), 'swizzle': tm.TensorMapSwizzle.SWIZZLE_64B})",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (-1, -2), (1, 2), 32, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 64, element_strides=(1, 2, 2, 1))",
            f"core.TensorMapDescriptor._from_im2col_wide({IMAGES}, -1, 2, 64, 128)",
            f"core.TensorMapDescriptor._from_im2col_wide({IMAGES}, 0, 0, 64, 32, mode=tm.TensorMapIm2ColWideMode.W128)",
            "core.TensorMapDescriptor._from_tiled(v(), (16, 8))",
        )
    ),
    *(
        f"np.dtype('{t}').name\n" + MAPPED + f"told_map(v((8, 64), '{t}').as_tensor_map((8, 16)))"
        for t in ("u1", "u2", "u4", "i4", "u8", "i8", "f2", "f4", "f8")
    ),
    *(
        TILED + make
        for make in (
            "repr(v().as_tensor_map((16, 8)))",
            f"repr(core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 64))",
            "v().as_tensor_map((16, 8)).device is dev",
            "v().as_tensor_map((16,))",
            "v().as_tensor_map((0, 16))",
            "v().as_tensor_map((257, 16))",
            "v().as_tensor_map((16, 'a'))",
            "v().as_tensor_map()",
            "v().as_tensor_map((16, 16), element_strides=(1,))",
            "v().as_tensor_map((16, 16), data_type='bogus')",
            "v().as_tensor_map((16, 16), data_type=7)",
            "v().as_tensor_map((16, 16), swizzle=1)",
            "v().as_tensor_map((16, 16), swizzle=tm.TensorMapInterleave.NONE)",
            "v().as_tensor_map((16, 16), options=core.TensorMapDescriptorOptions((16, 16)))",
            "v().as_tensor_map(options={'box_dim': (16, 16), 'x': 1})",
            "v().as_tensor_map(options={})",
            "v().as_tensor_map(options=5)",
            "v((), 'f4').as_tensor_map(())",
            "v((4,) * 6, 'f4').as_tensor_map((4,) * 6)",
            "utils.StridedMemoryView.from_buffer(buf(4096), (8, 16), itemsize=4).as_tensor_map((8, 16))",
            "utils.StridedMemoryView.from_any_interface(np.zeros((64, 64), 'f4'), -1).as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 16)).replace_address(v())",
            "v().as_tensor_map((16, 16)).replace_address(buf(1 << 16))",
            "v().as_tensor_map((16, 16)).replace_address(5)",
            "v().as_tensor_map((16, 16)).replace_address(np.zeros((64, 64), 'f4'))",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0,), (0, 0), 64, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0,), 64, 64)",
            "core.TensorMapDescriptor._from_im2col(v(), (), (), 64, 64)",
            "core.TensorMapDescriptor._from_im2col_wide(v(), 0, 0, 64, 64)",
        )
    ),
    "core.TensorMapDescriptor()",
    *(
        f"core.TensorMapDescriptorOptions({arguments})"
        for arguments in (
            "box_dim=5",
            "'ab'",
            "(1, 'a')",
            "",
            "(1, 2), element_strides=5",
            "(1, 2), data_type=7",
            "(1, 2), data_type='bad'",
            "(1, 2), swizzle=1",
            "(1, 2), swizzle=None",
        )
    ),
    "repr(core.TensorMapDescriptorOptions([1, 2], element_strides=[1, 1]))",
    "core.TensorMapDescriptorOptions((1, 2)) == core.TensorMapDescriptorOptions([1, 2])",
    "core.TensorMapDescriptorOptions((1, 2), data_type='f4').data_type",
    "[(f.name, f.default is None) for f in dataclasses.fields(core.TensorMapDescriptorOptions)]",
    "hash(core.TensorMapDescriptorOptions((1, 2)))",
)
kind(
    *(
        TILED + make
        for make in (
            "v().as_tensor_map(16)",
            "v().as_tensor_map((16, 16), None)",
            "v().as_tensor_map((16, 16), box=1)",
            "v().as_tensor_map((16, 16), data_type='i2')",
            "v((64, 64), 'i1').as_tensor_map((16, 16))",
            "v((64, 64), '?').as_tensor_map((16, 16))",
            "v().as_tensor_map((16, 16)).replace_address()",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, 0, 0, 64, 64)",
            f"core.TensorMapDescriptor._from_im2col({IMAGES}, ('a', 0), (0, 0), 64, 64)",
        )
    )
)
CHECKED = "C5.16: what the hardware cannot do is told"
for make, text in (
    ("v().as_tensor_map((16, 3))", "box_dim[1] must be a multiple of 16 bytes"),
    ("v().as_tensor_map((16, 16), element_strides=(9, 1))", "element_strides[0] must be in [1, 8]"),
    ("v().as_tensor_map((16, 16), swizzle=tm.TensorMapSwizzle.SWIZZLE_32B)", "box_dim[1] must be at most the 32 bytes"),
    ("v().as_tensor_map((16, 16), interleave=tm.TensorMapInterleave.INTERLEAVE_16B)", "interleave INTERLEAVE_16B needs"),
    ("v((64, 64), 'f4', (1, 64)).as_tensor_map((16, 16))", "strides[1] must be 1"),
    ("v((64, 62)).as_tensor_map((16, 16))", "strides[0] must be a multiple of 16 bytes"),
    ("v((0, 64)).as_tensor_map((16, 16))", "shape[0] must be in [1, 2**32]"),
    ("v((64, 32), 'i4').as_tensor_map((16, 16), oob_fill=tm.TensorMapOOBFill.NAN_REQUEST_ZERO_FMA)", "oob_fill NAN"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (-200, 0), (0, 0), 64, 64)", "pixel_box_lower_corner[0] must be"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 257, 64)", "channels_per_pixel must be in"),
    (f"core.TensorMapDescriptor._from_im2col({IMAGES}, (0, 0), (0, 0), 64, 1025)", "pixels_per_column must be in"),
):
    better(TILED + make, CHECKED, Raises("ValueError", text), Raises("CUDAError", "CUDA_ERROR_INVALID_VALUE"))
for make, text in (
    ("v((64, 64), 'f4', (64, 2)).as_tensor_map((16, 16))", "strides[1] must be 1"),
    ("v().as_tensor_map((16, 16), data_type='f8')", "data_type FLOAT64 has 8 bytes per element"),
):
    better(TILED + make, CHECKED, Raises("ValueError", text), Value())
better(TILED + "v().as_tensor_map([16, 16], swizzle='64B').device is dev", "C5.16: names, lists", Value(True), Raises("TypeError"))
better("core.TensorMapDescriptorOptions((1, 2), swizzle='64B').swizzle", "C5.16: names", Value(), Raises("TypeError"))
better(
    TILED + "x = v()\nin_thread(lambda: x.as_tensor_map((16, 16)).device.device_id)",
    "C5.16: no context need be current",
    Value(0),
    Raises("RuntimeError", "TensorMapDescriptor requires an active CUDA context"),
)
better(
    TILED + "b = buf(1 << 16)\nm = utils.StridedMemoryView.from_buffer(b, (64, 32), dtype=np.dtype('f4')).as_tensor_map((16, 16))\n"
    "b.close()\npassed('b8*128', m)",
    "G2: its Buffer has to be open",
    Raises("RuntimeError", "Buffer has been closed"),
    Value(),
)
