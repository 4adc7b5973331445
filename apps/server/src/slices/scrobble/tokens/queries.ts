import type { App } from '#platform/app.ts';
import type { DeliveryOutcome } from '../inbox/settle.ts';
import type { ServerKind } from '../servers/kind.ts';
import { healthOf, LOOK_BACK, type ServerHealth } from './rules/health.ts';
import { SETTINGS_COLUMNS, shownSettings } from './token-settings.ts';

/** A token as its owner sees it; the token itself is known only when it is made. */
export interface WebhookToken {
  id: string;
  kind: ServerKind;
  name: string;
  createdAt: Date;
  lastSeenAt: Date | null;
  lastOutcome: string | null;
  settings: ReturnType<typeof shownSettings>;
}

/** The tokens of a user, oldest first. */
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
    kind: row.kind as ServerKind,
    name: row.name,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    lastOutcome: row.last_outcome,
    settings: shownSettings(row),
  }));
};

/** How a server is doing. */
export const serverHealth = async (
  app: App,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date | null },
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
  return healthOf({ lastSeenAt, outcomes }, app.clock.now());
};
