import { expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf } from '../fixtures/world.ts';
import { see } from '../watch/watches.ts';
import { choose, ignore } from './answer.ts';
import { undo } from './undo.ts';
import type { PlayEvent } from './event.ts';
import { sendDue } from './send.ts';

const chapter: Sighting = {
  adapter: 'komga',
  medium: 'MANGA',
  title: '20th Century Boys',
  number: 7.5,
  ids: { mal: '3' },
  url: 'https://books.example/book/1/read',
  page: { at: 20, of: 20 },
};
const work = (id: string) => ({ id, titleRomaji: null, titleNative: null, titleEnglish: id });
const matched = (id: string, number: number) => ({
  episode: 0,
  anime: null,
  chapter: number,
  manga: work(id),
});

interface Answer {
  outcome: string;
  matches: object[];
}

/** A server that takes chapters, and what it was asked. */
const open = (outcome = 'RECORDED') => {
  const asked: { word: string; variables: any }[] = [];
  let now: Answer = { outcome, matches: [matched('boys', 7.5)] };
  const world = createFakeWorld((_url, body) => {
    const { query, variables } = JSON.parse(body);
    const word = /\w+(?=\(\w+:)/gu.exec(query.slice(query.indexOf('{')))?.[0] ?? '';
    asked.push({ word, variables });
    if (word === 'correctDelivery' || word === 'confirmShow') {
      now = {
        outcome: 'RECORDED',
        matches: [matched(variables.mangaId, variables.chapter ?? 7.5)],
      };
    }
    if (word === 'ignoreDeliveryShow') now = { outcome: 'IGNORED_SHOW', matches: [] };
    const suggestions = [{ show: null, anime: null, manga: work('boys') }];
    const delivery = { id: '4', ...now, suggestions };
    const data = word === 'delivery' ? { viewer: { delivery } } : { [word]: delivery };
    return { status: 200, body: { data } };
  });
  const tokens = { access: 'a', accessEndsAt: world.now + 86_400_000, refresh: 'r' };
  world.local.set('servers', [{ id: 's', url: 'https://a.example', username: 'mika', tokens }]);
  const event = () => (world.local.get('events') as PlayEvent[])[0] as PlayEvent;
  return { world, outside: world.worker(), asked, event };
};

const read = async (outside: ReturnType<typeof open>['outside'], more: Partial<Sighting> = {}) => {
  await see(outside, placeOf(1), { ...chapter, ...more });
  await sendDue(outside);
};

it('goes through the pipeline of the server, with its key, its time and the ids of the page', async () => {
  const { world, outside, asked, event } = open();
  await read(outside);
  expect(asked.map(({ word }) => word)).toEqual(['scrobble']);
  expect(asked[0]?.variables.input).toMatchObject({
    key: event().key,
    playedAt: new Date(world.now).toISOString(),
    manga: { title: '20th Century Boys', mal: 3 },
    chapter: { number: 7.5 },
    page: { site: 'komga', show: '20th Century Boys' },
  });
  expect(event()).toMatchObject({
    state: 'recorded',
    deliveryId: '4',
    episode: 7.5,
    work: { id: 'boys' },
  });
  await undo(outside, event().key);
  expect(asked.at(-1)).toEqual({ word: 'undoDelivery', variables: { id: '4' } });
});

it('is asked about with what the server suggests, and the answer is of its manga', async () => {
  const { outside, asked, event } = open('SUGGESTED');
  await read(outside);
  expect(event()).toMatchObject({ state: 'which', choices: [{ id: 'boys' }] });
  await choose(outside, event().key, { workId: 'boys' });
  expect(asked[1]).toEqual({ word: 'confirmShow', variables: { id: '4', mangaId: 'boys' } });
  expect(event()).toMatchObject({ state: 'recorded', work: { id: 'boys' } });
});

it('is corrected with another number', async () => {
  const { outside, asked, event } = open();
  await read(outside);
  await choose(outside, event().key, { workId: 'deluxe', number: 1.5 });
  expect(asked[1]).toEqual({
    word: 'correctDelivery',
    variables: { id: '4', mangaId: 'deluxe', chapter: 1.5 },
  });
  expect(event()).toMatchObject({ work: { id: 'deluxe' }, episode: 1.5 });
});

it('is of a manga that the person does not want', async () => {
  const { outside, event } = open('TO_BE_ASKED');
  await read(outside);
  expect(event().state).toBe('asked');
  await ignore(outside, event().key);
  expect(event()).toMatchObject({ state: 'not_recorded', outcome: 'IGNORED_SHOW' });
});

it('is not sent if the page does not say which one it is', async () => {
  const { outside, asked, event } = open();
  const { number: _number, ...unnumbered } = chapter;
  await see(outside, placeOf(1), unnumbered);
  await sendDue(outside);
  expect(asked).toEqual([]);
  expect(event()).toMatchObject({ state: 'not_recorded', outcome: 'NO_NUMBER' });
});
