import { z } from 'zod';
import { ABSOLUTE_SEASON, MAPPING_KINDS, MAPPING_LEVELS } from './model.ts';

/** The least and the greatest value of each number of a rule. */
export const RULE_BOUNDS = {
  externalId: [1, 2_147_483_647],
  season: [ABSOLUTE_SEASON, 10_000],
  from: [-100_000, 100_000],
  to: [-100_000, 100_000],
  animeFrom: [-100_000, 100_000],
  parts: [-1_000, 1_000],
} as const;

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** A rule as people state it; the same that `addMappingRule` takes. */
export const RuleRow = z
  .strictObject({
    kind: z.enum(MAPPING_KINDS),
    level: z.enum(MAPPING_LEVELS),
    id: within(RULE_BOUNDS.externalId),
    season: within(RULE_BOUNDS.season).nullable().default(null),
    from: within(RULE_BOUNDS.from).default(1),
    to: within(RULE_BOUNDS.to).nullable().default(null),
    animeFrom: within(RULE_BOUNDS.animeFrom).default(1),
    parts: within(RULE_BOUNDS.parts).default(1),
    partial: z.boolean().default(false),
    special: z.boolean().default(false),
    ofSeason: within(RULE_BOUNDS.season).nullable().default(null),
  })
  .refine(({ parts }) => parts !== 0 && parts !== -1)
  .refine(({ level, season }) => (level === 'show') === (season !== null))
  .refine(({ from, to }) => to === null || to >= from);
