import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publishAll } from '#platform/events.ts';
import { sendUpdates } from '#slices/accounts/index.ts';
import { listChanged } from '../../events.ts';
import type { ChangedWork } from '../../rules/changed.ts';
import { lockAllLists } from '../lock.ts';
import { joinEntries } from './join-entries.ts';
import { mergeFavourites, partFavourites } from './merge-favourites.ts';
import { moveEntries, moveEntriesBack, type MergeOfWorks } from './move-entries.ts';
import { partEntries } from './part-entries.ts';

/** Whose lists a merge, or its reversal, changed. */
export interface ChangedLists {
  /** Users who had only the one work. */
  moved: string[];
  /** Users who had both. */
  joined: string[];
}

const announce = async (
  app: App,
  tx: Tx,
  { mergeId, at }: MergeOfWorks,
  changes: readonly { userIds: readonly string[]; works: readonly ChangedWork[] }[],
): Promise<void> => {
  for (const { userIds, works } of changes) {
    const payload = {
      batchId: mergeId,
      at: at.toISOString(),
      origin: { source: 'WEB' as const, client: { kind: 'web' as const, name: null } },
      works: works.map((work) => ({ ...work, fields: [...work.fields] })),
      customListIds: [],
    };
    const payloads = userIds.map((userId) => ({ userId, ...payload }));
    await publishAll(app, tx, listChanged, payloads);
    await sendUpdates(tx, userIds, 'list');
  }
};

/** Moves everything that lists say of a work to another, and joins the two entries of those who have both. */
export const mergeLists = async (app: App, tx: Tx, merge: MergeOfWorks): Promise<ChangedLists> => {
  await lockAllLists(tx);
  const moved = await moveEntries(tx, merge);
  const joined = await joinEntries(tx, merge);
  await mergeFavourites(tx, merge);
  const { media, from, into } = merge;
  const gone = { media, workId: from, outcome: 'DELETED', fields: [] } as const;
  const kept = { media, workId: into, fields: ['status', 'plays'] } as const;
  await announce(app, tx, merge, [
    { userIds: moved, works: [gone, { ...kept, outcome: 'ADDED' }] },
    { userIds: joined, works: [gone, { ...kept, outcome: 'UPDATED' }] },
  ]);
  return { moved, joined };
};

/** Takes that back. What people changed on their lists since is kept. */
export const unmergeLists = async (
  app: App,
  tx: Tx,
  merge: MergeOfWorks,
): Promise<ChangedLists> => {
  await lockAllLists(tx);
  const moved = await moveEntriesBack(tx, merge);
  const joined = await partEntries(app, tx, merge);
  await partFavourites(tx, merge);
  for (const table of ['lists.merged_entry', 'lists.merged_favourite']) {
    await sql`delete from ${sql.table(table)} where merge_id = ${merge.mergeId}`.execute(tx);
  }
  const { media, from, into } = merge;
  const back = { media, workId: from, outcome: 'ADDED', fields: ['status', 'plays'] } as const;
  await announce(app, tx, merge, [
    { userIds: moved, works: [back, { media, workId: into, outcome: 'DELETED', fields: [] }] },
    { userIds: joined, works: [back, { media, workId: into, outcome: 'UPDATED', fields: [] }] },
  ]);
  return { moved, joined };
};
