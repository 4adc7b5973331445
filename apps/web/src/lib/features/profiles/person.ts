import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { CustomList } from '#lib/features/lists/custom-lists/custom-list.ts';
import { scoreScale, valueOfHundred } from '#lib/features/lists/entry/score-scale.ts';
import type { ListAddress } from '#lib/features/lists/list/list-address.ts';
import type { ListCounts } from '#lib/features/lists/list/list-part.ts';
import type { ReadRow } from '#lib/features/lists/list/list-row.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { FIGURES, LISTS, PERSON, RECORD, SHOWN } from './person.server.ts';

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

/** One page of a list. */
export interface EntryPage extends Omit<AnimePage, 'nodes'> {
  readonly nodes: readonly ReadRow[];
}

/** Somebody's list of a medium, and the page of it that the address selects. */
export interface PersonList extends PersonFrame {
  readonly kind: WorkKind;
  readonly address: ListAddress;
  readonly page: EntryPage;
}

/** The parts of somebody's list of a medium, as far as the visitor sees them. */
export interface PersonFrame {
  readonly counts: ListCounts;
  readonly customLists: readonly CustomList[];
  readonly genres: readonly string[];
}

const byValue = (counts: readonly Slice[] | null): Record<string, number> =>
  Object.fromEntries((counts ?? []).map(({ value, entries }) => [value, entries]));

/** The parts of a list; null if the visitor sees nothing of it. */
export function frameOf(shown: Shown, kind: WorkKind): PersonFrame | null {
  const entries = shown[`${kind}All`]?.totalCount ?? 0;
  if (entries === 0) return null;
  return {
    counts: {
      entries,
      statuses: byValue(shown[`${kind}Statuses`]),
      customLists: byValue(shown[`${kind}CustomCounts`]),
    },
    customLists: shown[`${kind}CustomLists`] ?? [],
    genres: shown[kind]?.genres.map(({ value }) => value) ?? [],
  };
}

/** Why the visitor sees no list. */
export type Absence = 'nothing' | 'forFollowers' | 'closed' | 'signInToSee';

/** Why a visitor sees no list of a user whose profile they see. */
export function absenceOf(
  shown: Shown,
  { listVisibility }: Pick<Person, 'listVisibility'>,
): Absence {
  if (shown.anime) return 'nothing';
  if (listVisibility === 'FOLLOWERS') return 'forFollowers';
  if (listVisibility === 'PRIVATE') return 'closed';
  // Every open profile shows followers. If even they are missing, the visitor's tier is the reason.
  return shown.followers ? 'closed' : 'signInToSee';
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
