import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf, type FakeWorld } from '../fixtures/world.ts';
import { stateOfTab } from '../panel/state-of-tab.ts';
import { write } from '../platform/stored.ts';
import { settings } from '../settings/settings.ts';
import { addPlayed, see } from '../watch/watches.ts';
import { undo } from './undo.ts';
import type { PlayEvent } from './event.ts';
import { sendDue } from './send.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const HOME = 'https://home.example';
const CLUB = 'https://club.example';
const HOUR_MS = 3_600_000;

interface Open {
  world: FakeWorld;
  /** What was sent, by server. */
  sent: { url: string; authorization: string; body: string }[];
  /** The servers that do not answer. */
  down: Set<string>;
  /** Those that are not even there, and how often each was asked. */
  silent: Set<string>;
  asked: Map<string, number>;
}

/** Two servers to which the person is signed in, each with tokens of its own. */
const openTwo = (): Open => {
  const sent: Open['sent'] = [];
  const [down, silent] = [new Set<string>(), new Set<string>()];
  const asked = new Map<string, number>();
  const delivered = { id: '7', outcome: 'RECORDED', matches: [], suggestions: [] };
  const world = createFakeWorld((url, body, headers) => {
    const origin = new URL(url).origin;
    asked.set(origin, (asked.get(origin) ?? 0) + 1);
    if (silent.has(origin)) throw new TypeError('Failed to fetch');
    if (down.has(origin)) return { status: 503, body: {} };
    sent.push({ url: origin, authorization: headers.get('authorization') ?? '', body });
    return { status: 200, body: { data: { scrobble: delivered, undoDelivery: delivered } } };
  });
  const tokens = (access: string) => ({
    access,
    accessEndsAt: world.now + 30 * 24 * HOUR_MS,
    refresh: 'r',
  });
  world.local.set('servers', [
    { id: 'home', url: HOME, username: 'mika', tokens: tokens('of-home') },
    { id: 'club', url: CLUB, username: 'mika', tokens: tokens('of-club') },
  ]);
  return { world, sent, down, silent, asked };
};

const watchToTheEnd = async ({ world }: Open): Promise<void> => {
  const outside = world.worker();
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, placeOf(1), { ageS: 0, duration: 1440, spans: [[0, 1300]] });
  await sendDue(outside);
};

const states = ({ world }: Open): Record<string, string> =>
  Object.fromEntries(
    (world.local.get('events') as PlayEvent[]).map(({ serverId, state }) => [serverId, state]),
  );

it('each server gets the episode once, with its own token', async () => {
  const two = openTwo();
  await watchToTheEnd(two);
  expect(two.sent.map(({ url, authorization }) => [url, authorization])).toEqual([
    [HOME, 'Bearer of-home'],
    [CLUB, 'Bearer of-club'],
  ]);
});

it('one that cannot be reached holds up no other, and gets it later', async () => {
  const two = openTwo();
  two.down.add(HOME);
  await watchToTheEnd(two);
  expect(states(two)).toEqual({ home: 'waiting', club: 'recorded' });
  two.down.clear();
  two.world.now += HOUR_MS;
  await sendDue(two.world.worker());
  expect(states(two)).toEqual({ home: 'recorded', club: 'recorded' });
  expect(two.sent.map(({ url }) => url)).toEqual([CLUB, HOME]);
});

it('one that does not answer is asked once, not for each of its plays', async () => {
  const two = openTwo();
  two.silent.add(HOME);
  const outside = two.world.worker();
  for (const [number, tab] of [
    [5, 1],
    [6, 2],
    [7, 3],
  ] as const) {
    await see(outside, placeOf(tab), { ...episode, number });
    await addPlayed(outside, placeOf(tab), { ageS: 0, duration: 1440, spans: [[0, 1300]] });
  }
  await sendDue(outside);
  expect(two.sent.map(({ url }) => url)).toEqual([CLUB, CLUB, CLUB]);
  expect(two.asked.get(HOME)).toBe(1);
  two.silent.clear();
  two.world.now += HOUR_MS;
  await sendDue(outside);
  expect(two.sent).toHaveLength(6);
});

it('what is undone at one stays at the other', async () => {
  const two = openTwo();
  await watchToTheEnd(two);
  const events = two.world.local.get('events') as PlayEvent[];
  await undo(two.world.worker(), events.find(({ serverId }) => serverId === 'club')?.key ?? '');
  expect(states(two)).toEqual({ home: 'recorded', club: 'undone' });
  expect(two.sent.at(-1)).toMatchObject({ url: CLUB, authorization: 'Bearer of-club' });
});

it.each([
  ['set ahead by a year', 1, 365 * 24 * HOUR_MS],
  ['set back by a year', 1, -365 * 24 * HOUR_MS],
  ['set ahead by an hour, in a second tab', 2, HOUR_MS],
  ['set back by an hour, in a second tab', 2, -HOUR_MS],
])('a viewing that goes on after the clock was %s is recorded once', async (_what, tab, by) => {
  const two = openTwo();
  await watchToTheEnd(two);
  two.world.now += by;
  const outside = two.world.worker();
  await see(outside, placeOf(tab), episode);
  await addPlayed(outside, placeOf(tab), { ageS: 0, duration: 1440, spans: [[0, 1400]] });
  await sendDue(outside);
  expect(two.sent).toHaveLength(2);
});

it('an undo that the server does not do is shown, and can be tried again', async () => {
  const two = openTwo();
  await watchToTheEnd(two);
  const eventOf = () =>
    (two.world.local.get('events') as PlayEvent[]).find(({ serverId }) => serverId === 'club');
  two.down.add(CLUB);
  await undo(two.world.worker(), eventOf()?.key ?? '');
  expect(eventOf()).toMatchObject({ state: 'recorded', isNotUndone: true });
  two.down.clear();
  await undo(two.world.worker(), eventOf()?.key ?? '');
  expect(eventOf()).toMatchObject({ state: 'undone', isNotUndone: false });
});

it('the panel shows what became of it at each server, and which server that is', async () => {
  const two = openTwo();
  await write(two.world.worker(), settings, { ...settings.initial, language: 'en' });
  two.down.add(CLUB);
  await watchToTheEnd(two);
  const state = await stateOfTab(two.world.worker(), 1);
  expect(state?.events).toMatchObject([
    { server: 'club.example', state: 'waiting', canUndo: true },
    { server: 'home.example', state: 'recorded', canUndo: true },
  ]);
});
