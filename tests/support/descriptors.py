"""Take all free file descriptors of this process for a while."""

import contextlib
import errno
import os
import resource


@contextlib.contextmanager
def none_free():
    """In the body, whatever opens a file gets EMFILE; afterwards all is as before.

    The limit stays above the descriptors that are open. poll() refuses more of them than the limit,
    and a thread of CUDA's driver polls: if that fails, each call on its context returns
    CUDA_ERROR_OPERATING_SYSTEM from then on (docs/driver-notes.md).
    """
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = max(int(name) for name in os.listdir("/proc/self/fd"))
    taken = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 2, limits[1]))
    try:
        try:
            while True:
                taken.append(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno != errno.EMFILE:
                raise
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        for descriptor in taken:
            os.close(descriptor)
