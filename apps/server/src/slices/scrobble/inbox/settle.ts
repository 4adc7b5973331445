import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { tellAccount } from '#slices/accounts/index.ts';
import type { MappingKind, MappingLevel } from '#slices/mapping/index.ts';

/** An episode of ours that a delivery stands for, and who says so. */
export interface DeliveryMatch {
  animeId: string;
  episode: number;
  /** The mapping, an id of AniDB or MyAnimeList, a correction of the owner for this show, or the owner for this delivery alone. */
  by?: 'mapping' | 'tracker' | 'correction' | 'owner';
  rule?: {
    id: string;
    kind: MappingKind;
    level: MappingLevel;
    externalId: number;
    season: number | null;
    from: number;
    to: number | null;
    source: string;
  } | null;
}

/** What was understood of a delivery; shown to its owner. */
export interface DeliverySummary {
  event: string;
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  serverUser: string | null;
  /** Whether it counts as watched. A delivery that waited for a mapping is not judged again. */
  isWatched: boolean;
  /** Whether an earlier message had recorded the same viewing; a replay is not judged again either. */
  isRepeat?: boolean;
  /** How far it was played, 0–1. */
  ratio?: number | null;
  /** Under which the show is ignored. */
  ignoredShowId?: string;
  /** The names its show has on the server. */
  showKeys?: readonly string[];
  /** Episodes of our catalogue it stands for. */
  matches: DeliveryMatch[];
}

/** All that can become of a delivery. */
export const DELIVERY_OUTCOMES = [
  'recorded',
  'duplicate',
  'partial',
  'open_session',
  'below_threshold',
  'ignored_event',
  'ignored_library',
  'ignored_show',
  'learned_show',
  'not_on_list',
  'to_be_asked',
  'declined',
  'undone',
  'other_user',
  'unreadable',
  'failed',
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** What became of a delivery. */
export interface Settlement {
  outcome: DeliveryOutcome;
  summary: DeliverySummary | null;
  /** What takes back what it wrote into the list; null where it wrote nothing. */
  batchId?: string | null;
  /** What is kept of the body; left out where it stays as it is. */
  kept?: { body: Buffer; contentType: string };
}

export const NOTHING_KEPT = { body: Buffer.alloc(0), contentType: '' };

/** Ends a delivery, in the transaction that did its work. */
export const settleDelivery = async (
  app: App,
  tx: Tx,
  delivery: { id: number; receivedAt: Date; token: { id: string; userId: string } },
  { outcome, summary, batchId = null, kept }: Settlement,
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set({
      outcome,
      summary: summary && JSON.stringify(summary),
      settled_at: app.clock.now(),
      due_at: null,
      batch_id: batchId,
      token_id: delivery.token.id,
      ...(kept && { body: kept.body, content_type: kept.contentType }),
    })
    .where('id', '=', delivery.id)
    .execute();
  await tx
    .updateTable('scrobble.token')
    .set({ last_seen_at: delivery.receivedAt, last_outcome: outcome })
    .where('id', '=', delivery.token.id)
    .where((eb) =>
      eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', delivery.receivedAt)]),
    )
    .execute();
  await tellAccount(tx, delivery.token.userId, 'deliveries');
};
