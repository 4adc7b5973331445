import { expect, test } from 'vitest';
import { waitingShows, type WaitingDelivery } from './waiting.ts';

const delivery = (told: Partial<WaitingDelivery>): WaitingDelivery => ({
  id: '1',
  tokenId: 'token',
  showKeys: ['show:77', 'title:frieren'],
  showTitle: 'Frieren',
  title: 'Episode 1',
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
