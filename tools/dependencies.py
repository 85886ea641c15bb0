"""Lists what Longhouse depends on, and asks what is known against it.

`python tools/dependencies.py sbom FOLDER` writes two bills of materials (CycloneDX) into a folder: one of the Python
packages that an installation with the extra `nodes` gets, one of the packages that the web app is built from.
`python tools/dependencies.py audit` asks the vulnerability databases of PyPI and npm about the pinned versions. It
exits with 1 if there is a known vulnerability, and with 2 if a database cannot be reached: then nothing is known.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
WEBAPP = ROOT / "web" / "webapp.py"
FINE, VULNERABLE, UNKNOWN = 0, 1, 2


def main() -> int:
    match sys.argv[1:]:
        case ["sbom", folder]:
            return sbom(Path(folder))
        case ["audit"]:
            return max(audit_python(), audit_web())
    print(__doc__)
    return UNKNOWN


def sbom(folder: Path) -> int:
    """Write both bills of materials; what cannot be made is said."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [_made(folder / "python.cdx.json", _python_sbom), _made(folder / "web.cdx.json", _web_sbom)]
    return FINE if all(made) else UNKNOWN


def _made(file: Path, make: Callable[[], str]) -> bool:
    try:
        text = make()
        parts = len(json.loads(text)["components"])
    except subprocess.CalledProcessError as error:
        print(f"{file.name} cannot be made: the package index could not be reached, or refused.\n{error.stderr}")
        return False
    file.write_text(text, "utf-8")
    print(f"{file}: {parts} packages")
    return True


def _python_sbom() -> str:
    """Install the dependencies, without the tools of developers, and list what came."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["nodes"]]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder)
        inside = Path(folder) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        install = [sys.executable, "-m", "pip", "--python", str(inside), "install", "--quiet", "-c", str(CONSTRAINTS)]
        _output([*install, *wanted])
        listing = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-format", "JSON"]
        return _output([*listing, "--pyproject", str(ROOT / "pyproject.toml"), str(inside)])


def _web_sbom() -> str:
    return _output([sys.executable, str(WEBAPP), "sbom"])


def audit_python() -> int:
    """Ask PyPI about the pinned versions of Python packages."""
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(CONSTRAINTS), "--no-deps", "--disable-pip"]
    told = subprocess.run([*command, "--format", "json"], check=False, capture_output=True, encoding="utf-8")
    try:
        asked = json.loads(told.stdout)["dependencies"]
    except (ValueError, KeyError):
        problem = (told.stderr.strip().splitlines() or ["pip-audit does not say why"])[-1]
        print(f"Python packages were not checked: the database of PyPI cannot be reached ({problem}).")
        return UNKNOWN
    skipped = [each["name"] for each in asked if "skip_reason" in each]
    found = [each for each in asked if each.get("vulns")]
    print(f"Python packages: {len(asked) - len(skipped)} of {len(asked)} were checked, {len(found)} are vulnerable.")
    for each in found:
        print(f"  {each['name']} {each['version']}: {', '.join(known['id'] for known in each['vulns'])}")
    if skipped:
        print(f"  The database of PyPI does not answer for {', '.join(skipped)}.")
    return UNKNOWN if skipped else VULNERABLE if found else FINE


def audit_web() -> int:
    """Ask npm about the pinned versions of the packages of the web app."""
    told = subprocess.run([sys.executable, str(WEBAPP), "audit"], check=False, capture_output=True, encoding="utf-8")
    try:
        found = json.loads(told.stdout)["metadata"]["vulnerabilities"]
    except (ValueError, KeyError):
        problem = next((line for line in told.stderr.splitlines() if "audit" in line), "npm does not say why")
        print(f"Packages of the web app were not checked: the database of npm cannot be reached ({problem}).")
        return UNKNOWN
    print(f"Packages of the web app: {found['total']} known vulnerabilities.")
    if found["total"]:
        print(told.stdout)
    return VULNERABLE if found["total"] else FINE


def _output(command: list[str]) -> str:
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


if __name__ == "__main__":
    sys.exit(main())
