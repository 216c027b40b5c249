"""Where CUBIND_COMPAT=1 was left to a process by its parent: installs cubind.compat, then goes on with the environment's own
sitecustomize, which this one stands before."""

import os
import sys

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(_FOLDER)))


def _install():
    """The parent may have had cubind from a path of its own. Another Python's modules are none for this one."""
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
        sys.modules[__name__] = _ME  # site expects that there is one


_ME = sys.modules[__name__]
if __name__ == "sitecustomize":  # for site, and no package that is looked through
    try:
        _install()
    finally:
        _go_on()
