import { z } from 'zod';
import { MOST_UNITS, PLAY_SOURCES } from '#slices/lists/index.ts';
import type { PlayStatement } from './list-row.ts';

/** Plays one entry of a file may have. */
const MOST_PLAYS = 10_000;
const DAY_MS = 86_400_000;

const Unit = z
  .number()
  .min(0)
  .max(MOST_UNITS)
  .transform((unit) => Math.round(unit * 100) / 100);
const Instant = z.iso.datetime({ offset: true }).refine((at) => at >= '1900');

const PlayForm = z
  .object({
    from: Unit.optional(),
    unit: Unit,
    pass: z.int().min(0).max(10_000).default(0),
    source: z
      .string()
      .transform((word) => word.toUpperCase())
      .pipe(z.enum(PLAY_SOURCES))
      .default('IMPORT'),
    at: Instant,
    recordedAt: Instant.optional(),
  })
  .refine(({ from, unit }) => from === undefined || from <= unit);

/** The plays of an entry. */
export const PlayForms = z.array(PlayForm).max(MOST_PLAYS);

/** Plays as our lists keep them; those of days to come are left out. */
export const readPlays = (
  forms: z.output<typeof PlayForms>,
  today: string,
): { plays: PlayStatement[]; warnings: string[] } => {
  // Clocks may run ahead of ours, but not by more than a day.
  const end = Date.parse(today) + 2 * DAY_MS;
  const plays = forms.map(({ from, unit, at, recordedAt = at, pass, source }): PlayStatement => ({
    fromUnit: from ?? unit,
    toUnit: unit,
    pass,
    source,
    at,
    recordedAt,
  }));
  const past = plays.filter(({ at }) => Date.parse(at) < end);
  return { plays: past, warnings: past.length < plays.length ? ['future-play-ignored'] : [] };
};

/** A play as our files say it, in few letters. */
export const playForm = (play: PlayStatement): z.input<typeof PlayForm> => ({
  ...(play.fromUnit !== play.toUnit && { from: play.fromUnit }),
  unit: play.toUnit,
  ...(play.pass > 0 && { pass: play.pass }),
  at: play.at,
  ...(play.recordedAt !== play.at && { recordedAt: play.recordedAt }),
  source: play.source.toLowerCase(),
});
