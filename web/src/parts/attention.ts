/** Calls somebody back who looks elsewhere: by the title of the page and, if they wish, by a notification. */
import { say } from '../words.svelte';
import { settings } from './settings.svelte';

const BEAT = 1200; // milliseconds

/** Whether this browser can notify at all. */
export const CAN_NOTIFY = 'Notification' in window;

/** Asks for leave to notify; tells whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return CAN_NOTIFY && (await Notification.requestPermission()) === 'granted';
}

/** Notifies, unless the page is looked at or nobody wants it. `about` is the game: a later word replaces an earlier one. */
export function notify(about: string, text: string): void {
  if (!settings.notify || !CAN_NOTIFY || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification('Longhouse', { body: text, tag: about });
  note.onclick = () => {
    focus();
    location.hash = `/game/${about}`;
    note.close();
  };
}

/** Lets the title beat while the page is not looked at; returns how to end it. */
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
