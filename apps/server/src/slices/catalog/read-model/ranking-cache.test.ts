import { expect, test } from 'vitest';
import type { Anime } from '../anime.ts';
import { RankingCache, type Accept } from './ranking-cache.ts';

const FOUND = Array.from({ length: 30 }, (_, index) => ({ id: String(index) }) as Anime);
const all: Accept<Anime> = () => true;
const general: Accept<Anime> = ({ isAdult }) => !isAdult;

const searching = () => {
  const cache = new RankingCache<Anime>();
  const ranked: [string, number][] = [];
  const best = (query: string, most: number, accept = all): number =>
    cache.best({ query, most, accept }, () => {
      ranked.push([query, most]);
      return FOUND.slice(0, most);
    }).length;
  return { cache, ranked, best };
};

test('a query is ranked once, and again only for more than is known', () => {
  const { ranked, best } = searching();
  expect([best('x', 10), best('x', 5), best('x', 20), best('x', 100), best('x', 500)]).toEqual([
    10, 5, 20, 30, 30,
  ]);
  expect(ranked).toEqual([
    ['x', 10],
    ['x', 20],
    ['x', 100],
  ]);
});

test('each kind of caller has rankings of its own, and none outlives a change', () => {
  const { cache, ranked, best } = searching();
  best('x', 5);
  best('x', 5, general);
  expect(ranked).toHaveLength(2);
  cache.clear();
  best('x', 5);
  expect(ranked).toHaveLength(3);
});

test('only so many queries are kept', () => {
  const { ranked, best } = searching();
  for (let number = 0; number < 2_001; number += 1) best(`q${number}`, 1);
  best('q2000', 1);
  expect(ranked).toHaveLength(2_001);
  best('q0', 1);
  expect(ranked).toHaveLength(2_002);
});
