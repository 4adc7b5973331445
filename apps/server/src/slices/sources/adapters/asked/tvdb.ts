import { z } from 'zod';
import type { Description } from '#slices/catalog/index.ts';
import type { AskedSource } from '../../asked/asked-source.ts';
import { episodesAt, type ListedEpisode } from '../../asked/rules/episodes.ts';
import { isBeginning, placeText, type ShowPlace } from '#slices/mapping/index.ts';
import { refusal } from '../../reasons.ts';
import { dateOf, optional, Title } from '../manga/field.ts';
import type { Finding, SourceWeb, WorkToAsk } from './finding.ts';
import { creditedDescription, PlainText } from './texts.ts';

const KEY = 'tvdb';
const BASE = 'https://api4.thetvdb.com/v4';
const MB = 1024 ** 2;
const MOST_PAGES = 10;
const NOT_FOUND = 404;

/** Its words for the languages we take, the original last. */
const LANGUAGES = [
  ['eng', 'en'],
  ['jpn', 'ja'],
] as const;

const Login = z.object({ data: z.object({ token: z.string().min(1).max(5_000) }) });

const ArtworkAddress = z
  .url({ protocol: /^https$/u, hostname: /^artworks\.thetvdb\.com$/u })
  .max(500);

const Series = z.object({
  data: z.object({
    id: z.int().positive(),
    slug: optional(z.string().regex(/^[\w-]{1,200}$/u)),
    image: optional(ArtworkAddress),
    averageRuntime: optional(z.int().positive().max(1_000)),
  }),
});
type Series = z.infer<typeof Series>['data'];

const Translation = z.object({ data: z.object({ overview: optional(PlainText) }) });

const Episode = z.object({
  seasonNumber: z.int().nonnegative(),
  number: z.int().nonnegative(),
  name: optional(Title),
  aired: optional(z.string().max(40)),
});
const Page = z.object({
  data: z.object({ episodes: z.array(Episode).max(10_000) }),
  links: z.object({ next: optional(z.string()) }).nullish(),
});

/** The token of each run: one logs in once. */
const tokens = new WeakMap<SourceWeb, string>();

const logIn = async (web: SourceWeb): Promise<string> => {
  const known = tokens.get(web);
  if (known !== undefined) return known;
  const body = { apikey: web.key, ...(web.pin !== '' && { pin: web.pin }) };
  const answer = await web.ask({ address: `${web.base}/login`, schema: Login, body });
  if (answer.outcome !== 'found')
    throw refusal('UNAVAILABLE', 'SOURCE_ANSWERED', { source: 'TheTVDB', status: NOT_FOUND });
  tokens.set(web, answer.data.data.token);
  return answer.data.data.token;
};

const ask = async <T>(web: SourceWeb, path: string, schema: z.ZodType<T>) =>
  web.ask({
    address: `${web.base}/${path}`,
    schema,
    headers: { authorization: `Bearer ${await logIn(web)}` },
  });

const describe = async (web: SourceWeb, { id, slug }: Series): Promise<Description[]> => {
  const address = `https://thetvdb.com/series/${slug ?? id}`;
  const all: Description[] = [];
  for (const [word, lang] of LANGUAGES) {
    const answer = await ask(web, `series/${id}/translations/${word}`, Translation);
    const overview = answer.outcome === 'found' ? answer.data.data.overview : null;
    if (overview) all.push(...creditedDescription(overview, { lang, site: 'TheTVDB', address }));
  }
  return all;
};

/** What stands where nobody has given a title. */
const NO_TITLE = /^(?:episode \d+|tba|第\s?\d+話)$/iu;

const listIn = async (
  web: SourceWeb,
  id: number,
  [word, lang]: (typeof LANGUAGES)[number],
): Promise<ListedEpisode[]> => {
  const listed: ListedEpisode[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask(web, `series/${id}/episodes/default/${word}?page=${page}`, Page);
    if (answer.outcome !== 'found') break;
    const { data, links } = answer.data;
    listed.push(
      ...data.episodes.map(({ seasonNumber: season, number, name, aired }) => ({
        season,
        number,
        titles: name && !NO_TITLE.test(name) ? [{ text: name, lang }] : [],
        airedOn: dateOf(aired),
      })),
    );
    if (!links?.next) break;
  }
  return listed;
};

const listed = async (web: SourceWeb, id: number): Promise<ListedEpisode[]> => {
  const [english, japanese] = LANGUAGES;
  const keyOf = ({ season, number }: ListedEpisode) => `${season} ${number}`;
  const others = new Map(
    (await listIn(web, id, japanese)).map((episode) => [keyOf(episode), episode]),
  );
  const first = await listIn(web, id, english);
  for (const episode of first) {
    const other = others.get(keyOf(episode));
    episode.titles.push(...(other?.titles ?? []));
    others.delete(keyOf(episode));
  }
  // Those without an English title are in the other list alone.
  return [...first, ...others.values()];
};

const askShow = async (web: SourceWeb, work: WorkToAsk, place: ShowPlace): Promise<Finding> => {
  const answer = await ask(web, `series/${place.show}/extended?short=true`, Series);
  if (answer.outcome !== 'found') return answer;
  const series = answer.data.data;
  const episodes = episodesAt(await listed(web, place.show), place, work);
  if (!isBeginning(place)) return { outcome: 'found', facts: { episodes } };
  return {
    outcome: 'found',
    facts: {
      episodes,
      descriptions: await describe(web, series),
      coverUrl: series.image ?? null,
      durationMinutes: series.averageRuntime ?? null,
    },
  };
};

/** TheTVDB, with the operator's key: texts, posters and titles of episodes in English and Japanese. */
export const tvdb: AskedSource = {
  key: KEY,
  info: {
    name: 'TheTVDB',
    licence: 'TheTVDB API terms',
    attribution:
      'Metadata provided by TheTVDB. Please consider adding missing information or subscribing.',
    url: 'https://thetvdb.com/',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: true,
    terms:
      'The terms of the API of TheTVDB: to be credited with a link; not for a service anybody pays for without a contract with TheTVDB.',
  },
  media: ['ANIME'],
  base: BASE,
  hosts: ['api4.thetvdb.com'],
  keySetting: 'TVDB_API_KEY',
  everyMs: 300,
  mostBytes: 16 * MB,
  deadlineMs: 30_000,
  worksADay: 2_000,
  againDays: { airing: 7, over: 150, missing: 60 },
  refOf: ({ medium, places }) =>
    medium === 'ANIME' && places.tvdb ? placeText(places.tvdb) : null,
  ask: async (web, work): Promise<Finding> =>
    work.places.tvdb ? askShow(web, work, work.places.tvdb) : { outcome: 'missing' },
};
