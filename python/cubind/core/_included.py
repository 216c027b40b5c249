"""What the walk through a source's files (_includes.py) tells those who compile it."""

from collections import namedtuple

# digest: of all that the source's meaning depends on beside itself; () for nothing, None where text does not tell.
# count: of files. folders: those of CUDA's headers that the compiler is to search as well, and the options that say so.
Included = namedtuple("Included", "digest count folders options")
NOTHING = Included((), 0, (), ())
