import { z } from 'zod';
import { isBefore } from '#platform/partial-date.ts';
import type { WorkKind } from '#slices/catalog/values.ts';
import { MOST_UNITS, PASS_STATES, type Pass } from '#slices/lists/values.ts';
import { isUnitOf } from './number.ts';
import { exactDate } from './partial-date.ts';

/** Rewatches or rereads that one entry of a file may have. */
export const MOST_PASSES = 1000;
/** The highest number of a rewatch: as many may be counted as an entry can say, and as many told. */
export const MOST_PASS_NUMBER = 11_000;

const Units = z
  .number()
  .min(0)
  .max(MOST_UNITS)
  .transform((units) => Math.round(units * 100) / 100);
const Volumes = z.int().min(0).max(MOST_UNITS);

const PassForm = z.object({
  number: z.int().min(1).max(MOST_PASS_NUMBER).optional(),
  state: z
    .string()
    .transform((word) => word.toUpperCase())
    .pipe(z.enum(PASS_STATES)),
  progress: Units.default(0),
  progressVolumes: Volumes.default(0),
  startedAt: z.string().nullish(),
  completedAt: z.string().nullish(),
  score: z.int().min(0).max(100).nullish(),
  resumesAt: Units.default(0),
  resumesAtVolumes: Volumes.default(0),
});

/** The rewatches or rereads of an entry, the oldest first; only the last may be open. */
export const PassForms = z
  .array(PassForm)
  .max(MOST_PASSES)
  .refine((passes) => passes.slice(0, -1).every(({ state }) => state !== 'OPEN'));

/** Rewatches in the form of our lists, each numbered as the file says if that is higher than the one before. */
export const readPasses = (
  forms: z.output<typeof PassForms>,
  kind: WorkKind,
  today: string,
): { passes: Pass[]; warnings: string[] } => {
  const warnings = new Set<string>();
  const date = (text: string | null | undefined): string | null => {
    const { date: read, fault } = exactDate(text, today);
    if (fault) warnings.add(`${fault}-repeat-date-ignored`);
    return read ?? null;
  };
  const span = ({ startedAt, completedAt }: z.output<typeof PassForm>) => {
    const [startedOn, completedOn] = [date(startedAt), date(completedAt)];
    if (!startedOn || !completedOn || !isBefore(completedOn, startedOn))
      return { startedOn, completedOn };
    warnings.add('repeat-finish-before-start-ignored');
    return { startedOn, completedOn: null };
  };
  const units = (count: number): number => {
    if (isUnitOf(kind, count)) return count;
    warnings.add('repeat-progress-rounded-down');
    return Math.floor(count);
  };
  let last = 0;
  const passes = forms.map((form): Pass => ({
    number: (last = Math.max(form.number ?? 0, last + 1)),
    state: form.state,
    progress: units(form.progress),
    volumeProgress: form.progressVolumes,
    ...span(form),
    score: form.score ?? null,
    resumesAt: units(form.resumesAt),
    resumesAtVolume: form.resumesAtVolumes,
  }));
  return { passes, warnings: [...warnings] };
};

/** A rewatch or reread in the form of our files. Only manga have volumes. */
export const passForm = (pass: Pass, kind: WorkKind): z.input<typeof PassForm> => ({
  number: pass.number,
  state: pass.state.toLowerCase(),
  progress: pass.progress,
  ...(kind === 'manga' && { progressVolumes: pass.volumeProgress }),
  startedAt: pass.startedOn,
  completedAt: pass.completedOn,
  score: pass.score,
  resumesAt: pass.resumesAt,
  ...(kind === 'manga' && { resumesAtVolumes: pass.resumesAtVolume }),
});
