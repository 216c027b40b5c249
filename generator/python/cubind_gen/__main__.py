"""Implement ``python3 -m cubind_gen``, which is the command cubind-gen."""

from cubind_gen import run_generator

run_generator()
