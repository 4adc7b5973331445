import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { applyOperation, passUpstream } from '#slices/edits/index.ts';
import { publishDump } from '#slices/sources/dump/publish.ts';
import { signedInBrowser } from '../browser.ts';
import { askNow, followNow } from '../hub.ts';
import { shows } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

type User = Awaited<ReturnType<TestApp['user']>>;

let hub: TestApp;
let instance: TestApp;
let hubEditor: User;
let mika: User;
let editor: User;
let workId: string;

const setRole = (test: TestApp, { id }: User, role: string) =>
  test.app.database.pool.query(`update accounts."user" set role = $1 where id = $2`, [role, id]);

beforeAll(async () => {
  hub = await startTestApp({ template: 'shelf', roles: ['web'], settings: { OPEN_DATA: 'on' } });
  hubEditor = await hub.user('hubeditor');
  await setRole(hub, hubEditor, 'editor');
  const { id: userId } = await hub.user('bridge');
  const { key } = await hub.app.db
    .transaction()
    .execute((tx) => createKey(hub.app, tx, { userId, scopes: ['read:public', 'write:catalog'] }));
  await publishDump(hub.app);
  const settings = { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1', HUB_KEY: key };
  instance = await startTestApp({ roles: ['web'], settings });
  await instance.app.open(catalogue);
  mika = await instance.user('mika');
  editor = await instance.user('editor');
  await setRole(instance, editor, 'editor');
  await followNow(instance, hub.url);
  workId = hub.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await hub.close();
  await instance.close();
});

const ask = async (test: TestApp, by: User, query: string, variables = {}) => {
  const { data, errors } = await test.ask(query, { bearer: by.bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};

/** An edit of mika that an editor of the instance accepts; the id of its revision. */
const accepted = async (field: string, value: unknown): Promise<string> => {
  const input = {
    media: 'ANIME',
    workId,
    changes: [{ field, value: JSON.stringify(value) }],
    note: 'See the site',
    sources: ['https://a.example/x'],
  };
  const { proposeEdit } = await ask(
    instance,
    mika,
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { input },
  );
  await ask(
    instance,
    editor,
    `mutation { decideEdit(id: "${proposeEdit.id}", accepted: ["${field}"]) { state } }`,
  );
  const { revisions } = await ask(instance, mika, '{ revisions(first: 1) { nodes { id } } }');
  return revisions.nodes[0].id;
};

/** Sends and asks whatever is to be sent and asked, now. */
const pass = async () => {
  const { pool } = instance.app.database;
  await pool.query('update edits.upstream set due_at = $1 where due_at is not null', [
    instance.clock.now(),
  ]);
  const { rows } = await pool.query(
    'select count(*)::int as due from edits.upstream where due_at is not null',
  );
  for (let number = 0; number < rows[0].due; number += 1) {
    await passUpstream(instance.app, new AbortController().signal);
  }
};

const upstreamOf = async (id: string) =>
  (
    await ask(
      instance,
      mika,
      `{ revision(id: "${id}") { upstream { hub state hubState decision fault } } }`,
    )
  ).revision.upstream;

const atHub = async (id: string) =>
  (
    await ask(
      hub,
      hubEditor,
      `{ edit(id: "${id}") { state origin note sources author { username } changes { field after } } }`,
    )
  ).edit;

it('proposes accepted edits at the hub, and learns what became of them', async () => {
  const id = await accepted('titleEnglish', 'Frieren Upstream');
  expect(await upstreamOf(id)).toMatchObject({ hub: hub.url, state: 'WAITING', fault: null });
  await pass();
  expect(await atHub(id)).toEqual({
    state: 'OPEN',
    origin: expect.stringMatching(/^mika \(.+\)$/u),
    note: 'See the site',
    sources: ['https://a.example/x'],
    author: { username: 'bridge' },
    changes: [{ field: 'titleEnglish', after: '"Frieren Upstream"' }],
  });
  expect(await upstreamOf(id)).toMatchObject({ state: 'SENT', hubState: 'OPEN' });
  // As after a crash between the answer and its note: the hub has it once.
  await instance.app.database.pool.query(`update edits.upstream set state = 'WAITING'`);
  await pass();
  expect(await upstreamOf(id)).toMatchObject({ state: 'SENT', hubState: 'OPEN' });
  await ask(
    hub,
    hubEditor,
    `mutation { decideEdit(id: "${id}", accepted: ["titleEnglish"], reason: "Thanks") { state } }`,
  );
  await pass();
  expect(await upstreamOf(id)).toMatchObject({
    state: 'DECIDED',
    hubState: 'ACCEPTED',
    decision: 'Thanks',
  });
  await askNow(instance);
  const { rows } = await hub.app.database.pool.query(
    'select count(*)::int as count from edits.proposal',
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('tells what the hub refuses for good, and keeps the edit here', async () => {
  const id = await accepted('episodeCount', 27);
  await hub.app.database.pool.query(
    `insert into edits.lock (id, medium, work_id, reason, locked_at) values (gen_random_uuid(), 'ANIME', $1, 'Edit war', now())`,
    [workId],
  );
  await pass();
  const upstream = await upstreamOf(id);
  expect(upstream.fault).toMatch(/Edit war/u);
  await hub.app.database.pool.query('delete from edits.lock');
  const { anime } = await ask(instance, mika, `{ anime(id: "${workId}") { episodeCount } }`);
  expect(anime.episodeCount).toBe(27);
});

it('proposes new titles, undoings and merges, too, and shows administrators how they stand', async () => {
  const changes = ['titleNative', 'format', 'isAdult'].map((field, index) => ({
    field,
    value: JSON.stringify(['新しい作品', 'TV', false][index]),
  }));
  const send = 'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }';
  const made = await ask(instance, mika, send, { input: { media: 'ANIME', changes } });
  const decide = `mutation { decideEdit(id: "${made.proposeEdit.id}", accepted: ["titleNative", "format", "isAdult"]) { state } }`;
  await ask(instance, editor, decide);
  const newest = async () =>
    (await ask(instance, mika, '{ revisions(first: 1) { nodes { id } } }')).revisions.nodes[0].id;
  const created = await newest();
  await pass();
  // What is sent twice is there once.
  await instance.app.database.pool.query(
    `update edits.upstream set state = 'WAITING' where revision_id = $1`,
    [created],
  );
  await pass();
  expect((await atHub(created)).changes).toContainEqual({
    field: 'titleNative',
    after: '"新しい作品"',
  });

  const changed = await accepted('durationMinutes', 77);
  await ask(instance, editor, `mutation { undoRevision(id: "${changed}") { id } }`);
  const undone = await newest();
  expect(await upstreamOf(undone)).toMatchObject({ state: 'WAITING' });

  const [from, into] = shows(hub).slice(3) as [Anime, Anime];
  const merge = `mutation { proposeMerge(input: { media: ANIME, workId: "${from.id}", intoId: "${into.id}", note: "Twice" }) { id } }`;
  const { proposeMerge } = await ask(instance, mika, merge);
  const { pool } = instance.app.database;
  await pool.query('update edits.proposal set applies_from = submitted_at');
  await setRole(instance, editor, 'moderator');
  await instance.app.db
    .transaction()
    .execute((tx) =>
      applyOperation(instance.app, tx, { id: proposeMerge.id, by: editor.id, text: '' }),
    );
  const merged = await newest();
  await pass();
  const { edit } = await ask(
    hub,
    hubEditor,
    `{ edit(id: "${merged}") { kind workId origin other { workId } note } }`,
  );
  expect(edit).toEqual({
    kind: 'MERGE',
    workId: from.id,
    origin: expect.stringMatching(/^mika /u),
    other: { workId: into.id },
    note: 'Twice',
  });

  await setRole(instance, editor, 'admin');
  const browser = await signedInBrowser(instance, 'editor');
  const { body } = await browser.get('/admin/followed-hub');
  expect(body).toMatchObject({ hub: { address: hub.url, fault: null }, sends: true });
  expect(body.edits).toContainEqual(
    expect.objectContaining({ state: 'SENT', hubState: 'OPEN', title: '新しい作品' }),
  );
  expect((await (await signedInBrowser(instance, 'mika')).get('/admin/followed-hub')).status).toBe(
    403,
  );
  await setRole(instance, editor, 'editor');

  await ask(
    hub,
    hubEditor,
    `mutation { decideEdit(id: "${created}", accepted: ["titleNative", "format", "isAdult"]) { state } }`,
  );
  await askNow(instance);
  const { rows: sameTitle } = await instance.app.database.pool.query(
    `select (select count(*)::int from catalog.claim where work_id = anime.id and source like 'hub%') as hub
     from catalog.anime where title_native = '新しい作品'`,
  );
  // It is one work here, of which the hub speaks as well.
  expect(sameTitle).toEqual([{ hub: 2 }]);
});

it('proposes removals, and restorations where one is undone', async () => {
  const work = shows(hub)[7] as Anime;
  const remove = `mutation { proposeRemoval(input: { media: ANIME, workId: "${work.id}", note: "A hoax" }) { id } }`;
  const { proposeRemoval } = await ask(instance, mika, remove);
  await instance.app.database.pool.query('update edits.proposal set applies_from = submitted_at');
  await setRole(instance, editor, 'moderator');
  const { id: removal } = await instance.app.db
    .transaction()
    .execute((tx) =>
      applyOperation(instance.app, tx, { id: proposeRemoval.id, by: editor.id, text: '' }),
    );
  await pass();
  const { undoRevision } = await ask(
    instance,
    editor,
    `mutation { undoRevision(id: "${removal}") { id } }`,
  );
  await setRole(instance, editor, 'editor');
  const kindAt = async (id: string) =>
    (await ask(hub, hubEditor, `{ edit(id: "${id}") { kind workId origin note } }`)).edit;
  const about = { workId: work.id, origin: expect.stringMatching(/^mika /u), note: 'A hoax' };
  expect(await kindAt(removal)).toEqual({ kind: 'DELETE', ...about });
  await pass();
  // The hub has not removed it, so there is nothing to restore, and it says so.
  expect(await upstreamOf(undoRevision.id)).toMatchObject({
    state: 'REFUSED',
    fault: expect.stringContaining('isn’t deleted'),
  });
});

it('a new title gets no id of another one, and none that a source could compute', async () => {
  const changes = ['titleNative', 'format', 'isAdult'].map((field, index) => ({
    field,
    value: JSON.stringify(['別の作品', 'TV', false][index]),
  }));
  const { rows } = await hub.app.database.pool.query(
    `select id from catalog.anime where title_native = '新しい作品'`,
  );
  const send = 'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }';
  const reasons: unknown[] = [];
  for (const newWorkId of [rows[0].id, workId, 'x']) {
    const variables = { input: { media: 'ANIME', changes, newWorkId } };
    const { errors } = await hub.ask(send, { bearer: hubEditor.bearer, variables });
    reasons.push(errors?.[0]?.extensions?.['reason']);
  }
  expect(reasons).toEqual(['EDIT_WORK_ID_TAKEN', 'EDIT_WORK_ID_INVALID', 'EDIT_WORK_ID_INVALID']);
});

it('nobody takes the id of an edit of somebody else', async () => {
  const { rows } = await hub.app.database.pool.query('select id from edits.proposal limit 1');
  const input = {
    id: rows[0].id,
    media: 'ANIME',
    workId,
    changes: [{ field: 'seasonYear', value: '1999' }],
  };
  const { errors } = await hub.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
    { bearer: hubEditor.bearer, variables: { input } },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ reason: 'EDIT_ID_TAKEN' });
});

describe('a hub that is broken, refuses or lies', () => {
  let server: Server;
  let answer: { status: number; body: string } = { status: 200, body: '' };
  let asked = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await instance.app.database.pool.query('update sources.hub set address = $1', [url]);
  });
  afterAll(async () => {
    await instance.app.database.pool.query('update sources.hub set address = $1', [hub.url]);
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });

  it('loses no edit, says why, and is asked again later', async () => {
    const id = await accepted('durationMinutes', 29);
    const json = (value: unknown) => JSON.stringify(value);
    const edit = { id, state: 'OPEN', decision: '' };
    const cases: [string, number, string][] = [
      ['is busy', 429, ''],
      ['is broken', 503, '<h1>Down</h1>'],
      ['refuses the key', 401, '{}'],
      [
        'refuses the key in words',
        200,
        json({ errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }),
      ],
      ['says no JSON', 200, '<html>'],
      ['says nothing', 200, '{}'],
      ['says something else', 200, json({ data: { edit: { ...edit, state: 'PERFECT' } } })],
      ['names another edit', 200, json({ data: { edit: { ...edit, id: workId } } })],
      ['says too much', 200, json({ data: { edit: { ...edit, decision: 'x'.repeat(300_000) } } })],
    ];
    const found: Record<string, unknown> = {};
    for (const [what, status, body] of cases) {
      answer = { status, body };
      await pass();
      const { state, fault } = await upstreamOf(id);
      found[what] = [state, fault !== null];
    }
    expect(found).toEqual(Object.fromEntries(cases.map(([what]) => [what, ['WAITING', true]])));
    const { rows } = await instance.app.database.pool.query(
      'select failures, due_at > $1 as later from edits.upstream where revision_id = $2',
      [instance.clock.now(), id],
    );
    expect(rows).toEqual([{ failures: cases.length, later: true }]);
    answer = { status: 200, body: json({ data: { edit } }) };
    await pass();
    expect(await upstreamOf(id)).toMatchObject({ state: 'SENT', fault: null });
    answer = {
      status: 200,
      body: json({ data: { edit: { ...edit, state: 'REJECTED', decision: '\u0000<b>' } } }),
    };
    await pass();
    expect(await upstreamOf(id)).toMatchObject({
      state: 'DECIDED',
      hubState: 'REJECTED',
      decision: '<b>',
    });
  });

  it('that is gone, or is another one now, gets nothing', async () => {
    const id = await accepted('seasonYear', 2022);
    await new Promise((resolve) => server.close(resolve));
    const before = asked;
    await pass();
    expect(asked).toBe(before);
    expect(await upstreamOf(id)).toMatchObject({
      state: 'WAITING',
      fault: expect.stringMatching(/reached/u),
    });
    await instance.app.database.pool.query('update sources.hub set address = $1', [hub.url]);
    await pass();
    expect(await upstreamOf(id)).toMatchObject({ state: 'WAITING' });
    expect(await atHub(id)).toBeNull();
  });
});
