import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld } from '../fixtures/world.ts';
import { deliver, inputOf } from './deliver.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const sent = (more: Partial<Sighting>) =>
  inputOf({ key: 'k', sighting: { ...episode, ...more }, at: 0 });

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
  const play = { key: 'k', sighting: { ...film, ids: { mal: '164' } }, at: 0 };
  expect(inputOf(play)).toMatchObject({ movie: { title: 'Frieren', mal: 164 } });
  expect(inputOf(play)).not.toHaveProperty('show');
});

const play = { key: 'k/s', serverId: 's', sighting: episode, at: 0, attempts: 0, dueAt: 0 };

/** A server that takes nothing of the future, and what it was sent. */
const open = () => {
  const sent: Record<string, unknown>[] = [];
  const world = createFakeWorld((_url, body) => {
    const { input } = JSON.parse(body).variables;
    sent.push(input);
    const error = { message: 'no', extensions: { reason: 'SCROBBLE_IN_FUTURE' } };
    if (input.playedAt) return { status: 200, body: { data: null, errors: [error] } };
    const scrobble = { id: '1', outcome: 'RECORDED', matches: [], suggestions: [] };
    return { status: 200, body: { data: { scrobble } } };
  });
  const tokens = { access: 'a', accessEndsAt: world.now + 86_400_000, refresh: 'r' };
  const server = { id: 's', url: 'https://a.example', username: 'mika', tokens };
  world.local.set('servers', [server]);
  return { outside: world.worker(), server, sent };
};

it('sends a play without its time to a server whose clock is behind, under the same key', async () => {
  const { outside, server, sent } = open();
  expect(await deliver(outside, server, play)).toMatchObject({
    state: 'recorded',
    deliveryId: '1',
  });
  expect(sent).toMatchObject([
    { key: 'k/s', playedAt: '1970-01-01T00:00:00.000Z' },
    { key: 'k/s' },
  ]);
  expect(sent[1]).not.toHaveProperty('playedAt');
});

it.each([12.5, 0.5])(
  'does not send episode %s, which is neither the one before nor the next',
  async (number) => {
    const { outside, server, sent } = open();
    const half = { ...play, sighting: { ...episode, number } };
    expect(await deliver(outside, server, half)).toEqual({
      state: 'not_recorded',
      outcome: 'NO_WHOLE_NUMBER',
    });
    expect(sent).toEqual([]);
  },
);
