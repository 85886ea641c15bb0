/** How the person at this screen plays: what goes on by itself waits for people who use keys or a screen reader. */
class Hands {
  /** Whether the last thing that was touched was a key; the clicks of screen readers count as keys. */
  keys = $state(false);

  constructor() {
    addEventListener('keydown', () => (this.keys = true), { capture: true });
    addEventListener('pointerdown', () => (this.keys = false), { capture: true });
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail === 0 && (this.keys = true), {
      capture: true,
    });
  }
}

export const hands = new Hands();
