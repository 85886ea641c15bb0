/** Whether the server has another version of this app than the page that is open, and when to load it. */

/** The version of the protocol that this app speaks (`server/protocol.py`); a server that does not know it refuses the page. */
export const PROTOCOL = 1;

const RELOADED = 'longhouse.reloaded';
/** Milliseconds between two reloads without being asked: while servers are replaced, both versions may answer in turn. */
const PAUSE = 600_000;

class Version {
  /** Whether the page should be reloaded. */
  outdated = $state(false);
  private app: string | null = null;

  /** Compares the version of the app that a server says it has with the first one that was heard. */
  heard(app: string | undefined): void {
    if (!app) return;
    this.app ??= app;
    if (app !== this.app) this.outdated = true;
  }

  /** The server does not understand this page: nothing can be lost by loading another. */
  refused(): void {
    this.outdated = true;
    this.reloadUnasked();
  }

  /** Reloads the page, unless that was done lately or the user is typing. */
  reloadUnasked(): void {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < PAUSE || typing()) return;
    this.reload();
  }

  reload(): void {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }
}

export const version = new Version();

function typing(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}
