import type { Enum } from '@tsuzuki/contract/schema';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import { leastOfHundred } from '../entry/score-scale.ts';
import { LIST_SORTS, type ListAddress } from './list-address.ts';

const within = (year: number | null) =>
  year === null ? undefined : { greater: year - 1, less: year + 1 };

const workFilter = (kind: WorkKind, { format, genre, year }: ListAddress) => ({
  format: format === null ? undefined : { in: [format] },
  genres: genre === null ? undefined : { all: [genre] },
  ...(kind === 'anime'
    ? { seasonYear: within(year) }
    : { startDate: year === null ? undefined : { greater: `${year - 1}`, less: `${year + 1}` } }),
});

/** The part of a list that an address selects, as a filter of the API. */
export function filterOf(kind: WorkKind, address: ListAddress, scoreFormat: Enum<'ScoreFormat'>) {
  const { status, query, score, list, tag, format, genre, year } = address;
  const asksWork = format !== null || genre !== null || year !== null;
  return {
    status: status === null ? undefined : [status],
    search: query || undefined,
    score: score === null ? undefined : { greater: leastOfHundred(score, scoreFormat) - 1 },
    customList: list ?? undefined,
    tag: tag ?? undefined,
    ...(asksWork && { [kind]: workFilter(kind, address) }),
  };
}

/** The order of an address. Titles are ordered in the language in which they are shown. */
export function sortOf({ sort, isReversed }: ListAddress, titles: TitleLanguage): Enum<'ListSort'> {
  if (sort !== 'title' || titles === 'ROMAJI') return LIST_SORTS[sort][isReversed ? 1 : 0];
  return isReversed ? `TITLE_${titles}_DESC` : `TITLE_${titles}`;
}
