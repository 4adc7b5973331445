import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { type ListRow, stateOf, type UnreadValue } from '#slices/exchange/index.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import { type Becomes, type ShownValues, shownValues } from './becomes.ts';
import { ROW_OUTCOMES, type RowOutcome } from '../rules/import-word.ts';
import { hasUnread, isLeft, isOpen, isUndone } from './row-conditions.ts';
import {
  selectImports,
  storedImportOf,
  type ImportKey,
  type StoredImport,
} from './stored-import.ts';
import { namedWork, type WorkTitles } from './work-titles.ts';

/**
 * Which rows to read besides those of an outcome: those that wait for a decision, those with values that were not understood, and those of an
 * undone import that were undone, or whose entry keeps something.
 */
export const ROW_MARKS = ['open', 'unread', 'undone', 'left'] as const;
export type RowFilter = RowOutcome | (typeof ROW_MARKS)[number];

/**
 * The number of rows by their outcome and their marks. `open` counts skipped rows of which a user can still say the work or the status,
 * `episodes` those of which a row has a play with its date.
 */
export type ImportCounts = Record<RowFilter | 'written' | 'episodes', number>;

/** A work that a row matches or may match. */
interface ReportedWork {
  id: string;
  title: string;
  /** Null if the catalogue has it no more. */
  titles: WorkTitles | null;
}

/** A row as pages and reports show it. */
export interface ReportedRow {
  number: number;
  line: number;
  title: string | null;
  outcome: RowOutcome | null;
  reason: string | null;
  /** Why the list refused the row. */
  refused: KeptReason | null;
  warnings: string[];
  media: Media | null;
  work: ReportedWork | null;
  suggestions: ReportedWork[];
  isOpen: boolean;
  /** Whether it waits for its owner to say its status. */
  needsStatus: boolean;
  /** The values of its entry before it; null if there is none, or if the row is written to no entry. */
  before: ShownValues | null;
  /** The values of its entry after it; those that the row says, if it is written to no entry. */
  after: Partial<ShownValues>;
  /** Fields of its entry that differ and whose values are not shown. */
  others: readonly string[];
  /** Whether what it did was undone with its import. */
  isUndone: boolean;
  /** Whether its entry keeps something of an undone import, because it was changed since. */
  isLeft: boolean;
  /** Values that were not understood. */
  unread: readonly UnreadValue[];
  /** The line of the earlier row about the same work; null if there is none. */
  repeats: number | null;
  /** Plays with a date that it has, and on how many episodes; 0 if it has none. */
  plays: number;
  episodes: number;
  /** The days of the first and the last of them; null if it has none. */
  firstOn: string | null;
  lastOn: string | null;
}

/** What the plays of a row are in all. */
const PLAYS = sql`left join lateral (
  select count(*)::int as plays, count(distinct play -> 'toUnit')::int as episodes,
    left(min(play ->> 'at'), 10) as first_on, left(max(play ->> 'at'), 10) as last_on
  from jsonb_array_elements(coalesce(said #> '{says,plays}', '[]')) as play) as played on true`;

/** The imports of a user, the latest first. */
export const listImports = async (db: Database, userId: string): Promise<StoredImport[]> => {
  const rows = await selectImports(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(storedImportOf);
};

/** The outcomes of the rows of an import. */
export const countRows = async (db: Database, id: string): Promise<ImportCounts> => {
  const { rows } = await sql<{ word: string; count: number }>`
    select coalesce(outcome, 'waiting') as word, count(*)::int as count from listfiles.list_row where import_id = ${id} group by 1
    union all select 'open', count(*)::int from listfiles.list_row where import_id = ${id} and ${isOpen}
    union all select 'unread', count(*)::int from listfiles.list_row where import_id = ${id} and ${hasUnread}
    union all select 'undone', count(*)::int from listfiles.list_row where import_id = ${id} and ${isUndone}
    union all select 'left', count(*)::int from listfiles.list_row where import_id = ${id} and ${isLeft}
    union all select 'episodes', coalesce(sum(episodes), 0)::int from listfiles.list_row ${PLAYS}
      where import_id = ${id} and outcome <> 'skipped'
    union all select 'written', count(*)::int from listfiles.list_row where import_id = ${id} and is_written`.execute(
    db,
  );
  const counted = new Map(rows.map(({ word, count }) => [word, count]));
  const words = [...ROW_OUTCOMES, ...ROW_MARKS, 'written', 'episodes'] as const;
  return Object.fromEntries(words.map((word) => [word, counted.get(word) ?? 0])) as ImportCounts;
};

const MOST_NUMBER = 2 ** 31 - 1;

const reportedWork = (app: App, media: Media | null, id: string): ReportedWork => {
  const work = media && namedWork(app, media, id);
  return { id, title: work?.title ?? '?', titles: work?.titles ?? null };
};

const MARKED: Readonly<Record<string, RawBuilder<boolean>>> = {
  open: isOpen,
  unread: hasUnread,
  undone: isUndone,
  left: isLeft,
} satisfies Record<(typeof ROW_MARKS)[number], RawBuilder<boolean>>;

const conditionOf = (only: RowFilter) => MARKED[only] ?? sql`outcome = ${only}`;

/** A row as it is read. */
interface StoredRow {
  number: number;
  line: number;
  title: string | null;
  outcome: RowOutcome | null;
  reason: string | null;
  refused: KeptReason | null;
  warnings: string[];
  media: Media | null;
  work_id: string | null;
  suggestions: string[];
  said: ListRow | null;
  becomes: Becomes | null;
  is_open: boolean;
  is_undone: boolean;
  is_left: boolean;
  plays: number;
  episodes: number;
  first_on: string | null;
  last_on: string | null;
}

const reportedOf = (app: App, row: StoredRow): ReportedRow => ({
  number: row.number,
  line: row.line,
  title: row.title,
  outcome: row.outcome,
  reason: row.reason,
  refused: row.refused,
  warnings: row.warnings,
  media: row.media,
  work: row.work_id === null ? null : reportedWork(app, row.media, row.work_id),
  suggestions: row.suggestions.map((suggested) => reportedWork(app, row.media, suggested)),
  isOpen: row.is_open,
  needsStatus: row.is_open && row.said?.says.status === undefined,
  before: row.becomes?.before ?? null,
  after: row.becomes?.after ?? (row.said ? shownValues(stateOf(row.said)) : {}),
  others: row.becomes?.others ?? [],
  isUndone: row.is_undone,
  isLeft: row.is_left,
  unread: row.said?.unread ?? [],
  repeats: row.said?.repeats ?? null,
  plays: row.plays,
  episodes: row.episodes,
  firstOn: row.first_on,
  lastOn: row.last_on,
});

/** Rows of an import in the order of the file: all, or those of a filter. */
export const readRows = async (
  app: App,
  {
    id,
    only,
    after = 0,
    before = MOST_NUMBER,
    isBackward = false,
    limit,
  }: Pick<ImportKey, 'id'> & {
    only?: RowFilter | undefined;
    after?: number;
    before?: number;
    /** Whether the last rows come first. */
    isBackward?: boolean;
    limit: number;
  },
): Promise<ReportedRow[]> => {
  const condition = only === undefined ? sql`true` : conditionOf(only);
  const { rows } = await sql<StoredRow>`
    select number, line, title, outcome, reason, refused, warnings, media, work_id, suggestions, ${isOpen} as is_open, ${isUndone} as is_undone,
      ${isLeft} as is_left, said, becomes,
      plays, episodes, first_on, last_on
    from listfiles.list_row ${PLAYS} where import_id = ${id} and number > ${after} and number < ${before} and ${condition}
    order by number ${sql.raw(isBackward ? 'desc' : 'asc')} limit ${limit}`.execute(app.db);
  return rows.map((row) => reportedOf(app, row));
};
