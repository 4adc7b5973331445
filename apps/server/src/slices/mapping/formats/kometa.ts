import { z } from 'zod';
import { Listing } from './listed.ts';
import { parseJsonFile, type MappingFile, parseMappingRow } from './mapping-file.ts';
import { externalId, int, seasonOrAbsolute } from './number.ts';
import { refusal } from '../reasons.ts';

/** One id, or several separated by commas. A row with several ids is not about one entry. */
const trackerId = z
  .union([
    externalId,
    z.string().transform((text) => (/^\d{1,9}$/u.test(text) ? Number(text) : undefined)),
  ])
  .optional();

const kometaRow = z.object({
  tvdb_id: externalId.optional(),
  tvdb_season: seasonOrAbsolute.optional(),
  tvdb_epoffset: int(-10_000, 10_000).default(0),
  tmdb_movie_id: externalId.optional(),
  mal_id: trackerId,
  anilist_id: trackerId,
});

const anidbId = z.string().regex(/^[1-9]\d{0,8}$/u);

/**
 * Reads Kometa's Anime-IDs: JSON by AniDB id with the TVDB season (-1 for absolute numbers) and the offset of its first episode.
 * @throws Refusal if the file as a whole cannot be read
 */
export const readKometaMapping = (text: string): MappingFile => {
  const rows = z.record(z.string(), z.unknown()).safeParse(parseJsonFile(text));
  if (!rows.success) {
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_A_MAP', { format: 'kometa' });
  }
  const listing = new Listing('kometa');
  for (const [key, raw] of Object.entries(rows.data)) {
    const row = parseMappingRow(kometaRow, raw);
    if ('objection' in row || !anidbId.safeParse(key).success) {
      listing.refuse(key, 'objection' in row ? row.objection : 'is no id of AniDB');
      continue;
    }
    const { tvdb_id, tvdb_season, tvdb_epoffset, tmdb_movie_id, mal_id, anilist_id } = row.data;
    const entry = listing.entry(`anidb:${key}`, {
      anidb: Number(key),
      mal: mal_id ?? null,
      anilist: anilist_id ?? null,
    });
    if (tmdb_movie_id !== undefined) listing.movie(entry, { id: tmdb_movie_id });
    if (tvdb_id === undefined) continue;
    if (tvdb_season === undefined) listing.refuse(key, 'names a show of TVDB, but no season');
    else {
      const from = tvdb_epoffset + 1;
      listing.show(entry, { kind: 'tvdb', id: tvdb_id, season: tvdb_season, from, to: null });
    }
  }
  return listing.file();
};
