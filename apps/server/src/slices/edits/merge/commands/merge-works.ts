import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type ChangedWorks, lockChanges, type Media, mergeClaims } from '#slices/catalog/index.ts';
import { type ChangedLists, mergeLists } from '#slices/lists/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import { mergeUnits } from '#slices/releases/index.ts';
import { keepMerge } from '../merge-store.ts';
import { worksToMerge } from './check.ts';
import { settleAround } from './settle.ts';

/** What a merge, a split, or the end of one changed. */
export interface MergeDone {
  id: string;
  /** MERGE: the work that became part of the other. SPLIT: the new one. */
  from: string;
  into: string;
  works: ChangedWorks;
  lists: ChangedLists;
}

/**
 * Makes one work part of another, with all that sources and lists say of it. Its id leads to the other from now on. Whoever calls this has
 * checked who may.
 */
export const mergeWorks = async (
  app: App,
  tx: Tx,
  { medium, by, ...ids }: { medium: Media; from: string; into: string; by: string | null },
): Promise<MergeDone> => {
  await lockChanges(tx);
  const { from, into } = await worksToMerge(tx, { medium, ...ids });
  const [id, at] = [app.ids.next(), app.clock.now()];
  await keepMerge(tx, { id, kind: 'MERGE', medium, from, into, claims: [], madeAt: at, by });
  const pair = { from: from.id, into: into.id };
  const lists = await mergeLists(app, tx, { mergeId: id, media: medium, ...pair, at });
  if (medium === 'MANGA') await mergeUnits(tx, pair);
  const works = await mergeClaims(app, tx, { medium, ...pair });
  await settleAround(app, tx, works);
  const about = { userIds: lists.joined, kind: 'ENTRIES_MERGED' } as const;
  await giveNotices(app, tx, { ...about, subject: { id: into.id, name: into.title } });
  const moved = { userIds: lists.moved, kind: 'ENTRY_MOVED' } as const;
  await giveNotices(app, tx, { ...moved, subject: { id: into.id, name: from.title } });
  return { id, ...pair, works, lists };
};
