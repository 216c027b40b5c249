"""Define the result of a search for a source's included files (_includes.py)."""


class Included:
    """The files that a source includes.

    digest: of everything besides the source that its meaning depends on; () if there is nothing,
        None if the text does not tell.
    count: number of files.
    folders, options: the folders of CUDA's headers that the compiler must search as well, and the
        compiler options for that.
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
