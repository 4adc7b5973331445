import type { ScoreFormat } from '#slices/accounts/index.ts';
import type { CustomList, Entry } from '#slices/lists/index.ts';
import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import { MEDIA_ORDERS, type Media } from './media.ts';
import { numberOf } from './number.ts';

/** Whose list is read, and as what its reader counts. */
export interface ListOwner {
  id: string;
  username: string;
  reading: 'own' | 'followers' | 'public';
}

/** An entry of a list with the work it is about. */
export interface ListedMedia {
  owner: ListOwner;
  entry: Entry;
  media: Media;
  /** Whether it stands on custom lists alone. */
  isOffStatusLists: boolean;
  /** Those of the owner for works of this kind, whether it is on them or not; none where they are not the reader's to know. */
  customLists: readonly CustomList[];
  /** What scores are shown in unless asked otherwise. */
  scoreFormat: AniListScoreFormat;
}

/** The scales of scores that AniList has a name for. */
export type AniListScoreFormat = Exclude<ScoreFormat, 'POINT_20' | 'POINT_4'>;

/** The scale of an owner as AniList's clients know it: out of 100 where it has no such scale. */
export const aniListFormatOf = (format: ScoreFormat): AniListScoreFormat =>
  format === 'POINT_20' || format === 'POINT_4' ? 'POINT_100' : format;

/** On which custom lists an entry is, in the form asked for: a list of all of them, or an object by name. */
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

/** One status of a list, or one list of the owner's own making, with its entries. */
export interface ListGroup {
  name: string;
  /** Null: of the owner's own making. */
  status: Entry['status'] | null;
  entries: ListedMedia[];
}

/** AniList's names of the lists, in its order: of what is watched, and of what is read where that differs. */
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

/** Entries by status, then by custom list; those without entries are left out. */
export const groupsOf = (entries: readonly ListedMedia[]): ListGroup[] => {
  const shown = entries.filter(({ isOffStatusLists }) => !isOffStatusLists);
  const byStatus = STATUSES.map((status): ListGroup => {
    const group = shown.filter(({ entry }) => entry.status === status);
    return { name: nameOf(status, group), status, entries: group };
  });
  const custom = new Set(entries.flatMap(({ customLists }) => customLists));
  const byList = [...custom].map(({ id, name }): ListGroup => {
    const group = entries.filter(({ entry }) => entry.customListIds.includes(id));
    return { name, status: null, entries: group };
  });
  return [...byStatus, ...byList].filter(({ entries: group }) => group.length > 0);
};

/** What filters of entries compare. */
export const LIST_FILTERS: Readers<ListedMedia> = {
  id: ({ entry }) => numberOf(entry.id),
  type: ({ media }) => media.type,
  mediaId: ({ media }) => media.id,
  status: ({ entry }) => entry.status,
  startedAt: ({ entry }) => fuzzyNumberOf(entry.startedOn),
  completedAt: ({ entry }) => fuzzyNumberOf(entry.completedOn),
  notes: ({ entry }) => entry.notes,
};

const ofMedia = (order: string) => (listed: ListedMedia) =>
  MEDIA_ORDERS[order]?.(listed.media) ?? null;

/** What orders of entries go by. */
export const LIST_ORDERS: Readers<ListedMedia> = {
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
