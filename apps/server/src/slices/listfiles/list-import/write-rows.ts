import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { storableText } from '#platform/text.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import {
  entriesOfWorks,
  lockList,
  playsOf,
  writeEntries,
  type Entry,
  type EntryRow,
  type RowResult,
} from '#slices/lists/index.ts';
import { entryRowOf, type MatchedRow, withoutEchoes } from '#slices/exchange/index.ts';
import { LIBRARY, type ImportFormat } from '../formats/list-format.ts';
import { PRECISION } from '../formats/precision.ts';
import { keptReason, type KeptReason } from '#platform/kept-reason.ts';
import { becomesOf, type Becomes } from './becomes.ts';
import type { ImportPolicy, RowOutcome } from '../rules/import-word.ts';
import { libraryRow } from '../rules/library-row.ts';
import { BY_IMPORT } from './by-import.ts';

/** Rows to write, and for whom. */
export interface RowsToWrite {
  userId: string;
  importId: string;
  format: ImportFormat;
  policy: ImportPolicy;
  rows: readonly (MatchedRow & { workId: string })[];
  /** Computes the outcomes and writes nothing. */
  isDryRun: boolean;
}

/** The outcome of a row. */
export interface RowVerdict {
  outcome: RowOutcome;
  /** A keyword of reports, or the message of the list's refusal. */
  reason: string | null;
  /** Why the list refused the row. */
  refused: KeptReason | null;
  /** The entry before and after it; null if the list refused it. */
  becomes: Becomes | null;
  /** The parts of it that the list could not accept. */
  warnings: readonly string[];
}

const knownEntries = async (
  db: Database,
  { userId, rows }: RowsToWrite,
): Promise<ReadonlyMap<string, Entry>> => {
  const known = new Map<string, Entry>();
  for (const media of MEDIA) {
    const ids = rows.filter((row) => row.media === media).map(({ workId }) => workId);
    if (ids.length === 0) continue;
    const entries = await entriesOfWorks(db, { userId, media, reading: 'own' }, ids);
    for (const [workId, entry] of entries) known.set(workId, entry);
  }
  return known;
};

const verdictOf = ({ outcome, problem, warnings, before, after }: RowResult): RowVerdict =>
  outcome === 'refused'
    ? {
        outcome: 'skipped',
        reason: problem && storableText(problem.message, 1000),
        refused: problem && keptReason(problem),
        becomes: null,
        warnings,
      }
    : {
        outcome,
        reason: null,
        refused: null,
        becomes: after && becomesOf(before, after),
        warnings,
      };

/** The rows as they meet the entries that are there. */
const rowsFor = async (
  tx: Tx,
  { userId, format, rows }: RowsToWrite,
  known: ReadonlyMap<string, Entry>,
): Promise<EntryRow[]> => {
  const told = rows.map((found) => entryRowOf(found, found.workId));
  if (format === LIBRARY) {
    const ids = [...known.values()].map(({ id }) => id);
    const history = await playsOf(tx, userId, ids);
    return told.map((row) => {
      const entry = known.get(row.workId);
      return libraryRow(row, entry, (entry && history.get(entry.id)) ?? []);
    });
  }
  const precision = PRECISION[format];
  return told.map((row) => {
    const entry = known.get(row.workId);
    return entry && precision ? { ...row, state: withoutEchoes(entry, row.state, precision) } : row;
  });
};

/** Writes rows to a list, or computes what that would do. @returns the outcomes in the order of the rows */
export const writeRows = async (app: App, tx: Tx, input: RowsToWrite): Promise<RowVerdict[]> => {
  const { userId, importId, policy, isDryRun } = input;
  // Before what is there is read, so that no edit comes between that and the writing.
  await lockList(tx, userId);
  const known = await knownEntries(tx, input);
  const entryRows = await rowsFor(tx, input, known);
  const results = await writeEntries(app, tx, {
    userId,
    ...BY_IMPORT,
    batchId: importId,
    rows: entryRows,
    policy: policy === 'replace-list' ? 'file-wins' : policy,
    isDryRun,
  });
  return results.map(verdictOf);
};
