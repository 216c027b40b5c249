"""What the lanes of a warp do together, on the simulated device."""

# ruff: noqa: F811 (fixtures are imported)

import sys

import libraries
from functional import device, on_stub  # noqa: F401
from simulated import fresh, switch  # noqa: F401

sys.path.insert(0, str(libraries.ROOT / "tests" / "lockstep"))

import recorded  # noqa: E402

pytestmark = on_stub

def test_partial_warps(fresh):
    """Instructions in warps with lanes missing have the results that an H200 had."""
    wanted, found = recorded.wanted_results()["digests"], recorded.found_by(recorded.Results(), 1, ())
    assert [name for name in found if wanted[name] != found[name]] == []
