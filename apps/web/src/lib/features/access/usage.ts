import { DAY_MS, HOUR_MS } from '#lib/time/durations.ts';

/** Requests of a key in one hour. */
export interface HourOfUse {
  readonly hour: string;
  readonly requests: number;
  readonly denials: number;
  readonly errors: number;
}

/** Requests of a key in one bar of the chart. */
export interface UsageBar {
  /** Milliseconds since the epoch. */
  readonly from: number;
  /** Requests that succeeded. */
  readonly answered: number;
  readonly errors: number;
  readonly denials: number;
}

/** The time spans of the chart. Bars begin at whole hours or UTC days. */
export const SPANS = {
  '24h': { hours: 24, barMs: HOUR_MS },
  '7d': { hours: 7 * 24, barMs: 6 * HOUR_MS },
  '90d': { hours: 90 * 24, barMs: DAY_MS },
} as const;
export type Span = keyof typeof SPANS;

const isSpan = (text: string): text is Span => Object.hasOwn(SPANS, text);

/** The span an address names. */
export const spanOf = (text: string | null): Span => (text && isSpan(text) ? text : '24h');

/** Sums hours into the bars of a span that ends now. Hours without use become empty bars. */
export function usageBars(hours: readonly HourOfUse[], span: Span, now: number): UsageBar[] {
  const { barMs, hours: length } = SPANS[span];
  const count = (length * HOUR_MS) / barMs;
  const last = Math.floor(now / barMs) * barMs;
  const first = last - (count - 1) * barMs;
  const bars = Array.from({ length: count }, (_, index) => ({
    from: first + index * barMs,
    answered: 0,
    errors: 0,
    denials: 0,
  }));
  for (const { hour, requests, errors, denials } of hours) {
    const bar = bars[Math.floor((Date.parse(hour) - first) / barMs)];
    if (!bar) continue;
    // `requests` includes denied requests and requests with errors.
    bar.answered += Math.max(0, requests - denials - errors);
    bar.errors += errors;
    bar.denials += denials;
  }
  return bars;
}

/** The next number that is round, and its half too: the top of the chart's scale. */
export function roundUp(value: number): number {
  if (value <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(value));
  return (
    [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((round) => round >= value) ??
    value
  );
}
