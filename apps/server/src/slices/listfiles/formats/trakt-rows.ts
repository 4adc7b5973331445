import { z } from 'zod';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { MediaRow, Reading } from '#slices/exchange/values.ts';
import { readInstant } from './instant.ts';
import { readScore } from './number.ts';
import { brokenPart } from './parts.ts';
import { Any } from './said.ts';
import { readNotes, readTitle } from './text.ts';

const Ids = z.object({ tmdb: z.int().nullish(), tvdb: z.int().nullish() });
const Work = z.object({ title: Any, ids: Ids });

const Item = z.object({
  type: Any,
  watched_at: Any,
  rating: Any,
  notes: Any,
  movie: Work.nullish(),
  show: Work.nullish(),
  season: z.object({ number: z.int() }).nullish(),
  episode: z.object({ season: z.int(), number: z.int() }).nullish(),
});
type Item = z.infer<typeof Item>;

const idsOf = ({ ids }: z.infer<typeof Work>, level: 'movie' | 'show'): WatchedMedia['ids'] =>
  (['tmdb', 'tvdb'] as const).flatMap((kind) => {
    const id = ids[kind];
    return id ? [{ kind, level, id }] : [];
  });

/** A show or season stands for its first episode, and so for the entry of that episode. */
const mediaOf = (item: Item): WatchedMedia | undefined => {
  const nothing = { episodeEnd: null, airDate: null };
  if (item.movie) {
    const { movie } = item;
    const title = readTitle(movie.title);
    return {
      kind: 'movie',
      title,
      showTitle: null,
      season: null,
      episode: null,
      ids: idsOf(movie, 'movie'),
      ...nothing,
    };
  }
  if (!item.show) return undefined;
  const place = item.episode ?? { season: item.season?.number ?? 1, number: 1 };
  return {
    kind: 'episode',
    title: null,
    showTitle: readTitle(item.show.title),
    ...nothing,
    season: place.season,
    episode: place.number,
    ids: idsOf(item.show, 'show'),
  };
};

/** Trakt dates plays at an unknown time to 1970. */
const timeOf = (text: unknown, today: string): string | null => {
  const { at } = readInstant(text, today);
  return at !== null && Date.parse(at) > 0 ? at : null;
};

/** What an item is. Files of an archive say it by their name, responses of the API by their members. */
const aboutOf = (name: string, item: Item): MediaRow['says']['about'] => {
  if (name.includes('watched-history')) return 'play';
  if (name.includes('lists-watchlist')) return 'plan';
  if (name.includes('ratings-') || item.rating != null) return 'score';
  return item.watched_at == null ? 'plan' : 'play';
};

const saysOf = (name: string, item: Item, today: string): MediaRow['says'] | undefined => {
  const about = aboutOf(name, item);
  if (about === 'play') return { about, at: timeOf(item.watched_at, today) };
  if (about === 'plan') return { about, notes: readNotes(item.notes).says.notes ?? null };
  // The score of a single episode is not a score of the anime.
  const { score } = item.type === 'episode' ? {} : readScore(item.rating, 10).says;
  return score == null ? undefined : { about, score };
};

const Titled = z.object({ title: Any }).nullish().catch(null);
const About = z.object({ movie: Titled, show: Titled });

const titleOf = (value: unknown): string | null => {
  const { data } = About.safeParse(value);
  return readTitle((data?.movie ?? data?.show)?.title);
};

/** What one item says; undefined if nothing. @param name as in `traktRows` */
export const readItem = (
  name: string,
  value: unknown,
  { line, today }: { line: number; today: string },
): Reading | undefined => {
  const title = titleOf(value);
  const { data: item } = Item.safeParse(value);
  const media = item && mediaOf(item);
  if (!media) return { skipped: { line, title, ids: {}, reason: 'malformed' } };
  const says = saysOf(name, item, today);
  if (says) return { media: { line, title, media, says } };
  return readScore(item.rating, 10).unread && brokenPart(line, title);
};

const Watched = z.object({
  last_watched_at: Any,
  show: Any,
  movie: Any,
  seasons: z.array(z.unknown()).nullish(),
});

const Season = z.object({
  number: Any,
  episodes: z.array(z.object({ number: Any, last_watched_at: Any }).catch({})),
});

/** "Watched" of the API lists each show or film once, with its watched episodes. Everything else is one item each. */
export const itemsOf = (value: unknown): unknown[] => {
  const { data } = Watched.safeParse(value);
  if (!data || data.last_watched_at === undefined) return [value];
  if (data.movie) return [{ movie: data.movie, watched_at: data.last_watched_at }];
  const { show, last_watched_at: lastAt } = data;
  return (data.seasons ?? []).flatMap((season) => {
    const { data: read } = Season.safeParse(season);
    // What is no season is no episode either, and is reported as an item that cannot be read.
    if (!read) return [{ show, episode: season }];
    return read.episodes.map(({ number, last_watched_at: watchedAt }) => ({
      show,
      episode: { season: read.number, number },
      watched_at: watchedAt ?? lastAt,
    }));
  });
};

/**
 * What items of Trakt say of films and episodes.
 * @param name what they are items of: `ratings-shows`, `lists-watchlist`, `watched-shows`, or a file of its export
 */
export const traktRows = (name: string, items: readonly unknown[], today: string): MediaRow[] =>
  items.flatMap(itemsOf).flatMap((item, index) => {
    const reading = readItem(name, item, { line: index + 1, today });
    return reading && 'media' in reading ? [reading.media] : [];
  });
