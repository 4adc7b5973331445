import { expect, it } from 'vitest';
import { changedLines, shownChange } from './change.ts';
import { fieldName, linesOf } from './value-lines.ts';

const anime = { media: 'ANIME', locale: 'en', titles: 'ROMAJI' } as const;
const lines = (field: string, value: unknown) => linesOf(field, JSON.stringify(value), anime);

it('values are written as people read them', () => {
  expect(lines('startOn', '2026-04-07')).toEqual(['7 Apr 2026']);
  expect(lines('status', 'RELEASING')).toEqual(['Airing']);
  expect(lines('genres', ['Drama', 'Comedy'])).toEqual(['Drama', 'Comedy']);
  expect(
    lines('streaming.x', { service: 'danime', url: 'https://a.example', regions: ['JP'] }),
  ).toEqual(['d Anime Store, https://a.example, Japan']);
  expect(lines('isAdult', false)).toEqual(['No']);
  expect(lines('synonyms.x', { text: 'Frieren', lang: 'de' })).toEqual(['Frieren (German)']);
  expect(lines('externalIds.mal', [{ site: 'mal', id: '52991', isPrimary: true }])).toEqual([
    'MyAnimeList 52991 (main ID)',
  ]);
  expect(
    lines('episodes.12', {
      number: 12,
      titles: [{ text: 'A real hero', lang: 'en' }],
      airedOn: '2023-11-24',
    }),
  ).toEqual(['A real hero (English)', 'Air date: 24 Nov 2023']);
  const rule = { startsAt: '2023-09-29T14:00:00Z', every: 'P7D', until: null, basis: 'PREMIERE' };
  expect(lines('airing', [rule])).toEqual(['29 Sept 2023, 14:00 UTC, every 7 days']);
  const voices = [{ name: 'Atsumi Tanezaki', nameNative: '種﨑敦美', lang: 'ja' }];
  expect(
    lines('characters.Frieren', {
      key: null,
      name: 'Frieren',
      nameNative: null,
      role: 'MAIN',
      voices,
    }),
  ).toEqual(['Frieren, Main', 'voiced by Atsumi Tanezaki (種﨑敦美) (Japanese)']);
});

it('a value of another shape is still readable', () => {
  expect(lines('somethingNew', { a: 'one', b: ['two', 3] })).toEqual(['one, two, 3']);
  expect(lines('staff.x', 'no row')).toEqual(['']);
});

it('fields have names, in both languages', () => {
  expect(fieldName('episodes.12', 'en')).toBe('Episode 12');
  expect(fieldName('episodes.12', 'ja')).toBe('第12話');
  expect(fieldName('externalIds.mal', 'en')).toBe('External ID: MyAnimeList');
  expect(fieldName('descriptions.und', 'en')).toBe('Synopsis: language unknown');
  expect(fieldName('synonyms.A. B', 'en')).toBe('Other title');
});

it('a list shows only the rows that differ, or all if only their order does', () => {
  expect(changedLines(['a', 'b'], ['b', 'c'])).toEqual([
    { isAdded: false, text: 'a' },
    { isAdded: true, text: 'c' },
  ]);
  expect(changedLines(['a', 'b'], ['b', 'a'])).toHaveLength(4);
});

it('says what stands there now, if somebody else changed it since', () => {
  const change = { field: 'titleEnglish', before: '"A"', after: '"B"' };
  const outcome = (current: string) => ({ current, after: '"B"', isConflict: current === '"C"' });
  expect(shownChange(change, anime, outcome('"A"')).news).toBeNull();
  expect(shownChange(change, anime, outcome('"C"')).news).toEqual({
    now: ['C'],
    isConflict: true,
    lines: [
      { isAdded: false, text: 'C' },
      { isAdded: true, text: 'B' },
    ],
  });
});

it('of a list that others changed, an edit shows the rows that it still changes', () => {
  const change = { field: 'genres', before: '["Drama","Music"]', after: '["Drama","Music","War"]' };
  const outcome = (after: string) => ({ current: '["Drama"]', after, isConflict: false });
  const news = (after: string) => shownChange(change, anime, outcome(after)).news;
  const added = [{ isAdded: true, text: 'War' }];
  expect(news('["Drama","War"]')).toEqual({ now: ['Drama'], isConflict: false, lines: added });
  expect(news('["Drama"]')).toEqual({ now: ['Drama'], isConflict: false, lines: [] });
});
