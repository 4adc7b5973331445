import { expect, test } from 'vitest';
import { waitingShows, type WaitingDelivery } from './waiting.ts';

const delivery = (told: Partial<WaitingDelivery>): WaitingDelivery => ({
  id: '1',
  tokenId: 'token',
  showKeys: ['show:77', 'title:frieren'],
  showTitle: 'Frieren',
  title: 'Episode 1',
  season: 1,
  episode: 1,
  chapter: null,
  alone: null,
  library: null,
  suggestions: [{ showAnimeId: 'frieren', animeId: 'frieren', episode: 1, reasons: ['TITLE'] }],
  ...told,
});
const told = (...deliveries: Partial<WaitingDelivery>[]) =>
  waitingShows(deliveries.map(delivery)).map(({ title, episodes }) => [title, episodes]);

test('episodes of a show wait together', () => {
  expect(told({}, { id: '2' }, { id: '3', showTitle: ' FRIEREN ' })).toEqual([['Frieren', 3]]);
});

test('a key that the server gave to another show names two shows', () => {
  const other = { showKeys: ['show:77', 'title:titan'], showTitle: 'Titan' };
  expect(told(other, {}, { id: '2' })).toEqual([
    ['Titan', 1],
    ['Frieren', 2],
  ]);
});

test('a show that is renamed is one by the name that it has on every server', () => {
  const shared = { showKeys: ['guid:plex://show/1', 'show:77'] };
  expect(told(shared, { ...shared, showTitle: 'My favourite' })).toEqual([['Frieren', 2]]);
});

test('what was told stands beside what it would be recorded as, each episode once', () => {
  const of = (episode: number | null) => [
    { showAnimeId: 'titan', animeId: episode === null ? null : 'part', episode, reasons: [] },
  ];
  const [show] = waitingShows([
    delivery({ id: '4', season: 2, episode: 31, suggestions: of(null) }),
    delivery({ id: '3', season: 2, episode: 2, suggestions: of(2) }),
    delivery({ id: '2', season: 2, episode: 2, suggestions: of(2) }),
    delivery({ id: '1', season: 1, episode: 9, suggestions: of(9) }),
  ]);
  expect(show?.plays.map(({ season, episode }) => [season, episode])).toEqual([
    [1, 9],
    [2, 2],
    [2, 31],
  ]);
  expect(show?.suggestions[0]?.places).toEqual([
    { animeId: 'part', episode: 9 },
    { animeId: 'part', episode: 2 },
    { animeId: null, episode: null },
  ]);
});

test('a file of two episodes waits as two, each with its own place', () => {
  const suggestion = { showAnimeId: 'spy', animeId: 'spy', episode: 12, reasons: [] };
  const further = [{ animeId: 'spy-2', episode: 1 }];
  const [show] = waitingShows([
    delivery({ episode: 12, suggestions: [{ ...suggestion, further }] }),
    delivery({ id: '2', episode: 11, suggestions: [{ ...suggestion, episode: 11 }] }),
  ]);
  expect(show?.episodes).toBe(3);
  expect(show?.plays.map(({ episode }) => episode)).toEqual([11, 12, 13]);
  expect(show?.suggestions).toMatchObject([
    { episodes: 3, places: [{ episode: 11 }, { episode: 12 }, { animeId: 'spy-2', episode: 1 }] },
  ]);
});
