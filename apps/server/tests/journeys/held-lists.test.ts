import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { heldLists, HeldLists } from '#slices/lists/queries/held-lists.ts';
import { LIST_ORDERS, placingBy, type ListOrder } from '#slices/lists/queries/list-order.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let works: Anime[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-15T12:00:00Z' });
  const all = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult);
  const running = all.filter(({ status }) => status === 'RELEASING').slice(0, 15);
  works = [...running, ...all.slice(0, 15)];
});
afterAll(() => test.close());

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { batchId entry { id } problem { code } } }`;
const DELETE = `mutation ($id: ID!) { deleteAnimeListEntry(id: $id) { batchId } }`;
const UNDO = 'mutation ($batch: ID!) { undo(batch: $batch) { problem { code } } }';

const orders = Object.keys(LIST_ORDERS) as ListOrder[];

const idsIn = async (lists: HeldLists, userId: string, order: ListOrder) => {
  const list = await lists.read(test.app, { userId, media: 'ANIME' });
  const placing = placingBy(test.app, order);
  return list.inOrder(placing).map(placing.keyOf);
};

it('a list that is kept in memory stands after any writes as one that is read anew', async () => {
  const person = await listPerson(test, 'keeper');
  const entries = new Map<string, string>();
  const batches: string[] = [];
  const steps = fc.record({
    work: fc.nat({ max: works.length - 1 }),
    act: fc.constantFrom('save', 'save', 'save', 'delete', 'undo'),
    score: fc.nat({ max: 100 }),
    startedOn: fc.constantFrom(null, '2019', '2020-03', '2024-12-24'),
    priority: fc.nat({ max: 3 }),
    order: fc.constantFrom(...orders),
  });
  for (const step of fc.sample(steps, { numRuns: 80, seed: 6 })) {
    const animeId = works[step.work]?.id ?? '';
    const { score, startedOn, priority } = step;
    const id = entries.get(animeId);
    const last = batches.pop();
    test.clock.set(new Date(test.clock.now().getTime() + 1000));
    if (step.act === 'delete' && id) {
      batches.push((await person.ask(DELETE, { id })).deleteAnimeListEntry.batchId);
      entries.delete(animeId);
    } else if (step.act === 'undo' && last) {
      await person.ask(UNDO, { batch: last });
    } else {
      const input = { animeId, status: 'CURRENT', score, startedOn, priority };
      const { saveAnimeListEntry: saved } = await person.ask(SAVE, { input });
      if (saved.entry) entries.set(animeId, saved.entry.id);
      if (saved.batchId) batches.push(saved.batchId);
    }
    const kept = await idsIn(test.app.get(heldLists), person.id, step.order);
    expect(kept).toEqual(await idsIn(new HeldLists(), person.id, step.order));
  }
  for (const order of orders) {
    const kept = await idsIn(test.app.get(heldLists), person.id, order);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept).toEqual(await idsIn(new HeldLists(), person.id, order));
  }
});

it('a page by title shows what was written a moment ago, asked for all at once', async () => {
  const person = await listPerson(test, 'hasty');
  const PAGE = '{ viewer { animeList(first: 50, sort: TITLE) { totalCount nodes { progress } } } }';
  for (const [index, { id: animeId }] of works.slice(0, 5).entries()) {
    await person.ask(SAVE, { input: { animeId, status: 'CURRENT', score: 1 } });
    const pages = await Promise.all(Array.from({ length: 4 }, () => person.ask(PAGE)));
    for (const { viewer } of pages) expect(viewer.animeList.totalCount).toBe(index + 1);
  }
});
