"""Test how the types to which a kernel's parameters point are read from its C++ name."""

import pytest


def pointees(name, source, count):
    from cubind import _core

    return _core._pointee_types(name, source, count)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("_Z1kPfPKdPhPvPKv", ["float values", "const double values", "bytes", "bytes", "const bytes"]),
        ("_Z1kPjPxPt", ["4-byte integers", "8-byte integers", "2-byte integers"]),
        ("_Z1kPPfPKPKfPFviE", [None, None, None]),
        ("_Z1kP6__halfP13__nv_bfloat16P7__half2", ["half values", "half values", "half2 values"]),
        ("_Z1kP6float2S0_PKS_", ["float2 values", "float2 values", "const float2 values"]),
        ("_Z1kPN4cuda3std3__47complexIfEEPKN6thrust7complexIdEE", ["complex<float> values", "const complex<double> values"]),
        ("_Z1kPN6thrust23THRUST_200802_SM_750_NS7complexIfEEPSt7complexIdE", ["complex<float> values", "complex<double> values"]),
        ("_Z1kPN2my7complexIfEEPN2my6float2EP7complexIfE", [None, None, None]),
        ("_Z1kPSt4byteP11double4_16a", ["bytes", "double4 values"]),
        ("_Z1kI6float2EvPT_S2_", ["float2 values", "float2 values"]),
        ("_Z1kIKfEvPT_", ["const float values"]),
        ("_Z1kIPfEvT_PS1_", ["float values", None]),
        ("_Z1kILi4EfEvPA4_T0_PS1_PVKf", None),
        ("_Z1kKPfVPKf", ["float values", "const float values"]),
        ("_Z1kPDhPDF16bPnPe", ["half values", "half values", None, None]),
        ("_Z1kif", [None, None]),
    ],
)
def test_pointees_of_names(name, expected):
    if expected is None:
        assert all(e is None or "float" in e for e in pointees(name, b"", 3))
    else:
        assert pointees(name, b"", len(expected)) == expected
        assert pointees(name, b"", len(expected) + 1) == [None] * (len(expected) + 1)
