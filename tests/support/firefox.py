"""Firefox, driven over WebDriver BiDi: the few commands that a smoke test needs."""

import itertools
import json
import os
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

_PATIENCE = 300.0  # seconds: a bot may have to compile first
_LISTENING = "WebDriver BiDi listening on "
_PREFERENCES = {
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}
_WAIT_FOR = """(selector) => new Promise((go) => {
  const look = () => {
    const found = document.querySelector(selector);
    if (!found) return setTimeout(look, 20);
    found.scrollIntoView({ block: 'center' });
    go(found);
  };
  look();
})"""

_APPEARS = """([selector, patience]) => new Promise((go) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector(selector)) go(true);
    else if (performance.now() - begun > patience) go(false);
    else setTimeout(look, 20);
  };
  look();
})"""

_CUT_SHORT = "Image corrupt or truncated."
"""Firefox logs this error if a page is left while it loads an image; it is ignored."""


class Firefox:
    """A headless Firefox window; JavaScript errors of its pages are collected in `problems`."""

    def __init__(self, profile: Path) -> None:
        assert FIREFOX is not None
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in _PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        environment = {**os.environ, "HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment
        )
        self._connecting = connect(f"{self._address()}/session", open_timeout=_PATIENCE, close_timeout=1, max_size=None)
        self._socket: ClientConnection = self._connecting.__enter__()
        self._numbers = itertools.count(1)
        self.problems: list[str] = []
        self._do("session.new", capabilities={})
        self._do("session.subscribe", events=["log.entryAdded"])
        self._context: str = self._do("browsingContext.getTree")["contexts"][0]["context"]
        self._do("browsingContext.setViewport", context=self._context, viewport={"width": 1280, "height": 800})

    def goto(self, address: str) -> None:
        """Open a page."""
        self._do("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._do("browsingContext.reload", context=self._context, wait="complete")

    def call(self, function: str, argument: object = None) -> Any:
        """Call a JavaScript function with one JSON argument and return its result, converted from JSON."""
        told = self._call(f"async () => JSON.stringify(await ({function})({json.dumps(argument)}))")
        return json.loads(told["value"]) if told["type"] == "string" else None

    def wait_for(self, selector: str) -> None:
        """Wait until an element matches `selector`."""
        self._found(selector)

    def appears(self, selector: str, seconds: float) -> bool:
        """Wait so long for an element that matches `selector`; return whether there is one."""
        return bool(self.call(_APPEARS, [selector, 1_000 * seconds]))

    def click(self, selector: str) -> None:
        """Click the first element that matches `selector`, as soon as there is one."""
        element = {"type": "element", "element": {"sharedId": self._found(selector)}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": element},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self._do("input.performActions", context=self._context, actions=[mouse])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)
        self._process.kill()
        self._process.wait()

    def _found(self, selector: str) -> str:
        shared: str = self._call(f"() => ({_WAIT_FOR})({json.dumps(selector)})")["sharedId"]
        return shared

    def _call(self, function: str) -> Any:
        answer = self._do(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._context},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"]

    def _do(self, method: str, **params: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(_PATIENCE))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["type"] == "javascript" and entry["level"] == "error" and entry["text"] != _CUT_SHORT:
                    self.problems.append(entry["text"])
            elif message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def _address(self) -> str:
        """The WebSocket address from Firefox's output; a thread reads the rest, so that the pipe never fills up."""
        assert self._process.stderr is not None
        said = self._process.stderr
        for line in said:
            if line.startswith(_LISTENING):
                threading.Thread(target=lambda: [*said], daemon=True).start()
                return line.removeprefix(_LISTENING).strip()
        raise AssertionError("Firefox does not speak WebDriver BiDi.")
