import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { entryRow } from './entry-row.ts';
import { readChange } from './instant.ts';
import { type Reading, type Said, visibilityOf } from '#slices/exchange/values.ts';
import { readProgress, readRepeats, readScore, readTotal, readVolumes } from './number.ts';
import { dateOfParts, readSpan, type ReadDate } from './partial-date.ts';
import { Any, unread } from './said.ts';
import { readNotes, readTitle, readWords } from './text.ts';

const Part = z.int().nullable().default(null);
const FuzzyDate = z.object({ year: Part, month: Part, day: Part });

const CustomLists = z.union([
  z.record(z.string(), z.boolean()),
  z.array(z.object({ name: z.string(), enabled: z.boolean() })),
]);

const Id = z.int().nullish().catch(null);
const Word = z.string().nullish().catch(null);

/** A work. Which members it has depends on the query that the user sent. */
const Media = z.object({
  id: Id,
  idMal: Id,
  type: Word,
  format: Word,
  siteUrl: Word,
  title: z.union([
    z.string(),
    z.object({ romaji: Word, english: Word, native: Word, userPreferred: Word }).nullish(),
  ]),
  episodes: Any,
  chapters: Any,
  volumes: Any,
});

/** An entry of AniList's API. */
export const AniListEntry = z.object({
  id: Id,
  mediaId: Id,
  status: Any,
  score: Any,
  progress: Any,
  progressVolumes: Any,
  repeat: Any,
  private: Any,
  notes: Any,
  hiddenFromStatusLists: Any,
  customLists: Any,
  startedAt: Any,
  completedAt: Any,
  updatedAt: Any,
  media: Media.nullish(),
});
export type AniListEntry = z.infer<typeof AniListEntry>;

/** Converts a score of the file to 0–100. */
export type ScoreReader = (score: unknown) => Said<'score'>;

const dateOf = (value: unknown, today: string): ReadDate => {
  if (value === undefined) return {};
  if (value === null) return { date: null };
  const { data: date } = FuzzyDate.safeParse(value);
  return date ? dateOfParts(date, today) : { fault: 'invalid', value };
};

const customListsOf = (lists: z.infer<typeof CustomLists>): string[] =>
  Array.isArray(lists)
    ? lists.filter(({ enabled }) => enabled).map(({ name }) => name)
    : Object.entries(lists).flatMap(([name, isOn]) => (isOn ? [name] : []));

const readCustomLists = (value: unknown): Said<'customLists'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const { data } = CustomLists.safeParse(value ?? {});
  return data
    ? { says: { customLists: readWords(customListsOf(data)) }, warnings: [] }
    : unread('customLists', value, 'malformed-custom-lists');
};

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

const readFlags = ({
  private: isPrivate,
  hiddenFromStatusLists: isHidden,
}: AniListEntry): Said<'visibility' | 'isHiddenFromStatusLists'> => ({
  warnings: [],
  says: {
    ...(isPrivate !== undefined && { visibility: visibilityOf(Boolean(isPrivate)) }),
    ...(isHidden !== undefined && { isHiddenFromStatusLists: Boolean(isHidden) }),
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

/** Instants are in seconds; 0 is none. */
const secondsOf = (value: unknown): unknown =>
  typeof value === 'number' ? value * 1e3 || null : value;

/** Converts an entry to a row. */
export const readEntry = (entry: AniListEntry, place: EntryPlace): Reading => {
  const { line, today, kind, scoreOf, warnings } = place;
  const isAnime = kind === 'anime';
  const customLists = readCustomLists(entry.customLists);
  const changed = readChange(secondsOf(entry.updatedAt), today);
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
      customLists,
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
    typeof score === 'number' && score > 0
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
