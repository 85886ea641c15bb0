"""The documentation: what it shows runs, what it names exists, and its links lead somewhere."""

import inspect
import json
import re
import shlex
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from support.documents import DOCUMENTS, PAGES, ROOT, blocks, commands, name_of, without_blocks
from support.printed_commands import way_to_run
from support.site import built_site

import longhouse as lh
from longhouse import errors
from longhouse.cli.arguments import parser
from longhouse.words import ENGLISH

README_COMMANDS = commands((ROOT / "README.md").read_text("utf-8"))
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
"""What a browser loads by itself."""
OF_A_SERVER = ("serve", "bots", "admin")
"""Verbs that need a server elsewhere: their commands are read, not run."""
ELSEWHERE = {"--server", "--join"}
"""Options that name one."""

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
pages = pytest.mark.parametrize("page", PAGES, ids=name_of)


class Page(HTMLParser):
    """The links of a page, what it loads, and the anchors it has."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {"", "top"}
        self.feed(file.read_text("utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Keep what leads elsewhere, and what can be led to."""
        given = {name: value or "" for name, value in attributes}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if (attribute := LOADING.get(tag)) and given.get(attribute, "#") != "#":
            self.loaded.append(given[attribute])


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """Every page of the built site."""
    folder = built_site(tmp_path_factory)
    return {file.resolve(): Page(file) for file in folder.rglob("*.html")}


def test_every_link_of_the_site_leads_to_a_page_and_an_anchor_that_are_there(site: dict[Path, Page]) -> None:
    broken = []
    for file, page in site.items():
        for link in page.links:
            address = urlsplit(link)
            if address.scheme:
                continue
            target = (file.parent / unquote(address.path)).resolve() if address.path else file
            anchor = unquote(address.fragment)
            if not target.is_file() or (target in site and anchor not in site[target].anchors):
                broken.append(f"{file.name}: {link}")
    assert broken == []


def test_the_site_loads_nothing_from_elsewhere(site: dict[Path, Page]) -> None:
    for file, page in site.items():
        for address in page.loaded:
            assert not urlsplit(address).netloc, f"{file.name} loads {address}"
            assert (file.parent / urlsplit(address).path).is_file(), f"{file.name} has no {address}"
    folder = next(file for file in site if file.name == "index.html").parent
    for sheet in folder.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(https?:)?//|@import", sheet.read_text("utf-8")), sheet.name


def test_the_reference_has_every_public_name_and_every_error(site: dict[Path, Page]) -> None:
    (reference,) = (page for file, page in site.items() if file.name == "library.html")
    assert {f"longhouse.{name}" for name in lh.__all__} <= reference.anchors
    raised = {name for name, kind in vars(errors).items() if inspect.isclass(kind) and issubclass(kind, Exception)}
    assert raised <= {anchor.rpartition(".")[2] for anchor in reference.anchors}


def test_every_public_class_function_and_method_says_what_it_does() -> None:
    silent = [name for name, described in public_objects() if not inspect.getdoc(described)]
    assert silent == []


def test_every_example_is_shown() -> None:
    shown = set(re.findall(r"\.\./examples/(\w+\.py)", (ROOT / "docs" / "examples.md").read_text("utf-8")))
    assert shown == {file.name for file in (ROOT / "examples").glob("*.py")}


def public_objects() -> Iterator[tuple[str, object]]:
    """The functions and classes of the library, and what can be called on them or read from them."""
    for name in lh.__all__:
        public = getattr(lh, name)
        if inspect.isfunction(public):
            yield name, public
        if inspect.isclass(public):
            yield name, public
            for member, described in vars(public).items():
                if not member.startswith("_") and (
                    callable(described) or isinstance(described, property | classmethod)
                ):
                    yield f"{name}.{member}", described


@documents
def test_every_link_of_a_file_leads_to_a_file_and_a_heading_that_are_there(document: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", without_blocks(document.read_text("utf-8"))):
        address = urlsplit(link)
        if address.scheme:
            continue
        target = (document.parent / address.path).resolve() if address.path else document
        assert target.exists(), f"no {link}"
        if address.fragment:
            assert address.fragment in headings(target), f"no heading for {link}"


def headings(document: Path) -> set[str]:
    """The anchors that a repository browser gives to headings."""
    titles = re.findall(r"^#+ (.+)$", without_blocks(document.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles}


@documents
def test_every_file_that_is_named_is_there(document: Path) -> None:
    named = r"`((?:src|tests|bench|docs|examples|web|tools)/[\w./*@{},-]+)`"
    for name in re.findall(named, document.read_text("utf-8")):
        assert all(list(ROOT.glob(each.rstrip("/"))) for each in spelled_out(name)), f"no {name}"


def spelled_out(name: str) -> list[str]:
    """`a/{b,c}.py` as `a/b.py` and `a/c.py`."""
    found = re.search(r"{([^}]*)}", name)
    if found is None:
        return [name]
    return [each for part in found[1].split(",") for each in spelled_out(name.replace(found[0], part, 1))]


@pages
def test_every_test_and_every_target_of_make_that_is_named_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    written = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py"))
    for name in re.findall(r"`(test_\w+)`", text):
        assert f"def {name}(" in written, f"no {name}"
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for target in re.findall(r"(?:`|^)make ([a-z-]+)(?:`|$)", text, re.MULTILINE):
        assert target in targets, f"no make {target}"


def test_every_attack_has_its_tests_and_all_tests_of_attacks_are_named() -> None:
    """What `docs/security.md` promises is shown by tests, and what these files test is promised there."""
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    attacks = re.split(r"\n(?=\*\*)", page[page.index("## Attacks") : page.index("## Measured")])[1:]
    assert [attack.splitlines()[0] for attack in attacks if "- Tests: " not in attack] == []
    about = ("accounts", "attack", "bad_input", "connections", "limits", "mail", "moderation", "older_node", "secrets")
    tests = "\n".join((ROOT / "tests" / "server" / f"test_{name}.py").read_text("utf-8") for name in about)
    assert [name for name in re.findall(r"^def (test_\w+)", tests, re.MULTILINE) if f"`{name}`" not in page] == []


@documents
def test_every_block_of_python_is_run_as_a_doctest(document: Path) -> None:
    for block in blocks(document.read_text("utf-8"), "python"):
        assert block.lstrip().startswith(">>> "), f"{name_of(document)} has Python that nobody runs:\n{block}"


@documents
def test_every_block_of_json_is_valid(document: Path) -> None:
    for block in blocks(document.read_text("utf-8"), "json"):
        assert is_json(block) or all(map(is_json, block.splitlines())), f"not JSON:\n{block}"


def is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


@pages
def test_every_command_of_a_page_works_as_printed(page: Path, tmp_path: Path) -> None:
    printed = commands(page.read_text("utf-8"))
    for command in printed:
        _, *arguments = shlex.split(command)
        if arguments not in ([], ["--lan"]):
            parser(ENGLISH).parse_args(arguments)
        if arguments[:1] and (arguments[0] in OF_A_SERVER or ELSEWHERE & set(arguments)):
            continue
        if command in README_COMMANDS and (not arguments or arguments[0] in ("--lan", "arena", "engine", "play")):
            continue  # run by the test of the README, and nothing here needs what it leaves
        way_to_run(command)(command, printed, tmp_path)
