"""Call functions of the modules on stubs, for the tests of awkward patterns."""

import pytest

from support import calls


def module(name):
    return calls.module_of(name)


def refuses(call, *arguments, error=TypeError, says=""):
    with pytest.raises(error) as info:
        call(*arguments)
    assert says in str(info.value)


class Heard:
    """A callable whose calls and end can be observed."""

    def __init__(self):
        self.messages = []

    def __call__(self, *arguments):
        self.messages.append(arguments)
