import { z } from 'zod';
import { MOVIE_RELEASE_KINDS } from '#slices/releases/index.ts';
import { MAPPING_KINDS, MAPPING_LEVELS } from '#slices/mapping/index.ts';

const integer = z.number().int();
const date = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/u);
/** Who gave a row, and on what terms. */
const credit = { source: z.string().max(60), licence: z.string().max(100) };

/** Which episodes of an anime the numbers of another database mean. */
export const MappingLine = z.object({
  kind: z.literal('mapping-rule'),
  database: z.enum(MAPPING_KINDS),
  level: z.enum(MAPPING_LEVELS),
  id: integer,
  season: integer.nullable().describe('0: specials, -1: numbers through the whole show'),
  from: integer,
  to: integer.nullable(),
  anime: z.uuid(),
  animeFrom: integer,
  parts: integer,
  partial: z.boolean(),
  special: z.boolean(),
  ofSeason: integer.nullable(),
  priority: integer,
  ...credit,
});

/** The place of an episode that another database has an id for. */
export const EpisodeIdLine = z.object({
  kind: z.literal('episode-id'),
  database: z.enum(MAPPING_KINDS),
  id: integer,
  show: integer,
  season: integer,
  number: integer,
  ...credit,
});

/** When a film came out in a region. */
export const FilmReleaseLine = z.object({
  kind: z.literal('film-release'),
  id: z.uuid(),
  anime: z.uuid(),
  region: z.string(),
  release: z.enum(MOVIE_RELEASE_KINDS),
  on: date,
  note: z.string().nullable(),
  ...credit,
});

/** A chapter or a volume in one language. */
export const ChapterLine = z.object({
  kind: z.enum(['chapter', 'volume']),
  id: z.uuid(),
  manga: z.uuid(),
  label: z.string(),
  position: z.number(),
  language: z.string(),
  title: z.string().nullable(),
  volume: z.string().nullable(),
  on: date.nullable(),
  url: z.string().nullable(),
  ...credit,
});
