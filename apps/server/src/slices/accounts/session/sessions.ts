import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { endSessions } from '../bearer/ended-session.ts';
import { hashToken, randomToken } from '../random-token.ts';
import { networkOf, type Visitor } from '../visitor.ts';
import { sessionTokenOf } from './cookie.ts';
import { isInForce, isTouchDue, type SessionTimes } from './rules.ts';

/** A signed-in browser. */
export interface Session extends SessionTimes {
  id: string;
  userId: string;
  userAgent: string;
  network: string;
  /** When its user last proved a second factor, or used a passkey. */
  factorAt: Date | null;
}

interface SessionRow {
  id: string;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  confirmed_at: Date;
  user_agent: string;
  network: string;
  factor_at: Date | null;
}

const columns = [
  'id',
  'user_id',
  'created_at',
  'last_seen_at',
  'confirmed_at',
  'user_agent',
  'network',
  'factor_at',
] as const;

const sessionOf = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.user_id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  confirmedAt: row.confirmed_at,
  userAgent: row.user_agent,
  network: row.network,
  factorAt: row.factor_at,
});

/** Begins a session. @returns the token for its cookie, which nobody else knows */
export const createSession = async (
  app: App,
  tx: Tx,
  { userId, visitor, withFactor }: { userId: string; visitor: Visitor; withFactor: boolean },
): Promise<{ id: string; token: string }> => {
  const id = app.ids.next();
  const token = randomToken();
  const now = app.clock.now();
  await tx
    .insertInto('accounts.session')
    .values({
      id,
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      user_agent: visitor.userAgent,
      network: networkOf(visitor.address),
      factor_at: withFactor ? now : null,
    })
    .execute();
  return { id, token };
};

/** The valid session of a `Cookie` header. Its use is recorded. */
export const findSession = async (
  app: App,
  cookie: string | undefined,
): Promise<Session | undefined> => {
  const token = sessionTokenOf(cookie);
  if (token === undefined) return undefined;
  const row = await app.db
    .selectFrom('accounts.session')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const session = row && sessionOf(row);
  const now = app.clock.now();
  if (!session || !isInForce(session, now)) return undefined;
  if (isTouchDue(session, now)) {
    await app.db
      .updateTable('accounts.session')
      .set({ last_seen_at: now })
      .where('id', '=', session.id)
      .execute();
  }
  return session;
};

/** The valid sessions of a user, last used first. */
export const listSessions = async (app: App, userId: string): Promise<Session[]> => {
  const rows = await app.db
    .selectFrom('accounts.session')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(sessionOf).filter((session) => isInForce(session, app.clock.now()));
};

/** Gives a session a new token. The old one becomes invalid. */
export const replaceToken = async (tx: Tx, id: string): Promise<string> => {
  const token = randomToken();
  await tx
    .updateTable('accounts.session')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
  return token;
};

/** The same for a session whose user has just proved who they are. */
export const rotateSession = async (app: App, tx: Tx, id: string): Promise<string> => {
  await confirmSession(app, tx, { id });
  return replaceToken(tx, id);
};

/** Records that the user of a session has proved who they are, with a second factor or passkey if `withFactor`. */
export const confirmSession = async (
  app: App,
  tx: Tx,
  { id, withFactor = false }: { id: string; withFactor?: boolean },
): Promise<void> => {
  const now = app.clock.now();
  await tx
    .updateTable('accounts.session')
    .set({ confirmed_at: now, ...(withFactor && { factor_at: now }) })
    .where('id', '=', id)
    .execute();
};

/**
 * Ends sessions of a user and, at once in every process, the access tokens issued from them.
 * @returns the ids of the ended sessions
 */
export const revokeSessions = async (
  app: App,
  tx: Tx,
  which: { userId: string; only?: string; except?: string },
): Promise<string[]> => {
  const { userId, only, except } = which;
  const rows = await tx
    .deleteFrom('accounts.session')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await endSessions(app, tx, ids);
  return ids;
};
