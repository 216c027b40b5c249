"""Where files go that can be made again."""

import os


def cache_root():
    """$XDG_CACHE_HOME/cubind, by default ~/.cache/cubind."""
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache"), "cubind")
