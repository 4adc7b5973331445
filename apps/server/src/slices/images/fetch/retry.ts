import { doubling, type Backoff } from '#platform/backoff.ts';
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';

/** Why a picture is not here. `gone`: the same request will bring the same. `later`: another time may be better. */
export type FaultKind = 'gone' | 'later';

const WAITS: Readonly<Record<FaultKind, Backoff>> = {
  gone: doubling({ firstMs: DAY_MS, mostMs: 30 * DAY_MS }),
  later: doubling({ firstMs: 5 * MINUTE_MS, mostMs: DAY_MS }),
};

/** Milliseconds until an address is asked again, after so many failures in a row. A host may ask for more, up to a day. */
export const waitAfter = (failures: number, kind: FaultKind, askedForMs: number): number =>
  Math.max(WAITS[kind](failures), Math.min(askedForMs, DAY_MS));
