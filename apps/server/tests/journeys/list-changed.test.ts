import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { react } from '#platform/events.ts';
import { createKey } from '#slices/access/index.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { undoImport } from '#slices/listfiles/index.ts';
import { listChanged, recordPlay } from '#slices/lists/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { bring } from '../list-files.ts';
import { send, settle } from '../media-server.ts';
import { statementsOf } from '../statements.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

let test: TestApp;
let works: string[];
let mika: { id: string; bearer: string };
const heard: unknown[] = [];
let people = 0;

const hear = react(listChanged, 'test.hear-list', async (_app, event) => void heard.push(event));

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', reactions: [hear] });
  await importMappingFile(test.app, {
    format: 'tsuzuki',
    file: fixture('scrobble-mapping.json'),
    createMissing: true,
  });
  await test.app.get(changeFeed).catchUp();
  works = [...test.app.get(catalogue).all()]
    .filter(({ isAdult, episodeCount }) => !isAdult && (episodeCount ?? 0) > 20)
    .slice(0, 3)
    .map(({ id }) => id);
});
afterAll(() => test.close());

beforeEach(async () => {
  people += 1;
  mika = await test.user(`mika${people}`);
});

/** The published events about mika's list: one job per event, in the order they were written. */
const jobs = async (): Promise<{ id: string; data: any }[]> => {
  const { rows } = await test.app.database.pool.query(
    `select id, data from pgboss.job where name = 'test.hear-list' and data->>'userId' = $1 order by created_on`,
    [mika.id],
  );
  return rows;
};

const told = async (): Promise<any[]> => (await jobs()).map(({ data }) => data);

const ask = async (query: string, bearer = mika.bearer) => {
  const { data, errors } = await test.ask(query, { bearer });
  expect(errors).toBeUndefined();
  return data;
};

const save = (fields: string, bearer?: string) =>
  ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${works[0]}", ${fields} }) { batchId outcome } }`,
    bearer,
  ).then(({ saveAnimeListEntry: saved }) => saved);

const about = (outcome: string, fields: string[], workId = works[0]) => ({
  media: 'ANIME',
  workId,
  outcome,
  fields,
});

const WEB = { source: 'WEB', client: { kind: 'web', name: null } };

describe('what is told of a batch', () => {
  it('is who changed which fields of which works, and where from', async () => {
    const { batchId } = await save('status: CURRENT, score: 80');
    const [event, ...more] = await told();
    expect(more).toEqual([]);
    await expect.poll(() => heard).toContainEqual(event);
    expect(event).toEqual({
      userId: mika.id,
      batchId,
      at: test.clock.now().toISOString(),
      origin: WEB,
      works: [about('ADDED', expect.arrayContaining(['status', 'score']))],
      customListIds: [],
    });
  });

  it('is one event for many entries', async () => {
    const inputs = works.slice(0, 2).map((id) => `{ animeId: "${id}", status: PLANNING }`);
    await ask(`mutation { saveAnimeListEntries(inputs: [${inputs.join()}]) { __typename } }`);
    const events = await told();
    expect(events.map((event) => event.works.map(({ workId }: any) => workId))).toEqual([
      works.slice(0, 2),
    ]);
  });

  it('is nothing where nothing changed', async () => {
    await save('status: PLANNING');
    expect(await save('status: PLANNING')).toMatchObject({ outcome: 'UNCHANGED' });
    expect(await save('status: PAUSED, version: 9')).toMatchObject({ outcome: 'REFUSED' });
    expect(await told()).toHaveLength(1);
  });

  it('is rolled back with the data', async () => {
    const play = { userId: mika.id, workId: works[0] ?? '', unit: 1, at: test.clock.now() };
    const failing = test.app.db.transaction().execute(async (tx) => {
      await recordPlay(test.app, tx, {
        ...play,
        media: 'ANIME',
        source: 'API',
        client: { ...WEB.client, kind: 'web' },
      });
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    expect(await told()).toEqual([]);
  });
});

describe('each way to change a list tells of it once', () => {
  const fieldsOf = async () =>
    (await told()).map(({ works: some }) =>
      some.map(({ outcome, fields }: any) => [outcome, fields]),
    );

  it('plays that are recorded, said anew and taken back', async () => {
    await save('status: CURRENT');
    await ask(`mutation { recordPlay(input: { animeId: "${works[0]}", unit: 1 }) { batchId } }`);
    const { viewer } = await ask('{ viewer { history { nodes { id client { kind name } } } } }');
    const [play] = viewer.history.nodes;
    expect(play.client).toEqual({ kind: 'WEB', name: null });
    await ask(`mutation { updatePlay(id: "${play.id}", unit: 2) { batchId } }`);
    const { viewer: now } = await ask('{ viewer { history { nodes { id } } } }');
    await ask(`mutation { deletePlays(ids: ["${now.history.nodes[0].id}"]) { plays } }`);
    const [, ...events] = await fieldsOf();
    const moved = [['UPDATED', expect.arrayContaining(['progress', 'plays'])]];
    expect(events).toEqual([moved, moved, moved]);
  });

  it('plays that leave the entry as it is', async () => {
    await save('status: CURRENT, progress: 9');
    for (const unit of [3, 2]) {
      await ask(
        `mutation { recordPlay(input: { animeId: "${works[0]}", unit: ${unit} }) { batchId } }`,
      );
    }
    const { viewer } = await ask('{ viewer { history { nodes { id unit } } } }');
    const { id } = viewer.history.nodes.find(({ unit }: any) => unit === 2);
    await ask(`mutation { deletePlays(ids: ["${id}"]) { plays } }`);
    expect((await fieldsOf()).slice(2)).toEqual([
      [['UNCHANGED', ['plays']]],
      [['UNCHANGED', ['plays']]],
    ]);
  });

  it('a removal, and what brings it back', async () => {
    await save('status: PLANNING');
    const { viewer } = await ask('{ viewer { animeList { nodes { id } } } }');
    const [{ id }] = viewer.animeList.nodes;
    const { deleteAnimeListEntry: gone } = await ask(
      `mutation { deleteAnimeListEntry(id: "${id}") { batchId } }`,
    );
    await ask(`mutation { undo(batch: "${gone.batchId}") { batchId } }`);
    expect(await fieldsOf()).toEqual([
      [['ADDED', ['status']]],
      [['DELETED', []]],
      [['ADDED', ['status']]],
    ]);
  });

  it('favourites', async () => {
    const toggle = `mutation { toggleFavourite(animeId: "${works[0]}") { isFavourite } }`;
    await ask(toggle);
    await ask(toggle);
    const favourite = [['UNCHANGED', ['isFavourite']]];
    expect(await fieldsOf()).toEqual([favourite, favourite]);
  });

  it('custom lists, and the entries of one that is deleted', async () => {
    const { createCustomList: made } = await ask(
      'mutation { createCustomList(media: ANIME, name: "Rain") { customList { id } } }',
    );
    const { id } = made.customList;
    await save(`status: PLANNING, customLists: ["${id}"]`);
    await ask(`mutation { updateCustomList(id: "${id}", name: "Snow") { customList { id } } }`);
    await ask(`mutation { deleteCustomList(id: "${id}") { customList { id } } }`);
    const events = (await told()).map(({ works: some, customListIds }) => [some, customListIds]);
    expect(events).toEqual([
      [[], [id]],
      [[about('ADDED', ['status', 'customListIds'])], []],
      [[], [id]],
      [[about('UPDATED', ['customListIds'])], [id]],
    ]);
  });
});

describe('where a change comes from', () => {
  const originOf = async () => (await told()).map(({ origin }) => origin);

  it('is an API key, by its name', async () => {
    const { key } = await test.app.db.transaction().execute((tx) =>
      createKey(test.app, tx, {
        userId: mika.id,
        name: 'Kodi',
        scopes: ['read:list', 'write:list'],
      }),
    );
    await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({
        query: `mutation { recordPlay(input: { animeId: "${works[0]}", unit: 1 }) { plays } }`,
      }),
    });
    expect(await originOf()).toEqual([
      { source: 'API', client: { kind: 'api-key', name: 'Kodi' } },
    ]);
    const { viewer } = await ask(
      '{ viewer { history { nodes { source client { kind name } } } } }',
    );
    expect(viewer.history.nodes).toContainEqual({
      source: 'API',
      client: { kind: 'API_KEY', name: 'Kodi' },
    });
    const { rows } = await test.app.database.pool.query(
      `select client, client_name from lists.change where user_id = $1 and source = 'API'`,
      [mika.id],
    );
    expect(rows).toEqual([{ client: 'api-key', client_name: 'Kodi' }]);
  });

  it('is the browser extension, a player or a command by their tokens', async () => {
    for (const [client, unit] of [
      ['extension', 1],
      ['device', 2],
      ['cli', 3],
    ] as const) {
      const { accessToken } = await issueBearer(test.app, mika.id, client);
      await save(`status: CURRENT, progress: ${unit}`, accessToken);
    }
    expect(await originOf()).toEqual([
      { source: 'EXTENSION', client: { kind: 'extension', name: null } },
      { source: 'API', client: { kind: 'player', name: null } },
      { source: 'API', client: { kind: 'app', name: 'tsuzuki command' } },
    ]);
  });

  it('is a media server, once for all episodes of a file', async () => {
    const token = await test.token(mika.id, 'server_b');
    const body = readFileSync(
      fixture('payloads/jellyfin-05-playbackstop-two-episodes-in-one-file.json'),
      'utf8',
    );
    await send(
      test,
      { path: 'server_b', token },
      { json: { ...JSON.parse(body), SeriesProvider_tvdb: '405920' } },
    );
    await settle(test);
    const origin = { source: 'JELLYFIN', client: { kind: 'media-server', name: 'shelf' } };
    const [event, ...more] = await told();
    expect(more).toEqual([]);
    expect(event).toMatchObject({ origin, works: [{ fields: expect.any(Array) }, {}] });
  });

  it('is the key that takes back, replays, corrects or ignores what a media server told', async () => {
    const { key } = await test.app.db
      .transaction()
      .execute((tx) =>
        createKey(test.app, tx, { userId: mika.id, name: 'Script', scopes: ['write:list'] }),
      );
    const token = await test.token(mika.id, 'server_b');
    const body = readFileSync(
      fixture('payloads/jellyfin-05-playbackstop-two-episodes-in-one-file.json'),
      'utf8',
    );
    await send(
      test,
      { path: 'server_b', token },
      { json: { ...JSON.parse(body), SeriesProvider_tvdb: '405920' } },
    );
    await settle(test);
    const { viewer } = await ask(
      '{ viewer { mediaServers { deliveries { nodes { id matches { anime { id } } } } } } }',
    );
    const { id, matches } = viewer.mediaServers[0].deliveries.nodes[0];
    const animeId = matches[0].anime.id;
    const BY_KEY = { source: 'API', client: { kind: 'api-key', name: 'Script' } };
    const undone = async (act: string): Promise<unknown[]> => {
      const before = new Set((await jobs()).map((job) => job.id));
      const response = await fetch(`${test.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ query: `mutation { ${act} }` }),
      });
      expect(((await response.json()) as any).errors).toBeUndefined();
      // Events of one transaction come in any order.
      const after = (await jobs()).filter((job) => !before.has(job.id));
      const origins = after.map(({ data }) => data.origin);
      return origins.toSorted((a, b) => (a.source < b.source ? -1 : 1));
    };
    const BY_SERVER = { source: 'JELLYFIN', client: { kind: 'media-server', name: 'shelf' } };
    expect(await undone(`undoDelivery(id: "${id}") { id }`)).toEqual([BY_KEY]);
    expect(await undone(`replayDelivery(id: "${id}") { id }`)).toEqual([BY_SERVER]);
    expect(await undone(`replayDelivery(id: "${id}") { id }`)).toEqual([BY_KEY, BY_SERVER]);
    expect(
      await undone(
        `correctDelivery(id: "${id}", animeId: "${animeId}", episode: 1) { isRemembered }`,
      ),
    ).toEqual([BY_KEY, BY_SERVER]);
    expect(await undone(`ignoreDeliveryShow(id: "${id}") { id }`)).toEqual([BY_KEY]);
  });

  it('is an import: one event for its collections, one for each step of its entries, one when it is undone', async () => {
    const file = {
      format: 'tsuzuki-list/1',
      entries: [
        { kind: 'anime', ids: { mal: 1 }, status: 'planning', progress: 0, favourite: true },
        { kind: 'anime', ids: { mal: 5 }, status: 'planning', progress: 0 },
      ],
      customLists: [{ kind: 'anime', name: 'Calm' }],
      favourites: [{ kind: 'anime', ids: { mal: 5114 } }],
    };
    const bytes = Buffer.from(JSON.stringify(file));
    const { importId } = await bring(test, { userId: mika.id, format: 'tsuzuki', file: bytes });
    const key = { userId: mika.id, id: importId ?? '' };
    await test.app.db.transaction().execute((tx) => undoImport(test.app, tx, key));
    const events = await told();
    const fieldsIn = (event: any) => event.works.map(({ fields }: any) => fields);
    expect(events.map(({ batchId }) => batchId === importId)).toEqual([true, true, false]);
    expect(events.map(({ customListIds }) => customListIds.length)).toEqual([1, 0, 1]);
    expect(fieldsIn(events[0])).toEqual([['isFavourite']]);
    expect(fieldsIn(events[1]).toSorted()).toEqual([['status'], ['status', 'isFavourite']]);
    expect(events[2].works.map(({ outcome }: any) => outcome).toSorted()).toEqual([
      'DELETED',
      'DELETED',
      'UNCHANGED',
    ]);
    const BY_IMPORT = { source: 'IMPORT', client: { kind: 'import', name: null } };
    expect(events.map(({ origin }) => origin)).toEqual([BY_IMPORT, BY_IMPORT, BY_IMPORT]);
  });
});

it('costs no statement where nobody reacts', async () => {
  const plain = await startTestApp({ template: 'shelf', roles: ['web'] });
  const yui = await plain.user('yui');
  const statements = await statementsOf(async () => {
    const query = `mutation { saveAnimeListEntry(input: { animeId: "${works[1]}", status: CURRENT }) { outcome } }`;
    const { data } = await plain.ask(query, { bearer: yui.bearer });
    expect(data.saveAnimeListEntry.outcome).toBe('ADDED');
    // The worker of the other app asks its own database for jobs meanwhile.
  }, plain.databaseUrl);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ text }) => text.includes('pgboss'))).toEqual([]);
  await plain.close();
});
