ABOUT="PTX, as cubind.core reads the types of kernel parameters out of it"

# Each kernel of the tests, with its name on the first line.
seeds() {
    "$(base_python)" - "$1" <<'PYTHON'
import pathlib, re, sys

sys.path.insert(0, "tests")
from support import kernels

number = 0
for text in vars(kernels).values():
    ptx = text if isinstance(text, bytes) else text.encode() if isinstance(text, str) else b""
    for name in re.findall(rb"\.entry\s+([\w$]+)", ptx):
        pathlib.Path(sys.argv[1], f"{number}").write_bytes(name + b"\n" + ptx)
        number += 1
kinds = ["u8", "s16", "u32", "s64", "f16", "f32", "f64", "b8", "b32", "b64", "pred", "align 8 .b8"]
text = ", ".join(f".param .{kind} p{i}{'[12]' if 'align' in kind else ''}" for i, kind in enumerate(kinds))
pathlib.Path(sys.argv[1], "kinds").write_text(f"k\n.visible .entry k(/* all */ {text}) // one\n.maxntid 1 {{ ret; }}\n")
pathlib.Path(sys.argv[1], "cut").write_text('k\n.file 1 "a\\"b"\n.entry k (.param .ptr .global .align 4 .u64 p\n')
PYTHON
}

OPTIONS=(-max_len=4000)
