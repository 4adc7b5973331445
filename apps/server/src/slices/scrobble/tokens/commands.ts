import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { audit, OPERATOR, SERVICE, type Visitor } from '#slices/accounts/index.ts';
import { readdress } from '../inbox/readdress.ts';
import { TOKEN_PREFIX, type ServerKind } from '../servers/kind.ts';
import { settingsColumns, settingsOfServersAlone, type SettingsInput } from './token-settings.ts';

/** Tokens one account may have. */
const MOST_TOKENS = 20;
/** Keeps two requests from making the last token that is allowed, and from rotating one at once. */
const TOKENS_LOCK = 7_482_023;
const MOST_NAME_CHARACTERS = 100;

const lockFor = (tx: Tx, id: string) =>
  sql`select pg_advisory_xact_lock(${sql.lit(TOKENS_LOCK)}, hashtext(${id}))`.execute(tx);

const requireRoom = async (tx: Tx, userId: string): Promise<void> => {
  await lockFor(tx, userId);
  const { count } = await tx
    .selectFrom('scrobble.token')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '<>', 'player')
    .executeTakeFirstOrThrow();
  if (count < MOST_TOKENS) return;
  throw refusal('CONFLICT', `An account has at most ${MOST_TOKENS} tokens: delete one first.`);
};

/**
 * Makes a webhook token for one user and one kind of media server. Only its SHA-256 is kept.
 * @throws Refusal `CONFLICT` when the account has as many as it may have.
 */
export const createToken = async (
  app: App,
  tx: Tx,
  input: { userId: string; kind: ServerKind; name: string; visitor?: Visitor },
): Promise<{ id: string; token: string }> => {
  const { userId, visitor = OPERATOR } = input;
  await requireRoom(tx, userId);
  const id = app.ids.next();
  const token = makeCredential(TOKEN_PREFIX);
  await tx
    .insertInto('scrobble.token')
    .values({
      id,
      user_id: userId,
      kind: input.kind,
      name: input.name.slice(0, MOST_NAME_CHARACTERS),
      token_hash: hashCredential(token),
      created_at: app.clock.now(),
    })
    .execute();
  await audit(app, tx, { userId, action: 'token-created', visitor });
  return { id, token };
};

/** A token somebody does something with. Without an owner it is an operator who does, with anybody's. */
interface TokenInHand {
  id: string;
  ownerId?: string;
  visitor?: Visitor;
}

const noAddress = () =>
  refusal(
    'CONFLICT',
    'A player has no address. Replace its API key under Settings → API keys, or sign it in again.',
  );

const unknownToken = () => refusal('NOT_FOUND', 'No webhook token has this id.');

/**
 * Deletes a token: what arrives with it from now on is dropped.
 * @throws Refusal `NOT_FOUND`.
 */
export const deleteToken = async (app: App, tx: Tx, token: TokenInHand): Promise<void> => {
  const { id, ownerId, visitor = OPERATOR } = token;
  if (!isId(id)) throw unknownToken();
  const row = await tx
    .deleteFrom('scrobble.token')
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw unknownToken();
  await audit(app, tx, { userId: row.user_id, action: 'token-deleted', visitor });
};

/**
 * Gives a token another secret, and all that was its own with it: the log, the settings, what was learned and corrected.
 * What arrives with the old secret from now on is dropped.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` for a player.
 */
export const rotateToken = async (
  app: App,
  tx: Tx,
  { id, ownerId, visitor = OPERATOR }: TokenInHand,
): Promise<{ id: string; kind: ServerKind; name: string; token: string }> => {
  if (!isId(id)) throw unknownToken();
  await lockFor(tx, id);
  const held = await tx
    .selectFrom('scrobble.token')
    .select(['user_id', 'kind', 'name', 'token_hash'])
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (!held) throw unknownToken();
  if (held.kind === 'player') throw noAddress();
  const token = makeCredential(TOKEN_PREFIX);
  const tokenHash = hashCredential(token);
  // In the order in which a worker locks them: the delivery, then its token.
  await readdress(tx, { id, from: held.token_hash, to: tokenHash });
  await tx
    .updateTable('scrobble.token')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .execute();
  await audit(app, tx, { userId: held.user_id, action: 'token-rotated', visitor });
  return { id, kind: held.kind as ServerKind, name: held.name, token };
};

/** What of a token its owner changes. */
interface TokenChange {
  name?: string | undefined;
  settings?: SettingsInput | undefined;
}

/** @throws Refusal `BAD_USER_INPUT` for settings of a player that no player has. */
const requireSettable = async (tx: Tx, id: string, settings: SettingsInput): Promise<void> => {
  const fields = settingsOfServersAlone(settings);
  if (fields.length === 0 || !isId(id)) return;
  const row = await tx
    .selectFrom('scrobble.token')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'player')
    .executeTakeFirst();
  if (!row) return;
  throw refusal(
    'BAD_USER_INPUT',
    'Of a player, only the thresholds, askFirst and onlyOnList can be set.',
    { fields },
  );
};

/** Gives a token another name, or other settings. @throws Refusal `NOT_FOUND`, `BAD_USER_INPUT`. */
export const changeToken = async (
  app: App,
  tx: Tx,
  { id, ownerId, visitor, name, settings = {} }: Required<TokenInHand> & TokenChange,
): Promise<void> => {
  await requireSettable(tx, id, settings);
  const columns = { ...(name !== undefined && { name }), ...settingsColumns(settings) };
  const isChange = Object.keys(columns).length > 0;
  const result =
    isId(id) && isChange
      ? await tx
          .updateTable('scrobble.token')
          .set(columns)
          .where('id', '=', id)
          .where('user_id', '=', ownerId)
          .executeTakeFirst()
      : undefined;
  if (!result?.numUpdatedRows) throw unknownToken();
  const changed = { userId: ownerId, visitor };
  if (name !== undefined) await audit(app, tx, { ...changed, action: 'token-renamed' });
  if (Object.keys(settings).length > 0) await audit(app, tx, { ...changed, action: 'token-set' });
};

/**
 * Deletes a token that somebody found where it should not be. To report it again changes nothing.
 * @returns whose it was, when there was one.
 */
export const deleteReported = async (
  app: App,
  tx: Tx,
  tokenHash: Buffer,
): Promise<{ userId: string; name: string } | undefined> => {
  const row = await tx
    .deleteFrom('scrobble.token')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id as userId', 'name'])
    .executeTakeFirst();
  if (row) await audit(app, tx, { userId: row.userId, action: 'token-reported', visitor: SERVICE });
  return row;
};
