"""Where files go that can be made again."""

import os


def cache_root():
    """$XDG_CACHE_HOME/cubind, by default ~/.cache/cubind. OSError where no home folder is known."""
    folder = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(folder):  # the specification says: ignore it
        folder = os.path.join(os.path.expanduser("~"), ".cache")
    if not os.path.isabs(folder):
        raise OSError("there is no home folder to keep a cache in; set XDG_CACHE_HOME")
    return os.path.join(folder, "cubind")
