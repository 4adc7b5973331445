import type { ScoreFormat } from '#slices/accounts/index.ts';
import type { CustomList, Entry } from '#slices/lists/index.ts';
import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import type { Media } from './media.ts';
import type { ListOptions } from './list-options.ts';

/** Whose list is read, and the audience its reader belongs to. */
export interface ListOwner {
  id: string;
  username: string;
  reading: 'own' | 'followers' | 'public';
}

/** An entry of a list with its work. */
export interface ListedMedia {
  owner: ListOwner;
  entry: Entry;
  /** The number by which apps know the entry. */
  number: number;
  media: Media;
  /** Whether it is only on custom lists. */
  isOffStatusLists: boolean;
  /** All custom lists of the owner for works of this kind; empty if the reader may not see them. */
  customLists: readonly CustomList[];
  /** The scale of scores unless the query asks for another. */
  scoreFormat: AniListScoreFormat;
}

/** The scales of scores that AniList has. */
export type AniListScoreFormat = Exclude<ScoreFormat, 'POINT_20' | 'POINT_4'>;

/** The owner's scale for AniList's clients: out of 100 if AniList does not have it. */
export const aniListFormatOf = (format: ScoreFormat): AniListScoreFormat =>
  format === 'POINT_20' || format === 'POINT_4' ? 'POINT_100' : format;

/** The custom lists of an entry in the requested form: an array of all lists, or an object by name. */
export const customListsOf = (
  { entry, customLists }: Pick<ListedMedia, 'entry' | 'customLists'>,
  asArray: boolean,
): object => {
  const named = customLists.map(({ id, name }) => ({
    name,
    enabled: entry.customListIds.includes(id),
  }));
  return asArray ? named : Object.fromEntries(named.map(({ name, enabled }) => [name, enabled]));
};

/** The entries of one status, or of one custom list. */
export interface ListGroup {
  name: string;
  /** Null: a custom list. */
  status: Entry['status'] | null;
  /** Whether it has the completed works of one format only. */
  isSplit: boolean;
  entries: ListedMedia[];
}

/** AniList's names of the lists, in its order: for anime, and for manga if they differ. */
const NAMES = {
  CURRENT: 'Watching',
  REPEATING: 'Rewatching',
  COMPLETED: 'Completed',
  PAUSED: 'Paused',
  DROPPED: 'Dropped',
  PLANNING: 'Planning',
} as const satisfies Record<Entry['status'], string>;

const NAMES_OF_READING: Readonly<Record<string, string>> = {
  CURRENT: 'Reading',
  REPEATING: 'Rereading',
};

const STATUSES = Object.keys(NAMES) as Entry['status'][];

/** The names of the sections of a list. */
export const SECTIONS: readonly string[] = Object.values(NAMES);

const nameOf = (status: Entry['status'], [first]: readonly ListedMedia[]): string =>
  (first?.media.type === 'MANGA' ? NAMES_OF_READING[status] : undefined) ?? NAMES[status];

/** How the owner wants the groups of a list. */
export type Arrangement = Pick<ListOptions, 'sectionOrder' | 'splitCompletedSectionByFormat'>;

const FORMATS: Readonly<Record<string, string>> = { TV_SHORT: 'TV Short', ONE_SHOT: 'One Shot' };

/** `Completed TV`, `Completed Movie` and so on. */
const completedName = (format: string | null): string => {
  const known = FORMATS[format ?? ''] ?? format ?? 'Other';
  const isShort = known.length <= 3 || known in FORMATS || known.includes(' ');
  return `Completed ${isShort ? known : known.charAt(0) + known.slice(1).toLowerCase()}`;
};

const splitByFormat = (group: ListGroup): ListGroup[] =>
  [...Map.groupBy(group.entries, ({ media }) => media.work.format)].map(([format, entries]) => ({
    ...group,
    name: completedName(format),
    isSplit: true,
    entries,
  }));

const byStatus = (entries: readonly ListedMedia[], isSplit: boolean): ListGroup[] => {
  const shown = entries.filter(({ isOffStatusLists }) => !isOffStatusLists);
  return STATUSES.flatMap((status) => {
    const entriesOfStatus = shown.filter(({ entry }) => entry.status === status);
    const name = nameOf(status, entriesOfStatus);
    const group = { name, status, entries: entriesOfStatus, isSplit: false };
    return isSplit && status === 'COMPLETED' ? splitByFormat(group) : [group];
  });
};

const byCustomList = (entries: readonly ListedMedia[]): ListGroup[] => {
  const custom = new Set(entries.flatMap(({ customLists }) => customLists));
  return [...custom].map(({ id, name }) => ({
    name,
    status: null,
    isSplit: false,
    entries: entries.filter(({ entry }) => entry.customListIds.includes(id)),
  }));
};

/** Entries by status, then by custom list, in the order of the owner. Empty groups are left out. */
export const groupsOf = (
  entries: readonly ListedMedia[],
  { sectionOrder, splitCompletedSectionByFormat: isSplit }: Arrangement,
): ListGroup[] => {
  const groups = [...byStatus(entries, isSplit), ...byCustomList(entries)];
  const placeOf = ({ name }: ListGroup): number => {
    const place = sectionOrder.indexOf(name);
    return place < 0 ? sectionOrder.length : place;
  };
  return groups
    .filter(({ entries: group }) => group.length > 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
};

/** The values that filters of entries compare. */
export const LIST_FILTERS: Readers<ListedMedia> = {
  id: ({ number }) => number,
  type: ({ media }) => media.type,
  mediaId: ({ media }) => media.id,
  status: ({ entry }) => entry.status,
  startedAt: ({ entry }) => fuzzyNumberOf(entry.startedOn),
  completedAt: ({ entry }) => fuzzyNumberOf(entry.completedOn),
  notes: ({ entry }) => entry.notes,
};

/** The values that orders of entries sort by; `media` are those of their works. */
export const listOrders = (media: Readers<Media>): Readers<ListedMedia> => {
  const ofMedia = (order: string) => (listed: ListedMedia) => media[order]?.(listed.media) ?? null;
  return {
    MEDIA_ID: ({ media }) => media.id,
    STATUS: ({ entry }) => STATUSES.indexOf(entry.status),
    PROGRESS: ({ entry }) => entry.progress,
    PROGRESS_VOLUMES: ({ entry }) => entry.volumeProgress,
    SCORE: ({ entry }) => entry.score,
    REPEAT: ({ entry }) => entry.repeatCount,
    PRIORITY: ({ entry }) => entry.priority,
    STARTED_ON: ({ entry }) => fuzzyNumberOf(entry.startedOn),
    FINISHED_ON: ({ entry }) => fuzzyNumberOf(entry.completedOn),
    ADDED_TIME: ({ entry }) => entry.createdAt.getTime(),
    UPDATED_TIME: ({ entry }) => entry.updatedAt.getTime(),
    MEDIA_TITLE_ROMAJI: ofMedia('TITLE_ROMAJI'),
    MEDIA_TITLE_ENGLISH: ofMedia('TITLE_ENGLISH'),
    MEDIA_TITLE_NATIVE: ofMedia('TITLE_NATIVE'),
    MEDIA_POPULARITY: ofMedia('POPULARITY'),
  };
};
