import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '#slices/accounts/jobs.ts';
import { setDisabled } from '#slices/accounts/index.ts';
import { letterTo, openBrowser, PASSWORD, signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { unzip } from '../unzip.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const DAY = 86_400_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const run = () => (tidyUp as any).run(test.app, {}) as Promise<void>;

/** Every table with a foreign key to users that contains a text, and how many rows. */
const tablesHolding = async (text: string): Promise<string[]> => {
  const { pool } = test.app.database;
  const { rows } = await pool.query(
    `select table_schema || '."' || table_name || '"' as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const holding = [];
  for (const { name } of rows) {
    const found = await pool.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [
      text,
    ]);
    if (found.rowCount) holding.push(name);
  }
  return holding;
};

/** How many jobs are still queued. */
const openJobs = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    `select count(*)::int as open from pgboss.job
     where name !~ '^__' and state < 'completed'`,
  );
  return rows[0].open;
};

describe('an export', () => {
  it('is a zip of JSON with a file for every table that holds something of the person, and no secret', async () => {
    const { id } = await test.user('exporter');
    const token = await test.token(id, 'server_a');
    await test.user('other');
    const browser = await signedInBrowser(test, 'exporter');
    const response = await fetch(`${test.url}/auth/export`, {
      headers: { cookie: browser.cookie() ?? '' },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
    expect(read('accounts/user.json')).toMatchObject([{ username: 'exporter', id }]);
    expect(read('accounts/session.json')).toHaveLength(1);
    expect(read('scrobble/token.json')).toMatchObject([{ name: 'shelf' }]);
    expect(read('lists/entry.json')).toEqual([]);
    const all = [...files.values()].join('');
    expect(all).not.toContain('argon2');
    expect(all).not.toContain('hash');
    expect(all).not.toContain(token);
    expect(all).not.toContain('other@example.org');
  });

  it('holds what the person wrote about the catalogue, and nothing that others wrote of it', async () => {
    const writer = await test.user('writer');
    const other = await test.user('answering');
    const changes = [
      { field: 'titleNative', value: '"新しい作品"' },
      { field: 'format', value: '"TV"' },
      { field: 'isAdult', value: 'false' },
    ];
    const input = { media: 'ANIME', changes, note: 'As in the booklet' };
    const sent = await test.ask(
      'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id } }',
      { bearer: writer.bearer, variables: { input } },
    );
    const { id } = sent.data.proposeEdit;
    const say = (text: string) =>
      `mutation { writeEditMessage(id: "${id}", kind: COMMENT, text: "${text}") { state } }`;
    await test.ask(say('Page three'), writer);
    await test.ask(say('Whose booklet?'), other);
    const report = (subject: string, of: string, note: string) =>
      `mutation { sendReport(subject: ${subject}, id: "${of}", reason: SPAM, note: "${note}") { id } }`;
    await test.ask(report('EDIT', id, 'My own mistake'), writer);
    await test.ask(report('USER', writer.id, 'Writes nonsense'), other);
    const browser = await signedInBrowser(test, 'writer');
    const response = await fetch(`${test.url}/auth/export`, {
      headers: { cookie: browser.cookie() ?? '' },
    });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const read = (name: string) => JSON.parse(files.get(name) ?? 'null');
    expect(read('edits/proposal.json')).toMatchObject([{ id, note: 'As in the booklet' }]);
    const title = { proposal_id: id, field: 'titleNative', after: '新しい作品' };
    expect(read('edits/change.json')).toContainEqual(expect.objectContaining(title));
    expect(read('edits/message.json')).toMatchObject([{ text: 'Page three' }]);
    expect(read('edits/statement.json')).toMatchObject([{ note: 'My own mistake' }]);
    const all = [...files.values()].join('');
    expect(all).not.toContain('Whose booklet?');
    expect(all).not.toContain('Writes nonsense');
  });

  it('is made one at a time for one person: what is asked meanwhile is told when to come again', async () => {
    await test.user('impatient');
    const browser = await signedInBrowser(test, 'impatient');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.get('/auth/export')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(4);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await browser.get('/auth/export')).status).toBe(200);
  });
});

describe('a deletion', () => {
  it('ends everything at once, can be taken back for 14 days, and leaves nothing', async () => {
    const { id } = await test.user('emigrant');
    await test.token(id, 'server_a');
    const browser = await signedInBrowser(test, 'emigrant');
    const bearer = (await browser.post('/auth/token')).body.accessToken;
    const asked = await browser.post('/auth/delete-account');
    expect(asked).toMatchObject({
      status: 202,
      body: { deletionDueAt: '2026-01-29T12:00:00.000Z' },
    });
    expect((await test.ask('{ viewer { username } }', { bearer })).status).toBe(401);
    await letterTo(test, 'emigrant@example.org', 'Your account will be deleted');

    later(13 * DAY);
    await run();
    const back = await signedInBrowser(test, 'emigrant');
    expect((await back.post('/auth/token')).status).toBe(403);
    expect((await back.post('/auth/cancel-deletion')).status).toBe(200);
    expect((await back.post('/auth/token')).status).toBe(200);
    later(2 * DAY);
    await run();
    expect(
      (await openBrowser(test).post('/auth/sign-in', { login: 'emigrant', password: PASSWORD }))
        .status,
    ).toBe(200);

    const again = await signedInBrowser(test, 'emigrant');
    await again.post('/auth/delete-account');
    await expect.poll(openJobs, { interval: 100 }).toBe(0);
    later(14 * DAY);
    await run();
    expect(
      (await openBrowser(test).post('/auth/sign-in', { login: 'emigrant', password: PASSWORD }))
        .status,
    ).toBe(401);
    expect(await tablesHolding(id)).toEqual([]);
    expect(await tablesHolding('emigrant')).toEqual([]);
  });
});

it('a disabled account is signed out everywhere at once and cannot sign in', async () => {
  const { id } = await test.user('banned');
  const browser = await signedInBrowser(test, 'banned');
  const bearer = (await browser.post('/auth/token')).body.accessToken;
  const set = (isDisabled: boolean) =>
    test.app.db
      .transaction()
      .execute((tx) => setDisabled(test.app, tx, { userId: id, isDisabled }));
  await set(true);
  expect((await browser.get('/auth/session')).status).toBe(401);
  expect((await test.ask('{ viewer { username } }', { bearer })).status).toBe(401);
  const again = { login: 'banned', password: PASSWORD };
  expect((await openBrowser(test).post('/auth/sign-in', again)).status).toBe(403);
  const wrong = { login: 'banned', password: 'not it' };
  expect((await openBrowser(test).post('/auth/sign-in', wrong)).status).toBe(401);
  await set(false);
  expect((await openBrowser(test).post('/auth/sign-in', again)).status).toBe(200);
});
