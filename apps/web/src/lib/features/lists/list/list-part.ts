import type { ListAddress } from './list-address.ts';
import type { Row } from './list-row.ts';

/** The number of entries on each part of a list. */
export interface ListCounts {
  /** All of them. */
  readonly entries: number;
  /** By status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** By the id of a custom list. */
  readonly customLists: Readonly<Record<string, number>>;
}

/** The fields that decide on which parts of a list an entry is. */
export type Place = Pick<Row, 'status' | 'isHiddenFromStatusLists' | 'customLists'>;

/** Whether an entry is left out of the lists by status: only while a custom list has it. */
const isOffStatusLists = ({ isHiddenFromStatusLists, customLists }: Place): boolean =>
  isHiddenFromStatusLists && customLists.length > 0;

/** Whether an entry is on the part of a list that an address shows, without regard to filters. */
export function isOnPart(place: Place, { status, list }: Pick<ListAddress, 'status' | 'list'>) {
  if (list !== null && !place.customLists.some(({ id }) => id === list)) return false;
  return status === null || (place.status === status && !isOffStatusLists(place));
}

const added = (
  counts: Readonly<Record<string, number>>,
  keys: readonly string[],
  by: 1 | -1,
): Record<string, number> => ({
  ...counts,
  ...Object.fromEntries(keys.map((key) => [key, (counts[key] ?? 0) + by])),
});

const counted = (counts: ListCounts, place: Place | null, by: 1 | -1): ListCounts => {
  if (!place) return counts;
  const { status, customLists } = place;
  const ids = customLists.map(({ id }) => id);
  return {
    entries: counts.entries + by,
    statuses: added(counts.statuses, isOffStatusLists(place) ? [] : [status], by),
    customLists: added(counts.customLists, ids, by),
  };
};

/** The counts after an entry has moved; null if it was removed from the list. */
export function recounted(counts: ListCounts, before: Place, after: Place | null): ListCounts {
  return counted(counted(counts, before, -1), after, 1);
}

/** The rows that were read again, with those that were moved off this part of the list kept in their place. */
export function withMoved(
  fresh: readonly Row[],
  before: readonly Row[],
  isHere: (row: Row) => boolean,
): Row[] {
  const known = new Set(fresh.map(({ id }) => id));
  const rows = [...fresh];
  for (const [at, row] of before.entries()) {
    if (!known.has(row.id) && !isHere(row)) rows.splice(at, 0, row);
  }
  return rows;
}

/** The part of a list that a page shows. */
export interface ShownPart {
  /** The address of the page, without its origin. */
  readonly address: string;
  readonly counts: ListCounts;
  /** Whether the part has a row. */
  readonly isHere: (row: Row) => boolean;
}
