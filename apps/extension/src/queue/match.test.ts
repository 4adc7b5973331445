import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf } from '../fixtures/world.ts';
import { stateOfTab } from '../panel/state-of-tab.ts';
import { write } from '../platform/stored.ts';
import { settings } from '../settings/settings.ts';
import { see, watches } from '../watch/watches.ts';
import { findMatch, forgetMatches } from './match.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const work = { id: '7', titleRomaji: 'Sousou no Frieren', titleNative: null, titleEnglish: null };

const open = async (answer: object[]) => {
  const sent: { query: string; variables: { input: object } }[] = [];
  const world = createFakeWorld((_url, body) => {
    sent.push(JSON.parse(body));
    return { status: 200, body: { data: { matchScrobble: answer } } };
  });
  const tokens = { access: 'a', accessEndsAt: world.now + 86_400_000, refresh: 'r' };
  world.local.set('servers', [{ id: 's', url: 'https://a.example', username: 'mika', tokens }]);
  const outside = world.worker();
  await write(outside, settings, { ...settings.initial, language: 'en' });
  await see(outside, placeOf(1), episode);
  const { 1: watch } = (await outside.session.get(watches.name)) as any;
  const find = () => findMatch(outside, watch);
  const shown = async () => (await stateOfTab(outside, 1))?.match;
  return { outside, sent, find, shown };
};

it('shows before the recording what the server takes an episode for, and asks once', async () => {
  const { sent, find, shown } = await open([{ episode: 5, anime: work }]);
  expect(await shown()).toBeUndefined();
  expect(await find()).toBe(true);
  expect(await find()).toBe(false);
  expect(await shown()).toEqual({ work, episode: 5 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.variables.input).not.toHaveProperty('key');
});

it('shows nothing that the server does not know, and asks again after a correction', async () => {
  const { outside, sent, find, shown } = await open([]);
  expect(await find()).toBe(false);
  expect(await shown()).toBeUndefined();
  await forgetMatches(outside);
  await find();
  expect(sent).toHaveLength(2);
});
