"""The result of the walk through a source's files (_includes.py), for those who compile it."""


class Included:
    """digest: of all that the source's meaning depends on beside itself; () for nothing, None where text does not tell.
    count: of files. folders: those of CUDA's headers that the compiler is to search as well, and the options that say so.
    """

    __slots__ = ("count", "digest", "folders", "options")

    def __init__(self, digest, count, folders, options):
        self.digest = digest
        self.count = count
        self.folders = folders
        self.options = options

    def __eq__(self, other):
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)


NOTHING = Included((), 0, (), ())
