"""Test that the simulated device accepts and refuses the same PTX syntax as ptxas.

The tables of this file are always compared with the simulated device, and also with ptxas if it is
installed.
"""

# ruff: noqa: F811 (fixtures are imported)

import re
import shutil
import subprocess

import pytest
from cubind import driver
from cubind.driver import CUresult
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import HEAD, fresh, switch  # noqa: F401

pytestmark = on_stub

REGISTERS = """
    .reg .b64 r<9>; .reg .b32 i<9>; .reg .pred p<5>; .reg .f32 f<9>; .reg .b16 h<9>; .reg .f64 d<9>;
    ld.param.u64 r1, [a];
"""

# Statements of a kernel that has REGISTERS and, in r1, an address.
TAKEN_BODIES = [
    ".reg .v4 .u32 t; ld.v4.u32 t, [r1]; mov.b32 i1, t.w; st.u32 [r1], i1;",
    ".reg .v4 .u32 t; .reg .v4 .u32 u; ld.v4.u32 t, [r1]; st.v4.u32 [r1], t;",
    ".reg .v2 .f32 t; ld.v2.f32 t, [r1]; add.f32 f1, t.x, t.y; st.f32 [r1], f1;",
    ".reg .v4 .u32 t; mov.u32 t.x, 1; mov.u32 t.r, 2; mov.u32 t.b, 3; mov.u32 t.a, 4; st.v4.u32 [r1], t;",
    ".reg .v4 .u32 t, u; mov.v4.u32 t, u;",
    ".reg .v2 .u32 t; mov.b64 r2, t; st.u64 [r1], r2;",
    ".reg .v2 .u32 t; mov.b64 t, r1; st.u32 [r1], t.y;",
    ".reg .v4 .u32 t; st.v4.u32 [r1], {t.x, t.y, t.z, t.w};",
    ".shared .u32 sh[4]; mov.u32 i1, sh + 4; st.u32 [r1], i1;",
    ".shared .u32 sh[4]; st.u32 [r1], sh + 4;",
    "st.u32 [r1], 3 + 4;",
    "add.u32 i1, i1, 3 * 4 + 1; st.u32 [r1], i1;",
    "ld.u32 i1, [r1+(4*2)]; st.u32 [r1], i1;",
    "@p1 st.u32 [r1], i1; @!p1 bra L; L: ret;",
    ".reg .v4 .u32 t; mov.v4.u32 t, %tid; st.u32 [r1], t.y;",
    "mov.u32 i1, WARP_SZ; st.u32 [r1], WARP_SZ;",
    "setp.lt.u32 p1|p2, i1, i2; @p2 st.u32 [r1], i1;",
    "setp.lt.and.u32 p1|p2, i1, i2, !p3; @p2 st.u32 [r1], i1;",
    "mov.b32 {h1, h2}, i1; mov.b32 i2, {h1, h2}; st.u32 [r1], i2;",
    "mov.b64 {i1, _}, r1; st.u32 [r1], i1;",
    ".reg .b8 b; ld.u8 b, [r1]; st.u8 [r1], b;",
    ".local .align 8 .b8 lo[16]; mov.u64 r2, lo; st.local.u32 [lo+4], i1;  ld.local.u32 i1, [lo+4]; st.u32 [r1], i1;",
    "{ .reg .u32 z; mov.u32 z, 1; { .reg .u32 z; mov.u32 z, 2; } st.u32 [r1], z; }",
    "bra.uni L; L: bra M; M:",
    "ts: .branchtargets A, B; brx.idx i1, ts; A: B: st.u32 [r1], i1;",
    '.pragma "nounroll"; st.u32 [r1], i1;',
    ".reg .pred q; mov.pred q, p1; mov.pred q, 1; @q st.u32 [r1], i1;",
    "st.volatile.global.u32 [r1], -1; st.u32 [r1], ~0; st.u32 [r1], !0; st.u32 [r1], (1 ? 2 : 3);",
    "st.u32 [r1], 0b101; st.u32 [r1], 017; st.u32 [r1], 0xFF; st.f32 [r1], 0f3F800000; st.f64 [r1], 0d3FF0000000000000; st.f32 [r1], 1.5; st.f32 [r1], 1e3;",  # noqa: E501
    ".reg .u32 a1, b1; mov.u32 a1, 1; mov.u32 b1, 2; st.u32 [r1], a1;",
    ".reg .u32 %q<3>, %z; mov.u32 %q2, 1; st.u32 [r1], %q2;",
    "ld.global.nc.v4.f32 {f1,f2,f3,f4}, [r1]; st.v4.f32 [r1], {f1, f2, f3, 0f00000000};",
    "st.v2.u32 [r1], {1, 2}; st.v4.u32 [r1], {i1, i1, i1, i1};",
    "mul.wide.u32 r2, i1, 4; mad.lo.u32 i1, i2, i3, 5; sub.s32 i1, 0, i1; st.u32 [r1], i1;",
    "st.u32 [r1], !0;",
    "st.u32 [r1], (1 ? 2 : 3);",
    "st.u32 [r1], ~0;",
    "st.volatile.global.u32 [r1], -1;",
    "mov.u32 i1, !0; st.u32 [r1], i1;",
    "mov.u32 i1, (2 > 1) ? 7 : 8; st.u32 [r1], i1;",
    "mov.u32 i1, 1 ? 7 : 8; st.u32 [r1], i1;",
    "mov.u32 i1, 2 > 1; add.u32 i1, i1, 3 && 0; st.u32 [r1], i1;",
    ".reg .v4 .f32 t; add.f32 t.x, t.y, t.z; fma.rn.f32 t.w, t.x, t.y, t.z; st.f32 [r1], t.w;",
    ".reg .v4 .b8 t; st.v4.u8 [r1], t;",
    ".reg .v4 .u8 t; ld.v4.u8 t, [r1]; cvt.u32.u8 i1, t.x; st.u32 [r1], i1;",
    ".reg .v4 .u16 t; ld.v4.u16 t, [r1]; st.u16 [r1], t.x; mov.b64 r2, t; mov.b64 t, r2;",
    ".reg .v2 .f64 t; ld.v2.f64 t, [r1]; st.v2.f64 [r1], t;",
    ".reg .v2 .b64 t; .reg .v2 .u64 u; ld.v2.b64 t, [r1]; mov.v2.b64 u, t; st.v2.u64 [r1], u;",
    ".reg .v2 .u32 t<4>; ld.v2.u32 t2, [r1]; st.u32 [r1], t2.y;",
    ".reg .v2 .u32 t; mov.v2.u32 t, {1, 2}; st.v2.u32 [r1], t;",
    ".reg .v2 .u32 t; mov.v2.u32 {i1, i2}, t; st.v2.u32 [r1], {i1, i2};",
    ".reg .v4 .u32 t; ld.global.nc.v4.u32 t, [r1]; ldu.global.v4.u32 t, [r1]; ld.volatile.v4.u32 t, [r1]; st.volatile.v4.u32 [r1], t;",  # noqa: E501
    ".reg .v4 .u32 t; ld.shared.v4.u32 t, [i1]; st.shared.v4.u32 [i1], t; st.u32 [r1], t.x;",
    ".reg .v2 .u32 t; @p1 ld.v2.u32 t, [r1+8]; st.v2.u32 [r1], t;",
    "st.u32[r1],i1; add.u32 i1,i1,-1; add.u32 i1,i1,+1;",
    "ld.u32 i1,[r1+0x10]; ld.u32 i1,[r1+4+4]; st.u32 [r1],i1;",
    ".shared .u32 x, y; st.shared.u32 [x], 1; st.u32 [r1], i1;",
    ".local .u32 x; st.local.u32 [x], 1; ld.local.u32 i1, [x]; st.u32 [r1], i1;",
    ".param .b32 q; st.param.b32 [q], 1; st.u32 [r1], i1;",
    ".reg .v2 .u32 t; ts: .callprototype _ (.reg .v2 .u32 _); call r1, (t), ts;",
    ".reg .u32 $a, _b, %c, a$b, a_1; mov.u32 $a, 1; mov.u32 _b, $a; mov.u32 %c, _b; mov.u32 a$b, %c; mov.u32 a_1, a$b; st.u32 [r1], a_1;",  # noqa: E501
    ".reg .u32 add; mov.u32 add, 1; st.u32 [r1], add;",
    "$L_1: bra $L_2; $L_2: %lab: st.u32 [r1], i1;",
    "/* a /* b */ st.u32 [r1], i1; // c",
    "st.u32 [r1], 4294967295U; st.u64 [r1], 0xFFFFFFFFFFFFFFFFU; st.u32 [r1], 0X1f; st.u32 [r1], 0B11;",
    "st.f32 [r1], 1.; st.f32 [r1], .5; st.f32 [r1], 1.e3;",
    "st.f32 [r1], .5;",
    "st.f64 [r1], 1e-300; st.f64 [r1], 1E+5; st.f32 [r1], -1.5; st.f32 [r1], +1.5;",
    "st.f32 [r1], 0F3f800000; st.f64 [r1], 0D3ff0000000000000;",
    "st.u32 [r1], (3); st.u32 [r1], -(-3); st.u32 [r1], +5; st.u32 [r1], ~(1<<3); st.u32 [r1], -~1;",
    "st.s64 [r1], (.s64)5; st.u64 [r1], (.u64)-1;",
    "st.f32 [r1], 1.5+2.5;",
    "st.f32 [r1], (1.5*2.0)/3.0;",
    "st.u32 [r1], 1.5 > 1.0;",
    "add.f32 f1, f1, 1.0; add.f64 d1, d1, 2.0; st.f32 [r1], f1;",
    ".reg .align 8 .u32 x; st.u32 [r1], i1;",
    ".local .align 4 .u32 x[2][2]; st.local.u32 [x+12], 1; st.u32 [r1], i1;",
    ".local .v4 .f32 x; .local .align 16 .v2 .u64 y[3]; ld.local.v4.f32 {f1,f2,f3,f4}, [x]; st.u32 [r1], i1;",
    ".shared .align 16 .v4 .u32 x[2]; st.shared.v4.u32 [x+16], {i1,i2,i3,i4}; st.u32 [r1], i1;",
    "ld.local.u32 i1, [16]; st.u32 [r1], i1;",
    "ld.param.u32 i1, [a+4]; ld.param.b32 i2, [a]; st.u32 [r1], i1;",
    "mov.u64 r2, a; ld.param.u64 r3, [r2]; st.u64 [r1], r3;",
    "cvta.param.u64 r2, r2; st.u64 [r1], r2;",
    "mov.u64 r2, k; st.u64 [r1], r2;",
    "mov.b64 {i1, i2}, r1; mov.b64 r2, {i2, i1}; mov.b32 {h1,h2}, i1; mov.b64 {h1,h2,h3,h4}, r1; st.u64 [r1], r2;",
    "mov.b64 r2, {i1, 5}; st.u64 [r1], r2;",
    "mov.s32 i1, i2; mov.b32 i1, -1; mov.u16 h1, 65535; mov.b16 h1, h2; st.u32 [r1], i1;",
    "@!p1 mov.u32 i1, 2; @p1 bra L; @p1 bra.uni L; L: st.u32 [r1], i1;",
    "{ } { { } } st.u32 [r1], i1;",
    "L: { L: bra L2; } L2: bra M; M: st.u32 [r1], i1;",
    "setp.eq.u32 p1|_, i1, i2; setp.eq.u32 _|p2, i1, i2; st.u32 [r1], i1;",
    "setp.eq.and.u32 p1, i1, i2, p2; setp.eq.or.f32 p1|p3, f1, f2, !p2; selp.b32 i1, i2, 5, p1; set.eq.u32.u32 i1, i2, 7; slct.u32.s32 i1, i2, i3, i4; st.u32 [r1], i1;",  # noqa: E501
    "vote.sync.all.pred p1, p2, -1; vote.sync.ballot.b32 i1, !p2, 0xffffffff; shfl.sync.idx.b32 i1|p1, i2, 0, 31, -1; st.u32 [r1], i1;",  # noqa: E501
    "bar.sync 0; bar.sync 0, 64; barrier.sync.aligned 1; bar.red.popc.u32 i1, 0, p1; bar.arrive 1, 64; membar.gl; fence.acq_rel.gpu; st.u32 [r1], i1;",  # noqa: E501
    "bar.sync i1; bar.sync i1, i2; st.u32 [r1], i1;",
    "atom.add.u32 i1, [r1], 5; atom.global.cas.b32 i1, [r1+4], i2, i3; red.global.add.u32 [r1], 1; atom.global.add.u32 _, [r1], 1; st.u32 [r1], i1;",  # noqa: E501
    "cvt.u32.u16 i1, h1; cvt.rn.f32.u32 f1, i1; cvt.rzi.s32.f32 i1, f1; cvt.u64.u32 r2, %tid.x; cvt.sat.u8.u32 i1, i1; st.u32 [r1], i1;",  # noqa: E501
    "prmt.b32 i1, i2, i3, 0x5410; lop3.b32 i1, i2, i3, i4, 0x80; bfe.u32 i1, i2, 3, 4; shf.l.wrap.b32 i1, i2, i3, 5; st.u32 [r1], i1;",  # noqa: E501
    "prefetch.global.L2 [r1]; prefetchu.L1 [r1]; isspacep.global p1, r1; discard.global.L2 [r1], 128; applypriority.global.L2::evict_normal [r1], 128; st.u32 [r1], i1;",  # noqa: E501
    "nanosleep.u32 100; pmevent 1; brkpt; st.u32 [r1], i1;",
    "ld.global.L1::no_allocate.L2::128B.u32 i1, [r1]; ld.global.ca.u32 i1, [r1]; st.global.wb.u32 [r1], i1; ld.relaxed.gpu.global.u32 i1, [r1]; st.release.sys.global.u32 [r1], i1;",  # noqa: E501
    "st.f32 [r1], .5; st.f32 [r1], .5e+3; st.f32 [r1], -.5; st.f32 [r1], .25e1 ; add.f32 f1, f1, .5;",
]

# (declarations, statements of such a kernel)
TAKEN_DECLARATIONS = [
    (".global .u32 temp[4];", "st.u64 [r1], temp + 1;"),
    (".global .u32 temp[4];", "mov.u64 r2, temp + 4; st.u64 [r1], r2;"),
    (".global .u32 temp[4];", "add.u64 r2, r2, temp + 4; st.u64 [r1], r2;"),
    (".func (.reg .v2 .u32 q) f(.reg .v2 .u32 x) { mov.u32 q.x, x.y; mov.u32 q.y, x.x; ret; }", ".reg .v2 .u32 t; call (t), f, (t); st.v2.u32 [r1], t;"),  # noqa: E501
    (".global .align 8 .b32 arr[2][3] = { {1,2,3}, {4,5,6} };", "ld.global.u32 i1, [arr+12]; st.u32 [r1], i1;"),
    (".const .f32 tab[2] = { 0f3f800000, 1.0 };", "st.u32 [r1], i1;"),
    (".extern .shared .align 4 .b8 dyn[];", "mov.u32 i1, dyn; st.shared.u32 [dyn+4], i1; st.u32 [r1], i1;"),
    (".visible .func f(.param .u32 x); .visible .func f(.param .u32 x) { ret; }", "st.u32 [r1], i1;"),
    (".func (.reg .pred q) f(.reg .u32 x) { setp.eq.u32 q, x, 1; ret; }", "st.u32 [r1], i1;"),
    (".func (.reg .b16 q) f(.reg .b16 x) { mov.b16 q, x; ret; }", "call (h1), f, (h2); st.u16 [r1], h1;"),
    (".func (.reg .v4 .u32 q) f(.reg .v4 .f32 x) { ret; }", "st.u32 [r1], i1;"),
    (".func f(.param .align 16 .b8 x[16]) { .reg .v4 .u32 t; ld.param.v4.u32 t, [x]; ret; }", "{ .param .align 16 .b8 y[16]; .reg .v4 .u32 t; st.param.v4.u32 [y], t; call f, (y); } st.u32 [r1], i1;"),  # noqa: E501
    (".global .u32 g[4];", "ld.global.u32 i1, g[1]; st.u32 [r1], i1;"),
    (".global .u32 g[4];", "mov.u64 r2, g[1]; st.u64 [r1], r2;"),
    (".func f(.reg .v2 .u32 x, .reg .u64 y, .reg .v4 .f32 z) { st.v2.u32 [y], x; st.v4.f32 [y+16], z; ret; }", ".reg .v2 .u32 t; .reg .v4 .f32 u; call f, (t, r1, u);"),  # noqa: E501
    (".global .v4 .f32 gv = {1.0, 2.0, 3.0, 4.0}; .const .v2 .u32 cv[2] = {{1,2},{3,4}};", "ld.global.v4.f32 {f1,f2,f3,f4}, [gv]; st.u32 [r1], i1;"),  # noqa: E501
    (".global .s8 s1 = -1; .global .u16 u1 = 65535; .global .u8 u2 = 300;", "st.u32 [r1], i1;"),
    (".global .u32 a = 1, b, c = 3;", "st.u32 [r1], i1;"),
    (".const .u32 c[4]; .const .align 8 .b8 d[16];", "mov.u64 r2, c; ld.const.u32 i1, [c+4]; cvta.const.u64 r2, r2; st.u32 [r1], i1;"),  # noqa: E501
    (".global .f32 x[3] = {.5, -.25, .5e-2};", "st.f32 [r1], f1;"),
]

# whole texts
TAKEN_TEXTS = [
    '.file 1 "a.cu" .visible .entry k(.param .u64 a) .maxntid 128 .minnctapersm 2 .maxnreg 32 { .loc 1 2 3 ret; }',
    ".weak .entry k(.param .u64 a) .reqntid 128,1,1 { ret; }",
    ".entry k { ret; }",
    ".entry k() { ret; }",
    ".visible .entry k (.param .u64 .ptr .global .align 8 a, .param .u64 .ptr b) { ret; }",
    ".common .global .u32 cg; .weak .global .u32 wg = 5; .visible .entry k() { ret; }",
    ".global .attribute(.managed) .u32 m; .visible .entry k() { ret; }",
    ".visible .entry k() { .reg .pred p; @p ret; @!p exit; trap; }",
    ".visible .func y() { ret; } .visible .func x(); .alias x, y; .visible .entry k() { call x; ret; }",
    '#line 1 "x"\n.visible .entry k() { ret; }',
    ".visible .entry k() { pr: .callprototype _ (.param .b32 _) ; ret; }",
    ".func f() .noreturn { trap; } .visible .entry k() { call f; }",
    ".visible .entry k() .maxclusterrank 4 { ret; }",
    ".visible .entry k() .explicitcluster { ret; }",
    ".section .debug_x { .b8 1,2,3 .b32 L .b64 L+4 } .visible .entry k() { L: ret; }",
    ".global .u32 g; .global .u64 x = generic(g); .global .u64 y = g + 4; .global .u64 z[2] = {g, generic(g)+8}; .visible .entry k() { ret; }",  # noqa: E501
    ".entry k(.param .u32 a[2], .param .align 8 .b8 s[24], .param .f32 f, .param .b8 c, .param .s16 d) { ret; }",
    ".func (.reg .u32 r) f (.reg .u32 x, .reg .f64 y) { mov.u32 r, x; ret; } .entry k() { .reg .u32 a; .reg .f64 b; call (a), f, (1, 2.0); call.uni (a), f, (a, b); call (_), f, (a, b); ret; }",  # noqa: E501
    ".func f () { ret; } .func g { ret; } .entry k() { call f; call.uni g; call g, (); ret; }",
    ".func f () { ret; } .entry k() { call f, (); ret; }",
    ".func f (.reg .u32 x) { ret; } .entry k() { .reg .u64 p; pr: .callprototype _ (.reg .u32 _); mov.u64 p, f; call p, (1), pr; ts: .calltargets f; call p, (2), ts; ret; }",  # noqa: E501
    ".func (.param .b64 r) f (.param .b64 x) { .reg .b64 t; ld.param.b64 t, [x]; st.param.b64 [r], t; ret; } .entry k() { .reg .b64 t; { .param .b64 a; .param .b64 b; st.param.b64 [a+0], 5; call.uni (b), f, (a); ld.param.b64 t, [b+0]; } ret; }",  # noqa: E501
    ".visible .entry k() { .reg .u32 r; ret.uni; }",
    '.visible .entry k() .pragma "x"; { .pragma "y"; ret; }',
    '.pragma "nounroll"; .visible .entry k() { ret; }',
    ".visible .entry k() { ret; } .visible .entry k2(.param .u64 k) { .reg .u64 a; ld.param.u64 a, [k]; ret; }",
]

# Statements of such a kernel that are refused.
REFUSED_BODIES = [
    "st.u32 [r1+4], i1; st.u32 [r1 + 4], i1; st.u32 [r1+-4], i1; st.u32 [r1-4], i1;",
    "mov.u32 i1, %tid.x; mov.u32 i2, %ntid.y; add.u32 i1, i1, %ctaid.z; st.u32 [r1], i1;",
    "mov.u32 i1, i2; mov.u32 i1 , i2 ; ; st.u32 [r1], i1;",
    "call vprintf, (1, 2);",
    ".reg .v4 .u32 t; st.v2.u32 [r1], t;",
    ".reg .v2 .u32 t; st.v4.u32 [r1], t;",
    ".reg .v2 .u32 t; add.u32 i1, t, 1; st.u32 [r1], i1;",
    ".reg .v2 .u32 t; mov.u32 i1, t; st.u32 [r1], i1;",
    ".reg .v2 .b32 t; red.global.add.v2.f32 [r1], t; st.u32 [r1], i1;",
    ".reg .v2 .f32 t; atom.global.v2.f32.add t, [r1], t; st.v2.f32 [r1], t;",
    ".reg .v4 .u32 t; st.u32 [r1], %tid;",
    ".reg .v4 .u32 t; mov.u32 i1, %tid; st.u32 [r1], i1;",
    ".reg .v3 .u32 t; st.u32 [r1], i1;",
    "st.u32 [r1], i1;;",
    ".reg .u32 x = 4; st.u32 [r1], i1;",
    ".loc 1 2 3; st.u32 [r1], i1;",
    "st.f32 [r1], 1.0f;",
    "st.f32 [r1], -0f3f800000;",
    "st.u32 [r1], 1.5;",
    "st.f32 [r1], 1;",
    "add.f32 f1, f1, 1; st.f32 [r1], f1;",
    ".reg .b32 x1, x2; .reg .s32 y<2>; .reg .u16 z; .reg .f16 w; .reg .f16x2 w2; .reg .b1 q; st.u32 [r1], i1;",
    ".reg .u32 x[4]; st.u32 [r1], i1;",
    "ld.u32 i1, [r1+i2]; st.u32 [r1], i1;",
    "ld.u32 i1, [r1*4]; st.u32 [r1], i1;",
    "mov.u64 r2, L; L: st.u64 [r1], r2;",
    "mov.b32 i1, f1; mov.f32 f1, i1; mov.b64 r2, d1; mov.u32 i1, f1; st.u32 [r1], i1;",
    "bra L3; { L3: } st.u32 [r1], i1;",
    "st.f32 [r1], .x;",
    "st.f32 [r1], .;",
    "st.f32 [r1], .5x;",
]

# (declarations, statements) that are refused
REFUSED_DECLARATIONS = [
    (".global .u32 temp[4];", "mov.u64 r2, temp - 4; st.u64 [r1], r2;"),
    (".global .f32 x = 1; .global .f64 y = 2.5e3; .global .s32 z = -1; .global .u32 w = 0xffU; .global .u32 c = 'a';", "st.u32 [r1], i1;"),  # noqa: E501
    (".func (.param .pred q) f(.reg .u32 x) { ret; }", "st.u32 [r1], i1;"),
    (".global .u32 g[4];", "ld.global.u32 i1, [g]; ld.global.u32 i1, g; ld.global.u32 i1, [g+4]; ld.global.u32 i1, g[1]; st.u32 [r1], i1;"),  # noqa: E501
    (".global .u32 g[4];", "ld.global.u32 i1, g; st.u32 [r1], i1;"),
    (".func (.reg .v2 .u32 q) f(.reg .v2 .u32 x) { mov.u32 q.x, x.y; mov.u32 q.y, x.x; ret; }", ".reg .v4 .u32 t; call (t), f, (t); st.v4.u32 [r1], t;"),  # noqa: E501
    (".func (.reg .u32 q, .reg .u32 q2) f(.reg .u32 x, .reg .u32 y) { mov.u32 q, x; mov.u32 q2, y; ret; }", ".reg .v2 .u32 t; call (t), f, (t); st.v2.u32 [r1], t;"),  # noqa: E501
]

# whole texts that are refused
REFUSED_TEXTS = [
    ".visible .entry k() { L: ; ret; }",
    ".alias x, y; .visible .func y() { ret; } .visible .entry k() { ret; }",
    ".tex .u64 t; .global .texref t2; .global .samplerref s; .visible .entry k() { ret; }",
    ".visible .entry k() .blocksareclusters .reqntid 32 .reqnctapercluster 2 { ret; }",
    ".entry k(.param .u32 a[2], .param .align 8 .b8 s[24], .param .f32 f, .param .b8 c, .param .pred p) { ret; }",
    ".visible .entry k() { @0 ret; @1 ret; ret; }",
    ".entry k() { .reg .b32 a; { .reg .b32 a; } .reg .b32 a; ret; }",
    ".target sm_90, debug .entry k() { ret; }",
]


def text_of(production):
    if isinstance(production, tuple):
        declarations, body = production
    elif ".entry" in production:
        return HEAD + production.encode()
    else:
        declarations, body = "", production
    return HEAD + f"{declarations}\n.visible .entry k(.param .u64 a)\n{{{REGISTERS}{body}\nret;\n}}\n".encode()


TAKEN = [*TAKEN_BODIES, *TAKEN_DECLARATIONS, *TAKEN_TEXTS]
REFUSED = [*REFUSED_BODIES, *REFUSED_DECLARATIONS, *REFUSED_TEXTS]


@pytest.mark.parametrize("production", TAKEN, ids=str)
def test_taken(fresh, production):
    module = ok(driver.cuModuleLoadData(text_of(production)))
    assert ok(driver.cuModuleGetFunction(module, b"k"))


@pytest.mark.parametrize("production", REFUSED, ids=str)
def test_refused(fresh, production):
    assert driver.cuModuleLoadData(text_of(production))[0] == CUresult.CUDA_ERROR_INVALID_PTX


@pytest.fixture(scope="module")
def ptxas():
    """ptxas(path) says whether it accepts a text; the tables match releases up to 13.5."""
    found = shutil.which("ptxas")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout if found else ""
    release = re.search(r"release (\d+)\.", version)
    if release is None or int(release[1]) < 13:
        pytest.skip("there is no ptxas of CUDA 13 on this machine")

    def takes(path):
        return subprocess.run([found, "-arch=sm_90", path, "-o", path.with_suffix(".cubin")], capture_output=True,
                              check=False).returncode == 0  # fmt: skip

    return takes


@pytest.mark.parametrize(("productions", "expected"), [(TAKEN, True), (REFUSED, False)], ids=["taken", "refused"])
def test_against_ptxas(ptxas, productions, expected, tmp_path):
    path = tmp_path / "production.ptx"
    others = []
    for production in productions:
        path.write_bytes(text_of(production))
        if ptxas(path) != expected:
            others.append(production)
    assert others == []
