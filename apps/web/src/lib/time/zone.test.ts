import { describe, expect, it } from 'vitest';
import { partialDate } from './calendar.ts';
import { adoptOwnZone } from './own-zone.ts';
import { zoneOffset, zonePlace } from './zone-name.ts';
import { knownZone, localTime, offsetAt } from './zone.ts';

describe('a local time', () => {
  it('is on another weekday where another day has begun', () => {
    const instant = Date.parse('2026-01-06T15:30:00Z');
    expect(localTime(instant, 'Asia/Tokyo')).toMatchObject({
      weekday: 2,
      clock: '00:30',
      dayNumber: 20460,
    });
    expect(localTime(instant, 'America/Los_Angeles')).toMatchObject({
      weekday: 1,
      clock: '07:30',
      dayNumber: 20459,
    });
  });

  it('writes midnight as 00:00', () => {
    expect(localTime(Date.parse('2026-01-06T15:00:00Z'), 'Asia/Tokyo').clock).toBe('00:00');
  });

  it('follows summer time', () => {
    expect(localTime(Date.parse('2026-07-01T12:00:00Z'), 'Europe/Berlin').clock).toBe('14:00');
    expect(zoneOffset('Europe/Berlin', Date.parse('2026-07-01T12:00:00Z'))).toBe('GMT+2');
    expect(zoneOffset('Europe/Berlin', Date.parse('2026-01-01T12:00:00Z'))).toBe('GMT+1');
  });
});

it('tells every time as the runtime itself does, on days the clocks change too', () => {
  const names = ['Asia/Tokyo', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'];
  // One assertion for forty thousand times, each of which would take longer than what it compares.
  const wrong: string[] = [];
  for (const zone of names) {
    const own = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const offset = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      timeZoneName: 'shortOffset',
    });
    for (let at = Date.UTC(2025, 11, 30, 5, 55); at < Date.UTC(2027, 0, 3); at += 3_607_000) {
      const { clock, dayNumber, weekday } = localTime(at, zone);
      const date = new Date(dayNumber * 86_400_000);
      const told = [date.toISOString().slice(0, 10), clock, weekday, zoneOffset(zone, at)];
      const name = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
      const right = [
        own.format(at),
        (date.getUTCDay() + 6) % 7,
        name?.replace(/UTC|GMT\+0$/u, 'GMT'),
      ];
      if (told.join(' ') !== right.join(' ')) wrong.push([zone, at, ...told].join(' '));
    }
  }
  expect(wrong).toEqual([]);
});

describe('a zone', () => {
  it('is known to the runtime or refused', () => {
    expect(knownZone('Europe/Paris')).toBe('Europe/Paris');
    expect(knownZone('Etc/GMT+5')).toBe('Etc/GMT+5');
    expect(knownZone('Middle/Earth')).toBeNull();
    expect(knownZone('"><script>')).toBeNull();
    expect(knownZone(undefined)).toBeNull();
  });

  it('has one spelling', () => {
    expect(knownZone('eUrOpE/pArIs')).toBe('Europe/Paris');
  });

  it('is named after its place', () => {
    expect(zonePlace('Asia/Tokyo', 'en')).toBe('Japan');
    expect(zonePlace('Asia/Tokyo', 'ja')).toBe('日本');
    expect(zonePlace('America/Argentina/Buenos_Aires', 'en')).toBe('Buenos Aires');
    expect(zonePlace('Etc/UTC', 'en')).toBe('UTC');
  });
});

it('writes as much of a partial date as is known', () => {
  expect(partialDate('2015-08-07', 'en')).toBe('7 Aug 2015');
  expect(partialDate('2015-08', 'en')).toBe('Aug 2015');
  expect(partialDate('2015', 'en')).toBe('2015');
  expect(partialDate('2015-08-07', 'ja')).toBe('2015年8月7日');
});

it('tells the time in the zone of the runtime as in any other', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, day, 7, 11));
  const asked = days.map((at) => offsetAt(at, zone));
  adoptOwnZone(zone);
  expect(days.map((at) => offsetAt(at, zone))).toEqual(asked);
});
