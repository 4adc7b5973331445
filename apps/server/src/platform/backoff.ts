/**
 * Milliseconds to wait before the next try, after a number of failures in a row (from 1). It never gets shorter. `Infinity` means to give
 * up.
 */
export type Backoff = (failures: number) => number;

/** The parameters of a doubling wait. */
export interface Doubling {
  firstMs: number;
  /** No wait is longer. */
  mostMs: number;
  /** The number of tries, including the first; without it there is no limit. */
  tries?: number;
}

/** Waits that double: 2, 4, 8 … seconds, `mostMs` at most. */
export const doubling =
  ({ firstMs, mostMs, tries = Infinity }: Doubling): Backoff =>
  (failures) =>
    failures >= tries ? Infinity : Math.min(firstMs * 2 ** (failures - 1), mostMs);

/** A list of waits, from the shortest to the longest, after which it gives up. */
export const steps =
  (waitsMs: readonly number[]): Backoff =>
  (failures) =>
    waitsMs[failures - 1] ?? Infinity;
