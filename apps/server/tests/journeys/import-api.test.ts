import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { signedInBrowser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let service: Server;
let test: TestApp;
let works: Anime[];
const asked: URL[] = [];

const malIdOf = (work: Anime | undefined): string =>
  work?.externalIds.find(({ site }) => site === 'mal')?.id ?? '';

const JSON_API = { 'content-type': 'application/vnd.api+json' };

/** An entry of a library as Kitsu's API returns it, with the anime and its mapping. */
const entryOf = (id: number, mal: string | null, more: object = {}) => ({
  entry: {
    id: String(id),
    type: 'libraryEntries',
    attributes: {
      status: 'completed',
      progress: 1,
      reconsuming: false,
      reconsumeCount: 0,
      notes: null,
      private: false,
      ratingTwenty: 17,
      startedAt: '2020-04-01T00:00:00.000Z',
      finishedAt: null,
      updatedAt: '2025-01-01T10:00:00.000Z',
      ...more,
    },
    relationships: {
      anime: { data: { type: 'anime', id: String(900_000 + id) } },
      manga: { data: null },
    },
  },
  included: [
    {
      id: String(900_000 + id),
      type: 'anime',
      attributes: { canonicalTitle: mal ? `Title ${id}` : 'Nobody knows this one' },
      relationships: {
        mappings: { data: mal ? [{ type: 'mappings', id: String(id) }] : [] },
      },
    },
    ...(mal
      ? [
          {
            id: String(id),
            type: 'mappings',
            attributes: { externalSite: 'myanimelist/anime', externalId: mal },
          },
        ]
      : []),
  ],
});

const libraryPage = (url: URL): object => {
  const offset = Number(url.searchParams.get('page[offset]'));
  if (url.searchParams.get('filter[kind]') === 'manga') return { data: [], links: {} };
  const all =
    offset === 0
      ? [entryOf(1, malIdOf(works[0])), entryOf(2, null)]
      : [entryOf(3, malIdOf(works[1]), { status: 'current', ratingTwenty: null, private: true })];
  return {
    data: all.map(({ entry }) => entry),
    included: all.flatMap(({ included }) => included),
    // An address of another host, which must not be followed.
    links: offset === 0 ? { next: 'http://169.254.169.254/library-entries?page[offset]=500' } : {},
  };
};

const answer = (url: URL): [number, object] => {
  if (url.pathname === '/edge/users') {
    const slug = url.searchParams.get('filter[slug]');
    const named = url.searchParams.get('filter[name]');
    if (slug === 'hanako' || named === 'Hanako D')
      return [200, { data: [{ id: '77', type: 'users' }] }];
    if (slug === 'odd') return [200, { data: [{ id: '../etc' }] }];
    if (slug === 'broken') return [500, {}];
    return [200, { data: [] }];
  }
  return [200, libraryPage(url)];
};

beforeAll(async () => {
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://kitsu');
    asked.push(url);
    const [status, body] = answer(url);
    response.writeHead(status, JSON_API).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  test = await startTestApp({
    template: 'shelf',
    settings: { KITSU_API_URL: `http://127.0.0.1:${port}/edge/` },
    now: '2026-11-21T12:00:00Z',
  });
  works = [...test.app.get(catalogue).all()]
    .filter((work) => malIdOf(work) !== '' && !work.isAdult && (work.episodeCount ?? 0) > 0)
    .slice(0, 3);
});
afterAll(async () => {
  await test.close();
  service.close();
});

describe('a library of Kitsu', () => {
  it('is fetched by name, all pages of it, through the address the operator set', async () => {
    await test.user('mover');
    const browser = await signedInBrowser(test, 'mover');
    const made = await browser.post('/account/list-imports/kitsu', { name: 'hanako' });
    expect(made.status).toBe(201);
    const shown = await browser.get(`/account/list-imports/${made.body.id}`);
    expect(shown.body).toMatchObject({
      import: { format: 'kitsu', fileName: 'hanako on Kitsu', state: 'PREVIEW' },
      counts: { added: 2, skipped: 1, open: 1 },
    });
    const offsets = asked
      .filter(({ pathname }) => pathname === '/edge/library-entries')
      .map(
        ({ searchParams }) =>
          `${searchParams.get('filter[kind]')} ${searchParams.get('page[offset]')}`,
      );
    expect(offsets).toEqual(['anime 0', 'anime 500', 'manga 0']);
  });

  it('is found by the name people see as well', async () => {
    await test.user('other-mover');
    const browser = await signedInBrowser(test, 'other-mover');
    expect((await browser.post('/account/list-imports/kitsu', { name: 'Hanako D' })).status).toBe(
      201,
    );
  });

  it.each([
    ['nobody', 400, /no user named “nobody”/u],
    ['odd', 503, /couldn’t read the answer/u],
    ['broken', 503, /rejected the request \(500\)/u],
    ['a/b?c', 400, /up to 30 letters/u],
  ] as const)('says what is wrong with %s', async (name, status, detail) => {
    const person = `asker-${status}-${name.length}`;
    await test.user(person);
    const browser = await signedInBrowser(test, person);
    const refused = await browser.post('/account/list-imports/kitsu', { name });
    expect(refused).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } });
  });
});

const PAYLOAD = `{ listImport { id state counts { added updated unchanged skipped open written } undoableUntil } problem { code message } }`;
const FETCH = `mutation { fetchListImport(service: KITSU, name: "hanako", policy: FILE_WINS) ${PAYLOAD} }`;
const act = (field: string, args: string) => `mutation { ${field}(${args}) ${PAYLOAD} }`;
const ROWS = `query ($id: ID!, $only: ListImportRowFilter, $first: Int, $last: Int, $after: String) { viewer { listImport(id: $id) { state counts { written }
  rows(only: $only, first: $first, last: $last, after: $after) { pageInfo { hasNextPage endCursor } nodes { number line title outcome reason isOpen anime { id } suggestedAnime { id } } } } } }`;

describe('imports over GraphQL', () => {
  it('are fetched, looked at, decided, written and taken back', async () => {
    const person = await listPerson(test, 'api-mover');
    const { fetchListImport } = await person.ask(FETCH);
    expect(fetchListImport).toMatchObject({
      problem: null,
      listImport: { state: 'PREVIEW', counts: { added: 2, skipped: 1, open: 1, written: 0 } },
    });
    const { id } = fetchListImport.listImport;
    const open = (await person.ask(ROWS, { id, only: 'OPEN', first: 5 })).viewer.listImport.rows
      .nodes;
    expect(open).toMatchObject([
      { title: 'Nobody knows this one', outcome: 'SKIPPED', isOpen: true, anime: null },
    ]);
    const decided = await person.ask(
      act('decideListImportRow', `id: "${id}", number: ${open[0].number}, work: "${works[2]?.id}"`),
    );
    expect(decided.decideListImportRow.listImport.counts.open).toBe(0);
    const preview = await person.ask(act('previewListImport', `id: "${id}", policy: FILL_GAPS`));
    expect(preview.previewListImport.listImport.counts).toMatchObject({ added: 3, skipped: 0 });
    const started = await person.ask(act('startListImport', `id: "${id}", policy: FILL_GAPS`));
    expect(started.startListImport).toMatchObject({ problem: null });
    const stateNow = async () => (await person.ask(ROWS, { id, first: 1 })).viewer.listImport;
    await expect.poll(stateNow).toMatchObject({ state: 'FINISHED', counts: { written: 3 } });
    const { viewer } = await person.ask(
      '{ viewer { animeList(first: 10) { totalCount } listImports { id undoableUntil } } }',
    );
    expect(viewer.animeList.totalCount).toBe(3);
    expect(viewer.listImports).toEqual([{ id, undoableUntil: '2026-12-21T12:00:00.000Z' }]);
    const undone = await person.ask(act('undoListImport', `id: "${id}"`));
    expect(undone.undoListImport.listImport).toMatchObject({
      state: 'UNDONE',
      undoableUntil: null,
    });
    const after = await person.ask('{ viewer { animeList(first: 10) { totalCount } } }');
    expect(after.viewer.animeList.totalCount).toBe(0);
    const again = await person.ask(act('undoListImport', `id: "${id}"`));
    expect(again.undoListImport).toMatchObject({ listImport: null, problem: { code: 'CONFLICT' } });
  });

  it('show their rows in pages, forward and backward', async () => {
    const person = await listPerson(test, 'pager');
    const { id } = (await person.ask(FETCH)).fetchListImport.listImport;
    const rows = async (args: object) =>
      (await person.ask(ROWS, { id, ...args })).viewer.listImport.rows;
    const first = await rows({ first: 2 });
    expect(first.nodes.map(({ number }: any) => number)).toEqual([1, 2]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await rows({ first: 2, after: first.pageInfo.endCursor });
    expect(rest).toMatchObject({ nodes: [{ number: 3 }], pageInfo: { hasNextPage: false } });
    expect((await rows({ last: 2 })).nodes.map(({ number }: any) => number)).toEqual([2, 3]);
  });

  it('are nobody else’s, and need the scopes of lists', async () => {
    const person = await listPerson(test, 'owner-of-import');
    const { id } = (await person.ask(FETCH)).fetchListImport.listImport;
    const stranger = await listPerson(test, 'stranger-to-import');
    for (const [field, more] of [
      ['undoListImport', ''],
      ['startListImport', ', policy: FILE_WINS'],
      ['previewListImport', ', policy: FILE_WINS'],
      ['decideListImportRow', ', number: 2'],
    ] as const) {
      const args = `id: "${id}"${more}`;
      const answered = (await stranger.ask(act(field, args)))[field];
      expect(answered).toMatchObject({ listImport: null, problem: { code: 'NOT_FOUND' } });
    }
    const { errors } = await test.ask(ROWS, { variables: { id }, bearer: stranger.bearer });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const reader = await test.app.db
      .transaction()
      .execute((tx) =>
        createKey(test.app, tx, { userId: person.id, name: 'reads', scopes: ['read:list'] }),
      );
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': reader.key },
      body: JSON.stringify({ query: FETCH }),
    });
    const refused = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
