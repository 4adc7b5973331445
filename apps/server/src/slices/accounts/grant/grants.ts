import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { endSessions } from '../bearer/ended-session.ts';
import { endLogins } from '../device/logins.ts';
import { networkOf, type Visitor } from '../visitor.ts';
import { clientName } from './client.ts';
import { createRefreshToken } from './refresh-token.ts';
import { ABSOLUTE_MS, CODE_MS, IDLE_MS, isGrantInForce, type GrantTimes } from './rules.ts';

/** What a user allowed one installation of a client. Its id is the `sid` of its access tokens. */
export interface Grant extends GrantTimes {
  id: string;
  clientId: string;
  userAgent: string;
  network: string;
}

/** Begins a grant. @returns its id and its first refresh token. */
export const createGrant = async (
  app: App,
  tx: Tx,
  {
    userId,
    clientId,
    visitor,
    scopes,
  }: {
    userId: string;
    clientId: string;
    visitor: Visitor;
    scopes: readonly Scope[] | null;
  },
): Promise<{ grantId: string; refreshToken: string }> => {
  const grantId = app.ids.next();
  const now = app.clock.now();
  await tx
    .insertInto('accounts.client_grant')
    .values({
      id: grantId,
      user_id: userId,
      client_id: clientId,
      scopes: scopes && [...scopes],
      created_at: now,
      last_used_at: now,
      user_agent: visitor.userAgent,
      network: networkOf(visitor.address),
    })
    .execute();
  return { grantId, refreshToken: await createRefreshToken(app, tx, grantId) };
};

/** Records that a grant was used, and from where. */
export const touchGrant = async (
  app: App,
  tx: Tx,
  { grantId, visitor }: { grantId: string; visitor: Visitor },
): Promise<void> => {
  await tx
    .updateTable('accounts.client_grant')
    .set({
      last_used_at: app.clock.now(),
      user_agent: visitor.userAgent,
      network: networkOf(visitor.address),
    })
    .where('id', '=', grantId)
    .execute();
};

/** The valid grants of a user, last used first. */
export const listGrants = async (app: App, userId: string): Promise<Grant[]> => {
  const rows = await app.db
    .selectFrom('accounts.client_grant')
    .select(['id', 'client_id', 'created_at', 'last_used_at', 'user_agent', 'network'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const grants = rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    network: row.network,
  }));
  return grants.filter((grant) => isGrantInForce(grant, app.clock.now()));
};

/** The owner of a grant, if it belongs to the client. */
export const ownerOfGrant = async (
  app: App,
  { grantId, clientId }: { grantId: string; clientId: string },
): Promise<string | undefined> => {
  const row = await app.db
    .selectFrom('accounts.client_grant')
    .select('user_id')
    .where('id', '=', grantId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.user_id;
};

/** The client of a grant; undefined if no grant has the id. */
export const clientOfGrant = async (
  db: Database,
  grantId: string,
): Promise<{ id: string; name: string } | undefined> => {
  const row = await db
    .selectFrom('accounts.client_grant')
    .select('client_id as id')
    .where('id', '=', grantId)
    .executeTakeFirst();
  return row && { id: row.id, name: clientName(row.id) };
};

/** Ends one grant with its refresh tokens and, at once in every process, its access tokens. @returns whether there was one */
export const endGrant = async (
  app: App,
  tx: Tx,
  { userId, grantId }: { userId: string; grantId: string },
): Promise<boolean> => {
  const ended = await tx
    .deleteFrom('accounts.client_grant')
    .where('user_id', '=', userId)
    .where('id', '=', grantId)
    .returning('id')
    .executeTakeFirst();
  if (ended) await endSessions(app, tx, [ended.id]);
  return ended !== undefined;
};

/** Ends all grants of a user, and the codes that could still become grants. */
export const endGrants = async (app: App, tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.authorization_code').where('user_id', '=', userId).execute();
  await endLogins(tx, userId);
  const ended = await tx
    .deleteFrom('accounts.client_grant')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await endSessions(
    app,
    tx,
    ended.map(({ id }) => id),
  );
};

/** Deletes expired grants, codes that were never exchanged, and tokens that were used before any idle limit. */
export const forgetOldGrants = async (app: App): Promise<void> => {
  const now = app.clock.nowMs();
  const idleSince = new Date(now - IDLE_MS);
  await app.db
    .deleteFrom('accounts.client_grant')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', new Date(now - ABSOLUTE_MS)),
        eb('last_used_at', '<=', idleSince),
      ]),
    )
    .execute();
  await app.db.deleteFrom('accounts.refresh_token').where('used_at', '<=', idleSince).execute();
  await app.db
    .deleteFrom('accounts.authorization_code')
    .where('grant_id', 'is', null)
    .where('created_at', '<=', new Date(now - CODE_MS))
    .execute();
};
