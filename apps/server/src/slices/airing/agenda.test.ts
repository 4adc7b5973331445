import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import type { Anime } from '#slices/catalog/index.ts';
import { Schedule } from './schedule.ts';
const NOW_MS = Date.parse('2026-01-15T12:00:00Z');
const IDS = ['a', 'b', 'c', 'd', 'e'];

const known = new Map(IDS.map((id) => [id, { id, episodeCount: 12 } as Anime]));

const anyRule = fc.record({
  startMs: fc.integer({ min: -200, max: 200 }).map((hours) => NOW_MS + hours * HOUR_MS + 90_000),
  every: fc.constantFrom(null, 'P1D', 'P7D', 'P1M'),
  untilMs: fc.option(fc.integer({ min: -100, max: 400 }).map((hours) => NOW_MS + hours * HOUR_MS)),
  basis: fc.constant('RECURRENCE' as const),
  confirmedUntilMs: fc.constant(null),
  isDayOnly: fc.constant(false),
});

/** Time passes, or recurrences change: those of one anime, or all. */
const anyStep = fc.oneof(
  fc.record({ hours: fc.double({ min: -2, max: 60, noNaN: true }) }),
  fc.record({ id: fc.constantFrom(...IDS), rules: fc.array(anyRule, { maxLength: 2 }) }),
  fc.record({ all: fc.array(fc.tuple(fc.constantFrom(...IDS), fc.array(anyRule))) }),
);

test('finds the airings of a span that a look at every anime finds, however time passes and recurrences change', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const schedule = new Schedule((id) => known.get(id));
      let nowMs = NOW_MS;
      for (const step of steps) {
        if ('hours' in step) nowMs += Math.round(step.hours * HOUR_MS);
        else if ('id' in step) schedule.replace([step.id], new Map([[step.id, step.rules]]));
        else schedule.replace(null, new Map(step.all));
        const span = { fromMs: nowMs, toMs: nowMs + HOUR_MS / 2 };
        expect(schedule.soon(span)).toEqual(schedule.within(span, () => true));
      }
    }),
  );
});
