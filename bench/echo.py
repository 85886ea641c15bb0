"""An echo server on the same web stack, as the baseline cost of a WebSocket message: `python bench/echo.py PORT`."""

import sys

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect


@websocket("/")
async def echo(socket: WebSocket[object, object, State]) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data("text"))
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )
