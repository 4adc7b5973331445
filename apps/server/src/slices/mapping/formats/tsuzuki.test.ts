import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindMapping, readTsuzukiMapping, TSUZUKI_MAPPING_FORMAT } from './tsuzuki.ts';

const fileOf = (sections: Record<string, unknown>): string =>
  JSON.stringify({ format: TSUZUKI_MAPPING_FORMAT, ...sections });

const frieren = { key: 'f', title: 'Frieren', anidb: 17617, episodes: 28, start: '2023-09-29' };
const season = {
  kind: 'tvdb',
  level: 'show',
  id: 424536,
  season: 1,
  from: 1,
  to: 28,
  anime: 'f',
};

describe('a mapping file', () => {
  test('is read with what its rows leave out', () => {
    const film = { kind: 'tmdb', level: 'movie', id: 129, anime: 'f', priority: 3, source: 'x' };
    const file = readTsuzukiMapping(fileOf({ anime: [frieren], rules: [season, film] }));
    expect(file).toMatchObject({ refused: [], refusedCount: 0, episodes: [] });
    expect(file.anime).toEqual([
      {
        key: 'f',
        titles: ['Frieren'],
        anidb: 17617,
        mal: null,
        anilist: null,
        episodeCount: 28,
        startOn: '2023-09-29',
        endOn: null,
      },
    ]);
    expect(file.rules).toMatchObject([
      { season: 1, from: 1, to: 28, animeFrom: 1, partial: false, special: false, ofSeason: null },
      { season: null, from: 1, to: 1, priority: 3, source: 'x' },
    ]);
  });

  test('may leave out the title of an anime, which only one that is to be added needs', () => {
    const rows = [
      { key: 'f', anidb: 17617 },
      { key: 'g', title: null, titles: ['Frieren'] },
    ];
    const { anime, refused } = readTsuzukiMapping(fileOf({ anime: rows }));
    expect(refused).toEqual([]);
    expect(anime.map(({ titles }) => titles)).toEqual([[], ['Frieren']]);
  });

  test('keeps its good rows and says what is wrong with the others', () => {
    const { refused, rules, anime, episodes } = readTsuzukiMapping(
      fileOf({
        anime: [frieren, frieren, { key: 'g', title: '' }],
        rules: [
          { ...season, to: 0 },
          { ...season, anime: 'nobody' },
          { ...season, kind: 'imdb' },
          { ...season, season: undefined },
          { ...season, id: '424536' },
          null,
          season,
        ],
        episodes: [
          { kind: 'tvdb', id: 1, show: 2, season: 0, number: 1 },
          { kind: 'tvdb', id: 1, show: 3, season: 0, number: 1 },
          { kind: 'tvdb', id: 2, show: 3, season: -1, number: 1 },
        ],
      }),
    );
    expect([anime.length, rules.length, episodes.length]).toEqual([1, 1, 1]);
    expect(refused.map(({ ref }) => ref)).toEqual([
      'anime[1]',
      'anime[2]',
      'rules[0]',
      'rules[1]',
      'rules[2]',
      'rules[3]',
      'rules[4]',
      'rules[5]',
      'episodes[1]',
      'episodes[2]',
    ]);
    expect(refused[2]?.reason).toContain('to: is below "from"');
    expect(refused[3]?.reason).toContain('nobody');
  });

  test('binds its rules to the anime that are known', () => {
    const { rules } = readTsuzukiMapping(fileOf({ anime: [frieren], rules: [season] }));
    const [bound] = bindMapping(rules, new Map([['f', 'uuid']]));
    expect(bound).toMatchObject({ animeId: 'uuid', id: 424536 });
    expect(bound).not.toHaveProperty('anime');
    expect(bindMapping(rules, new Map())).toEqual([]);
  });

  test.each([
    ['', 'not JSON'],
    ['[]', 'not of format'],
    ['{"format":"tsuzuki-mapping/2"}', 'not of format'],
    [fileOf({ rules: {} }), 'not of format'],
  ])('that is %j is refused as a whole', (text, message) => {
    expect(() => readTsuzukiMapping(text)).toThrow(message);
  });

  test('never makes the reader fall, whatever its rows are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (anime, rules) => {
        const file = readTsuzukiMapping(fileOf({ anime, rules, episodes: rules }));
        const kept = file.anime.length + file.rules.length + file.episodes.length;
        expect(kept + file.refusedCount).toBe(anime.length + 2 * rules.length);
      }),
    );
  });
});

test('the sample mapping is read whole', () => {
  const sample = new URL('../../../../tests/fixtures/scrobble-mapping.json', import.meta.url);
  const file = readTsuzukiMapping(readFileSync(sample, 'utf8'));
  expect([file.anime.length, file.rules.length, file.episodes.length]).toEqual([72, 412, 6]);
  expect(file.refused).toEqual([]);
});
