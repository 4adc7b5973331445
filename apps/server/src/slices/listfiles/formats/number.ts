import type { WorkKind } from '#slices/catalog/words.ts';
import { MOST_UNITS } from '#slices/lists/words.ts';
import type { Said } from '#slices/exchange/words.ts';

/** A number as files write it; null when there is none. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,9}(?:\.\d{1,9})?\s*$/u.test(value)) return null;
  return Number(value);
};

/** Whether a member is there and says that there is nothing. */
const isNone = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Whether there can be such an episode or chapter: episodes are whole. */
export const isUnitOf = (kind: WorkKind, unit: number): boolean =>
  unit <= MOST_UNITS && (kind === 'manga' || Number.isInteger(unit));

/** How far somebody got, in episodes or chapters. */
export const readProgress = (value: unknown, kind: WorkKind): Said<'progress'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const given = isNone(value) ? 0 : readNumber(value);
  if (given !== null && given < 0)
    return { says: { progress: 0 }, warnings: ['negative-progress-set-to-0'] };
  const progress = given === null ? null : Math.round(given * 100) / 100;
  return progress === null || !isUnitOf(kind, progress)
    ? { says: {}, warnings: ['impossible-progress-ignored'] }
    : { says: { progress }, warnings: [] };
};

/** How many volumes somebody finished. */
export const readVolumes = (value: unknown): Said<'progressVolumes'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const volumes = isNone(value) ? 0 : readNumber(value);
  if (volumes === null || volumes < 0 || volumes > MOST_UNITS)
    return { says: {}, warnings: ['impossible-volumes-ignored'] };
  return { says: { progressVolumes: Math.floor(volumes) }, warnings: [] };
};

/** A total as the file says it: 0 means it does not know. */
export const readTotal = (value: unknown): number | null => {
  const total = readNumber(value);
  return total !== null && total > 0 && total <= MOST_UNITS ? total : null;
};

/** Older exports write 255 for a count that ran over; nobody gets near it. */
const OVERFLOW = 255;

/** How often somebody came back. */
export const readRepeats = (value: unknown): Said<'repeatCount'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const count = Math.trunc(isNone(value) ? 0 : (readNumber(value) ?? -1));
  if (count === OVERFLOW) return { says: {}, warnings: ['repeat-count-255-ignored'] };
  if (count < 0 || count > 9_999)
    return { says: {}, warnings: ['impossible-repeat-count-ignored'] };
  return { says: { repeatCount: count }, warnings: [] };
};

/** A score out of `most` as 0–100, null where it stands for "none" (0 or nothing). */
export const readScore = (value: unknown, most: number): Said<'score'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const given = isNone(value) ? 0 : readNumber(value);
  if (given === null) return { says: {}, warnings: ['impossible-score-ignored'] };
  if (given < 0) return { says: {}, warnings: ['negative-score-ignored'] };
  if (given === 0) return { says: { score: null }, warnings: [] };
  if (given > most) return { says: { score: 100 }, warnings: [`score-over-${most}-clamped`] };
  // Scores of 32-bit floats (8.69999981) are meant to one decimal of a tenth.
  const percent = Math.round(((given * 100) / most) * 1000) / 1000;
  return { says: { score: Math.max(1, Math.round(percent)) }, warnings: [] };
};

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A score of our own files: what our lists can hold stands as it is, 0 too; anything else is read like those of other files. */
export const exactScore = (value: unknown): Said<'score'> =>
  isCount(value, 100) ? { says: { score: value }, warnings: [] } : readScore(value, 100);

/** How often somebody came back, of our own files. */
export const exactRepeats = (value: unknown): Said<'repeatCount'> =>
  isCount(value, 10_000) ? { says: { repeatCount: value }, warnings: [] } : readRepeats(value);
