import { MOST_UNITS } from '#slices/lists/index.ts';

/** A number as files write it; null when there is none. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,9}(?:\.\d{1,9})?\s*$/u.test(value)) return null;
  return Number(value);
};

/** How far somebody got. */
export const readProgress = (value: unknown): { progress: number; warnings: string[] } => {
  const progress = readNumber(value) ?? 0;
  if (progress < 0) return { progress: 0, warnings: ['negative-progress-set-to-0'] };
  if (progress > MOST_UNITS) return { progress: 0, warnings: ['impossible-progress-ignored'] };
  return { progress: Math.round(progress * 100) / 100, warnings: [] };
};

/** A total as the file says it: 0 means it does not know. */
export const readTotal = (value: unknown): number | null => {
  const total = readNumber(value);
  return total !== null && total > 0 && total <= MOST_UNITS ? total : null;
};

/** Older exports write 255 for a count that ran over; nobody gets near it. */
const OVERFLOW = 255;

/** How often somebody came back. */
export const readRepeats = (value: unknown): { repeatCount: number; warnings: string[] } => {
  const count = Math.trunc(readNumber(value) ?? 0);
  if (count === OVERFLOW) return { repeatCount: 0, warnings: ['repeat-count-255-ignored'] };
  if (count < 0 || count > 9_999)
    return { repeatCount: 0, warnings: ['impossible-repeat-count-ignored'] };
  return { repeatCount: count, warnings: [] };
};

/** A score out of `most` as 0–100, null where it stands for "none" (0 or nothing). */
export const readScore = (
  value: unknown,
  most: number,
): { score: number | null; warnings: string[] } => {
  const given = readNumber(value);
  if (given === null || given === 0) return { score: null, warnings: [] };
  if (given < 0) return { score: null, warnings: ['negative-score-ignored'] };
  if (given > most) return { score: 100, warnings: [`score-over-${most}-clamped`] };
  // Scores of 32-bit floats (8.69999981) are meant to one decimal of a tenth.
  const percent = Math.round(((given * 100) / most) * 1000) / 1000;
  return { score: Math.max(1, Math.round(percent)), warnings: [] };
};

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A score of our own files: what our lists can hold stands as it is, 0 too; anything else is read like those of other files. */
export const exactScore = (value: unknown): ReturnType<typeof readScore> =>
  isCount(value, 100) ? { score: value, warnings: [] } : readScore(value, 100);

/** How often somebody came back, of our own files. */
export const exactRepeats = (value: unknown): ReturnType<typeof readRepeats> =>
  isCount(value, 10_000) ? { repeatCount: value, warnings: [] } : readRepeats(value);
