"""Dialogs above a screen: a moment of the game, a question, a list to choose from, a line of text to type."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from longhouse.terminal.app.game_table import Moment


class MomentScreen(ModalScreen[None]):
    """A dialog that shows a moment of the game until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,escape,space", "dismiss", show=False)]

    def __init__(self, moment: Moment, onward: str) -> None:
        super().__init__()
        self._moment = moment
        self._onward = onward

    def compose(self) -> ComposeResult:
        with Vertical(classes=f"dialog {self._moment.tone}"):
            yield Static(self._moment.title, classes="heading", markup=False)
            with VerticalScroll(id="scroll"):
                yield Static("\n".join(self._moment.lines), id="lines", markup=False)
            yield Static(f"\n⏎ {self._onward}", markup=False)

    def on_click(self) -> None:
        self.dismiss()


class ListScreen(ModalScreen[str | None]):
    """A dialog with a list; it returns the id of the chosen item, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, title: str, options: Sequence[tuple[str, str]], lines: Sequence[str] = ()) -> None:
        super().__init__()
        self._title = title
        self._options = options
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="heading", markup=False)
            if self._lines:
                with VerticalScroll(id="scroll"):
                    yield Static("\n".join(self._lines), id="lines", markup=False)
            yield OptionList(*(Option(text, id=name) for name, text in self._options), markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class LineScreen(ModalScreen[str | None]):
    """A dialog that asks for a line of text and returns the text, or None if it is empty."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, given: str = "", *, secret: bool = False, lines: Sequence[str] = ()) -> None:
        super().__init__()
        self._title = title
        self._given = given
        self._secret = secret
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="heading", markup=False)
            if self._lines:
                with VerticalScroll(id="scroll"):
                    yield Static("\n".join(self._lines), id="lines", markup=False)
            yield Input(self._given, password=self._secret)

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        for scroll in self.query(VerticalScroll):
            scroll.scroll_end(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
