import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { inputOf } from './deliver.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const sent = (more: Partial<Sighting>) =>
  inputOf({
    key: 'k',
    serverId: 's',
    sighting: { ...episode, ...more },
    at: 0,
    attempts: 0,
    dueAt: 0,
  });

it('sends all ids that the page has, as numbers where they are numbers', () => {
  const ids = {
    anilist: '154587',
    mal: '52991',
    tmdb: '209867',
    kitsu: '46474',
    imdb: 'tt22248376',
  };
  expect(sent({ ids })['show']).toEqual({
    title: 'Frieren',
    anilist: 154_587,
    mal: 52_991,
    tmdb: 209_867,
    kitsu: 46_474,
    imdb: 'tt22248376',
  });
});

it('sends no id that the API would refuse', () => {
  const ids = { anilist: '2147483648', mal: '0', tvdb: 'x', anidb: '1.5' };
  expect(sent({ ids })['show']).toEqual({ title: 'Frieren' });
});

it('sends what has no number as a film', () => {
  const { number: _, ...film } = episode;
  const play = {
    key: 'k',
    serverId: 's',
    sighting: { ...film, ids: { mal: '164' } },
    at: 0,
    attempts: 0,
    dueAt: 0,
  };
  expect(inputOf(play)).toMatchObject({ movie: { title: 'Frieren', mal: 164 } });
  expect(inputOf(play)).not.toHaveProperty('show');
});
