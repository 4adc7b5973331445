import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import { type Reading, type Said, visibilityOf } from '#slices/exchange/values.ts';
import { readProgress, readRepeats, readScore, readTotal, readVolumes } from './number.ts';
import { dateOfParts, readSpan, type ReadDate } from './partial-date.ts';
import { readNotes, readTitle, readWords } from './text.ts';

const FuzzyDate = z
  .object({ year: z.int().nullable(), month: z.int().nullable(), day: z.int().nullable() })
  .partial()
  .nullish();

const CustomLists = z
  .union([
    z.record(z.string(), z.boolean()),
    z.array(z.object({ name: z.string(), enabled: z.boolean() })),
  ])
  .nullish();

const Text = z.string().nullish();

/** A work. Which members it has depends on the query that the user sent. */
const Media = z.object({
  id: z.int().nullish(),
  idMal: z.int().nullish(),
  type: Text,
  format: Text,
  siteUrl: Text,
  title: z.union([
    z.string(),
    z.object({ romaji: Text, english: Text, native: Text, userPreferred: Text }).nullish(),
  ]),
  episodes: z.int().nullish(),
  chapters: z.int().nullish(),
  volumes: z.int().nullish(),
});

/** An entry of AniList's API. */
export const AniListEntry = z.object({
  id: z.int().nullish(),
  mediaId: z.int().nullish(),
  status: Text,
  score: z.number().nullish(),
  progress: z.number().nullish(),
  progressVolumes: z.number().nullish(),
  repeat: z.number().nullish(),
  private: z.boolean().nullish(),
  notes: Text,
  hiddenFromStatusLists: z.boolean().nullish(),
  customLists: CustomLists,
  startedAt: FuzzyDate,
  completedAt: FuzzyDate,
  updatedAt: z.int().nullish(),
  media: Media.nullish(),
});
export type AniListEntry = z.infer<typeof AniListEntry>;

/** Converts a score of the file to 0–100. */
export type ScoreReader = (score: number | null | undefined) => Said<'score'>;

const dateOf = (date: AniListEntry['startedAt'], today: string): ReadDate =>
  date === undefined
    ? {}
    : dateOfParts(
        { year: date?.year ?? null, month: date?.month ?? null, day: date?.day ?? null },
        today,
      );

const customListsOf = (lists: AniListEntry['customLists']): string[] =>
  Array.isArray(lists)
    ? lists.filter(({ enabled }) => enabled).map(({ name }) => name)
    : Object.entries(lists ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));

/** The ids of its work. AniList's own comes first. */
export const idsOf = ({ media, mediaId }: AniListEntry): Record<string, string> => {
  const own = media?.id ?? mediaId;
  return {
    ...(own && { anilist: String(own) }),
    ...(media?.idMal && { mal: String(media.idMal) }),
  };
};

const titleOf = (title: z.infer<typeof Media>['title']): string | null =>
  typeof title === 'string'
    ? readTitle(title)
    : readTitle(title?.romaji ?? title?.english ?? title?.native ?? title?.userPreferred);

/** Members that cannot be malformed, only missing. */
const readFlags = (
  entry: AniListEntry,
): Said<'visibility' | 'isHiddenFromStatusLists' | 'customLists'> => ({
  warnings: [],
  says: {
    ...(entry.private !== undefined && { visibility: visibilityOf(entry.private) }),
    ...(entry.hiddenFromStatusLists !== undefined && {
      isHiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
    }),
    ...(entry.customLists !== undefined && {
      customLists: readWords(customListsOf(entry.customLists)),
    }),
  },
});

/** The position of an entry, and the values of its collection. */
export interface EntryPlace {
  line: number;
  today: string;
  kind: WorkKind;
  scoreOf: ScoreReader;
  warnings: readonly string[];
}

/** Converts an entry to a row. */
export const readEntry = (entry: AniListEntry, place: EntryPlace): Reading => {
  const { line, today, kind, scoreOf, warnings } = place;
  const isAnime = kind === 'anime';
  const changed = readChange(entry.updatedAt ? entry.updatedAt * 1e3 : null, today);
  const about = {
    line,
    kind,
    ids: idsOf(entry),
    title: titleOf(entry.media?.title),
    total: readTotal(isAnime ? entry.media?.episodes : entry.media?.chapters),
    updatedAt: changed.updatedAt,
  };
  return entryRow(about, {
    word: entry.status,
    counted: readProgress(entry.progress, kind),
    more: [
      readVolumes(isAnime ? undefined : entry.progressVolumes),
      scoreOf(entry.score),
      readRepeats(entry.repeat),
      readSpan(dateOf(entry.startedAt, today), dateOf(entry.completedAt, today)),
      readNotes(entry.notes),
      readFlags(entry),
    ],
    warnings: [...changed.warnings, ...warnings],
  });
};

/** Reads scores in the given display format. If a score exceeds the format's maximum, the file was requested with scores out of 100. */
export const scoreReader = (format: string | null | undefined, highest: number): ScoreReader => {
  const most = MOST[format ?? ''];
  if (most === undefined || highest > most) return (score) => readScore(score, 100);
  if (most === 10) return (score) => readScore(score, most);
  const middleOf = (score: number) => (most === 3 ? SMILEYS[score] || null : 20 * score - 10);
  return (score) =>
    score && score > 0
      ? { says: { score: middleOf(score) }, warnings: [] }
      : readScore(score, most);
};

const MOST: Readonly<Record<string, number>> = {
  POINT_10: 10,
  POINT_10_DECIMAL: 10,
  POINT_5: 5,
  POINT_3: 3,
};
/** AniList maps each smiley, like each star, to the middle of a range. */
const SMILEYS: readonly number[] = [0, 35, 60, 85];
