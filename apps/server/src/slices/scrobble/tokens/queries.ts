import type { App } from '#platform/app.ts';
import type { DeliveryOutcome } from '../pipeline/outcome.ts';
import type { OriginKind } from '../pipeline/origin.ts';
import { healthOf, LOOK_BACK, type ServerHealth } from './rules/health.ts';
import { SETTINGS_COLUMNS, shownSettings } from './token-settings.ts';

/** A media server or a player as its owner sees it; the token of a server is known only when it is made. */
export interface WebhookToken {
  id: string;
  kind: OriginKind;
  name: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  lastOutcome: string | null;
  settings: ReturnType<typeof shownSettings>;
}

/** The media servers and players of a user, oldest first. */
export const listTokens = async (app: App, userId: string): Promise<WebhookToken[]> => {
  const rows = await app.db
    .selectFrom('scrobble.token')
    .select(['id', 'kind', 'name', 'created_at', 'last_seen_at', 'last_outcome'])
    .select(SETTINGS_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as OriginKind,
    name: row.name,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    lastOutcome: row.last_outcome,
    settings: shownSettings(row),
  }));
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
