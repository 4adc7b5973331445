import type { WorkKind } from '#slices/catalog/values.ts';
import { MOST_UNITS } from '#slices/lists/values.ts';
import type { Said } from '#slices/exchange/values.ts';
import { unread } from './said.ts';

/** A number of a file; null if there is none. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*[-+]?\d{1,9}(?:\.\d{1,9})?\s*$/u.test(value)) return null;
  return Number(value);
};

/** Whether a member is present and empty. */
const isNone = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Whether an episode or chapter can have this number. Episodes are whole. */
export const isUnitOf = (kind: WorkKind, unit: number): boolean =>
  unit <= MOST_UNITS && (kind === 'manga' || Number.isInteger(unit));

/** The progress in episodes or chapters. */
export const readProgress = (value: unknown, kind: WorkKind): Said<'progress'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const given = isNone(value) ? 0 : readNumber(value);
  if (given !== null && given < 0) return unread('progress', value, 'negative-progress-ignored');
  const progress = given === null ? null : Math.round(given * 100) / 100;
  return progress === null || !isUnitOf(kind, progress)
    ? unread('progress', value, 'impossible-progress-ignored')
    : { says: { progress }, warnings: [] };
};

/** The number of finished volumes. */
export const readVolumes = (value: unknown): Said<'progressVolumes'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const volumes = isNone(value) ? 0 : readNumber(value);
  if (volumes === null || volumes < 0 || volumes > MOST_UNITS)
    return unread('progressVolumes', value, 'impossible-volumes-ignored');
  return { says: { progressVolumes: Math.floor(volumes) }, warnings: [] };
};

/** A total of the file. 0 means that it is unknown. */
export const readTotal = (value: unknown): number | null => {
  const total = readNumber(value);
  return total !== null && total > 0 && total <= MOST_UNITS ? total : null;
};

/** Older exports write 255 for a counter that overflowed. Nobody has that many. */
const OVERFLOW = 255;

/** How often somebody repeated a work. */
export const readRepeats = (value: unknown): Said<'repeatCount'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const count = Math.trunc(isNone(value) ? 0 : (readNumber(value) ?? -1));
  if (count === OVERFLOW) return unread('repeatCount', value, 'repeat-count-255-ignored');
  if (count < 0 || count > 9_999)
    return unread('repeatCount', value, 'impossible-repeat-count-ignored');
  return { says: { repeatCount: count }, warnings: [] };
};

/** A score out of `most` as 0–100; null for "no score" (0 or nothing). */
export const readScore = (value: unknown, most: number): Said<'score'> => {
  if (value === undefined) return { says: {}, warnings: [] };
  const given = isNone(value) ? 0 : readNumber(value);
  if (given === null) return unread('score', value, 'impossible-score-ignored');
  if (given < 0) return unread('score', value, 'negative-score-ignored');
  if (given === 0) return { says: { score: null }, warnings: [] };
  if (given > most) return { says: { score: 100 }, warnings: [`score-over-${most}-clamped`] };
  // Scores stored as 32-bit floats (8.69999981) are meant to have one decimal.
  const percent = Math.round(((given * 100) / most) * 1000) / 1000;
  return { says: { score: Math.max(1, Math.round(percent)) }, warnings: [] };
};

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** A score of our own files. A value that our lists allow stays as it is, even 0; anything else is read like a score of other files. */
export const exactScore = (value: unknown): Said<'score'> =>
  isCount(value, 100) ? { says: { score: value }, warnings: [] } : readScore(value, 100);

/** How often somebody repeated a work, in our own files. */
export const exactRepeats = (value: unknown): Said<'repeatCount'> =>
  isCount(value, 10_000) ? { says: { repeatCount: value }, warnings: [] } : readRepeats(value);
