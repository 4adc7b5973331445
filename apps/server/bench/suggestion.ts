import { DAY_MS } from '#platform/durations.ts';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import type { Application } from '../src/app.ts';
import { playback } from '../src/slices/scrobble/pipeline/fixtures/playback.ts';
import { showChains } from '../src/slices/scrobble/shows/chain.ts';
import { guess } from '../src/slices/scrobble/shows/suggest.ts';
import { median, type Effort } from './measure.ts';

const SHOWS = 600;
const TODAY = '2026-11-21';

/** Every so many-th series, in the order of their ids, so that old and new ones are among them. */
const seriesOf = (works: Iterable<Anime>): Anime[] => {
  const series = [...works].filter(
    ({ format, isHidden, startOn }) => format === 'TV' && !isHidden && startOn?.length === 10,
  );
  const every = Math.max(1, Math.floor(series.length / SHOWS));
  return series.filter((_, i) => i % every === 0).slice(0, SHOWS);
};

/** The third or the fourth episode of a show, as a server without ids of the show tells it. */
const eventOf = ({ titleRomaji, titleNative, startOn }: Anime, episode: number) => {
  const aired = new Date(Date.parse(startOn ?? '') + 7 * (episode - 1) * DAY_MS);
  return playback({
    showTitle: titleRomaji ?? titleNative,
    episode,
    airDate: aired.toISOString().slice(0, 10),
  });
};

/** The fastest of several rounds for each show, so that the tail shows the work and not other users of the machine. */
const calmest = (rounds: readonly (readonly number[])[]): number[] =>
  (rounds[0] ?? []).map((first, i) => Math.min(...rounds.map((round) => round[i] ?? first)));

/** What suggestions take: for shows that nobody asked about since the catalogue changed, and for the next episodes of these. */
export const suggestionTimes = async (app: Application, { rounds }: Pick<Effort, 'rounds'>) => {
  const titles = await app.open(catalogue);
  await app.open(mapping);
  await app.open(showChains);
  const [first, ...shows] = seriesOf(titles.all());
  if (!first) throw new Error('The catalogue has no series.');
  const millisFor = (anime: Anime, episode: number): number => {
    const event = eventOf(anime, episode);
    const since = performance.now();
    guess(app, { event, today: TODAY, step: 0 });
    return performance.now() - since;
  };
  const coldMs = millisFor(first, 3);
  const round = (): number[] => {
    // What was found for earlier rounds is forgotten, as when the catalogue changes.
    titles.replaceSome([], []);
    return shows.map((anime) => millisFor(anime, 3));
  };
  const news = calmest(Array.from({ length: rounds + 1 }, round)).toSorted((a, b) => a - b);
  return {
    coldMs,
    medianMs: median(news),
    p95Ms: news[Math.floor(news.length * 0.95)] ?? Number.NaN,
    longestMs: news.at(-1) ?? Number.NaN,
    nextMs: median(shows.map((anime) => millisFor(anime, 4))),
  };
};
