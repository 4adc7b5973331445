import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#lib/i18n/locale.ts';
import { dateFormat } from '#lib/time/calendar.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { countdown } from './countdown.ts';
import { dayAddress, parseDay } from './day-address.ts';
import {
  dayCounts,
  daysOf,
  listedTime,
  shortWeekday,
  slotsOf,
  weekdayName,
  weekOf,
} from './week.ts';
import { airingWords } from './words.ts';

// A Wednesday, 21:00 in Japan.
const now = Date.parse('2026-01-21T12:00:00Z');
const firstDay = Date.UTC(2026, 0, 21) / 86_400_000;
const inJapan = { zone: 'Asia/Tokyo', dayClock: '24', now } as const;

const at = (airingAt: string) => ({ airingAt });

describe('a week', () => {
  it('has seven days from the first on, also those without airings', () => {
    const days = weekOf([], { ...inJapan, firstDay });
    expect(days.map((day) => day.id)).toEqual([
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'monday',
      'tuesday',
    ]);
    expect(days.map((day) => day.slots)).toEqual(days.map(() => []));
  });

  it('puts a late-night show under the day it airs on in the zone asked for', () => {
    const lateNight = [at('2026-01-22T16:30:00Z')];
    const dayIn = (zone: string, dayClock: '24' | '30' = '24') =>
      weekOf(lateNight, { zone, dayClock, now, firstDay }).find((day) => day.slots.length > 0);
    expect(dayIn('Asia/Tokyo')?.id).toBe('friday');
    expect(dayIn('Asia/Tokyo')?.slots[0]?.clock).toBe('01:30');
    expect(dayIn('Europe/Berlin')?.id).toBe('thursday');
    expect(dayIn('Asia/Tokyo', '30')?.id).toBe('thursday');
    expect(dayIn('Asia/Tokyo', '30')?.slots[0]?.clock).toBe('25:30');
  });

  it('lists the next airings under the days of the zone asked for', () => {
    const airings = ['2026-11-29T15:00:00Z', '2026-11-30T07:30:00Z', '2026-11-30T08:30:00Z'].map(
      at,
    );
    const view = { dayClock: '24', now: Date.parse('2026-11-29T15:00:00Z') } as const;
    const daysIn = (zone: string) =>
      daysOf(airings, {
        zone,
        ...view,
        firstDay: listedTime(view.now, { zone, ...view }).dayNumber,
      }).map(({ id, slots }) => [id, slots.map(({ clock }) => clock)]);
    expect(daysIn('America/Los_Angeles')).toEqual([
      ['sunday', ['07:00', '23:30']],
      ['monday', ['00:30']],
    ]);
    expect(daysIn('Asia/Tokyo')).toEqual([['monday', ['00:00', '16:30', '17:30']]]);
  });

  it('lists the next airings from the first day on, in a zone where others are of the day before', () => {
    // What is still today in Japan was yesterday in Auckland, where the last hour of a day is also the one before.
    const airings = ['2026-01-21T05:00:00Z', '2026-01-21T10:45:00Z', '2026-01-21T12:30:00Z'].map(
      at,
    );
    const view = { zone: 'Pacific/Auckland', dayClock: '24', now } as const;
    const today = listedTime(now, view).dayNumber;
    const days = daysOf(airings, { ...view, firstDay: today });
    expect(days.map(({ id, slots }) => [id, slots.length])).toEqual([['thursday', 1]]);
  });

  it('counts on each day what it lists there', () => {
    const hours = fc.array(fc.integer({ min: -30, max: 200 }), { maxLength: 40 });
    fc.assert(
      fc.property(hours, fc.constantFrom('24', '30'), (airings, dayClock) => {
        const view = { ...inJapan, dayClock, firstDay } as const;
        const instants = airings.map((hour) => now + hour * 3_600_000);
        const listed = weekOf(
          instants.map((instant) => at(new Date(instant).toISOString())),
          view,
        );
        expect(dayCounts(instants, view)).toEqual(
          listed.map(({ slots, ...day }) => ({ ...day, count: slots.length })),
        );
      }),
    );
  });

  it('leaves out what airs before and after it', () => {
    const days = weekOf([at('2026-01-20T12:00:00Z'), at('2026-01-28T12:00:00Z')], {
      ...inJapan,
      firstDay,
    });
    expect(days.flatMap((day) => day.slots)).toEqual([]);
  });
});

describe('the clock of thirty hours', () => {
  it.each([
    ['2026-01-21T15:00:00Z', '24:00'],
    ['2026-01-21T16:30:00Z', '25:30'],
    ['2026-01-21T20:59:00Z', '29:59'],
    ['2026-01-21T21:00:00Z', '06:00'],
    ['2026-01-21T14:59:00Z', '23:59'],
  ])('writes %s in Japan as %s', (instant, clock) => {
    expect(listedTime(Date.parse(instant), { ...inJapan, dayClock: '30' }).clock).toBe(clock);
  });

  it('keeps the order of the night', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 7 * 24 * 60 }), { minLength: 2 });
    fc.assert(
      fc.property(minutes, fc.constantFrom('Asia/Tokyo', 'Asia/Kathmandu'), (offsets, zone) => {
        const airings = offsets.map((m) => at(new Date(now + m * 60_000).toISOString()));
        const slots = slotsOf(airings, { zone, dayClock: '30', now });
        const keys = slots.map(({ dayNumber, clock }) => `${dayNumber} ${clock}`);
        expect(keys).toEqual(keys.toSorted());
      }),
    );
  });
});

it('counts down within a day, and keeps an episode on air for half an hour', () => {
  const near = (airingAt: string) => slotsOf([at(airingAt)], inJapan)[0]?.nearness;
  expect(near('2026-01-21T12:30:00Z')).toEqual({ kind: 'soon', minutes: 30 });
  expect(near('2026-01-21T11:45:00Z')).toEqual({ kind: 'soon', minutes: -15 });
  expect(near('2026-01-21T11:00:00Z')).toEqual({ kind: 'past' });
  expect(near('2026-01-23T12:00:00Z')).toEqual({ kind: 'later' });
});

it('loses no airing of its days and invents none, in any zone', () => {
  const zones = fc.constantFrom('Asia/Tokyo', 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu');
  const instants = fc.array(
    fc.date({ min: new Date('2026-01-22'), max: new Date('2026-01-26'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(instants, zones, fc.constantFrom('24', '30'), (dates, zone, dayClock) => {
      const airings = dates.map((date) => at(date.toISOString()));
      const days = weekOf(airings, { zone, dayClock, now, firstDay: firstDay - 1 });
      const shown = days.flatMap((day) => day.slots.map((slot) => slot.airing.airingAt));
      expect(shown.sort()).toEqual(airings.map((airing) => airing.airingAt).sort());
    }),
  );
});

it('counts down in hours and minutes', () => {
  const say = airingWords('en');
  expect(countdown(-15, say)).toBe('airing now');
  expect(countdown(5, say)).toBe('in 5 min');
  expect(countdown(60, say)).toBe('in 1 h');
  expect(countdown(200, airingWords('ja'))).toBe('あと3時間20分');
});

describe('a day in an address', () => {
  it('is read back as it was written', () => {
    expect(parseDay(dayAddress(firstDay))).toBe(firstDay);
    expect(weekdayName(firstDay, 'en')).toBe('Wednesday');
    expect(weekdayName(firstDay, 'ja')).toBe('水曜日');
  });

  it.each(['', 'today', '2026-02-30', '2026-1-1', '0001-01-01', '9999-01-01', '2026-01-01T00:00'])(
    'is refused when it is none: %j',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );
});

it.each(LOCALES)('days are named as Intl names them (%s)', (locale) => {
  const days = Array.from({ length: 7 }, (_, at) => firstDay + at);
  const named = (weekday: 'long' | 'short') =>
    days.map((day) => dateFormat(locale, { weekday, timeZone: 'UTC' }).format(day * DAY_MS));
  expect(days.map((day) => weekdayName(day, locale))).toEqual(named('long'));
  expect(days.map((day) => shortWeekday(day, locale))).toEqual(named('short'));
});
