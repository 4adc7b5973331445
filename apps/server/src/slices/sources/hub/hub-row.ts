import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { defineQueue } from '#platform/queue/index.ts';

/** The hub that this instance follows, and how far it is. */
export interface HubRow {
  address: string;
  position: number | null;
  dump_version: string | null;
  failures: number;
  failed_since: Date | null;
}

export const dueHub = defineQueue({
  table: 'sources.hub',
  key: 'address',
  due: 'due_at',
  columns: ['address', 'position', 'dump_version', 'failures', 'failed_since'],
});

/** Where the changes of sources that are due are rung. */
export const HUB_CHANNEL = 'hub_due';

/** How the hub stands. */
export interface HubState {
  address: string;
  /** `loading` until its dump is here. */
  state: 'loading' | 'following' | 'failing';
  position: number | null;
  followedAt: Date;
  fetchedAt: Date | null;
  nextAt: Date;
  rows: number;
  refused: number;
  refusals: { ref: string; reason: string }[];
  fault: string | null;
}

/** How the hub stands; null if this instance follows none. */
export const hubState = async ({ db }: Pick<App, 'db'>): Promise<HubState | null> => {
  const row = await db.selectFrom('sources.hub').selectAll().executeTakeFirst();
  if (!row) return null;
  const standing = row.position === null ? 'loading' : 'following';
  return {
    address: row.address,
    state: row.fault === null ? standing : 'failing',
    position: row.position,
    followedAt: row.followed_at,
    fetchedAt: row.fetched_at,
    nextAt: row.due_at,
    rows: row.rows,
    refused: row.refused,
    refusals: row.refusals as HubState['refusals'],
    fault: row.fault,
  };
};

/** Whether the hub at an address is still followed. */
export const isFollowed = async (db: Database, address: string): Promise<boolean> => {
  const row = await db
    .selectFrom('sources.hub')
    .select('address')
    .where('address', '=', address)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};
