import { sql, type Expression, type SqlBool } from 'kysely';
import type { App } from '#platform/app.ts';
import { issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  lockSecrets,
  rowInHand,
  type EndedSecret,
  type SecretInHand,
} from '#slices/access/index.ts';
import { audit, OPERATOR, type Visitor } from '#slices/accounts/index.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import { lockWords } from '../corrections/lock-words.ts';
import { heedUsers } from '../inbox/asked.ts';
import { retryLibraries } from '../inbox/retry.ts';
import { readdress } from '../inbox/readdress.ts';
import { TOKEN_PREFIX, type ServerKind, type Software } from '../servers/kind.ts';
import { settingsColumns, settingsOfServersAlone, type SettingsInput } from './token-settings.ts';
import { refusal } from '../reasons.ts';
import { notices } from '../vocabulary.ts';

const NOTICE_KINDS = Object.keys(notices) as (keyof typeof notices)[];

/** Tokens one account may have. */
const MOST_TOKENS = 20;
/** Prevents two requests from both creating the last allowed token, and from rotating one at the same time. */
const TOKENS_LOCK = 7_482_023;
const MOST_NAME_CHARACTERS = 100;

const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  await lockSecrets(tx, TOKENS_LOCK, userId);
  const { count } = await tx
    .selectFrom('scrobble.token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('program', 'is', null)
    .executeTakeFirstOrThrow();
  if (count < MOST_TOKENS) return;
  throw refusal('CONFLICT', 'TOKENS_EXHAUSTED', { most: MOST_TOKENS });
};

/**
 * Creates a webhook token for one user and one kind of media server. Only its SHA-256 is stored.
 * @throws Refusal `CONFLICT` if the account has the most it may have
 */
export const createToken = async (
  app: App,
  tx: Tx,
  input: {
    userId: string;
    kind: ServerKind;
    name: string;
    software?: Software | undefined;
    visitor?: Visitor;
  },
): Promise<{ id: string; token: string }> => {
  const { userId, visitor = OPERATOR } = input;
  await requireRoom(tx, userId);
  const id = app.ids.next();
  const { secret: token, hash } = issueCredential(TOKEN_PREFIX);
  await tx
    .insertInto('scrobble.token')
    .values({
      id,
      user_id: userId,
      kind: input.kind,
      software: input.software ?? null,
      name: input.name.slice(0, MOST_NAME_CHARACTERS),
      token_hash: hash,
      created_at: app.clock.now(),
    })
    .execute();
  await audit(app, tx, { userId, action: 'token-created', visitor });
  return { id, token };
};

const noAddress = () => refusal('CONFLICT', 'PLAYER_HAS_NO_ADDRESS');

const unknownToken = () => refusal('NOT_FOUND', 'TOKEN_NOT_FOUND');

/**
 * Deletes a token. Later deliveries with it are dropped.
 * @throws Refusal `NOT_FOUND`.
 */
export const deleteToken = async (app: App, tx: Tx, token: SecretInHand): Promise<void> => {
  const { visitor = OPERATOR } = token;
  const deleted = await deleteRow(tx, rowInHand(token));
  if (!deleted) throw unknownToken();
  await audit(app, tx, { userId: deleted.userId, action: 'token-deleted', visitor });
};

interface RotatedToken {
  id: string;
  kind: ServerKind;
  software: Software | null;
  name: string;
  token: string;
}

/**
 * Gives a token a new secret. It keeps its log, settings, learned ids and corrections. Later deliveries with the old secret are dropped.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` for a player.
 */
export const rotateToken = async (
  app: App,
  tx: Tx,
  inHand: SecretInHand,
): Promise<RotatedToken> => {
  const { id, visitor = OPERATOR } = inHand;
  await lockSecrets(tx, TOKENS_LOCK, id);
  const held = await tx
    .selectFrom('scrobble.token')
    .select(['user_id', 'kind', 'software', 'name', 'token_hash', 'program'])
    .where(rowInHand(inHand))
    .executeTakeFirst();
  if (!held) throw unknownToken();
  if (held.program !== null) throw noAddress();
  const { secret: token, hash } = issueCredential(TOKEN_PREFIX);
  // In the order in which a worker locks them: the delivery, then its token.
  await readdress(tx, { id, from: held.token_hash, to: hash });
  await tx.updateTable('scrobble.token').set({ token_hash: hash }).where('id', '=', id).execute();
  await audit(app, tx, { userId: held.user_id, action: 'token-rotated', visitor });
  const { kind, software, name } = held;
  return { id, kind: kind as ServerKind, software: software as Software | null, name, token };
};

/** The changes of a token. */
interface TokenChange {
  name?: string | undefined;
  settings?: SettingsInput | undefined;
}

/** @throws Refusal `BAD_USER_INPUT` for settings that players do not have */
const requireSettable = async (tx: Tx, id: string, settings: SettingsInput): Promise<void> => {
  const fields = settingsOfServersAlone(settings);
  if (fields.length === 0) return;
  const row = await tx
    .selectFrom('scrobble.token')
    .select('id')
    .where(rowInHand({ id }))
    .where('program', 'is not', null)
    .executeTakeFirst();
  if (!row) return;
  throw refusal('BAD_USER_INPUT', 'PLAYER_SETTING_UNKNOWN', { fields });
};

/** Changes the name or the settings of a token. @throws Refusal `NOT_FOUND`, `BAD_USER_INPUT`. */
export const changeToken = async (
  app: App,
  tx: Tx,
  { id, ownerId, visitor, name, settings = {} }: Required<SecretInHand> & TokenChange,
): Promise<void> => {
  await lockWords(tx, ownerId);
  await requireSettable(tx, id, settings);
  const columns = { ...(name !== undefined && { name }), ...settingsColumns(settings) };
  const isChange = Object.keys(columns).length > 0;
  const result = isChange
    ? await tx
        .updateTable('scrobble.token')
        .set(columns)
        .where(rowInHand({ id, ownerId }))
        .executeTakeFirst()
    : undefined;
  if (!result?.numUpdatedRows) throw unknownToken();
  // This says whose plays count.
  const { allUsers, onlyUser = null } = settings;
  if (allUsers || onlyUser) await heedUsers(app, tx, { id, userId: ownerId, onlyUser });
  const { ignoredLibraries: ignored } = settings;
  if (ignored) await retryLibraries(app, tx, { tokenId: id, ignored });
  const changed = { userId: ownerId, visitor };
  if (name !== undefined) await audit(app, tx, { ...changed, action: 'token-renamed' });
  if (Object.keys(settings).length > 0) await audit(app, tx, { ...changed, action: 'token-set' });
};

/**
 * Deletes a token that was found in public. Reporting it again changes nothing.
 * @returns its owner, if there was one
 */
export const deleteReported = (tx: Tx, tokenHash: Buffer): Promise<EndedSecret | undefined> =>
  deleteRow(tx, sql<boolean>`token_hash = ${tokenHash}`);

/** With it go the notices about it: nothing of it waits for an answer any more. */
const deleteRow = async (
  tx: Tx,
  isMeant: Expression<SqlBool>,
): Promise<EndedSecret | undefined> => {
  const row = await tx
    .deleteFrom('scrobble.token')
    .where(isMeant)
    .returning(['id', 'user_id as userId', 'name'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, userId, name } = row;
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: NOTICE_KINDS });
  return { userId, name };
};
