interface ScoreScale {
  readonly most: number;
  readonly step: number;
  /** Its values as signs, from 1; absent if they are numbers. */
  readonly signs?: readonly string[];
  /** The least score (0 to 100) of each sign after the first. */
  readonly bounds?: readonly number[];
}

const SCALES: Readonly<Record<string, ScoreScale>> = {
  POINT_100: { most: 100, step: 1 },
  POINT_20: { most: 20, step: 1 },
  POINT_10_DECIMAL: { most: 10, step: 0.1 },
  POINT_10: { most: 10, step: 1 },
  POINT_5: {
    most: 5,
    step: 1,
    signs: ['★', '★★', '★★★', '★★★★', '★★★★★'],
    bounds: [30, 50, 70, 90],
  },
  POINT_4: { most: 4, step: 1, signs: ['😞', '😐', '🙂', '😄'], bounds: [38, 63, 88] },
  POINT_3: { most: 3, step: 1, signs: ['🙁', '😐', '🙂'], bounds: [36, 61] },
};

const HUNDRED: ScoreScale = { most: 100, step: 1 };

/** The values of a score format. */
export function scoreScale(format: string): ScoreScale {
  return SCALES[format] ?? HUNDRED;
}

/** The short form of a value on a scale of signs: "4★", or the sign itself if there is only one. */
export function shortSign(sign: string): string {
  const stars = Array.from(sign).length;
  return sign.startsWith('★') ? `${stars}★` : sign;
}

/** The least score (0 to 100) that a format shows as the given value or higher. */
export function leastOfHundred(value: number, format: string): number {
  const { most, step, bounds } = scoreScale(format);
  if (value <= step) return 1;
  return bounds
    ? (bounds[Math.ceil(value) - 2] ?? 101)
    : Math.ceil(((value - step / 2) * 100) / most);
}

/** The value of a format for a score of 0 to 100, or for a mean of such scores. */
export function valueOfHundred(score: number, format: string): number {
  const { most, step, bounds } = scoreScale(format);
  if (bounds) return bounds.filter((bound) => score >= bound).length + 1;
  return Number(Math.max(step, Math.round((score * most) / 100 / step) * step).toFixed(1));
}

/** A mean of scores of 0 to 100, with one decimal: "8.3/10", or the sign nearest to it. */
export function meanText(mean: number, format: string, tag: string): string {
  const { most, signs } = scoreScale(format);
  if (signs) return scoreText(valueOfHundred(mean, format), format);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return `${number.format((mean * most) / 100)}/${most}`;
}

/** "8.5/10", "★★★" or "🙂". */
export function scoreText(score: number, format: string): string {
  const { most, signs } = scoreScale(format);
  return signs?.[score - 1] ?? `${score}/${most}`;
}
