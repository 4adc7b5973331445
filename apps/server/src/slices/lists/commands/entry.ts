import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { entriesById, type StoredEntry } from '../queries/stored-entry.ts';
import { workOf, type ListedWork } from '../queries/work.ts';
import { dayOf } from '../queries/zone.ts';
import { refusal } from '../reasons.ts';
import { dateFaultOf } from '../rules/edit.ts';
import { afterPassAbandoned, afterPassEnd, afterPassStart, passFaultOf } from '../rules/pass.ts';
import { isSameState, openPassOf, type EntryState } from '../rules/state.ts';
import { alive, changeTo, changeToNothing, type Change, type Writer } from './change.ts';
import { lockList } from './lock.ts';
import { refusedSave, saveEntries, type SaveResult } from './save-entries.ts';
import { writeChanges } from './write-changes.ts';

/** An entry of the writer, and the version that the writer has seen. */
export interface EntryKey {
  media: Media;
  id: string;
  version?: number | null;
}

interface Found {
  before: StoredEntry;
  work: ListedWork;
}

const find = async (
  app: App,
  tx: Tx,
  { userId }: Writer,
  { media, id, version }: EntryKey,
): Promise<Found | SaveResult> => {
  await lockList(tx, userId);
  const before = alive((await entriesById(tx, userId, [id])).get(id));
  const work = before && workOf(app, media, before.workId);
  if (!before || !work || before.media !== media) {
    return refusedSave(refusal('NOT_FOUND', 'ENTRY_NOT_FOUND', { id }));
  }
  if (version == null || version === before.version) return { before, work };
  const versions = { version, current: before.version };
  return refusedSave(refusal('CONFLICT', 'ENTRY_CHANGED', versions), before);
};

/** Removes an entry from the list. Undo restores it with its history. */
export const deleteEntry = async (
  app: App,
  tx: Tx,
  writer: Writer,
  key: EntryKey,
): Promise<SaveResult> => {
  const found = await find(app, tx, writer, key);
  if ('outcome' in found) return found;
  await writeChanges(app, tx, writer, [changeToNothing(writer, found.before)]);
  return { outcome: 'DELETED', entry: null, problem: null };
};

/** Removes many entries from the list at once. Entries that are not on it are reported one by one, and the others are removed. */
export const deleteEntries = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, ids }: { media: Media; ids: readonly string[] },
): Promise<SaveResult[]> => {
  await lockList(tx, writer.userId);
  const found = await entriesById(tx, writer.userId, ids);
  const changes = new Map<string, Change>();
  for (const id of ids) {
    const before = alive(found.get(id));
    if (before?.media === media) changes.set(id, changeToNothing(writer, before));
  }
  await writeChanges(app, tx, writer, [...changes.values()]);
  return ids.map((id) =>
    changes.has(id)
      ? { outcome: 'DELETED', entry: null, problem: null }
      : refusedSave(refusal('NOT_FOUND', 'ENTRY_NOT_FOUND', { id })),
  );
};

/** Advances by whole units: one unit after chapter 10.5 is 11. */
export const advanceEntry = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { by, ...key }: EntryKey & { by: number },
): Promise<SaveResult> => {
  const found = await find(app, tx, writer, key);
  if ('outcome' in found) return found;
  const { before } = found;
  const patch = { progress: Math.floor(before.progress + by) };
  const input = { work: { id: before.workId }, version: null, patch };
  const [result] = await saveEntries(app, tx, writer, { media: key.media, inputs: [input] });
  return result as SaveResult;
};

/** A change of passes, and whether it states progress. */
const turn = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { before, work, state }: Found & { state: EntryState },
): Promise<SaveResult> => {
  if (isSameState(before, state)) return { outcome: 'UNCHANGED', entry: before, problem: null };
  const { media } = before;
  const isStated = state.progress !== before.progress;
  const change = changeTo(app, writer, { media, work, before, state, isStated });
  await writeChanges(app, tx, writer, [change]);
  return { outcome: 'UPDATED', entry: change.after, problem: null };
};

/** Begins a rewatch or reread, today by default; null for an unknown day. */
export const startPass = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { startedOn, ...key }: EntryKey & { startedOn?: string | null | undefined },
): Promise<SaveResult> => {
  const found = await find(app, tx, writer, key);
  if ('outcome' in found) return found;
  const fault = passFaultOf(found.before, found.work.title);
  if (fault) return refusedSave(fault, found.before);
  const day = startedOn === undefined ? await dayOf(tx, writer.userId, writer.at) : startedOn;
  return turn(app, tx, writer, { ...found, state: afterPassStart(found.before, day) });
};

/** How a rewatch or reread ends. */
export interface PassEnding {
  completedOn?: string | null | undefined;
  score?: number | null | undefined;
  /** Given up, so that it does not count as a repeat. */
  isAbandoned: boolean;
}

/** Ends the open rewatch or reread, today by default. */
export const finishPass = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { completedOn, score, isAbandoned, ...key }: EntryKey & PassEnding,
): Promise<SaveResult> => {
  const found = await find(app, tx, writer, key);
  if ('outcome' in found) return found;
  const { before, work } = found;
  if (!openPassOf(before)) {
    return refusedSave(refusal('BAD_USER_INPUT', 'PASS_NOT_IN_PROGRESS'), before);
  }
  if (isAbandoned)
    return turn(app, tx, writer, { ...found, state: afterPassAbandoned(before, work.length) });
  const fault = dateFaultOf(openPassOf(before) ?? null, { completedOn: completedOn ?? null });
  if (fault) return refusedSave(fault, before);
  const day = completedOn === undefined ? await dayOf(tx, writer.userId, writer.at) : completedOn;
  const state = afterPassEnd(before, { completedOn: day, score, length: work.length });
  return turn(app, tx, writer, { ...found, state });
};
