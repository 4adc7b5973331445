import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const RECONNECT_MS = 1_000;

type OnPayload = (payload: string | undefined) => void;

interface Listener {
  channel: string;
  onPayload: OnPayload;
}

/** Listens to channels of NOTIFY for the whole process on one connection. It reconnects while anybody listens. */
export class NotificationHub {
  readonly #createClient: () => pg.Client;
  readonly #listeners = new Set<Listener>();
  /** The connection while it stands. */
  #client: pg.Client | undefined;
  #stopping: AbortController | undefined;
  #running = Promise.resolve();
  /** A connection runs one statement at a time. */
  #asking: Promise<unknown> = Promise.resolve();

  constructor(createClient: () => pg.Client) {
    this.#createClient = createClient;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    if (this.#client) void this.#subscribe(this.#client, [listener]);
    if (this.#stopping) return;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#running = this.#running.then(() => this.#run(signal));
  }

  /** Resolves when a connection nobody needs any more is closed. */
  async remove(listener: Listener): Promise<void> {
    this.#listeners.delete(listener);
    if (this.#listeners.size === 0) {
      this.#stopping?.abort();
      this.#stopping = undefined;
      return this.#running;
    }
    const isHeard = [...this.#listeners].some(({ channel }) => channel === listener.channel);
    if (!isHeard) await this.#ask(this.#client, `unlisten ${listener.channel}`).catch(() => {});
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // Whether the connection was lost or never made, the next try follows.
      await this.#hear(signal).catch(() => {});
      await setTimeout(RECONNECT_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Listens until the connection is lost or the signal is aborted. */
  async #hear(signal: AbortSignal): Promise<void> {
    const client = this.#createClient();
    // A lost connection is reported more than once, and `over` reacts only to the first report.
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners) {
        if (listener.channel === channel) listener.onPayload(payload);
      }
    });
    const over = once(client, 'end', { signal });
    try {
      await Promise.race([client.connect(), over]);
      this.#client = client;
      void this.#subscribe(client, [...this.#listeners]);
      await over;
    } finally {
      this.#client = undefined;
      await client.end();
    }
  }

  #ask(client: pg.Client | undefined, statements: string): Promise<unknown> {
    const asked = this.#asking.then(() => client?.query(statements));
    this.#asking = asked.catch(() => {});
    return asked;
  }

  /** If that fails, we drop the connection, and the next one subscribes to everything again. */
  async #subscribe(client: pg.Client, listeners: readonly Listener[]): Promise<void> {
    const channels = new Set(listeners.map(({ channel }) => channel));
    try {
      await this.#ask(client, [...channels].map((channel) => `listen ${channel}`).join('; '));
    } catch {
      await client.end().catch(() => {});
      return;
    }
    for (const listener of listeners)
      if (this.#listeners.has(listener)) listener.onPayload(undefined);
  }
}

/**
 * Listens to a channel of NOTIFY until stopped, on the connection that all listeners of a process share.
 * @param onPayload gets the payload of each notification, and undefined after each connect, because some may have been missed
 */
export const listen = (
  { notifications }: { notifications: NotificationHub },
  channel: string,
  onPayload: OnPayload,
): { stop(): Promise<void> } => {
  const listener = { channel, onPayload };
  notifications.add(listener);
  return { stop: () => notifications.remove(listener) };
};
