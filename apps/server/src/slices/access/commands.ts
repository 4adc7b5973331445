import type { App } from '#platform/app.ts';
import { issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { audit, OPERATOR, parseInput, type Visitor } from '#slices/accounts/index.ts';
import { directory } from './directory/directory.ts';
import { tierChanged } from './events.ts';
import { lockSecrets, rowInHand, type EndedSecret, type SecretInHand } from './held-secret.ts';
import { passPaidUse } from './paid-use.ts';
import {
  endOfOverlap,
  endOfSuccessor,
  KEY_PREFIX,
  keyState,
  MOST_KEYS,
  newKeySchema,
  type NewKey,
  type Overlap,
} from './rules/key.ts';
import type { AccountTier } from './rules/tier.ts';
import { reasons, refusal } from './reasons.ts';

/** Keeps concurrent requests from exceeding the limit of keys. */
const KEYS_LOCK = 7_482_022;
/** The first characters of a key, by which its owner tells keys apart. */
export const DISPLAY_CHARACTERS = 13;

/** A key that was just created. The key itself is known only now. */
export interface MadeKey {
  id: string;
  key: string;
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
}

interface KeySettings {
  userId: string;
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
}

const insertKey = async (app: App, tx: Tx, settings: KeySettings): Promise<MadeKey> => {
  const { userId, name, scopes, expiresAt } = settings;
  const id = app.ids.next();
  const { secret: key, hash } = issueCredential(KEY_PREFIX);
  await tx
    .insertInto('access.key')
    .values({
      id,
      user_id: userId,
      name,
      key_hash: hash,
      display: key.slice(0, DISPLAY_CHARACTERS),
      scopes: [...scopes],
      created_at: app.clock.now(),
      expires_at: expiresAt,
    })
    .execute();
  return { id, key, name, scopes, expiresAt };
};

/** The number of valid keys, without those that overlap with their successor. */
const countKeys = async (app: App, tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('access.key')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('app_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('replaced_by', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', app.clock.now())]))
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Creates an API key and stores only its SHA-256.
 * @throws Refusal `BAD_USER_INPUT` naming every fault of the input, `CONFLICT` if the account has as many keys as it may
 */
export const createKey = async (
  app: App,
  tx: Tx,
  { userId, visitor = OPERATOR, ...input }: NewKey & { userId: string; visitor?: Visitor },
): Promise<MadeKey> => {
  const settings = parseInput(newKeySchema(app.vocabulary.scopes), input, reasons);
  const { expiresAt } = settings;
  if (expiresAt && expiresAt <= app.clock.now()) {
    throw refusal('BAD_USER_INPUT', 'EXPIRY_DATE_PASSED', {
      field: 'expiresAt',
      fields: ['expiresAt'],
    });
  }
  await lockSecrets(tx, KEYS_LOCK, userId);
  if ((await countKeys(app, tx, userId)) >= MOST_KEYS) {
    throw refusal('CONFLICT', 'KEYS_EXHAUSTED', { most: MOST_KEYS });
  }
  await audit(app, tx, { userId, action: 'key-created', visitor });
  return insertKey(app, tx, { userId, ...settings });
};

/** Locks a key of an owner, or of an app. */
const lockKey = async (tx: Tx, key: SecretInHand) => {
  const row = await tx
    .selectFrom('access.key')
    .selectAll()
    .where(rowInHand(key))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'KEY_NOT_FOUND');
  return row;
};

/**
 * Revokes a key, at once in every process. Revoking it again changes nothing.
 * @throws Refusal `NOT_FOUND`
 */
export const revokeKey = async (app: App, tx: Tx, key: SecretInHand): Promise<void> => {
  const { visitor = OPERATOR } = key;
  const { id, user_id: userId, revoked_at: revokedAt } = await lockKey(tx, key);
  if (revokedAt) return;
  await endKey(app, tx, { id, userId });
  await audit(app, tx, { userId, action: 'key-revoked', visitor });
};

/** Revokes a key that its transaction has locked. */
export const endKey = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  (await app.open(directory)).unsettle(userId);
  await tx
    .updateTable('access.key')
    .set({ revoked_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
};

/**
 * Revokes a key that was found in public. Reporting it again changes nothing.
 * @returns its owner, if there was something to revoke
 */
export const revokeReported = async (
  app: App,
  tx: Tx,
  keyHash: Buffer,
): Promise<EndedSecret | undefined> => {
  const row = await tx
    .selectFrom('access.key')
    .select(['id', 'user_id as userId', 'name'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', app.clock.now())]))
    .forUpdate()
    .executeTakeFirst();
  if (row) await endKey(app, tx, row);
  return row;
};

/** Why a key gets no successor. An active key without one can only have been rotated before. */
const WHY_NOT_ROTATED = {
  active: 'KEY_ROTATED',
  expired: 'KEY_EXPIRED',
  revoked: 'KEY_REVOKED',
} as const;

/**
 * Creates the successor of a key, with the same name, scopes and lifetime. The old key works until the overlap ends.
 * @throws Refusal `NOT_FOUND`, `CONFLICT` if the key is not valid or was rotated before
 */
export const rotateKey = async (
  app: App,
  tx: Tx,
  { overlap, visitor = OPERATOR, ...key }: SecretInHand & { overlap: Overlap },
): Promise<MadeKey & { previousExpiresAt: Date }> => {
  const row = await lockKey(tx, key);
  if (row.app_id) throw refusal('NOT_FOUND', 'KEY_NOT_FOUND');
  const now = app.clock.now();
  const { user_id: userId, name, created_at: createdAt, expires_at: expiresAt } = row;
  const state = keyState({ revokedAt: row.revoked_at, expiresAt }, now);
  if (state !== 'active' || row.replaced_by) {
    const reason = WHY_NOT_ROTATED[state];
    throw refusal('CONFLICT', reason);
  }
  const made = await insertKey(app, tx, {
    userId,
    name,
    scopes: row.scopes as Scope[],
    expiresAt: endOfSuccessor({ createdAt, expiresAt }, now),
  });
  const previousExpiresAt = endOfOverlap(expiresAt, overlap, now);
  (await app.open(directory)).unsettle(userId);
  await tx
    .updateTable('access.key')
    .set({ expires_at: previousExpiresAt, replaced_by: made.id })
    .where('id', '=', row.id)
    .execute();
  await audit(app, tx, { userId, action: 'key-rotated', visitor });
  return { ...made, previousExpiresAt };
};

/**
 * Grants an account a tier, for all its keys and at once in every process. A paid tier stays beside it, and the better of the two is in
 * force.
 * @returns the tier in force
 * @throws Refusal `CONFLICT` for a paid tier if data of the catalogue forbids those
 */
export const setTier = async (
  app: App,
  tx: Tx,
  { userId, tier, visitor = OPERATOR }: { userId: string; tier: AccountTier; visitor?: Visitor },
): Promise<AccountTier> => {
  if (tier !== 'free') await passPaidUse(tx);
  (await app.open(directory)).unsettle(userId);
  const changed = { granted_tier: tier, changed_at: app.clock.now() };
  const row = await tx
    .insertInto('access.subscription')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returning('tier')
    .executeTakeFirstOrThrow();
  await audit(app, tx, { userId, action: 'tier-changed', visitor });
  await publish(app, tx, tierChanged, { userId });
  return row.tier as AccountTier;
};
