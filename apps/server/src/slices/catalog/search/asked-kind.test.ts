import { expect, test } from 'vitest';
import { askedKind } from './asked-kind.ts';
import { fold } from './fold.ts';
import { buildTitleIndex } from './index.ts';

test.each([
  ['jujutsu kaisen movie', 'zyuzyutu kaisen', 'film'],
  ['Gekijouban Madoka', 'madoka', 'film'],
  ['the movie konosuba', 'konosuba', 'film'],
  ['劇場版 呪術廻戦', '呪術廻戦', 'film'],
  ['名探偵コナン映画', '名探偵こなん', 'film'],
  ['hellsing ova', 'hellsing', 'extra'],
  ['進撃の巨人 OAD', '進撃の巨人', 'extra'],
  ['naruto anime', 'naruto', 'series'],
  ['gto manga', 'gto', 'series'],
  ['鬼滅の刃 アニメ', '鬼滅の刃', 'series'],
])('“%s” asks for “%s”, the %s', (query, text, kind) => {
  const asked = askedKind(fold(query).text);
  expect([asked?.folded.text.trim(), asked?.kind]).toEqual([text, kind]);
});

test.each(['movie', 'ova', 'k movie', 'moviegoers', 'anime', ''])('“%s” asks for none', (query) => {
  expect(askedKind(fold(query).text)).toBeNull();
});

const index = buildTitleIndex([
  { id: 0, titles: ['Utena: Adolescent'], kind: 'film', popularity: 500 },
  { id: 1, titles: ['Utena: Revolution'], kind: 'series', popularity: 400 },
  { id: 2, titles: ['Utena: Reunifying'], kind: 'extra', popularity: 400 },
  { id: 3, titles: ['Utena: Renovation'], kind: 'sequel', popularity: 400 },
]);
const ids = (query: string) => index.search(query, 10).map(({ id }) => id);

test('the series is before its sequel, its film and its extras', () => {
  expect(ids('utena')).toEqual([1, 3, 0, 2]);
});

test.each([
  ['utena movie', 0],
  ['utena ova', 2],
  ['utena tv', 1],
])('“%s” finds what it asks for first', (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test('of two cours that a title makes one season the first is meant, unless the query names a part', () => {
  const cours = buildTitleIndex([
    { id: 0, titles: ['Utena Season 3'], kind: 'cour', popularity: 500 },
    { id: 1, titles: ['Utena Season 3'], kind: 'sequel', popularity: 400 },
    { id: 2, titles: ['Utena'], learned: ['Utena Season 3 Part 2'], kind: 'cour' },
  ]);
  const first = (query: string) => cours.search(query, 5)[0]?.id;
  expect([first('utena season 3'), first('utena season 3 part 2')]).toEqual([1, 2]);
});

test('a kind changes with its entry', () => {
  index.upsert({ id: 0, titles: ['Utena: Adolescent'], kind: 'series', popularity: 500 });
  expect(ids('utena')[0]).toBe(0);
});
