import type { AskedSample } from './sample.ts';

const MANGAUPDATES = `https://api.mangaupdates.com/v1/series/${Number.parseInt('abc1234', 36)}`;
const mangaupdatesSeries = {
  series_id: Number.parseInt('abc1234', 36),
  title: 'Tameshi no Hon',
  url: 'https://www.mangaupdates.com/series/abc1234/tameshi-no-hon',
  description: 'A book of <i>trials</i>.<br />It goes on.',
  type: 'Manga',
  year: '2026',
  categories: [
    { category: 'Vampire/s', votes: 5, votes_plus: 6, votes_minus: 2 },
    { category: 'School', votes: -1, votes_plus: 1, votes_minus: 2 },
    { category: 'Nobody Knows It', votes: 1, votes_plus: 1, votes_minus: 0 },
  ],
};
const mangaupdatesReleases = {
  total_hits: 2,
  page: 1,
  per_page: 100,
  results: [
    { record: { id: 2, title: 'x', volume: '1', chapter: '2-3', release_date: '2026-01-11' } },
    { record: { id: 1, title: 'x', volume: '1', chapter: '1', release_date: '2026-01-04' } },
  ],
};

/** One work at this source. */
export const mangaupdates: AskedSample = {
  medium: 'MANGA',
  ids: { mangaupdates: 'abc1234' },
  answer: (web) => {
    web.put(MANGAUPDATES, JSON.stringify(mangaupdatesSeries));
    web.put(
      'https://api.mangaupdates.com/v1/releases/search',
      JSON.stringify(mangaupdatesReleases),
    );
  },
  main: {
    address: MANGAUPDATES,
    good: mangaupdatesSeries,
    drifted: { ...mangaupdatesSeries, series_id: 'abc1234' },
  },
  facts: {
    descriptions: [{ lang: 'en', text: 'A book of *trials*.\nIt goes on.' }],
    rankedTags: [{ name: 'Vampire', rank: 75, isSpoiler: false }],
  },
};
