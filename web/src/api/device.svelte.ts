/** What this device can do for the app: keep it for times without a connection, install it, and show notifications. */
import type { PushTold } from './generated';
import { request } from './server';

/** Why notifications cannot be had here, or whether they are on. */
export type Notifications = 'off' | 'on' | 'insecure' | 'unsupported' | 'refused' | 'failed' | 'none';

/** The event with which a browser offers to install an app; TypeScript does not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Device {
  /** The browser's offer to install the app, while there is one. */
  private offer = $state.raw<InstallOffer | null>(null);
  installed = $state(matchMedia('(display-mode: standalone)').matches);

  get installable(): boolean {
    return this.offer !== null;
  }

  /** Registers the service worker, once the page is there, and listens for the browser's offer to install the app. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => {
      this.installed = true;
      this.offer = null;
    });
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      navigator.serviceWorker.register('./sw.js').catch(() => undefined); // the app works without it
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null; // an offer can be used once
  }

  /** Whether this browser shows notifications of the server. */
  async notifications(): Promise<Notifications> {
    const hindrance = unable();
    if (hindrance) return hindrance;
    const { key, subscribed } = await request<PushTold>('GET', 'me/push');
    if (key === null) return 'none';
    return subscribed && (await mine()) ? 'on' : 'off';
  }

  /** Turns notifications on; the browser asks the person for permission. */
  async subscribe(): Promise<Notifications> {
    const hindrance = unable();
    if (hindrance) return hindrance;
    if ((await Notification.requestPermission()) !== 'granted') return 'refused';
    const { key } = await request<PushTold>('GET', 'me/push');
    if (key === null) return 'none';
    const worker = await navigator.serviceWorker.ready;
    let made: PushSubscription;
    try {
      await (await mine())?.unsubscribe(); // it may be for the key of another server
      made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      return 'failed'; // the push service of the browser cannot be reached, or the browser has none
    }
    await request('PUT', 'me/push', made.toJSON());
    return 'on';
  }

  async unsubscribe(): Promise<Notifications> {
    await (await mine())?.unsubscribe();
    await request('DELETE', 'me/push');
    return 'off';
  }
}

export const device = new Device();

function unable(): Notifications | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : null;
}

/** The subscription of this browser, if it has one. */
async function mine(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
