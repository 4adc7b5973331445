import type { Log } from '#platform/log.ts';
import { listen, type NotificationHub } from './listen.ts';

/** The part of `App` that following a channel needs. */
interface Follows {
  database: { notifications: NotificationHub };
  log: Pick<Log, 'warn'>;
}

/** How a channel of NOTIFY is followed. */
export interface Followed {
  channel: string;
  /** Notifications come at once; the poll is for the day one is lost with its connection. */
  pollMs: number;
  /** What is read, for the log: "the signing keys". */
  what: string;
  /** Reads what changed. Readings of one follower never overlap. */
  read: () => Promise<void>;
  /** Hears the payload of a notification before the reading that it causes; that reading is spared when this answers `true`. */
  told?: (payload: string) => boolean;
}

/** A channel that is being followed. */
export interface FollowedChannel {
  /** Reads once more after all readings under way. @throws what the reading throws; the next one is not affected. */
  catchUp: () => Promise<void>;
  /** Stops listening and waits for the last reading. */
  stop: () => Promise<void>;
}

/** Reads something anew whenever a channel of NOTIFY speaks, whenever its connection is made anew, and every so often. */
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
