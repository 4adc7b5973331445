import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { MOST_PLAYS, MOST_UNITS, PLAY_SOURCES } from '#slices/lists/values.ts';
import { readInstant } from './instant.ts';
import type { PlayStatement } from '#slices/exchange/values.ts';
import { isUnitOf } from './number.ts';
import { MOST_PASS_NUMBER } from './tsuzuki-pass.ts';

const Unit = z
  .number()
  .min(0)
  .max(MOST_UNITS)
  .transform((unit) => Math.round(unit * 100) / 100);
const Instant = z.iso.datetime({ offset: true });

const PlayForm = z
  .object({
    from: Unit.optional(),
    unit: Unit,
    pass: z.int().min(0).max(MOST_PASS_NUMBER).default(0),
    source: z
      .string()
      .transform((word) => word.toUpperCase())
      .pipe(z.enum(PLAY_SOURCES))
      .default('IMPORT'),
    at: Instant,
    recordedAt: Instant.optional(),
  })
  .refine(({ from, unit }) => from === undefined || from <= unit);

/** The plays of an entry. One more than an entry can have is kept, to show that there are too many. */
export const PlayForms = z
  .array(z.unknown())
  .transform((plays) => plays.slice(0, MOST_PLAYS + 1))
  .pipe(z.array(PlayForm));

/** The entry and the day against which its plays are checked. */
interface PlaySetting {
  kind: WorkKind;
  /** The highest number of a rewatch or reread that a play may be of. */
  lastPass: number;
  today: string;
}

/**
 * Plays in the form of our lists. It leaves out invalid plays, plays in the future, plays before 1900 and those beyond the limit of
 * an entry.
 */
export const readPlays = (
  forms: z.output<typeof PlayForms>,
  { kind, lastPass, today }: PlaySetting,
): { plays: PlayStatement[]; warnings: string[] } => {
  const warnings = new Set<string>();
  if (forms.length > MOST_PLAYS) warnings.add('too-many-plays');
  const plays = forms.slice(0, MOST_PLAYS).flatMap((form): PlayStatement[] => {
    const { from = form.unit, unit, pass, source } = form;
    if (!isUnitOf(kind, from) || !isUnitOf(kind, unit) || pass > lastPass) {
      warnings.add('impossible-play-ignored');
      return [];
    }
    const { at, fault } = readInstant(form.at, today);
    const recorded = readInstant(form.recordedAt, today);
    if (at === null) {
      warnings.add(`${fault}-play-ignored`);
      return [];
    }
    if (recorded.fault) warnings.add(`${recorded.fault}-recorded-at-ignored`);
    const recordedAt = recorded.at ?? at;
    return [{ fromUnit: from, toUnit: unit, pass, source, at, recordedAt }];
  });
  return { plays, warnings: [...warnings] };
};

/** A play in the compact form of our files. */
export const playForm = (play: PlayStatement): z.input<typeof PlayForm> => ({
  ...(play.fromUnit !== play.toUnit && { from: play.fromUnit }),
  unit: play.toUnit,
  ...(play.pass > 0 && { pass: play.pass }),
  at: play.at,
  ...(play.recordedAt !== play.at && { recordedAt: play.recordedAt }),
  source: play.source.toLowerCase(),
});
