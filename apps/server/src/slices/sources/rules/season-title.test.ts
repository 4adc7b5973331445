import { describe, expect, it } from 'vitest';
import { withSeasonTitles, type Titled } from './season-title.ts';

const title = (text: string | null) => (text === null ? null : { text, isAlias: false });
const work = (
  native: string,
  year: number,
  [romaji, english]: [string | null, string | null] = [null, null],
): Titled => ({
  native,
  beginMs: Date.UTC(year, 0, 1),
  titles: { romaji: title(romaji), english: title(english), synonyms: [] },
});

const FRIEREN = ['Sousou no Frieren', "Frieren: Beyond Journey's End"] as [string, string];
const first = work('葬送のフリーレン', 2023, FRIEREN);

const named = (...works: Titled[]): (string | undefined)[] => {
  const { romaji, english } = withSeasonTitles(works).at(-1)!;
  return [romaji?.text, english?.text];
};

describe('withSeasonTitles', () => {
  it.each([
    ['(第2期)', '2nd Season', 'Season 2'],
    [' 第三期', '3rd Season', 'Season 3'],
    ['（第４シリーズ）', '4th Season', 'Season 4'],
    [' シーズン11', '11th Season', 'Season 11'],
    [' 2nd Season', '2nd Season', 'Season 2'],
    [' セカンドシーズン', '2nd Season', 'Season 2'],
    ['(第2クール)', 'Part 2', 'Part 2'],
    ['2', '2', '2'],
    [' II', 'II', 'II'],
    ['02', '02', '02'],
  ])('names a season that adds %s after the first', (addition, romaji, english) => {
    expect(named(first, work(`葬送のフリーレン${addition}`, 2026))).toEqual([
      `${FRIEREN[0]} ${romaji}`,
      `${FRIEREN[1]} ${english}`,
    ]);
  });

  it('adds the season to a title that is only that of the first', () => {
    const season = work('葬送のフリーレン(第2期)', 2026, ['Sousou no Frieren S2', FRIEREN[1]]);
    expect(named(first, season)).toEqual(['Sousou no Frieren S2', `${FRIEREN[1]} Season 2`]);
  });

  it('continues the last series of the name that began before it', () => {
    const older = work('フルーツバスケット', 2001, ['Furuba', null]);
    const remake = work('フルーツバスケット', 2019, ['Fruits Basket (2019)', 'Fruits Basket']);
    const newer = work('フルーツバスケット', 2030, ['Fruits Basket 2030', null]);
    expect(named(older, remake, newer, work('フルーツバスケット 2nd season', 2020))).toEqual([
      'Fruits Basket 2nd Season',
      'Fruits Basket Season 2',
    ]);
  });

  it.each([
    ['a film', work('葬送のフリーレン 劇場版2', 2026)],
    ['another name', work('葬送のフリーレン外伝(第2期)', 2026)],
    ['a first season', work('葬送のフリーレン(第1期)', 2026)],
    ['an earlier work', work('葬送のフリーレン(第2期)', 2020)],
  ])('leaves %s without', (_, other) => {
    expect(named(first, other)).toEqual([undefined, undefined]);
  });
});
