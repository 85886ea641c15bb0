"""Every command of the README's code blocks, run as it is printed, in order, in an empty folder."""

import re
import shlex
from pathlib import Path

import pytest
from support.documents import ROOT, commands
from support.printed_commands import way_to_run

README = (ROOT / "README.md").read_text("utf-8")


def sections() -> dict[str, list[str]]:
    """The commands of each section that has any."""
    parts = re.split(r"^## ", README, flags=re.MULTILINE)
    return {part.partition("\n")[0]: found for part in parts if (found := commands(part))}


@pytest.mark.parametrize("section", sections())
def test_every_command_of_the_readme_works_as_printed(section: str, tmp_path: Path) -> None:
    printed = sections()[section]
    for command in printed:
        way_to_run(command)(command, printed, tmp_path)


def test_the_commands_of_the_readme_are_found() -> None:
    verbs = {shlex.split(command)[1] for commands in sections().values() for command in commands if " " in command}
    assert verbs >= {"play", "sim", "verify", "hint", "arena"}


def test_a_command_that_cannot_be_run_is_a_failure() -> None:
    for command in ("longhouse dance", "longhouse --dance", "longhouse bots --redis redis://localhost"):
        with pytest.raises(pytest.fail.Exception, match="No test knows"):
            way_to_run(command)
