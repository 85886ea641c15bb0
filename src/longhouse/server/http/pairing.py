"""HTTP routes for quick pairing."""

from litestar import Controller, delete, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from longhouse.server.access.limits import checked_options
from longhouse.server.http.pairing_shapes import SeekTold, SeekWish, seek_told
from longhouse.service.pairing import Pairing, wish_of
from longhouse.storage.people import Person


class PairingRoutes(Controller):
    """Lets a person start and stop looking for a game."""

    path = "/api/me/seek"
    tags = ("games",)

    @put("/")
    async def seek(
        self, data: JSONBody[SeekWish], somebody: NamedDependency[Person], pairing: NamedDependency[Pairing]
    ) -> SeekTold:
        """Start looking for a game with the wished options.

        The lobby socket reports when a game is found. The search ends if the person is not connected to the lobby.
        """
        checked_options(data.options)
        wish = wish_of(data.game, data.options, data.clock, rated=data.rated, public=data.public, anybody=data.anybody)
        return seek_told(await pairing.seek(somebody.id, wish))

    @delete("/")
    async def stop(self, somebody: NamedDependency[Person], pairing: NamedDependency[Pairing]) -> None:
        """Stop looking for a game. If one was found already, give it up; its other players then look again."""
        await pairing.stop(somebody.id)
