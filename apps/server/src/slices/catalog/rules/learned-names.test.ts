import { expect, test } from 'vitest';
import type { Titled } from '../titled.ts';
import { learnedNames } from './learned-names.ts';

const work = (titleNative: string, romaji?: string, english?: string): Titled => ({
  titleNative,
  titleRomaji: romaji ?? null,
  titleEnglish: english ?? null,
  synonyms: [],
});

const NAMED = [
  work('葬送のフリーレン', 'Sousou no Frieren', 'Frieren'),
  work('進撃の巨人', 'Shingeki no Kyojin', 'Attack on Titan'),
  work('進撃の巨人 Season2', 'Shingeki no Kyojin Season 2'),
  work('けいおん', 'K-On'),
];
const learn = (...titles: [string, string?, string?]): string[] =>
  learnedNames(work(...titles), (native) => NAMED.find((named) => named.titleNative === native));

test.each([
  ['葬送のフリーレン(第2期)', ['Sousou no Frieren (第2期)', 'Frieren (第2期)']],
  ['進撃の巨人 OAD', ['Shingeki no Kyojin  OAD', 'Attack on Titan  OAD']],
  ['劇場版 進撃の巨人 前編', ['Shingeki no Kyojin  前編', 'Attack on Titan  前編']],
  [
    '「進撃の巨人」〜クロニクル〜',
    ['Shingeki no Kyojin 」〜クロニクル〜', 'Attack on Titan 」〜クロニクル〜'],
  ],
])('%s goes on from a work with names', (title, names) => {
  expect(learn(title)).toEqual(names);
});

test('the longest title that it goes on from gives the names', () => {
  expect(learn('進撃の巨人 Season2〜覚醒〜')).toEqual(['Shingeki no Kyojin Season 2 〜覚醒〜']);
});

test('only what it has no name of its own for is learned', () => {
  expect(learn('葬送のフリーレン(第2期)', 'Furīren 2')).toEqual(['Frieren (第2期)']);
  expect(learn('葬送のフリーレン(第2期)', 'Furīren 2', 'Frieren 2')).toEqual([]);
});

test.each(['葬送のフリーレン', '葬送のフリーレンズ', 'けいおん!!', 'ATTACK 進撃', 'K-On 2', ''])(
  '“%s” learns nothing, or from a title long enough to be told apart',
  (title) => {
    expect(learn(title)).toEqual(title === 'けいおん!!' ? ['K-On !!'] : []);
  },
);
