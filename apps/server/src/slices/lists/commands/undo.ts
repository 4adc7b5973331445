import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { batchUndone, type UndoneEntries } from '../events.ts';
import { customListIds } from '../queries/custom-list.ts';
import { entriesById, type StoredEntry } from '../queries/stored-entry.ts';
import { workOf } from '../queries/work.ts';
import { playsChange } from '../rules/changed.ts';
import { inStep } from '../rules/pass.ts';
import { isSameState, onSomeList, stateOf } from '../rules/state.ts';
import { isLeft, withoutChange, type Journaled, type Remembered } from '../rules/undo.ts';
import { asOneBatch, publishChanges } from './batch.ts';
import { alive, changeTo, changeToNothing, type Change, type Writer } from './change.ts';
import { takeBackCollections } from './collections.ts';
import { lockList } from './lock.ts';
import { progressIn, remainingPlays } from './remaining-plays.ts';
import { trimActivities } from './record-activities.ts';
import { beginUndo } from './begin-undo.ts';
import { lastChanges } from './last-changes.ts';
import { restoreRemoved } from './restore-removed.ts';
import { undoneEntries } from './undone-entries.ts';
import { writeChanges } from './write-changes.ts';

/** What undoing did. */
export interface Undone extends UndoneEntries {
  /** Whether the batch is known: it belongs to this user and is still in the journal. */
  isKnown: boolean;
  /** Entries as they are now, without deleted ones. */
  entries: StoredEntry[];
  plays: number;
}

/**
 * Undoes all changes of one batch, except fields that were changed since. The undo is a batch too, so it can be undone.
 */
export const undoBatch = (app: App, tx: Tx, writer: Writer, batchId: string): Promise<Undone> =>
  asOneBatch(app, tx, writer, () => undo(app, tx, writer, batchId));

const undo = async (app: App, tx: Tx, writer: Writer, batchId: string): Promise<Undone> => {
  await lockList(tx, writer.userId);
  const kept = await beginUndo(tx, writer, batchId);
  await restoreRemoved(app, tx, writer, kept?.removed ?? []);
  const journal = await readJournal(tx, writer.userId, batchId);
  const played = await turnPlays(tx, writer, batchId);
  const ids = [...new Set([...journal.keys(), ...played])];
  const current = await entriesById(tx, writer.userId, ids);
  const plays = await remainingPlays(tx, ids);
  const states = await statesWithout(tx, writer.userId, { current, journal, plays });
  const changes: Change[] = [];
  for (const { before, after } of states) {
    const progress = after && progressIn(plays, { id: before.id, stated: after.stated });
    const change = changeOf(app, writer, before, after && { ...after, progress: progress ?? 0 });
    if (change) changes.push(change);
  }
  await forgetActivities(tx, writer.userId, batchId, changes);
  await writeChanges(app, tx, writer, changes);
  await publishChanges(app, tx, writer, {
    works: [...played.flatMap((id) => playsChange(current.get(id))), ...(kept?.others ?? [])],
    changesSettings: kept?.changesSettings ?? false,
    undoes: batchId,
  });
  const collections = await takeBackCollections(app, tx, writer, batchId);
  if (!kept && ids.length === 0 && collections === 0)
    return { isKnown: false, entries: [], plays: 0, ...NO_ENTRIES };
  const undone = await undoneOf(tx, writer.userId, { batchId, states, journal, changes });
  await publish(app, tx, batchUndone, {
    userId: writer.userId,
    batchId,
    undoneIn: writer.batchId,
    undone,
  });
  const entries = [...(await entriesById(tx, writer.userId, ids)).values()].filter(alive);
  return { isKnown: true, entries, plays: played.length, ...undone };
};

const NO_ENTRIES: UndoneEntries = { removed: 0, restored: 0, left: [] };

/** What undoing did to entries, and what it left on them. */
const undoneOf = async (
  tx: Tx,
  userId: string,
  {
    batchId,
    states,
    journal,
    changes,
  }: Pick<Undoing, 'journal'> & {
    batchId: string;
    states: readonly StateWithout[];
    changes: readonly Change[];
  },
): Promise<UndoneEntries> => {
  const left = states
    .filter(({ before, after }) => isLeft(after, journal.get(before.id) ?? []))
    .map(({ before }) => before);
  const ids = new Set(left.map(({ id }) => id));
  const last = await lastChanges(tx, { userId, batchId }, [...ids]);
  const removed = changes.filter(({ after }) => after.deletedAt !== null);
  const restored = changes.filter(({ after }) => !after.deletedAt && !ids.has(after.id));
  return {
    removed: removed.length,
    restored: restored.length,
    left: left.map(({ id, media, workId }) => ({ media, workId, by: last.get(id) ?? null })),
  };
};

interface Undoing {
  current: ReadonlyMap<string, StoredEntry>;
  journal: ReadonlyMap<string, Journaled[]>;
  /** Plays that remain, by entry. */
  plays: ReadonlyMap<string, unknown>;
}

interface StateWithout {
  before: StoredEntry;
  after: Remembered | null;
}

/** Each entry of a batch as it is, and as it is without the batch. */
const statesWithout = async (
  tx: Tx,
  userId: string,
  { current, journal, plays }: Undoing,
): Promise<StateWithout[]> => {
  const lists = await customListIds(tx, { userId });
  const states = [...current.values()].map((before) => ({
    before,
    after: onLists(restored(before, journal.get(before.id) ?? []), lists),
  }));
  const unplayed = states.filter(({ before, after }) => after && !plays.has(before.id));
  const ids = unplayed.map(({ before }) => before.id);
  const undone = await undoneEntries(tx, userId, ids);
  return states.map(({ before, after }) => ({
    before,
    after: undone.has(before.id) ? null : after,
  }));
};

/** The journal of a batch by entry, last change first. */
const readJournal = async (
  tx: Tx,
  userId: string,
  batchId: string,
): Promise<Map<string, Journaled[]>> => {
  const rows = await tx
    .selectFrom('lists.change')
    .select(['entry_id', 'before', 'after'])
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
  const byEntry = new Map<string, Journaled[]>();
  for (const { entry_id, before, after } of rows) {
    const changes = byEntry.get(entry_id) ?? [];
    byEntry.set(entry_id, changes);
    changes.push({ before, after } as unknown as Journaled);
  }
  return byEntry;
};

/** Deletes plays that the batch recorded, and restores plays that it deleted. @returns the entry of each */
const turnPlays = async (
  tx: Tx,
  { userId, batchId: undoing, at }: Writer,
  batchId: string,
): Promise<string[]> => {
  const back = await tx
    .updateTable('lists.play')
    .set({ removed_in: null, removed_at: null })
    .where('user_id', '=', userId)
    .where('removed_in', '=', batchId)
    .returning('entry_id')
    .execute();
  const gone = await tx
    .updateTable('lists.play')
    .set({ removed_in: undoing, removed_at: at })
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .where('removed_in', 'is', null)
    .returning('entry_id')
    .execute();
  return [...back, ...gone].map(({ entry_id }) => entry_id);
};

const restored = (before: StoredEntry, journal: readonly Journaled[]): Remembered | null =>
  journal.reduce<Remembered | null>(
    (state, change) => withoutChange(state, change),
    alive(before) && { ...stateOf(before), stated: before.stated },
  );

/** A custom list that was deleted meanwhile is not restored. */
const onLists = (state: Remembered | null, lists: ReadonlySet<string>): Remembered | null => {
  if (!state || state.customListIds.every((id) => lists.has(id))) return state;
  const customListIds = state.customListIds.filter((id) => lists.has(id));
  return { ...state, customListIds };
};

const changeOf = (
  app: App,
  writer: Writer,
  before: StoredEntry,
  after: Remembered | null,
): Change | null => {
  const was = alive(before);
  if (!after) return was && changeToNothing(writer, before);
  const work = workOf(app, before.media, before.workId);
  // What became part of another entry is not undone apart from that one.
  if (work && work.id !== before.workId) return null;
  const state = onSomeList(inStep(stateOf(after)));
  if (!work || (was && isSameState(was, state) && was.stated.version === after.stated.version))
    return null;
  const change = changeTo(app, writer, {
    media: before.media,
    work,
    before,
    state,
    stated: after.stated,
    isTold: false,
  });
  return { ...change, after: { ...change.after, createdAt: before.createdAt } };
};

/** The activities of the batch are deleted. */
const forgetActivities = async (
  tx: Tx,
  userId: string,
  batchId: string,
  changes: readonly Change[],
): Promise<void> => {
  const { rows } = await sql<{ since: Date | null }>`
    select min(changed_at) as since from lists.change where user_id = ${userId} and batch_id = ${batchId}`.execute(
    tx,
  );
  const since = rows[0]?.since;
  await tx
    .deleteFrom('lists.activity')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .where('kind', '<>', 'PROGRESS')
    .execute();
  if (!since) return;
  for (const { before, after } of changes) {
    const isGone = after.deletedAt !== null;
    if (!isGone && before && before.progress <= after.progress) continue;
    const progress = isGone ? -1 : after.progress;
    await trimActivities(tx, { entryId: after.id, progress, since });
  }
};
