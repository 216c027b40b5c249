"""Define the result of a search for a source's included files (_includes.py)."""


class Included:
    """The files that a source includes.

    digest: of everything besides the source that its meaning depends on; () if there is nothing,
        None if the text does not tell.
    size: of the files, in bytes.
    folders, options: the folders of CUDA's headers that the compiler must search as well, and the
        compiler options for that.
    """

    __slots__ = ("digest", "folders", "options", "size")

    def __init__(self, digest, size, folders, options):
        self.digest = digest
        self.folders = folders
        self.options = options
        self.size = size

    def __eq__(self, other):
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)


NOTHING = Included((), 0, (), ())
