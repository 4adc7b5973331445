import { describe, expect, test } from 'vitest';
import { seasonNames, seasonsInOrder, seriesKey, type Part } from './season-order.ts';

/** Title, first day, last day, and the season at TMDB. */
type Row = [title: string, startOn: string, endOn: string, tmdb?: number];

const part = ([titleNative, startOn, endOn, tmdb = 1]: Row): Part => ({
  id: titleNative,
  titleNative,
  titleRomaji: null,
  titleEnglish: null,
  synonyms: [],
  format: 'TV',
  startOn,
  endOn,
  externalIds: [{ site: 'tmdb', id: `tv/1/season/${tmdb}`, isPrimary: true }],
});

const numbersOf = (...rows: Row[]): number[][] => {
  const seasons = seasonsInOrder(rows.map(part));
  return rows.map(([title]) => seasons.get(title)?.numbers ?? []);
};

describe('parts of a series are counted', () => {
  test('by date, where they have names', () => {
    const parts: Row[] = [
      ['食戟のソーマ 餐ノ皿', '2017-10-03', '2017-12-19'],
      ['食戟のソーマ', '2015-04-03', '2015-09-25'],
      ['食戟のソーマ 弐ノ皿', '2016-07-02', '2016-09-24'],
      ['食戟のソーマ 神ノ皿', '2019-10-11', '2019-12-27'],
    ];
    expect(numbersOf(...parts)).toEqual([[3], [1], [2], [4]]);
  });

  test('on from a season that a title names, in any language', () => {
    const first = part(['進撃の巨人', '2013-04-06', '2013-09-28']);
    const third = part(['進撃の巨人 三', '2018-07-22', '2018-10-14']);
    const last = part(['進撃の巨人 The Final Season', '2020-12-06', '2021-03-28']);
    const seasons = seasonsInOrder([
      first,
      { ...third, titleEnglish: 'Attack on Titan Season 3' },
      last,
    ]);
    expect(seasons.get(third.id)?.numbers).toEqual([3]);
    expect(seasons.get(last.id)?.numbers).toEqual([4]);
  });

  test.each([
    ['the second cour', 'ハイキュー!! TO THE TOP(第2クール)'],
    ['a second half', 'ハイキュー!! 後半戦'],
    ['what goes on from its title', 'ハイキュー!! TO THE TOP 続章'],
  ])('once with %s', (_what, title) => {
    const parts: Row[] = [
      ['ハイキュー!!', '2014-04-06', '2014-09-21'],
      ['ハイキュー!! TO THE TOP', '2020-01-10', '2020-04-03'],
      [title, '2020-10-02', '2020-12-18'],
    ];
    expect(numbersOf(...parts)).toEqual([[1], [2], [2]]);
    expect(seasonsInOrder(parts.map(part)).get(title)?.cour).toBe(2);
  });

  test('once with a short overture that they follow at once', () => {
    const parts: Row[] = [
      ['鬼滅の刃', '2019-04-06', '2019-09-28'],
      ['鬼滅の刃 無限列車編', '2021-10-10', '2021-11-28'],
      ['鬼滅の刃 遊郭編', '2021-12-05', '2022-02-13'],
      ['鬼滅の刃 刀鍛冶の里編', '2023-04-09', '2023-06-18'],
    ];
    expect(numbersOf(...parts)).toEqual([[1], [2], [2], [3]]);
  });

  test('by TMDB where the order leaves a number out', () => {
    const parts: Row[] = [
      ['東京喰種', '2014-07-03', '2014-09-18', 1],
      ['東京喰種 √A', '2015-01-08', '2015-03-26', 2],
      ['東京喰種:re', '2018-04-03', '2018-06-19', 3],
      ['東京喰種:re 最終章', '2018-10-09', '2018-12-18', 4],
    ];
    expect(numbersOf(...parts)).toEqual([[1], [2], [3], [3, 4]]);
  });

  test('so that a second cour is what stands before season 3 if nothing else is season 2', () => {
    const parts: Row[] = [
      ['文豪ストレイドッグス', '2016-04-06', '2016-06-22'],
      ['文豪ストレイドッグス(第2クール)', '2016-10-05', '2016-12-16'],
      ['文豪ストレイドッグス(第3シーズン)', '2019-04-12', '2019-06-28'],
    ];
    expect(numbersOf(...parts)).toEqual([[1], [1, 2], [3]]);
  });
});

test('two parts that name one season are two cours of it, after the one with which it begins', () => {
  const parts: Row[] = [
    ['Re:ゼロから始める異世界生活', '2016-04-04', '2016-09-19'],
    ['Re:ゼロから始める異世界生活 3rd season 襲撃編', '2024-10-02', '2024-11-20'],
    ['Re:ゼロから始める異世界生活 3rd season', '2025-02-05', '2025-03-26'],
  ];
  const seasons = seasonsInOrder(parts.map(part));
  expect(parts.map(([title]) => seasons.get(title)?.cour)).toEqual([1, 1, 2]);
  expect(seasons.get(parts[2]![0])?.head?.titleNative).toBe(parts[1]![0]);
});

describe('one series are', () => {
  const show = part(['続 夏目友人帳', '2009-01-05', '2009-03-30', 2]);
  const unlisted = (title: string): Part => ({
    ...part([title, '2009-01-05', '2009-03-30']),
    externalIds: [],
  });

  test('works of one show at TMDB, whatever they are called', () => {
    expect(seriesKey(show)).toBe('tmdb:1');
  });

  test('works that begin alike, where TMDB is not known', () => {
    expect(seriesKey(unlisted('夏目友人帳 参'))).toBe(seriesKey(unlisted('夏目友人帳 肆')));
  });

  test.each([
    ['a film', { ...show, format: 'MOVIE' }],
    ['a special', part(['夏目友人帳 OVA', '2009-01-05', '2009-03-30', 0])],
    ['a story beside it', part(['夏目友人帳 外伝', '2009-01-05', '2009-03-30'])],
    ['the same once more', part(['夏目友人帳 新編集版', '2009-01-05', '2009-03-30'])],
    ['a work without a date', { ...show, startOn: null }],
    ['a short title that begins too many others', unlisted('K')],
  ])('never %s', (_what, work) => {
    expect(seriesKey(work)).toBeNull();
  });
});

test('a part is called by the names of its series, whole and up to the first sign', () => {
  const first = {
    ...part(['かぐや様は告らせたい～天才たちの恋愛頭脳戦～', '2019-01-12', '2019-03-30']),
    titleEnglish: 'Kaguya-sama: Love is War',
  };
  const third = part(['かぐや様は告らせたい-ウルトラロマンティック-', '2022-04-08', '2022-09-28']);
  expect(seasonNames({ first, part: third }, { numbers: [1, 3], cour: 1, head: null })).toEqual([
    'Kaguya-sama: Love is War season 3',
    'Kaguya-sama season 3',
    'かぐや様は告らせたい～天才たちの恋愛頭脳戦～ season 3',
    'かぐや様は告らせたい season 3',
  ]);
  const show = part(['K-On', '2009-04-02', '2009-06-25']);
  const cour = { numbers: [2], cour: 3, head: part(['K-On!!', '2010-04-07', '2010-06-28']) };
  expect(seasonNames({ first: show, part: show }, cour)).toEqual([
    'K-On season 2 part 3',
    'K-On!! part 3',
  ]);
});

test('a part is called by what its title and that of the first one begin with', () => {
  const first = part(['ARIA The ANIMATION', '2005-10-05', '2005-12-28']);
  const second = part(['ARIA The NATURAL', '2006-04-02', '2006-09-24']);
  expect(seasonNames({ first, part: second }, { numbers: [2], cour: 1, head: null })).toEqual([
    'ARIA The ANIMATION season 2',
    'aria season 2',
  ]);
});
