import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf } from '../fixtures/world.ts';
import { see } from '../watch/watches.ts';
import { chooseManga } from './answer.ts';
import { undo } from './undo.ts';
import type { PlayEvent } from './event.ts';
import { sendDue } from './send.ts';

const chapter: Sighting = {
  adapter: 'komga',
  medium: 'MANGA',
  title: '20th Century Boys',
  number: 7,
  url: 'https://books.example/book/1/read',
  page: { at: 20, of: 20 },
};
const work = (id: string, titleEnglish: string) => ({
  id,
  titleRomaji: null,
  titleNative: null,
  titleEnglish,
});
const [wrong, right] = [work('1', '20th Century Boys'), work('2', '20th Century Boys: Deluxe')];

/** A server with two manga, which says what it was asked. */
const open = () => {
  const asked: string[] = [];
  const on = new Set<string>();
  const world = createFakeWorld((_url, body) => {
    const { query, variables } = JSON.parse(body);
    if (query.includes('searchManga')) {
      return { status: 200, body: { data: { searchManga: { nodes: [wrong, right] } } } };
    }
    if (query.includes('undo(')) {
      asked.push(`undo ${variables.batch}`);
      return { status: 200, body: { data: { undo: { __typename: 'ListChange' } } } };
    }
    asked.push(`read ${variables.mangaId} ${variables.chapter}`);
    const batchId = on.has(variables.mangaId) ? null : `b${variables.mangaId}`;
    on.add(variables.mangaId);
    return { status: 200, body: { data: { markMangaReadUpTo: { batchId } } } };
  });
  const tokens = { access: 'a', accessEndsAt: world.now + 86_400_000, refresh: 'r' };
  world.local.set('servers', [{ id: 's', url: 'https://a.example', username: 'mika', tokens }]);
  const event = () => (world.local.get('events') as PlayEvent[])[0] as PlayEvent;
  return { world, outside: world.worker(), asked, on, event };
};

it('a chapter of the wrong manga is taken back before the right one is recorded', async () => {
  const { outside, asked, event } = open();
  await see(outside, placeOf(1), chapter);
  await sendDue(outside);
  expect(event()).toMatchObject({ state: 'recorded', batchId: 'b1' });
  await chooseManga(outside, event().key, right);
  await sendDue(outside);
  expect(asked).toEqual(['read 1 7', 'undo b1', 'read 2 7']);
  expect(event()).toMatchObject({ state: 'recorded', batchId: 'b2', work: right });
});

it('a chapter that was on the list before is not offered to be undone', async () => {
  const { outside, on, asked, event } = open();
  on.add('1');
  await see(outside, placeOf(1), chapter);
  await sendDue(outside);
  expect(event()).toMatchObject({ state: 'recorded', outcome: 'DUPLICATE' });
  await undo(outside, event().key);
  expect([event().state, asked]).toEqual(['recorded', ['read 1 7']]);
});
