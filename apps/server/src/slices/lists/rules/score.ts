import type { ScoreFormat } from '#slices/accounts/index.ts';

interface Scale {
  /** The steps of a format, with the stored score of each. */
  shown: (score: number) => number;
  kept: (value: number) => number;
  most: number;
  step: number;
}

const halfUp = (value: number): number => Math.floor(value + 0.5);

const linear = (most: number, step: number): Scale => {
  const per = 100 / most;
  return {
    most,
    step,
    // The lowest shown score, because a score must never look like none.
    shown: (score) => (score === 0 ? 0 : Math.max(step, halfUp(score / per / step) * step)),
    kept: (value) => halfUp(value * per),
  };
};

/** Formats with few steps, each for a range of scores: AniList's stars and faces, Annict's grades. A star begins where it is kept, as at AniList: 8 of 10 are four. */
const graded = (kept: readonly number[], bounds: readonly number[]): Scale => ({
  most: kept.length,
  step: 1,
  shown: (score) => bounds.filter((bound) => score >= bound).length + 1,
  kept: (value) => kept[value - 1] ?? 0,
});

const SCALES: Readonly<Record<ScoreFormat, Scale>> = {
  POINT_100: linear(100, 1),
  POINT_10_DECIMAL: linear(10, 0.1),
  POINT_10: linear(10, 1),
  POINT_5: graded([10, 30, 50, 70, 90], [30, 50, 70, 90]),
  POINT_3: graded([35, 60, 85], [36, 61]),
  POINT_20: linear(20, 1),
  POINT_4: graded([25, 50, 75, 100], [38, 63, 88]),
};

const tidy = (value: number): number => Number(value.toFixed(1));

/** A stored score in a format; null stays null. */
export const shownScore = (score: number | null, format: ScoreFormat): number | null =>
  score === null ? null : tidy(SCALES[format].shown(score));

/**
 * The stored score, 0–100, for a value of a format; null for 0 if it means "no score" in the format.
 * @returns `undefined` for a value the format does not have.
 */
export const keptScore = (value: number, format: ScoreFormat): number | null | undefined => {
  const { most, step, kept } = SCALES[format];
  const isStep = Math.abs(value / step - Math.round(value / step)) < 1e-6;
  if (!isStep || value < 0 || value > most) return undefined;
  if (value === 0) return format === 'POINT_100' ? 0 : null;
  return kept(value);
};

/** Whether a format shows a stored score as it is, and not rounded. 0 is the lowest score of every format. */
export const isExactIn = (score: number, format: ScoreFormat): boolean =>
  score === 0 || keptScore(shownScore(score, format) ?? 0, format) === score;

/** The plainest format of ten points that shows all scores as they are. */
export const fittingFormat = (scores: readonly number[]): ScoreFormat =>
  scores.every((score) => isExactIn(score, 'POINT_10')) ? 'POINT_10' : 'POINT_10_DECIMAL';

/** The values a format has, for messages. */
export const scaleOf = (format: ScoreFormat): { most: number; step: number } => {
  const { most, step } = SCALES[format];
  return { most, step };
};
