import { z } from 'zod';
import type { Description } from '#slices/catalog/index.ts';
import type { AskedSource } from '../../asked/asked-source.ts';
import { episodesAt, type ListedEpisode } from '../../asked/rules/episodes.ts';
import { isBeginning, placeText, type ShowPlace } from '#slices/mapping/index.ts';
import { dateOf, listOf, optional, Title } from '../manga/field.ts';
import type { AddedFacts, Finding, SourceWeb, WorkToAsk } from './finding.ts';
import { PlainText } from './texts.ts';

const KEY = 'tmdb';
const BASE = 'https://api.themoviedb.org/3';
const MB = 1024 ** 2;
/** Seasons that one request may have appended, beside two other parts. */
const MOST_SEASONS = 15;

const PicturePath = z.string().regex(/^\/[\w-]{1,100}\.(?:jpg|png)$/u);
const Minutes = z.int().positive().max(1_000);

const Video = z.object({
  site: z.literal('YouTube'),
  type: z.literal('Trailer'),
  key: z.string().regex(/^[\w-]{11}$/u),
});
const Translation = z.object({
  iso_639_1: z.string(),
  data: z.object({ overview: optional(PlainText) }),
});

const Details = z.looseObject({
  id: z.int().positive(),
  overview: optional(PlainText),
  poster_path: optional(PicturePath),
  backdrop_path: optional(PicturePath),
  runtime: optional(Minutes),
  translations: z.object({ translations: listOf(Translation) }).optional(),
  videos: z.object({ results: listOf(Video) }).optional(),
});
type Details = z.infer<typeof Details>;

const Season = z.object({
  overview: optional(PlainText),
  poster_path: optional(PicturePath),
  episodes: z
    .array(
      z.object({
        season_number: z.int().nonnegative(),
        episode_number: z.int().nonnegative(),
        name: optional(Title),
        air_date: optional(z.string()),
        runtime: optional(Minutes),
      }),
    )
    .max(5_000),
});
type Season = z.infer<typeof Season>;

const MOVIE = /^movie\/(\d+)$/u;

const movieOf = ({ ids }: WorkToAsk): string | null =>
  MOVIE.exec(ids.get('tmdb') ?? '')?.[1] ?? null;

/** A v4 token goes into a header, a v3 key into the address. */
const ask = <T>(
  { base, key, ask: send }: SourceWeb,
  { path, schema, query }: { path: string; schema: z.ZodType<T>; query: Record<string, string> },
) => {
  const isToken = key.startsWith('ey');
  const parameters = new URLSearchParams({ ...query, ...(!isToken && { api_key: key }) });
  return send({
    address: `${base}/${path}?${parameters.toString()}`,
    schema,
    headers: isToken ? { authorization: `Bearer ${key}` } : {},
  });
};

const pictureAt = (path: string | null | undefined): string | null =>
  path ? `https://image.tmdb.org/t/p/original${path}` : null;

const described = (lang: string, text: string | null | undefined): Description[] =>
  text ? [{ text, lang }] : [];

const wholeFacts = (details: Details): AddedFacts => {
  const japanese = details.translations?.translations.find(({ iso_639_1 }) => iso_639_1 === 'ja');
  return {
    descriptions: [
      ...described('en', details.overview),
      ...described('ja', japanese?.data.overview),
    ],
    coverUrl: pictureAt(details.poster_path),
    bannerUrl: pictureAt(details.backdrop_path),
    trailers: (details.videos?.results ?? []).map(
      ({ key }) => `https://www.youtube.com/watch?v=${key}`,
    ),
  };
};

const askMovie = async (web: SourceWeb, id: string): Promise<Finding> => {
  const answer = await ask(web, {
    path: `movie/${id}`,
    schema: Details,
    query: { append_to_response: 'translations,videos' },
  });
  if (answer.outcome !== 'found') return answer;
  const { data } = answer;
  return {
    outcome: 'found',
    facts: { ...wholeFacts(data), durationMinutes: data.runtime ?? null },
  };
};

/** What stands where nobody has given a title. */
const NO_TITLE = /^(?:episode \d+|第\s?\d+話|エピソード\s?\d+)$/iu;

const seasonsOf = (details: Details, numbers: readonly number[]): Map<number, Season> =>
  new Map(
    numbers.flatMap((number) => {
      const season = Season.safeParse(details[`season/${number}`]);
      return season.success ? [[number, season.data] as const] : [];
    }),
  );

const listedIn = (seasons: ReadonlyMap<number, Season>, lang: string): ListedEpisode[] =>
  [...seasons.values()].flatMap(({ episodes }) =>
    episodes.map(({ season_number: season, episode_number: number, name, air_date }) => ({
      season,
      number,
      titles: name && !NO_TITLE.test(name) ? [{ text: name, lang }] : [],
      airedOn: dateOf(air_date),
    })),
  );

/** Both lists in one: each episode has its titles in both languages. */
const joined = (english: ListedEpisode[], japanese: ListedEpisode[]): ListedEpisode[] => {
  const keyOf = ({ season, number }: ListedEpisode) => `${season} ${number}`;
  const others = new Map(japanese.map((episode) => [keyOf(episode), episode.titles]));
  return english.map((episode) => ({
    ...episode,
    titles: [...episode.titles, ...(others.get(keyOf(episode)) ?? [])],
  }));
};

/** The length of most episodes. */
const minutesOf = (seasons: ReadonlyMap<number, Season>): number | null => {
  const all = [...seasons.values()].flatMap(({ episodes }) =>
    episodes.flatMap(({ runtime }) => runtime ?? []),
  );
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

/** A later season has its own text and poster; those of the show belong to the anime with which it begins. */
const seasonFacts = (english: Season | undefined, japanese: Season | undefined): AddedFacts => ({
  descriptions: [...described('en', english?.overview), ...described('ja', japanese?.overview)],
  coverUrl: pictureAt(english?.poster_path),
});

const askShow = async (web: SourceWeb, work: WorkToAsk, place: ShowPlace): Promise<Finding> => {
  const numbers = [...new Set(place.parts.map(({ season }) => season))].slice(0, MOST_SEASONS);
  const appended = numbers.map((number) => `season/${number}`).join(',');
  const path = `tv/${place.show}`;
  const english = await ask(web, {
    path,
    schema: Details,
    query: { append_to_response: `translations,videos,${appended}` },
  });
  if (english.outcome !== 'found') return english;
  const japanese = await ask(web, {
    path,
    schema: Details,
    query: { language: 'ja-JP', append_to_response: appended },
  });
  const ofEnglish = seasonsOf(english.data, numbers);
  const ofJapanese =
    japanese.outcome === 'found' ? seasonsOf(japanese.data, numbers) : new Map<number, Season>();
  const [first = 1] = numbers;
  const facts = isBeginning(place)
    ? wholeFacts(english.data)
    : seasonFacts(ofEnglish.get(first), ofJapanese.get(first));
  const listed = joined(listedIn(ofEnglish, 'en'), listedIn(ofJapanese, 'ja'));
  return {
    outcome: 'found',
    facts: {
      ...facts,
      durationMinutes: minutesOf(ofEnglish),
      episodes: episodesAt(listed, place, work),
    },
  };
};

/** TMDB, with the operator's key: texts, posters, trailers and titles of episodes in English and Japanese. */
export const tmdb: AskedSource = {
  key: KEY,
  info: {
    name: 'TMDB',
    licence: 'TMDB API terms',
    attribution: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    url: 'https://www.themoviedb.org/',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: true,
    terms:
      'The terms of the TMDB API: to be credited; kept for six months at most; not for a service anybody pays for without a contract with TMDB.',
  },
  media: ['ANIME'],
  base: BASE,
  hosts: ['api.themoviedb.org'],
  keySetting: 'TMDB_API_KEY',
  everyMs: 300,
  mostBytes: 16 * MB,
  deadlineMs: 30_000,
  worksADay: 3_000,
  againDays: { airing: 7, over: 150, missing: 60 },
  mostKeptDays: 180,
  refOf: (work) => {
    if (work.medium !== 'ANIME') return null;
    const movie = movieOf(work);
    if (movie !== null) return `movie/${movie}`;
    return work.places.tmdb && `tv/${placeText(work.places.tmdb)}`;
  },
  ask: async (web, work): Promise<Finding> => {
    const movie = movieOf(work);
    if (movie !== null) return askMovie(web, movie);
    return work.places.tmdb ? askShow(web, work, work.places.tmdb) : { outcome: 'missing' };
  },
};
