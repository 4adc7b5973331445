import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { App } from '#platform/app.ts';

const RECONNECT_MS = 1_000;

interface Listening {
  channel: string;
  /** Also told after every connect: notifications may have been missed. */
  onNotify: () => void;
}

/** Hears a channel on one connection of its own, made anew whenever it is lost, until stopped. */
export const listen = (app: App, listening: Listening): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      await hear(app, listening, signal).catch((error: unknown) => {
        if (!signal.aborted) app.log.debug({ err: error }, 'listening was cut off; trying again');
      });
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

/** Hears the channel until the connection is lost or the signal given. */
const hear = async (
  app: App,
  { channel, onNotify }: Listening,
  signal: AbortSignal,
): Promise<void> => {
  const client = app.database.dedicatedClient();
  // A lost connection is reported more than once; `over` hears the first report only.
  client.on('error', () => {});
  client.on('notification', onNotify);
  const over = once(client, 'end', { signal });
  try {
    await Promise.race([client.connect(), over]);
    await Promise.race([client.query(`listen ${channel}`), over]);
    onNotify();
    await over;
  } finally {
    await client.end();
  }
};
