"""List rows of core/peer/test_calls.py on NVVM IR and the real libNVVM; rows.py explains rows."""

from support.core.peer.rows import ARGUMENT, Raises, Value, better, group, kind, same

IR = "p = core.Program(ir.ADD, 'nvvm', core.ProgramOptions(arch='sm_90'))\n"


def ir(code, then="compile('ptx').code", **options):
    """Return source that makes a program of that code and uses it."""
    given = "".join(f", {name}={value}" for name, value in options.items())
    return f"core.Program({code}, 'nvvm', core.ProgramOptions(arch='sm_90'{given})).{then}"


group("NVVM IR")
same(
    IR + "repr(p)",
    IR + "p.backend",
    IR + "(p.is_closed, p.pch_status, type(p.handle), p.handle != 0)",
    IR + "p.close()\n(p.is_closed, p.handle, p.close(), repr(p))",
    IR + "p.close()\np.compile('ptx')",
    IR + "weakref.ref(p)",
    IR + "in_thread(lambda: p.compile('ptx').code)",
    *(IR + f"r = p.compile({target})\n(r.code, r.code_type, r.name, r.symbol_mapping)"
      for target in ("'ptx'", "'ltoir'", "'PTX'", "typing.ObjectCodeFormatType.LTOIR", "'ptx', ('names', 'of C++')",
                     "'cubin'", "'fatbin'", "'nonsense'", "5", "None")),
    IR + "codes = [p.compile(t).code for t in ('ptx', 'ltoir', 'ptx')]\ncodes[0] == codes[2]",
    "repr(core.Program(ir.ADD, typing.SourceCodeType.NVVM, {'arch': 'sm_90'}))",
    "repr(core.Program(ir.ADD, 'NVVM', {'arch': 'sm_90'}))",
    *(
        ir(code)
        for code in ("ir.ADD.encode()", "bytearray(ir.ADD, 'ascii')", "ir.ADD + '\\0'", "ir.ADD.encode() + b'\\0'")
    ),
    *(
        ir(code, "backend")
        for code in ("''", "b''", "bytearray()", "5", "None", "memoryview(b'x')", "'\\ud800'", "'x'")
    ),
    *(ir(code) for code in ("'x'", "b'x'", "b'BC\\xc0\\xde'", "'a\\0b'", "ir.HEAD", "ir.ADD[:-20]", "ir.ADD + ir.ADD",
                            "ir.ADD.replace('fadd float %x', 'fadd float %z')", "ir.ADD.replace('nvptx64', 'x86_64')",
                            "ir.ADD.replace('i32 2, i32 0', 'i32 9, i32 0')")),
    *(ir("ir.ADD", **{option: value}) for option, value in (
        ("name", "'sum.ll'"), ("debug", "True"), ("fma", "False"), ("ftz", "True"), ("device_code_optimize", "False"),
        ("prec_div", "False"), ("numba_debug", "True"), ("lineinfo", "True"), ("time", "'t'"), ("std", "'c++17'"),
        ("use_libdevice", "True"), ("use_libdevice", "False"), ("pch", "True"), ("extra_sources", "[]"))),
    ir("ir.ADD", "backend", lineinfo="True"),
    "core.Program(ir.ADD, 'nvvm', core.ProgramOptions(arch='nonsense')).compile('ptx')",
    "core.Program(ir.ADD, 'nvvm', core.ProgramOptions(arch='compute_80')).compile('ptx').code",
    "core.Program(ir.ADD, 'nvvm').compile('ptx').code",
    ir("ir.caller('__nv_sinf')", use_libdevice="True"),
    ir("ir.caller('__nv_sinf')", "compile('ltoir').code", use_libdevice="True"),
    ir("ir.caller('__nv_sinf')"),
    "core.Program(ir.ADD, 'nvvm', {'arch': 'sm_90'}).compile('ptx').get_kernel('add').num_arguments",
    "c = core.Program(ir.ADD, 'nvvm', {'arch': 'sm_90'}).compile('ltoir')\n"
    "o = core.LinkerOptions(arch='sm_90', link_time_optimization=True, ptx=True)\n"
    "core.Linker(c, options=o).link('ptx').code",
)
TWICE = "ir.function('twice')"
for sources in (
    f"[('a', {TWICE})]",
    f"(('a', {TWICE}.encode()),)",
    f"[('', bytearray({TWICE}, 'ascii'))]",
    f"[('a', {TWICE}), ('b', ir.function('other'))]",
    f"[('a', {TWICE}), ('b', {TWICE})]",
    "[('a', 'nonsense')]",
    "[('a', ir.HEAD)]",
    "[('\\ud800', 'a')]",
    "[('a', '\\ud800')]",
):
    same(ir("ir.caller('twice')", extra_sources=sources))
    same(ir("ir.caller('twice')", "compile('ltoir').code", extra_sources=sources))
for sources in (
    *("5", "'ab'", "[('a',)]", "['ab']", "[['a', 'b']]", "[(5, 'b')]", "[('a', 5)]", "[('a', '')]"),
    *("iter([('a', 'b')])", "{'a': 'b'}"),
):
    same(ir("ir.ADD", "backend", extra_sources=sources))
better(
    ir("ir.caller('twice')", extra_sources=f"[('a\\0b', {TWICE})]"),
    "C5.7: a name is not cut at a NUL",
    Raises("ValueError", "Module name at index 0 has a NUL character in it"),
    Value(),
)
better(IR + "p.compile('ptx', 5).symbol_mapping", ARGUMENT, Raises("TypeError"), Value({"dict": []}))
KEY = "key = lambda **k: utils.make_program_cache_key(**{'code': ir.ADD, 'code_type': 'nvvm', 'target_type': 'ptx', "
KEY += "'options': core.ProgramOptions(arch='sm_90', **k.pop('o', {})), **k})\n"
same(
    *(
        KEY + f"key() == key({changes})"
        for changes in (
            *("code=ir.ADD.encode()", "code=bytearray(ir.ADD, 'ascii')", "name_expressions=('a',)"),
            *("target_type='ltoir'", "extra_digest=b'x'", "o={'use_libdevice': False}", "o={'extra_sources': []}"),
            *("o={'pch': True}", "o={'fma': False}", "o={'name': 'x'}", "o={'extra_sources': [('a', 'b')]}"),
            "o={'use_libdevice': True}, extra_digest=b'x'",
        )
    ),
    KEY + "key(code=5)",
    KEY + "key(o={'lineinfo': True})",
    KEY + "key(o={'time': 't'})",
    KEY + "key(target_type='nonsense')",
    IR + "c = utils.InMemoryProgramCache()\n(p.compile('ptx', cache=c).code == p.compile('ptx', cache=c).code, len(c))",
)
kind(KEY + "key(target_type='cubin')")
better(
    KEY + "len(key(o={'use_libdevice': True}))",
    "G8: libdevice is in the key by its content",
    Value(32),
    Raises("ValueError", "make_program_cache_key() refuses to build an NVVM key with use_libdevice=True"),
)
