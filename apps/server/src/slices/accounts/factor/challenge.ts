import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { hashToken, randomToken } from '../random-token.ts';

/** What a challenge is for, and for how many minutes it can be answered. */
const LIFE_MINUTES = {
  /** The password was right, and a second factor must follow. */
  'second-factor': 10,
  'passkey-registration': 5,
  'passkey-sign-in': 5,
  'passkey-confirmation': 5,
} as const;

type ChallengePurpose = keyof typeof LIFE_MINUTES;

/** Who got a challenge. Somebody who signs in with a passkey is not known yet. */
interface Addressee {
  userId?: string;
  sessionId?: string;
}

/** How many seconds a browser keeps the cookie of a sign-in that waits for its second factor. */
export const PENDING_SECONDS = LIFE_MINUTES['second-factor'] * 60;

/** Creates a random value that can be answered once. @returns the value itself, which we do not store */
export const createChallenge = async (
  app: App,
  purpose: ChallengePurpose,
  { userId, sessionId }: Addressee = {},
): Promise<string> => {
  const challenge = randomToken();
  const now = app.clock.now();
  await app.db
    .insertInto('accounts.challenge')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MINUTES[purpose] * 60_000),
    })
    .execute();
  return challenge;
};

interface Given {
  challenge: string;
  purpose: ChallengePurpose;
}

/** Who got a valid challenge, which stays valid. */
export const findChallenge = async (
  app: App,
  { challenge, purpose }: Given,
): Promise<{ userId: string | null } | undefined> => {
  const row = await app.db
    .selectFrom('accounts.challenge')
    .select('user_id')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();
  return row && { userId: row.user_id };
};

/** Uses a challenge up. If it is answered twice at once, only one answer finds it. @returns undefined if it is not valid */
export const takeChallenge = async (
  app: App,
  db: Database | Tx,
  { challenge, purpose }: Given,
): Promise<{ userId: string | null; sessionId: string | null } | undefined> => {
  const row = await db
    .deleteFrom('accounts.challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .returning(['user_id', 'session_id'])
    .executeTakeFirst();
  return row && { userId: row.user_id, sessionId: row.session_id };
};

/** Deletes the challenges of a user, so that a sign-in begun with an old password cannot finish. */
export const dropChallenges = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.challenge').where('user_id', '=', userId).execute();
};

export const forgetExpiredChallenges = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('accounts.challenge')
    .where('expires_at', '<=', app.clock.now())
    .execute();
};
