/** Notifications of this browser: how it subscribes, and which subscription it has. Only for the browser. */

/** Why a browser did not subscribe. */
export type PushFault = 'unsupported' | 'denied' | 'failed';

/** A subscription, in the fields of a target. */
export interface PushSubscriptionFields {
  address: string;
  channel: string;
  secret: string;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const current = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Asks the person for permission, and the push service of the browser for an address. */
export async function subscribe(key: string): Promise<PushSubscriptionFields | PushFault> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    // One that was made with another key would be in the way.
    await (await current())?.unsubscribe();
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    const { endpoint = '', keys = {} } = (await pushManager.subscribe(options)).toJSON();
    return { address: endpoint, channel: keys['p256dh'] ?? '', secret: keys['auth'] ?? '' };
  } catch {
    return 'failed';
  }
}

const hashOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Which of the targets is this browser, by `endpointHash`. A subscription that none of them knows, because somebody removed it, is ended, so
 * that the browser does not keep it for nothing.
 */
export async function ownTargetAmong(hashes: readonly (string | null)[]): Promise<string | null> {
  const subscription = await current();
  if (!subscription) return null;
  const hash = await hashOf(subscription.endpoint);
  if (hashes.includes(hash)) return hash;
  await subscription.unsubscribe();
  return null;
}
