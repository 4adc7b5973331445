import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { DeliveryOutcome } from '../pipeline/outcome.ts';
import type { Origin, OriginKind } from '../pipeline/origin.ts';
import { isAskingUsers, readServerUsers, type ServerUserName } from '../pipeline/server-users.ts';
import type { Software } from '../servers/kind.ts';
import { findingsOf, type Finding, type ToldDelivery } from './rules/findings.ts';
import { healthOf, LOOK_BACK, type ServerHealth } from './rules/health.ts';
import { SETTINGS_COLUMNS, settingsOf, shownSettings } from './token-settings.ts';

/** A media server or a player as its owner sees it; the token of a server is known only when it is made. */
export interface WebhookToken {
  id: string;
  kind: OriginKind;
  /** The program it was made for; null for players, and if nobody said. */
  software: Software | null;
  name: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  lastOutcome: string | null;
  settings: ReturnType<typeof shownSettings>;
  /** Where its library is read, if its owner allows that. */
  library: { address: string; allowedAt: Date } | null;
}

/** The media servers and players of a user, oldest first. */
export const listTokens = async (app: App, userId: string): Promise<WebhookToken[]> => {
  const rows = await app.db
    .selectFrom('scrobble.token')
    .leftJoin('scrobble.library_access', 'token_id', 'id')
    .select(['id', 'kind', 'software', 'name', 'created_at', 'last_seen_at', 'last_outcome'])
    .select(['address', 'allowed_at'])
    .select(SETTINGS_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as OriginKind,
    software: row.software as Software | null,
    name: row.name,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    lastOutcome: row.last_outcome,
    settings: shownSettings(row),
    library:
      row.address === null || row.allowed_at === null
        ? null
        : { address: row.address, allowedAt: row.allowed_at },
  }));
};

/** The media servers and players of a user, each with the users it told of. */
export const listTokensWithUsers = async (
  app: App,
  userId: string,
): Promise<(WebhookToken & { users: readonly ServerUserName[] })[]> => {
  const [tokens, users] = await Promise.all([
    listTokens(app, userId),
    readServerUsers(app.db, userId),
  ]);
  return tokens.map((token) => ({ ...token, users: users.get(token.id) ?? [] }));
};

/** A media server or a player with its settings, as what it reports is judged by. */
export const originOf = async (
  db: Database,
  where: RawBuilder<boolean>,
): Promise<Origin | undefined> => {
  const row = await db
    .selectFrom('scrobble.token')
    .select(['id', 'kind', 'user_id', 'name'])
    .select(SETTINGS_COLUMNS)
    .where(where)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, user_id: userId } = row;
  return { id, kind: row.kind as OriginKind, userId, name, settings: settingsOf(row) };
};

/** How a media server or a player is doing. */
export const serverHealth = async (
  app: App,
  { id, kind, lastSeenAt }: Pick<WebhookToken, 'id' | 'kind' | 'lastSeenAt'>,
): Promise<ServerHealth> => {
  const rows = await app.db
    .selectFrom('scrobble.inbox')
    .select('outcome')
    .where('token_id', '=', id)
    .where('outcome', 'is not', null)
    .orderBy('id', 'desc')
    .limit(LOOK_BACK)
    .execute();
  const outcomes = rows.map(({ outcome }) => outcome as DeliveryOutcome);
  return healthOf({ kind, lastSeenAt, outcomes }, app.clock.now());
};

/** Pauses and starts of playbacks come beside each play. */
const DELIVERIES_LOOKED_AT = 50;

/** What is missing for plays of a media server or a player to be recorded. */
export const serverFindings = async (
  app: App,
  { id, kind, lastSeenAt }: Pick<WebhookToken, 'id' | 'kind' | 'lastSeenAt'>,
): Promise<Finding[]> => {
  const deliveries = await app.db
    .selectFrom('scrobble.inbox')
    .select('outcome')
    .select(sql<string | null>`summary ->> 'event'`.as('event'))
    .select(sql<boolean>`coalesce(summary ? 'sentAs', false)`.as('isForeign'))
    .where('token_id', '=', id)
    .where('outcome', 'is not', null)
    .orderBy('id', 'desc')
    .limit(DELIVERIES_LOOKED_AT)
    .execute();
  return findingsOf({
    kind,
    hasArrived: lastSeenAt !== null,
    isAskingUsers: await isAskingUsers(app.db, id),
    deliveries: deliveries as ToldDelivery[],
  });
};
