import { unguardCell } from './csv-cell.ts';
import { readCsvRows, type CsvRow } from './csv-rows.ts';
import type { FormatReader } from '#slices/exchange/values.ts';
import { readNumber } from './number.ts';
import { readTsuzukiEntry } from './tsuzuki.ts';

/** The columns of our table, in their order. Ids of other sites than MyAnimeList and AniList are in `ids`, as `site:id`. */
export const COLUMNS = [
  'kind',
  'id',
  'mal_id',
  'anilist_id',
  'ids',
  'title',
  'status',
  'progress',
  'progress_volumes',
  'score',
  'repeat_count',
  'passes',
  'plays',
  'started_at',
  'completed_at',
  'notes',
  'tags',
  'custom_lists',
  'priority',
  'visibility',
  'hidden_from_status_lists',
  'favourite',
  'created_at',
  'updated_at',
] as const;
/** Other tables have the column `private` instead of `visibility`. */
type Column = (typeof COLUMNS)[number] | 'private';

/** Words are separated by semicolons. A backslash escapes the next character. */
export const joinWords = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[\\;]/gu, String.raw`\$&`)).join(';');

const splitWords = (cell: string): string[] =>
  (cell.match(/(?:\\[\s\S]|[^;\\])+/gu) ?? []).map((word) => word.replaceAll(/\\([\s\S])/gu, '$1'));

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  yes: true,
  no: false,
  '1': true,
  '0': false,
};

const parsedCell = (cell: string): unknown => {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
};

/** Reads cells by column: undefined if the table lacks the column, null if the cell is empty. */
const cellReader = ({ cells }: CsvRow) => {
  const text = (column: Column) => {
    const cell = cells[column];
    return cell === undefined ? undefined : unguardCell(cell) || null;
  };
  return {
    text,
    number: (column: Column) => {
      const cell = text(column);
      return typeof cell === 'string' ? (readNumber(cell) ?? cell) : cell;
    },
    words: (column: Column) => {
      const cell = text(column);
      return cell === undefined ? undefined : splitWords(cell ?? '');
    },
    /** A list in JSON. Other text stays as it is, and is refused later. */
    json: (column: Column) => {
      const cell = text(column);
      return cell === undefined ? undefined : cell === null ? [] : parsedCell(cell);
    },
    boolean: (column: Column) => {
      const cell = text(column);
      return typeof cell === 'string' ? (BOOLEANS[cell.toLowerCase()] ?? cell) : cell;
    },
  };
};

const idsOf = (cell: ReturnType<typeof cellReader>): Record<string, string> => {
  const others = (cell.words('ids') ?? []).map((pair) => {
    const at = pair.indexOf(':');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  const [mal, anilist] = [cell.text('mal_id'), cell.text('anilist_id')];
  return { ...(mal && { mal }), ...(anilist && { anilist }), ...Object.fromEntries(others) };
};

const entryOf = (row: CsvRow): Record<string, unknown> => {
  const cell = cellReader(row);
  return {
    kind: cell.text('kind'),
    id: cell.text('id') ?? undefined,
    ids: idsOf(cell),
    title: cell.text('title'),
    status: cell.text('status') ?? '',
    progress: cell.number('progress') ?? undefined,
    progressVolumes: cell.number('progress_volumes'),
    score: cell.number('score'),
    repeatCount: cell.number('repeat_count'),
    passes: cell.json('passes'),
    plays: cell.json('plays'),
    startedAt: cell.text('started_at'),
    completedAt: cell.text('completed_at'),
    notes: cell.text('notes'),
    tags: cell.words('tags'),
    customLists: cell.words('custom_lists'),
    priority: cell.text('priority'),
    visibility: cell.text('visibility') ?? undefined,
    private: cell.boolean('private'),
    hiddenFromStatusLists: cell.boolean('hidden_from_status_lists'),
    favourite: cell.boolean('favourite'),
    createdAt: cell.text('created_at'),
    updatedAt: cell.text('updated_at'),
  };
};

/** Our own export as a table. */
export const readTsuzukiCsv: FormatReader = function* ({ bytes, today }) {
  for (const row of readCsvRows(bytes, ['kind', 'status']))
    yield readTsuzukiEntry(entryOf(row), row.line, today);
};
