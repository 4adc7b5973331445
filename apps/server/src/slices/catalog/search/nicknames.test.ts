import { expect, test } from 'vitest';
import { buildTitleIndex, type SearchEntry } from './index.ts';

const ENTRIES: SearchEntry[] = [
  { id: 0, titles: ['Shingeki no Kyojin', 'Attack on Titan', '進撃の巨人'], popularity: 13_000 },
  { id: 1, titles: ['Shingeki no Kyojin Season 2', '進撃の巨人 Season2'], popularity: 7_000 },
  { id: 2, titles: ['Jujutsu Kaisen', '呪術廻戦'], popularity: 4_000 },
  { id: 3, titles: ['Jujutsu Kaisen 2nd Season', '呪術廻戦 第2期'], popularity: 900 },
  { id: 4, titles: ['Mob Psycho 100', 'モブサイコ100'], popularity: 6_000 },
  { id: 5, titles: ['Chihayafuru no Uta'], popularity: 10 },
  { id: 6, titles: ['CNU'] },
  { id: 7, titles: ['Cnuto no Sora'] },
  { id: 8, titles: ['Hunter x Hunter'], popularity: 3_000 },
  { id: 9, titles: ['Sousou no Frieren', '葬送のフリーレン'], popularity: 500 },
  { id: 10, titles: ['葬送のフリーレン(第2期)'], learned: ['Sousou no Frieren (第2期)'] },
  { id: 11, titles: ['Seiren'], popularity: 1_900 },
];
const index = buildTitleIndex(ENTRIES);
const ids = (query: string) => index.search(query, 10).map(({ id }) => id);

test.each([
  ['snk', [0, 1]],
  ['snk season 2', [1, 0]],
  ['mp100', [4]],
  ['hxh', [8]],
])('the initials “%s” find works called so for short', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test('titles that are the initials, or begin with them, are ahead of works that have them', () => {
  expect(ids('cnu').slice(0, 3)).toEqual([6, 7, 5]);
});

test.each([
  ['jjk', [2, 3]],
  ['JJK 2', [3]],
  ['주술회전', [2, 3]],
  ['주술회전 2기', [3]],
])('the nickname “%s” finds the work that is called so', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test('a name learned from kin finds a work, behind the kin; strangers stay away from what is found', () => {
  expect(ids('frieren')).toEqual([9, 10]);
  expect(ids('sousou no frieren 2')[0]).toBe(10);
  expect(ids('serien')).toEqual([11]);
});

test('initials follow changes', () => {
  const changing = buildTitleIndex(ENTRIES);
  changing.remove(8);
  expect(changing.search('hxh', 10)).toEqual([]);
  changing.upsert({ id: 12, titles: ['Haru x Haru'] });
  expect(changing.search('hxh', 10).map(({ id }) => id)).toEqual([12]);
});

test('what follows a nickname is looked for in every script the title has', () => {
  const series = buildTitleIndex([
    {
      id: 0,
      titles: ['No Game No Life', 'ノーゲーム・ノーライフ'],
      learned: ['ngnl'],
      popularity: 900,
    },
    { id: 1, titles: ['No Game No Life Movie: Zero', 'ノーゲーム・ノーライフ ゼロ'], kind: 'film' },
  ]);
  const first = (query: string) =>
    series.search(query, 5, undefined, () => ['No Game No Life'])[0]?.id;
  expect([first('ngnl'), first('ngnl zero'), first('ngnl ゼロ')]).toEqual([0, 1, 1]);
});

test('a season that is asked for is no sequel unasked, and its title may be cut short', () => {
  const seasons = buildTitleIndex([
    { id: 0, titles: ['Gochuumon wa Usagi Desu ka?'], popularity: 9_000 },
    { id: 1, titles: ['Gochuumon wa Usagi Desu ka? Season 2'], kind: 'sequel', popularity: 10 },
  ]);
  const first = (query: string) => seasons.search(query, 5)[0]?.id;
  expect([first('gochuumon wa usagi'), first('gochuumon wa usagi 2')]).toEqual([0, 1]);
});

test('two spellings that fold alike are both titles', () => {
  const spelt = buildTitleIndex([
    { id: 0, titles: ['Bungou Stray Dogs', 'BUNGO STRAY DOGS'], popularity: 10 },
    { id: 1, titles: ['Bungo Stray Dogs'], kind: 'sequel', popularity: 10 },
  ]);
  expect(spelt.search('bungo stray dogs', 5)[0]?.id).toBe(0);
});
