"""Make kernels for each warp-level instruction, in partial warps and after lanes have exited.

A kernel k(to, ends) executes the instruction once for each mask. The lanes in `ends` exit before
it. A thread's results are in to[thread * WORDS + i]; lanes that exit leave zeros.
"""

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
THREADS = (1, 2, 10, 17, 31, 32, 42)
ENDS = (0, 0x249249, 0xFFFF, 0xFFFF0000, 0x7FFFFFFF)
WORDS = 16

# Instructions that leave their results in %r0 and %p0. %r1 is the value, %d1 the same in 64 bits,
# and %m the mask.
FORMS = {
    **{f"shfl.sync.{mode}.b32 {b} {c:#x}": [f"shfl.sync.{mode}.b32 %r0|%p0, %r1, {b}, {c}, %m;"]
       for mode in ("up", "down", "bfly", "idx") for b in (0, 1, 5, 16, 31) for c in (0 if mode == "up" else 31, 0x1807)},
    **{f"vote.sync.{mode}.pred {sense}": [f"vote.sync.{mode}.pred %p0, {sense}%p1, %m;"]
       for mode in ("all", "any", "uni") for sense in ("", "!")},
    **{f"vote.sync.ballot.b32 {sense}": [f"vote.sync.ballot.b32 %r0, {sense}%p1, %m;"] for sense in ("", "!")},
    "match.any.sync.b32": ["match.any.sync.b32 %r0, %r2, %m;"],
    "match.any.sync.b64": ["match.any.sync.b64 %r0, %d1, %m;"],
    "match.all.sync.b32": ["match.all.sync.b32 %r0|%p0, %r2, %m;"],
    "match.all.sync.b32 equal": ["match.all.sync.b32 %r0|%p0, 7, %m;"],
    "match.all.sync.b64 equal": ["match.all.sync.b64 %r0|%p0, 7, %m;"],
    **{f"redux.sync.{op}.{kind}": [f"redux.sync.{op}.{kind} %r0, %r1, %m;"]
       for op, kind in (("add", "u32"), ("add", "s32"), ("min", "u32"), ("min", "s32"), ("max", "u32"), ("max", "s32"),
                        ("and", "b32"), ("or", "b32"), ("xor", "b32"))},
    "elect.sync": ["elect.sync %r0|%p0, %m;"],
    "activemask.b32": ["activemask.b32 %r0;"],
    "bar.warp.sync": ["bar.warp.sync %m;", "activemask.b32 %r0;"],
}  # fmt: skip

# The masks: all 32 lanes, the live ones, and two parts of the live ones, one after the other.
MASKS = ("whole", "live", "parts")


def name_of(form):
    return "k" + "".join(c if c.isalnum() else "_" for c in form)


def attempt(form, masks, at):
    lines = FORMS[form]
    stored = f"selp.u32 %r3, 1, 0, %p0; st.global.u32 [%to+{8 * at}], %r0; st.global.u32 [%to+{8 * at + 4}], %r3;"
    reset = "mov.u32 %r0, 0; setp.ne.u32 %p0, 0, 0;"
    if masks == "whole":
        return ["mov.u32 %m, 0xffffffff;", reset, *lines, stored]
    if masks == "live":
        return ["mov.u32 %m, %live;", reset, *lines, stored]
    other, end = f"OTHER{at}", f"END{at}"
    return [
        f"and.b32 %m, %live, 0x33333333; and.b32 %r3, %t, 2; setp.ne.u32 %p2, %r3, 0; {reset}",
        f"@%p2 bra {other};", *lines, f"bra {end};",
        f"{other}: and.b32 %m, %live, 0xcccccccc;", *lines, f"{end}: bar.warp.sync %live;", stored,
    ]  # fmt: skip


def kernel_text(form):
    body = "\n    ".join(line for at, masks in enumerate(MASKS) for line in attempt(form, masks, at))
    return f"""
.visible .entry {name_of(form)}(.param .u64 to, .param .u32 ends)
{{
    .reg .b32 %t, %thread, %m, %live, %ends, %r<4>;
    .reg .b64 %to, %d<2>;
    .reg .pred %p<4>;
    mov.u32 %thread, %tid.x;
    and.b32 %t, %thread, 31;
    ld.param.u64 %to, [to];
    mad.wide.u32 %to, %thread, {4 * WORDS}, %to;
    ld.param.u32 %ends, [ends];
    shr.u32 %r0, %ends, %t;
    and.b32 %r0, %r0, 1;
    setp.ne.u32 %p0, %r0, 0;
    @%p0 exit;
    activemask.b32 %live;
    mad.lo.u32 %r1, %thread, 0x9e3779b1, 12345;
    shr.u32 %r2, %t, 3;
    cvt.u64.u32 %d1, %r2;
    shl.b64 %d1, %d1, 33;
    and.b32 %r3, %r1, 0x100;
    setp.ne.u32 %p1, %r3, 0;
    {body}
    ret;
}}
"""

