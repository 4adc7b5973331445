import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/errors.ts';
import type { EditableWork, Media } from '#slices/catalog/index.ts';
import { readChanges } from './read-changes.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

type Values = Readonly<Record<string, unknown>>;

const workOf = (values: Values): EditableWork => {
  const sourced = { values: new Map(Object.entries(values)), sources: {} };
  const valuesIf = () => sourced.values;
  const said = { claims: [], said: {}, sourced: () => sourced };
  return { medium: 'ANIME', id: 'x', values: sourced.values, valuesIf, ...said };
};

const read = (values: Values, changes: Values, medium: Media = 'ANIME') =>
  readChanges(
    medium,
    workOf(values),
    Object.entries(changes).map(([field, value]) => ({ field, value, isRelease: false })),
    NOW,
  );

/** What is refused: the reason of each field, or of the part of a row. */
const refused = (values: Values, changes: Values, medium?: Media): object => {
  try {
    read(values, changes, medium);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, details } = error;
    const errors = (details['errors'] ?? [{ ...details, reason }]) as Record<string, string>[];
    return Object.fromEntries(
      errors.map(({ field, part, reason: why }) => [part ? `${field}/${part}` : field, why]),
    );
  }
  return {};
};

describe('a country', () => {
  it.each(['ZZ', 'XX', 'EU', 'UK', 'SU'])('%s is none', (country) => {
    expect(refused({}, { country })).toEqual({ country: 'EDIT_COUNTRY_INVALID' });
  });

  it.each(['JP', 'KR', 'TW'])('%s is one', (country) => {
    expect(refused({}, { country })).toEqual({});
  });

  it('is needed of the release of a film', () => {
    const film = { region: 'ZZ', kind: 'THEATRICAL', releasedOn: '2026' };
    expect(refused({}, { 'movieReleases.ZZ:THEATRICAL': film })).toEqual({
      'movieReleases.ZZ:THEATRICAL/region': 'EDIT_COUNTRY_INVALID',
    });
  });
});

describe('a year', () => {
  it.each([
    ['ANIME', { startOn: '1899-12-31' }],
    ['ANIME', { startOn: '2037' }],
    ['ANIME', { endOn: '0001-01-01' }],
    ['ANIME', { seasonYear: 1899 }],
    ['ANIME', { seasonYear: 2037 }],
    ['MANGA', { startOn: '1699' }],
    ['MANGA', { endOn: '2098-04-03' }],
  ] as const)('cannot be of %s: %j', (medium, changes) => {
    const [field] = Object.keys(changes);
    expect(refused({}, changes, medium)).toEqual({ [field!]: 'EDIT_YEAR_IMPOSSIBLE' });
  });

  it.each([
    ['ANIME', { startOn: '1900', endOn: '2036-12-31', seasonYear: 2036 }],
    ['MANGA', { startOn: '1814', endOn: '1878' }],
  ] as const)('may be of %s: %j', (medium, changes) => {
    expect(refused({}, changes, medium)).toEqual({});
  });

  it('of a row is named with its part, if somebody changes it', () => {
    const row = { number: 3, titles: [], airedOn: '2098-01-01' };
    const field = 'episodes.3';
    expect(refused({}, { [field]: row })).toEqual({ [`${field}/airedOn`]: 'EDIT_YEAR_IMPOSSIBLE' });
    const before = { ...row, durationMinutes: 24 };
    expect(refused({ [field]: before }, { [field]: row })).toEqual({});
  });

  it('has four digits', () => {
    expect(refused({}, { seasonYear: 20_111 })).toEqual({ seasonYear: 'EDIT_YEAR_INVALID' });
  });
});

describe('the end of a work', () => {
  const turned = 'EDIT_END_BEFORE_START';

  it('is not before its start, whichever of them is changed', () => {
    const dates = { startOn: '2024-04-07', endOn: '2024-06-30' };
    expect(refused({}, { startOn: '2024', endOn: '2023-12-31' })).toEqual({ endOn: turned });
    expect(refused(dates, { endOn: '2024-04-06' })).toEqual({ endOn: turned });
    expect(refused(dates, { endOn: '2024-03' })).toEqual({ endOn: turned });
    expect(refused(dates, { startOn: '2025' })).toEqual({ startOn: turned });
    expect(refused(dates, { startOn: '2025-04', endOn: '2025-06' })).toEqual({});
    expect(refused(dates, { startOn: '2025', endOn: null })).toEqual({});
  });

  it.each([
    ['2020', '2020-05'],
    ['2020-05', '2020'],
    ['2020-05-10', '2020-05'],
    ['2020-05-10', '2020-05-10'],
  ])('does not contradict a start in %s if it is %s', (startOn, endOn) => {
    expect(refused({}, { startOn, endOn })).toEqual({});
  });

  it('that is before the start already hinders no other change', () => {
    const dates = { startOn: '2024', endOn: '2020', seasonYear: 2023 };
    expect(refused(dates, { seasonYear: 2024 })).toEqual({});
    expect(refused(dates, { seasonYear: 2024, endOn: '2020' })).toEqual({});
  });

  it('that stands is not held against a start whose own end is none', () => {
    const dates = { startOn: '2020', endOn: '2021' };
    expect(refused(dates, { startOn: '2024', endOn: 'soon' })).toEqual({
      endOn: 'EDIT_DATE_INVALID',
    });
  });

  it('is what sources say, if that stands again', () => {
    const sent = { field: 'endOn', value: null, isRelease: true };
    const work = { ...workOf({ startOn: '2024', endOn: '2025' }), said: { endOn: '2025' } };
    work.sourced = () => ({ values: new Map([['endOn', '2020']]), sources: {} });
    expect(readChanges('ANIME', work, [sent], NOW)).toMatchObject([{ after: '2020' }]);
  });

  it('is judged beside all else that is wrong', () => {
    expect(
      refused({}, { country: 'ZZ', startOn: '2024', endOn: '2020', seasonYear: 1800 }),
    ).toEqual({
      country: 'EDIT_COUNTRY_INVALID',
      endOn: turned,
      seasonYear: 'EDIT_YEAR_IMPOSSIBLE',
    });
  });
});
