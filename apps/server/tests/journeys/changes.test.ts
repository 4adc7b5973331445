import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  changeFeed,
  importIdentifiedAnime,
  type IdentifiedAnime,
  recordDataSources,
  retireAnimeClaims,
} from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

const SOURCE = 'corrections';

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'], settings: { OPEN_DATA: 'on' } });
  await test.app.db.transaction().execute((tx) =>
    recordDataSources(test.app, tx, [
      {
        key: SOURCE,
        name: 'corrections',
        version: '1',
        asOf: '2026-01-01',
        licence: 'CC0 1.0',
        attribution: 'Nobody',
        url: 'https://example.org',
      },
    ]),
  );
});
afterAll(() => test.close());

const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const work = (number: number, changes: Partial<IdentifiedAnime> = {}): IdentifiedAnime => ({
  sourceId: String(number),
  workId: idOf(number),
  titleNative: `作品${number}`,
  titleRomaji: `Sakuhin ${number}`,
  format: 'TV',
  startOn: '2026-01',
  isAdult: false,
  ...changes,
});

const write = async (claims: IdentifiedAnime[]): Promise<void> => {
  await test.app.db
    .transaction()
    .execute((tx) => importIdentifiedAnime(test.app, tx, { source: SOURCE, claims }));
  await test.app.get(changeFeed).catchUp();
};

const retire = async (numbers: number[]): Promise<void> => {
  const sourceIds = numbers.map(String);
  await test.app.db
    .transaction()
    .execute((tx) => retireAnimeClaims(test.app, tx, { source: SOURCE, sourceIds }));
  await test.app.get(changeFeed).catchUp();
};

/** A page of the feed over HTTP. */
const page = async (query = ''): Promise<{ lines: any[]; end: any }> => {
  const response = await fetch(`${test.url}/changes${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { lines: lines.slice(0, -1), end: lines.at(-1) };
};

const QUERY = `query ($since: String, $first: Int) { changes(since: $since, first: $first) {
  nodes { id position isGone anime { titleRomaji isAdult } } next hasMore } }`;

const ask = async (variables: object, options: { bearer?: string } = {}) =>
  (await test.ask(QUERY, { variables, ...options })).data.changes;

it('names each work once, by its last change, as it is now', async () => {
  await write([work(1), work(2), work(3)]);
  await write([work(1, { titleRomaji: 'Sakuhin the First' })]);
  const { lines, end } = await page();
  expect(lines.map(({ op, work: { titleRomaji } }) => [op, titleRomaji])).toEqual([
    ['put', 'Sakuhin 2'],
    ['put', 'Sakuhin 3'],
    ['put', 'Sakuhin the First'],
  ]);
  expect(end).toEqual({ op: 'end', next: lines.at(-1).seq, newest: lines.at(-1).seq });
  expect(lines[2].work).toMatchObject({
    sources: { titleRomaji: [SOURCE] },
    licences: { [SOURCE]: 'CC0-1.0' },
  });
  expect(await ask({})).toMatchObject({
    nodes: [
      { id: idOf(2), isGone: false, anime: { titleRomaji: 'Sakuhin 2' } },
      { id: idOf(3) },
      { id: idOf(1), position: String(lines[2].seq), anime: { titleRomaji: 'Sakuhin the First' } },
    ],
    hasMore: false,
  });
});

it('goes on where a reader stopped, in pages', async () => {
  const first = await page('?first=2');
  expect(first.lines.map((line) => line.work.id)).toEqual([idOf(2), idOf(3)]);
  const second = await page(`?since=${first.end.next}&first=2`);
  expect(second.lines.map((line) => line.work.id)).toEqual([idOf(1)]);
  expect((await page(`?since=${second.end.next}`)).lines).toEqual([]);
  const { next, hasMore } = await ask({ first: 2 });
  expect({ next, hasMore }).toEqual({ next: String(first.end.next), hasMore: true });
  expect((await ask({ since: next })).nodes.map(({ id }: { id: string }) => id)).toEqual([idOf(1)]);
});

it('leaves a tombstone of a work that is gone, and the work when it is back', async () => {
  const { end } = await page();
  await retire([2]);
  const { lines, end: later } = await page(`?since=${end.next}`);
  expect(lines).toEqual([
    { op: 'gone', seq: later.next, kind: 'anime', id: idOf(2), mergedInto: null },
  ]);
  expect((await ask({ since: String(end.next) })).nodes).toEqual([
    { id: idOf(2), position: String(later.next), isGone: true, anime: null },
  ]);
  await write([work(2)]);
  expect((await page(`?since=${later.next}`)).lines).toMatchObject([{ op: 'put' }]);
});

it('shows nobody without an account an adult work: it is gone, until it is none', async () => {
  const { end } = await page();
  await write([work(4, { isAdult: true })]);
  const since = String(end.next);
  expect((await page(`?since=${since}`)).lines).toMatchObject([{ op: 'gone', id: idOf(4) }]);
  expect(await ask({ since })).toMatchObject({
    nodes: [],
    next: expect.not.stringMatching(`^${since}$`),
  });
  await write([work(4)]);
  expect((await page(`?since=${since}`)).lines).toMatchObject([
    { op: 'put', work: { id: idOf(4), isAdult: false } },
  ]);
});

it('keeps the place of every work of a change that is too large for the caches', async () => {
  const { end } = await page();
  const many = Array.from({ length: 1_200 }, (_, index) => work(1_000 + index));
  await write(many);
  const seen: string[] = [];
  for (let since = end.newest; ;) {
    const { lines, end: last } = await page(`?since=${since}`);
    seen.push(...lines.map((line) => line.work.id));
    if (lines.length === 0) break;
    since = last.next;
  }
  expect(seen.toSorted()).toEqual(many.map(({ workId }) => workId).toSorted());
});

it('refuses what is no position or no size of a page', async () => {
  for (const query of ['?since=-1', '?since=x', '?first=0', '?first=501', '?since=1e400'])
    expect((await fetch(`${test.url}/changes${query}`)).status).toBe(400);
  for (const variables of [{ since: 'x' }, { since: '-1' }, { first: 0 }, { first: 501 }]) {
    const { errors } = await test.ask(QUERY, { variables });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

it('the order of changes is the order of commits, when two writers overlap', async () => {
  const { end } = await page();
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>();
  const first = test.app.db.transaction().execute(async (tx) => {
    await importIdentifiedAnime(test.app, tx, { source: SOURCE, claims: [work(11)] });
    written();
    await mayCommit;
  });
  await hasWritten;
  const second = test.app.db
    .transaction()
    .execute((tx) => importIdentifiedAnime(test.app, tx, { source: SOURCE, claims: [work(12)] }));
  const between = await page(`?since=${end.newest}`).finally(commit);
  expect(between.lines).toEqual([]);
  await Promise.all([first, second]);
  const { lines } = await page(`?since=${end.newest}`);
  expect(lines.map((line) => line.work.id)).toEqual([idOf(11), idOf(12)]);
});
