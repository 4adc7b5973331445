import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from './open.ts';

const RECONNECT_MS = 1_000;

type Told = (payload: string | undefined) => void;

/**
 * Hears a channel of NOTIFY on one connection of its own, made anew whenever it is lost, until stopped.
 * @param onNotify gets the payload of a notification; undefined after each connect, as some may have been missed before.
 */
export const listen = (
  database: Pick<OpenDatabase, 'dedicatedClient'>,
  channel: string,
  onNotify: Told,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      // Cut off or never connected: either way the next try follows.
      await hear(database.dedicatedClient(), { channel, onNotify, signal }).catch(() => {});
      await setTimeout(RECONNECT_MS, undefined, { signal }).catch(() => {});
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

interface Hearing {
  channel: string;
  onNotify: Told;
  signal: AbortSignal;
}

/** Hears the channel until the connection is lost or the signal given. */
const hear = async (
  client: ReturnType<OpenDatabase['dedicatedClient']>,
  { channel, onNotify, signal }: Hearing,
): Promise<void> => {
  // A lost connection is reported more than once; `over` hears the first report only.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => onNotify(payload ?? ''));
  const over = once(client, 'end', { signal });
  try {
    await Promise.race([client.connect(), over]);
    await Promise.race([client.query(`listen ${channel}`), over]);
    onNotify(undefined);
    await over;
  } finally {
    await client.end();
  }
};
