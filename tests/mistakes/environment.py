"""Import missing modules, and set environment variables that name something missing."""

from mistakes import area, mistake

AREA = area(
    "Imports and the environment",
    "",
    mistake("A library of the second distribution", "import cubind.curand"),
    mistake("A misspelt module", "import cubind.drivers"),
    mistake("A misspelt name of the package", "import cubind\ncubind.cores"),
    mistake("A misspelt class of a package", "import cubind.core\ncubind.core.Devcie"),
    mistake("A class that is elsewhere", "from cubind.core import StridedMemoryView"),
    mistake("A misspelt class", "from cubind.core import Devcie"),
    mistake(
        "The former name of the driver's bindings",
        "import cubind.compat\ncubind.compat.install()\nimport cuda.cuda",
        alone=True,
    ),
    mistake(
        "The former names of the bindings, from the package",
        "import cubind.compat\ncubind.compat.install()\nfrom cuda import cuda, cudart",
        alone=True,
    ),
    mistake("A device that there is not", "import cubind.driver", alone=True, env={"CUBIND_DEVICE": "simulator"}),
    mistake("A major of CUDA that there is not", "import cubind.driver", alone=True, env={"CUBIND_CUDA": "11"}),
    mistake("A major of CUDA in words", "import cubind.driver", alone=True, env={"CUBIND_CUDA": "newest"}),
    mistake(
        "An option that the simulated device lacks",
        "from cubind.core import Device\nDevice()",
        alone=True,
        env={"CUBIND_SIMULATOR": "device=2"},
    ),
    mistake(
        "No driver on this machine",
        "from cubind.core import Device\nDevice()",
        alone=True,
        env={"CUBIND_DEVICE": ""},
    ),
)
