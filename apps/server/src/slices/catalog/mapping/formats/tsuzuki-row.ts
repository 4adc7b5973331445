import { z } from 'zod';
import { storableText } from '#platform/text.ts';
import { ABSOLUTE_SEASON, MAPPING_KINDS } from '../model.ts';

/** The rows of a `tsuzuki-mapping/1` file, one schema a section; members not named here are left out. */

const int = (least: number, most: number) => z.number().int().min(least).max(most);
const externalId = int(1, 2_147_483_647);
const season = int(0, 10_000);
const episodeNumber = int(0, 100_000);
/** Where a range begins or ends; offsets may put that before the first episode. */
const position = int(-100_000, 100_000);
const title = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => storableText(text, text.length) === text, 'holds a NUL or half of a character');
const partialDate = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u, 'is no date');

export const animeRow = z.object({
  key: z.string().min(1).max(200),
  title,
  titles: z.array(title).max(200).default([]),
  anidb: externalId.nullish(),
  mal: externalId.nullish(),
  anilist: externalId.nullish(),
  episodes: int(1, 100_000).nullish(),
  start: partialDate.nullish(),
  end: partialDate.nullish(),
});

const ruleBase = {
  kind: z.enum(MAPPING_KINDS),
  id: externalId,
  anime: z.string().min(1).max(200),
  animeFrom: position.default(1),
  partial: z.boolean().default(false),
  special: z.boolean().default(false),
  priority: int(0, 9).default(1),
  source: z.string().trim().min(1).max(200).default('tsuzuki'),
};

const movieRule = z
  .object({ ...ruleBase, level: z.literal('movie') })
  .transform((row) => ({ ...row, season: null, from: 1, to: 1, ofSeason: null }));

const showRule = z
  .object({
    ...ruleBase,
    level: z.literal('show'),
    season: int(ABSOLUTE_SEASON, 10_000),
    from: position,
    to: position.nullish(),
    ofSeason: season.nullish(),
  })
  .transform((row) => ({ ...row, to: row.to ?? null, ofSeason: row.ofSeason ?? null }))
  .refine(({ from, to }) => to === null || to >= from, { path: ['to'], error: 'is below "from"' });

export const ruleRow = z.discriminatedUnion('level', [movieRule, showRule]);

export const episodeRow = z.object({
  kind: z.enum(MAPPING_KINDS),
  id: externalId,
  show: externalId,
  season,
  number: episodeNumber,
});
