"""Test check=sync: barriers and operations between lanes that some of their threads pass by.

The kernels here are PTX, and each report is compared as a whole. tests/planted has kernels in
CUDA C++.
"""

# ruff: noqa: F811 (fixtures are imported)

import json
import re

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, memory, switch  # noqa: F401
from support.wrong_kernels import FAILED, options  # noqa: F401

pytestmark = on_stub

FINE = CUresult.CUDA_SUCCESS
HEAD = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 to)
{
    .reg .b64 at, off; .reg .b32 i, w, j, v, x; .reg .pred p, q;
    ld.param.u64 at, [to]; mov.u32 i, %tid.x; shr.u32 w, i, 5; mul.wide.u32 off, i, 4; add.s64 at, at, off; mov.u32 j, 0;
"""
END = "    .loc 1 99 1\n    st.global.u32 [at], i;\n    ret;\n}\n.file 1 \"bug.cu\"\n"


def text_of(body, end=END):
    """Return a kernel's PTX: statements of a line get the number of that line, from 1 on."""
    lines = [line for line in body.strip().splitlines()]
    return HEAD + "".join(f"    .loc 1 {number} 1\n    {line.strip()}\n" for number, line in enumerate(lines, 1)) + end


def place(number, statement):
    """Return the lines of a report about a statement of that line of a body."""
    return f"    at PTX line {HEAD.count(chr(10)) + 2 * number}: {statement}\n    at source line bug.cu:{number}\n"


def run(text, status=FINE, **shape):
    context = ok(driver.cuCtxCreate(*simulated.libraries.CONTEXT_PARAMS, 0, 0))
    kernel = ok(driver.cuModuleGetFunction(ok(driver.cuModuleLoadData(text.encode())), b"k"))
    assert launch(kernel, memory(4096), **shape) == FINE
    assert driver.cuCtxSynchronize() == (status,)
    ok(driver.cuCtxDestroy(context))


def waits(thread, number, statement, verb="waits"):
    return f"  block (0,0,0), thread ({thread},0,0) {verb}\n" + place(number, statement)


NOT_ALL = "Barrier 0 is not reached by all threads\n  in kernel k\n"
CASES = {
    "half a warp passes a barrier by": (
        """setp.lt.u32 p, i, 40; @!p bra L;
        bar.sync 0;
        L:""",
        {"block": 64},
        NOT_ALL + waits(32, 2, "bar.sync 0") + "  lanes 0xffffff00 of that warp took another way at a branch, and ended without it\n",
    ),
    "lanes leave a loop earlier": (
        """and.b32 x, i, 3;
        L: bar.sync 0;
        add.u32 j, j, 1; setp.le.u32 p, j, x; @p bra L;""",
        {"block": 32},
        NOT_ALL + waits(1, 2, "bar.sync 0")
        + "  found 3 times\n  lanes 0x11111111 of that warp took another way at a branch, and ended without it\n",
    ),
    "a barrier in a branch, and one behind it": (
        """and.b32 x, i, 1; setp.eq.u32 p, x, 0; @!p bra L;
        bar.sync 0;
        L: bar.sync 0;""",
        {"block": 64},
        NOT_ALL + waits(0, 2, "bar.sync 0") + waits(1, 3, "bar.sync 0")
        + "  found 2 times\n  lanes 0xaaaaaaaa of that warp took another way at a branch, and wait elsewhere\n",
    ),
    "lanes at the same barrier at different times": (
        """and.b32 x, i, 1; mov.u32 j, x;
        L: setp.eq.u32 p, j, 0; @p bra M;
        bar.sync 0;
        M: sub.u32 j, 1, j; setp.ne.u32 p, j, x; @p bra L;""",
        {"block": 32},
        NOT_ALL + waits(1, 3, "bar.sync 0") + "  lanes 0x55555555 of that warp took another way at a branch, and arrive there later\n",
    ),
    "two barriers on the sides of a branch": (
        """setp.lt.u32 p, i, 16; @p bra L;
        bar.sync 0; bra M;
        L: bar.sync 0;
        M:""",
        {"block": 64},
        "Threads of one warp wait in different instructions at barrier 0\n  in kernel k\n"
        + waits(16, 2, "bar.sync 0") + waits(0, 3, "bar.sync 0"),
    ),
    "barriers with and without a result": (
        """setp.lt.u32 p, i, 32; @p bra L;
        bar.sync 0; bra M;
        L: bar.red.popc.u32 v, 0, p;
        M:""",
        {"block": 64},
        "Threads wait with and without a reduction, or with different ones, at barrier 0\n  in kernel k\n"
        + waits(0, 3, "bar.red.popc.u32 v, 0, p") + waits(32, 2, "bar.sync 0"),
    ),
    "a warp passes a barrier by": (
        """setp.ne.u32 p, w, 1;
        @!p bra L;
        bar.sync 0;
        L:""",
        {"block": 128},
        NOT_ALL + waits(0, 3, "bar.sync 0") + "  warp 1 took another way at PTX line 11, source line bug.cu:2, and ended without it\n",
    ),
    "a warp falls through": (
        """setp.ne.u32 p, w, 0;
        @p bra M;
        L: bra N;
        M: bar.sync 0;
        N:""",
        {"block": 64},
        NOT_ALL + waits(32, 4, "bar.sync 0") + "  warp 0 took another way at PTX line 11, source line bug.cu:2, and ended without it\n",
    ),
    "a reduction whose barrier is inside its condition": (
        """mov.u32 j, 64;
        L: setp.lt.u32 p, i, j; @!p bra M;
        bar.sync 0;
        M: shr.u32 j, j, 1; setp.ne.u32 q, j, 0; @q bra L;""",
        {"block": 128},
        re.escape(NOT_ALL + waits(0, 3, "bar.sync 0")) + r"  found \d+ times\n  .* took another way at .*\n",
    ),
    "a warp leaves a loop earlier": (
        """L: bar.sync 0;
        add.u32 j, j, 1; setp.le.u32 p, j, w;
        @p bra L;""",
        {"block": 64},
        NOT_ALL + waits(32, 1, "bar.sync 0") + "  warp 0 took another way at PTX line 13, source line bug.cu:3, and ended without it\n",
    ),
    "a warp waits behind a branch": (
        """setp.ne.u32 p, w, 1;
        @!p bra L;
        bar.sync 0;
        L: bar.sync 0;""",
        {"block": 64},
        NOT_ALL + waits(0, 3, "bar.sync 0") + waits(32, 4, "bar.sync 0")
        + "  warp 1 took another way at PTX line 11, source line bug.cu:2\n",
    ),
    "a shuffle from lanes that have ended": (
        """and.b32 x, i, 31; setp.gt.u32 p, x, 23; @p exit;
        shfl.sync.down.b32 v, i, 8, 31, 0xffffffff;""",
        {"block": 32},
        "'shfl' takes the value of lane 24, which has ended: the result is undefined\n  in kernel k\n"
        + waits(16, 2, "shfl.sync.down.b32 v, i, 8, 31, 0xffffffff", "executes") + "  found 8 times\n",
    ),
    "a vote in a branch": (
        """setp.lt.u32 p, i, 16; @!p bra L;
        vote.sync.ballot.b32 v, p, 0xffffffff;
        L:""",
        {"block": 32},
        "'vote' with the mask 0xffffffff is not reached by all lanes of the mask\n  in kernel k\n"
        + waits(0, 2, "vote.sync.ballot.b32 v, p, 0xffffffff") + "  lanes 0xffff0000 of that warp took another way at a branch, and ended without it\n",
    ),
    "two masks in one instruction": (
        """setp.lt.u32 p, i, 16; selp.b32 x, 0xffff, 0xffffffff, p;
        match.any.sync.b32 v, i, x;""",
        {"block": 32},
        "'match' with the mask 0xffffffff is not reached by all lanes of the mask\n  in kernel k\n"
        + waits(16, 2, "match.any.sync.b32 v, i, x") + "  lanes 0x0000ffff of that warp had another mask, and ended without it\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_findings(options, device, capfd, case):
    """The report has the waiting thread, then the others' place, if they wait, or their way."""
    body, shape, report = CASES[case]
    run(text_of(body), **shape)
    said = capfd.readouterr().err
    assert said == report or re.fullmatch(report, said), said


@pytest.mark.parametrize("case", CASES)
def test_other_orders(options, device, capfd, case):
    """Another order finds the same; without the check there is nothing."""
    body, shape, _ = CASES[case]
    for seed in range(1, 5):
        options(f"seed={seed}")
        run(text_of(body), **shape)
        said = capfd.readouterr().err
        assert said.count("\n  in kernel k\n") == 1 and said.endswith(f"\n  repeat with seed={seed}\n"), said
    options("check=memory")
    run(text_of(body), **shape)
    assert capfd.readouterr().err == ""


RIGHT = {
    "threads return before a barrier": ("setp.ge.u32 p, i, 40; @p bra E; bar.sync 0; bar.warp.sync -1;", {"block": 64}),
    "threads store and return before a barrier": (
        "setp.ge.u32 p, i, 40; @!p bra L; st.global.u32 [at], j; bra E;\nL: bar.sync 0; shfl.sync.idx.b32 v, i, 0, 31, -1;", {"block": 64},
    ),
    "more threads return than stay": ("setp.ge.u32 p, i, 2; @p bra E; bar.sync 0; vote.sync.ballot.b32 v, p, -1;", {"block": 64}),
    "warps return before a barrier": ("setp.ge.u32 p, i, 64; @p bra E; bar.sync 0;", {"block": 128}),
    "warps return in a loop, after a branch that none took": (
        """L: setp.ne.u32 p, j, 3; @p bra M;
        bar.sync 0;
        M: setp.eq.u32 p, j, 1; setp.eq.and.u32 p, w, 1, p; @p bra E;
        add.u32 j, j, 1; setp.lt.u32 p, j, 4; @p bra L;""",
        {"block": 64},
    ),
    "warps return from a loop with barriers": (
        "L: bar.sync 0; setp.eq.u32 p, j, w; @p bra E;\nadd.u32 j, j, 1; setp.lt.u32 p, j, 4; @p bra L;", {"block": 128},
    ),
    "loops of one length": ("L: bar.sync 0; add.u32 j, j, 1; bar.sync 0; setp.lt.u32 p, j, 9; @p bra L; bar.sync 0;", {"block": 96}),
    "a condition of the whole block": (
        "L: and.b32 x, j, 1; setp.eq.u32 p, x, 0; @p bra M; bar.sync 0;\nM: add.u32 j, j, 1; setp.lt.u32 p, j, 9; @p bra L;", {"block": 96},
    ),
    "warps at barriers on two sides": ("setp.eq.u32 p, w, 0; @p bra L; bar.sync 0; bra M;\nL: bar.sync 0;\nM:", {"block": 96}),
    "lanes at unaligned barriers on two sides": (
        "setp.lt.u32 p, i, 16; @p bra L; barrier.sync 0; bra M;\nL: barrier.sync 0;\nM:", {"block": 96},
    ),
    "a named barrier for some warps": ("setp.eq.u32 p, w, 2; @p bra L; bar.sync 1, 64;\nL:", {"block": 96}),
    "producers and consumers": ("setp.eq.u32 p, w, 0; @p bra L; bar.sync 1, 64; bra M;\nL: bar.arrive 1, 64;\nM:", {"block": 64}),
    "a full mask in a part of a warp": ("shfl.sync.down.b32 v, i, 16, 31, -1; bar.warp.sync -1; match.any.sync.b32 v, i, -1;", {"block": 20}),
    "shuffles on two sides": (
        "setp.lt.u32 p, i, 16; @p bra L; shfl.sync.bfly.b32 v, i, 16, 31, -1; bra M;\nL: shfl.sync.bfly.b32 v, i, 16, 31, -1;\nM:",
        {"block": 32},
    ),
    "lanes that come late": (
        "setp.lt.u32 p, i, 16; @!p bra M;\nbar.warp.sync -1; bra N;\nM: add.u32 j, j, 1; setp.lt.u32 p, j, 999; @p bra M;\nbar.warp.sync -1;\nN:",
        {"block": 32},
    ),
    "a mask for each half": (
        "setp.lt.u32 p, i, 16; selp.b32 x, 0xffff, 0xffff0000, p; match.any.sync.b32 v, i, x; bar.warp.sync x;", {"block": 32},
    ),
    "a warp barrier that lanes pass by and end": ("setp.lt.u32 p, i, 16; @!p bra L;\nbar.warp.sync -1;\nL:", {"block": 32}),
    "a branch at the end": ("setp.lt.u32 p, i, 40; @!p bra E; bar.sync 0;", {"block": 64}),
}  # fmt: skip


@pytest.mark.parametrize("case", RIGHT)
def test_no_findings(options, device, capfd, case):
    body, shape = RIGHT[case]
    for seed in range(5):
        options(f"seed={seed}")
        run(text_of(body, END.replace("    ret;", "E:\n    ret;")), **shape)
    assert capfd.readouterr().err == ""


def test_different_counts(options, device, capfd, tmp_path):
    """Misuse that a GPU does not survive stays a fault; the report has both lines."""
    options(f"report={tmp_path}/reports.jsonl")
    text = text_of("setp.eq.u32 p, w, 0; @p bra L;\nbar.sync 1, 64; bra M;\nL: bar.sync 1, 96;\nM:")
    run(text, FAILED, block=64)
    (report,) = map(json.loads, (tmp_path / "reports.jsonl").read_text().splitlines())
    assert (report["check"], report["fault"]) == ("sync", True)
    assert [(access["verb"], access["thread"][0], access["line"]) for access in report["accesses"]] == [("executes", 32, 2), ("waits", 0, 3)]
    assert waits(0, 3, "bar.sync 1, 96") in report["text"] + "\n"


def test_deadlocks_have_both_lines(options, device, tmp_path):
    options(f"report={tmp_path}/reports.jsonl")
    run(text_of("setp.lt.u32 p, i, 16; @p bra L;\nbar.sync 0; bra M;\nL: bar.warp.sync -1;\nM:"), FAILED, block=32)
    (report,) = map(json.loads, (tmp_path / "reports.jsonl").read_text().splitlines())
    assert (report["check"], report["fault"]) == ("sync", True)
    assert sorted((access["verb"], access["thread"][0], access["line"]) for access in report["accesses"]) == [("waits", 0, 3), ("waits", 16, 2)]
