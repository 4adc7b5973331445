import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { entryRow } from './entry-row.ts';
import { readInstant } from './instant.ts';
import { type FileCollections, type Reading, visibilityOf } from '#slices/exchange/values.ts';
import { readProgress, readRepeats, readScore, readVolumes } from './number.ts';
import { dateOfParts, readSpan, type ReadDate } from './partial-date.ts';
import { Any } from './said.ts';
import { readNotes, readWords } from './text.ts';

const Row = z.object({
  series_id: z.int().positive(),
  series_type: z.int().min(0).max(1),
  status: Any,
  score: Any,
  progress: Any,
  progress_volume: Any,
  repeat: Any,
  private: Any,
  hidden_default: Any,
  notes: Any,
  custom_lists: Any,
  started_on: Any,
  finished_on: Any,
  created_at: Any,
  updated_at: Any,
});
type Row = z.infer<typeof Row>;

const Names = z.array(z.string()).nullish().catch(null);
const Favourite = z.object({ favourite_id: z.int().positive(), favourite_type: z.int() });

const File = z.object({
  user: z
    .object({ custom_lists: z.object({ anime: Names, manga: Names }).nullish().catch(null) })
    .nullish(),
  lists: z.array(z.unknown()),
  favourites: z.array(z.unknown()).nullish().catch(null),
});

/** Whether JSON is AniList's export of an account ("download my data"), and not a response of its API. */
export const isAniListExport = (json: unknown): boolean => {
  const { data } = File.safeParse(json);
  if (!data) return false;
  const isRow = (value: unknown) => z.object({ series_id: z.unknown() }).safeParse(value).success;
  return data.lists.length === 0 ? data.user != null : data.lists.some(isRow);
};

const KINDS: readonly WorkKind[] = ['anime', 'manga'];
/** In the order of AniList's status numbers. */
const STATUSES = ['current', 'planning', 'completed', 'dropped', 'paused', 'repeating'] as const;
const FAVOURITES: Readonly<Record<number, WorkKind>> = { 1: 'anime', 2: 'manga' };

/** `20180402`; unknown parts of a date are 0. */
const dateOf = (value: unknown, today: string): ReadDate => {
  if (value === undefined) return {};
  if (value !== null && typeof value !== 'number') return { fault: 'invalid', value };
  const whole = Math.trunc(value ?? 0);
  const year = Math.trunc(whole / 10_000);
  const month = Math.trunc(whole / 100) % 100;
  return dateOfParts({ year, month, day: whole % 100 }, today, value);
};

/** Instants without a zone are in UTC. */
const instantOf = (value: unknown, today: string) =>
  readInstant(typeof value === 'string' ? value.replace(/^(\S+) (\S+)$/u, '$1T$2Z') : value, today);

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return [];
  }
};

/**
 * The custom lists of a row: their names, their positions in the account's order, or a flag for each in that order; as JSON, or as JSON in
 * a string.
 */
const customListsOf = (value: unknown, names: readonly string[]): string[] => {
  const listed = typeof value === 'string' ? parsedJson(value) : value;
  if (!Array.isArray(listed)) return [];
  const places = listed.filter((one) => typeof one === 'number');
  const arePlaces =
    new Set(places).size === listed.length && places.every((place) => place < names.length);
  return listed.flatMap((one: unknown, index) => {
    if (typeof one === 'string') return [one];
    const name = arePlaces ? names[Number(one)] : one ? names[index] : undefined;
    return name === undefined ? [] : [name];
  });
};

const wordOf = (status: unknown): unknown =>
  typeof status === 'number' ? (STATUSES[status] ?? status) : status;

const readRow = (row: Row, line: number, { today, names }: Setting): Reading => {
  const kind = KINDS[row.series_type] ?? 'anime';
  const changed = instantOf(row.updated_at, today);
  const span = readSpan(dateOf(row.started_on, today), dateOf(row.finished_on, today));
  return entryRow(
    {
      line,
      kind,
      ids: { anilist: String(row.series_id) },
      title: null,
      createdAt: instantOf(row.created_at, today).at,
      updatedAt: changed.at,
    },
    {
      word: wordOf(row.status),
      counted: readProgress(row.progress, kind),
      more: [
        readVolumes(kind === 'manga' ? row.progress_volume : undefined),
        readScore(row.score, 100),
        readRepeats(row.repeat),
        span,
        readNotes(row.notes),
        {
          warnings: changed.fault ? [`${changed.fault}-updated-at-ignored`] : [],
          says: {
            visibility: visibilityOf(Boolean(row.private)),
            isHiddenFromStatusLists: Boolean(row.hidden_default),
            customLists: readWords(customListsOf(row.custom_lists, names[kind])),
          },
        },
      ],
    },
  );
};

interface Setting {
  today: string;
  /** Custom lists in the account's order. */
  names: Readonly<Record<WorkKind, readonly string[]>>;
}

const collectionsOf = (
  favourites: readonly unknown[],
  names: Setting['names'],
): FileCollections => ({
  customLists: KINDS.flatMap((kind) => readWords(names[kind]).map((name) => ({ kind, name }))),
  favourites: favourites.flatMap((value) => {
    const { data } = Favourite.safeParse(value);
    const kind = FAVOURITES[data?.favourite_type ?? 0];
    return data && kind ? [{ kind, ids: { anilist: String(data.favourite_id) }, title: null }] : [];
  }),
});

/** AniList's own export: both lists, custom lists and favourites in their order. Works have ids and no titles. */
export function* readAniListExport(json: unknown, today: string): Generator<Reading> {
  const file = File.parse(json);
  const lists = file.user?.custom_lists;
  const names = { anime: lists?.anime ?? [], manga: lists?.manga ?? [] };
  yield { collections: collectionsOf(file.favourites ?? [], names) };
  for (const [index, value] of file.lists.entries()) {
    const { data: row } = Row.safeParse(value);
    const line = index + 1;
    yield row
      ? readRow(row, line, { today, names })
      : { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  }
}
