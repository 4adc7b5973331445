import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTry } from '#platform/delivery/schedule.ts';
import { stepOf, warningsBy, type FailureRow } from '#platform/delivery/health.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { endpointHealth, eventSchedule, trialSchedule } from './tries.ts';

const NOON = new Date('2026-01-15T12:00:00Z');
const at = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR_MS);

/** The tries of an event whose receiver always fails, in hours after the first. */
const triesOf = ({ random, endsAfter }: { random: number; endsAfter: number }): number[] => {
  const tries = [0];
  let now = NOON;
  for (;;) {
    const failed = { tries: tries.length, now, askedMs: undefined, random };
    const next = nextTry(eventSchedule, { ...failed, expiresAt: at(endsAfter) });
    if (!next) return tries;
    now = next;
    tries.push((now.getTime() - NOON.getTime()) / HOUR_MS);
  }
};

describe('the tries of an event', () => {
  it('are ten, over three days', () => {
    const tries = triesOf({ random: 0.5, endsAfter: 75 });
    expect(tries.map((hours) => Math.round(hours))).toEqual([0, 0, 0, 1, 3, 8, 18, 32, 52, 75]);
  });

  it('end with the event, whatever the jitter: never after it, and the last one shortly before if much time is left', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 90 }),
        (random, endsAfter) => {
          const tries = triesOf({ random, endsAfter });
          expect(tries.length).toBeLessThanOrEqual(10);
          expect(tries.at(-1)).toBeLessThan(endsAfter);
          expect(tries).toEqual([...new Set(tries)].toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('wait as long as the receiver asks, but no longer than a day', () => {
    const failed = { tries: 1, now: NOON, expiresAt: at(75), random: 0.5 };
    expect(nextTry(eventSchedule, { ...failed, askedMs: HOUR_MS })).toEqual(at(1));
    expect(nextTry(eventSchedule, { ...failed, askedMs: 99 * 24 * HOUR_MS })).toEqual(at(24));
    expect(nextTry(eventSchedule, { ...failed, tries: 9, askedMs: 1 })).toEqual(at(24));
    expect(
      nextTry(eventSchedule, { ...failed, expiresAt: at(1), askedMs: 5 * HOUR_MS }),
    ).toBeNull();
  });

  it('of a ping or a test are three, in minutes', () => {
    const failed = { now: NOON, expiresAt: at(1), askedMs: undefined, random: 0.5 };
    const waits = [1, 2, 3].map((tries) => nextTry(trialSchedule, { ...failed, tries })?.getTime());
    expect(waits).toEqual([NOON.getTime() + 5_000, NOON.getTime() + 300_000, undefined]);
  });
});

describe('an endpoint that fails', () => {
  const row = (failures: number, warnings = 0) => ({ failures, warnings, failingSince: NOON });
  const step = (failing: FailureRow, hours: number, isGone = false) =>
    stepOf(endpointHealth, failing, { now: at(hours), isGone });

  it('is told about after four hours and after a day, and disabled after five days and ten failures', () => {
    expect(step(row(50), 3.9)).toBe('nothing');
    expect(step(row(2), 5)).toBe('nothing');
    expect(step(row(3), 4)).toBe('warn');
    expect(step(row(9, 1), 10)).toBe('nothing');
    expect(step(row(9, 1), 24)).toBe('warn');
    expect(step(row(9, 2), 500)).toBe('nothing');
    expect(step(row(10, 2), 119)).toBe('nothing');
    expect(step(row(10, 2), 120)).toBe('disable');
    expect(step({ failures: 0, warnings: 0, failingSince: null }, 500)).toBe('nothing');
  });

  it('gets one letter after a long silence, not two', () => {
    expect([1, 4, 23, 24, 99].map((hours) => warningsBy(endpointHealth, NOON, at(hours)))).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
});
