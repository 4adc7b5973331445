import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import {
  firstRun,
  hasConsent,
  hasShrunk,
  isFailingLong,
  isOld,
  nextRun,
  nextTry,
  standingOf,
  type Standing,
} from './rules.ts';
import type { SourceChoice } from './keys.ts';
const at = (text: string): Date => new Date(`${text}Z`);

const moments = fc.date({
  min: at('2026-01-01T00:00:00'),
  max: at('2030-01-01T00:00:00'),
  noInvalidDate: true,
});
const shares = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('the next run', () => {
  it.each([
    // After a run of the night: the next night, wherever in it the last one was.
    ['2026-01-15T16:10:00', 1, 0, '2026-01-16T16:00:00'],
    ['2026-01-15T20:50:00', 1, 0.5, '2026-01-16T18:30:00'],
    // After one by hand in the morning: that night.
    ['2026-01-15T03:00:00', 1, 0, '2026-01-15T16:00:00'],
    ['2026-01-15T17:00:00', 7, 0, '2026-01-22T16:00:00'],
  ])('after %s, every %i days', (now, days, jitter, expected) => {
    expect(nextRun(at(now), days, jitter)).toEqual(at(expected));
  });

  it('is in the night, and about as many days away as it should be', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), shares, (now, days, jitter) => {
        const next = nextRun(now, days, jitter);
        const away = (next.getTime() - now.getTime()) / DAY_MS;
        expect(away).toBeGreaterThan(days - 0.5);
        expect(away).toBeLessThan(days + 0.75);
        expect(next.getUTCHours()).toBeGreaterThanOrEqual(16);
        expect(next.getUTCHours()).toBeLessThan(21);
      }),
    );
  });

  it('after failures comes later and later, a day and a quarter at most', () => {
    const now = at('2026-01-15T12:00:00');
    const waits = [1, 2, 3, 5, 6, 50].map(
      (failures) => (nextTry(now, failures, 0).getTime() - now.getTime()) / HOUR_MS,
    );
    expect(waits).toEqual([1, 2, 4, 16, 24, 24]);
    expect(nextTry(now, 50, 1).getTime() - now.getTime()).toBe(30 * HOUR_MS);
  });

  it('of a new instance is within minutes', () => {
    const now = at('2026-01-15T12:00:00');
    expect(firstRun(now, 0)).toEqual(at('2026-01-15T12:01:00'));
    expect(firstRun(now, 1)).toEqual(at('2026-01-15T12:05:00'));
  });
});

it.each([
  [79, 100, true],
  [80, 100, false],
  [500, 100, false],
  [0, 1, true],
  [0, null, false],
])('a file of %i bytes after one of %s', (bytes, before, expected) => {
  expect(hasShrunk(bytes, before)).toBe(expected);
});

const open = { needsConsent: false, isNonCommercial: false, terms: 'Free.' };
const asked = { needsConsent: true, isNonCommercial: false, terms: 'Share alike.' };
const unpaid = { needsConsent: true, isNonCommercial: true, terms: 'Not for money.' };
const none = { isOff: false, consentTerms: null };

interface Case {
  what: string;
  licence: typeof open;
  permission?: Partial<typeof none> | { consentTerms: string };
  choice?: SourceChoice;
  isPaid?: boolean;
  expected: Standing;
}

const agreed = (terms: string) => ({ consentTerms: terms });
const named: SourceChoice = ['wikidata'];

const CASES: Case[] = [
  { what: 'open', licence: open, expected: 'on' },
  { what: 'open, switched off', licence: open, permission: { isOff: true }, expected: 'off' },
  { what: 'open, but nothing is fetched', licence: open, choice: 'off', expected: 'unlisted' },
  { what: 'open and named', licence: open, choice: named, expected: 'on' },
  { what: 'open, others named', licence: open, choice: ['anibridge'], expected: 'unlisted' },
  { what: 'to be agreed to', licence: asked, expected: 'unconsented' },
  { what: 'to be agreed to, named', licence: asked, choice: named, expected: 'unconsented' },
  {
    what: 'agreed to',
    licence: asked,
    permission: agreed('Share alike.'),
    isPaid: true,
    expected: 'on',
  },
  {
    what: 'agreed to in other words',
    licence: asked,
    permission: agreed('Share.'),
    expected: 'unconsented',
  },
  { what: 'non-commercial', licence: unpaid, permission: agreed('Not for money.'), expected: 'on' },
  {
    what: 'non-commercial, people pay',
    licence: unpaid,
    permission: agreed('Not for money.'),
    isPaid: true,
    expected: 'barred',
  },
];

describe('a source', () => {
  it.each(CASES)('$what', ({ licence, permission, choice = 'auto', isPaid = false, expected }) => {
    const source = { key: 'wikidata' as const, licence };
    expect(standingOf(source, { ...none, ...permission }, { choice, isPaid })).toBe(expected);
  });

  it('under an open licence needs no consent', () => {
    expect(hasConsent({ licence: open }, none)).toBe(true);
  });
});

describe('age', () => {
  const now = at('2026-06-01T12:00:00');

  it.each([
    ['2026-05-31', false],
    ['2026-05-03', false],
    ['2026-05-02', true],
    ['2026-04', true],
    ['2025', true],
  ])('data of %s', (asOf, expected) => {
    expect(isOld(asOf, now)).toBe(expected);
  });

  it.each([
    [null, false],
    [at('2026-05-25T13:00:00'), false],
    [at('2026-05-25T11:00:00'), true],
  ])('failing since %s', (since, expected) => {
    expect(isFailingLong(since, now)).toBe(expected);
  });
});
