import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { playsOf, type Play } from '../queries/plays.ts';
import { entriesByWork, type StoredEntry } from '../queries/stored-entry.ts';
import { idNow, workOf } from '../queries/work.ts';
import { refusal } from '../reasons.ts';
import { faultOf } from '../rules/edit.ts';
import { afterRow, MOST_PLAYS, newPlays, type MergePolicy, type RowState } from '../rules/merge.ts';
import { isSameState, type EntryState } from '../rules/state.ts';
import { type PlaySource } from '../rules/word.ts';
import { asOneBatch } from './batch.ts';
import { alive, changeTo, changeToNothing, type Change, type Writer } from './change.ts';
import { listsByName } from './custom-list.ts';
import { addFavourites } from './favourite.ts';
import { lockList } from './lock.ts';
import { writeChanges } from './write-changes.ts';

/** A row of a file or of another service about a work of ours. */
export interface EntryRow {
  media: Media;
  workId: string;
  /** Only what the line says. */
  state: Omit<RowState, 'customListIds'>;
  /** Names of custom lists. Missing ones are created. */
  customLists?: readonly string[];
  isFavourite?: boolean;
  /** When the row was last changed at its source; null if not known. */
  updatedAt?: Date | null;
  /** When it was added at its source; kept for new entries. */
  createdAt?: Date | null;
  /** Its plays. Those already in the history are not written again. */
  plays?: readonly Play[];
}

/** Rows to be written to one list. */
export interface RowsInput {
  userId: string;
  source: PlaySource;
  client: Client;
  batchId: string;
  rows: readonly EntryRow[];
  policy: MergePolicy;
  /** Whether to only report what would be written. */
  isDryRun?: boolean;
}

/** The outcome of a row, and the fields it changed. */
export interface RowResult {
  outcome: 'added' | 'updated' | 'unchanged' | 'refused';
  entryId: string | null;
  /** Of refused rows: why. */
  problem: Refusal | null;
  /** Parts that could not be imported, in words of reports. */
  warnings: readonly string[];
  before: EntryState | null;
  after: EntryState | null;
}

interface Meeting {
  before: StoredEntry | undefined;
  row: EntryRow;
  listIds: ReadonlyMap<string, string>;
  history: ReadonlyMap<string, readonly Play[]>;
}

/**
 * Writes rows as they are, without the automation of edits by hand. Outcomes are in the order of the rows. The id of the batch undoes all.
 */
export const writeEntries = (app: App, tx: Tx, input: RowsInput): Promise<RowResult[]> => {
  const { userId, source, client, batchId } = input;
  const writer: Writer = { userId, source, client, batchId, at: app.clock.now() };
  const rows = input.rows.map((row) => ({ ...row, workId: idNow(app, row.media, row.workId) }));
  return asOneBatch(app, tx, writer, () => writeRows(app, tx, writer, { ...input, rows }));
};

const writeRows = async (
  app: App,
  tx: Tx,
  writer: Writer,
  input: RowsInput,
): Promise<RowResult[]> => {
  const { rows, isDryRun = false } = input;
  const { userId } = writer;
  await lockList(tx, userId);
  const results = new Map<EntryRow, RowResult>();
  const changes: Change[] = [];
  for (const media of MEDIA) {
    const some = rows.filter((row) => row.media === media);
    if (some.length === 0) continue;
    const known = await entriesByWork(
      tx,
      { userId, media },
      some.map(({ workId }) => workId),
    );
    const history = await historyOf(tx, userId, { rows: some, known });
    const listIds = await listsByName(app, tx, { writer, media, isDryRun }, namesIn(some));
    const seen = new Set<string>();
    for (const row of some) {
      const meeting = { row, before: known.get(row.workId), listIds, history };
      const { result, change } = seen.has(row.workId)
        ? { result: refusedRow(refusal('BAD_USER_INPUT', 'ROW_REPEATED')), change: null }
        : meet(app, writer, input, meeting);
      seen.add(row.workId);
      results.set(row, result);
      if (change) changes.push(change);
    }
  }
  if (!isDryRun) {
    await writeChanges(app, tx, writer, changes);
    const works = rows.filter((row) => row.isFavourite && results.get(row)?.entryId);
    await addFavourites(app, tx, writer, works);
  }
  return rows.map((row) => results.get(row) as RowResult);
};

/** The plays on record for entries whose rows have plays, including those of tombstones. */
const historyOf = (
  tx: Tx,
  userId: string,
  { rows, known }: { rows: readonly EntryRow[]; known: ReadonlyMap<string, StoredEntry> },
): Promise<Map<string, Play[]>> => {
  const played = rows.filter(({ plays = [] }) => plays.length > 0);
  return playsOf(
    tx,
    userId,
    played.flatMap(({ workId }) => known.get(workId)?.id ?? []),
  );
};

const namesIn = (rows: readonly EntryRow[]): string[] => [
  ...new Set(rows.flatMap(({ customLists = [] }) => customLists)),
];

const refusedRow = (problem: Refusal): RowResult => ({
  outcome: 'refused',
  entryId: null,
  problem,
  warnings: [],
  before: null,
  after: null,
});

const meet = (
  app: App,
  writer: Writer,
  { policy }: RowsInput,
  { before, row, listIds, history }: Meeting,
): { result: RowResult; change: Change | null } => {
  const { media, workId, state, customLists, updatedAt = null, plays = [] } = row;
  const work = workOf(app, media, workId);
  if (!work) return { result: refusedRow(refusal('NOT_FOUND', 'WORK_NOT_FOUND')), change: null };
  const fault = faultOf(state, { media, work });
  if (fault) return { result: refusedRow(fault), change: null };
  const known = alive(before);
  const listed = customLists?.flatMap((name) => listIds.get(name.toLowerCase()) ?? []);
  const isNewer = known && updatedAt ? updatedAt > known.updatedAt : null;
  const said = { ...state, ...(listed && { customListIds: [...new Set(listed)] }) };
  const after = afterRow(known, said, { policy, isNewer });
  const played = (before && history.get(before.id)) ?? [];
  const unknown = newPlays(played, plays, { policy, isNewer });
  const added = unknown.slice(0, Math.max(MOST_PLAYS - played.length, 0));
  const isListless = customLists?.some((name) => !listIds.has(name.toLowerCase())) ?? false;
  const warnings = [
    ...(added.length < unknown.length ? ['too-many-plays'] : []),
    ...(isListless ? ['too-many-custom-lists'] : []),
  ];
  const told = { problem: null, warnings, before: known, after };
  if (known && isSameState(known, after) && added.length === 0) {
    return { result: { outcome: 'unchanged', entryId: known.id, ...told }, change: null };
  }
  const isStated = after.progress !== known?.progress;
  const change = changeTo(app, writer, {
    media,
    work,
    before,
    state: after,
    isStated,
    isTold: false,
  });
  const outcome = known ? 'updated' : 'added';
  return {
    result: { outcome, entryId: change.after.id, ...told },
    change: { ...change, after: dated(change.after, row, known === null), plays: added },
  };
};

/** A new entry takes the dates of its row. */
const dated = (
  after: StoredEntry,
  { createdAt, updatedAt }: EntryRow,
  isNew: boolean,
): StoredEntry =>
  isNew
    ? {
        ...after,
        createdAt: createdAt ?? updatedAt ?? after.createdAt,
        updatedAt: updatedAt ?? after.updatedAt,
      }
    : after;

/**
 * Removes all entries from a list except some works, for a file that replaces the list. Undone with its batch. `isDryRun` writes nothing.
 * @returns how many
 */
export const deleteOtherEntries = async (
  tx: Tx,
  app: App,
  writer: Writer,
  {
    media,
    keep,
    isDryRun = false,
  }: { media: Media; keep: ReadonlySet<string>; isDryRun?: boolean },
): Promise<number> => {
  await lockList(tx, writer.userId);
  const rows = await tx
    .selectFrom('lists.entry')
    .select('work_id')
    .where('user_id', '=', writer.userId)
    .where('media', '=', media)
    .where('deleted_at', 'is', null)
    .execute();
  const kept = new Set([...keep].map((id) => idNow(app, media, id)));
  const gone = rows.map((row) => row.work_id).filter((id) => !kept.has(id));
  if (isDryRun) return gone.length;
  const entries = await entriesByWork(tx, { userId: writer.userId, media }, gone);
  const changes = [...entries.values()].map((entry) => changeToNothing(writer, entry));
  await writeChanges(app, tx, writer, changes);
  return changes.length;
};
