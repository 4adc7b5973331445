import { z } from 'zod';
import type { AskedSource } from '../../asked/asked-source.ts';
import { episodesAt, type ListedEpisode } from '../../asked/rules/episodes.ts';
import { isBeginning, placeText, type ShowPlace } from '#slices/mapping/index.ts';
import { dateOf, optional, Title, WebAddress } from '../manga/field.ts';
import type { AddedFacts, Finding, WorkToAsk } from './finding.ts';
import { creditedDescription, DescriptionText } from './texts.ts';

const KEY = 'tvmaze';
const BASE = 'https://api.tvmaze.com';
const MB = 1024 ** 2;

const Found = z.object({ id: z.int().positive() });

const Episode = z.object({
  season: z.int().nonnegative(),
  // Specials have none.
  number: z.int().positive().nullish(),
  name: optional(Title),
  airdate: optional(z.string().max(20)),
});

const Show = z.object({
  id: z.int().positive(),
  url: optional(WebAddress),
  averageRuntime: optional(z.int().positive().max(1_000)),
  image: optional(z.object({ original: optional(WebAddress) })),
  summary: optional(DescriptionText),
  _embedded: z.object({ episodes: z.array(Episode).max(10_000) }),
});
type Show = z.infer<typeof Show>;

const IMDB_ID = /^tt\d{5,12}$/u;

/** The whole of a show, for a work that is found by the id of the show alone. */
const WHOLE: ShowPlace = { show: 0, parts: [{ season: 1, from: 1, to: null, animeFrom: 1 }] };

const imdbOf = ({ ids }: WorkToAsk): string | null => {
  const id = ids.get('imdb');
  return id !== undefined && IMDB_ID.test(id) ? id : null;
};

/** What stands where nobody knows a title yet. */
const NO_TITLE = /^(?:episode #?\d+|tba|tbd)$/iu;

const listedOf = ({ _embedded: { episodes } }: Show): ListedEpisode[] =>
  episodes.flatMap(({ season, number, name, airdate }) =>
    number == null
      ? []
      : [
          {
            season,
            number,
            titles: name && !NO_TITLE.test(name) ? [{ text: name, lang: 'en' }] : [],
            airedOn: dateOf(airdate),
          },
        ],
  );

/** What is said of the show is said of the anime with which it begins. */
const factsOf = (show: Show, work: WorkToAsk): AddedFacts => {
  const place = work.places.tvdb ?? WHOLE;
  const episodes = episodesAt(listedOf(show), place, work);
  if (!isBeginning(place)) return { episodes };
  const credit = { lang: 'en', site: 'TVmaze', address: show.url ?? '' };
  return {
    episodes,
    descriptions: show.summary ? creditedDescription(show.summary, credit) : [],
    coverUrl: show.image?.original ?? null,
    durationMinutes: show.averageRuntime ?? null,
  };
};

/** TVmaze: English titles and days of episodes, a summary and a poster. Shows are looked up by their ids at TheTVDB and IMDb. */
export const tvmaze: AskedSource = {
  key: KEY,
  info: {
    name: 'TVmaze',
    licence: 'CC BY-SA 4.0',
    attribution:
      'Episodes, summaries and posters: TVmaze (CC BY-SA 4.0), changed: filtered, merged.',
    url: 'https://www.tvmaze.com/',
  },
  licence: {
    needsConsent: false,
    isNonCommercial: false,
    terms:
      'CC BY-SA 4.0: to be credited with a link; what is made of its texts stays under the same licence.',
  },
  media: ['ANIME'],
  base: BASE,
  hosts: ['api.tvmaze.com'],
  // It allows 20 requests in 10 seconds, and a work takes two.
  everyMs: 600,
  mostBytes: 8 * MB,
  deadlineMs: 20_000,
  worksADay: 3_000,
  againDays: { airing: 3, over: 120, missing: 60 },
  refOf: (work) => {
    if (work.medium !== 'ANIME') return null;
    if (work.places.tvdb) return `tvdb:${placeText(work.places.tvdb)}`;
    const imdb = imdbOf(work);
    return imdb === null ? null : `imdb:${imdb}`;
  },
  ask: async ({ base, ask }, work, { etag }): Promise<Finding> => {
    const query = work.places.tvdb
      ? `thetvdb=${work.places.tvdb.show}`
      : `imdb=${imdbOf(work) ?? ''}`;
    const found = await ask({ address: `${base}/lookup/shows?${query}`, schema: Found });
    if (found.outcome !== 'found') return { outcome: 'missing' };
    const address = `${base}/shows/${found.data.id}?embed=episodes`;
    const show = await ask({ address, schema: Show, etag });
    if (show.outcome !== 'found') return show;
    return { outcome: 'found', facts: factsOf(show.data, work), etag: show.etag };
  },
};
