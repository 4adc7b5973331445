import type { Log } from '#platform/log.ts';
import { listen, type NotificationHub } from './listen.ts';

/** The parts of `App` that listening needs. */
interface Listener {
  database: { notifications: NotificationHub };
  log: Pick<Log, 'warn'>;
}

/** What to read after notifications of a channel. */
export interface ChannelReading {
  channel: string;
  /** Notifications arrive at once. The poll covers those that are lost with a connection. */
  pollMs: number;
  /** The name of the data, for the log: "the signing keys". */
  what: string;
  /** Reads what changed. Readings of one channel never overlap. */
  read: () => Promise<void>;
  /** Gets the payload of a notification before the reading that it causes. `true` skips the reading. */
  onPayload?: (payload: string) => boolean;
}

/** The reading of a channel. */
export interface ChannelReader {
  /** Reads once more after all running readings. @throws what the reading throws; the next one is not affected */
  catchUp: () => Promise<void>;
  /** Stops listening and waits for the last reading. */
  stop: () => Promise<void>;
}

/** Reads something again after each NOTIFY on a channel, after each new connection, and at intervals. */
export const listenAndRead = (app: Listener, reading: ChannelReading): ChannelReader => {
  let queue: Promise<void> = Promise.resolve();
  const catchUp = (): Promise<void> => {
    const turn = queue.then(reading.read);
    queue = turn.catch((error: unknown) => {
      app.log.warn({ err: error }, `${reading.what} could not be read; trying again`);
    });
    return turn;
  };
  const look = (): void => void catchUp().catch(() => {});
  const poll = setInterval(look, reading.pollMs);
  const listening = listen(app.database, reading.channel, (payload) => {
    if (payload === undefined || !reading.onPayload?.(payload)) look();
  });
  return {
    catchUp,
    stop: async () => {
      clearInterval(poll);
      await listening.stop();
      await queue;
    },
  };
};
