import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { storableText } from '#platform/text.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { entriesOfWorks, type Entry, type RowResult, writeEntries } from '#slices/lists/index.ts';
import { entryRowOf, type MatchedRow, withoutEchoes } from '#slices/exchange/index.ts';
import type { ListFormat } from '../formats/list-format.ts';
import { PRECISION } from '../formats/precision.ts';
import { keptReason, type KeptReason } from '#platform/kept-reason.ts';
import type { ImportPolicy, RowOutcome } from '../rules/import-word.ts';
import { BY_IMPORT } from './by-import.ts';

/** Rows to write, and for whom. */
export interface RowsToWrite {
  userId: string;
  importId: string;
  format: ListFormat;
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

const verdictOf = ({ outcome, problem, warnings }: RowResult): RowVerdict =>
  outcome === 'refused'
    ? {
        outcome: 'skipped',
        reason: problem && storableText(problem.message, 1000),
        refused: problem && keptReason(problem),
        warnings,
      }
    : { outcome, reason: null, refused: null, warnings };

/** Writes rows to a list, or computes what that would do. @returns the outcomes in the order of the rows */
export const writeRows = async (app: App, tx: Tx, input: RowsToWrite): Promise<RowVerdict[]> => {
  const { userId, importId, format, policy, rows, isDryRun } = input;
  const known = await knownEntries(tx, input);
  const precision = PRECISION[format];
  const entryRows = rows.map((found) => {
    const row = entryRowOf(found, found.workId);
    const entry = known.get(found.workId);
    return entry && precision ? { ...row, state: withoutEchoes(entry, row.state, precision) } : row;
  });
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
