"""Run the tests of this folder as support/suite.py describes."""

from support.suite import *  # noqa: F403
