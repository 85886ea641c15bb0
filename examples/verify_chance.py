"""Draw all chance of finished games again, as docs/chance.md describes it, and compare it with their records.

python examples/verify_chance.py [FILE …]

This file imports nothing of Longhouse, so that you need not trust the program whose games you check. It follows a
game only as far as chance needs it: which tiles are in the bag, which cards are in the deck. Whether the moves were
legal is for `longhouse verify` to say.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any


class Unfair(Exception):
    """A record whose chance was not drawn from the seed that was promised, or that cannot be checked."""


class Numbers:
    """The random numbers of one chance event: four of 64 bits from every SHA-256."""

    def __init__(self, key: bytes, event: int) -> None:
        self._next = self._stream(key + event.to_bytes(8, "big"))

    @staticmethod
    def _stream(prefix: bytes) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(prefix + block.to_bytes(8, "big")).digest()
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))
            block += 1

    def below(self, bound: int) -> int:
        number = next(self._next)
        while number >= 2**64 - 2**64 % bound:
            number = next(self._next)
        return number % bound

    def one_of(self, items: list[Any]) -> Any:
        return items[self.below(len(items))]

    def several_of(self, items: list[Any], count: int) -> list[Any]:
        """Draw `count` items one after another, in the order drawn."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(count)]


class Fjords:
    """What chance needs of a game of Fjords: the bag, the row, and the order of the tiles."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players = options.get("players", 2)
        marked = 4 if options.get("variant") == "epic" else self.players
        self.tiles = self._tiles(options.get("tiles", "reconstruction-1"), marked)
        self.bag = list(self.tiles)
        self.row: list[str] = []

    @staticmethod
    def _tiles(given: Any, players: int) -> list[str]:
        """The ids of the tiles in the bag, in the order of the tile file."""
        if given == "reconstruction-1":
            given = {"tiles": [{"players": 2, "words": [""] * 37}, {"players": 3, "words": [""] * 14},
                               {"players": 4, "words": [""] * 13}]}  # fmt: skip
        elif not isinstance(given, dict):
            raise Unfair(f"the tile set {given!r} is unknown here")
        bag = []
        count = 0
        for group in given["tiles"]:
            numbered = [f"{count + k:02}" for k in range(1, len(group["words"]) + 1)]
            count += len(numbered)
            if group.get("players", 2) <= players:
                bag += group.get("ids", numbered)
        return bag

    def due(self, verb: str, numbers: Numbers) -> str:
        match verb:
            case "*first":
                return f"*first {numbers.below(self.players)}"
            case "*row":
                return f"*row {numbers.one_of(self.bag)}"
            case "*draw":
                self.bag = self.bag or list(self.tiles)  # a new round: the last one emptied the bag
                return f"*draw {numbers.one_of(self.bag)}"
            case "*swap":
                drawn = numbers.several_of(self.bag, min(4, len(self.bag)))
                return " ".join(["*swap", *sorted(drawn, key=self.tiles.index)])
        raise Unfair(f"{verb} is no chance event of Fjords")

    def happen(self, verb: str, words: list[str]) -> None:
        match verb:
            case "*row":
                self.bag.remove(words[0])
                self.row.append(words[0])
            case "*draw":
                self.bag.remove(words[0])
            case "*swap":
                left = [tile for tile in self.bag if tile not in words] + self.row
                self.bag = sorted(left, key=self.tiles.index)
                self.row = list(words)
            case "lay" if words[0] in self.row:
                self.row.remove(words[0])


SUITS = "CFLE"
CARDS = [f"{value}{suit}" for suit in SUITS for value in range(1, 9)]
CHARACTERS = [rank + suit for suit in SUITS for rank in "JQKPLB"]
INTRODUCTION = "JC JF JL JE / QC KC QF KF QL KL QE KE"
SCENARIOS: dict[str, dict[str, Any]] = {
    "nine-guests": {"hand": 9},
    "both-sides": {"both-ends": True},
    "round-dance": {"turning-trump": True},
    "small-table": {"hand": 7, "deal": "JC LF LL JE / QC KC QF KF QL KL QE KE"},
    "late-guest": {"deal": "full"},
    "tired-hands": {"deal": "full"},
    "moving-day": {"restless-court": True},
    "empty-larder": {"deal": "full", "missing": "8"},
    "upside-down": {"deal": "full", "low-wins": True},
    "longest-night": {"no-trump": True, "hand": {True: 7, False: 8},
                      "deal": "LC QF JL PE / KC BF KL JE QE PL JF BC", "in-order": True},
}  # fmt: skip
"""What the scenarios change that chance depends on; the others change nothing of it."""


class Northwood:
    """What chance needs of a game of For Northwood!: all cards by place, the rulers, and the character who acts."""

    def __init__(self, options: dict[str, Any]) -> None:
        changed = SCENARIOS.get(options.get("scenario", ""), {})
        full = options.get("setup") == "full"
        self.deal: str = changed.get("deal", "full" if full else INTRODUCTION)
        self.in_order = "in-order" in changed
        size = changed.get("hand", 8)
        self.hand_size: int = size[options.get("challenge", False)] if isinstance(size, dict) else size
        self.cards = [card for card in CARDS if card[0] != changed.get("missing")]
        self.both_ends = "both-ends" in changed
        self.turning_trump = "turning-trump" in changed
        self.has_trump = "no-trump" not in changed
        self.low_wins = "low-wins" in changed
        self.restless_court = "restless-court" in changed
        self.rulers: list[str] = []
        self.open_fiefs = list(range(8))
        self.fief: int | None = None

    def due(self, verb: str, numbers: Numbers) -> str:
        match verb:
            case "*setup":
                return f"*setup {self._setup(numbers)}"
            case "*hand":
                hand = numbers.several_of(self.cards, self.hand_size)
                return " ".join(["*hand", *sorted(hand, key=CARDS.index)])
            case "*state" if self.both_ends and self.replies % 2:
                unknown = self._unknown()
                return f"*state {numbers.one_of(unknown) if unknown else self.known[-1]}"
            case "*state" | "*draw":
                return f"{verb} {self.known[0] if self.known else numbers.one_of(self.deck)}"
            case "*peek":
                count = min(3 if self.acting == "QE" else 1, len(self.deck))
                known = self.known[:count]
                return " ".join(["*peek", *known, *numbers.several_of(self._unknown(), count - len(known))])
        raise Unfair(f"{verb} is no chance event of For Northwood!")

    def _setup(self, numbers: Numbers) -> str:
        if self.deal != "full":
            allies, rulers = self.deal.split(" / ")
            return f"{allies} / {rulers if self.in_order else ' '.join(numbers.several_of(rulers.split(), 8))}"
        shown: list[str] = []
        pool = list(CHARACTERS)
        while len(shown) < 12:
            character = pool.pop(numbers.below(len(pool)))
            if sum(other[1] == character[1] for other in shown) < 3:
                shown.append(character)
        first = [next(character for character in shown if character[1] == suit) for suit in SUITS]
        return " ".join([*first, "/", *(character for character in shown if character not in first)])

    def _unknown(self) -> list[str]:
        return [card for card in self.deck if card not in self.known]

    def happen(self, verb: str, words: list[str]) -> None:
        if verb.startswith("*"):
            self._chance(verb, words)
        else:
            self._decision(verb, words)

    def _chance(self, verb: str, words: list[str]) -> None:
        match verb:
            case "*setup":
                self.rulers = words[5:]
            case "*hand":
                self._end_visit()
                self.hand = set(words)
                self.deck = [card for card in self.cards if card not in self.hand]
                self.known: list[str] = []
                self.discarded: list[str] = []
                self.scored: list[str] = []
                self.replies = 0
            case "*state":
                self._leave_deck(words[0])
                self.statement = words[0]
                self.discarded.append(words[0])
            case "*draw":
                self._leave_deck(words[0])
                self.hand.add(words[0])
                if self.acting == "QC":
                    self._take_tops()
            case "*peek":
                self.known = words + self.known[len(words) :]

    def _decision(self, verb: str, words: list[str]) -> None:
        match verb:
            case "visit":
                self._go_to(int(words[0]))
            case "use":
                self._use(words[0])
            case "reply":
                self._reply(words[0])
            case "discard":
                self.hand.remove(words[0])
                self.discarded.append(words[0])
            case "score":
                self.hand.remove(words[0])
                self.scored.append(words[0])
            case "choose":  # the Baron of Claws takes all cards of this value from the deck and shuffles it
                self.hand |= {card for card in self.deck if card[0] == words[0][0]}
                self.deck = [card for card in self.deck if card not in self.hand]
                self.known = []
            case "swap" | "stop" if self.acting == "BL":
                self._trade(words)
            case "swap":
                self.hand.add(self._leave_deck(self.known[0]))
                self.hand.remove(words[0])
                self._put_on_deck(words[0])
            case "fief" if self.acting == "JL":
                here, there = self.fief or 0, int(words[0])
                self.rulers[here], self.rulers[there] = self.rulers[there], self.rulers[here]
                self._go_to(here)
            case "fief":
                self._go_to(int(words[0]))

    def _go_to(self, fief: int) -> None:
        self.fief = fief
        self.trump = self.rulers[fief][1] if self.has_trump else ""

    def _use(self, character: str) -> None:
        self.acting = self.rulers[self.fief or 0] if character == "QL" else character
        self.trades = [self.discarded, self.scored]
        if self.acting == "QF" and self.scored:
            self._put_on_deck(self.scored.pop())
        if self.acting == "QC" and not self.deck:
            self._take_tops()

    def _take_tops(self) -> None:
        for pile in (self.discarded, self.scored):
            if pile:
                self.hand.add(pile.pop())
        self.acting = ""

    def _trade(self, words: list[str]) -> None:
        """The Baron of Leaves swaps, or not, with the next pile whose top card has the value of a card in hand."""
        pile = self.trades.pop(0)
        while not pile or all(card[0] != pile[-1][0] for card in self.hand):
            pile = self.trades.pop(0)
        if words:
            self.hand.remove(words[0])
            self.hand.add(pile.pop())
            pile.append(words[0])

    def _reply(self, card: str) -> None:
        self.hand.remove(card)
        value, suit = self.statement[0], self.statement[1]
        follows = card[1] == suit and (card[0] < value if self.low_wins else card[0] > value)
        scores = follows or (card[1] == self.trump != suit)
        (self.scored if scores else self.discarded).append(card)
        self.replies += 1
        self.acting = ""  # what the Baron of Eyes does after an answer needs no name
        if self.turning_trump:
            self.trump = SUITS[(SUITS.index(self.trump) + 1) % 4]

    def _end_visit(self) -> None:
        if self.fief is None:
            return
        self.open_fiefs.remove(self.fief)
        if self.restless_court and self.open_fiefs and len(self.scored) == self.fief:
            low, high = self.open_fiefs[0], self.open_fiefs[-1]
            self.rulers[low], self.rulers[high] = self.rulers[high], self.rulers[low]

    def _leave_deck(self, card: str) -> str:
        self.deck.remove(card)
        self.known = [other for other in self.known if other != card]
        return card

    def _put_on_deck(self, card: str) -> None:
        self.deck = sorted([*self.deck, card], key=CARDS.index)
        self.known = [card, *self.known]


def check(record: dict[str, Any]) -> int:
    """Check all chance of a record, and return how many chance events there were. Raises `Unfair`."""
    for name in ("seed", "commitment"):
        if name not in record:
            raise Unfair(f"it has no {name}, so nothing was promised that could be checked")
    if sha256(record["seed"].encode()).hexdigest() != record["commitment"]:
        raise Unfair("the seed is not the one that was promised: its SHA-256 is not the commitment")
    if record["game"] not in ("fjords", "northwood"):
        raise Unfair(f"the game {record['game']!r} is unknown here")
    game = Fjords(record["options"]) if record["game"] == "fjords" else Northwood(record["options"])
    key = sha256("\n".join(["longhouse/1", record["seed"], *record.get("nonces", [])]).encode()).digest()
    drawn = 0
    for index, event in enumerate(record["events"]):
        verb, *words = event.split(" ")
        try:
            if verb.startswith("*"):
                due = game.due(verb, Numbers(key, drawn))
                if due != event:
                    raise Unfair(f"event {index} is {event!r}, but the seed draws {due!r}")
                drawn += 1
            game.happen(verb, words)
        except (ValueError, KeyError, IndexError, AttributeError):
            raise Unfair(f"event {index}, {event!r}, is not possible here") from None
    return drawn


EXAMPLE = {
    "game": "fjords",
    "options": {"players": 2},
    "commitment": "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451",
    "seed": "7",
    "events": ["*first 0"],
}
"""The beginning of a game, to have something to check without a file."""


def main(files: list[str]) -> int:
    """Check these files, or the example if there are none; return the exit code."""
    records = {file: json.loads(Path(file).read_text("utf-8")) for file in files} or {"the example": EXAMPLE}
    bad = 0
    for name, record in records.items():
        try:
            print(f"{name}: all {check(record)} chance events were drawn from the promised seed")
        except Unfair as error:
            print(f"{name}: {error}")
            bad = 1
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
