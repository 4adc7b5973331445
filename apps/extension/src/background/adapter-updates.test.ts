import { beforeEach, expect, it } from 'vitest';
import { createFakeWorld, type FakeWorld } from '../fixtures/world.ts';
import { ADAPTERS } from '../adapters/bundled.ts';
import { currentAdapters, updateAdapters } from './adapter-updates.ts';

const HOUR_MS = 3_600_000;
const SERVER = { id: 's', url: 'https://anime.example.org', username: 'mika', tokens: {} };
const [first] = ADAPTERS;
const newer = { ...first, revision: 9, label: 'Newer' };

let world: FakeWorld;
let asked: string[];
let answer: { status: number; body: unknown };

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { version: 1, adapters: [newer] } };
  world = createFakeWorld((url) => {
    asked.push(url);
    return answer;
  });
  world.local.set('servers', [SERVER]);
});

const label = async () => {
  const all = await currentAdapters(world.worker());
  return all.find(({ name }) => name === first?.name)?.label;
};
const update = () => updateAdapters(world.worker());

it('adapters of the server replace older ones', async () => {
  expect(await label()).toBe(first?.label);
  await update();
  expect(asked).toEqual(['https://anime.example.org/api/adapters']);
  expect(await label()).toBe('Newer');
});

it('the server is asked once a day, also after the clock was set back', async () => {
  await update();
  world.now += 23 * HOUR_MS;
  await update();
  expect(asked).toHaveLength(1);
  world.now += HOUR_MS;
  await update();
  expect(asked).toHaveLength(2);
  world.now -= 100 * HOUR_MS;
  await update();
  expect(asked).toHaveLength(3);
});

it.each([
  ['an error', { status: 503, body: {} }],
  ['a page', { status: 200, body: '<html>' }],
  ['nothing', { status: 200, body: null }],
  ['code', { status: 200, body: { adapters: [{ ...newer, when: [{ eval: '1' }] }] } }],
  ['an answer for all sites', { status: 200, body: { adapters: [{ ...newer, hosts: 'any' }] } }],
  ['too much', { status: 200, body: { adapters: 'x'.repeat(3_000_000) } }],
])('%s changes nothing', async (_what, wrong) => {
  answer = wrong;
  await update();
  expect(await label()).toBe(first?.label);
});

it('nobody is asked before the person signs in', async () => {
  world.local.set('servers', [{ ...SERVER, tokens: null }]);
  await update();
  expect(asked).toEqual([]);
});

it('adapters of another server do not stay', async () => {
  await update();
  world.local.set('servers', [{ ...SERVER, url: 'https://other.example.org' }]);
  answer = { status: 200, body: { adapters: [] } };
  await update();
  expect(await label()).toBe(first?.label);
});
