/** Gets the attention of a player who looks at another page: by the page title and, if enabled, by a notification. */
import { say } from '../words.svelte';
import { settings } from './settings.svelte';

const BEAT = 1200; // milliseconds

/** Whether this browser can notify at all. */
export const CAN_NOTIFY = 'Notification' in window;

/** Asks for permission to show notifications; returns whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification, unless the page is visible or notifications are off. A later one about the same game (`about`) replaces it. */
export function notify(about: string, text: string): void {
  if (!settings.is('notify') || !CAN_NOTIFY || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification('Longhouse', { body: text, tag: about });
  note.onclick = () => {
    focus();
    location.hash = `/game/${about}`;
    note.close();
  };
}

/** Makes the title blink while the page is hidden; returns a function that stops it. */
export function beat(): () => void {
  let on = false;
  const timer = setInterval(() => {
    on = document.hidden && !on;
    document.title = on ? `● ${say('web-your-turn')}` : 'Longhouse';
  }, BEAT);
  return () => {
    clearInterval(timer);
    document.title = 'Longhouse';
  };
}
