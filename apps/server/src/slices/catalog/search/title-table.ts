import { Column } from './column.ts';
import { compact, fold, foldByUnit, foldReading } from './fold.ts';
import type { GramLog } from './gram-log.ts';
import type { SearchEntry } from './model.ts';
import { TitleStore, type FoldedTitle } from './title-store.ts';

/** Ids are positions in typed arrays; a far-off one would ask for gigabytes. */
const ID_LIMIT = 2 ** 24;

const STANDING_OF_LEARNED = -2;

/** The titles of all entries, with what is known of their owners. */
export interface TitleTable {
  titles: TitleStore;
  /** Entry id by title. */
  owners: Column;
  /** Number of titles by entry id. */
  counts: Column;
  /** Logarithm of the popularity by entry id, so that ten times as popular is one step. */
  popularity: Column;
}

/** Folds the titles of all entries and notes their grams, one entry a step. */
export function* tabulate(
  entries: Iterable<SearchEntry>,
  grams: GramLog,
): Generator<void, TitleTable> {
  const titles = new TitleStore();
  const [owners, counts, popularity] = [new Column(), new Column(), new Column()];
  for (const entry of entries) {
    assertDense(entry.id);
    for (const folded of foldTitles(entry)) {
      owners.set(titles.size, entry.id);
      counts.set(entry.id, counts.get(entry.id) + 1);
      titles.push(folded);
      grams.push(folded.text);
    }
    popularity.set(entry.id, logPopularity(entry));
    yield;
  }
  return { titles, owners, counts, popularity };
}

/** The distinct forms of an entry's titles; one without a letter or digit cannot be searched for. */
export function foldTitles({ titles, learned = [] }: SearchEntry): FoldedTitle[] {
  const written = [
    ...titles.map((title, position) => ({ ...fold(title), standing: standingAt(position) })),
    ...learned.map((title) => ({ ...fold(title), standing: STANDING_OF_LEARNED })),
  ];
  const distinct = new Map<string, FoldedTitle>();
  // How a title is written comes before how another one is read.
  for (const title of [...written, ...byUnit(titles), ...written.flatMap(readingsOf)]) {
    const key = compact(title.text);
    if (key !== '' && !distinct.has(key)) distinct.set(key, title);
  }
  return [...distinct.values()];
}

function byUnit(titles: readonly string[]): FoldedTitle[] {
  return titles.flatMap((title, position) => {
    const folded = foldByUnit(title);
    return folded === null ? [] : [{ ...folded, standing: standingAt(position) }];
  });
}

function standingAt(position: number): number {
  return 1 / (1 + position);
}

function readingsOf(title: FoldedTitle): FoldedTitle[] {
  const reading = foldReading(title);
  return reading === null ? [] : [{ ...reading, standing: title.standing }];
}

export function logPopularity({ popularity = 0 }: SearchEntry): number {
  return popularity > 0 ? Math.log1p(popularity) : 0;
}

export function assertDense(id: number): void {
  if (Number.isInteger(id) && id >= 0 && id < ID_LIMIT) return;
  throw new RangeError(
    `search entry id ${id} is not a dense ordinal: number the entries from 0, below ${ID_LIMIT}`,
  );
}
