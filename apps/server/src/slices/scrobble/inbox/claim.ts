import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { MissOutcome } from '#slices/catalog/index.ts';
import type { ServerKind } from '../server-kind.ts';
import { settingsOf, type SettingsRow, type TokenSettings } from '../token-settings.ts';

/** A delivery a worker has taken, with the token it came with. */
export interface ClaimedDelivery {
  id: number;
  kind: ServerKind;
  receivedAt: Date;
  contentType: string;
  body: Buffer;
  attempt: number;
  /** What an earlier attempt understood; there is one when the delivery waited for a mapping. */
  summary: DeliverySummary | null;
  token: ClaimedToken;
}

/** The token of a delivery, with what its owner lets it record. */
export interface ClaimedToken {
  id: string;
  userId: string;
  settings: TokenSettings;
}

interface ClaimedRow {
  id: number;
  kind: ServerKind;
  received_at: Date;
  content_type: string;
  body: Buffer;
  attempt: number;
  summary: DeliverySummary | null;
  token_id: string;
  user_id: string;
  settings: SettingsRow;
}

/**
 * Takes the oldest due delivery, or nothing. Its row is locked until the transaction ends: no other worker sees it, and should
 * this process die it is free again at once.
 */
export const claimDelivery = async (app: App, tx: Tx): Promise<ClaimedDelivery | undefined> => {
  const { rows } = await sql<ClaimedRow>`
    select inbox.id, inbox.kind, inbox.received_at, inbox.content_type, inbox.body, inbox.attempt, inbox.summary,
      token.id as token_id, token.user_id, to_jsonb(token) as settings
    from scrobble.inbox join scrobble.token using (token_hash, kind)
    where inbox.due_at <= ${app.clock.now()}
    order by inbox.id limit 1 for update of inbox skip locked`.execute(tx);
  const row = rows[0];
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    receivedAt: row.received_at,
    contentType: row.content_type,
    body: row.body,
    attempt: row.attempt,
    summary: row.summary,
    token: { id: row.token_id, userId: row.user_id, settings: settingsOf(row.settings) },
  };
};

/** What was understood of a delivery; shown to its owner. */
export interface DeliverySummary {
  event: string;
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  serverUser: string | null;
  /** Whether it counts as watched. A delivery that waited for a mapping is not asked again: its session is over. */
  isWatched: boolean;
  /** Episodes of our catalogue it stands for. */
  matches: { animeId: string; episode: number }[];
}

/** What became of a delivery. */
export interface Settlement {
  outcome: DeliveryOutcome;
  summary: DeliverySummary | null;
}

/** All that can become of one. */
export type DeliveryOutcome =
  | 'recorded'
  | 'duplicate'
  | 'partial'
  | 'open_session'
  | 'below_threshold'
  | 'ignored_event'
  | 'ignored_library'
  | 'learned_show'
  | 'not_on_list'
  | 'to_be_asked'
  | 'other_user'
  | 'unreadable'
  | 'failed'
  | MissOutcome;

/** Ends a delivery, in the transaction that did its work. */
export const settleDelivery = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
  { outcome, summary }: Settlement,
): Promise<void> => {
  const now = app.clock.now();
  await tx
    .updateTable('scrobble.inbox')
    .set({
      outcome,
      summary: summary && JSON.stringify(summary),
      settled_at: now,
      due_at: null,
    })
    .where('id', '=', delivery.id)
    .execute();
  await tx
    .updateTable('scrobble.token')
    .set({ last_seen_at: delivery.receivedAt, last_outcome: outcome })
    .where('id', '=', delivery.token.id)
    .execute();
};

/** About a day of tries: what fails for so long fails for a reason of its own. */
const MOST_ATTEMPTS = 30;

/** Puts a delivery off after a fault of ours: 2, 4, 8 … seconds, an hour at most, for about a day. */
export const postponeDelivery = async (app: App, delivery: ClaimedDelivery): Promise<void> => {
  if (delivery.attempt + 1 >= MOST_ATTEMPTS) {
    await app.db
      .transaction()
      .execute((tx) => settleDelivery(app, tx, delivery, { outcome: 'failed', summary: null }));
    return;
  }
  const delayMs = Math.min(2 ** Math.min(delivery.attempt + 1, 12) * 1000, 3_600_000);
  await app.db
    .updateTable('scrobble.inbox')
    .set({ attempt: delivery.attempt + 1, due_at: new Date(app.clock.now().getTime() + delayMs) })
    .where('id', '=', delivery.id)
    .execute();
};

/** How long a delivery without a match waits for a mapping. */
const MATCH_PATIENCE_MS = 24 * 3_600_000;

/** Makes the unmatched deliveries of the last day due again. @returns how many. */
export const retryUnmatched = async (app: App): Promise<number> => {
  const now = app.clock.now();
  const result = await app.db
    .updateTable('scrobble.inbox')
    .set({ due_at: now, settled_at: null, outcome: null })
    .where('outcome', 'in', ['no_mapping', 'ambiguous', 'out_of_range'])
    .where('received_at', '>', new Date(now.getTime() - MATCH_PATIENCE_MS))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

const KEPT_MS = 7 * 24 * 3_600_000;

/** Forgets deliveries after a week. */
export const forgetDeliveries = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('scrobble.inbox')
    .where('settled_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
};
