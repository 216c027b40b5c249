#!/usr/bin/env python3
"""Fetch interpreters of Debian's releases for both architectures, each into its own root.

    ci/interpreters.py VERSION-ARCH FOLDER
    ci/interpreters.py --compare VERSION FOLDER SYSROOT
    ci/interpreters.py --package NAME ARCH FOLDER

VERSION is 3.11, 3.13, 3.14 or 3.15, ARCH is x86_64 or aarch64. FOLDER becomes a root for chroot: it
has python3.X with its standard library and headers, and the shared libraries that these need.

The packages come from the mirror that apt uses. gpgv checks the signature of the suite's Release
file, that file has the checksum of the package index, and the index has the checksums of the
packages. Nothing of the machine changes: apt's sources stay, and no script of a package runs.

--compare fails unless Python.h, preprocessed for aarch64 with the sysroot's headers, is the same
with the pyconfig.h of either architecture. FOLDER has the roots of the version for both.

--package unpacks one package of the oldest of these releases, without those that it depends on.
"""

import hashlib
import itertools
import lzma
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

# Which release of Debian has which interpreter.
SUITES = {"3.11": "bookworm", "3.13": "trixie", "3.14": "sid", "3.15": "sid"}
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
SOURCES = Path("/etc/apt")
KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
# An interpreter runs without these packages, which belong to a whole system.
NOT_NEEDED = {"debconf", "debconf-2.0", "dpkg", "install-info", "readline-common", "media-types", "mime-support",
              "netbase", "tzdata", "libc-bin", "libcrypt1", "openssl-provider-legacy", "cdebconf"}
# Debian puts all programs and libraries below /usr and keeps the old names as links.
MERGED = ("bin", "lib", "lib64", "sbin")


class FetchError(Exception):
    pass


def mirror(folder=SOURCES):
    """Return the address from which apt gets Debian's packages."""
    for path in sorted([folder / "sources.list", *folder.glob("sources.list.d/*")]):
        text = path.read_text() if path.is_file() else ""
        found = re.findall(r"^URIs:\s*(\S+/debian)/?\s*$", text, re.M)
        found += re.findall(r"^deb\s+(?:\[[^]]*\]\s+)?(\S+/debian)/?\s", text, re.M)
        if found:
            return found[0]
    raise FetchError(f"no source below {folder} names a mirror of Debian: add one")


def fetch(url):
    try:
        with urllib.request.urlopen(url, timeout=180) as answer:
            return answer.read()
    except (urllib.error.URLError, OSError) as error:
        raise FetchError(f"{url}: {error}") from error


def checked(content, digest, name):
    """Return the content if it has this SHA256."""
    if hashlib.sha256(content).hexdigest() != digest:
        raise FetchError(f"{name} differs from the checksum of its index: the mirror may be changing, so try again")
    return content


def signed_text(release):
    """Return the text of a Release file after a check of its signature."""
    if not KEYRING.exists() or not shutil.which("gpgv"):
        raise FetchError(f"gpgv and {KEYRING} check the mirror: install gpgv and debian-archive-keyring")
    with tempfile.NamedTemporaryFile() as file:
        file.write(release)
        file.flush()
        command = ["gpgv", "--keyring", KEYRING, "--output", "-", file.name]
        result = subprocess.run(command, capture_output=True, check=False)
    # gpgv fails if it lacks one of several keys. One good signature by a key of the keyring is
    # enough.
    if b"Good signature" not in result.stderr or b"BAD signature" in result.stderr:
        raise FetchError("the signature of the Release file is not one of Debian's")
    return result.stdout.decode()


def index(address, suite, debian):
    """Return {package: {field: value}} of a suite, without its old versions."""
    base = f"{address}/dists/{suite}"
    name = f"main/binary-{debian}/Packages.xz"
    sums = re.findall(rf"^ ([0-9a-f]{{64}}) +\d+ {name}$", signed_text(fetch(f"{base}/InRelease")), re.M)
    packed = checked(fetch(f"{base}/{name}"), sums[0], name)
    return parse_index(lzma.decompress(packed).decode())


def parse_index(text):
    packages = {}
    for paragraph in text.strip().split("\n\n"):
        fields = dict(re.findall(r"^([A-Za-z0-9-]+): (.*)$", paragraph, re.M))
        packages[fields["Package"]] = fields
    return packages


def needed(packages, names):
    """Return the names and, in order, the packages that they depend on."""
    found, todo = [], list(names)
    while todo:
        name = todo.pop(0)
        if name in found or name in NOT_NEEDED:
            continue
        if name not in packages:
            raise FetchError(f"the mirror has no package {name}")
        found.append(name)
        depends = packages[name].get("Pre-Depends", "") + "," + packages[name].get("Depends", "")
        first = [re.match(r"\s*([a-z0-9.+-]+)", part.split("|")[0]) for part in depends.split(",")]
        todo += [match[1] for match in first if match]
    return found


def unpack(package, root):
    """Unpack a package below the root, as dpkg -x does, but through the links of MERGED."""
    with tempfile.NamedTemporaryFile(suffix=".deb") as file:
        file.write(package)
        file.flush()
        tar = subprocess.run(["dpkg-deb", "--fsys-tarfile", file.name], capture_output=True, check=True).stdout
    subprocess.run(["tar", "-x", "--keep-directory-symlink", "-C", root], input=tar, check=True)


def make_root(version, arch, root):
    suite = SUITES.get(version)
    if not suite or arch not in ARCHITECTURES:
        raise FetchError(f"no release of Debian has Python {version} for {arch}")
    address = mirror()
    packages = index(address, suite, ARCHITECTURES[arch])
    headers = f"libpython{version}-dev"
    names = [*needed(packages, [f"python{version}"]), headers]
    for name in MERGED:
        (root / "usr" / name).mkdir(parents=True, exist_ok=True)
        (root / name).symlink_to(f"usr/{name}")
    for name in ("tmp", "proc", "dev", "wheel"):
        (root / name).mkdir()
    unpack_packages(address, packages, names, root)
    (root / "dev" / "null").touch()


def unpack_packages(address, packages, names, root):
    """Unpack the packages and list them, with their versions, in the file PACKAGES."""
    for name in names:
        fields = packages[name]
        unpack(checked(fetch(f"{address}/{fields['Filename']}"), fields["SHA256"], name), root)
    (root / "PACKAGES").write_text("".join(f"{name} {packages[name]['Version']}\n" for name in sorted(names)))


def make_package(name, arch, folder):
    address = mirror()
    packages = index(address, next(iter(SUITES.values())), ARCHITECTURES[arch])
    if name not in packages:
        raise FetchError(f"the mirror has no package {name}")
    unpack_packages(address, packages, [name], folder)


def gcc(*options, text=None):
    """Return the output of aarch64's compiler."""
    command = ["aarch64-linux-gnu-gcc", *options]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def preprocessed(config, headers, sysroot):
    """Return the lines of Python.h, preprocessed for aarch64 with a pyconfig.h.

    They have definitions, except those of pyconfig.h itself.
    """
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(headers, folder, dirs_exist_ok=True)
        shutil.copy(config, Path(folder) / "pyconfig.h")
        own = gcc("-print-file-name=include").strip()
        places = [word for place in (own, sysroot / "include", folder) for word in ("-isystem", place)]
        text = gcc("-E", "-dD", "-P", "-nostdinc", *places, "-", text="#include <Python.h>\n#include <structmember.h>\n")
    return without_settings(text.replace(folder, ""), config.read_text())


def without_settings(text, config):
    """Return the lines of a preprocessed text that define none of pyconfig.h's macros."""
    macros = set(re.findall(r"^(?:/\* #undef|\s*#\s*define) (\w+)", config, re.M))
    defined = re.compile(r"^#(?:define|undef) (\w+)")
    return [line for line in text.splitlines() if not (match := defined.match(line)) or match[1] not in macros]


def compare(version, folder, sysroot):
    """Return the first line of Python's headers that differs by pyconfig.h, or None."""
    roots = {arch: folder / f"{version}-{arch}" / "usr" / "include" for arch in ARCHITECTURES}
    headers = roots["aarch64"] / f"python{version}"
    configs = [root / f"{arch}-linux-gnu" / f"python{version}" / "pyconfig.h" for arch, root in roots.items()]
    texts = [preprocessed(config, headers, sysroot) for config in configs]
    return next((f"{one!r} or {other!r}" for one, other in itertools.zip_longest(*texts) if one != other), None)


def main():
    if len(sys.argv) == 5 and sys.argv[1] == "--compare":
        found = compare(sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]))
        sys.exit(f"headers of Python {sys.argv[2]} have {found}, by pyconfig.h" if found else 0)
    if len(sys.argv) == 5 and sys.argv[1] == "--package":
        make_whole(Path(sys.argv[4]), lambda part: make_package(sys.argv[2], sys.argv[3], part))
    elif len(sys.argv) == 3 and "-" in sys.argv[1]:
        version, _, arch = sys.argv[1].partition("-")
        make_whole(Path(sys.argv[2]), lambda part: make_root(version, arch, part))
    else:
        sys.exit(__doc__)


def make_whole(folder, make):
    """Make a folder that is there only as a whole."""
    part = folder.with_name(folder.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    try:
        make(part)
    except FetchError as error:
        sys.exit(f"ci/interpreters.py: error: {error}")
    shutil.rmtree(folder, ignore_errors=True)
    part.rename(folder)


if __name__ == "__main__":
    main()
