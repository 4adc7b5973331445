/** A stretch of a video in seconds, from its start to its end. */
export type Span = readonly [from: number, to: number];

/** Players round, so that spans that nearly touch are one. */
const GAP_S = 0.5;

/** Spans in order, none of which touch. */
export const unionOf = (spans: readonly Span[]): Span[] => {
  const ordered = spans.filter(([from, to]) => to > from).sort(([a], [b]) => a - b);
  const union: [number, number][] = [];
  for (const [from, to] of ordered) {
    const last = union.at(-1);
    if (last && from <= last[1] + GAP_S) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
};

/** How many seconds are in spans that do not overlap. */
export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, to]) => sum + to - from, 0);
