import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import { MEDIA_ORDERS, type Media } from './media.ts';
import { numberOf } from './number.ts';

/** What an entry of a list tells, as the lists have it. */
interface EntryFacts {
  id: string;
  status: 'CURRENT' | 'PLANNING' | 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'REPEATING';
  progress: number;
  volumeProgress: number;
  score: number | null;
  repeatCount: number;
  notes: string | null;
  priority: number;
  visibility: 'PUBLIC' | 'FOLLOWERS' | 'PRIVATE';
  isHiddenFromStatusLists: boolean;
  startedOn: string | null;
  completedOn: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Whose list is read, and as what its reader counts. */
export interface ListOwner {
  id: string;
  username: string;
  reading: 'own' | 'followers' | 'public';
}

/** An entry of a list with the work it is about. */
export interface ListedMedia {
  owner: ListOwner;
  entry: EntryFacts;
  media: Media;
}

/** One status of a list with its entries. */
export interface ListGroup {
  name: string;
  status: EntryFacts['status'];
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
} as const satisfies Record<EntryFacts['status'], string>;

const NAMES_OF_READING: Readonly<Record<string, string>> = {
  CURRENT: 'Reading',
  REPEATING: 'Rereading',
};

const STATUSES = Object.keys(NAMES) as EntryFacts['status'][];

/** The names of the sections of a list. */
export const SECTIONS: readonly string[] = Object.values(NAMES);

const nameOf = (status: EntryFacts['status'], [first]: readonly ListedMedia[]): string =>
  (first?.media.type === 'MANGA' ? NAMES_OF_READING[status] : undefined) ?? NAMES[status];

/** Entries by status; a status without entries has no list. */
export const groupsOf = (entries: readonly ListedMedia[]): ListGroup[] =>
  STATUSES.flatMap((status) => {
    const group = entries.filter(({ entry }) => entry.status === status);
    return group.length > 0 ? [{ name: nameOf(status, group), status, entries: group }] : [];
  });

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
