import { z } from 'zod';
import type { Media as Medium } from '#slices/catalog/values.ts';
import type { Entry, ListStatus } from '#slices/lists/index.ts';

/** The kinds of media that this instance has, by Yamtrack's names. It knows others, which are empty here. */
export const MEDIA_TYPES = ['anime', 'manga'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];
export const OTHER_TYPES = [
  'boardgame',
  'book',
  'comic',
  'episode',
  'game',
  'movie',
  'season',
  'tv',
] as const;

export const mediumOf: Readonly<Record<MediaType, Medium>> = { anime: 'ANIME', manga: 'MANGA' };
export const typeOf: Readonly<Record<Medium, MediaType>> = { ANIME: 'anime', MANGA: 'manga' };

/** Where a work is named: by its id at MyAnimeList, or by ours if it has none there. */
export const SOURCES = ['mal', 'manual'] as const;
export type Source = (typeof SOURCES)[number];

/** Statuses by Yamtrack's numbers. It has no word for watching again. */
const STATUSES = ['PLANNING', 'CURRENT', 'PAUSED', 'COMPLETED', 'DROPPED'] as const;

export const statusNumber = (status: ListStatus): number =>
  status === 'REPEATING' ? 1 : STATUSES.indexOf(status);

/** The statuses that a number stands for. */
export const statusesAt = (number: number): ListStatus[] =>
  number === 1 ? ['CURRENT', 'REPEATING'] : STATUSES.slice(number, number + 1);

/** A day as an instant; null if it is not known to the day. */
export const instantOf = (day: string | null): string | null =>
  day?.length === 10 ? `${day}T00:00:00Z` : null;

const day = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => text.slice(0, 10))
  .nullable();

/** What a client says of an entry. What it leaves out stays; null clears. */
export const saidInput = z.object({
  status: z.int().min(0).max(4).nullish(),
  /** Out of 10. */
  score: z.number().min(0).max(10).nullish(),
  progress: z.number().min(0).max(1e6).nullish(),
  start_date: day.optional(),
  end_date: day.optional(),
  notes: z.string().max(10_000).nullish(),
});
export type Said = z.infer<typeof saidInput>;

/** The edit that a client means. An entry that is watched again stays so if its status is “in progress”. */
export const editOf = (said: Said, entry: Entry | undefined) => {
  const { status, score, progress, notes } = said;
  // Rows have whole chapters, so a number that comes back as it was sent stays.
  const isSent = entry !== undefined && progress === Math.floor(entry.progress);
  const keeps = status === 1 && entry?.status === 'REPEATING';
  return {
    ...(status != null && !keeps && { status: STATUSES[status] }),
    ...(score !== undefined && {
      score: score === null ? null : Math.round(score * 10) / 10 || null,
      scoreFormat: 'POINT_10_DECIMAL' as const,
    }),
    ...(progress != null && !isSent && { progress }),
    ...(said.start_date !== undefined && { startedOn: said.start_date }),
    ...(said.end_date !== undefined && { completedOn: said.end_date }),
    ...(notes !== undefined && { notes }),
  };
};

/** Yamtrack’s names of our fields, for the messages of refused edits. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  startedOn: 'start_date',
  completedOn: 'end_date',
};
