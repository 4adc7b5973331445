import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { FIGURES, LISTS, PERSON, RECORD, SHOWN } from './person.server.ts';

export type ListStatus = Enum<'ListStatus'>;

/** In the order of interest to a visitor. */
export const LIST_STATUSES = [
  'CURRENT',
  'REPEATING',
  'COMPLETED',
  'PAUSED',
  'PLANNING',
  'DROPPED',
] as const satisfies readonly ListStatus[];

/** A user as the visitor may see them. A limited user has only a name. */
export type Person = Omit<NonNullable<ResultOf<typeof PERSON>['user']>, 'bio'>;

/** Statistics of the list of one medium. */
export type ListFigures = ResultOf<typeof FIGURES>;

/** How many entries of a list have a value. */
export type Slice = ListFigures['genres'][number];

/** The parts of a profile; null if this visitor may not see one. */
export type Shown = NonNullable<ResultOf<typeof SHOWN>['user']>;

/** Recent activity of a user; null if this visitor may not see it. */
export type PersonRecord = NonNullable<ResultOf<typeof RECORD>['user']>;

/** The plays of one day (`YYYY-MM-DD`) in the user's time zone. */
export type DayOfPlays = NonNullable<PersonRecord['heatMap']>[number];

/** An activity of a user. */
export type Deed = NonNullable<PersonRecord['activity']>['nodes'][number];

type AnimePage = NonNullable<NonNullable<ResultOf<typeof LISTS.anime>['user']>['list']>;
type MangaPage = NonNullable<NonNullable<ResultOf<typeof LISTS.manga>['user']>['list']>;
type AnimeEntry = AnimePage['nodes'][number];
type MangaEntry = MangaPage['nodes'][number];

/** One page of a list. An entry has either an anime or a manga. */
export interface EntryPage extends Omit<AnimePage, 'nodes'> {
  readonly nodes: readonly (Omit<AnimeEntry, 'anime'> &
    Partial<Pick<AnimeEntry, 'anime'> & Pick<MangaEntry, 'manga'>>)[];
}

/** The statuses that have entries, in our order. */
export function statusesOf(figures: ListFigures | null): { status: ListStatus; entries: number }[] {
  const entries = new Map(figures?.statuses.map((each) => [each.value, each.entries]));
  return LIST_STATUSES.map((status) => ({ status, entries: entries.get(status) ?? 0 })).filter(
    (each) => each.entries > 0,
  );
}

/** Scores of 100 by tens, the best first: "91–100". */
export function scoreTens(scores: readonly Slice[]): Slice[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const { value, entries } of scores) {
    const ten = Math.min(9, Math.max(0, Math.ceil(Number(value) / 10) - 1));
    counts[ten] = (counts[ten] ?? 0) + entries;
  }
  const tens = counts.map((entries, ten) => ({
    value: `${ten * 10 + 1}–${ten * 10 + 10}`,
    entries,
  }));
  return scores.length === 0 ? [] : tens.reverse();
}
