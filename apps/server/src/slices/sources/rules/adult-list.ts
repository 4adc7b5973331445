import list from '../mal-ids.json' with { type: 'json' };

/** What lists of works say of one: that it is for adults, or for everybody. */
export type Audience = 'adult' | 'general';

/**
 * Works that MyAnimeList counts as tame and that other public lists restrict to adults: five of them AniList, three AniDB.
 * A title that one list restricts is not shown to anonymous callers.
 */
const RESTRICTED_ELSEWHERE = [57_969, 58_888, 61_023, 61_694, 63_310, 719, 3259, 5647];

const unpacked = (differences: string): number[] => {
  let id = 0;
  return differences.split(' ').map((difference) => (id += Number(difference)));
};

let audiences: ReadonlyMap<number, Audience> | undefined;

/** Unpacked when it is first asked for: a server that imports nothing never needs it. */
const audienceById = (): ReadonlyMap<number, Audience> => {
  audiences ??= new Map<number, Audience>([
    ...unpacked(list.general).map((id) => [id, 'general'] as const),
    ...unpacked(list.adult).map((id) => [id, 'adult'] as const),
    ...RESTRICTED_ELSEWHERE.map((id) => [id, 'adult'] as const),
  ]);
  return audiences;
};

/** Whom a work is for, by its MyAnimeList id; undefined where no list knows it. */
export const listedAudience = (malId: string | undefined): Audience | undefined =>
  malId === undefined ? undefined : audienceById().get(Number(malId));

/** The day the list was made. Works that began later are not on it. */
export const LISTED_UNTIL = list.asOf;
