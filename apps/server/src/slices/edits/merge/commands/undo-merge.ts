import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { lockChanges, mergedParts, rejoinClaims, unmergeClaims } from '#slices/catalog/index.ts';
import { type ChangedLists, mergeLists, unmergeLists } from '#slices/lists/index.ts';
import { giveNotices } from '#slices/profiles/index.ts';
import { mergeUnits, unmergeUnits } from '#slices/releases/index.ts';
import { isFollowed, markUndone, type Merge, mergeForUndo, UNDO_DAYS } from '../merge-store.ts';
import { refusal } from '../reasons.ts';
import type { MergeDone } from './merge-works.ts';
import { settleAround } from './settle.ts';

type Undone = Pick<MergeDone, 'works' | 'lists'>;

const refuseUndo = async (app: App, tx: Tx, merge: Merge): Promise<void> => {
  if (merge.undoneAt) throw refusal('CONFLICT', 'MERGE_UNDONE');
  if (app.clock.nowMs() - merge.madeAt.getTime() > UNDO_DAYS * DAY_MS) {
    throw refusal('CONFLICT', 'MERGE_TOO_OLD', { days: UNDO_DAYS });
  }
  if (await isFollowed(tx, merge)) throw refusal('CONFLICT', 'MERGE_FOLLOWED');
};

const listsOf = (app: App, { id, medium, from, into }: Merge) => ({
  mergeId: id,
  media: medium,
  from: from.id,
  into: into.id,
  at: app.clock.now(),
});

const takeApart = async (app: App, tx: Tx, merge: Merge): Promise<Undone> => {
  const { medium } = merge;
  const pair = { from: merge.from.id, into: merge.into.id };
  const lists = await unmergeLists(app, tx, listsOf(app, merge));
  if (medium === 'MANGA') {
    await unmergeUnits(tx, { ...pair, parts: await mergedParts(tx, pair.from) });
  }
  const works = await unmergeClaims(app, tx, { medium, ...pair });
  await settleAround(app, tx, works, [pair.into]);
  return { works, lists };
};

/** Entries of the new work, which people added or moved there since, go to the work that it was split from. */
const rejoin = async (app: App, tx: Tx, merge: Merge): Promise<Undone> => {
  const { medium, claims, from, into } = merge;
  const lists = await mergeLists(app, tx, listsOf(app, merge));
  if (medium === 'MANGA') await mergeUnits(tx, { from: from.id, into: into.id });
  const split = { medium, of: into.id, to: from.id, split: claims };
  const works = await rejoinClaims(app, tx, split);
  await settleAround(app, tx, works);
  return { works, lists };
};

const notify = async (app: App, tx: Tx, merge: Merge, lists: ChangedLists): Promise<void> => {
  const userIds = [...lists.moved, ...lists.joined];
  const subject = { id: merge.into.id, name: merge.from.title };
  await giveNotices(app, tx, { userIds, kind: 'MERGE_UNDONE', subject });
};

/**
 * Takes a merge or a split back, within 30 days. What sources and people said since stays where it belongs. Whoever calls this has checked who
 * may.
 */
export const undoMerge = async (
  app: App,
  tx: Tx,
  { id, by }: { id: string; by: string | null },
): Promise<MergeDone> => {
  await lockChanges(tx);
  const merge = await mergeForUndo(tx, id);
  await refuseUndo(app, tx, merge);
  const undone = await (merge.kind === 'MERGE' ? takeApart : rejoin)(app, tx, merge);
  await markUndone(tx, { id, by, at: app.clock.now() });
  await notify(app, tx, merge, undone.lists);
  return { id, from: merge.from.id, into: merge.into.id, ...undone };
};
