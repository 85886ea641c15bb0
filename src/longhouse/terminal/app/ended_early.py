"""The announcement for a game that ended before it was played out."""

from longhouse.games.record import Ended
from longhouse.terminal.app.game_table import Moment
from longhouse.terminal.client.sitting import Sitting
from longhouse.words import Words


def ended_early(words: Words, sitting: Sitting, ended: Ended) -> Moment:
    """Return the announcement for a game that was resigned, abandoned or lost on time. If somebody won, the title of
    the announcement says who.
    """
    loser = sitting.players[ended.seat] if sitting.players else ""
    lost = list(sitting.seats) == [ended.seat]
    winners = [seat for seat in range(len(sitting.players)) if seat != ended.seat]
    if ended.by == "abandon" or not winners:
        said = words.say("web-ended", by=ended.by, who=loser, you="yes" if lost else "no")
        return Moment(words.say("table-over"), [f"{said}."])
    if len(winners) > 1:
        who, you = "", "others"
    else:
        who = sitting.players[winners[0]]
        you = "yes" if list(sitting.seats) == winners else "lost" if lost else "no"
    won = words.say("web-ended-won", by=ended.by, loser=loser, who=who, you=you)
    return Moment(won, [words.say("web-not-counted")], "good" if you == "yes" else "plain")
