import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { openBrowser, PASSWORD } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let admin: Client;
let name: string;
let key: string;
let bearer: string;

const keyOf = async (userId: string): Promise<string> => {
  const made = await test.app.db
    .transaction()
    .execute((tx) =>
      createKey(test.app, tx, { userId, name: 'test', scopes: ['read:list', 'write:list'] }),
    );
  return made.key;
};

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'], settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  const user = await test.user('mika');
  ({ bearer } = user);
  key = await keyOf(user.id);
  admin = new Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  const { rows } = await test.app.database.pool.query('select current_database() as name');
  name = rows[0].name;
});
afterAll(async () => {
  await alter('with allow_connections true');
  await admin.end();
  await test.close();
});

const alter = (change: string): Promise<unknown> =>
  admin.query(`alter database "${name}" ${change}`);

const endConnections = (): Promise<unknown> =>
  admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );

const readiness = async () => {
  const response = await fetch(`${test.url}/readyz`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const UPDATE = 'mutation { createCustomList(media: ANIME, name: "x") { problem { code } } }';
const OWN_LIST = '{ viewer { animeList { totalCount } } }';

const graphql = async (headers: Record<string, string>, query: string) => {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { response, body: (await response.json()) as any };
};

describe('while the database is away', () => {
  beforeAll(async () => {
    await graphql({ authorization: `Bearer ${bearer}` }, OWN_LIST);
    await alter('with allow_connections false');
    await endConnections();
  });
  afterAll(async () => {
    await alter('with allow_connections true');
  });

  it('an API with a key that nobody remembers says when to come again', async () => {
    const { response, body } = await graphql({ 'x-api-key': key }, OWN_LIST);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('try again'),
      extensions: { code: 'UNAVAILABLE' },
    });
  });

  it('a sign-in does', async () => {
    const answer = await openBrowser(test).post('/auth/sign-in', {
      login: 'mika',
      password: PASSWORD,
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('an edit of somebody who is remembered has the code of an outage, and shows nothing of it', async () => {
    const { body } = await graphql({ authorization: `Bearer ${bearer}` }, UPDATE);
    expect(body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(JSON.stringify(body)).not.toMatch(/ECONN|terminat|accepting|INTERNAL/u);
  });

  it('it is not ready', async () => {
    expect(await readiness()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', database: false },
    });
  });
});

it('everything works again when it is back', async () => {
  await expect.poll(async () => (await readiness()).status).toBe(200);
  const { response, body } = await graphql({ 'x-api-key': key }, OWN_LIST);
  expect({ status: response.status, errors: body.errors }).toEqual({ status: 200 });
});

it('is not ready while the database takes no writes, though it answers', async () => {
  await alter('set default_transaction_read_only = on');
  await endConnections();
  await expect.poll(readiness).toMatchObject({
    status: 503,
    body: { database: true, writes: false, disk: true },
  });
  const { body } = await graphql({ authorization: `Bearer ${bearer}` }, UPDATE);
  expect(body.errors[0].extensions.code).toBe('UNAVAILABLE');
  await alter('reset default_transaction_read_only');
  await endConnections();
  await expect.poll(readiness).toMatchObject({ status: 200, body: { writes: true } });
});

it('writes to the database once however often it is asked', async () => {
  const written = async (): Promise<Date> => {
    const { rows } = await test.app.database.pool.query(
      'select written_at from public.tsuzuki_probe',
    );
    return rows[0].written_at;
  };
  await readiness();
  const before = await written();
  const since = performance.now();
  await Promise.all(Array.from({ length: 20 }, readiness));
  const count = (await written()).getTime() === before.getTime() ? 0 : 1;
  // On a machine that was busy for this long, it may have been written once more.
  expect(count).toBeLessThanOrEqual(performance.now() - since > 4_000 ? 1 : 0);
});

it('is not ready when the disk of the data folder is nearly full', async () => {
  const full = await startTestApp({
    roles: ['web'],
    settings: { LEAST_FREE_DISK_MB: '1000000000' },
  });
  const response = await fetch(`${full.url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ database: true, writes: true, disk: false });
  await full.close();
});
