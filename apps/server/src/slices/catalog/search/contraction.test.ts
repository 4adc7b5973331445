import { expect, test } from 'vitest';
import { blendOf, contractionOf, mayBlend, mayContract } from './contraction.ts';
import { compact, fold } from './fold.ts';
import { buildTitleIndex } from './index.ts';

const blend = (query: string, title: string) => {
  const { text } = fold(query);
  return mayBlend(compact(text)) ? blendOf(compact(text), fold(title).text.split(' ')) : null;
};
const contraction = (query: string, title: string) => {
  const asked = compact(fold(query).text);
  return mayContract(asked) ? contractionOf(asked, compact(fold(title).text)) : null;
};

test.each([
  ['tensura', 'Tensei Shitara Slime Datta Ken', null],
  ['tensura', 'Tensei Shitara Suraimu Datta Ken', 'from the beginning'],
  ['danmachi', 'Dungeon ni Deai wo Motomeru no wa Machigatteiru Darou ka', null],
  ['konosuba', 'Kono Subarashii Sekai ni Shukufuku wo', 'from the beginning'],
  ['madomagi', 'Mahou Shoujo Madoka Magica', 'from within'],
  ['toradora', 'Toradora', null],
  ['kono', 'Kono Subarashii Sekai', null],
])('“%s” of “%s” is a contraction: %s', (query, title, expected) => {
  expect(blend(query, title)).toBe(expected);
});

test.each([
  ['葬フリ', '葬送のフリーレン', 'from the beginning'],
  ['銀英伝', '銀河英雄伝説', 'from the beginning'],
  ['着せ恋', 'その着せ替え人形は恋をする', 'from within'],
  ['俺妹', '俺の妹がこんなに可愛いわけがない', 'from the beginning'],
  ['君嘘', '四月は君の嘘', null],
  ['フリ葬', '葬送のフリーレン', null],
  ['エヴァq', 'ヱヴァンゲリヲン新劇場版:Q', null],
  ['のは', '葬送のフリーレンは', null],
])('“%s” of “%s” is a contraction: %s', (query, title, expected) => {
  expect(contraction(query, title)).toBe(expected);
});

const index = buildTitleIndex([
  { id: 0, titles: ['葬送のフリーレン'], popularity: 5_000 },
  { id: 1, titles: ['葬儀屋フリッツ'], popularity: 5 },
  { id: 2, titles: ['Kono Subarashii Sekai ni Shukufuku wo!'], popularity: 5_000 },
  { id: 3, titles: ['Kono Subako'], popularity: 5 },
]);
const found = (query: string) => index.search(query, 5).map(({ id }) => id);

test('of the works that a contraction may stand for, the best known one is first', () => {
  expect(found('葬フリ')).toEqual([0, 1]);
  expect(found('konosuba')[0]).toBe(3);
  expect(found('konosubara')[0]).toBe(2);
});

test('a contraction follows changes', () => {
  const changing = buildTitleIndex([{ id: 0, titles: ['葬送のフリーレン'] }]);
  changing.remove(0);
  expect(changing.search('葬フリ', 5)).toEqual([]);
  changing.upsert({ id: 1, titles: ['逃げ上手の若君'] });
  expect(changing.search('逃げ若', 5).map(({ id }) => id)).toEqual([1]);
});
