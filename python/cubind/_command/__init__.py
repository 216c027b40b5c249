"""The subcommands of ``python3 -m cubind``. ``import cubind`` imports none of this."""

import sys

COMMANDS = {
    "doctor": "report what this installation consists of, what is wrong, and how to mend it",
    "examples": "list, show, run or copy the examples",
    "cache": "list, measure, check or clear the cache of compiled programs",
    "config": "print the flags that build an extension in C on cubind",
    "simulate": "run a program on the simulated device",
    "compat": "run a program with cubind in place of cuda.bindings and cuda.core",
}


class CommandError(Exception):
    """An error that ends a command: its text is one line, and `status` is the exit status."""

    def __init__(self, text: object, status: int = 1) -> None:
        super().__init__(str(text))
        self.status = status


def is_doctor() -> bool:
    """Return whether this process is ``cubind doctor``.

    Importing cubind fails on a broken installation. The doctor must run there all the same, and
    must not load a driver into its own process.
    """
    if sys.argv[1:2] != ["doctor"]:
        return False
    if sys.argv[0] != "-m":  # runpy replaces it once it has found the module
        folder, slash, name = sys.argv[0].rpartition("/")
        return bool(slash) and (
            name == "cubind" or (name == "__main__.py" and folder == __path__[0].rpartition("/")[0])
        )
    module = sys.orig_argv[len(sys.orig_argv) - len(sys.argv)]
    return module in ("cubind", "cubind.__main__") or (module.startswith("-") and module.endswith("mcubind"))
