import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf } from '../fixtures/world.ts';
import { queue } from '../queue/queue.ts';
import { HELD_MS } from './watch.ts';
import { addPlayed, concludeAll, forgetTab, isAnyHeld, see, watches } from './watches.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const next = { ...episode, number: 6, url: 'https://demo.example/6' };
const whole = { duration: 1440, spans: [[0, 1300]], ageS: 0 } as const;
const short = { duration: 90, spans: [[0, 90]], ageS: 0 } as const;

const open = () => {
  const world = createFakeWorld(() => ({ status: 503, body: {} }));
  world.local.set('servers', [{ id: 's', url: 'https://a.example', username: 'm', tokens: null }]);
  const outside = world.worker();
  const queued = async () =>
    ((await outside.local.get(queue.name)) as { sighting: Sighting }[] | undefined)?.map(
      ({ sighting }) => sighting.number,
    ) ?? [];
  return { world, outside, queued };
};

it('what is played while a tab shows nothing counts for nothing', async () => {
  const { outside, queued } = open();
  await addPlayed(outside, placeOf(1), whole);
  await see(outside, placeOf(1), next);
  expect(await queued()).toEqual([]);
});

it('what was played stays while a player hides its title', async () => {
  const { outside, queued } = open();
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, placeOf(1), { ...whole, spans: [[0, 700]] });
  await see(outside, placeOf(1), undefined);
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, placeOf(1), { ...whole, spans: [[700, 1300]] });
  expect(await queued()).toEqual([5]);
});

it.each([
  ['another document', { page: 'another' }],
  ['another address', { address: 'https://demo.example/' }],
])('nothing stays if %s shows nothing', async (_what, change) => {
  const { outside } = open();
  await see(outside, placeOf(1), episode);
  await see(outside, { ...placeOf(1), ...change }, undefined);
  expect(await outside.session.get(watches.name)).toEqual({});
});

it('what a frame plays in another document counts for nothing', async () => {
  const { outside, queued } = open();
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, { tab: 1, page: 'another' }, whole);
  expect(await queued()).toEqual([]);
});

it('a short episode is recorded when time has passed, when the next one begins, and when the tab is closed', async () => {
  const { world, outside, queued } = open();
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, placeOf(1), short);
  expect([await queued(), await isAnyHeld(outside)]).toEqual([[], true]);
  world.now += HELD_MS;
  await concludeAll(outside);
  expect([await queued(), await isAnyHeld(outside)]).toEqual([[5], false]);
  await see(outside, placeOf(1), next);
  await addPlayed(outside, placeOf(1), short);
  await see(outside, placeOf(1), { ...episode, number: 7 });
  expect(await queued()).toEqual([5, 6]);
  await addPlayed(outside, placeOf(1), short);
  await forgetTab(outside, 1);
  expect(await queued()).toEqual([5, 6, 7]);
});
