/**
 * How many milliseconds to wait before something is tried again, after so many failures in a row (1 for the first). It never gets
 * shorter. `Infinity` means: give up.
 */
export type Backoff = (failures: number) => number;

/** The parameters of a wait that doubles. */
export interface Doubling {
  firstMs: number;
  /** No wait is longer. */
  mostMs: number;
  /** How often it is tried in all, the first time included; without it, for ever. */
  tries?: number;
}

/** Waits that double: 2, 4, 8 … seconds, `mostMs` at most. */
export const doubling =
  ({ firstMs, mostMs, tries = Infinity }: Doubling): Backoff =>
  (failures) =>
    failures >= tries ? Infinity : Math.min(firstMs * 2 ** (failures - 1), mostMs);

/** The waits one by one, from the shortest to the longest; then it is given up. */
export const steps =
  (waitsMs: readonly number[]): Backoff =>
  (failures) =>
    waitsMs[failures - 1] ?? Infinity;
