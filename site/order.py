"""Order the pages: the one list that the navigation, "next" and "previous" follow.

A page of docs/ must be in a section, or the build fails. A listed page may be absent.
"""

GUIDE = (
    "ten-minutes",
    "adopting",
    "install",
    "kernels",
    "memory",
    "streams",
    "compiling",
    "graphs",
    "libraries",
    "several-gpus",
    "testing",
    "drop-in",
    "performance",
    "errors",
    "environment",
    "coming-from",
)

# The paths are those of the repository, without ".md".
SECTIONS = (
    ("Guide", ("docs/guide/README", *(f"docs/guide/{name}" for name in GUIDE), "docs/notebook")),
    (
        "In depth",
        (
            "docs/core",
            "docs/bindings",
            "docs/errors",
            "docs/threading",
            "docs/threading-packages",
            "docs/ownership",
            "docs/cuda-versions",
            "docs/kernels-of-others",
            "docs/tune",
            "docs/workloads",
            "docs/distributed",
            "docs/performance",
            "docs/command",
            "docs/dependencies",
        ),
    ),
    ("Simulated device", ("docs/simulator", "docs/compute-sanitizer", "docs/from-numba-cudasim")),
    (
        "Compatibility",
        (
            "docs/compat",
            "docs/compatibility",
            "docs/compatibility-core",
            "docs/compatibility-bindings",
            "docs/driver-notes",
        ),
    ),
    ("From C", ("docs/c-api", "docs/libcubind_core", "docs/libcubind_rt")),
    (
        "Generator",
        (
            "docs/guide/generator",
            "docs/guide/new-release",
            "docs/adding-a-library",
            "docs/how-a-wrapper-is-made",
            "docs/spec-format",
            "docs/model-format",
            "docs/generated-code",
            "docs/diff",
            "docs/reference",
        ),
    ),
    (
        "Project",
        (
            "CHANGELOG",
            "ARCHITECTURE",
            "CONTRIBUTING",
            "docs/style",
            "docs/glossary",
            "docs/wheels",
            "docs/releasing",
            "docs/releases/README",
        ),
    ),
)
FRONT = "README"


def is_release(path):
    """Return whether a page is a report of ci/release-report, which needs no line above."""
    return path.startswith("docs/releases/") and "-to-" in path


def ordered(found):
    """Return the sections as (title, existing pages); fail if a page is in no section."""
    found = set(found) - {FRONT}
    releases = tuple(sorted(filter(is_release, found), reverse=True))
    sections = [(title, tuple(page for page in pages if page in found)) for title, pages in SECTIONS]
    sections.append(("CUDA releases", releases))
    lost = found - {page for _, pages in sections for page in pages}
    if lost:
        raise SystemExit(f"site/order.py: error: in no section: {', '.join(sorted(lost))}; add each to SECTIONS")
    return [(title, pages) for title, pages in sections if pages]
