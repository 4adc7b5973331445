import { afterAll, beforeAll, expect, it } from 'vitest';
import { stageList } from '#slices/listfiles/index.ts';
import { signedInBrowser } from '../browser.ts';
import { listInWords, longAnime } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  ids = longAnime(test)
    .flatMap(({ externalIds }) => externalIds.find(({ site }) => site === 'mal')?.id ?? [])
    .slice(0, 4)
    .map(Number);
});
afterAll(() => test.close());

const anime = (mal: number | undefined, status: string, more = '') =>
  `<anime><series_animedb_id>${mal}</series_animedb_id><series_title>Title ${mal}</series_title>` +
  `<my_status>${status}</my_status>${more}</anime>`;

/** Ids of MyAnimeList of works of the shelf. */
let ids: number[];

const file = () =>
  Buffer.from(
    `<myanimelist>${[
      anime(
        ids[0],
        'Bingeing',
        '<my_watched_episodes>5</my_watched_episodes><my_score>8.5</my_score>',
      ),
      anime(ids[1], 'Watching', '<my_watched_episodes>five</my_watched_episodes>'),
      anime(ids[2], 'Bingeing'),
      anime(ids[3], 'Postponed'),
      anime(99_999_998, 'Bingeing'),
    ].join('')}</myanimelist>`,
  );

let people = 0;

/** A person at the preview of the file. */
const atPreview = async () => {
  const name = `binger${(people += 1)}`;
  const person = await listPerson(test, name);
  const browser = await signedInBrowser(test, name);
  const id = await stageList(test.app, {
    userId: person.id,
    format: 'mal-xml',
    bytes: file(),
    fileName: 'list.xml',
    policy: 'file-wins',
  });
  const path = `/account/list-imports/${id}`;
  return { person, browser, path, id, read: async () => (await browser.get(path)).body };
};

it('keeps rows with a status that is not understood, until their owner says it', async () => {
  const { person, browser, path, read } = await atPreview();
  const shown = await read();
  expect(shown.counts).toMatchObject({ added: 1, skipped: 4, open: 4, unread: 5 });
  expect(shown.rows[0]).toMatchObject({
    title: `Title ${ids[0]}`,
    work: { title: expect.any(String) },
    outcome: 'skipped',
    reason: 'unknown-status',
    isOpen: true,
    needsStatus: true,
    unread: [{ field: 'status', value: 'Bingeing' }],
  });
  expect(shown.rows[1]).toMatchObject({
    outcome: 'added',
    unread: [{ field: 'progress', value: 'five' }],
  });
  expect((await browser.get(`${path}?only=unread`)).body.rows).toHaveLength(5);

  const said = await browser.post(`${path}/rows/1/status`, { status: 'CURRENT' });
  expect(said.status).toBe(200);
  const decided = await read();
  expect(decided.counts).toMatchObject({ added: 3, skipped: 2, open: 2 });
  expect(decided.rows.map((row: any) => [row.outcome, row.needsStatus])).toEqual([
    ['added', false],
    ['added', false],
    ['added', false],
    ['skipped', true],
    ['skipped', false],
  ]);
  expect((await browser.post(`${path}/rows/1/status`, { status: 'CURRENT' })).status).toBe(404);
  expect((await browser.post(`${path}/rows/4/status`, { status: 'Later' })).status).toBe(400);

  await browser.post(`${path}/start`, { policy: 'file-wins' });
  await expect.poll(async () => (await read()).import.state).toBe('FINISHED');
  const list = await listInWords(test, person.id);
  expect(list).toHaveLength(3);
  expect(list).toContainEqual(
    expect.objectContaining({ status: 'current', progress: 5, score: 85 }),
  );
});

it('takes the status after the import, too, and over the API', async () => {
  const { person, browser, path, id, read } = await atPreview();
  await browser.post(`${path}/start`, { policy: 'file-wins' });
  await expect.poll(async () => (await read()).import.state).toBe('FINISHED');
  expect(await listInWords(test, person.id)).toHaveLength(1);
  const { decideListImportStatus } = await person.ask(
    `mutation { decideListImportStatus(id: "${id}", number: 4, status: PAUSED) { problem { code } listImport { counts { open unread } } } }`,
  );
  expect(decideListImportStatus).toMatchObject({
    problem: null,
    listImport: { counts: { open: 3, unread: 5 } },
  });
  await expect.poll(async () => (await listInWords(test, person.id)).length).toBe(2);
  const { viewer } = await person.ask(
    `{ viewer { listImport(id: "${id}") { rows(only: UNREAD, first: 1) { nodes { needsStatus unread { field value warning } } } } } }`,
  );
  expect(viewer.listImport.rows.nodes).toEqual([
    { needsStatus: true, unread: [{ field: 'status', value: 'Bingeing', warning: null }] },
  ]);
});

it('skips such a row when its owner says so', async () => {
  const { browser, path, read } = await atPreview();
  await browser.post(`${path}/rows/1/decision`, { workId: null });
  await browser.post(`${path}/rows/3/status`, { status: 'CURRENT' });
  const { rows, counts } = await read();
  expect(rows[0]).toMatchObject({ outcome: 'skipped', reason: 'ignored', isOpen: false });
  expect(counts).toMatchObject({ added: 2, open: 2 });
});
