import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import { timeZoneOf } from '#slices/accounts/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { automaticEnds } from '../queries/automatic-ends.ts';
import { customListIds } from '../queries/custom-list.ts';
import { entriesByWork, type Entry, type StoredEntry } from '../queries/stored-entry.ts';
import { workByExternalId, workOf, type ListedWork } from '../queries/work.ts';
import { refusal } from '../reasons.ts';
import { afterEdit, dateFaultOf, faultOf, mayReopen, type EntryPatch } from '../rules/edit.ts';
import { dayIn } from '../rules/day.ts';
import { isSameState, openPassOf, type EntryState } from '../rules/state.ts';
import { alive, changeTo, type Change, type NewPlay, type Writer } from './change.ts';
import { lockList } from './lock.ts';
import { problemOf, type Problem } from './problem.ts';
import { writeChanges } from './write-changes.ts';

/** What to save, for a work by our id or by the id of another site. */
export interface SaveInput {
  work: { id: string } | { site: string; externalId: string };
  /** The version the edit was made on; null for any. */
  version: number | null;
  patch: EntryPatch;
  /** What is wrong with the edit, whatever its work: nothing is written then. */
  fault?: Refusal;
}

export const SAVE_OUTCOMES = ['ADDED', 'UPDATED', 'UNCHANGED', 'DELETED', 'REFUSED'] as const;

/** The result of one row: the entry as it is now, even if it was not changed. */
export interface SaveResult {
  outcome: (typeof SAVE_OUTCOMES)[number];
  entry: Entry | null;
  problem: Problem | null;
}

/** A row with what it is about. */
interface Row {
  input: SaveInput;
  work: ListedWork;
  before: StoredEntry | undefined;
}

export const refusedSave = (refused: Refusal, entry: Entry | null = null): SaveResult => ({
  outcome: 'REFUSED',
  entry,
  problem: problemOf(refused),
});

const findWork = (app: App, media: Media, { work }: SaveInput): ListedWork | undefined =>
  'id' in work
    ? workOf(app, media, work.id)
    : workByExternalId(app, media, { site: work.site, id: work.externalId });

const missing = ({ work }: SaveInput): SaveResult =>
  refusedSave(refusal('NOT_FOUND', 'WORK_NOT_FOUND', work));

/** Saves edits by hand, each separately: errors are reported per row, and the other rows are saved. */
export const saveEntries = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, inputs }: { media: Media; inputs: readonly SaveInput[] },
): Promise<SaveResult[]> => {
  await lockList(tx, writer.userId);
  const works = inputs.map((input) => findWork(app, media, input));
  const ids = works.flatMap((work) => work?.id ?? []);
  const entries = await entriesByWork(tx, { userId: writer.userId, media }, ids);
  const isListed = await listsNamed(tx, writer, { media, inputs });
  const timeZone = await timeZoneOf(tx, writer.userId);
  const today = dayIn(writer.at, timeZone);
  const reopened = inputs.flatMap(({ patch }, index) => {
    const before = alive(entries.get(works[index]?.id ?? ''));
    return before && mayReopen(before, patch) ? [before.id] : [];
  });
  const ends = await automaticEnds(tx, { userId: writer.userId, timeZone }, reopened);
  /** The results of earlier rows, by their works. */
  const seen = new Map<string, SaveResult>();
  const changes: Change[] = [];
  const results = inputs.map((input, index): SaveResult => {
    const work = works[index];
    if (!work) return missing(input);
    const earlier = seen.get(work.id);
    if (earlier) return refusedSave(refusal('BAD_USER_INPUT', 'ROW_REPEATED'), earlier.entry);
    const row = { input, work, before: entries.get(work.id) };
    const fault = input.fault ?? faultIn(row, { media, isListed });
    const change = fault ? null : changeOf(app, writer, row, { media, today, ends });
    if (change) changes.push(change);
    const result = fault ? refusedSave(fault, alive(row.before)) : resultOf(change, row);
    seen.set(work.id, result);
    return result;
  });
  await writeChanges(app, tx, writer, changes);
  return results;
};

const resultOf = (change: Change | null, { before }: Row): SaveResult => ({
  outcome: change ? (alive(before) ? 'UPDATED' : 'ADDED') : 'UNCHANGED',
  entry: change?.after ?? alive(before),
  problem: null,
});

/** Checks that custom lists belong to the user. It reads them only if a row names any. */
const listsNamed = async (
  tx: Tx,
  { userId }: Writer,
  { media, inputs }: { media: Media; inputs: readonly SaveInput[] },
): Promise<(id: string) => boolean> => {
  if (!inputs.some(({ patch }) => patch.customListIds?.length)) return () => true;
  const known = await customListIds(tx, { userId, media });
  return (id) => known.has(id);
};

const faultIn = (
  { input: { version, patch }, work, before }: Row,
  { media, isListed }: { media: Media; isListed: (id: string) => boolean },
): Refusal | null => {
  const current = alive(before)?.version ?? 0;
  if (version !== null && version !== current) {
    return refusal('CONFLICT', 'ENTRY_CHANGED', { version, current });
  }
  const unknown = patch.customListIds?.find((id) => !isListed(id));
  if (unknown !== undefined) {
    const named = { field: 'customLists', id: unknown };
    return refusal('NOT_FOUND', 'CUSTOM_LIST_NOT_FOUND', named);
  }
  return faultOf(patch, { media, work }) ?? dateFaultOf(alive(before) ?? null, patch);
};

const changeOf = (
  app: App,
  writer: Writer,
  { input: { patch }, work, before }: Row,
  { media, today, ends }: { media: Media; today: string; ends: ReadonlyMap<string, string> },
): Change | null => {
  const known = alive(before);
  const automaticEnd = (known && ends.get(known.id)) ?? null;
  const state = afterEdit(known, patch, { length: work.length, today, automaticEnd });
  if (isSameState(known, state)) return null;
  const plays = playsOf(known, state, { patch, at: writer.at });
  const isStated = plays.length === 0 && state.progress !== known?.progress;
  return changeTo(app, writer, { media, work, before, state, plays, isStated });
};

/** Progress that a person raises counts as a play of now. Progress of a new entry, and progress that follows from a status, does not. */
const playsOf = (
  known: EntryState | null,
  state: EntryState,
  { patch, at }: { patch: EntryPatch; at: Date },
): NewPlay[] => {
  const from = known?.progress ?? 0;
  const isPlayed =
    patch.progress !== undefined && patch.progress > from && patch.progress === state.progress;
  const isSamePass =
    openPassOf(state)?.number === (known ? openPassOf(known)?.number : undefined) ||
    state.status === 'COMPLETED';
  if (!isPlayed || !isSamePass || (known === null && state.progress > 1)) return [];
  return [{ fromUnit: Math.min(Math.floor(from) + 1, state.progress), toUnit: state.progress, at }];
};
