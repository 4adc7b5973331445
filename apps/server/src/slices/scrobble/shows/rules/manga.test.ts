import { describe, expect, it } from 'vitest';
import { mangaOf, type MangaCandidate } from './manga.ts';

const one = (mangaId: string, more: Partial<MangaCandidate> = {}): MangaCandidate => ({
  mangaId,
  isSameTitle: true,
  year: '2014',
  ...more,
});

describe('the manga of a title', () => {
  it.each([
    ['is sure if no other has it', [one('a'), one('b', { isSameTitle: false })], null, 'a'],
    ['is sure in its year', [one('a')], 2014, 'a'],
    ['is not sure in another year', [one('a')], 1999, null],
    ['is sure if nobody knows when it began', [one('a', { year: null })], 1999, 'a'],
    ['is not sure if two have it', [one('a'), one('b')], 2014, null],
    ['is not sure if it is only similar', [one('a', { isSameTitle: false })], 2014, null],
  ] as const)('%s', (_what, candidates, year, sure) => {
    expect(mangaOf(candidates, year).sure).toBe(sure);
  });

  it('is suggested by its title, then by its year', () => {
    const candidates = [
      one('alike', { isSameTitle: false }),
      one('same', { year: '1999' }),
      one('both'),
    ];
    expect(mangaOf(candidates, 2014).suggestions).toEqual([
      { mangaId: 'both', reasons: ['TITLE', 'YEAR'] },
      { mangaId: 'same', reasons: ['TITLE'] },
      { mangaId: 'alike', reasons: ['SIMILAR_TITLE', 'YEAR'] },
    ]);
  });
});
