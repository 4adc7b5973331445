import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import { entriesById, type Entry } from '../queries/stored-entry.ts';
import { workOf } from '../queries/work.ts';
import { playsChange } from '../rules/changed.ts';
import { dayIn } from '../rules/day.ts';
import { afterRemoval } from '../rules/play.ts';
import { isSameState } from '../rules/state.ts';
import { asOneBatch, publishChanges } from './batch.ts';
import { alive, changeTo, type Change, type Writer } from './change.ts';
import { lockList } from './lock.ts';
import { progressIn, remainingPlays } from './remaining-plays.ts';
import { trimActivities } from './record-activities.ts';
import { writeChanges } from './write-changes.ts';

interface PlaysTakenBack {
  plays: number;
  entries: Entry[];
}

/**
 * Deletes plays and computes the progress of their entries again from the remaining ones.
 * @returns the entries, and how many plays were deleted
 */
export const deletePlays = (
  app: App,
  tx: Tx,
  writer: Writer,
  ids: readonly string[],
): Promise<PlaysTakenBack> =>
  asOneBatch(app, tx, writer, () => takeBackPlays(app, tx, writer, ids));

const takeBackPlays = async (
  app: App,
  tx: Tx,
  writer: Writer,
  ids: readonly string[],
): Promise<PlaysTakenBack> => {
  await lockList(tx, writer.userId);
  const removed = await tx
    .updateTable('lists.play')
    .set({ removed_in: writer.batchId, removed_at: writer.at })
    .where('user_id', '=', writer.userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('removed_in', 'is', null)
    .returning(['entry_id', 'played_at', 'recorded_at', 'pass'])
    .execute();
  const entries = await entriesById(tx, writer.userId, [
    ...new Set(removed.map((play) => play.entry_id)),
  ]);
  const plays = await remainingPlays(tx, [...entries.keys()]);
  const zone = await timeZoneOf(tx, writer.userId);
  const changes: Change[] = [];
  for (const before of entries.values()) {
    const own = removed.filter((play) => play.entry_id === before.id);
    const work = workOf(app, before.media, before.workId);
    if (!work || !alive(before)) continue;
    const days = new Set(own.map((play) => dayIn(play.played_at, zone)));
    const passes = new Set(own.map((play) => play.pass));
    const progress = progressIn(plays, before);
    const state = afterRemoval(before, { progress, days, passes, length: work.length });
    const since = new Date(Math.min(...own.map((play) => play.recorded_at.getTime())));
    await trimActivities(tx, { entryId: before.id, progress, since });
    if (isSameState(before, state)) continue;
    const { media, stated } = before;
    changes.push(changeTo(app, writer, { media, work, before, state, stated, isTold: false }));
  }
  await writeChanges(app, tx, writer, changes);
  await publishChanges(app, tx, writer, { works: [...entries.values()].flatMap(playsChange) });
  const after = await entriesById(tx, writer.userId, [...entries.keys()]);
  return { plays: removed.length, entries: [...after.values()] };
};
