import { Column } from './column.ts';
import { ENTRY_KINDS, type EntryKind } from './entry-kind.ts';
import { compact, fold, foldByUnit, foldReading, type FoldedText } from './fold.ts';
import type { FlatReader, FlatWriter } from './flat.ts';
import type { GramLog } from './gram-log.ts';
import type { SearchEntry } from './model.ts';
import { TitleStore, type FoldedTitle } from './title-store.ts';

/** Ids are positions in typed arrays; a far-off one would ask for gigabytes. */
const ID_LIMIT = 2 ** 24;

const STANDING_OF_LEARNED = -2;

/** Titles between two chances to let other work run. */
const TITLES_PER_STEP = 16;

/** The titles of all entries, with what is known of their owners. */
export interface TitleTable {
  titles: TitleStore;
  /** Entry id by title. */
  owners: Column;
  /** Number of titles by entry id. */
  counts: Column;
  /** Logarithm of the popularity by entry id, so that ten times as popular is one step. */
  popularity: Column;
  /** Position in `ENTRY_KINDS` by entry id. */
  kinds: Column;
}

export function readTable(flat: FlatReader): TitleTable {
  return {
    titles: TitleStore.readFrom(flat),
    owners: Column.readFrom(flat),
    counts: Column.readFrom(flat),
    popularity: Column.readFrom(flat),
    kinds: Column.readFrom(flat),
  };
}

export function writeTable(table: TitleTable, flat: FlatWriter): void {
  const { titles, owners, counts, popularity, kinds } = table;
  for (const part of [titles, owners, counts, popularity, kinds]) part.writeTo(flat);
}

/** Folds the titles of all entries and notes their grams, a few entries a step. */
export function* tabulate(
  entries: Iterable<SearchEntry>,
  grams: GramLog,
): Generator<void, TitleTable> {
  const [titles, owners, counts] = [new TitleStore(), new Column(), new Column()];
  const [popularity, kinds] = [new Column(), new Column()];
  let stepBegan = 0;
  for (const entry of entries) {
    assertDense(entry.id);
    for (const folded of foldTitles(entry)) {
      owners.set(titles.size, entry.id);
      counts.set(entry.id, counts.get(entry.id) + 1);
      titles.push(folded);
      grams.push(folded.text);
    }
    popularity.set(entry.id, logPopularity(entry));
    kinds.set(entry.id, kindNumber(entry));
    if (titles.size - stepBegan >= TITLES_PER_STEP) {
      stepBegan = titles.size;
      yield;
    }
  }
  return { titles, owners, counts, popularity, kinds };
}

/** The distinct forms of an entry's titles; one without a letter or digit cannot be searched for. */
export function foldTitles({ titles, learned = [] }: SearchEntry): FoldedTitle[] {
  const distinct = new Map<string, FoldedTitle>();
  const forms = new Set<string>();
  const add = (title: FoldedTitle, key: string): void => {
    forms.add(title.joined);
    if (title.joined !== '' && !distinct.has(key)) distinct.set(key, title);
  };
  /** How a title is written comes before how another one is read. */
  const addForm = (folded: FoldedText | null, standing: number): void => {
    const title = folded && withStanding(folded, standing);
    if (title && !forms.has(title.joined)) add(title, title.text);
  };
  const written = [
    ...titles.map((title, position) => withStanding(fold(title), standingAt(position))),
    ...learned.map((title) => withStanding(fold(title), STANDING_OF_LEARNED)),
  ];
  // Two spellings of what folds alike are both kept: a query is ahead by its own.
  for (const title of written) add(title, `${title.joined} ${title.spelling}`);
  titles.forEach((title, position) => addForm(foldByUnit(title), standingAt(position)));
  for (const title of written) addForm(foldReading(title), title.standing);
  return [...distinct.values()];
}

function withStanding({ text, spelling }: FoldedText, standing: number): FoldedTitle {
  return { text, spelling, standing, joined: compact(text) };
}

function standingAt(position: number): number {
  return 1 / (1 + position);
}

export function logPopularity({ popularity = 0 }: Pick<SearchEntry, 'popularity'>): number {
  return popularity > 0 ? Math.log1p(popularity) : 0;
}

export function kindNumber({ kind = 'series' }: Pick<SearchEntry, 'kind'>): number {
  return ENTRY_KINDS.indexOf(kind);
}

/** The kind of an entry that a table has. */
export function kindOf({ kinds }: TitleTable, id: number): EntryKind {
  return ENTRY_KINDS[kinds.get(id)] ?? 'series';
}

export function assertDense(id: number): void {
  if (Number.isInteger(id) && id >= 0 && id < ID_LIMIT) return;
  throw new RangeError(
    `search entry id ${id} is not a dense ordinal: number the entries from 0, below ${ID_LIMIT}`,
  );
}
