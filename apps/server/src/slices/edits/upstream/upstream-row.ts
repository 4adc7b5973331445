import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { defineQueue } from '#platform/queue/index.ts';
import { hubState } from '#slices/sources/index.ts';
import { upstreamSettings } from './settings.ts';

/** How far an edit is on its way to the hub. */
export const UPSTREAM_STATES = ['WAITING', 'SENT', 'DECIDED', 'REFUSED'] as const;
export type UpstreamState = (typeof UPSTREAM_STATES)[number];

/** What the hub says of an edit. */
export const HUB_STATES = [
  'OPEN',
  'ACCEPTED',
  'PARTLY_ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type HubEditState = (typeof HUB_STATES)[number];

export const dueUpstream = defineQueue({
  table: 'edits.upstream',
  key: 'revision_id',
  due: 'due_at',
  columns: ['revision_id', 'hub', 'state', 'failures'],
});

/** Where edits that are due are rung. */
export const UPSTREAM_CHANNEL = 'upstream_due';

/** Puts a revision on its way to the hub, if this instance follows one and has a key of it. */
export const queueUpstream = async (app: App, tx: Tx, revisionId: string): Promise<void> => {
  if (!app.settings.of(upstreamSettings).hubKey) return;
  const hub = await hubState({ db: tx });
  if (!hub) return;
  await tx
    .insertInto('edits.upstream')
    .values({
      revision_id: revisionId,
      hub: hub.address,
      state: 'WAITING',
      due_at: app.clock.now(),
    })
    .execute();
  await sql`select pg_notify(${sql.lit(UPSTREAM_CHANNEL)}, '')`.execute(tx);
};

/** How an edit stands at the hub. */
export interface Upstream {
  revisionId: string;
  hub: string;
  state: UpstreamState;
  hubState: HubEditState | null;
  decision: string;
  fault: string | null;
}

/** How edits stand at the hub, by revision. */
export const upstreamOf = async (
  db: Database,
  revisionIds: readonly string[],
): Promise<Map<string, Upstream>> => {
  const { rows } = await sql<Upstream>`
    select revision_id as "revisionId", hub, state, hub_state as "hubState", decision, fault
    from edits.upstream where revision_id = any(${[...revisionIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.revisionId, row]));
};
