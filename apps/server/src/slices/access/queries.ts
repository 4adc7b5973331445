import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { isId } from '#platform/ids.ts';
import { findUser } from '#slices/accounts/index.ts';
import { keyState, type KeyState } from './rules/key.ts';
import type { AccountTier } from './rules/tier.ts';
import { refusal } from './reasons.ts';

/** A key that was not revoked, its owner and its scopes. It may have expired. */
export interface KeyInForce {
  keyId: string;
  userId: string;
  /** The name that its owner gave it. */
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
  /** Whether an app got it, and not its owner. */
  isOfApp: boolean;
}

/** The key with a hash; undefined if it is unknown or revoked. */
export const keyByHash = async (db: Database, keyHash: Buffer): Promise<KeyInForce | undefined> => {
  const row = await db
    .selectFrom('access.key')
    .select(['id', 'user_id', 'name', 'scopes', 'expires_at', 'app_id'])
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      keyId: row.id,
      userId: row.user_id,
      name: row.name,
      scopes: row.scopes as Scope[],
      expiresAt: row.expires_at,
      isOfApp: row.app_id !== null,
    }
  );
};

/** The part of an account that requests need. */
export interface Account {
  userId: string;
  username: string;
  tier: AccountTier;
  showsAdult: boolean;
  /** Whether it is disabled. */
  isDisabled: boolean;
}

/** The account of a user, or undefined. */
export const accountOf = async (db: Database, userId: string): Promise<Account | undefined> => {
  const [user, tier] = await Promise.all([findUser(db, userId), tierOf(db, userId)]);
  if (!user) return undefined;
  const { username, showsAdult, isDisabled } = user;
  return { userId, username, tier, showsAdult, isDisabled };
};

/** An account without a subscription has the free tier. */
const tierOfRow = (row: { tier: string | null } | undefined): AccountTier =>
  (row?.tier ?? 'free') as AccountTier;

/** The tier of an account. */
export const tierOf = async (db: Database, userId: string): Promise<AccountTier> =>
  tierOfRow(
    await db
      .selectFrom('access.subscription')
      .select('tier')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );

/** The tiers of accounts, by their ids. */
export const tiersOf = async (
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AccountTier>> => {
  const rows = await db
    .selectFrom('access.subscription')
    .select(['user_id', 'tier'])
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute();
  const known = new Map(rows.map((row) => [row.user_id, tierOfRow(row)]));
  return new Map(userIds.map((id) => [id, known.get(id) ?? 'free']));
};

/** How many keys are in force, and how many accounts have each tier above the free one, for administrators. */
export const countAccess = async (
  app: App,
): Promise<{ keys: number; tiers: Partial<Record<AccountTier, number>> }> => {
  const { keys } = await app.db
    .selectFrom('access.key')
    .select((eb) => eb.fn.countAll<number>().as('keys'))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', app.clock.now())]))
    .executeTakeFirstOrThrow();
  const rows = await app.db
    .selectFrom('access.subscription')
    .select(['tier', (eb) => eb.fn.countAll<number>().as('accounts')])
    .where('tier', '<>', 'free')
    .groupBy('tier')
    .execute();
  return { keys, tiers: Object.fromEntries(rows.map(({ tier, accounts }) => [tier, accounts])) };
};

/** A key as its owner sees it. The key itself is known only when it is created. */
export interface ApiKey {
  id: string;
  name: string;
  display: string;
  scopes: readonly Scope[];
  state: KeyState;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  /** The key that it was rotated to. */
  replacedBy: string | null;
}

/** All keys of a user, oldest first, without those of apps. */
export const listKeys = async (app: App, userId: string): Promise<ApiKey[]> => {
  const rows = await app.db
    .selectFrom('access.key')
    .selectAll()
    .where('user_id', '=', userId)
    .where('app_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const now = app.clock.now();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    display: row.display,
    scopes: row.scopes as Scope[],
    state: keyState({ revokedAt: row.revoked_at, expiresAt: row.expires_at }, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    replacedBy: row.replaced_by,
  }));
};

/** What a key did in one hour. */
export interface HourOfUse {
  hour: Date;
  requests: number;
  denials: number;
  errors: number;
}

/** The use of all keys of a user since an instant. */
export const usageOfUser = async (
  db: Database,
  userId: string,
  since: Date,
): Promise<Omit<HourOfUse, 'hour'>> => {
  const { requests, denials, errors } = await db
    .selectFrom('access.key_usage as usage')
    .innerJoin('access.key as key', 'key.id', 'usage.key_id')
    .select((eb) => [
      eb.fn.sum<number | null>('requests').as('requests'),
      eb.fn.sum<number | null>('denials').as('denials'),
      eb.fn.sum<number | null>('errors').as('errors'),
    ])
    .where('key.user_id', '=', userId)
    .where('hour', '>=', since)
    .executeTakeFirstOrThrow();
  return { requests: requests ?? 0, denials: denials ?? 0, errors: errors ?? 0 };
};

/** @throws Refusal `NOT_FOUND` if a key does not exist or has another owner */
export const requireOwnKey = async (
  db: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<void> => {
  const query = db
    .selectFrom('access.key')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ownerId);
  if (isId(id) && (await query.executeTakeFirst())) return;
  throw refusal('NOT_FOUND', 'KEY_NOT_FOUND');
};

/** The use of a key since an instant, by hour. Hours without use are left out. */
export const usageOfKey = (db: Database, keyId: string, since: Date): Promise<HourOfUse[]> =>
  db
    .selectFrom('access.key_usage')
    .select(['hour', 'requests', 'denials', 'errors'])
    .where('key_id', '=', keyId)
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute();
