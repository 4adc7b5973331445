import { GENRES } from '#slices/catalog/index.ts';
import { expect, it } from 'vitest';
import { GENRE_WORDS } from './genre.ts';
import { factsOfTags, rankedFactsOf } from './index.ts';

it('reads genres, tags, studios, people and what a work was made from', () => {
  const facts = factsOfTags([
    '漫画改',
    '奇幻',
    'MADHouse',
    '冒险',
    '治愈',
    '川井宪次',
    '2023年10月',
    'TV',
  ]);
  expect(facts).toEqual({
    genres: ['Adventure', 'Fantasy'],
    tags: ['Iyashikei'],
    studios: ['Madhouse'],
    staff: [{ name: 'Kenji Kawai', nameNative: '川井憲次', role: 'MUSIC' }],
    material: 'MANGA',
  });
});

it('knows a studio however its name is set', () => {
  for (const word of [
    'Production.I.G',
    'ProductionI.G',
    'Production_I.G',
    'ｐｒｏｄｕｃｔｉｏｎ i.g',
  ])
    expect(factsOfTags([word]).studios).toEqual(['Production I.G']);
});

it('names a person once, however often people do', () => {
  expect(factsOfTags(['泽城美雪', '沢城みゆき']).staff).toHaveLength(1);
});

it('takes the narrower of two words for what it was made from, and none where they disagree', () => {
  expect(factsOfTags(['小说改', '轻小说改']).material).toBe('LIGHT_NOVEL');
  expect(factsOfTags(['GAL改', '游戏改']).material).toBe('VISUAL_NOVEL');
  expect(factsOfTags(['原创', '漫画改']).material).toBeNull();
  expect(factsOfTags([]).material).toBeNull();
});

it('says no genre that the catalogue does not have', () => {
  expect(
    Object.keys(GENRE_WORDS).filter((genre) => !GENRES.some((known) => known === genre)),
  ).toEqual([]);
});

it('ranks tags by the commonest word that it knows, and takes none that few say', () => {
  const words = [
    { name: 'TV', count: 5_000 },
    { name: '校园', count: 400 },
    { name: '日常', count: 1_000 },
    { name: '治愈', count: 60 },
    { name: '治愈系', count: 150 },
    { name: '百合', count: 20 },
  ];
  expect(rankedFactsOf(words)).toEqual({
    genres: ['Slice of Life'],
    tags: ['Iyashikei', 'School'],
    tagFacts: [
      { name: 'Iyashikei', rank: 15, isSpoiler: false },
      { name: 'School', rank: 40, isSpoiler: false },
    ],
  });
  expect(rankedFactsOf([{ name: '校园', count: 0 }])).toEqual({
    genres: [],
    tags: [],
    tagFacts: [],
  });
});
