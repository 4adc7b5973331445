import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { doubling } from '#platform/backoff.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { defineQueue, dueRows } from '#platform/queue/index.ts';
import type { Origin, OriginKind } from '../pipeline/origin.ts';
import { NOTHING_KEPT, settleDelivery } from './settle.ts';
import type { DeliveryOutcome, DeliverySummary, Settlement } from '../pipeline/outcome.ts';
import { settingsOf, type SettingsRow } from '../tokens/token-settings.ts';

/** A delivery a worker has taken, with its origin. */
export interface ClaimedDelivery {
  id: number;
  receivedAt: Date;
  contentType: string;
  body: Buffer;
  attempt: number;
  /** What an earlier attempt understood, if the delivery waited for a mapping. */
  summary: DeliverySummary | null;
  /** The outcome of an earlier attempt, and its batch. */
  outcome: DeliveryOutcome | null;
  batchId: string | null;
  origin: Origin;
}

/** Deliveries to process, oldest first. */
export const dueDeliveries = defineQueue({
  table: 'scrobble.inbox',
  key: 'id',
  due: 'due_at',
  order: 'id',
  columns: [
    'kind',
    'received_at',
    'content_type',
    'body',
    'attempt',
    'summary',
    'outcome',
    'batch_id',
    'token_hash',
  ],
});

interface ClaimedRow {
  id: number;
  kind: OriginKind;
  received_at: Date;
  content_type: string;
  body: Buffer;
  attempt: number;
  summary: DeliverySummary | null;
  outcome: DeliveryOutcome | null;
  batch_id: string | null;
  owning_token: string;
  user_id: string;
  name: string;
  settings: SettingsRow;
}

const tokenOf = sql`select from scrobble.token where token.token_hash = inbox.token_hash and token.kind = inbox.kind`;

/** Whether the token of a delivery exists. */
export const hasToken = sql<boolean>`exists (${tokenOf})`;

/**
 * Claims the oldest due delivery, if any. Its row is locked until the transaction ends, so no other worker sees it, and if this process
 * dies, it is free at once.
 * @param leftAlone the owners whose deliveries are left for later
 * @param among the only ones to claim, if not all
 */
export const claimDelivery = (
  app: App,
  tx: Tx,
  { leftAlone = [], among }: { leftAlone?: readonly string[]; among?: readonly number[] } = {},
): Promise<ClaimedDelivery | undefined> => {
  const isAmong = among ? sql`inbox.id = any(${among}::bigint[]) and ` : sql``;
  const where = sql<boolean>`${isAmong}exists (${tokenOf} and token.user_id <> all(${leftAlone}::uuid[]))`;
  return claim(tx, dueRows(dueDeliveries, { now: app.clock.now(), limit: 1, where }));
};

/** A delivery of a user. */
interface OwnDelivery {
  id: string;
  userId: string;
}

/** Claims a delivery of a user, whether it is settled or not. */
export const claimOwn = (
  tx: Tx,
  { id, userId }: OwnDelivery,
  state: RawBuilder<unknown> = sql`true`,
): Promise<ClaimedDelivery | undefined> =>
  claim(
    tx,
    sql`select inbox.* from scrobble.inbox join scrobble.token using (token_hash, kind)
      where inbox.id = ${id}::bigint and ${state} and token.user_id = ${userId}::uuid
      for update of inbox`,
  );

/** Claims a settled delivery of a user, to process it again. */
export const claimSettled = (tx: Tx, own: OwnDelivery): Promise<ClaimedDelivery | undefined> =>
  claimOwn(tx, own, sql`inbox.settled_at is not null`);

/** The batches of deliveries of a show that were recorded without a word of the owner: by its title, or by what others agree on. */
export const guessedBatches = async (
  tx: Tx,
  { tokenId, keys }: { tokenId: string; keys: readonly string[] },
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('scrobble.inbox')
    .select('batch_id')
    .where('token_id', '=', tokenId)
    .where('outcome', '=', 'recorded')
    .where(sql<boolean>`summary -> 'showKeys' ?| ${[...keys]}::text[]`)
    .where(sql<boolean>`summary -> 'matches' -> 0 ->> 'by' in ('title', 'agreed')`)
    .execute();
  return rows.flatMap(({ batch_id: batchId }) => batchId ?? []);
};

const claim = async (tx: Tx, rows: RawBuilder<unknown>): Promise<ClaimedDelivery | undefined> => {
  const {
    rows: [row],
  } = await sql<ClaimedRow>`
    with claimed as materialized (${rows})
    select claimed.*, token.id as owning_token, token.user_id, token.name, to_jsonb(token) as settings
    from claimed join scrobble.token using (token_hash, kind)`.execute(tx);
  if (!row) return undefined;
  return {
    id: row.id,
    receivedAt: row.received_at,
    contentType: row.content_type,
    body: row.body,
    attempt: row.attempt,
    summary: row.summary,
    outcome: row.outcome,
    batchId: row.batch_id,
    origin: {
      id: row.owning_token,
      kind: row.kind,
      userId: row.user_id,
      name: row.name,
      settings: settingsOf(row.settings),
    },
  };
};

/** At most an hour between two tries, for about a day. A delivery that fails for so long will always fail. */
const retries = doubling({ firstMs: 2_000, mostMs: HOUR_MS, tries: 30 });

/**
 * Postpones a delivery after a bug of ours: 2, 4, 8 … seconds, at most an hour, for about a day. `keep` is what is kept of its body after
 * that.
 */
export const postponeDelivery = async (
  app: App,
  delivery: ClaimedDelivery,
  keep: () => Promise<Settlement['kept']>,
): Promise<void> => {
  const delayMs = retries(delivery.attempt + 1);
  if (delayMs === Infinity) {
    const kept = await keep().catch(() => undefined);
    const settlement = { outcome: 'failed', summary: null, kept: kept ?? NOTHING_KEPT } as const;
    await app.db.transaction().execute((tx) => settleDelivery(app, tx, delivery, settlement));
    return;
  }
  await app.db
    .updateTable('scrobble.inbox')
    .set({ attempt: delivery.attempt + 1, due_at: new Date(app.clock.nowMs() + delayMs) })
    .where('id', '=', delivery.id)
    .execute();
};
