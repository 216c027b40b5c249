"""List rows of programs, the linker, object code and kernels (see rows.py)."""

from support.core.peer.rows import Raises, Value, better, group, kind, same, warned

# --- ProgramOptions, LinkerOptions ----------------------------------------------------------------

group("ProgramOptions.as_bytes")
OPTIONS = """relocatable_device_code=True; relocatable_device_code=False; extensible_whole_program=True
debug=True; debug=False; lineinfo=True; lineinfo=False; device_code_optimize=True; device_code_optimize=False
ptxas_options='-v'; ptxas_options=['-v', '-O2']; ptxas_options=('-v',)
max_register_count=32; max_register_count=0; ftz=True; ftz=False; prec_sqrt=True; prec_sqrt=False; prec_div=True
prec_div=False; fma=True; fma=False; use_fast_math=True; use_fast_math=False; extra_device_vectorization=True
link_time_optimization=True; link_time_optimization=False; gen_opt_lto=True; define_macro='A'; define_macro='A=1'
define_macro=('A', '1'); define_macro=['A', ('B', '2')]; define_macro=('A', 'B', 'C'); define_macro=(('A', '1'), 'B')
undefine_macro='A'; undefine_macro=['A', 'B']; include_path='/x'; include_path=['/x', '/y']; include_path=('/x',)
pre_include='a.h'; pre_include=['a.h', 'b.h']; no_source_include=True; std='c++17'
builtin_move_forward=True; builtin_move_forward=False; builtin_initializer_list=True; builtin_initializer_list=False
disable_warnings=True; disable_warnings=False; restrict=True; device_as_default_execution_space=True; device_int128=True
optimization_info='inline'; no_display_error_number=True; diag_error=1; diag_error=[1, 2]; diag_suppress=3
diag_suppress=(3, 4); diag_warn=5; diag_warn=[5]; brief_diagnostics=True; brief_diagnostics=False; time='t.csv'
split_compile=4; split_compile=0; fdevice_syntax_only=True; minimal=True; no_cache=True; fdevice_time_trace='t.json'
device_float128=True; frandom_seed='seed'; ofast_compile='max'; pch=True; create_pch='a.pch'; use_pch='a.pch'
pch_dir='/x'; pch_verbose=True; pch_verbose=False; pch_messages=True; pch_messages=False
instantiate_templates_in_pch=True; instantiate_templates_in_pch=False; numba_debug=True; name='x.cu'; name=None
define_macro=5; define_macro=[5]; define_macro=('A', 1); debug=None; arch='sm_80'; arch='compute_80'; arch='80'
use_libdevice=True; extra_sources=[('a', 'b')]; max_register_count='x'"""
for option in OPTIONS.replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.ProgramOptions({arch}{option}).as_bytes('nvrtc')")
NVVM_OPTIONS = """extensible_whole_program=False; gen_opt_lto=False; restrict=False; no_source_include=False
minimal=False; fdevice_syntax_only=False
ptxas_options=''; ptxas_options=[]; define_macro=[]; std=''; time=''; use_bundled_headers=True; use_bundled_headers=False
ftz=2; std='c++17', time='t.csv', pch=True; lineinfo=True, split_compile=4, std='c++17'; arch='sm_100a'; arch='sm_90a'
debug=True, device_code_optimize=True, ftz=True, prec_sqrt=False, prec_div=True, fma=False, numba_debug=True"""
for option in (OPTIONS + "\n" + NVVM_OPTIONS).replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.ProgramOptions({arch}{option}).as_bytes('nvvm')")
same(
    *(
        f"core.ProgramOptions(arch='sm_90', fma=True).as_bytes({arguments})"
        for arguments in (
            "'nvvm', 'ptx'",
            "'nvvm', 'ltoir'",
            "'nvvm', 'cubin'",
            "'nvvm', target_type=typing.ObjectCodeFormatType.LTOIR",
            "'NVVM', 'ltoir'",
            "typing.CompilerBackendType.NVVM",
        )
    )
)
ONE_VALUE = "C5.7: list options take one value too"
better(
    "core.ProgramOptions(arch='sm_90', include_path=5).as_bytes('nvrtc')",
    ONE_VALUE,
    Value({"list": ["bytes:-arch=sm_90", "bytes:--include-path=5"]}),
    Value({"list": ["bytes:-arch=sm_90"]}),
)
better(
    "core.ProgramOptions(arch='sm_90', diag_error='text').as_bytes('nvrtc')",
    ONE_VALUE,
    Value({"list": ["bytes:-arch=sm_90", "bytes:--diag-error=text"]}),
    Value(),
)
same(
    "core.ProgramOptions(arch='sm_90').as_bytes('nvrtc', 'ptx')",
    "core.ProgramOptions(arch='sm_90').as_bytes('NVRTC')",
    "core.ProgramOptions(arch='sm_90').as_bytes('nonsense')",
    "core.ProgramOptions(arch='sm_90').as_bytes(typing.CompilerBackendType.NVRTC)",
    "core.ProgramOptions().arch",
    "core.ProgramOptions().name",
    "in_thread(lambda: core.ProgramOptions(arch='sm_90').arch)",
    "in_thread(lambda: core.ProgramOptions())",
    "repr(core.ProgramOptions(arch='sm_90'))",
    "core.ProgramOptions(arch='sm_90') == core.ProgramOptions(arch='sm_90')",
)
kind("core.ProgramOptions(arch='sm_90').as_bytes()", "core.ProgramOptions(arch='sm_90').as_bytes(5)")

group("LinkerOptions.as_bytes")
for option in """name='x'; arch='sm_80'; max_register_count=32; time=True; verbose=True; verbose=False
link_time_optimization=True; link_time_optimization=False; ptx=True; optimization_level=3; optimization_level=0
debug=True; debug=False; lineinfo=True; ftz=True; ftz=False; prec_div=True; prec_div=False; prec_sqrt=True
prec_sqrt=False; fma=True; fma=False; kernels_used='k'; kernels_used=['k', 'l']; kernels_used=['l']
variables_used='v'; variables_used=['v', 'w']; optimize_unused_variables=True
ptxas_options='-v'; ptxas_options=['-v', '-O1']; split_compile=2; split_compile=0; split_compile_extended=3
no_cache=True; no_cache=False""".replace("\n", "; ").split("; "):
    arch = "" if option.startswith("arch=") else "arch='sm_90', "
    same(f"core.LinkerOptions({arch}{option}).as_bytes()")
for option in ("numba_debug=True", "numba_debug=False"):
    warned(f"core.LinkerOptions(arch='sm_90', {option}).as_bytes()")
for option, ours, theirs in [
    ("kernels_used=('k',)", ["-kernels-used=k"], []),
    ("kernels_used=5", ["-kernels-used=5"], []),
    ("ptxas_options=5", ["-Xptxas=5"], []),
    ("time=False", [], ["-time"]),
    ("optimize_unused_variables=False", [], ["-optimize-unused-variables"]),
]:
    better(
        f"core.LinkerOptions(arch='sm_90', {option}).as_bytes()",
        "C5.9: an option that is given counts, and False is not True",
        Value({"list": ["bytes:-arch=sm_90", *(f"bytes:{o}" for o in ours)]}),
        Value({"list": ["bytes:-arch=sm_90", *(f"bytes:{o}" for o in theirs)]}),
    )
same(
    "core.LinkerOptions(arch='sm_90').as_bytes('nvjitlink')",
    "core.LinkerOptions(arch='sm_90').as_bytes('driver')",
    "core.LinkerOptions(arch='sm_90').as_bytes(backend='NVJITLINK')",
    "core.LinkerOptions(arch='sm_90').name",
    "core.LinkerOptions().arch",
)

# --- Program --------------------------------------------------------------------------------------

OK = (
    "p = core.Program('extern \"C\" __global__ void f(int a, float *b) {}', 'c++', core.ProgramOptions(arch='sm_90'))\n"
)
TEMPLATE = (
    "p = core.Program('template <class T> __global__ void f(T *a) {}', 'c++', core.ProgramOptions(arch='sm_90'))\n"
)
BROKEN = "p = core.Program('__global__ void f() { x }', 'c++', core.ProgramOptions(arch='sm_90'))\n"
WARNS = "p = core.Program('__global__ void f() { int unused; }', 'c++', core.ProgramOptions(arch='sm_90'))\n"
LOG = "class L:\n    def __init__(self): self.got = ''\n    def write(self, t): self.got += t\nl = L()\n"

group("extra_sources")
for sources in (
    "[('a', 'b')]",
    "(('a', b'b'), ('c', bytearray(b'd')))",
    "('a', 'b')",
    "[(b'a', 'b')]",
    "[('a',)]",
    "[('a', 'b', 'c')]",
    "['a']",
    "'ab'",
    "b'ab'",
    "5",
    "[]",
    "[5]",
    "[('a', 'b'), ('a', 5)]",
    "[(5, 'b')]",
    "{'a': 'b'}",
    "[['a', 'b']]",
    "iter([('a', 'b')])",
    "[('a', '')]",
    "[('', b'')]",
):
    same(
        f"core.ProgramOptions(arch='sm_90', extra_sources={sources}) is not None",
        f"core.Program('', 'c++', core.ProgramOptions(arch='sm_90', extra_sources={sources}))",
        f"core.Program('', 'ptx', {{'arch': 'sm_90', 'extra_sources': {sources}}})",
    )

group("program")
same(
    OK + "repr(p)",
    OK + "props(p, 'backend is_closed pch_status')",
    OK + "type(p.backend)",
    OK + "p.backend == 'NVRTC'",
    OK + "type(p.handle).__name__",
    OK + "c = p.compile('ptx')\n(type(c), c.code_type, c.name, type(c.code), c.symbol_mapping)",
    OK + "p.compile('ptx').get_kernel('f').num_arguments",
    OK + "p.compile('PTX').code_type",
    OK + "p.compile(typing.ObjectCodeFormatType.PTX).code_type",
    OK + "c = p.compile('cubin')\n(c.code_type, c.code[:4])",
    OK + "p.compile('ptx').code.startswith(b'\\n//') or p.compile('ptx').code[:40]",
    OK + "p.compile('fatbin')",
    OK + "p.compile('nonsense')",
    OK + "p.close()\n(p.is_closed, p.close())",
    OK + "p.close()\np.compile('ptx')",
    TEMPLATE + "c = p.compile('ptx', name_expressions=('f<int>',))\nc.symbol_mapping",
    TEMPLATE + "c = p.compile('ptx', ['f<int>', 'f<float>'])\nc.symbol_mapping",
    TEMPLATE + "c = p.compile('ptx', name_expressions=('f<int>',))\nc.get_kernel('f<int>').num_arguments",
    TEMPLATE
    + "c = p.compile('ptx', name_expressions=('f<int>',))\nm = c.symbol_mapping\nm.clear()\nlen(c.symbol_mapping)",
    TEMPLATE + "p.compile('ptx', name_expressions=('g<int>',))",
    LOG + WARNS + "p.compile('ptx', logs=l)\nl.got",
    LOG + OK + "p.compile('ptx', logs=l)\nl.got",
    "core.Program('', 'C++', core.ProgramOptions(arch='sm_90')).backend",
    "core.Program('', typing.SourceCodeType.CXX, core.ProgramOptions(arch='sm_90')).backend",
    "core.Program('', 'c++', {'arch': 'sm_90'}).backend",
    "core.Program('', 'nonsense')",
    "core.Program(b'', 'c++', core.ProgramOptions(arch='sm_90'))",
    "core.Program(5, 'c++', core.ProgramOptions(arch='sm_90'))",
    "core.Program(5, 'ptx', core.ProgramOptions(arch='sm_90'))",
    "core.Program(b'', 'ptx', core.ProgramOptions(arch='sm_90'))",
    "core.Program('', 'c++', core.ProgramOptions(arch='sm_90', extra_sources=[('a', 'b')]))",
    "core.Program('', 'ptx', core.ProgramOptions(arch='sm_90', extra_sources=[('a', 'b')]))",
    "core.Program('', 'c++', core.ProgramOptions(arch='sm_90', define_macro=5)).compile('ptx')",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).backend",
    "repr(core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')))",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).compile('cubin').code_type",
    "core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90')).compile('ltoir')",
    "core.Program('nonsense', 'ptx', core.ProgramOptions(arch='sm_90')).compile('cubin')",
    "core.Program('', 'c++', core.ProgramOptions(arch='nonsense')).compile('ptx')",
    BROKEN + "p.compile('ptx')",
    BROKEN + "p.compile('ptx', ('f',))",
    "weakref.ref(core.Program('', 'c++', core.ProgramOptions(arch='sm_90')))",
    "in_thread(lambda: core.Program('', 'c++', core.ProgramOptions(arch='sm_90')).compile('ptx').code_type)",
    "pickle.dumps(core.Program('', 'c++', core.ProgramOptions(arch='sm_90')))",
)
kind(
    "core.Program()",
    "core.Program('')",
    "core.Program('', 5)",
    OK + "p.compile()",
    OK + "p.compile(5)",
    OK + "p.compile('ptx', nonsense=1)",
    OK + "p.compile('ptx', name_expressions=5)",
    OK + "p.compile('ptx', name_expressions=(5,))",
    OK + "p.compile('ptx', cache=5)",
)
warned("core.Program(kernels.SAXPY_PTX.decode(), 'ptx', core.ProgramOptions(arch='sm_90', numba_debug=True)).backend")
better(OK + "p.compile('ptx', logs=5)", "C5.7: logs is an object with write", Raises("AttributeError"), Value())
better(
    TEMPLATE + "p.compile('ptx', ('f<int>',))\nlen(p.compile('ptx', ('f<float>',)).symbol_mapping)",
    "C5.7: each compile starts afresh",
    Value(1),
    Raises("NVRTCError"),
)
better(
    OK + "len(p.compile('ltoir').code) > 100",
    "C5.7: ltoir implies -dlto",
    Value(True),
    Value(False),
)

# --- Linker ---------------------------------------------------------------------------------------

CODE = "c = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)\no = core.LinkerOptions(arch='sm_90')\n"
group("linker")
same(
    "core.Linker.which_backend()",
    "type(core.Linker.which_backend())",
    CODE + "core.Linker()",
    CODE + "core.Linker(options=o)",
    CODE + "core.Linker(5, options=o)",
    CODE + "core.Linker(b'x', options=o)",
    CODE + "core.Linker(c, options=o)",
    CODE + "core.Linker(c, options=o).is_closed",
    CODE + "type(core.Linker(c, options=o).handle)",
    CODE + "core.Linker(c, options=o).link('nonsense')",
    CODE + "r = core.Linker(c, options=o).link('cubin')\n(type(r), r.code_type, r.name, type(r.code), r.code[:4])",
    CODE + "r = core.Linker(c, options=core.LinkerOptions(arch='sm_90', name='x')).link('cubin')\nr.name",
    CODE + "l = core.Linker(c, options=o)\n(l.get_info_log(), l.get_error_log())",
    CODE + "l = core.Linker(c, options=o)\nl.link('cubin')\n(l.get_info_log(), l.get_error_log())",
    CODE + "l = core.Linker(c, options=o)\nl.close()\n(l.is_closed, l.close(), int(l.handle))",
    CODE + "l = core.Linker(c, options=o)\nl.close()\nl.link('cubin')",
    CODE + "l = core.Linker(c, options=o)\nl.close()\nl.get_info_log()",
    CODE + "core.Linker(c, options={'arch': 'sm_90'}).link('cubin').code_type",
    CODE + "core.Linker(core.ObjectCode.from_ptx(b'nonsense'), options=o)",
    CODE + "core.Linker(core.ObjectCode.from_cubin(b'nonsense'), options=o)",
    CODE + "core.Linker(c, options=core.LinkerOptions(arch='nonsense'))",
    CODE + "core.Linker(c, options=o).link('ptx')",
    CODE + "weakref.ref(core.Linker(c, options=o))",
)
kind(
    CODE + "core.Linker(c, nonsense=1)",
    CODE + "core.Linker(c, options=o).link()",
    CODE + "core.Linker(c, options=o).link(5)",
)

# --- ObjectCode, Kernel ---------------------------------------------------------------------------

group("object code")
FORMATS = ("cubin", "ptx", "ltoir", "fatbin", "object", "library")
for name in FORMATS:
    same(
        f"c = core.ObjectCode.from_{name}(b'abc')\n(c.code, c.code_type, c.name, c.symbol_mapping)",
        f"c = core.ObjectCode.from_{name}(b'abc', name='n', symbol_mapping={{'a': b'b'}})\n(c.name, c.symbol_mapping)",
        f"c = pickle.loads(pickle.dumps(core.ObjectCode.from_{name}(b'abc', name='n', symbol_mapping={{'a': b'b'}})))\n"
        "(c.code, c.code_type, c.name, c.symbol_mapping)",
    )
    better(
        f"repr(core.ObjectCode.from_{name}(b'abc'))",
        "C2.9: reprs never raise and call no driver",
        Value(f"<ObjectCode handle=0x0 code_type='{name}'>"),
        Raises("CUDAError", "CUDA_ERROR_INVALID_IMAGE"),
    )
for name in ("ltoir", "object", "library"):
    better(  # upstream loads first
        f"core.ObjectCode.from_{name}(b'abc').get_kernel('x')",
        "C5.10: only cubin, ptx and fatbin have kernels",
        Raises("RuntimeError", f"Unsupported code type \"{name}\" (supported_code_types=('cubin', 'ptx', 'fatbin'))"),
        Raises("CUDAError", "CUDA_ERROR_INVALID_IMAGE"),
    )
same(
    "core.ObjectCode.from_ptx(b'nonsense').get_kernel('x')",
    "core.ObjectCode.from_ptx('/proc/absent/file').get_kernel('x')",
    "import pathlib\ncore.ObjectCode.from_ptx(pathlib.Path('/proc/absent/file')).code",
    "type(code().handle).__name__",
    "int(code().handle) > 0",
    "type(core.ObjectCode.from_ptx(b'nonsense').code_type)",
    "c = code()\n(c == c, c == code(), c == 5, hash(c) == hash(c))",
    "code().get_kernel('saxpy')",
    "code().get_kernel(b'saxpy')",
    "code().get_kernel(name='saxpy')",
    "code().get_kernel('no_such_kernel')",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel('k').num_arguments",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel('saxpy').num_arguments",
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX.decode('latin1')[:0].encode() + kernels.SAXPY_PTX).get_kernel('nothing')",  # noqa: E501
    "core.ObjectCode.from_ptx(bytearray(kernels.SAXPY_PTX)).get_kernel('nothing').num_arguments",
    "weakref.ref(code())",
    "code().code = 5",
    "type(code().get_module())",
)
kind(
    "core.ObjectCode.from_ptx()",
    "core.ObjectCode.from_ptx(b'', 5)",
    "core.ObjectCode.from_ptx(b'', nonsense=1)",
    "core.ObjectCode.from_ptx(5).get_kernel('x')",
    "code().get_kernel()",
    "code().get_kernel(5)",
    "code().get_kernel(None)",
)
KEYS = "C5.10: str and bytes for keys, values and names alike"
better(
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': 'saxpy'}).get_kernel('k').num_arguments",
    KEYS,
    Value(5),
    Raises("TypeError"),
)
better(
    "core.ObjectCode.from_ptx(kernels.SAXPY_PTX, symbol_mapping={'k': b'saxpy'}).get_kernel(b'k').num_arguments",
    KEYS,
    Value(5),
    Raises("CUDAError", "CUDA_ERROR_NOT_FOUND"),
)
better("code().get_global('scale').size", "G5: globals", Value(4), Raises("AttributeError"))
better("len(code().kernels)", "G5: enumeration", Value(3), Raises("AttributeError"))

group("kernel")
OTHER = "a, c = code(), code()\nk, l = a.get_kernel('saxpy'), c.get_kernel('saxpy')\n"
same(
    OTHER + "core.Kernel.from_handle(int(k.handle), a)",
    OTHER + "core.Kernel.from_handle(int(k.handle), c)",
    OTHER + "core.Kernel.from_handle(int(k.handle), mod=c) == k",
    OTHER + "core.Kernel.from_handle(int(l.handle), a)",
    OTHER + "core.Kernel.from_handle(int(k.handle), None)",
    OTHER + "core.Kernel.from_handle(int(k.handle), code())",
    OTHER + "core.Kernel.from_handle(int(k.handle), core.ObjectCode.from_ltoir(b'abc'))",
    OTHER + "core.Kernel.from_handle(0x12345, a)",
    "repr(core.Kernel.from_handle(0))",
    "core.Kernel.from_handle(-1)",
    "type(kernel().handle).__name__",
    "kernel('saxpy').num_arguments",
    "kernel('nothing').num_arguments",
    "kernel('saxpy').arguments_info",
    "kernel('layout').arguments_info",
    "kernel('nothing').arguments_info",
    "type(kernel('layout').arguments_info[0])",
    "kernel().arguments_info[1].offset",
    "c = code()\nc.get_kernel('saxpy') == c.get_kernel('saxpy')",
    "c = code()\nc.get_kernel('saxpy') == c.get_kernel('layout')",
    "c = code()\nhash(c.get_kernel('saxpy')) == hash(c.get_kernel('saxpy'))",
    "kernel() == 5",
    "kernel() != 5",
    "weakref.ref(kernel())",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle)) == k",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle)).num_arguments",
    "c = code()\nk = c.get_kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle), c).arguments_info",
    "core.Kernel.from_handle('text')",
    "core.Kernel.from_handle(None)",
    "core.Kernel.from_handle(1.5)",
    "k = kernel('saxpy')\ncore.Kernel.from_handle(int(k.handle), 5)",
    "props(kernel().attributes, 'max_threads_per_block shared_size_bytes const_size_bytes local_size_bytes num_regs ptx_version binary_version cache_mode_ca max_dynamic_shared_size_bytes preferred_shared_memory_carveout cluster_size_must_be_set required_cluster_width required_cluster_height required_cluster_depth non_portable_cluster_size_allowed cluster_scheduling_policy_preference')",  # noqa: E501
    "kernel().attributes[0].max_threads_per_block",
    "kernel().attributes[dev].num_regs",
    "type(kernel().attributes[dev])",
    "kernel().attributes[99].num_regs",
    "kernel().attributes[-1].num_regs",
    "kernel().attributes['text'].num_regs",
    "kernel().attributes is not None",
    "kernel().occupancy",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(128, 0)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(block_size=256, dynamic_shared_memory_size=1024)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(0, 0)",
    "kernel().occupancy.max_potential_block_size(0, 0)",
    "kernel().occupancy.max_potential_block_size(0, 128)",
    "kernel().occupancy.max_potential_block_size(dynamic_shared_memory_needed=1024, block_size_limit=0).max_block_size",
    "kernel().occupancy.max_potential_block_size('text', 0)",
    "kernel().occupancy.max_potential_block_size(lambda n: 0, 0)",
    "kernel().occupancy.available_dynamic_shared_memory_per_block(1, 128)",
    "kernel().occupancy.available_dynamic_shared_memory_per_block(num_blocks_per_multiprocessor=2, block_size=128)",
    "kernel().occupancy.max_potential_cluster_size(core.LaunchConfig(grid=1, block=128), stream=s)",
    "kernel().occupancy.max_active_clusters(core.LaunchConfig(grid=2, block=128, cluster=1), stream=s)",
    "kernel().occupancy.max_potential_cluster_size(core.LaunchConfig(grid=1, block=128), stream=None)",
    "kernel().occupancy.max_active_clusters(core.LaunchConfig(grid=1, block=128), stream=5)",
    "pickle.dumps(kernel())",
)
better(
    "repr(kernel('saxpy'))",
    "C2.9: Kernel and DeviceProperties print what they are",
    Value("<Kernel saxpy(float, i64, i64, i64, i32) handle=0x…>"),
    Value("<Kernel handle=0x…>"),
)
better(
    "repr(dev.properties)",
    "C2.9: Kernel and DeviceProperties print what they are",
    Value(
        "<DeviceProperties of device 0 (Stub Device 9.0): max_threads_per_block=1024, warp_size=32, "
        "multiprocessor_count=132, l2_cache_size=62914560, compute_capability_major=9, compute_capability_minor=0, "
        "max_shared_memory_per_block_optin=232448, ... 167 in all>"
    ),
    Value("<DeviceProperties object at 0x…>"),
)
kind(
    "core.Kernel.from_handle()",
    "kernel().occupancy.max_active_blocks_per_multiprocessor('text', 0)",
    "kernel().occupancy.max_active_blocks_per_multiprocessor(128)",
    "kernel().occupancy.max_potential_cluster_size(5, stream=s)",
    "kernel().attributes.nonsense",
    "kernel().attributes.num_regs = 5",
    "kernel() < kernel()",
)
better("kernel('saxpy').name", "G5: name", Value("saxpy"), Raises("AttributeError"))
better(
    "a = kernel().attributes\na.max_dynamic_shared_size_bytes = 1 << 16\na.max_dynamic_shared_size_bytes",
    "G5: settable",
    Value(1 << 16),
    Raises("AttributeError"),
)
better(
    "kernel('nothing')[1, 32, s]()\ns.sync()\nstub.launches()[-1].block",
    "G3: kernel[...]",
    Value({"tuple": [32, 1, 1]}),
    Raises("TypeError"),
)
