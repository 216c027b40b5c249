#!/usr/bin/env python3
"""Make the files to publish from those of the build backend: a wheel, or a source distribution.

    ci/finish_wheel.py wheel RAW FOLDER --tag cp311-cp311-manylinux_2_28_x86_64 --commit HASH
        --compiler "gcc 12.2.0" --floor 2.28 [--contains "libyaml 0.2.5 MIT"]
    ci/finish_wheel.py sdist RAW FOLDER
    auditwheel show --json WHEEL | ci/finish_wheel.py fits TAG

A wheel gets its tag, which pip compares with the machine's glibc, and a bill of materials in
CycloneDX's form (PEP 770). The README's links lead to files of the repository, which no index has.
With CUBIND_URL, the address of the project, they become links to this version's files there;
without it they become plain text.

--contains names a library that the distribution has a copy of, with version and licence.

The bytes of the result depend on the content and on SOURCE_DATE_EPOCH alone: entries are sorted,
with one time and one of two modes.

`fits` prints the platform tag that auditwheel found, and fails if that promises less than the
wheel's tag.
"""

import argparse
import base64
import csv
import gzip
import hashlib
import io
import json
import os
import re
import sys
import tarfile
import time
import uuid
import zipfile
from pathlib import Path

LINK = re.compile(r"(!?)\[((?:[^][]|\[[^]]*\])*)\]\((?!https?:|mailto:|#)([^)\s]+)\)")
PROGRAM = re.compile(r"\.so(\.\d+)*$|/bin/[^/]+$")
OLDEST = 315532800  # the first second of 1980, before which a zip archive has no times


def linked(text, url, version):
    """Return Markdown whose links to files of the repository are absolute, or are plain text."""
    def replace(match):
        image, label, path = match.groups()
        if not url:
            return "" if image else label
        return f"{image}[{label}]({url}/{'raw' if image else 'blob'}/v{version}/{path})"

    return LINK.sub(replace, text)


def with_links(metadata, url):
    """Return METADATA or PKG-INFO with the project's address and without dead links."""
    head, _, description = metadata.partition("\n\n")
    version = re.search(r"^Version: (.+)$", head, re.M)[1]
    if url:
        pages = {"Repository": url, "Documentation": f"{url}/blob/v{version}/README.md",
                 "Changelog": f"{url}/blob/v{version}/CHANGELOG.md"}
        lines = head.split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith("Requires-Python:"))
        lines[at:at] = [f"Project-URL: {name}, {page}" for name, page in pages.items()]
        head = "\n".join(lines)
    return f"{head}\n\n{linked(description, url, version)}"


# gcc links these parts into each module and program.
LINKED = (
    ("libgcc", "the compiler's start files and helper functions, linked statically", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libc_nonshared", "the part of glibc that is linked into each module", "LGPL-2.1-or-later WITH GCC-exception-2.0"),
)


def parts_of(options, has_programs):
    """Return the components inside a wheel."""
    parts = [{"type": "library", "bom-ref": ref, "name": ref, "description": why, "scope": "required",
              "licenses": [{"expression": licence}]} for ref, why, licence in LINKED if has_programs]
    for text in options.contains:
        name, version, licence = text.split(" ", 2)
        parts.append({"type": "library", "bom-ref": name, "name": name, "version": version, "scope": "required",
                      "description": "linked statically", "licenses": [{"expression": licence}]})
    return parts


def bill_of_materials(metadata, options, epoch, has_programs):
    """Return the components of a wheel as CycloneDX JSON."""
    fields = dict(re.findall(r"^([\w-]+): (.*)$", metadata.partition("\n\n")[0], re.M))
    name, version = fields["Name"], fields["Version"]
    main = f"pkg:pypi/{name}@{version}"
    inside = parts_of(options, has_programs)
    licence = fields["License-Expression"]
    needed = [re.match(r"[\w.-]+", line)[0] for line in re.findall(r"^Requires-Dist: ([^;\n]+)$", metadata, re.M)]
    others = [{"type": "library", "bom-ref": f"pkg:pypi/{other}", "name": other, "purl": f"pkg:pypi/{other}",
               "description": "installed by pip", "scope": "required"} for other in needed]
    bom = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{main}#{options.commit}#{options.tag}')}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)),
            "tools": {"components": [{"type": "application", "name": options.compiler.split()[0],
                                      "version": options.compiler.split()[1]}]},
            "component": {
                "type": "library", "bom-ref": main, "name": name, "version": version, "purl": main,
                "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
                "properties": [
                    {"name": "cubind:commit", "value": options.commit},
                    {"name": "cubind:tag", "value": options.tag},
                    {"name": "cubind:compiler", "value": options.compiler},
                    {"name": "cubind:glibc", "value": f">= {options.floor}"},
                    {"name": "cubind:vendored", "value": ", ".join(text.split()[0] for text in options.contains) or "none"},
                ]},
        },
        "components": inside + others,
        "dependencies": [{"ref": main, "dependsOn": [part["bom-ref"] for part in inside + others]}],
        "compositions": [{"aggregate": "complete", "assemblies": [main]}],
    }
    return json.dumps(bom, indent=1) + "\n"


def record(files, name):
    """Return the text of RECORD: the hash and size of each file."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow([path, f"sha256={digest}", len(content)])
    rows.writerow([name, "", ""])
    return text.getvalue().encode()


def write_wheel(path, files, epoch):
    moment = time.gmtime(max(epoch, OLDEST))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if PROGRAM.search(name) else 0o100644) << 16
            archive.writestr(entry, content)


def finish_wheel(raw, folder, options, epoch, url):
    """Write the finished wheel into the folder and return its path."""
    with zipfile.ZipFile(raw) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    info = next(name.partition("/")[0] for name in files if name.endswith(".dist-info/WHEEL"))
    del files[f"{info}/RECORD"]
    wheel = re.sub(r"^(Tag|Root-Is-Purelib): .*\n", "", files[f"{info}/WHEEL"].decode(), flags=re.M).rstrip("\n")
    files[f"{info}/WHEEL"] = f"{wheel}\nRoot-Is-Purelib: false\nTag: {options.tag}\n\n".encode()
    metadata = with_links(files[f"{info}/METADATA"].decode(), url)
    files[f"{info}/METADATA"] = metadata.encode()
    has_programs = any(PROGRAM.search(name) for name in files)
    bom = bill_of_materials(metadata, options, epoch, has_programs)
    files[f"{info}/sboms/{info.partition('-')[0]}.cdx.json"] = bom.encode()
    # The package first: an installer finds the metadata at the end of the archive.
    ordered = {name: files[name] for name in sorted(files, key=lambda name: (name.startswith(info), name))}
    ordered[f"{info}/RECORD"] = record(ordered, f"{info}/RECORD")
    out = folder / f"{info.removesuffix('.dist-info')}-{options.tag}.whl"
    write_wheel(out, ordered, epoch)
    return out


def finish_sdist(raw, folder, epoch, url):
    """Write the finished source distribution into the folder and return its path."""
    packed = io.BytesIO()
    with tarfile.open(raw) as source, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as out:
        for member in sorted((m for m in source.getmembers() if m.isfile()), key=lambda m: m.name):
            content = source.extractfile(member).read()
            if member.name.count("/") == 1 and member.name.endswith("/PKG-INFO"):
                content = with_links(content.decode(), url).encode()
            entry = tarfile.TarInfo(member.name)
            entry.size, entry.mtime = len(content), epoch
            entry.mode = 0o755 if member.mode & 0o100 else 0o644
            out.addfile(entry, io.BytesIO(content))
    path = folder / raw.name
    # gzip writes a time and a name into its head unless told otherwise.
    with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=epoch) as archive:
        archive.write(packed.getvalue())
    return path


def platform_of(report):
    """Return the platform tag of auditwheel's report.

    auditwheel does not know the runtime library, which is in the wheel cubind. So if a wheel needs
    that library and no other, the tag is the one of its symbols.
    """
    others = [name for name in report["external_libs"] if not name.startswith("libcubind_rt.")]
    return report["overall_tag" if others else "sym_tag"]


def fits(platform, tag):
    """Return whether a platform tag such as manylinux_2_17_x86_64 permits a wheel's tag."""
    found = [re.search(r"manylinux_(\d+)_(\d+)_(\w+)$", text) for text in (platform, tag)]
    if not all(found) or found[0][3] != found[1][3]:
        return False
    least, floor = ((int(match[1]), int(match[2])) for match in found)
    return least <= floor


def main():
    if sys.argv[1:2] == ["fits"]:
        platform = platform_of(json.load(sys.stdin))
        print(platform)
        sys.exit(not fits(platform, sys.argv[2]))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=("wheel", "sdist"))
    parser.add_argument("raw", type=Path, help="what the backend built")
    parser.add_argument("folder", type=Path, help="where the result goes")
    for name in ("--tag", "--commit", "--compiler", "--floor"):
        parser.add_argument(name, default="")
    parser.add_argument("--contains", action="append", default=[])
    options = parser.parse_args()
    if "SOURCE_DATE_EPOCH" not in os.environ:
        sys.exit("ci/finish_wheel.py: error: SOURCE_DATE_EPOCH is not set: set it to the time of the commit")
    epoch, url = int(os.environ["SOURCE_DATE_EPOCH"]), os.environ.get("CUBIND_URL", "").rstrip("/")
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.kind == "wheel":
        print(finish_wheel(options.raw, options.folder, options, epoch, url))
    else:
        print(finish_sdist(options.raw, options.folder, epoch, url))


if __name__ == "__main__":
    main()
