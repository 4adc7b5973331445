import type { Log } from '#platform/log.ts';
import { listen, type NotificationHub } from './listen.ts';

/** The parts of `App` that following a channel needs. */
interface Follows {
  database: { notifications: NotificationHub };
  log: Pick<Log, 'warn'>;
}

/** How a channel of NOTIFY is followed. */
export interface Followed {
  channel: string;
  /** Notifications arrive at once. The poll covers those that are lost with a connection. */
  pollMs: number;
  /** The name of the data, for the log: "the signing keys". */
  what: string;
  /** Reads what changed. Readings of one follower never overlap. */
  read: () => Promise<void>;
  /** Gets the payload of a notification before the reading that it causes. `true` skips the reading. */
  told?: (payload: string) => boolean;
}

/** A channel that is being followed. */
export interface FollowedChannel {
  /** Reads once more after all running readings. @throws what the reading throws; the next one is not affected */
  catchUp: () => Promise<void>;
  /** Stops listening and waits for the last reading. */
  stop: () => Promise<void>;
}

/** Reads something again after each NOTIFY on a channel, after each new connection, and at intervals. */
export const follow = (app: Follows, followed: Followed): FollowedChannel => {
  let queue: Promise<void> = Promise.resolve();
  const catchUp = (): Promise<void> => {
    const turn = queue.then(followed.read);
    queue = turn.catch((error: unknown) => {
      app.log.warn({ err: error }, `${followed.what} could not be read; trying again`);
    });
    return turn;
  };
  const look = (): void => void catchUp().catch(() => {});
  const poll = setInterval(look, followed.pollMs);
  const listening = listen(app.database, followed.channel, (payload) => {
    if (payload === undefined || !followed.told?.(payload)) look();
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
