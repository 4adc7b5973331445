import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { notBy } from './unknown-format.ts';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { FormatReader, MediaRow, Reading } from '#slices/exchange/values.ts';
import { jsonOf } from './bytes.ts';
import { entryRow } from './entry-row.ts';
import { readInstant } from './instant.ts';
import { readNumber, readProgress, readRepeats, readScore, readVolumes } from './number.ts';
import { readDate, readSpan } from './partial-date.ts';
import { brokenPart, parts } from './parts.ts';
import { Any } from './said.ts';
import { readNotes, readTitle, readWords } from './text.ts';

const Count = z.union([z.number(), z.string()]).nullish();
const Text = z.string().nullish();

const Seen = z.object({
  state: Text,
  progress: Count,
  started_on: Text,
  ended_on: Text,
  anime_episode_number: Count,
  manga_chapter_number: Count,
  manga_volume_number: Count,
  show_season_number: Count,
  show_episode_number: Count,
});
type Seen = z.infer<typeof Seen>;

const Review = z.object({
  rating: Count,
  review: z.object({ text: Text }).nullish(),
  anime_episode_number: Count,
  manga_chapter_number: Count,
  show_episode_number: Count,
});

/** Names of collections. Later versions put them into objects. */
const CollectionName = z.union([
  z.string(),
  z.object({ collection_name: z.string() }).transform((one) => one.collection_name),
]);

const Item = z.object({
  lot: z.string(),
  source: z.string(),
  identifier: z.union([z.string().max(60), z.number()]),
  source_id: Any,
  seen_history: parts(Seen),
  reviews: parts(Review),
  collections: parts(CollectionName),
});
type Item = z.infer<typeof Item>;

/** Older versions write `seenHistory`, later ones `seen_history`. */
const snakeKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inside]) => [
    name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    snakeKeys(inside),
  ]);
  return Object.fromEntries(members) as unknown;
};

/** `Manga Updates`, `MangaUpdates` and `manga_updates` are the same source. */
const plainWord = (word: string | null | undefined): string =>
  (word ?? '').toLowerCase().replaceAll(/[^a-z\d]/gu, '');

const SITES: Readonly<Record<string, string>> = {
  anilist: 'anilist',
  mal: 'mal',
  myanimelist: 'mal',
  mangaupdates: 'mangaupdates',
};

/** The built-in collections of every account, which are statuses. */
const WORDS: Readonly<Record<string, string>> = {
  completed: 'completed',
  inprogress: 'current',
  watchlist: 'planned',
  dropped: 'dropped',
  onhold: 'paused',
};
const OWN: ReadonlySet<string> = new Set([
  ...Object.keys(WORDS),
  'monitoring',
  'owned',
  'reminders',
  'custom',
]);

const STATES: Readonly<Record<string, string>> = { dropped: 'dropped', onahold: 'paused' };

const isWhole = ({ progress }: Seen): boolean => (readNumber(progress) ?? 100) >= 100;

const highest = (numbers: readonly (number | null)[]): number =>
  Math.max(0, ...numbers.filter((number) => number !== null));

/** The furthest progress of the history, and how often it reached the end. */
const progressOf = (seen: readonly Seen[], kind: WorkKind) => {
  const unitOf = (one: Seen): number | null =>
    readNumber(kind === 'anime' ? one.anime_episode_number : one.manga_chapter_number);
  const done = seen.filter(isWhole);
  const progress = highest(done.map(unitOf));
  const volumes = highest(done.map((one) => readNumber(one.manga_volume_number)));
  const ofAll = done.filter((one) => unitOf(one) === null && one.manga_volume_number == null);
  const ofLast = done.filter((one) => progress > 0 && unitOf(one) === progress);
  return { progress, volumes, wholes: ofAll.length, ends: ofAll.length > 0 ? ofAll : ofLast };
};

type Progress = ReturnType<typeof progressOf>;

const wordOf = (names: readonly string[], seen: readonly Seen[], done: Progress): string => {
  const known = new Set(names.map(plainWord));
  const state = STATES[plainWord(seen.at(-1)?.state)];
  if (state) return state;
  for (const name of ['dropped', 'onhold', 'completed'])
    if (known.has(name)) return WORDS[name] ?? name;
  if (done.wholes > 0) return 'completed';
  if (seen.length > 0 || known.has('inprogress')) return 'current';
  return 'planned';
};

const earliest = (texts: readonly (string | null | undefined)[]): string | undefined =>
  texts.filter((text) => text != null).toSorted()[0];

const overall = ({ reviews }: Item) =>
  reviews.read.find(
    (one) =>
      one.anime_episode_number == null &&
      one.manga_chapter_number == null &&
      one.show_episode_number == null,
  );

const readEntry = (item: Item, kind: WorkKind, { line, today }: Place): Reading => {
  const site = SITES[plainWord(item.source)];
  const seen = item.seen_history.read;
  const names = item.collections.read;
  const done = progressOf(seen, kind);
  const word = wordOf(names, seen, done);
  const review = overall(item);
  const isDone = word === 'completed';
  const started = earliest(seen.map((one) => one.started_on ?? one.ended_on));
  const ended = isDone ? earliest(done.ends.map(({ ended_on }) => ended_on)) : undefined;
  return entryRow(
    {
      line,
      kind,
      ids: site ? { [site]: String(item.identifier) } : {},
      title: readTitle(item.source_id),
    },
    {
      word,
      counted: readProgress(done.progress, kind),
      more: [
        readVolumes(kind === 'manga' ? done.volumes : undefined),
        readScore(review?.rating ?? undefined, 100),
        readRepeats(isDone ? Math.max(0, done.ends.length - 1) : undefined),
        readNotes(review?.review?.text ?? undefined),
        readSpan(readDate(started, today), readDate(ended, today)),
        {
          says: { customLists: readWords(names.filter((name) => !OWN.has(plainWord(name)))) },
          warnings: [],
        },
      ],
    },
  );
};

const mediaOf = (item: Item, seen?: Seen): WatchedMedia => {
  const isMovie = plainWord(item.lot) === 'movie';
  const kind = plainWord(item.source) === 'tvdb' ? 'tvdb' : 'tmdb';
  const title = readTitle(item.source_id);
  return {
    kind: isMovie ? 'movie' : 'episode',
    title: isMovie ? title : null,
    showTitle: isMovie ? null : title,
    season: isMovie ? null : (readNumber(seen?.show_season_number) ?? 1),
    episode: isMovie ? null : (readNumber(seen?.show_episode_number) ?? 1),
    episodeEnd: null,
    airDate: null,
    ids: [{ kind, level: isMovie ? 'movie' : 'show', id: Number(item.identifier) }],
  };
};

/** Films and shows have ids of film databases. The mapping of the catalogue says which of them are anime. */
function* readMedia(item: Item, { line, today }: Place): Generator<Reading> {
  const title = readTitle(item.source_id);
  const row = (seen: Seen | undefined, says: MediaRow['says']): Reading => ({
    media: { line, title, media: mediaOf(item, seen), says },
  });
  const plays = item.seen_history.read.filter(isWhole);
  for (const seen of plays)
    yield row(seen, { about: 'play', at: readInstant(seen.ended_on, today).at });
  const { score } = readScore(overall(item)?.rating, 100).says;
  if (score != null) yield row(undefined, { about: 'score', score });
  if (plays.length === 0) yield row(undefined, { about: 'plan', notes: null });
}

interface Place {
  line: number;
  today: string;
}

const isFilmId = ({ source, identifier }: Item): boolean =>
  /^(?:tmdb|tvdb)$/u.test(plainWord(source)) && Number.isSafeInteger(Number(identifier));

const isWholeItem = ({ seen_history, reviews, collections }: Item): boolean =>
  [seen_history, reviews, collections].every((one) => one.isWhole);

function* readItem(value: unknown, place: Place): Generator<Reading> {
  const { data: item } = Item.safeParse(snakeKeys(value));
  const { line } = place;
  if (!item) return yield { skipped: { line, title: null, ids: {}, reason: 'malformed' } };
  const title = readTitle(item.source_id);
  const lot = plainWord(item.lot);
  if (lot === 'anime' || lot === 'manga') yield readEntry(item, lot, place);
  else if ((lot === 'movie' || lot === 'show') && isFilmId(item)) yield* readMedia(item, place);
  else return yield { skipped: { line, title, ids: {}, reason: 'not-anime-or-manga' } };
  if (!isWholeItem(item)) yield brokenPart(line, title);
}

const File = z.object({
  metadata: z.array(z.unknown()).nullish(),
  media: z.array(z.unknown()).nullish(),
});

/** Ryot's export, whole or only its media. */
export const readRyot: FormatReader = function* ({ bytes, today }) {
  const json = jsonOf(bytes);
  const file = Array.isArray(json) ? { media: json } : File.safeParse(json).data;
  const items = file && ('metadata' in file ? (file.metadata ?? file.media) : file.media);
  if (!items) throw notBy('Ryot');
  for (const [index, item] of items.entries()) yield* readItem(item, { line: index + 1, today });
};
