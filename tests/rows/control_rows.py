"""Test branches, calls and exits by small programs whose results show the path that they took."""

from . import table
from .items import Item, kernel_of, stored
from .warp_rows import source

VALUES = [(v,) for v in [0, 1, 2, 3, 5, 9, 13, 31, *(source("control").getrandbits(4) for _ in range(56))]]


def uniform(values):
    """Return one value for each warp."""
    return [(values[i // 32 * 32 + 5][0],) for i in range(len(values))]


def kernels_of_forms(row, number, make, **more):
    for index, form in enumerate(table.forms(row)):
        values = uniform(VALUES) if form.has("uni") else VALUES
        name = f"row{number}_{index}"
        item, extra = make(form, name)
        yield kernel_of(row, name, ["b32"], values, [item], extra=extra, **more)


def branches(row, number):
    """Sum 1 to a; jumps skip the loop for 0, and the last addition for even numbers."""

    def make(form, name):
        jump = form.text
        lines = [
            "mov.u32 %r0, 0;", "mov.u32 %r24, %r1;", "setp.eq.u32 %p11, %r24, 0;", f"@%p11 {jump} DONE;",
            "LOOP:", "add.u32 %r0, %r0, %r24;", "sub.u32 %r24, %r24, 1;", "setp.ne.u32 %p11, %r24, 0;", f"@%p11 {jump} LOOP;",
            "and.b32 %r25, %r1, 1;", "setp.eq.u32 %p12, %r25, 1;", f"@!%p12 {jump} DONE;", "add.u32 %r0, %r0, 1000;", "DONE:",
            stored(32, "%r0"),
        ]  # fmt: skip
        return Item(jump, lines, lambda values, i: {"d": sum(range(values[i][0] + 1)) + 1000 * (values[i][0] & 1)}), ""

    yield from kernels_of_forms(row, number, make)


def indexed_branches(row, number):
    def make(form, name):
        lines = [
            "WAYS: .branchtargets FIRST, SECOND, THIRD, SECOND;", "and.b32 %r24, %r1, 3;", "mov.u32 %r0, 7;",
            f"{form.text} %r24, WAYS;", "FIRST:", "add.u32 %r0, %r0, 10;", "bra DONE;", "SECOND:", "add.u32 %r0, %r0, 200;",
            "THIRD:", "add.u32 %r0, %r0, 3000;", "DONE:", stored(32, "%r0"),
        ]  # fmt: skip
        return Item(form.text, lines, lambda values, i: {"d": 7 + (10, 3200, 3000, 3200)[values[i][0] & 3]}), ""

    yield from kernels_of_forms(row, number, make)


FUNCTIONS = """
.func (.param .b32 result) {name}_twice(.param .b32 a)
{{ .reg .b32 %r<3>; ld.param.b32 %r1, [a]; add.u32 %r2, %r1, %r1; st.param.b32 [result], %r2; ret; }}
.func (.param .b32 result) {name}_square(.param .b32 a)
{{ .reg .b32 %r<3>; ld.param.b32 %r1, [a]; mul.lo.u32 %r2, %r1, %r1; st.param.b32 [result], %r2; ret; }}
.func (.param .b32 result) {name}_sum(.param .b32 a)
{{
    .reg .b32 %r<5>; .reg .pred %p;
    ld.param.b32 %r1, [a];
    setp.ne.u32 %p, %r1, 0;
    @%p {ret_skip}
    st.param.b32 [result], 0;
    {ret};
MORE:
    sub.u32 %r2, %r1, 1;
    {{ .param .b32 p0; .param .b32 q0; st.param.b32 [p0], %r2; call (q0), {name}_sum, (p0); ld.param.b32 %r3, [q0]; }}
    add.u32 %r4, %r3, %r1;
    st.param.b32 [result], %r4;
    {ret};
}}
"""


def functions(name, ret="ret"):
    return FUNCTIONS.format(name=name, ret=ret, ret_skip="bra MORE;")


def called(call, target, more=""):
    return ["{ .param .b32 p0; .param .b32 q0; st.param.b32 [p0], %r24;", f"{call} (q0), {target}, (p0){more};",
            "ld.param.b32 %r25, [q0]; add.u32 %r0, %r0, %r25; }"]  # fmt: skip


def calls(row, number):
    """Call a function by name, recursively, and through an address that each thread chooses."""

    def make(form, name):
        lines = [
            "mov.u32 %r0, 0;",
            "and.b32 %r24, %r1, 15;",
            *called(form.text, f"{name}_twice"),
            *called(form.text, f"{name}_sum"),
        ]
        lines += [f"mov.u64 %d10, {name}_twice;", f"mov.u64 %d11, {name}_square;", "and.b32 %r26, %r1, 1;",
                  "setp.eq.u32 %p11, %r26, 1;", "selp.b64 %d10, %d10, %d11, %p11;",
                  "KIND: .callprototype (.param .b32 _) _ (.param .b32 _);", *called(form.text, "%d10", ", KIND"),
                  stored(32, "%r0")]  # fmt: skip

        def wanted(values, i):
            a = values[i][0] & 15
            return {"d": 2 * a + sum(range(a + 1)) + (2 * a if values[i][0] & 1 else a * a)}

        return Item(form.text, lines, wanted), functions(name)

    yield from kernels_of_forms(row, number, make)


def returns(row, number):
    """Return from a function in which other threads of the warp stay, and from the kernel."""

    def make(form, name):
        lines = ["mov.u32 %r0, 3;", "and.b32 %r24, %r1, 15;", *called("call", f"{name}_sum"), stored(32, "%r0"),
                 "setp.gt.u32 %p11, %r24, 4;", f"@%p11 {form.text};", stored(32, "%r24", 8)]  # fmt: skip

        def wanted(values, i):
            a = values[i][0] & 15
            return {"d": 3 + sum(range(a + 1)), "p": 0 if a > 4 else a}

        return Item(form.text, lines, wanted), functions(name, form.text)

    yield from kernels_of_forms(row, number, make)


def exits(row, number):
    """Exit from the kernel, and from within a function."""

    def make(form, name):
        extra = f".func {name}_leave(.param .b32 a)\n{{ .reg .b32 %r; .reg .pred %p; ld.param.b32 %r, [a]; "
        extra += "setp.eq.u32 %p, %r, 1; @%p exit; ret; }\n"
        lines = ["and.b32 %r24, %r1, 3;", stored(32, "%r1"), "{ .param .b32 p0; st.param.b32 [p0], %r24;",
                 f"call {name}_leave, (p0); }}", stored(32, "%r1", 8), "setp.eq.u32 %p11, %r24, 2;", "@%p11 exit;",
                 "add.u32 %r25, %r1, 1;", stored(32, "%r25", 12)]  # fmt: skip

        def wanted(values, i):
            a = values[i][0]
            return {"d": a, "p": 0 if a & 3 == 1 else a, "q": 0 if a & 3 in (1, 2) else a + 1}

        return Item(form.text, lines, wanted), extra

    yield from kernels_of_forms(row, number, make)


# The function allocates as many bytes of the stack as its argument says, fills them, calls itself
# with one less, and then adds up the bytes that it finds.
STACK = """
.func (.param .b32 result) {name}_deep(.param .b32 a)
{{
    .reg .b32 %r<9>; .reg .b{bits} %a<9>; .reg .pred %p<3>; .reg .b64 %d<3>;
    ld.param.b32 %r1, [a];
    mov.u32 %r2, 0;
    setp.eq.u32 %p1, %r1, 0;
    @%p1 bra DONE;
    shl.b32 %r3, %r1, 3;
    cvt.u{bits}.u32 %a1, %r3;
    {save}
    {alloca}
    mov.u32 %r4, %r1;
    cvt.u{bits}.u32 %a3, 0;
FILL:
    add.u{bits} %a4, %a2, %a3;
    st.local.u32 [%a4], %r1;
    st.local.u32 [%a4+4], %r4;
    add.u{bits} %a3, %a3, 8;
    sub.u32 %r4, %r4, 1;
    setp.ne.u32 %p2, %r4, 0;
    @%p2 bra FILL;
    sub.u32 %r5, %r1, 1;
    {{ .param .b32 p0; .param .b32 q0; st.param.b32 [p0], %r5; call (q0), {name}_deep, (p0); ld.param.b32 %r2, [q0]; }}
    mov.u32 %r4, %r1;
ADD:
    ld.local.u32 %r6, [%a2];
    ld.local.u32 %r7, [%a2+4];
    add.u{bits} %a2, %a2, 8;
    add.u32 %r2, %r2, %r6;
    add.u32 %r2, %r2, %r7;
    sub.u32 %r4, %r4, 1;
    setp.ne.u32 %p2, %r4, 0;
    @%p2 bra ADD;
    {restore}
DONE:
    st.param.b32 [result], %r2;
    ret;
}}
"""


def stacks(row, number):
    """Test alloca in recursive functions, with and without stacksave, and its alignment."""

    def make(form, name):
        bits = table.bits(form.first)
        kind = form.first
        save = restore = ""
        if row.opcode != "alloca":
            save = f"stacksave.{kind} %a7;"
            restore = f"stackrestore.{kind} %a7;"
        extra = STACK.format(name=name, bits=bits, save=save, restore=restore, alloca=f"alloca.{kind} %a2, %a1;")
        a = "d" if bits == 64 else "r"
        lines = ["mov.u32 %r0, 0;", "and.b32 %r24, %r1, 7;", *called("call", f"{name}_deep"), *called("call", f"{name}_deep"),
                 stored(32, "%r0"), f"alloca.{kind} %{a}26, 4, 64;", f"and.b{bits} %{a}26, %{a}26, 63;",
                 f"cvt.u32.u{bits} %r27, %{a}26;", stored(32, "%r27", 8)]  # fmt: skip

        def wanted(values, i):
            a = values[i][0] & 7
            return {"d": 2 * sum(n * n + n * (n + 1) // 2 for n in range(1, a + 1)), "p": 0}

        return Item(f"{form.text}", lines, wanted), extra

    yield from kernels_of_forms(row, number, make)


def traps(row, number):
    """A trap ends the grid, and the context with it."""
    for index, form in enumerate(table.forms(row)):
        item = Item(form.text, [f"{form.text};"], lambda values, i: {})
        yield kernel_of(row, f"row{number}_{index}", [], [()] * 4, [item], fails=True)
