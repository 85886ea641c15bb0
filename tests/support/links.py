"""TCP connections that can be cut, slowed and stopped: a proxy between a client and a server on this machine."""

import asyncio
import contextlib

_CHUNK = 65_536
_TO_END = 5.0


class Link:
    """A port that passes everything on to another port; made with `await Link.to(port)`."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.delay = 0.0
        """Seconds by which every piece of data is late, in each direction."""
        self.refusing = False
        """Whether new connections are closed at once."""
        self.port = 0

    @classmethod
    async def to(cls, target: int) -> "Link":
        """Listen on a free port."""
        link = cls(target)
        link._server = await asyncio.start_server(link._accept, "127.0.0.1", 0)
        link.port = link._server.sockets[0].getsockname()[1]
        return link

    def cut(self) -> None:
        """Break all connections at once, as a cable does."""
        for writer in list(self._open):
            writer.transport.abort()

    def stop(self) -> None:
        """Hold everything back; connections stay open."""
        self._flowing.clear()

    def resume(self) -> None:
        """Let everything pass again, what was held back first."""
        self._flowing.set()

    async def close(self) -> None:
        """Stop listening, and end all connections."""
        self.resume()
        self.cut()
        if self._server is not None:
            self._server.close()
        if self._passing:
            await asyncio.wait(self._passing, timeout=_TO_END)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)
        await self._flowing.wait()
        if self.refusing:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        finally:
            for end in (writer, back):
                self._open.discard(end)
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(_CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
            if writer.can_write_eof():
                writer.write_eof()
