import { expect, it } from 'vitest';
import { readAll } from './fixtures/read-sample.ts';
import type { ListFormat } from './list-format.ts';

const read = async (format: ListFormat, value: unknown) => {
  const { rows, media, skipped } = await readAll(format, Buffer.from(JSON.stringify(value)));
  return {
    rows,
    said: media.map(({ says, media: { episode } }) => [says.about, episode]),
    skipped: skipped.map(({ title, reason }) => [title, reason]),
  };
};

const BROKEN = ['Frieren', 'malformed-part'];

const watcharr = (more: object) => [
  {
    status: 'WATCHING',
    content: { tmdbId: 209_867, title: 'Frieren', type: 'tv' },
    watchedEpisodes: [{ seasonNumber: 1, episodeNumber: 2, status: 'FINISHED' }],
    ...more,
  },
];

it.each([
  ['rating', { rating: 'good' }],
  ['notes', { thoughts: 5 }],
  ['activity', { activity: [5] }],
  [
    'an episode',
    {
      watchedEpisodes: [
        { seasonNumber: 1, episodeNumber: 2, status: 'FINISHED' },
        { seasonNumber: 1, episodeNumber: 'three', status: 'FINISHED' },
      ],
    },
  ],
])('Watcharr: keeps the plays of a show beside a broken part (%s)', async (_part, more) => {
  const { said, skipped } = await read('watcharr', watcharr(more));
  expect(said).toEqual([['play', 2]]);
  expect(skipped).toEqual([BROKEN]);
});

const ryot = (lot: string, source: string, more: object) => ({
  media: [{ lot, source, identifier: '209867', source_id: 'Frieren', ...more }],
});
const SEEN = { show_season_number: 1, show_episode_number: 4, anime_episode_number: 4 };

it.each([
  ['a play', { seen_history: [SEEN, { show_episode_number: { five: 5 } }] }],
  ['a review', { seen_history: [SEEN], reviews: [{ rating: ['good'] }] }],
  ['a collection', { seen_history: [SEEN], collections: [5] }],
])('Ryot: keeps a show and an anime beside a broken part (%s)', async (_part, more) => {
  const show = await read('ryot', ryot('show', 'tmdb', more));
  expect(show.said).toEqual([['play', 4]]);
  expect(show.skipped).toEqual([BROKEN]);
  const anime = await read('ryot', ryot('anime', 'anilist', more));
  expect(anime.rows).toMatchObject([{ title: 'Frieren', says: { progress: 4 } }]);
  expect(anime.skipped).toEqual([BROKEN]);
});

const AT = '2026-09-04T20:00:00.000Z';
const SHOW = { title: 'Frieren', ids: { tmdb: 209_867 } };

it.each([
  ['an episode', [{ number: 1, episodes: [{ number: 2 }, { number: 'three' }] }]],
  ['an episode that is none', [{ number: 1, episodes: [{ number: 2 }, 3] }]],
  [
    'a season',
    [
      { number: 1, episodes: [{ number: 2 }] },
      { number: 2, episodes: 'all' },
    ],
  ],
])('Trakt: keeps the plays of a show beside a broken part (%s)', async (_part, seasons) => {
  const { said, skipped } = await read('trakt', [{ last_watched_at: AT, show: SHOW, seasons }]);
  expect(said).toEqual([['play', 2]]);
  expect(skipped).toEqual([['Frieren', 'malformed']]);
});

it('Trakt: keeps a play whose other values are broken, and names a rating that is', async () => {
  const episode = { season: 1, number: 2 };
  const play = { watched_at: AT, type: 5, notes: 5, show: SHOW, episode };
  const { said, skipped } = await read('trakt', [play, { rating: 'good', show: SHOW }]);
  expect(said).toEqual([['play', 2]]);
  expect(skipped).toEqual([BROKEN]);
});
