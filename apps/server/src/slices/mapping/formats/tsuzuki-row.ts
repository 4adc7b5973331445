import { z } from 'zod';
import { storableText } from '#platform/text.ts';
import { MAPPING_KINDS } from '../model.ts';
import { episodeNumber, externalId, int, position, season, seasonOrAbsolute } from './number.ts';

/** The rows of a `tsuzuki-mapping/1` file, one schema per section. Other members are ignored. */

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
  /** Only an anime that is to be added needs a title. */
  title: title.nullish(),
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
  parts: int(-1_000, 1_000)
    .refine((parts) => parts !== 0 && parts !== -1, 'is no ratio')
    .default(1),
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
    season: seasonOrAbsolute,
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
