"""Provide a buffer that tests can watch."""




class Tracked(bytearray):
    """A buffer whose end can be observed."""
