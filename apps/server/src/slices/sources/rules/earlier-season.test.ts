import { describe, expect, it } from 'vitest';
import type { AnimeFormat } from '#slices/catalog/index.ts';
import { earlierSeasons } from './earlier-season.ts';

const work = (native: string, year: number, format: AnimeFormat = 'TV') => ({
  native,
  format,
  beginMs: Date.UTC(year, 0, 1),
});

/** The title of the work before each. */
const before = (...works: ReturnType<typeof work>[]): (string | null)[] =>
  earlierSeasons(works).map((index) => (index === null ? null : works[index]!.native));

describe('the season before', () => {
  it.each([
    ['進撃の巨人', '進撃の巨人 Season2'],
    ['ハイキュー!!', 'ハイキュー!! セカンドシーズン'],
    ['忍たま乱太郎 13期', '忍たま乱太郎 14期'],
    ['闇芝居 第4期', '闇芝居(第5期)'],
    ['SPY×FAMILY', 'SPY×FAMILY(第2クール)'],
    ['文豪ストレイドッグス(第2クール)', '文豪ストレイドッグス(第3シーズン)'],
    ['Dr.STONE 3rd Season', 'Dr.STONE 3rd Season(第2クール)'],
    ['神のみぞ知るセカイ', '神のみぞ知るセカイⅡ'],
  ])('%s comes before %s', (first, second) => {
    expect(before(work(first, 2020), work(second, 2021))).toEqual([null, first]);
    expect(before(work(second, 2021), work(first, 2020))).toEqual([first, null]);
  });

  it('is that of the last show of the name that began before it', () => {
    const old = work('フルーツバスケット', 2001);
    const remake = work('フルーツバスケット(2019)', 2019);
    const second = work('フルーツバスケット 2nd season', 2020);
    expect(before(old, remake, second)).toEqual([null, null, 'フルーツバスケット(2019)']);
  });

  it.each([
    ['it began later', work('けいおん!', 2011)],
    ['it is a film', work('けいおん!', 2009, 'MOVIE')],
    ['it has another name', work('けいおん!!番外編', 2009)],
    ['it is not the one before', work('けいおん! 第4期', 2009)],
  ])('is none if %s', (_, other) => {
    expect(before(other, work('けいおん! 第2期', 2010))).toEqual([null, null]);
  });

  it.each(['86', '2', '二十面相の娘', 'Season 2'])('is none of %s', (native) => {
    expect(before(work('けいおん!', 2009), work(native, 2010))).toEqual([null, null]);
  });
});
