import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import { credentialsOf, type Credentials } from './queries.ts';
import { hashToken, randomToken } from './random-token.ts';
import { refusal } from './reasons.ts';

/** What the one-time code of a link is for, and how many minutes it works. */
const LIFE_MINUTES = {
  verify: 24 * 60,
  reset: 60,
  'change-email': 24 * 60,
  invite: 7 * 24 * 60,
  setup: 24 * 60,
} as const;

export type CodePurpose = keyof typeof LIFE_MINUTES;

interface NewCode {
  purpose: CodePurpose;
  userId?: string;
  /** The input of the action that the code allows; stored encrypted. */
  content?: object;
}

/** Where the contents of codes are stored. */
export const sealedCodes: SealedColumn = {
  table: 'accounts.code',
  key: 'code_hash',
  column: 'content',
  place: (hash) => `accounts.code/${hash}`,
};

const placeOf = (hash: Buffer): string => sealedCodes.place(hash.toString('hex'));

/** Creates a one-time code. @returns the code itself, which we do not store */
export const createCode = async (
  app: App,
  tx: Tx,
  { purpose, userId, content }: NewCode,
): Promise<{ code: string; expiresAt: Date }> => {
  const code = randomToken();
  const hash = hashToken(code);
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MINUTES[purpose] * 60_000);
  await tx
    .insertInto('accounts.code')
    .values({
      code_hash: hash,
      purpose,
      user_id: userId ?? null,
      content: content ? app.secrets.seal(JSON.stringify(content), placeOf(hash)) : null,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt };
};

/** Nobody can request another set-up link: the server prints it. */
const unusable = (purpose: CodePurpose) =>
  refusal('BAD_USER_INPUT', purpose === 'setup' ? 'SET_UP_LINK_EXPIRED' : 'LINK_EXPIRED');

/**
 * Uses a code up, in the transaction of the action it allows. If a code is used twice at once, only one use finds it.
 * @throws Refusal `BAD_USER_INPUT` if the code is not valid
 */
export const useCode = async (
  app: App,
  tx: Tx,
  { code, purpose }: { code: string; purpose: CodePurpose },
): Promise<{ userId: string | null }> => (await takeCode(app, tx, { code, purpose })).row;

/** Uses up a code that has content. @throws as `useCode` */
export const useCodeWith = async <Content>(
  app: App,
  tx: Tx,
  { code, purpose, schema }: { code: string; purpose: CodePurpose; schema: z.ZodType<Content> },
): Promise<{ userId: string | null; content: Content }> => {
  const { row, box, hash } = await takeCode(app, tx, { code, purpose });
  if (!box) throw unusable(purpose);
  const content = schema.parse(JSON.parse(app.secrets.open(box, placeOf(hash))));
  return { ...row, content };
};

const takeCode = async (
  app: App,
  tx: Tx,
  { code, purpose }: { code: string; purpose: CodePurpose },
) => {
  const hash = hashToken(code);
  const row = await tx
    .deleteFrom('accounts.code')
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .returning(['user_id', 'content'])
    .executeTakeFirst();
  if (!row) throw unusable(purpose);
  return { row: { userId: row.user_id }, box: row.content, hash };
};

const codeInForce = (app: App, { code, purpose }: { code: string; purpose: CodePurpose }) =>
  app.db
    .selectFrom('accounts.code')
    .select('user_id')
    .where('code_hash', '=', hashToken(code))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', app.clock.now())
    .executeTakeFirst();

/** Whether a code is valid. It stays valid. */
export const isCodeInForce = async (
  app: App,
  asked: { code: string; purpose: CodePurpose },
): Promise<boolean> => (await codeInForce(app, asked)) !== undefined;

/** The account of a valid code, which stays valid. */
export const holderOfCode = async (
  app: App,
  asked: { code: string; purpose: CodePurpose },
): Promise<Credentials | undefined> => {
  const row = await codeInForce(app, asked);
  return row?.user_id == null ? undefined : credentialsOf(app.db, { id: row.user_id });
};

/** Revokes the codes of a user, so that an older link cannot undo what was just done. */
export const dropCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.code').where('user_id', '=', userId).execute();
};

export const forgetExpiredCodes = async (app: App): Promise<void> => {
  await app.db.deleteFrom('accounts.code').where('expires_at', '<=', app.clock.now()).execute();
};
