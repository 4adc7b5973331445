import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import { listen } from '#platform/database/index.ts';
import {
  createKey,
  listKeys,
  revokeKey,
  rotateKey,
  setTier,
  usageOfKey,
  type MadeKey,
} from '#slices/access/index.ts';
import { keyUse } from '#slices/access/key/use.ts';
import { forgetOldUse } from '#slices/access/jobs.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let userId: string;
let bearer: string;

beforeAll(async () => {
  // Without workers, because their statements would be counted too.
  test = await startTestApp({ roles: ['web'] });
  ({ id: userId, bearer } = await test.user('mika'));
});
afterAll(() => test.close());
beforeEach(async () => {
  // An account may have only five keys.
  await test.app.database.pool.query('delete from access.key where user_id = $1', [userId]);
});

const transact = <T>(
  work: Parameters<ReturnType<Application['db']['transaction']>['execute']>[0],
) => test.app.db.transaction().execute(work) as Promise<T>;

const make = (input: Partial<Parameters<typeof createKey>[2]> = {}): Promise<MadeKey> =>
  transact((tx) => createKey(test.app, tx, { userId, ...input }));

/** Makes a key, and waits until this process has heard of it, because it then reads the key again. */
const makeHeard = async (input: { userId: string }): Promise<MadeKey> => {
  const heard = Promise.withResolvers<void>();
  // Listeners hear in the order in which they began, so the cache of keys has heard before this one.
  const listening = listen(test.app.database, 'access_change', (changed) => {
    if (changed === input.userId) heard.resolve();
  });
  const made = await make(input);
  await heard.promise;
  await listening.stop();
  return made;
};

const asked = (key: string, query = '{ viewer { username } }', url = test.url) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query }),
  });

const answer = async (key: string, query: string): Promise<any> => (await asked(key, query)).json();

/** Counts statements that name keys. Other statements come from periodic work of the process. */
const countStatements = (): (() => number) => {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  const textOf = ([first]: unknown[]) => (typeof first === 'string' ? first : (first as any)?.text);
  return () =>
    queries.mock.calls.filter((call) => /"?access"?\."?key/u.test(textOf(call) ?? '')).length;
};
afterEach(() => vi.restoreAllMocks());

const later = async (ms: number, work: () => Promise<unknown>): Promise<void> => {
  const before = test.clock.now();
  test.clock.set(new Date(before.getTime() + ms));
  await work();
  test.clock.set(before);
};

describe('a key', () => {
  it('is shown once, speaks for its user, and is kept as its SHA-256 alone', async () => {
    const { id, key } = await make({ name: 'script' });
    expect(key).toMatch(/^svc_live_[0-9A-Za-z]{42}$/u);
    expect(await answer(key, '{ viewer { username } }')).toMatchObject({
      data: { viewer: { username: 'mika' } },
    });
    const row = await test.app.db
      .selectFrom('access.key')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.key_hash).toEqual(hashCredential(key));
    expect(row.display).toBe(key.slice(0, 13));
    expect(JSON.stringify(row)).not.toContain(key.slice(13));
  });

  it('without read:list does not read the list, and is told which scope it lacks', async () => {
    const query = '{ viewer { animeList { totalCount } } }';
    const { key } = await make();
    const { data, errors } = await answer(key, query);
    expect(data.viewer?.animeList ?? null).toBeNull();
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', scope: 'read:list' } });
    expect(errors[0].message).toContain('read:list');
    const { key: wider } = await make({ scopes: ['read:public', 'read:list'] });
    expect(await answer(wider, query)).toMatchObject({
      data: { viewer: { animeList: { totalCount: 0 } } },
    });
  });

  it('is refused from the instant it expires', async () => {
    const { key } = await make({ expiresAt: new Date(test.clock.now().getTime() + 60_000) });
    expect((await asked(key)).status).toBe(200);
    await later(59_999, async () => expect((await asked(key)).status).toBe(200));
    await later(60_000, async () => expect((await asked(key)).status).toBe(401));
  });

  it('is refused at once when it is revoked', async () => {
    const { id, key } = await make();
    for (let round = 0; round < 3; round += 1) expect((await asked(key)).status).toBe(200);
    await transact((tx) => revokeKey(test.app, tx, { id }));
    expect((await asked(key)).status).toBe(401);
    await transact((tx) => revokeKey(test.app, tx, { id }));
  });

  it('that is revoked in a transaction that takes its time is refused as soon as that commits', async () => {
    const { id, key } = await make();
    await transact(async (tx) => {
      await revokeKey(test.app, tx, { id });
      expect((await asked(key)).status).toBe(200);
    });
    expect((await asked(key)).status).toBe(401);
  });

  it('is refused when its account is disabled or deleted', async () => {
    const { id } = await test.user('gone');
    const { key } = await make({ userId: id });
    expect((await asked(key)).status).toBe(200);
    const users = test.app.db.updateTable('accounts.user').where('id', '=', id);
    await users.set({ disabled_at: new Date() }).execute();
    await expect.poll(async () => (await asked(key)).status).toBe(401);
    await users.set({ disabled_at: null }).execute();
    await expect.poll(async () => (await asked(key)).status).toBe(200);
    await test.app.db.deleteFrom('accounts.user').where('id', '=', id).execute();
    await expect.poll(async () => (await asked(key)).status).toBe(401);
  });

  it('cannot already have expired when it is made', async () => {
    await expect(make({ expiresAt: test.clock.now() })).rejects.toThrow('expiry date has passed');
  });
});

describe('rotation', () => {
  it('lets the old key live for the overlap and no longer', async () => {
    const { id, key } = await make({ name: 'bot', scopes: ['read:list'] });
    const next = await transact<MadeKey>((tx) => rotateKey(test.app, tx, { id, overlap: '1h' }));
    expect(next).toMatchObject({ name: 'bot', scopes: ['read:list'], expiresAt: null });
    expect(next.key).not.toBe(key);
    for (const one of [key, next.key]) expect((await asked(one)).status).toBe(200);
    await later(3_600_000, async () => {
      expect((await asked(key)).status).toBe(401);
      expect((await asked(next.key)).status).toBe(200);
    });
    await expect(transact((tx) => rotateKey(test.app, tx, { id, overlap: '0s' }))).rejects.toThrow(
      'already rotated',
    );
  });

  it('without an overlap ends the old key at once', async () => {
    const { id, key } = await make();
    expect((await asked(key)).status).toBe(200);
    await transact((tx) => rotateKey(test.app, tx, { id, overlap: '0s' }));
    expect((await asked(key)).status).toBe(401);
  });
});

describe('the keys of an account', () => {
  it('are 5 at most, also when they are made at once', async () => {
    const { id } = await test.user('many');
    const made = await Promise.allSettled(Array.from({ length: 9 }, () => make({ userId: id })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const keys = await listKeys(test.app, id);
    expect(keys).toHaveLength(5);
    await transact((tx) => revokeKey(test.app, tx, { id: keys[0]?.id ?? '' }));
    await expect(make({ userId: id })).resolves.toBeDefined();
    await expect(make({ userId: id })).rejects.toThrow('at most 5 keys');
  });
});

describe('what is no key', () => {
  const broken = (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;

  it('is refused without a look at the database', async () => {
    const { key } = await makeHeard({ userId });
    const statements = countStatements();
    const others = [
      broken(key),
      '',
      'svc_live_',
      `${key} `.repeat(2),
      key.toUpperCase(),
      'x'.repeat(8_000),
    ];
    for (const other of others) expect((await asked(other)).status).toBe(401);
    expect(statements()).toBe(0);
    const unknown = makeCredential('svc_live_');
    for (let round = 0; round < 5; round += 1) expect((await asked(unknown)).status).toBe(401);
    expect(statements()).toBe(1);
  });

  it('of 64 kB is refused by the HTTP server and harms nothing', async () => {
    const response = await asked('x'.repeat(64_000)).catch(() => undefined);
    if (response) expect(response.status).toBe(431);
    expect((await fetch(`${test.url}/healthz`)).status).toBe(200);
  });

  it('never counts as anonymous, and says how to authenticate', async () => {
    const response = await asked(makeCredential('svc_live_'), '{ tiers { name } }');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    const { data, errors } = (await response.json()) as any;
    expect(data).toBeUndefined();
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('tells where keys are made', async () => {
    for (const key of [makeCredential('svc_live_'), 'svc_live_x']) {
      const { errors } = await answer(key, '{ tiers { name } }');
      expect(errors[0].message).toContain('/settings/keys');
    }
  });
});

describe('the header Authorization', () => {
  const asks = async (headers: Record<string, string>, query = '{ viewer { username } }') => {
    const search = new URLSearchParams({ query }).toString();
    const response = await fetch(`${test.url}/graphql?${search}`, { headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as any,
    };
  };

  it('takes a key as a bearer token, as X-API-Key does: its limits, its scopes, its use', async () => {
    const { id, key } = await make();
    for (const scheme of ['Bearer', 'bearer']) {
      const { status, body } = await asks({ authorization: `${scheme} ${key}` });
      expect({ status, data: body.data }).toEqual({
        status: 200,
        data: { viewer: { username: 'mika' } },
      });
    }
    const scoped = await asks(
      { authorization: `Bearer ${key}` },
      '{ viewer { animeList { totalCount } } }',
    );
    expect(scoped.body.errors[0].extensions).toEqual({
      code: 'FORBIDDEN',
      reason: 'SCOPE_MISSING',
      scope: 'read:list',
    });
    await test.app.get(keyUse).use.flush();
    expect((await usageOfKey(test.app.db, id, new Date(0)))[0]?.requests).toBe(3);
    await transact((tx) => revokeKey(test.app, tx, { id }));
    expect((await asks({ authorization: `Bearer ${key}` })).status).toBe(401);
  });

  it('takes it at every route that takes keys, and shares the account’s limits', async () => {
    const limited = await startTestApp({ roles: ['web'], settings: { TSUZUKI_LIMITS: 'on' } });
    const { id } = await limited.user('mika');
    const input = { userId: id, scopes: ['read:list'] as const };
    const { key } = await limited.app.db
      .transaction()
      .execute((tx) => createKey(limited.app, tx, { ...input, scopes: [...input.scopes] }));
    const authorization = `Bearer ${key}`;
    const exported = await fetch(`${limited.url}/list-export?format=tsuzuki`, {
      headers: { authorization },
    });
    expect(exported.headers.get('ratelimit')).toContain('"daily";r=1999');
    const next = await fetch(`${limited.url}/graphql?query={__typename}`, {
      headers: { 'x-api-key': key },
    });
    expect(next.headers.get('ratelimit')).toContain('"daily";r=199');
    await limited.close();
  });

  it('that holds no credential says how to send a key, and a wrong key where keys are made', async () => {
    const { key } = await make();
    for (const authorization of [key, `ApiKey ${key}`, 'Basic bWlrYTp4', 'Bearer']) {
      const { status, body } = await asks({ authorization });
      expect(status).toBe(401);
      expect(body.errors[0].message).toContain('X-API-Key');
      expect(JSON.stringify(body)).not.toContain(key);
    }
    const wrong = await asks({ authorization: `Bearer ${makeCredential('svc_live_')}` });
    expect(wrong.status).toBe(401);
    expect(wrong.body.errors[0].message).toMatch(/not known.*settings\/keys/u);
    const stale = await asks({ authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' });
    expect(stale.body.errors[0].message).toContain('X-API-Key');
  });

  it('beside X-API-Key is refused, and a token is no key', async () => {
    const { key } = await make();
    const both = { 'x-api-key': key, authorization: `Bearer ${bearer}` };
    expect((await asks(both)).status).toBe(400);
    expect((await asks({ 'x-api-key': bearer })).status).toBe(401);
    expect((await asks({ 'x-api-key': key })).status).toBe(200);
  });

  it('leaves no key in the log', async () => {
    const lines: string[] = [];
    const logged = await startTestApp({ roles: ['web'], onLog: (line) => void lines.push(line) });
    const key = makeCredential('svc_live_');
    for (const authorization of [`Bearer ${key}`, key]) {
      await fetch(`${logged.url}/graphql?query={__typename}`, { headers: { authorization } });
      await fetch(`${logged.url}/list-export`, { headers: { authorization } });
    }
    await logged.close();
    expect(lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(key.slice(13, -6));
  });
});

it('without a credential says that a key is the way', async () => {
  for (const query of [
    '{ viewer { username } }',
    '{ activityFeed { totalCount } }',
    'mutation { createCustomList(media: ANIME, name: "x") { __typename } }',
    'mutation { blockUser(username: "x") { __typename } }',
  ]) {
    const { errors } = await test.ask(query);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(errors?.[0]?.message).toMatch(/X-API-Key.*settings\/keys/u);
  }
});

describe('tiers', () => {
  const tierOf = async (key: string) =>
    (await answer(key, '{ rateLimit { tier } }')).data.rateLimit.tier;

  it('change for all keys of the account at once, and in other processes too', async () => {
    const { id } = await test.user('payer');
    const { key } = await make({ userId: id });
    expect(await tierOf(key)).toBe('FREE');
    const other = await createApp(test.app.settings, { clock: test.clock });
    await other.jobs.open();
    const set = (app: Application, tier: 'indie' | 'free') =>
      app.db.transaction().execute((tx) => setTier(app, tx, { userId: id, tier }));
    await set(test.app, 'indie');
    expect(await tierOf(key)).toBe('INDIE');
    await set(other, 'free');
    await expect.poll(() => tierOf(key)).toBe('FREE');
    await other.close();
  });

  it('change within 30 s even when no news of it comes', async () => {
    const { id } = await test.user('quiet');
    const { key } = await makeHeard({ userId: id });
    expect(await tierOf(key)).toBe('FREE');
    const pool = test.app.database.pool;
    const client = await pool.connect();
    // Triggers are skipped, as if the notification were lost.
    await client.query('set session_replication_role = replica');
    await client.query(`insert into access.subscription values ('${id}', 'commercial', now())`);
    await client.query('set session_replication_role = origin');
    client.release();
    await later(29_999, async () => expect(await tierOf(key)).toBe('FREE'));
    await later(30_000, async () => expect(await tierOf(key)).toBe('COMMERCIAL'));
  });

  it('are heard of again after the connection that listens was cut', async () => {
    const { id } = await test.user('cut');
    const { key } = await make({ userId: id });
    expect(await tierOf(key)).toBe('FREE');
    const { rowCount } = await test.app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    expect(rowCount).toBe(1);
    const other = await createApp(test.app.settings, { clock: test.clock });
    await other.jobs.open();
    await other.db.transaction().execute((tx) => setTier(other, tx, { userId: id, tier: 'indie' }));
    await other.close();
    await expect.poll(() => tierOf(key)).toBe('INDIE');
  });

  it('follow the account of a bearer token, which reads core data at least', async () => {
    const query = { query: '{ rateLimit { tier } }' };
    const ask = async () => (await test.ask(query.query, { bearer })).data.rateLimit.tier;
    expect(await ask()).toBe('FREE');
    await transact((tx) => setTier(test.app, tx, { userId, tier: 'commercial' }));
    expect(await ask()).toBe('COMMERCIAL');
    await transact((tx) => setTier(test.app, tx, { userId, tier: 'free' }));
  });

  it('are told by the query of the pricing page', async () => {
    const { data } = await test.ask(
      '{ tiers { name monthlyPrice rate { requests seconds } burst dailyCap dataAccess hasWebhooks uptimeTarget } }',
    );
    expect(data.tiers.map((tier: any) => [tier.name, tier.monthlyPrice, tier.dailyCap])).toEqual([
      ['ANONYMOUS', null, 500],
      ['FREE', null, 2_000],
      ['INDIE', '9.99', null],
      ['COMMERCIAL', '29.99', null],
    ]);
  });
});

describe('the use of a key', () => {
  it('is collected in memory and kept by hour in one statement', async () => {
    const { id, key } = await make();
    const { use } = test.app.get(keyUse);
    await asked(key);
    await answer(key, '{ nonsense }');
    await later(3_600_000, async () => void (await asked(key)));
    expect(await usageOfKey(test.app.db, id, new Date(0))).toEqual([]);
    const statements = countStatements();
    await use.flush();
    expect(statements()).toBe(1);
    const hour = new Date('2026-01-15T12:00:00Z');
    expect(await usageOfKey(test.app.db, id, new Date(0))).toEqual([
      { hour, requests: 2, denials: 0, errors: 1 },
      { hour: new Date(hour.getTime() + 3_600_000), requests: 1, denials: 0, errors: 0 },
    ]);
    await asked(key);
    await use.flush();
    expect((await usageOfKey(test.app.db, id, hour))[0]?.requests).toBe(3);
    const listed = (await listKeys(test.app, userId)).find((row) => row.id === id);
    expect(listed?.lastUsedAt).toEqual(new Date(hour.getTime() + 3_600_000));
  });

  it('is forgotten after 90 days, and with its key', async () => {
    const { id, key } = await make();
    await asked(key);
    await test.app.get(keyUse).use.flush();
    await later(90 * 86_400_000, () => forgetOldUse.run(test.app, {}));
    expect(await usageOfKey(test.app.db, id, new Date(0))).toHaveLength(1);
    await later(91 * 86_400_000, () => forgetOldUse.run(test.app, {}));
    expect(await usageOfKey(test.app.db, id, new Date(0))).toEqual([]);
  });
});

it('no key stands in the database in plain text', async () => {
  const made = await Promise.all([make(), make()]);
  for (const { key } of made) await asked(key);
  await test.app.get(keyUse).use.flush();
  const { pool } = test.app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    const dump = rows.map(({ text }) => text).join('\n');
    for (const { key } of made) expect(dump).not.toContain(key.slice(13, -6));
  }
  expect(tables.length).toBeGreaterThan(15);
});
