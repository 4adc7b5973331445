import { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import { ABSOLUTE_SEASON, type MappingKind } from '../model.ts';
import { Listing } from './listed.ts';
import { MAPPING_FILE_LIMITS, type MappingFile } from './mapping-file.ts';
import { externalId, int, season } from './number.ts';
import { refusal } from '../reasons.ts';

const ids = z.union([externalId.transform((id) => [id]), z.array(externalId).max(50)]).optional();
const offset = int(-10_000, 10_000).optional();

const fribbRow = z.object({
  anidb_id: externalId.optional(),
  mal_id: externalId.optional(),
  anilist_id: externalId.optional(),
  tvdb_id: externalId.optional(),
  // older files give a bare id, without saying what it names
  themoviedb_id: z
    .union([z.object({ tv: externalId.optional(), movie: ids }), z.unknown().transform(() => ({}))])
    .default({})
    .transform((of): { tv?: number | undefined; movie?: number[] | undefined } => of),
  season: z.object({ tvdb: season.optional(), tmdb: season.optional() }).default({}),
  episode_offset: z.object({ tvdb: offset, tmdb: offset }).default({}),
});

type FribbRow = z.infer<typeof fribbRow>;

const keyOf = ({ anidb_id, mal_id, anilist_id }: FribbRow): string | null => {
  if (anidb_id !== undefined) return `anidb:${anidb_id}`;
  if (mal_id !== undefined) return `mal:${mal_id}`;
  return anilist_id === undefined ? null : `anilist:${anilist_id}`;
};

const addShow = (
  listing: Listing,
  entry: string,
  { row, kind, id }: { row: FribbRow; kind: MappingKind; id: number },
): void => {
  // The list omits the season if numbers run through the whole show, and for TMDB also if it is unknown.
  const stated = row.season[kind] ?? (kind === 'tvdb' ? ABSOLUTE_SEASON : undefined);
  if (stated === undefined) listing.refuse(entry, 'names a show of TMDB, but no season');
  else {
    const from = (row.episode_offset[kind] ?? 0) + 1;
    listing.show(entry, { kind, id, season: stated, from, to: null });
  }
};

/** Reads the rows of Fribb's anime-lists: ids of trackers with the TMDB and TVDB ids, seasons and offsets. */
export const readFribbMapping = (json: unknown): MappingFile => {
  const rows = z.array(z.unknown()).max(MAPPING_FILE_LIMITS.rows).safeParse(json);
  if (!rows.success)
    throw refusal('BAD_USER_INPUT', 'MAPPING_FILE_NOT_AN_ARRAY', { format: 'anime-lists' });
  const listing = new Listing('anime-lists/fribb');
  for (const [index, raw] of rows.data.entries()) {
    const parsed = fribbRow.safeParse(raw);
    if (!parsed.success) {
      listing.refuse(`[${index}]`, objectionOf(parsed.error));
      continue;
    }
    const row = parsed.data;
    const key = keyOf(row);
    const { tvdb_id, themoviedb_id: tmdb } = row;
    const isMapped = tvdb_id !== undefined || tmdb.tv !== undefined || tmdb.movie !== undefined;
    if (key === null || !isMapped) continue;
    const { anidb_id: anidb, mal_id: mal, anilist_id: anilist } = row;
    const entry = listing.entry(key, {
      anidb: anidb ?? null,
      mal: mal ?? null,
      anilist: anilist ?? null,
    });
    for (const [i, id] of (tmdb.movie ?? []).entries())
      listing.movie(entry, { id, animeFrom: i + 1 });
    if (tmdb.tv !== undefined) addShow(listing, entry, { row, kind: 'tmdb', id: tmdb.tv });
    if (tvdb_id !== undefined) addShow(listing, entry, { row, kind: 'tvdb', id: tvdb_id });
  }
  return { ...listing.file(), part: 'fribb' };
};
