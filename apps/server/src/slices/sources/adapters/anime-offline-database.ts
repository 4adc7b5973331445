import { z } from 'zod';
import { type AnimeClaim, GENRES, type MediaSource, type SiteId } from '#slices/catalog/index.ts';
import { canonicalStudio, TAGS_BY_NAME } from './folksonomy/index.ts';
import { Count, listOf, Name, optional } from './manga/field.ts';
import { readJsonLines } from './manga/json-lines.ts';
import type { Licence } from './manga/source.ts';
import type { Refuse } from './packages/row.ts';

export const ANIME_OFFLINE_DATABASE = 'anime-offline-database';

export const animeOfflineDatabase = {
  key: ANIME_OFFLINE_DATABASE,
  info: {
    name: 'anime-offline-database',
    licence: 'ODbL 1.0, DbCL 1.0',
    attribution:
      'Studios, genres, tags, episode counts and scores: anime-offline-database (ODbL 1.0, DbCL 1.0), changed: filtered, re-keyed.',
    url: 'https://github.com/manami-project/anime-offline-database',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: false,
    terms:
      'ODbL 1.0: a database made with it is shared under the same licence, with its name beside it.',
  } satisfies Licence,
  form: 'its .jsonl, also as .gz or .zst',
};

/** The sites by which an entry is found here, by the beginning of its addresses. */
const SITES: readonly (readonly [site: string, address: RegExp])[] = [
  ['anidb', /^https:\/\/anidb\.net\/anime\/(\d+)$/u],
  ['mal', /^https:\/\/myanimelist\.net\/anime\/(\d+)$/u],
  ['anilist', /^https:\/\/anilist\.co\/anime\/(\d+)$/u],
];

const Entry = z.object({
  sources: listOf(z.url().max(300)),
  title: Name.catch(''),
  episodes: optional(Count),
  studios: listOf(Name),
  tags: listOf(z.string().max(80)),
  score: optional(z.object({ arithmeticMean: z.number().min(0).max(10) })),
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

const claimOf = ({ episodes, studios, tags, score }: Entry): AnimeClaim => {
  const materials = named(tags, MATERIAL_BY_NAME);
  return {
    genres: named(tags, GENRE_BY_NAME).toSorted(),
    tags: named(tags, TAGS_BY_NAME).toSorted(),
    studios: studios.map(canonicalStudio),
    material: materials.length === 1 ? materials[0]! : null,
    episodeCount: episodes ?? null,
    averageScore: score ? Math.round(score.arithmeticMean * 10) : null,
  };
};

/** What is said of a work, and the ids by any of which it may be found, the surest first. */
export interface IdentifiedClaim {
  title: string;
  ids: SiteId[];
  claim: AnimeClaim;
}

const idsOf = ({ sources }: Entry): SiteId[] =>
  SITES.flatMap(([site, address]) =>
    sources.flatMap((source) => {
      const id = address.exec(source)?.[1];
      return id === undefined ? [] : [{ site, id }];
    }),
  );

/** The entries of the file, one a line. */
export async function* readAnimeOfflineDatabase(
  file: string,
  refuse: Refuse,
): AsyncGenerator<IdentifiedClaim> {
  const row = z.union([Head, Entry]);
  for await (const entry of readJsonLines({ source: ANIME_OFFLINE_DATABASE, file, row, refuse })) {
    if (entry) yield { title: entry.title, ids: idsOf(entry), claim: claimOf(entry) };
  }
}
