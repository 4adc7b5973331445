import { z } from 'zod';
import { notBy } from './unknown-format.ts';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { FormatReader, MediaRow, Reading } from '#slices/exchange/values.ts';
import { jsonOf } from './bytes.ts';
import { readInstant } from './instant.ts';
import { readScore } from './number.ts';
import { brokenPart, parts } from './parts.ts';
import { Any } from './said.ts';
import { readNotes, readTitle } from './text.ts';

const Episode = z.object({
  seasonNumber: z.int(),
  episodeNumber: z.int(),
  status: z.string().nullish(),
  createdAt: z.string().nullish(),
});

const Activity = z.object({ type: z.string(), customDate: z.string().nullish() });

const Item = z.object({
  status: Any,
  rating: Any,
  thoughts: Any,
  content: z.object({
    tmdbId: z.int().positive(),
    title: Any,
    type: z.enum(['movie', 'tv']),
  }),
  watchedEpisodes: parts(Episode),
  activity: parts(Activity),
});
type Item = z.infer<typeof Item>;

const isFinished = ({ status }: { status?: unknown }): boolean =>
  status == null || status === 'FINISHED';

const mediaOf = (
  { content: { tmdbId, title, type } }: Item,
  place: { season: number; episode: number } | null,
): WatchedMedia => {
  const isMovie = type === 'movie';
  const name = readTitle(title);
  return {
    kind: isMovie ? 'movie' : 'episode',
    title: isMovie ? name : null,
    showTitle: isMovie ? null : name,
    season: place?.season ?? null,
    episode: place?.episode ?? null,
    episodeEnd: null,
    airDate: null,
    ids: [{ kind: 'tmdb', level: isMovie ? 'movie' : 'show', id: tmdbId }],
  };
};

/** A show stands for its first episode, and so for the entry of that episode. */
const wholeOf = (item: Item): WatchedMedia =>
  mediaOf(item, item.content.type === 'movie' ? null : { season: 1, episode: 1 });

/** When a film was watched, if the user said so. */
const watchedAt = ({ activity }: Item): string | null =>
  activity.read.find(({ customDate }) => customDate)?.customDate ?? null;

interface Play {
  media: WatchedMedia;
  at: string | null | undefined;
}

const playsOf = (item: Item): Play[] => {
  if (item.content.type === 'movie')
    return isFinished(item) ? [{ media: wholeOf(item), at: watchedAt(item) }] : [];
  return item.watchedEpisodes.read.filter(isFinished).map((one) => ({
    media: mediaOf(item, { season: one.seasonNumber, episode: one.episodeNumber }),
    at: one.createdAt,
  }));
};

function* readItem(item: Item, line: number, today: string): Generator<Reading> {
  const title = readTitle(item.content.title);
  const row = (media: WatchedMedia, says: MediaRow['says']): Reading => ({
    media: { line, title, media, says },
  });
  const plays = playsOf(item);
  for (const { media, at } of plays)
    yield row(media, { about: 'play', at: readInstant(at, today).at });
  const rating = readScore(item.rating, 10);
  const { score } = rating.says;
  if (score != null) yield row(wholeOf(item), { about: 'score', score });
  const thoughts = readNotes(item.thoughts);
  const isRead = !rating.unread && !thoughts.unread;
  if (!isRead || !item.watchedEpisodes.isWhole || !item.activity.isWhole)
    yield brokenPart(line, title);
  if (plays.length > 0) return;
  // Watcharr does not say how many episodes a season has.
  if (item.status === 'FINISHED')
    yield { skipped: { line, title, ids: {}, reason: 'no-episodes' } };
  else yield row(wholeOf(item), { about: 'plan', notes: thoughts.says.notes ?? null });
}

const About = z.object({ content: z.object({ title: z.string(), type: z.string() }) });

const skipOf = (value: unknown, line: number): Reading => {
  const { data } = About.safeParse(value);
  const isOther = data !== undefined && data.content.type !== 'movie' && data.content.type !== 'tv';
  const reason = isOther ? 'not-anime-or-manga' : 'malformed';
  return { skipped: { line, title: readTitle(data?.content.title), ids: {}, reason } };
};

/** Watcharr's export: films and shows of TMDB. The mapping of the catalogue says which of them are anime. */
export const readWatcharr: FormatReader = function* ({ bytes, today }) {
  const items = jsonOf(bytes);
  if (!Array.isArray(items)) throw notBy('Watcharr');
  for (const [index, value] of items.entries()) {
    const { data } = Item.safeParse(value);
    if (data) yield* readItem(data, index + 1, today);
    else yield skipOf(value, index + 1);
  }
};
