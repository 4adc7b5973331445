import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, weekOf } from './week.ts';

// A Wednesday, 21:00 in Japan.
const now = Date.parse('2026-01-21T12:00:00Z');
const running = { zone: 'Asia/Tokyo', now, isRunning: true };

const at = (airingAt: string) => ({ airingAt });

describe('the week of a running season', () => {
  it('starts with today and names the days that come', () => {
    const days = weekOf([], running);
    expect(days.map((day) => day.id)[0]).toBe('wednesday');
    expect(days.map((day) => day.when)).toEqual([
      'Today',
      'Tomorrow',
      '23 Jan',
      '24 Jan',
      '25 Jan',
      '26 Jan',
      '27 Jan',
    ]);
  });

  it('puts a late-night show under the day it airs on in the zone asked for', () => {
    const lateNight = [at('2026-01-22T16:30:00Z')];
    const dayIn = (zone: string) =>
      weekOf(lateNight, { ...running, zone }).find((day) => day.slots.length > 0)?.id;
    expect(dayIn('Asia/Tokyo')).toBe('friday');
    expect(dayIn('Europe/Berlin')).toBe('thursday');
  });

  it('counts down within a day, dates what is further than a week, and keeps what is over last', () => {
    const today = weekOf(
      [
        at('2026-01-07T01:00:00Z'),
        at('2026-01-28T03:00:00Z'),
        at('2026-01-21T14:00:00Z'),
        at('2026-01-21T12:30:00Z'),
      ],
      running,
    )[0];
    expect(today?.slots.map((slot) => slot.nearness)).toEqual([
      { kind: 'soon', minutes: 30 },
      { kind: 'soon', minutes: 120 },
      { kind: 'later', date: '28 Jan' },
      { kind: 'past', date: '7 Jan' },
    ]);
  });

  it('keeps an episode on air for half an hour', () => {
    const [today] = weekOf([at('2026-01-21T11:45:00Z')], running);
    expect(today?.slots[0]?.nearness).toEqual({ kind: 'soon', minutes: -15 });
    expect(countdown(-15)).toBe('on now');
  });
});

describe('the week of any other season', () => {
  it('starts on Monday and only gives dates', () => {
    const days = weekOf([at('2025-10-03T14:00:00Z')], { ...running, isRunning: false });
    expect(days[0]?.id).toBe('monday');
    expect(days.every((day) => day.when === null)).toBe(true);
    expect(days[4]?.slots[0]?.nearness).toEqual({ kind: 'dated', date: '3 Oct' });
  });
});

it('loses no airing and invents none, in any zone', () => {
  const zones = fc.constantFrom('Asia/Tokyo', 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu');
  const instants = fc.array(
    fc.date({ min: new Date('2025-12-22'), max: new Date('2026-03-21'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(instants, zones, fc.boolean(), (dates, zone, isRunning) => {
      const airings = dates.map((date) => at(date.toISOString()));
      const days = weekOf(airings, { zone, now, isRunning });
      const shown = days.flatMap((day) => day.slots.map((slot) => slot.airing.airingAt));
      expect(new Set(days.map((day) => day.id)).size).toBe(7);
      expect(shown.sort()).toEqual(airings.map((airing) => airing.airingAt).sort());
    }),
  );
});

it('counts down in hours and minutes', () => {
  expect(countdown(5)).toBe('in 5 min');
  expect(countdown(60)).toBe('in 1 h');
  expect(countdown(200)).toBe('in 3 h 20 min');
});
