"""What the package promises about its dependencies, and the exact versions it is tested with."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
INTEL_MAC = {"sys_platform": "darwin", "platform_machine": "x86_64"}
LINUX = {"sys_platform": "linux", "platform_machine": "x86_64"}


def pins(machine: dict[str, str]) -> dict[str, str]:
    """The exact version of each package on a machine."""
    found: dict[str, str] = {}
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        pin = Requirement(line)
        if pin.marker is None or pin.marker.evaluate(machine):
            assert canonicalize_name(pin.name) not in found, f"{pin.name} is pinned twice"
            (only,) = pin.specifier
            assert only.operator == "==", line
            found[canonicalize_name(pin.name)] = only.version
    return found


def requirements(machine: dict[str, str]) -> Iterator[Requirement]:
    """Whatever pip is asked to install, extras included."""
    for lines in (PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()):
        for requirement in map(Requirement, lines):
            if requirement.name != PROJECT["name"] and (
                requirement.marker is None or requirement.marker.evaluate(machine)
            ):
                yield requirement


@pytest.mark.parametrize("machine", [LINUX, INTEL_MAC], ids=["Linux", "Intel Mac"])
def test_every_requirement_is_a_range_that_holds_its_exact_version(machine: dict[str, str]) -> None:
    exact = pins(machine)
    for requirement in requirements(machine):
        assert not any(part.operator in ("==", "===") for part in requirement.specifier), f"{requirement} is no range"
        assert any(part.operator == ">=" for part in requirement.specifier), f"{requirement} has no lower bound"
        version = exact.get(canonicalize_name(requirement.name))
        assert version is not None, f"constraints.txt has no {requirement.name}"
        assert version in requirement.specifier, f"{requirement} against {version} of constraints.txt"


def test_what_only_several_servers_need_is_in_the_extra_nodes_alone() -> None:
    needed = {"psycopg", "redis", "taskiq", "taskiq-redis"}
    assert {Requirement(line).name for line in PROJECT["optional-dependencies"]["nodes"]} == needed
    assert not needed & {Requirement(line).name for line in PROJECT["dependencies"]}
