import { describe, expect, it } from 'vitest';
import { normaliseId, tmdbId } from './external-id.ts';

describe('normaliseId', () => {
  it.each([
    ['tmdb', 'tv/209867', 'tv/209867'],
    ['tmdb', 'tv/95479/season/2', 'tv/95479/season/2'],
    ['tmdb', 'tv/42694/season/0', 'tv/42694/season/0'],
    ['tmdb', 'tv/1/season/2/episode/3', 'tv/1/season/2/episode/3'],
    ['tmdb', 'movie/372058', 'movie/372058'],
    ['tmdb', 'tv/308934-mofusand', 'tv/308934'],
    ['tmdb', 'movie/1/season/2', null],
    ['tmdb', '209867', null],
    ['tmdb', 'person/1', null],
    ['mal', '52991', '52991'],
    ['mal', '', null],
    ['mal', '0', null],
    ['anidb', '17617-frieren', null],
  ])('reads %s %s as %s', (site, id, expected) => {
    expect(normaliseId(site, id)).toBe(expected);
  });
});

describe('tmdbId', () => {
  it.each([
    ['movie', 372058, undefined, 'movie/372058'],
    ['tv', 209867, undefined, 'tv/209867'],
    ['tv', 209867, 1, 'tv/209867'],
    ['tv', 95479, 2, 'tv/95479/season/2'],
    ['tv', 95479, 0, 'tv/95479/season/0'],
  ] as const)('writes %s %i, season %s', (kind, id, season, expected) => {
    expect(tmdbId(kind, id, season)).toBe(expected);
  });
});
