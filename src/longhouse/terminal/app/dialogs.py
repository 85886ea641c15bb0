"""Dialogs in front of a screen: an announcement, a list to choose from, a line of text to type."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

if TYPE_CHECKING:
    from longhouse.terminal.app.game_table import Moment

Chosen = TypeVar("Chosen")


class Dialog(ModalScreen[Chosen]):
    """Base class of dialogs: a heading, lines of text that scroll, and below them the possible answers."""

    def __init__(self, title: str, lines: Sequence[str | Content] = (), classes: str = "") -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._look = classes

    def compose(self) -> ComposeResult:
        with Vertical(classes=f"dialog {self._look}"):
            yield Static(self._title, classes="heading", markup=False)
            if self._lines:
                with VerticalScroll(id="scroll"):
                    yield Static(Content("\n").join(_content(line) for line in self._lines), id="lines")
            yield from self.answers()

    def answers(self) -> ComposeResult:
        """Yield the widgets with which the person answers the dialog."""
        yield from ()

    def on_mount(self) -> None:
        for widget in self.query("OptionList, Input, #scroll"):
            widget.focus()


class MomentScreen(Dialog[None]):
    """A dialog that shows an announcement (`Moment`), such as the end of the game, until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,space", "dismiss", show=False)]

    def __init__(self, moment: "Moment", onward: str) -> None:
        super().__init__(moment.title, moment.lines, moment.tone)
        self._onward = onward

    def answers(self) -> ComposeResult:
        yield Static(f"\n⏎ {self._onward}", markup=False)

    def on_click(self) -> None:
        self.dismiss()


class ListScreen(Dialog[str | None]):
    """A dialog in which the person chooses an item of a list. It returns the id of the item, or None if it is
    cancelled.

    If `preview` is given, it is called with the id of each item that the cursor reaches.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[str, str]],
        lines: Sequence[str] = (),
        *,
        preview: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(title, lines)
        self._options = options
        self._preview = preview
        self.set_class(preview is not None, "aside")

    def answers(self) -> ComposeResult:
        yield OptionList(*(Option(text, id=name) for name, text in self._options), markup=False)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self._preview is not None and event.option_id is not None:
            self._preview(event.option_id)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class LineScreen(Dialog[str | None]):
    """A dialog that asks for a line of text and returns it; None if the line is empty or the dialog is cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, given: str = "", *, secret: bool = False, lines: Sequence[str] = ()) -> None:
        super().__init__(title, lines)
        self._given = given
        self._secret = secret

    def answers(self) -> ComposeResult:
        yield Input(self._given, password=self._secret)

    def on_mount(self) -> None:
        super().on_mount()
        for scroll in self.query(VerticalScroll):
            scroll.scroll_end(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


def _content(line: str | Content) -> Content:
    return Content(line) if isinstance(line, str) else line
