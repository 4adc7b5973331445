import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, utcDay, type Quota, type Standing } from './quota.ts';
import type { LimitReport } from '#platform/graphql/context.ts';
import { addHeaders, reportOf } from './report.ts';

const NOON = Date.parse('2026-01-15T12:00:00Z');
const MIDNIGHT = Date.parse('2026-01-16T00:00:00Z');

const quota = (more: Partial<Quota> = {}): Quota => ({
  rateName: 'burst',
  intervalMs: 3_000,
  burst: 1,
  dailyCap: 500,
  ...more,
});

/** Draws at each instant. @returns the instants that were allowed */
const passing = (limits: Quota, instants: readonly number[]): number[] => {
  let standing: Standing | undefined;
  return instants.filter((nowMs) => {
    const decision = draw(standing, limits, nowMs);
    if (decision.isAllowed) ({ standing } = decision);
    return decision.isAllowed;
  });
};

const instants = fc
  .array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 })
  .map((gaps) => gaps.sort((a, b) => a - b).map((gap) => NOON + gap));

describe('the rate', () => {
  it('with a burst of 1 lets the next request in when the interval is over, not a millisecond before', () => {
    expect(
      passing(
        quota(),
        [0, 1, 2_999, 3_000, 5_999, 6_000].map((ms) => NOON + ms),
      ),
    ).toEqual([0, 3_000, 6_000].map((ms) => NOON + ms));
  });

  it('never grants more than the burst and what came back since, in any stretch', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4_000 }),
        (times, burst, intervalMs) => {
          const passed = passing(quota({ burst, intervalMs, dailyCap: null }), times);
          passed.forEach((from, first) => {
            passed.slice(first).forEach((to, count) => {
              expect(count + 1).toBeLessThanOrEqual(burst + Math.floor((to - from) / intervalMs));
            });
          });
        },
      ),
    );
  });

  it('lets somebody in who waits as long as the report says', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 5 }), (times, burst) => {
        const limits = quota({ burst });
        let standing: Standing | undefined;
        for (const nowMs of times) {
          const decision = draw(standing, limits, nowMs);
          const { violated, retryAfterSeconds } = reportOf(limits, decision, nowMs);
          expect(violated.length === 0).toBe(decision.isAllowed);
          if (decision.isAllowed) ({ standing } = decision);
          else
            expect(draw(standing, limits, nowMs + retryAfterSeconds * 1000).isAllowed).toBe(true);
        }
      }),
    );
  });

  it('is not held for years by a clock that was wrong', () => {
    const wrong = draw(undefined, quota(), Date.parse('2036-01-01T00:00:00Z')).standing;
    expect(draw(wrong, quota(), NOON).isAllowed).toBe(true);
  });
});

describe('the daily cap', () => {
  const fast = quota({ intervalMs: 1, dailyCap: 3 });

  it('counts a UTC day and begins anew at 00:00', () => {
    const times = [NOON, NOON + 10, NOON + 20, NOON + 30, MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + 1];
    expect(passing(fast, times)).toEqual([NOON, NOON + 10, NOON + 20, MIDNIGHT, MIDNIGHT + 1]);
  });

  it('is not touched by denied requests', () => {
    const full = { tatMs: 0, day: utcDay(NOON), used: 3 };
    const { isAllowed, standing } = draw(full, fast, NOON);
    expect({ isAllowed, used: standing.used }).toEqual({ isAllowed: false, used: 3 });
  });
});

describe('a report', () => {
  /** Alternating names and values, as an object. */
  const namedHeaders = (report: LimitReport): Record<string, string> => {
    const lines: string[] = [];
    addHeaders(lines, report);
    return Object.fromEntries(
      lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? '']] : [])),
    );
  };

  it('of an anonymous first request tells both policies, and older clients the tighter', () => {
    const headers = namedHeaders(reportOf(quota(), draw(undefined, quota(), NOON), NOON));
    expect(headers).toEqual({
      'ratelimit-policy': '"burst";q=1;w=3, "daily";q=500;w=86400',
      ratelimit: '"burst";r=0;t=3, "daily";r=499;t=43200',
      'x-ratelimit-limit': '1',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(NOON / 1000 + 3),
    });
  });

  it('of a used up day says when the next one begins', () => {
    const full = { tatMs: 0, day: utcDay(NOON), used: 500 };
    const report = reportOf(quota(), draw(full, quota(), NOON), NOON);
    expect(report).toMatchObject({ violated: ['daily'], retryAfterSeconds: 43_200 });
    expect(namedHeaders(report)).toMatchObject({
      'retry-after': '43200',
      ratelimit: '"burst";r=1;t=3, "daily";r=0;t=43200',
      'x-ratelimit-limit': '500',
    });
  });

  it('counts what is left of a burst down and up', () => {
    const limits = quota({ burst: 3, intervalMs: 1_000, dailyCap: null });
    let standing: Standing | undefined;
    const left = [0, 0, 0, 0, 1_000, 3_500].map((ms) => {
      const decision = draw(standing, limits, NOON + ms);
      if (decision.isAllowed) ({ standing } = decision);
      return reportOf(limits, decision, NOON + ms).policies[0]?.remaining;
    });
    expect(left).toEqual([2, 1, 0, 0, 0, 1]);
  });
});
