"""Define pytest marks, with reasons, for tests that cannot run under a sanitizer (ci/sanitize)."""

import os

import pytest


def not_sanitized(reason):
    return pytest.mark.skipif("ASAN_OPTIONS" in os.environ, reason=reason)


needs_builtins = not_sanitized("NVRTC does not find its builtins under a sanitizer")
