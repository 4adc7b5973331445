import type { Enum } from '@tsuzuki/contract/schema';
import { scoreScale, valueOfHundred } from '#lib/features/lists/entry/score-scale.ts';
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
export function statusesOf(counts: readonly Slice[]): { status: ListStatus; entries: number }[] {
  const entries = new Map(counts.map((each) => [each.value, each.entries]));
  return LIST_STATUSES.map((status) => ({ status, entries: entries.get(status) ?? 0 })).filter(
    (each) => each.entries > 0,
  );
}

const TENTHS = 10;

/** Scores of 0 to 100 in a format, the best first: each value, or each tenth of a format with many, such as "91–100". */
export function scoreBars(scores: readonly Slice[], format: string): Slice[] {
  if (scores.length === 0) return [];
  const { most, step, signs } = scoreScale(format);
  const counts = Array.from({ length: signs?.length ?? TENTHS }, () => 0);
  const per = most / counts.length;
  for (const { value, entries } of scores) {
    const at = Math.ceil(valueOfHundred(Number(value), format) / per) - 1;
    counts[at] = (counts[at] ?? 0) + entries;
  }
  const nameOf = (at: number): string => {
    const [least, greatest] = [Number((at * per + step).toFixed(1)), (at + 1) * per];
    return signs?.[at] ?? (least === greatest ? `${least}` : `${least}–${greatest}`);
  };
  return counts.map((entries, at) => ({ value: nameOf(at), entries })).reverse();
}
