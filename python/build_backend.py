"""Builds the Python module for a front end such as pip or build (PEP 517), with CMake and the standard library alone.

A wheel holds boxcars/ with the compiled part; a source distribution what it is compiled from. Needs the packages that
docs/python.md names. The metadata compiles nothing, so that a front end finds numpy, or says that it cannot, first.
"""

import base64
import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

root = Path(__file__).resolve().parent.parent
in_source = ["CMakeLists.txt", "LICENSE", "README.md", "pyproject.toml", "cmake", "docs/python.md", "python", "src"]


def version():
    return re.search(r"project\(boxcars VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text()).group(1)


def metadata():
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    summary = re.search(r'^description = "(.*)"$', project, re.M).group(1)
    needs = re.search(r'^requires-python = "(.*)"$', project, re.M).group(1)
    return (f"Metadata-Version: 2.1\nName: boxcars\nVersion: {version()}\nSummary: {summary}\nLicense: MIT\n"
            f"Requires-Python: {needs}\nRequires-Dist: numpy\nDescription-Content-Type: text/markdown\n\n"
            + (root / "docs/python.md").read_text(encoding="utf-8"))


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    info = f"boxcars-{version()}.dist-info"
    (Path(metadata_directory) / info).mkdir()
    (Path(metadata_directory) / info / "METADATA").write_text(metadata(), encoding="utf-8")
    (Path(metadata_directory) / info / "WHEEL").write_text(wheel_file(), encoding="utf-8")
    return info


def wheel_file():
    return f"Wheel-Version: 1.0\nGenerator: boxcars\nRoot-Is-Purelib: false\nTag: {tag()}\n"


def tag():
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def get_requires_for_build_wheel(config_settings=None):
    """Refuses before the compile what a front end cannot install."""
    missing = [tool for tool in ("c++", "cmake", "ninja", "pkg-config") if not shutil.which(tool)]
    if missing:
        sys.exit(f"To compile Boxcars, {', '.join(missing)} must be installed: docs/python.md names the packages.")
    return []


def compiled(build):
    flags = ["-DBOXCARS_PROGRAM=OFF", "-DBOXCARS_TESTS=OFF", "-DBOXCARS_PYTHON=ON", "-DBOXCARS_BATCHES=ON", "-DBOXCARS_PACKAGED=ON",
             "-DCMAKE_BUILD_TYPE=Release", f"-DPython_EXECUTABLE={sys.executable}"]
    subprocess.run(["cmake", "-S", str(root), "-B", str(build), "-G", "Ninja", *flags], check=True)
    subprocess.run(["cmake", "--build", str(build), "--target", "boxcars_python"], check=True)
    return next((build / "python" / "boxcars").glob("_native*.so"))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name, info = f"boxcars-{version()}-{tag()}.whl", f"boxcars-{version()}.dist-info"
    module = compiled(Path((config_settings or {}).get("build-dir", root / "build" / "python")))
    files = {f"boxcars/{file.name}": file.read_bytes() for file in sorted((root / "python/boxcars").iterdir()) if file.is_file()}
    files[f"boxcars/{module.name}"] = module.read_bytes()
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/LICENSE"] = (root / "LICENSE").read_bytes()
    files[f"{info}/WHEEL"] = wheel_file().encode()
    record = [f"{path},sha256={digest(data)},{len(data)}" for path, data in files.items()]
    files[f"{info}/RECORD"] = ("\n".join([*record, f"{info}/RECORD,,"]) + "\n").encode()
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return name


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def build_sdist(sdist_directory, config_settings=None):
    name = f"boxcars-{version()}"

    def sources_alone(entry):  # with nothing of who packs them when
        entry.uid = entry.gid = entry.mtime = 0
        entry.uname = entry.gname = ""
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return None if "__pycache__" in entry.name else entry

    with gzip.GzipFile(os.path.join(sdist_directory, f"{name}.tar.gz"), "wb", mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w") as archive:
            for part in in_source:
                archive.add(root / part, f"{name}/{part}", filter=sources_alone)
            about = metadata().encode()
            entry = tarfile.TarInfo(f"{name}/PKG-INFO")
            entry.size = len(about)
            archive.addfile(entry, io.BytesIO(about))
    return f"{name}.tar.gz"
