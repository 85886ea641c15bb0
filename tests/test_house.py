"""The lines of the house that no linter draws."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import longhouse
from longhouse.games.catalogue import GAMES as CATALOGUE

PACKAGE = Path(longhouse.__file__).parent
GAMES = PACKAGE / "games"
NAMES = set(CATALOGUE)
FRONT_DOOR = {"__init__.py", "making.py", "solver.py"}
SPEAKING = ("words", "cli", "terminal", "server")
OTHER_WORDS = {
    "games/kind_conformance.py": {"Words", "words"},  # texts for people: it tries the board and the telling of a game
    "games/fjords/views.py": {"word"},  # a field of the view, as JSON: the corners of a tile
    "games/fjords/tiles.py": {"words"},  # a parameter of a message: how many corner patterns a tile file has
}


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules that are imported at run time, also inside functions; not those for the type checker alone."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                continue
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (module, *(f"{module}.{name.name}" for name in names))
        yield from imported(node)


def named(tree: ast.AST) -> Iterator[str]:
    """The games that code names: by importing their modules, or as a string."""
    for module in imported(tree):
        yield from NAMES & set(module.split(".")) if module.startswith("longhouse.") else ()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from NAMES & {node.value}


def is_named_after_a_game(place: Path) -> bool:
    """Whether a module or a folder above it has the name of a game, such as `fjords.py` or `fjords_coding.py`."""
    return any(part.partition(".")[0].partition("_")[0] in NAMES for part in place.parts)


def test_nothing_names_a_game_but_the_rules_the_engine_the_front_doors_and_what_is_named_after_it() -> None:
    for file in PACKAGE.rglob("*.py"):
        place = file.relative_to(PACKAGE)
        if place.parts[0] in ("games", "engine") or str(place) in FRONT_DOOR or is_named_after_a_game(place):
            continue
        found = set(named(ast.parse(file.read_text("utf-8"))))
        assert not found, f"{place} names {found}"


def test_no_class_name_has_two_meanings() -> None:
    homes: dict[str, list[str]] = {}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            for name in type_names(node):
                homes.setdefault(name, []).append(str(file.relative_to(PACKAGE)))
    # Arrays of the engines and sets of figures: the same name for the same use.
    same = {"Reals", "Sets"}
    assert {name: files for name, files in homes.items() if len(files) > 1 and name not in same} == {}


def type_names(node: ast.stmt) -> list[str]:
    """The public classes and type aliases that a statement defines."""
    match node:
        case ast.ClassDef(name=name):
            names = [name]
        case ast.Assign(targets=targets):
            names = [target.id for target in targets if isinstance(target, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            names = [name]
        case _:
            names = []
    return [name for name in names if name[0].isupper() and not name.isupper()]


def identifiers(tree: ast.AST) -> Iterator[str]:
    """Every name that code gives or uses, but not the modules it imports from."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=str(name)) | ast.Attribute(attr=str(name)) | ast.arg(arg=str(name)):
                yield name
            case ast.FunctionDef(name=str(name)) | ast.AsyncFunctionDef(name=str(name)) | ast.ClassDef(name=str(name)):
                yield name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.keyword(arg=str(name)):
                yield name
            case ast.alias(name=name, asname=alias):
                yield alias or name


def test_words_are_texts_for_people_and_nothing_else() -> None:
    for file in PACKAGE.rglob("*.py"):
        place = file.relative_to(PACKAGE)
        if place.parts[0] in SPEAKING:
            continue
        names = {name for name in identifiers(ast.parse(file.read_text("utf-8"))) if "word" in name.lower()}
        strange = {name for name in names if "password" not in name.lower()} - OTHER_WORDS.get(place.as_posix(), set())
        assert not strange, f"{place}: {strange}"


def test_the_rules_import_nothing_but_the_standard_library() -> None:
    for file in GAMES.rglob("*.py"):
        for module in imported(ast.parse(file.read_text("utf-8"))):
            ours = module.startswith(("longhouse.games", "longhouse.errors", "longhouse.printing"))
            assert ours or module.split(".")[0] in sys.stdlib_module_names, f"{file.name} imports {module}"


def test_the_rules_know_no_clock_and_draw_from_no_generator_but_their_own() -> None:
    # Their players choose at random; chance is still drawn from the seed.
    allowed = {"playout.py", "conformance.py", "kind_conformance.py"}
    for file in GAMES.rglob("*.py"):
        text = file.read_text("utf-8")
        assert "import time" not in text, file.name
        assert "import random" not in text or file.name in allowed, file.name


def test_importing_longhouse_imports_no_third_party_package() -> None:
    code = "import sys, longhouse.games.record; print([m for m in ('rich', 'fluent', 'numba') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"


def test_the_page_is_served_without_waiting_for_what_only_the_house_needs() -> None:
    absent = ("fluent", "litestar", "sqlalchemy", "msgspec", "importlib.metadata", "rich")
    code = (
        "import sys, longhouse.server.run; from longhouse.cli.arguments import parser; "
        "from longhouse.words import Words; words = Words('en'); "
        "parser(words).parse_args(['serve', '--open']); words.say('serve-listening', address='here'); "
        f"print([m for m in {absent} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"


def test_whoever_sits_at_a_table_loads_no_bot_and_nothing_that_is_compiled() -> None:
    rooms = "longhouse, longhouse.games.record, longhouse.bots.client, longhouse.terminal.play, longhouse.cli"
    absent = ("numba", "numpy", "openskill", "longhouse.engine", "longhouse.bots.player", "longhouse.lab")
    code = f"import sys, {rooms}; print([m for m in {absent} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"
