import { z } from 'zod';
import {
  type AnimeClaim,
  type AnimeFormat,
  type ExternalId,
  GENRES,
  type MediaSource,
  type MediaStatus,
  SEASONS,
  type StatedRelation,
} from '#slices/catalog/index.ts';
import { canonicalStudio, TAGS_BY_NAME } from './folksonomy/index.ts';
import { Count, listOf, Name, optional, Title, WebAddress } from './manga/field.ts';
import { readJsonLines } from './manga/json-lines.ts';
import type { Licence } from './manga/source.ts';
import type { Refuse } from './packages/row.ts';
import { isAdultByTags } from '../rules/adult.ts';
import { nativeAmong, isLatin } from '../rules/title-text.ts';

export const ANIME_OFFLINE_DATABASE = 'anime-offline-database';

export const animeOfflineDatabase = {
  key: ANIME_OFFLINE_DATABASE,
  info: {
    name: 'anime-offline-database',
    licence: 'ODbL 1.0, DbCL 1.0',
    attribution:
      'Anime, seasons, studios, genres, tags, episode counts and scores: anime-offline-database (ODbL 1.0, DbCL 1.0), changed: filtered, merged, re-keyed.',
    url: 'https://github.com/manami-project/anime-offline-database',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: false,
    terms:
      'ODbL 1.0: a database made with it is shared under the same licence, with its name beside it.',
  } satisfies Licence,
  form: 'its .jsonl, also as .gz or .zst',
} as const;

/** The sites an entry names, by the beginning of its addresses, in the order in which their ids name the entry. */
const SITES: readonly (readonly [site: string, address: RegExp])[] = [
  ['mal', /^https:\/\/myanimelist\.net\/anime\/(\d+)$/u],
  ['anidb', /^https:\/\/anidb\.net\/anime\/(\d+)$/u],
  ['anilist', /^https:\/\/anilist\.co\/anime\/(\d+)$/u],
  ['kitsu', /^https:\/\/kitsu\.(?:app|io)\/anime\/(\d+)$/u],
  ['livechart', /^https:\/\/(?:www\.)?livechart\.me\/anime\/(\d+)$/u],
  ['anisearch', /^https:\/\/(?:www\.)?anisearch\.com\/anime\/(\d+)$/u],
  ['simkl', /^https:\/\/simkl\.com\/anime\/(\d+)$/u],
  ['animeplanet', /^https:\/\/(?:www\.)?anime-planet\.com\/anime\/([\w-]+)$/u],
];

const FORMATS: Readonly<Record<string, AnimeFormat>> = {
  TV: 'TV',
  MOVIE: 'MOVIE',
  OVA: 'OVA',
  ONA: 'ONA',
  SPECIAL: 'SPECIAL',
};
const STATUSES: Readonly<Record<string, MediaStatus>> = {
  FINISHED: 'FINISHED',
  ONGOING: 'RELEASING',
  UPCOMING: 'NOT_YET_RELEASED',
};

const Season = z.object({
  season: optional(z.enum(SEASONS)),
  year: optional(z.int().min(1900).max(2100)),
});

const Entry = z.object({
  sources: listOf(z.url().max(300)),
  title: Title.catch(''),
  type: z.string().catch('UNKNOWN'),
  status: z.string().catch('UNKNOWN'),
  animeSeason: optional(Season),
  episodes: optional(Count),
  synonyms: listOf(Title),
  studios: listOf(Name),
  tags: listOf(z.string().max(80)),
  score: optional(z.object({ arithmeticMean: z.number().min(0).max(10) })),
  picture: optional(WebAddress),
  duration: optional(z.object({ value: z.number().positive(), unit: z.literal('SECONDS') })),
  relatedAnime: listOf(z.url().max(300)),
});
type Entry = z.infer<typeof Entry>;

/** The first line says what the file is. */
const Head = z.looseObject({ $schema: z.string() }).transform(() => null);

const GENRE_BY_NAME = new Map<string, string>([
  ...GENRES.map((genre) => [genre.toLowerCase(), genre] as const),
  ['science fiction', 'Sci-Fi'],
  ['sci fi', 'Sci-Fi'],
  ['magical girl', 'Mahou Shoujo'],
]);

const MATERIAL_BY_NAME = new Map<string, MediaSource>([
  ['based on a manga', 'MANGA'],
  ['based on a light novel', 'LIGHT_NOVEL'],
  ['based on a novel', 'NOVEL'],
  ['based on a visual novel', 'VISUAL_NOVEL'],
  ['based on a video game', 'VIDEO_GAME'],
  ['original work', 'ORIGINAL'],
]);

const named = <T>(words: readonly string[], names: ReadonlyMap<string, T>): T[] => [
  ...new Set(words.flatMap((word) => names.get(word.toLowerCase()) ?? [])),
];

const idsAmong = (addresses: readonly string[]): ExternalId[] =>
  SITES.flatMap(([site, form]) =>
    addresses.flatMap((address) => {
      const id = form.exec(address)?.[1];
      return id === undefined ? [] : [{ site, id, isPrimary: true }];
    }),
  );

/** Each related work has an address at every site; those at the first one are enough. */
const relatedOf = ({ relatedAnime }: Entry): StatedRelation[] => {
  const ids = idsAmong(relatedAnime);
  return ids
    .filter(({ site }) => site === ids[0]!.site)
    .map(({ site, id }) => ({ medium: 'ANIME', kind: null, site, id }));
};

/** What stands for the picture of an entry that has none. */
const NO_PICTURE = /\/no_pic\.png$/u;

const coverOf = ({ picture }: Entry): string | null =>
  picture && !NO_PICTURE.test(picture) ? picture : null;

const MOST_MINUTES = 1_000;

/** Whole minutes; what is shorter counts as one. */
const minutesOf = ({ duration }: Entry): number | null => {
  if (!duration) return null;
  const minutes = Math.max(1, Math.round(duration.value / 60));
  return minutes <= MOST_MINUTES ? minutes : null;
};

const factsOf = ({ tags, studios }: Entry) => {
  const materials = named(tags, MATERIAL_BY_NAME);
  return {
    genres: named(tags, GENRE_BY_NAME).toSorted(),
    tags: named(tags, TAGS_BY_NAME).toSorted(),
    studios: studios.map(canonicalStudio),
    material: materials.length === 1 ? materials[0]! : null,
  };
};

const runOf = ({ type, status, animeSeason, episodes }: Entry) => {
  const year = animeSeason?.year ?? null;
  const season = year === null ? null : (animeSeason?.season ?? null);
  return {
    format: FORMATS[type] ?? null,
    status: STATUSES[status] ?? null,
    season,
    seasonYear: season === null ? null : year,
    startOn: year === null ? null : String(year),
    episodeCount: episodes ?? null,
    episodeCountSource: episodes ? ('RECORDED' as const) : null,
  };
};

const claimOf = (entry: Entry, externalIds: ExternalId[]): AnimeClaim => {
  const { title, synonyms, tags, score } = entry;
  const [{ site, id } = { site: 'title', id: title }] = externalIds;
  const mal = externalIds.find((each) => each.site === 'mal')?.id;
  return {
    sourceId: `${site}:${id}`,
    titleNative: nativeAmong([title, ...synonyms]) ?? title,
    titleRomaji: isLatin(title) ? title : null,
    synonyms: synonyms.map((text) => ({ text, lang: null })),
    ...runOf(entry),
    ...factsOf(entry),
    averageScore: score ? Math.round(score.arithmeticMean * 10) : null,
    isAdult: isAdultByTags(mal, tags),
    coverUrl: coverOf(entry),
    durationMinutes: minutesOf(entry),
    related: relatedOf(entry),
    externalIds,
  };
};

/** What the file says of each anime, one a line. */
export async function* readAnimeOfflineDatabase(
  file: string,
  refuse: Refuse,
): AsyncGenerator<AnimeClaim> {
  const row = z.union([Head, Entry]);
  for await (const entry of readJsonLines({ source: ANIME_OFFLINE_DATABASE, file, row, refuse })) {
    if (!entry) continue;
    const ids = idsAmong(entry.sources);
    if (entry.title !== '' && ids.length > 0) yield claimOf(entry, ids);
    else {
      const ref = entry.title || (entry.sources[0] ?? 'a row without addresses');
      refuse({ source: ANIME_OFFLINE_DATABASE, ref, reason: 'has no title or no id' });
    }
  }
}
