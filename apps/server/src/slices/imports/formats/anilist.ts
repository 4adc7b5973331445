import { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import { jsonOf } from './bytes.ts';
import { readChange } from './instant.ts';
import { visibilityOf, type FormatReader, type Reading, type Said } from './list-row.ts';
import { readProgress, readRepeats, readScore, readTotal, readVolumes } from './number.ts';
import { dateOfParts, readSpan, type ReadDate } from './partial-date.ts';
import { readStatus } from './status.ts';
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

const Media = z.object({
  id: z.int(),
  idMal: z.int().nullish(),
  type: z.enum(['ANIME', 'MANGA']),
  title: z
    .object({
      romaji: z.string().nullable(),
      english: z.string().nullable(),
      native: z.string().nullable(),
    })
    .partial()
    .nullish(),
  episodes: z.int().nullish(),
  chapters: z.int().nullish(),
});

const Entry = z.object({
  id: z.int().nullish(),
  status: z.string().nullish(),
  score: z.number().nullish(),
  progress: z.number().nullish(),
  progressVolumes: z.number().nullish(),
  repeat: z.number().nullish(),
  private: z.boolean().nullish(),
  notes: z.string().nullish(),
  hiddenFromStatusLists: z.boolean().nullish(),
  customLists: CustomLists,
  startedAt: FuzzyDate,
  completedAt: FuzzyDate,
  updatedAt: z.int().nullish(),
  media: Media,
});
type Entry = z.infer<typeof Entry>;

const Collection = z.object({
  user: z
    .object({ mediaListOptions: z.object({ scoreFormat: z.string().nullish() }).nullish() })
    .nullish(),
  lists: z.array(
    z.object({
      name: z.string().nullish(),
      isCustomList: z.boolean().nullish(),
      entries: z.array(z.unknown()).nullish(),
    }),
  ),
});
type Collection = z.infer<typeof Collection>;

/** What each display format can show at most; scores beyond it were asked for out of 100. */
const MOST: Readonly<Record<string, number>> = {
  POINT_10: 10,
  POINT_10_DECIMAL: 10,
  POINT_5: 5,
  POINT_3: 3,
};
const SMILEYS: readonly number[] = [0, 35, 60, 85];

/** Turns a score as it is written into 0–100. AniList stands 5 stars and smileys for the middles of ranges. */
type ScoreReader = (score: number | null | undefined) => Said<'score'>;

const scoreReader = (format: string | null | undefined, highest: number): ScoreReader => {
  const most = MOST[format ?? ''];
  if (most === undefined || highest > most) return (score) => readScore(score, 100);
  if (most === 10) return (score) => readScore(score, most);
  const middleOf = (score: number) => (most === 3 ? SMILEYS[score] || null : 20 * score - 10);
  return (score) =>
    score && score > 0
      ? { says: { score: middleOf(score) }, warnings: [] }
      : readScore(score, most);
};

const dateOf = (date: Entry['startedAt'], today: string): ReadDate =>
  date === undefined
    ? {}
    : dateOfParts(
        { year: date?.year ?? null, month: date?.month ?? null, day: date?.day ?? null },
        today,
      );

const customListsOf = (lists: Entry['customLists']): string[] =>
  Array.isArray(lists)
    ? lists.filter(({ enabled }) => enabled).map(({ name }) => name)
    : Object.entries(lists ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []));

const idsOf = ({ media }: Entry): Record<string, string> => ({
  anilist: String(media.id),
  ...(media.idMal && { mal: String(media.idMal) }),
});

const readEntry = (
  entry: Entry,
  { line, today, scoreOf }: { line: number; today: string; scoreOf: ScoreReader },
): Reading => {
  const { media } = entry;
  const title = readTitle(media.title?.romaji ?? media.title?.english ?? media.title?.native);
  const isAnime = media.type === 'ANIME';
  const kind = isAnime ? 'anime' : 'manga';
  const counted = readProgress(entry.progress, kind);
  const { status, warnings } = readStatus(entry.status, counted.says.progress);
  const ids = idsOf(entry);
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  const span = readSpan(dateOf(entry.startedAt, today), dateOf(entry.completedAt, today));
  const score = scoreOf(entry.score);
  const repeats = readRepeats(entry.repeat);
  const notes = readNotes(entry.notes);
  const volumes = readVolumes(isAnime ? undefined : entry.progressVolumes);
  const { updatedAt, warnings: ofChange } = readChange(
    entry.updatedAt ? entry.updatedAt * 1e3 : null,
    today,
  );
  return {
    row: {
      line,
      ids,
      title,
      year: null,
      kind,
      total: readTotal(isAnime ? media.episodes : media.chapters),
      updatedAt,
      says: {
        status,
        ...counted.says,
        ...volumes.says,
        ...score.says,
        ...repeats.says,
        ...notes.says,
        ...span.says,
        ...(entry.private !== undefined && { visibility: visibilityOf(entry.private) }),
        ...(entry.hiddenFromStatusLists !== undefined && {
          isHiddenFromStatusLists: entry.hiddenFromStatusLists ?? false,
        }),
        ...(entry.customLists !== undefined && {
          customLists: readWords(customListsOf(entry.customLists)),
        }),
      },
      warnings: [
        ...warnings,
        ...counted.warnings,
        ...volumes.warnings,
        ...score.warnings,
        ...repeats.warnings,
        ...span.warnings,
        ...notes.warnings,
        ...ofChange,
      ],
    },
  };
};

/** The collections of an answer: under any alias, and with or without the envelope of GraphQL. */
const collectionsOf = (json: unknown): Collection[] => {
  const answer = z.object({ data: z.record(z.string(), z.unknown()) }).safeParse(json);
  const members = answer.success ? answer.data.data : json;
  if (typeof members !== 'object' || members === null) return [];
  const candidates = 'lists' in members ? [members] : Object.values(members);
  return candidates.flatMap((value) => {
    const parsed = Collection.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
};

const parsedEntries = (collection: Collection) =>
  collection.lists.flatMap(({ entries }) => (entries ?? []).map((entry) => Entry.safeParse(entry)));

/** An entry stands once for each list it is in, and may stand in custom lists only: each is read once. */
function* readCollection(
  collection: Collection,
  { today, from }: { today: string; from: number },
): Generator<Reading> {
  const parsed = parsedEntries(collection);
  const highest = parsed.reduce((most, { data }) => Math.max(most, data?.score ?? 0), 0);
  const scoreOf = scoreReader(collection.user?.mediaListOptions?.scoreFormat, highest);
  const seen = new Set<string>();
  for (const [index, { success, data }] of parsed.entries()) {
    const line = from + index;
    if (!success) {
      yield { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
      continue;
    }
    const key = `${data.media.type}/${data.media.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield readEntry(data, { line, today, scoreOf });
  }
}

/** The answer of AniList's API to `MediaListCollection`, of anime, manga or both. */
export const readAniList: FormatReader = function* ({ bytes, today }) {
  const collections = collectionsOf(jsonOf(bytes));
  if (collections.length === 0) {
    throw refusal(
      'BAD_USER_INPUT',
      "The file is not an answer of AniList's API: it holds no MediaListCollection.",
    );
  }
  let from = 1;
  for (const collection of collections) {
    yield* readCollection(collection, { today, from });
    from += parsedEntries(collection).length;
  }
};
