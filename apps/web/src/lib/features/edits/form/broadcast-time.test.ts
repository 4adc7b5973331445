import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broadcastTimeOf, instantOf } from './broadcast-time.ts';

describe('a broadcast in Japan', () => {
  it.each([
    ['2026-04-07', '23:00', '2026-04-07T14:00:00Z'],
    ['2026-04-07', '25:30', '2026-04-07T16:30:00Z'],
    ['2026-04-07', '9:05', '2026-04-07T00:05:00Z'],
    ['2026-12-31', '24:00', '2026-12-31T15:00:00Z'],
    ['2026-04-07', '', '2026-04-06T15:00:00Z'],
  ])('on %s at %s is %s', (date, time, instant) => {
    expect(instantOf({ date, time })).toBe(instant);
  });

  it.each([
    ['2026-04-07', '30:00'],
    ['2026-04-07', '12:60'],
    ['2026-04-07', 'late'],
    ['2026-02-30', '12:00'],
    ['2026-04', '12:00'],
    ['', ''],
  ])('on %j at %j is none', (date, time) => {
    expect(instantOf({ date, time })).toBeNull();
  });

  it('is written as broadcasters do, and read back as it was', () => {
    expect(broadcastTimeOf('2026-04-07T16:30:00Z')).toEqual({ date: '2026-04-07', time: '25:30' });
    expect(broadcastTimeOf('2026-04-07T20:00:00Z')).toEqual({ date: '2026-04-08', time: '05:00' });
    expect(broadcastTimeOf('2026-04-06T15:00:00Z', true)).toEqual({ date: '2026-04-07', time: '' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000_000 }), (minutes) => {
        const instant = new Date(minutes * 60_000).toISOString().replace('.000Z', 'Z');
        expect(instantOf(broadcastTimeOf(instant))).toBe(instant);
      }),
    );
  });
});
