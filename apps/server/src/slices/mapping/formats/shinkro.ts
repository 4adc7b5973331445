import { z } from 'zod';
import { Listing } from './listed.ts';
import { MAPPING_FILE_LIMITS, type MappingFile, parseMappingRow } from './mapping-file.ts';
import { episodeNumber, externalId, int, position, season } from './number.ts';
import { parseYamlFile } from './yaml-file.ts';
import { refusal } from '../reasons.ts';

const part = z.object({
  tvdbseason: season,
  start: position.nullish(),
  mappingType: z.string().nullish(),
  explicitEpisodes: z.record(z.string().regex(/^\d{1,5}$/u), episodeNumber).nullish(),
  skipMalEpisodes: z.array(episodeNumber).max(10_000).nullish(),
});

const seriesRow = z.object({
  malid: externalId,
  title: z.string().max(500).optional(),
  tvdbid: int(0, 2_147_483_647),
  tvdbseason: season,
  start: position.nullish(),
  useMapping: z.boolean().nullish(),
  animeMapping: z.array(part).max(1_000).nullish(),
});

const movieRow = z.object({
  malid: externalId,
  mainTitle: z.string().max(500).optional(),
  tmdbid: int(0, 2_147_483_647),
});

const rows = z.array(z.unknown()).max(MAPPING_FILE_LIMITS.rows).optional();
const shinkroFile = z
  .object({ AnimeMap: rows, animeMovies: rows })
  .refine(({ AnimeMap, animeMovies }) => AnimeMap ?? animeMovies);

type Part = z.infer<typeof part>;

/** 0 and nothing mean the first episode. */
const firstOf = (start: number | null | undefined): number => Math.max(1, start ?? 1);

/** The stretches of the entry between the episodes that a season skips: their starts and lengths. */
const stretchesOf = (
  first: number,
  skipped: readonly number[],
): { from: number; length: number | null }[] => {
  const out: { from: number; length: number | null }[] = [];
  let from = first;
  for (const gap of [...new Set(skipped)].sort((a, b) => a - b)) {
    if (gap > from) out.push({ from, length: gap - from });
    if (gap >= from) from = gap + 1;
  }
  return [...out, { from, length: null }];
};

/** If an entry spans seasons, `start` is the entry's episode that begins the season. */
const addParts = (
  listing: Listing,
  entry: string,
  { id, parts }: { id: number; parts: readonly Part[] },
): void => {
  for (const { tvdbseason, start, explicitEpisodes, skipMalEpisodes } of parts) {
    const place = { kind: 'tvdb', id, season: tvdbseason } as const;
    if (explicitEpisodes) {
      for (const [external, episode] of Object.entries(explicitEpisodes)) {
        const from = Number(external);
        listing.show(entry, { ...place, from, to: from, animeFrom: episode, priority: 3 });
      }
      continue;
    }
    const next = parts
      .flatMap((other) => (other.explicitEpisodes ? [] : [firstOf(other.start)]))
      .filter((of) => of > firstOf(start))
      .sort((a, b) => a - b)[0];
    let from = 1;
    for (const { from: animeFrom, length } of stretchesOf(firstOf(start), skipMalEpisodes ?? [])) {
      const rest = next === undefined ? null : next - animeFrom;
      const most = length === null ? rest : Math.min(length, rest ?? length);
      if (most !== null && most < 1) break;
      const to = most === null ? null : from + most - 1;
      listing.show(entry, { ...place, from, to, animeFrom, priority: 2 });
      from += most ?? 0;
    }
  }
};

const addSeries = (listing: Listing, raw: unknown, ref: string): void => {
  const row = parseMappingRow(seriesRow, raw);
  if ('objection' in row) return listing.refuse(ref, row.objection);
  const { malid, title, tvdbid: id, tvdbseason, start, useMapping, animeMapping } = row.data;
  if (id === 0) return;
  const entry = listing.entry(`mal:${malid}`, { mal: malid, ...(title && { title }) });
  if (useMapping && animeMapping) addParts(listing, entry, { id, parts: animeMapping });
  else {
    // Here `start` is the season's episode that begins the entry.
    const from = firstOf(start);
    listing.show(entry, {
      kind: 'tvdb',
      id,
      season: tvdbseason,
      from,
      to: null,
      priority: from > 1 ? 2 : 1,
    });
  }
};

const addMovie = (listing: Listing, raw: unknown, ref: string): void => {
  const row = parseMappingRow(movieRow, raw);
  if ('objection' in row) return listing.refuse(ref, row.objection);
  const { malid, mainTitle: title, tmdbid } = row.data;
  if (tmdbid === 0) return;
  listing.movie(listing.entry(`mal:${malid}`, { mal: malid, ...(title && { title }) }), {
    id: tmdbid,
  });
};

/**
 * Reads a file of shinkro-mapping: MyAnimeList ids with the TVDB season in which they begin, or films with their TMDB id.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readShinkroMapping = (text: string): MappingFile => {
  const file = shinkroFile.safeParse(parseYamlFile(text));
  if (!file.success) {
    const keys = 'AnimeMap, animeMovies';
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_KEYS_MISSING', { format: 'shinkro', keys });
  }
  const listing = new Listing('shinkro');
  for (const [i, raw] of (file.data.AnimeMap ?? []).entries())
    addSeries(listing, raw, `AnimeMap[${i}]`);
  for (const [i, raw] of (file.data.animeMovies ?? []).entries())
    addMovie(listing, raw, `animeMovies[${i}]`);
  return { ...listing.file(), ...(!file.data.AnimeMap && { part: 'films' }) };
};
