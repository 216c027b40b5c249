"""Install cubind.compat in a child process whose parent has set CUBIND_COMPAT=1.

This module shadows the environment's own sitecustomize module, so it runs that one afterwards.
"""

import os
import sys

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(_FOLDER)))


def _install():
    """Install cubind.compat from this folder's package.

    The parent may have found cubind on a path that this process lacks. Compiled modules of another
    Python do not load, which is no error.
    """
    before = sys.path[:]
    sys.path.append(_ROOT)
    try:
        from cubind.compat import _switch
    except ImportError:
        return
    finally:
        sys.path[:] = before
    _switch()


def _go_on():
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry or ".") != _FOLDER]
    del sys.modules[__name__]
    try:
        __import__(__name__)
    except ModuleNotFoundError as error:
        if error.name != __name__:
            raise
        sys.modules[__name__] = _ME  # site expects the module to exist


_ME = sys.modules[__name__]
if __name__ == "sitecustomize":  # run only for site, not when tools scan packages
    try:
        _install()
    finally:
        _go_on()
