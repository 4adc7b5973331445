import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { defineResource } from '#platform/resource.ts';
import { hashToken } from './random-token.ts';
import { refusal } from './reasons.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** The number of attempts a key has, and in how many seconds. */
const LIMITS = {
  /** Passwords tried from one address, for any account. */
  signInByAddress: { points: 60, duration: QUARTER_HOUR },
  /** Passwords tried for one account from one address. A stranger cannot lock the owner out from elsewhere. */
  signInByPair: { points: 10, duration: QUARTER_HOUR },
  /** Passwords tried for one account from anywhere. */
  signInByAccount: { points: 50, duration: QUARTER_HOUR },
  /**
   * Wrong second factors of one account, from anywhere. With six digits and three valid steps, a guesser succeeds in one of 17,000 windows.
   */
  secondFactor: { points: 20, duration: 6 * HOUR },
  /** Second factors tried from one address, for any account. */
  codeGuessByAddress: { points: 60, duration: QUARTER_HOUR },
  /** Passkey challenges and responses from one address. */
  passkeyByAddress: { points: 120, duration: QUARTER_HOUR },
  /** Passwords and codes tried by a signed-in user. */
  confirm: { points: 10, duration: QUARTER_HOUR },
  /** Links opened from one address. Nobody can guess one of 2^256 codes; this bounds what the attempts cost us. */
  codeByAddress: { points: 60, duration: QUARTER_HOUR },
  /** Codes and refresh tokens presented from one address, which many people may share. */
  tokenByAddress: { points: 600, duration: QUARTER_HOUR },
  /** Codes that players request from one address. */
  deviceByAddress: { points: 60, duration: HOUR },
  /** Device codes typed by one account that belong to no waiting player. */
  deviceGuess: { points: 20, duration: QUARTER_HOUR },
  /** Consent decisions of one account. */
  consent: { points: 30, duration: QUARTER_HOUR },
  /** Names tried for new accounts from one address, so that nobody learns quickly which accounts there are. */
  nameByAddress: { points: 60, duration: QUARTER_HOUR },
  /** Mail requested from one address, to any mailbox. */
  mailByAddress: { points: 20, duration: HOUR },
  /** Mail sent to one mailbox, counted by purpose, so that sign-ups by strangers do not use up the owner's password resets. */
  signUpByMailbox: { points: 5, duration: HOUR },
  resetByMailbox: { points: 5, duration: HOUR },
  newAddressByMailbox: { points: 5, duration: HOUR },
} as const;

/** A limit that another slice sets on what an account does. */
export interface AttemptLimit {
  name: string;
  points: number;
  /** In seconds. */
  duration: number;
}

export type AttemptKind = keyof typeof LIMITS | AttemptLimit;

const limitOf = (kind: AttemptKind): AttemptLimit =>
  typeof kind === 'string' ? { name: kind, ...LIMITS[kind] } : kind;

/** Counts attempts in PostgreSQL, for all processes. A used-up key is refused from memory. */
export interface Attempts {
  /** @returns the seconds to wait if no attempts are left, otherwise undefined. */
  take(kind: AttemptKind, key: string): Promise<number | undefined>;
  /** Takes one attempt. @returns how many are left (-1: none was left to take), and the seconds until the count starts again. */
  draw(kind: AttemptKind, key: string): Promise<{ left: number; seconds: number }>;
  /** Returns an attempt that does not count after all. */
  giveBack(kind: AttemptKind, key: string): Promise<void>;
  /** Deletes the counter of a key, after a success. */
  forget(kind: AttemptKind, key: string): Promise<void>;
}

const createLimiter = (app: App, { name, points, duration }: AttemptLimit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: app.database.pool,
    storeType: 'pool',
    schemaName: 'accounts',
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    inMemoryBlockOnConsumed: points + 1,
    points,
    duration,
  });

/** The largest difference between the clocks of two processes. */
const MOST_SKEW_SECONDS = 60;

/** The table stores hashes, no names and no addresses. */
const digest = (key: string): string => hashToken(key).toString('base64url');

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const openAttempts = (app: App): Attempts => {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (kind: AttemptKind): RateLimiterPostgres => {
    const limit = limitOf(kind);
    const limiter = limiters.get(limit.name) ?? createLimiter(app, limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const consume: Attempts['draw'] = async (kind, key) => {
    try {
      const { remainingPoints, msBeforeNext } = await limiterOf(kind).consume(digest(key));
      return { left: remainingPoints, seconds: secondsOf(msBeforeNext) };
    } catch (answer) {
      if (!(answer instanceof RateLimiterRes)) throw answer;
      return { left: -1, seconds: secondsOf(answer.msBeforeNext) };
    }
  };
  const draw: Attempts['draw'] = async (kind, key) => {
    const drawn = await consume(kind, key);
    if (drawn.seconds <= limitOf(kind).duration + MOST_SKEW_SECONDS) return drawn;
    // A clock that was ahead wrote this counter. It would lock somebody out for as long as that clock was wrong.
    await limiterOf(kind).delete(digest(key));
    return consume(kind, key);
  };
  return {
    draw,
    take: async (kind, key) => {
      const { left, seconds } = await draw(kind, key);
      return left < 0 ? seconds : undefined;
    },
    giveBack: async (kind, key) => void (await limiterOf(kind).reward(digest(key))),
    forget: async (kind, key) => void (await limiterOf(kind).delete(digest(key))),
  };
};

export const attempts = defineResource<Attempts>({
  name: 'attempts',
  open: (app) => Promise.resolve(openAttempts(app)),
});

/** The refusal for a key without attempts left. */
export const refuseAttempt = (
  retryAfterSeconds: number,
  reason: 'ATTEMPTS_EXHAUSTED' | 'WRONG_CODES_EXHAUSTED' = 'ATTEMPTS_EXHAUSTED',
): Refusal => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes < 120) return refusal('RATE_LIMITED', reason, { minutes, retryAfterSeconds });
  const hours = Math.ceil(minutes / 60);
  return refusal('RATE_LIMITED', `${reason}_FOR_HOURS`, { hours, retryAfterSeconds });
};

/**
 * Takes one attempt of each key.
 * @throws Refusal `RATE_LIMITED` with `retryAfterSeconds` if a key has none left.
 */
export const takeAttempts = async (
  app: App,
  keys: readonly (readonly [AttemptKind, string])[],
  refuse: (retryAfterSeconds: number) => Refusal = refuseAttempt,
): Promise<void> => {
  const counter = await app.open(attempts);
  for (const [kind, key] of keys) {
    const retryAfterSeconds = await counter.take(kind, key);
    if (retryAfterSeconds !== undefined) throw refuse(retryAfterSeconds);
  }
};

/** Deletes counters whose time has passed. */
export const forgetAttempts = async (app: App): Promise<void> => {
  await app.db.deleteFrom('accounts.attempt').where('expire', '<', Date.now()).execute();
};
