import { describe, expect, it } from 'vitest';
import { episodesAt, type ListedEpisode } from './episodes.ts';
import type { ShowPlace } from '#slices/mapping/index.ts';

const episode = (season: number, number: number, airedOn: string | null = null): ListedEpisode => ({
  season,
  number,
  titles: [{ text: `S${season}E${number}`, lang: 'en' }],
  airedOn,
});
const LISTED = [
  episode(1, 1, '2024-01-07'),
  episode(1, 2, '2024-01-14'),
  episode(2, 1, '2025-01-05'),
  episode(2, 2, '2025-01-12'),
  episode(2, 3),
];
const place = (...parts: ShowPlace['parts']): ShowPlace => ({ show: 7, parts });
const SECOND = place({ season: 2, from: 1, to: null, animeFrom: 1 });

const titlesOf = (...args: Parameters<typeof episodesAt>): string[] =>
  episodesAt(...args).map(({ number, titles }) => `${number}: ${titles[0]?.text ?? ''}`);

describe('the episodes of a work', () => {
  it('are those of its place, in its own numbers', () => {
    const work = { startOn: '2025-01-05', episodeCount: null };
    expect(titlesOf(LISTED, SECOND, work)).toEqual(['1: S2E1', '2: S2E2', '3: S2E3']);
    const rest = place({ season: 2, from: 2, to: 3, animeFrom: 1 });
    expect(titlesOf(LISTED, rest, work)).toEqual(['1: S2E2', '2: S2E3']);
    const both = place(
      { season: 1, from: 1, to: 2, animeFrom: 1 },
      { season: 2, from: 1, to: 2, animeFrom: 3 },
    );
    expect(titlesOf(LISTED, both, { startOn: '2024-01-07', episodeCount: 4 })).toEqual([
      '1: S1E1',
      '2: S1E2',
      '3: S2E1',
      '4: S2E2',
    ]);
  });

  it('are no more than it has on record', () => {
    expect(titlesOf(LISTED, SECOND, { startOn: null, episodeCount: 2 })).toHaveLength(2);
  });

  it('are none if the dates say that the season is another one', () => {
    expect(titlesOf(LISTED, SECOND, { startOn: '2024-01-07', episodeCount: null })).toEqual([]);
    expect(titlesOf(LISTED, SECOND, { startOn: '2025', episodeCount: null })).toHaveLength(3);
  });

  it('that nothing is said of are left out', () => {
    const bare = [{ season: 2, number: 1, titles: [], airedOn: null }];
    expect(titlesOf(bare, SECOND, { startOn: null, episodeCount: null })).toEqual([]);
  });
});
